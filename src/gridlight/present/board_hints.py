"""A coach's whisper at a board: a nudge, exact odds, the best turns; and how the game stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from gridlight.kernel.language import tr
from gridlight.present.hints import BEST, CALLS, CLOSE, ODDS, Hint, Odd, hint_at
from gridlight.present.lab import points
from gridlight.present.situation import Names, capital

MOST = 3
"""So many turns are told as the best."""

ROWS = 6
"""So many odds are told at once."""

NO_CHOICE = tr("There is nothing to choose between.")
NO_DICE = tr("No dice are in this: what you do comes off.")
SAID: dict[str, str] = {
    **CALLS,
    "done": tr("end the turn"),
    "pass": tr("call the pass"),
    "lateral": tr("call the lateral"),
    "punt": tr("punt", "a move"),
    "field-goal": tr("try the field goal"),
    "kick": tr("call a kick first"),
    "kickoff": tr("kick off"),
    "roll": tr("roll the dice"),
    "run": tr("run", "a move"),
    "no-motion": tr("nobody goes in motion"),
    "touchback": tr("take the touchback"),
    "run-out": tr("bring it out"),
    "accept": tr("accept", "a move"),
    "decline": tr("decline", "a move"),
    "call heads": tr("call heads"),
    "call tails": tr("call tails"),
    "try die": tr("roll the die"),
}
"""Moves that are words and nothing else, as they stand in a sentence."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A whole turn, or a choice: its moves as they are made, in words, and its worth.

    `trails` draw it on the board, `motions` lay it there as a draft. `lineup` is the move that
    places a line-up, which is laid in place of being made.
    """

    words: str
    worth: str
    moves: tuple[str, ...] = ()
    trails: tuple[Any, ...] = ()
    motions: tuple[Any, ...] = ()
    lineup: Any = None

    @property
    def spoken(self) -> str:
        """Words and worth as one sentence."""
        return f"{self.words}: {self.worth}." if self.worth else f"{self.words}."


@dataclass(frozen=True, slots=True)
class BoardHints:
    """The three steps of a hint, each telling more, and the turns of the last."""

    nudge: Hint
    odds: Hint
    best: Hint
    plays: tuple[Suggestion, ...] = ()

    @property
    def steps(self) -> tuple[Hint, Hint, Hint]:
        """The steps in their order."""
        return self.nudge, self.odds, self.best


@dataclass(frozen=True, slots=True)
class Standing:
    """How the game stands: home's share from 0 to 1, both chances in words, and read aloud.

    `note` says what is to be expected in points, where that is known.
    """

    share: float
    home: str
    visitors: str
    note: str
    said: str


def standing(share: float, names: Names, to_come: float | None = None) -> Standing:
    """The evaluation bar's reading; `to_come` are home's points more than the visitors'."""
    whole = _whole(share)
    home = tr("{team} {share:.0f} %", team=names.home, share=whole)
    visitors = tr("{team} {share:.0f} %", team=names.visitors, share=100 - whole)
    note = "" if to_come is None else _to_come(to_come, names)
    said = tr("Chance to win: {home}, {visitors}.", home=home, visitors=visitors)
    return Standing(share, home, visitors, note, f"{said} {note}" if note else said)


def _whole(share: float) -> int:
    if share in (0.0, 1.0):
        return round(100 * share)
    return min(99, max(1, round(100 * share)))


def _to_come(worth: float, names: Names) -> str:
    if abs(worth) < 0.05:
        return tr("Neither is to score more before the half ends.")
    who = names.home if worth > 0 else names.visitors
    return tr("{team} {points:.1f} points more to come.", team=who, points=abs(worth))


# parts that both boards use


def chance_to_win(worth: float) -> str:
    """A worth from −1 to 1 as a chance to win: “63.2 % to win”."""
    return tr("{share:.1f} % to win", share=50 * (1 + worth))


def to_points(worth: float) -> str:
    """A worth in points: “+0.44 points”."""
    return tr("{points} points", points=points(worth))


def percent(chance: Fraction | float) -> str:
    """A chance in whole percents; what can happen is never 0 %, what may fail never 100 %."""
    if chance in (0, 1):
        return tr("{share:.0f} %", share=round(100 * chance))
    return tr("{share:.0f} %", share=min(99, max(1, round(100 * chance))))


def odd(name: str, chance: Fraction | float, more: str = "") -> Odd:
    """A row with an exact chance and, behind it, what else can come."""
    number = percent(chance)
    return Odd(name, float(chance), f"{number}, {more}" if more else number)


def odds_hint(rows: Sequence[Odd], words: str) -> Hint:
    """The second step; where no dice are in it, it says so."""
    return hint_at(ODDS, words if rows else NO_DICE, tuple(rows[:ROWS]))


def best_hint(reason: str) -> Hint:
    """The third step: the reason, with the turns below it."""
    return hint_at(BEST, reason)


def closeness(worths: Sequence[float], close: float = CLOSE) -> str:
    """A nudge from how far apart the best two are."""
    if len(worths) < 2:
        return NO_CHOICE
    if worths[0] - worths[1] < close:
        return tr("Two of these are close.")
    return tr("One of these is clearly better.")


def apart(
    lines: Sequence[tuple[tuple[Any, ...], float | None]],
) -> tuple[tuple[tuple[Any, ...], float | None], ...]:
    """The best lines that differ: none that is another one with idle moves added."""
    kept: list[tuple[tuple[Any, ...], float | None]] = []
    for moves, worth in sorted(lines, key=_shorter_first):
        if not any(set(each) <= set(moves) for each, _ in kept):
            kept.append((moves, worth))
        if len(kept) == MOST:
            break
    return tuple(sorted(kept, key=lambda line: -(line[1] or 0.0)))


def _shorter_first(line: tuple[tuple[Any, ...], float | None]) -> tuple[float, int]:
    moves, worth = line
    return -round(worth or 0.0, 3), len(moves)


def sentence(parts: Sequence[str]) -> str:
    """Parts of a turn in one sentence without its full stop, “then” before the last."""
    said = [part for part in parts if part]
    if not said:
        return tr("Stand", "a turn without moves")
    if len(said) == 1:
        return capital(said[0])
    return capital(tr("{moves}, then {last}", moves=", ".join(said[:-1]), last=said[-1]))
