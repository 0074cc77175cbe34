"""What throws of chance are for, and what they show, in words: purposes and faces are data."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.present.fouls import foul_name

_PURPOSES = {
    "coin toss": tr("coin toss"),
    "kick-off": tr("kick-off"),
    "kick-off return": tr("kick-off return"),
    "punt": tr("punt"),
    "punt return": tr("punt return"),
    "quick kick": tr("quick kick"),
    "quick kick return": tr("quick kick return"),
    "try for point": tr("try for point"),
    "fumbles and blocked kicks": tr("fumbles and blocked kicks"),
    "interception return": tr("interception return"),
    "penalties on kicks": tr("penalties on kicks"),
    "penalties on returns": tr("penalties on returns"),
    "hidden play": tr("hidden play"),
    "hidden formation": tr("hidden formation"),
    "field goal": tr("field goal"),
    "pass": tr("pass"),
    "try": tr("try"),
    "fumble": tr("fumble"),
    "black-and-white die": tr("black-and-white die"),
    "run": tr("run"),
    "line play": tr("line play"),
    "pitch": tr("pitch"),
    "penalty die": tr("penalty die"),
    "first colored die": tr("first colored die"),
    "second colored die": tr("second colored die"),
    "white die": tr("white die"),
}
_FACES = {
    "heads": tr("heads"),
    "tails": tr("tails"),
    "good": tr("good"),
    "no good": tr("no good"),
    "fumble": tr("fumble"),
    "blocked": tr("blocked"),
    "penalty": tr("penalty"),
    "out of bounds": tr("out of bounds"),
    "red": tr("red"),
    "blue": tr("blue"),
    "hold": tr("hold"),
    "white": tr("white"),
    "black": tr("black"),
}


def throw_words(purpose: str) -> str:
    """What a throw is for: “kick-off return”, “S/D/T die, pass”; a house's own name as it is."""
    if purpose in _PURPOSES:
        return _PURPOSES[purpose]
    kick, to, most = purpose.partition(" to ")
    if to and most.isdigit():
        return tr("{kick} to {most}", kick=throw_words(kick), most=most)
    die, comma, occasion = purpose.partition(", ")
    if comma and die == "S/D/T die":
        return tr("S/D/T die, {occasion}", occasion=throw_words(occasion))
    if comma and die == "numbered die":
        return tr("numbered die, {occasion}", occasion=throw_words(occasion))
    return purpose


def face_words(label: str) -> str:
    """What a face shows: “no good”, “red +5”, “fumble e5”; a number or a letter as it is."""
    if label in _FACES:
        return _FACES[label]
    first, space, rest = label.partition(" ")
    return f"{_FACES[first]} {rest}" if space and first in _FACES else foul_name(label)


def face_meant(words: str) -> str:
    """The face that is called so in the chosen language; else the words as they are."""
    meant = {called: face for face, called in _FACES.items()}
    if words in meant:
        return meant[words]
    first, space, rest = words.partition(" ")
    return f"{meant[first]} {rest}" if space and first in meant else words
