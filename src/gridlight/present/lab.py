"""The lab in words and numbers: which decks there are, how far one is, and all its results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridlight.cards.model import ALIGNMENTS, Deck
from gridlight.kernel.language import figure, tr, trn
from gridlight.present.editor import MINUS, alignment_words, signed
from gridlight.present.situation import capital
from gridlight.session.games import bundled_decks, read_deck
from gridlight.session.own_decks import own_decks

if TYPE_CHECKING:
    from gridlight.coaches.foto.lab import Cell
    from gridlight.coaches.foto.study import Study

STAGES = {
    "snaps solved": (tr("Solving every snap of a game"), 0.34),
    "situations certified": (tr("Looking for any better answer"), 0.32),
    "games played": (tr("Playing games at its best"), 0.24),
    "games played by habit": (tr("Playing games as people play"), 0.10),
}
"""What is told of, in what words, and which share of the whole time it takes."""

ROUNDS = 5
"""Rounds in which most snaps are solved; later ones solve hardly any."""

TELLS_FROM = 0.04
"""How much must be done before a time is guessed from it."""

ALL, MEAN = "all", "mean"
VIEWS = (ALL, MEAN, *(str(at) for at in ALIGNMENTS))
GAIN, WORTH = "gain", "worth"
FULL_GAIN, FULL_WORTH = 15.0, 2.5
"""Yards, and points beside what a play is worth, at which the color is fullest."""

HATCHES = {"fumble": "lines", "interception": "cross", "incomplete": "dots", "touchdown": "frame"}
LETTERS = {"fumble": "F", "interception": "I", "incomplete": "×", "touchdown": tr("TD")}
WORDS = {
    "tackle": tr("Tackled"),
    "fumble": tr("Fumble"),
    "incomplete": tr("Incomplete"),
    "interception": tr("Intercepted"),
    "touchdown": tr("Touchdown"),
    "out of bounds": tr("Out of bounds"),
    "down": tr("Down"),
}
WITHIN = {
    "tackle": tr("tackled"),
    "fumble": tr("fumble"),
    "incomplete": tr("incomplete"),
    "interception": tr("intercepted"),
    "touchdown": tr("touchdown"),
    "out of bounds": tr("out of bounds"),
    "down": tr("down"),
}
"""How a result ends, at the head of a sentence and within one."""


@dataclass(frozen=True, slots=True)
class LabDeck:
    """A deck that can be examined: what it is called, and by what it is read."""

    name: str
    choice: str
    own: bool = False


def lab_decks() -> tuple[LabDeck, ...]:
    """The decks that a game can be played with, as New game has them; reads their files."""
    bundled = tuple(LabDeck(read_deck(name).name, name) for name in bundled_decks())
    return (*bundled, *(LabDeck(deck.name, deck.folder, own=True) for deck in own_decks()))


# how far the work is


@dataclass(frozen=True, slots=True)
class Progress:
    """What is being done, how much of all is done (0 to 1), and how long it may still take."""

    words: str
    share: float
    left: str = ""


class Course:
    """Turns what the solver tells into how much of the whole is done. `now` is in seconds."""

    def __init__(self, now: float) -> None:
        self._begun = now
        self._first: float | None = None
        self._what, self._round, self._done = "", 0, 0

    def tell(self, what: str, done: int, most: int, now: float) -> Progress:
        """So much of `what` is done now."""
        if what != self._what:
            self._what, self._round, self._done = what, 0, 0
        if done < self._done:
            self._round += 1
        self._done = done
        words, weight = STAGES[what]
        before = sum(weight for other, (_, weight) in _before(what))
        part = done / most if most else 1.0
        if what == "snaps solved":
            part = min(1.0, (self._round + part) / ROUNDS)
        share = before + weight * part
        if self._first is None:
            self._first = share
        return Progress(words, share, self._left(share, now))

    def _left(self, share: float, now: float) -> str:
        done = share - (self._first or 0.0)
        if done < TELLS_FROM:
            return ""
        seconds = (now - self._begun) * (1.0 - share) / done
        return time_left(seconds)


def _before(what: str) -> list[tuple[str, tuple[str, float]]]:
    stages = list(STAGES.items())
    return stages[: list(STAGES).index(what)]


def time_left(seconds: float) -> str:
    """About how long something takes yet: `about 40 seconds left`."""
    if seconds < 3:
        return tr("a few seconds left")
    if seconds < 55:
        return tr("about {seconds} seconds left", seconds=max(5, round(seconds / 5) * 5))
    minutes = max(1, round(seconds / 60))
    return trn("about {n} minute left", "about {n} minutes left", minutes)


# the heat map


@dataclass(frozen=True, slots=True)
class HeatCell:
    """A result, or the mean of the seven of two cards.

    `short` and `second` stand in the cell. `heat` is −1 for the worst to +1 for the best for the
    offense; `hatch` names what is told by more than color: `lines`, `cross`, `dots`, `frame` or
    nothing. `alignment` is None for a mean, `likeliest` where the two most likely meet.
    """

    offense: str
    defense: str
    alignment: int | None
    likeliest: int
    short: str
    second: str
    words: str
    heat: float
    hatch: str
    worth: float
    gain: float


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the heat map: its formation and alignment, and its head."""

    defense: str
    alignment: int | None
    head: str


