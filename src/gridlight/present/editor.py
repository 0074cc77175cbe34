"""The card editor's words and numbers: what is on the table, its results, what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gridlight.cards.model import ALIGNMENTS, Deck, DefenseCard, End, OffenseCard
from gridlight.cards.path import path_of
from gridlight.cards.result import Outcome, Result
from gridlight.workshop.drafting.drafter import Tool
from gridlight.workshop.drafting.marks import Mark, point_of
from gridlight.workshop.drafting.outcomes import Row, changed, comes_to_something
from gridlight.workshop.drafting.sheets import Card, card_in, is_empty
from gridlight.workshop.drafting.trail import trail_of

MINUS = "−"
SHORT = {
    Outcome.TOUCHDOWN: "TD",
    Outcome.INCOMPLETE: "inc",
    Outcome.INTERCEPTION: "int",
    Outcome.FUMBLE: "fum",
}
LONG = {
    Outcome.TACKLE: "Tackled",
    Outcome.FUMBLE: "Fumble",
    Outcome.INCOMPLETE: "Incomplete",
    Outcome.INTERCEPTION: "Intercepted",
    Outcome.TOUCHDOWN: "Touchdown",
    Outcome.OUT_OF_BOUNDS: "Out of bounds",
    Outcome.DOWN: "Down",
}
BRIEF = {
    Outcome.FUMBLE: "Fumble",
    Outcome.INTERCEPTION: "Int.",
    Outcome.OUT_OF_BOUNDS: "Out",
    Outcome.DOWN: "Down",
}
ENDS = {
    End.TOUCHDOWN: "all the way to the far edge",
    End.OUT_OF_BOUNDS: "out of bounds",
    End.DOWN: "down inside the card",
}


@dataclass(frozen=True, slots=True)
class ToolWords:
    """A tool as the rack shows it: its name, its key, and what it does."""

    name: str
    key: str
    hint: str


TOOLS = {
    Tool.SELECT: ToolWords("Select", "V", "Choose, drag, double-click puts a point on the path"),
    Tool.PATH: ToolWords("Path", "P", "Each press leads the run on"),
    Tool.PASS: ToolWords("Pass", "A", "A press throws the ball there, to a star"),
    Tool.STAR: ToolWords("Star", "S", "A press says where the ball comes down"),
    Tool.LATERAL: ToolWords("Lateral", "L", "A press pitches the ball back, to a star"),
    Tool.DIAMOND: ToolWords("Diamond", "D", "A press places a tackler on a yard line"),
    Tool.DOT: ToolWords("Dot", "O", "A press places a red dot on a yard line"),
    Tool.ERASE: ToolWords("Erase", "E", "A press takes a point or marker away"),
}


FORMATION_SELECT = "Choose and drag; Shift chooses more, M mirrors"


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
        return "even"
    return f"{abs(alignment):g} {'left' if alignment < 0 else 'right'}"


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


NO_CELL = Cell("·", "even", "No result yet", "–")


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
    if result.outcome in (Outcome.FUMBLE, Outcome.INTERCEPTION):
        return f"{word} at {signed(result.at_yards or 0)}"
    if result.catch_yards is not None:
        return (
            f"Caught at {signed(result.catch_yards)}, {word.lower()}, {signed(result.yards or 0)}"
        )
    return f"{word}, {signed(result.yards or 0)}"


def brief_of(result: Result) -> str:
    """A result in a word and a number: `Caught +9`, `Fumble +4`, `Incomplete`."""
    if result.outcome in (Outcome.TOUCHDOWN, Outcome.INCOMPLETE):
        return LONG[result.outcome]
    if result.outcome in BRIEF:
        return f"{BRIEF[result.outcome]} {signed(result.at_yards or 0)}"
    caught = result.catch_yards is not None and result.outcome is Outcome.TACKLE
    return f"{'Caught' if caught else 'Tackled'} {signed(result.yards or 0)}"


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
        return "As it was saved" if saved else "Drawn on since it was saved"
    return "1 result changed" if count == 1 else f"{count} results changed"


# what is on the table


def card_words(card: Card) -> str:
    """A card by its number or letter and name: `7 Long Pass`."""
    return f"{card.key} {card.name}"


def about(card: Card) -> tuple[str, ...]:
    """What a card is, a line each."""
    if isinstance(card, DefenseCard):
        return (
            f"{len(card.diamonds)} of 11 diamonds",
            f"{len(card.dots)} {'dot' if len(card.dots) == 1 else 'dots'}",
        )
    if is_empty(card):
        return ("Nothing drawn yet",)
    flights = sum(not part.kind.solid for part in card.segments)
    kind = "A pass" if card.kind.value == "pass" else "A run"
    if flights:
        kind += f", {flights} {'star' if flights == 1 else 'stars'}"
    if not comes_to_something(card):
        return (kind,)
    length = path_of(card).length
    return (f"{kind}, {length:.0f} yards long", f"Ends {ENDS[card.ends]}")


def chosen_words(card: Card, chosen: frozenset[Mark]) -> str:
    """What is chosen, in a few words."""
    if not chosen:
        return "Nothing chosen"
    if len(chosen) > 1:
        return f"{len(chosen)} {'points' if isinstance(card, OffenseCard) else 'markers'}"
    return mark_words(card, next(iter(chosen)))


def mark_words(card: Card, mark: Mark) -> str:
    """A mark by what it is: `Start of the path`, `Star`, `Corner 3`, `Diamond 4`."""
    if isinstance(card, DefenseCard):
        return f"{mark.kind.capitalize()} {mark.n + 1}"
    trail = trail_of(card)
    if mark.n == 0:
        return "Start of the path"
    if mark.n in trail.stars():
        return f"Star of the {trail.legs[mark.n - 1].value}"
    if mark.n == len(trail.points) - 1:
        return "End of the path"
    if trail.is_joint(mark.n):
        return "Where the ball is thrown"
    return f"Corner {mark.n}"


def place_words(card: Card, mark: Mark) -> str:
    """A mark and where it is, for who can't see it."""
    point = point_of(card, mark)
    side = "left" if point.x < 0 else "right"
    across = "in the middle" if not point.x else f"{abs(point.x):g} {side} of the middle"
    return f"{mark_words(card, mark)}, {across}, {depth_words(point.y)}"


def depth_words(down: float) -> str:
    """How far down the card a place is: `on the line`, `4 behind the line`, `12.5 down-field`."""
    if not down:
        return "on the line"
    return f"{abs(down):g} {'behind the line' if down < 0 else 'down-field'}"


def rival_words(card: Card, deck: str = "") -> str:
    """A card that one is laid against, with the name of its deck if that is another one."""
    return f"{card_words(card)} of {deck}" if deck else card_words(card)
