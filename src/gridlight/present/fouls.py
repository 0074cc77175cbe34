"""Fouls as they are called in the chosen language; decks and charts may bring others."""

from __future__ import annotations

from typing import Final

from gridlight.kernel.language import tr

_FOULS: Final = {
    "clipping": tr("clipping"),
    "holding": tr("holding"),
    "illegal formation": tr("illegal formation"),
    "illegal use of hands": tr("illegal use of hands"),
    "ineligible receiver": tr("ineligible receiver"),
    "intentional grounding": tr("intentional grounding"),
    "moving the offense's card": tr("moving the offense's card"),
    "offside": tr("offside"),
    "pass interference": tr("pass interference"),
    "personal foul": tr("personal foul"),
    "roughing the kicker": tr("roughing the kicker"),
    "Block in the back": tr("Block in the back"),
    "Clipping": tr("Clipping"),
    "Defensive holding": tr("Defensive holding"),
    "Delay of game": tr("Delay of game"),
    "Encroachment": tr("Encroachment"),
    "Face mask": tr("Face mask"),
    "False start": tr("False start"),
    "Holding": tr("Holding"),
    "Illegal block": tr("Illegal block"),
    "Illegal contact": tr("Illegal contact"),
    "Illegal formation": tr("Illegal formation"),
    "Illegal procedure": tr("Illegal procedure"),
    "Illegal use of hands": tr("Illegal use of hands"),
    "Ineligible man downfield": tr("Ineligible man downfield"),
    "Ineligible receiver downfield": tr("Ineligible receiver downfield"),
    "Intentional grounding": tr("Intentional grounding"),
    "Interference with the catch": tr("Interference with the catch"),
    "Neutral zone infraction": tr("Neutral zone infraction"),
    "Offensive pass interference": tr("Offensive pass interference"),
    "Pass interference": tr("Pass interference"),
    "Personal foul": tr("Personal foul"),
    "Roughing the kicker": tr("Roughing the kicker"),
    "Roughing the passer": tr("Roughing the passer"),
    "Running into the kicker": tr("Running into the kicker"),
    "Unnecessary roughness": tr("Unnecessary roughness"),
}

_ENTRIES: Final = {
    "blank": tr("blank"),
    "offsetting": tr("offsetting"),
    "offsides": tr("offsides"),
    "one": tr("one"),
    "two": tr("two"),
    "three": tr("three"),
    "four": tr("four"),
    "five": tr("five"),
    "six": tr("six"),
    "seven": tr("seven"),
}


def foul_name(name: str) -> str:
    """What a foul is called; a name that no house chart bears stays as it is."""
    return _FOULS.get(name, name)


def foul_meant(words: str) -> str:
    """A chart's name for a foul that is called so in the chosen language; else the words.

    Charts write them large at first; the games' own, which may read alike, are small.
    """
    if words in _FOULS:
        return words
    meant = (name for name, called in _FOULS.items() if called == words and name[0].isupper())
    return next(meant, words)


def entry_words(entry: str) -> str:
    """What a card says beside a total of the dice: “two*”, “opponent offsides*” (PEN-3)."""
    bare = entry.removeprefix("opponent ").removesuffix("*")
    said = _ENTRIES.get(bare, bare) + ("*" if entry.endswith("*") else "")
    return tr("opponent {entry}", entry=said) if entry.startswith("opponent ") else said