@dataclass(frozen=True, slots=True)
class HeatMap:
    """Plays by formations; `rows` holds a row of cells for each play."""

    plays: tuple[tuple[str, str], ...]
    formations: tuple[tuple[str, str], ...]
    columns: tuple[Column, ...]
    rows: tuple[tuple[HeatCell, ...], ...]
    low: str
    high: str
    middle: str

    def at(self, row: int, column: int) -> HeatCell:
        """The cell in a row and a column."""
        return self.rows[row][column]


@dataclass(frozen=True, slots=True)
class Weights:
    """All results of a deck with what they are worth, and how often cards meet at each place."""

    deck: Deck
    cells: tuple[Cell, ...]
    spreads: Mapping[tuple[str, str], tuple[float, ...]]
    play_worth: float


def weights_of(study: Study) -> Weights:
    """What the heat map is drawn from; takes seconds when it is asked for first."""
    return Weights(study.plan.deck, study.cells, study.spreads, study.play_worth)


def heat_map(weights: Weights, view: str = ALL, by: str = WORTH) -> HeatMap:
    """All results in one of `VIEWS`, colored by `GAIN` or by `WORTH`."""
    deck = weights.deck
    plays = tuple((card.key, card.name) for card in deck.offense)
    formations = tuple((card.key, card.name) for card in deck.defense)
    pairs: dict[tuple[str, str], list[Cell]] = {}
    for cell in weights.cells:
        pairs.setdefault((cell.offense, cell.defense), []).append(cell)
    rows, columns = [], _columns([key for key, _ in formations], view)
    for play, _ in plays:
        row = [_cell(weights, pairs[play, column.defense], column, by) for column in columns]
        rows.append(tuple(row))
    low, middle, high = _scale(weights, by)
    return HeatMap(plays, formations, columns, tuple(rows), low, high, middle)


def _columns(formations: Sequence[str], view: str) -> tuple[Column, ...]:
    if view == ALL:
        pairs = [(letter, at) for letter in formations for at in ALIGNMENTS]
        return tuple(Column(letter, at, signed(at)) for letter, at in pairs)
    at = None if view == MEAN else int(view)
    return tuple(Column(letter, at, letter) for letter in formations)


def _scale(weights: Weights, by: str) -> tuple[str, str, str]:
    if by == GAIN:
        return f"{MINUS}{FULL_GAIN:.0f}", "0", tr("+{yards:.0f} yards", yards=FULL_GAIN)
    middle = weights.play_worth
    ends = (middle - FULL_WORTH, middle, middle + FULL_WORTH)
    low, mid, high = (points(worth) for worth in ends)
    return low, mid, tr("{size} points", size=high)


def _cell(weights: Weights, seven: list[Cell], column: Column, by: str) -> HeatCell:
    if column.alignment is None:
        return _mean_cell(weights, seven, by)
    cell = seven[ALIGNMENTS.index(column.alignment)]
    kind, gain = kind_and_yards(cell.result)
    heat = _heat(weights, by, _running(kind, gain), cell.worth)
    short = LETTERS.get(kind) or f"{gain}".replace("-", MINUS)
    words = tr(
        "{play} against {formation}, {alignment}: {result}, worth {points} points.",
        play=cell.offense,
        formation=cell.defense,
        alignment=alignment_words(cell.alignment),
        result=result_sentence(cell.result),
        points=points(cell.worth),
    )
    hatch = HATCHES.get(kind, "")
    return HeatCell(
        cell.offense,
        cell.defense,
        cell.alignment,
        cell.alignment,
        short,
        points(cell.worth),
        words,
        heat,
        hatch,
        cell.worth,
        float(gain),
    )


