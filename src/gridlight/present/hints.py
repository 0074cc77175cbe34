"""A coach's whisper to a person at the light box: a nudge, then the odds, then the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridlight.cards.model import Deck, Kind
from gridlight.kernel.language import tr
from gridlight.present.lab import points

if TYPE_CHECKING:
    from gridlight.coaches.coach import Advice, Weighed

LEAST, MOST = 0.005, 5
"""The least share that is shown, and how many moves are."""

CLOSE = 0.1
"""Points within which two choices are close."""
CLOSE_CHANCE = 0.02
"""The same where choices are weighed by the chance to win, from −1 to 1."""
CHANCE = "chance to win"

STRONG = 0.5
PLACES = {
    "L": tr("Left", "where a card lies"),
    "C": tr("Center", "where a card lies"),
    "R": tr("Right", "where a card lies"),
    "L2": tr("Far left", "where a card lies"),
    "L1": tr("Left", "where a card lies"),
    "R1": tr("Right", "where a card lies"),
    "R2": tr("Far right", "where a card lies"),
}
CALLS = {
    "play": tr("Run a play"),
    "punt": tr("Punt"),
    "quick-kick": tr("Quick kick"),
    "field-goal": tr("Field goal"),
    "kickoff": tr("Deep kick-off"),
    "onside": tr("On-side kick"),
    "touchback": tr("Touchback"),
    "run-out": tr("Run it out"),
    "fair-catch": tr("Fair catch"),
    "no-fair-catch": tr("Run it back"),
    "try kick": tr("Kick the point"),
    "try run": tr("Run for it"),
    "try pass": tr("Pass for it"),
    "choose kick": tr("Kick first"),
    "choose receive": tr("Receive first"),
}


@dataclass(frozen=True, slots=True)
class Odd:
    """A move by name, how much it counts (0 to 1, the length of its bar), and its number."""

    name: str
    share: float
    number: str


@dataclass(frozen=True, slots=True)
class Hint:
    """One step of a hint; `odds` has the moves where they are told.

    `step` is `NUDGE`, `ODDS` or `BEST`, −1 for what is no step.
    """

    title: str
    words: str
    odds: tuple[Odd, ...] = ()
    step: int = -1

    @property
    def spoken(self) -> str:
        """The step as a sentence."""
        odds = ", ".join(f"{odd.name} {odd.number}" for odd in self.odds)
        return f"{self.title}: {self.words}" + (f" {odds}." if odds else "")


NUDGE, ODDS, BEST = range(3)
_TITLES = (tr("NUDGE"), tr("ODDS"), tr("BEST"))


def hint_at(step: int, words: str, odds: tuple[Odd, ...] = ()) -> Hint:
    """A step of a hint under its own title."""
    return Hint(_TITLES[step], words, odds, step)


def hints_of(advice: Advice, deck: Deck) -> tuple[Hint, Hint, Hint]:
    """The three steps of a hint, each telling more: the nudge, the odds, the best."""
    moves = sorted(advice.moves, key=lambda weighed: -weighed.chance)
    if str(moves[0].move).partition(" ")[0] in ("card", "at"):
        return _mixed(moves, deck, _snap_words(advice))
    return _chosen(moves, advice)


def _snap_words(advice: Advice) -> str:
    """What the snap is worth, as a sentence with a space before it; or nothing."""
    if advice.value is None:
        return ""
    if advice.unit == CHANCE:
        return " " + tr("It is a {chance} chance to win.", chance=_chance(advice.value))
    return " " + tr("The snap is worth {points} points.", points=points(advice.value))


def _chance(worth: float) -> str:
    """A chance from −1 to 1 in percent, ties counted half."""
    return tr("{share:.0f} %", share=50 * (1 + worth))


def _mixed(moves: Sequence[Weighed], deck: Deck, worth: str) -> tuple[Hint, Hint, Hint]:
    names = _names(deck)
    shown = [weighed for weighed in moves if weighed.chance >= LEAST][:MOST]
    odds = tuple(
        Odd(_name(weighed, names), weighed.chance, tr("{share:.0f} %", share=100 * weighed.chance))
        for weighed in shown
    )
    best = moves[0]
    most = tr("{card}, {times:.0f} times in 100.", card=_name(best, names), times=100 * best.chance)
    if len(shown) > 1:
        most = f"{most} " + tr("The mix can’t be read: don’t always follow it.")
    return (
        hint_at(NUDGE, _nudge(moves, deck)),
        hint_at(ODDS, tr("How often a perfect coach lays each.") + worth, odds),
        hint_at(BEST, most),
    )


def _nudge(moves: Sequence[Weighed], deck: Deck) -> str:
    verb, _, mark = str(moves[0].move).partition(" ")
    if verb == "at":
        left = sum(w.chance for w in moves if " L" in str(w.move))
        right = sum(w.chance for w in moves if " R" in str(w.move))
        if max(left, right) < STRONG:
            return tr("The middle, or a surprise at either side.")
        return tr("Lean to the left.") if left > right else tr("Lean to the right.")
    if mark.isdecimal():
        runs = {card.key for card in deck.offense if card.kind is Kind.RUN}
        share = sum(w.chance for w in moves if str(w.move).partition(" ")[2] in runs)
        if share >= STRONG:
            return tr("A perfect coach would run more often than not here.")
        return tr("A perfect coach would pass more often than not here.")
    if moves[0].chance >= STRONG:
        return tr("One formation stands out here.")
    return tr("No formation alone will do here.")


def _chosen(moves: Sequence[Weighed], advice: Advice) -> tuple[Hint, Hint, Hint]:
    by_chance = advice.unit == CHANCE
    known = sorted(((w.worth, w) for w in moves if w.worth is not None), key=lambda pair: -pair[0])
    worths = [worth for worth, _ in known]
    if len(worths) < 2:
        words = tr("There is nothing to choose between.")
        return hint_at(NUDGE, words), hint_at(ODDS, words), hint_at(BEST, words)
    close = worths[0] - worths[1] < (CLOSE_CHANCE if by_chance else CLOSE)
    nudge = tr("Two of these are close.") if close else tr("One of these is clearly better.")
    wide = max(1e-9, worths[0] - worths[-1])
    said = _chance if by_chance else points
    worth_in = tr("What each is worth in points.")
    if by_chance:
        worth_in = tr("What each is worth in chances to win.")
    odds = tuple(
        Odd(_call(weighed), max(0.04, (worth - worths[-1]) / wide), said(worth))
        for worth, weighed in known[:MOST]
    )
    return (
        hint_at(NUDGE, nudge),
        hint_at(ODDS, worth_in, odds),
        hint_at(BEST, f"{_call(known[0][1])}. {advice.reason}"),
    )


def _names(deck: Deck) -> Mapping[str, str]:
    offense = {card.key: f"{card.key} {card.name}" for card in deck.offense}
    return offense | {card.key: f"{card.key} {card.name}" for card in deck.defense}


def _name(weighed: Weighed, names: Mapping[str, str]) -> str:
    verb, _, mark = str(weighed.move).partition(" ")
    return names.get(mark, mark) if verb == "card" else PLACES.get(mark, mark)


def _call(weighed: Weighed) -> str:
    words = str(weighed.move)
    return CALLS.get(words) or words.replace("-", " ").capitalize()
