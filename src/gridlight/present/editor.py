"""The card editor's words and numbers: what is on the table, its results, what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gridlight.cards.model import ALIGNMENTS, Deck, DefenseCard, End, OffenseCard, Travel
from gridlight.cards.path import path_of
from gridlight.cards.result import Outcome, Result
from gridlight.kernel.language import tr, trn
from gridlight.workshop.drafting.drafter import Tool
from gridlight.workshop.drafting.marks import Mark, point_of
from gridlight.workshop.drafting.outcomes import Row, changed, comes_to_something
from gridlight.workshop.drafting.sheets import Card, card_in, is_empty
from gridlight.workshop.drafting.trail import trail_of

MINUS = "−"
SHORT = {
    Outcome.TOUCHDOWN: tr("TD"),
    Outcome.INCOMPLETE: tr("inc"),
    Outcome.INTERCEPTION: tr("int"),
    Outcome.FUMBLE: tr("fum"),
}
LONG = {
    Outcome.TACKLE: tr("Tackled"),
    Outcome.FUMBLE: tr("Fumble"),
    Outcome.INCOMPLETE: tr("Incomplete"),
    Outcome.INTERCEPTION: tr("Intercepted"),
    Outcome.TOUCHDOWN: tr("Touchdown"),
    Outcome.OUT_OF_BOUNDS: tr("Out of bounds"),
    Outcome.DOWN: tr("Down", "the man with the ball"),
}
CAUGHT = {
    Outcome.TACKLE: tr("tackled"),
    Outcome.OUT_OF_BOUNDS: tr("out of bounds"),
    Outcome.DOWN: tr("down"),
}
BRIEF = {
    Outcome.FUMBLE: tr("Fumble"),
    Outcome.INTERCEPTION: tr("Int."),
    Outcome.OUT_OF_BOUNDS: tr("Out"),
    Outcome.DOWN: tr("Down", "the man with the ball"),
}
ENDS = {
    End.TOUCHDOWN: tr("Ends all the way to the far edge"),
    End.OUT_OF_BOUNDS: tr("Ends out of bounds"),
    End.DOWN: tr("Ends down inside the card"),
}


@dataclass(frozen=True, slots=True)
class ToolWords:
    """A tool as the rack shows it: its name, its key, and what it does."""

    name: str
    key: str
    hint: str


TOOLS = {
    Tool.SELECT: ToolWords(
        tr("Select"), "V", tr("Choose, drag, double-click puts a point on the path")
    ),
    Tool.PATH: ToolWords(tr("Path"), "P", tr("Each press leads the run on")),
    Tool.PASS: ToolWords(tr("Pass"), "A", tr("A press throws the ball there, to a star")),
    Tool.STAR: ToolWords(tr("Star"), "S", tr("A press says where the ball comes down")),
    Tool.LATERAL: ToolWords(tr("Lateral"), "L", tr("A press pitches the ball back, to a star")),
    Tool.DIAMOND: ToolWords(tr("Diamond"), "D", tr("A press places a tackler on a yard line")),
    Tool.DOT: ToolWords(tr("Dot"), "O", tr("A press places a red dot on a yard line")),
    Tool.ERASE: ToolWords(tr("Erase"), "E", tr("A press takes a point or marker away")),
}


STARS = {
    Travel.RUN: tr("Star of the run"),
    Travel.PASS: tr("Star of the pass"),
    Travel.LATERAL: tr("Star of the lateral"),
}
FORMATION_SELECT = tr("Choose and drag; Shift chooses more, M mirrors")


def tool_hint(tool: Tool, *, offense: bool) -> str:
    """What a tool does on a card of this side."""
    if tool is Tool.SELECT and not offense:
        return FORMATION_SELECT
    return TOOLS[tool].hint


def signed(yards: int) -> str:
    """Yards with their sign: `+4`, `−3`, `0`."""
    return f"{yards:+d}".replace("-", MINUS) if yards else "0"


def alignment_words(alignment: float) -> str:
    """How far the defense lies off the offense: `2 left`, `even`, `3 right`."""
    if not alignment:
        return tr("even", "the place of a card")
    yards = abs(alignment)
    return (
        tr("{yards:g} left", yards=yards) if alignment < 0 else tr("{yards:g} right", yards=yards)
    )


@dataclass(frozen=True, slots=True)
class Cell:
    """One result: a few signs, how good it is (`good`, `bad`, `even`), in words, in few words.

    `changed` says whether it was otherwise when the deck was saved, `before` what it was.
    """

    short: str
    tone: str
    words: str
    brief: str
    changed: bool = False
    before: str = ""


NO_CELL = Cell("·", "even", tr("No result yet"), "–")


def cell_of(result: Result | None, before: Result | None = None, *, new: bool = False) -> Cell:
    """A result as the table shows it, beside what it was before."""
    if result is None:
        return NO_CELL
    was = _short(before) if new and before is not None else ""
    return Cell(_short(result), tone_of(result), words_of(result), brief_of(result), new, was)


def _short(result: Result) -> str:
    return SHORT.get(result.outcome) or signed(result.yards or 0)


def tone_of(result: Result) -> str:
    """Whether a result is good or bad for the offense, or neither."""
    if result.outcome is Outcome.TOUCHDOWN:
        return "good"
    if result.outcome in (Outcome.FUMBLE, Outcome.INTERCEPTION):
        return "bad"
    yards = result.yards or 0
    return "good" if yards > 0 else "bad" if yards < 0 else "even"


def words_of(result: Result) -> str:
    """A result in words: `Tackled, +9`, `Caught at +6, tackled, +9`, `Fumble at +4`."""
    word = LONG[result.outcome]
    if result.outcome in (Outcome.TOUCHDOWN, Outcome.INCOMPLETE):
        return word
    if result.outcome is Outcome.FUMBLE:
        return tr("Fumble at {yards}", yards=signed(result.at_yards or 0))
    if result.outcome is Outcome.INTERCEPTION:
        return tr("Intercepted at {yards}", yards=signed(result.at_yards or 0))
    if result.catch_yards is not None:
        return tr(
            "Caught at {catch}, {end}, {yards}",
            catch=signed(result.catch_yards),
            end=CAUGHT[result.outcome],
            yards=signed(result.yards or 0),
        )
    return f"{word}, {signed(result.yards or 0)}"


def brief_of(result: Result) -> str:
    """A result in a word and a number: `Caught +9`, `Fumble +4`, `Incomplete`."""
    if result.outcome in (Outcome.TOUCHDOWN, Outcome.INCOMPLETE):
        return LONG[result.outcome]
    if result.outcome in BRIEF:
        return f"{BRIEF[result.outcome]} {signed(result.at_yards or 0)}"
    caught = result.catch_yards is not None and result.outcome is Outcome.TACKLE
    word = tr("Caught") if caught else LONG[Outcome.TACKLE]
    return f"{word} {signed(result.yards or 0)}"


@dataclass(frozen=True, slots=True)
class TableRow:
    """The results against one card of the other side."""

    key: str
    name: str
    cells: tuple[Cell, ...]


def table_rows(
    rivals: Deck, rows: Mapping[str, Row | None], before: Mapping[str, Row | None]
) -> tuple[TableRow, ...]:
    """The table of a card's results against the cards of `rivals`, beside those once saved."""
    return tuple(
        TableRow(key, card_in(rivals, key).name, _cells(row, before.get(key)))
        for key, row in rows.items()
    )


