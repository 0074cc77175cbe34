"""A coach's whisper to a person at the light box: a nudge, then the odds, then the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridlight.cards.model import Deck, Kind
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
    "L": "Left",
    "C": "Center",
    "R": "Right",
    "L2": "Far left",
    "L1": "Left",
    "R1": "Right",
    "R2": "Far right",
}
CALLS = {
    "play": "Run a play",
    "punt": "Punt",
    "quick-kick": "Quick kick",
    "field-goal": "Field goal",
    "kickoff": "Deep kick-off",
    "onside": "On-side kick",
    "touchback": "Touchback",
    "run-out": "Run it out",
    "fair-catch": "Fair catch",
    "no-fair-catch": "Run it back",
    "try kick": "Kick the point",
    "try run": "Run for it",
    "try pass": "Pass for it",
    "choose kick": "Kick first",
    "choose receive": "Receive first",
}


@dataclass(frozen=True, slots=True)
class Odd:
    """A move by name, how much it counts (0 to 1, the length of its bar), and its number."""

    name: str
    share: float
    number: str


@dataclass(frozen=True, slots=True)
class Hint:
    """One step of a hint; `odds` has the moves where they are told."""

    title: str
    words: str
    odds: tuple[Odd, ...] = ()

    @property
    def spoken(self) -> str:
        """The step as a sentence."""
        odds = ", ".join(f"{odd.name} {odd.number}" for odd in self.odds)
        return f"{self.title}: {self.words}" + (f" {odds}." if odds else "")


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
        return f" It is a {_chance(advice.value)} chance to win."
    return f" The snap is worth {points(advice.value)} points."


def _chance(worth: float) -> str:
    """A chance from −1 to 1 in percent, ties counted half."""
    return f"{50 * (1 + worth):.0f} %"


def _mixed(moves: Sequence[Weighed], deck: Deck, worth: str) -> tuple[Hint, Hint, Hint]:
    names = _names(deck)
    shown = [weighed for weighed in moves if weighed.chance >= LEAST][:MOST]
    odds = tuple(
        Odd(_name(weighed, names), weighed.chance, f"{100 * weighed.chance:.0f} %")
        for weighed in shown
    )
    best = moves[0]
    most = f"{_name(best, names)}, {100 * best.chance:.0f} times in 100."
    rest = " The mix can’t be read: don’t always follow it." if len(shown) > 1 else ""
    return (
        Hint("NUDGE", _nudge(moves, deck)),
        Hint("ODDS", f"How often a perfect coach lays each.{worth}", odds),
        Hint("BEST", most + rest),
    )


def _nudge(moves: Sequence[Weighed], deck: Deck) -> str:
    verb, _, mark = str(moves[0].move).partition(" ")
    if verb == "at":
        left = sum(w.chance for w in moves if " L" in str(w.move))
        right = sum(w.chance for w in moves if " R" in str(w.move))
        side = "left" if left > right else "right"
        strong = max(left, right) >= STRONG
        return f"Lean to the {side}." if strong else "The middle, or a surprise at either side."
    if mark.isdecimal():
        runs = {card.key for card in deck.offense if card.kind is Kind.RUN}
        share = sum(w.chance for w in moves if str(w.move).partition(" ")[2] in runs)
        what = "run" if share >= STRONG else "pass"
        return f"A perfect coach would {what} more often than not here."
    strong = moves[0].chance >= STRONG
    return "One formation stands out here." if strong else "No formation alone will do here."


def _chosen(moves: Sequence[Weighed], advice: Advice) -> tuple[Hint, Hint, Hint]:
    by_chance = advice.unit == CHANCE
    known = sorted(((w.worth, w) for w in moves if w.worth is not None), key=lambda pair: -pair[0])
    worths = [worth for worth, _ in known]
    if len(worths) < 2:
        words = "There is nothing to choose between."
        return Hint("NUDGE", words), Hint("ODDS", words), Hint("BEST", words)
    close = worths[0] - worths[1] < (CLOSE_CHANCE if by_chance else CLOSE)
    nudge = "Two of these are close." if close else "One of these is clearly better."
    wide = max(1e-9, worths[0] - worths[-1])
    said = _chance if by_chance else points
    odds = tuple(
        Odd(_call(weighed), max(0.04, (worth - worths[-1]) / wide), said(worth))
        for worth, weighed in known[:MOST]
    )
    return (
        Hint("NUDGE", nudge),
        Hint("ODDS", f"What each is worth in {'chances to win' if by_chance else 'points'}.", odds),
        Hint("BEST", f"{_call(known[0][1])}. {advice.reason}"),
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