def _mean_cell(weights: Weights, seven: list[Cell], by: str) -> HeatCell:
    first = seven[0]
    spread = weights.spreads[first.offense, first.defense]
    worth = sum(share * cell.worth for share, cell in zip(spread, seven, strict=True))
    kinds = [kind_and_yards(cell.result) for cell in seven]
    gain = sum(share * _running(*kind) for share, kind in zip(spread, kinds, strict=True))
    lost = sum(
        share
        for share, (kind, _) in zip(spread, kinds, strict=True)
        if kind in ("fumble", "interception")
    )
    yards = figure(gain, "+.1f").replace("-", MINUS)
    short, second = (points(worth), yards) if by == WORTH else (yards, points(worth))
    likeliest = ALIGNMENTS[max(range(len(spread)), key=lambda at: spread[at])]
    words = (
        tr(
            "{play} against {formation}, as they meet at their best: {points} "
            "points and {yards} yards on average, the ball lost {share:.0f} % of the time.",
            play=first.offense,
            formation=first.defense,
            points=points(worth),
            yards=figure(gain, ".1f").replace("-", MINUS),
            share=100 * lost,
        )
    ).replace("-", MINUS)
    heat = _heat(weights, by, gain, worth)
    hatch = "lines" if lost >= LOSING else ""
    return HeatCell(
        first.offense,
        first.defense,
        None,
        likeliest,
        short,
        second,
        words,
        heat,
        hatch,
        worth,
        gain,
    )


LOSING = 0.1
"""The share of lost balls from which a mean is hatched."""

BREAKAWAY = 40.0
"""The yards that a play counts which goes all the way, as the lab's figures have it."""


def _running(kind: str, yards: int) -> float:
    """The yards that a result gains while the ball is kept."""
    if kind == "touchdown":
        return BREAKAWAY
    return float(yards) if kind in ("tackle", "out of bounds", "down") else 0.0


def _heat(weights: Weights, by: str, gain: float, worth: float) -> float:
    if by == GAIN:
        return max(-1.0, min(1.0, gain / FULL_GAIN))
    return max(-1.0, min(1.0, (worth - weights.play_worth) / FULL_WORTH))


def kind_and_yards(result: str) -> tuple[str, int]:
    """A result as the lab tells it, taken apart: `tackle +4`, `touchdown`."""
    if result in ("touchdown", "incomplete"):
        return result, 0
    kind, _, yards = result.rpartition(" ")
    return kind, int(yards.replace(MINUS, "-"))


def result_sentence(result: str, *, within: bool = False) -> str:
    """A result in words: `Tackled, +9`, `Fumble at +4`, `Touchdown`; small `within` a sentence."""
    kind, yards = kind_and_yards(result)
    word = WITHIN[kind] if within else WORDS[kind]
    if kind in ("touchdown", "incomplete"):
        return word
    if kind in ("fumble", "interception"):
        return tr("{result} at {yards}", result=word, yards=signed(yards))
    return f"{word}, {signed(yards)}"


def points(worth: float) -> str:
    """Points with a sign: `+0.44`."""
    return figure(worth, "+.2f").replace("-", MINUS)


def view_words(count: int) -> tuple[str, ...]:
    """What the views are called, in their order, where there are so many results."""
    each = (capital(alignment_words(at)) for at in ALIGNMENTS)
    return (tr("All {count} results", count=count), tr("As they meet at their best"), *each)


BY = {WORTH: tr("Points"), GAIN: tr("Yards")}
"""By what the heat map is colored, in words."""

LEGEND = (
    ("lines", "F", tr("fumble")),
    ("cross", "I", tr("interception")),
    ("dots", "×", tr("incomplete")),
    ("frame", tr("TD"), tr("touchdown")),
)
"""What hatch and letters mean."""