def _cells(row: Row | None, before: Row | None) -> tuple[Cell, ...]:
    if row is None:
        return (NO_CELL,) * len(ALIGNMENTS)
    news = changed(row, before)
    olds: tuple[Result | None, ...] = before if before is not None else (None,) * len(row)
    return tuple(
        cell_of(result, old, new=new) for result, old, new in zip(row, olds, news, strict=True)
    )


def changes_words(rows: tuple[TableRow, ...], *, saved: bool = True) -> str:
    """How many results changed since the deck was saved; `saved` says that nothing did at all."""
    count = sum(cell.changed for row in rows for cell in row.cells)
    if not count:
        return tr("As it was saved") if saved else tr("Drawn on since it was saved")
    return trn("{n} result changed", "{n} results changed", count)


# what is on the table


def card_words(card: Card) -> str:
    """A card by its number or letter and name: `7 Long Pass`."""
    return f"{card.key} {card.name}"


def about(card: Card) -> tuple[str, ...]:
    """What a card is, a line each."""
    if isinstance(card, DefenseCard):
        return (
            tr("{count} of {all} diamonds", all=11, count=len(card.diamonds)),
            trn("{n} dot", "{n} dots", len(card.dots)),
        )
    if is_empty(card):
        return (tr("Nothing drawn yet"),)
    flights = sum(not part.kind.solid for part in card.segments)
    kind = tr("A pass") if card.kind.value == "pass" else tr("A run")
    if flights:
        stars = trn("{n} star", "{n} stars", flights)
        kind = f"{kind}, {stars}"
    if not comes_to_something(card):
        return (kind,)
    length = path_of(card).length
    return (tr("{kind}, {length:.0f} yards long", kind=kind, length=length), ENDS[card.ends])


def chosen_words(card: Card, chosen: frozenset[Mark]) -> str:
    """What is chosen, in a few words."""
    if not chosen:
        return tr("Nothing chosen")
    if len(chosen) > 1:
        if isinstance(card, OffenseCard):
            return trn("{n} point", "{n} points", len(chosen))
        return trn("{n} marker", "{n} markers", len(chosen))
    return mark_words(card, next(iter(chosen)))


def mark_words(card: Card, mark: Mark) -> str:
    """A mark by what it is: `Start of the path`, `Star`, `Corner 3`, `Diamond 4`."""
    if isinstance(card, DefenseCard):
        number = mark.n + 1
        if mark.kind == "diamond":
            return tr("Diamond {number}", number=number)
        return tr("Dot {number}", number=number)
    trail = trail_of(card)
    if mark.n == 0:
        return tr("Start of the path")
    if mark.n in trail.stars():
        return STARS[trail.legs[mark.n - 1]]
    if mark.n == len(trail.points) - 1:
        return tr("End of the path")
    if trail.is_joint(mark.n):
        return tr("Where the ball is thrown")
    return tr("Corner {number}", number=mark.n)


def place_words(card: Card, mark: Mark) -> str:
    """A mark and where it is, for who can't see it."""
    point = point_of(card, mark)
    yards = abs(point.x)
    across = tr("in the middle")
    if point.x < 0:
        across = tr("{yards:g} left of the middle", yards=yards)
    elif point.x > 0:
        across = tr("{yards:g} right of the middle", yards=yards)
    return f"{mark_words(card, mark)}, {across}, {depth_words(point.y)}"


def depth_words(down: float) -> str:
    """How far down the card a place is: `on the line`, `4 behind the line`, `12.5 down-field`."""
    if not down:
        return tr("on the line")
    yards = abs(down)
    if down < 0:
        return tr("{yards:g} behind the line", yards=yards)
    return tr("{yards:g} down-field", yards=yards)


def rival_words(card: Card, deck: str = "") -> str:
    """A card that one is laid against, with the name of its deck if that is another one."""
    words = card_words(card)
    return tr("{card} of {deck}", card=words, deck=deck) if deck else words
