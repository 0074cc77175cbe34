"""A sheet of the Yardcard as it is shown: 25 rows to be filled in with a pencil; PS-31."""

from __future__ import annotations

from dataclasses import dataclass

from gridlight.kernel.language import tr, trn

ROWS = 25
NUMBER, PLAY, YARDS, DOWN, TOGO, BALL_ON = range(6)
COLUMNS = (
    *(tr("No."), tr("Play called"), tr("Yards"), tr("Down")),
    *(tr("To go"), tr("Ball on")),
)


@dataclass(frozen=True, slots=True)
class YardRow:
    """A play: what was called, what it brought, then down, to go and ball on for the next.

    What isn't known yet is None or empty.
    """

    play: str = ""
    yards: int | None = None
    down: int | None = None
    to_go: str = ""
    ball_on: str = ""

    @property
    def done(self) -> bool:
        """Whether the play is over and its yards are written down."""
        return self.yards is not None

    def entry(self, column: int) -> str:
        """What stands in a column, as the pencil writes it; the number is printed."""
        return (
            "",
            self.play,
            "" if self.yards is None else signed(self.yards),
            "" if self.down is None else str(self.down),
            self.to_go,
            self.ball_on,
        )[column]


@dataclass(frozen=True, slots=True)
class YardSheet:
    """One sheet: its rows from the first, which of them is being played and which may be named.

    `number` of `sheets`; `note` stands beside the title, `footer` are totals as label and value.
    """

    rows: tuple[YardRow, ...] = ()
    number: int = 1
    sheets: int = 1
    title: str = tr("Yardcard")
    note: str = ""
    current: int | None = None
    may_name: frozenset[int] = frozenset()
    suggestions: tuple[str, ...] = ()
    footer: tuple[tuple[str, str], ...] = ()

    def row(self, index: int) -> YardRow:
        """A row from 0; a blank one where nothing was written yet."""
        return self.rows[index] if 0 <= index < len(self.rows) else YardRow()


def signed(yards: int) -> str:
    """Yards with their sign: +4, −2, 0."""
    return f"+{yards}" if yards > 0 else f"−{-yards}" if yards < 0 else "0"


def row_words(sheet: YardSheet, index: int) -> str:
    """A row as a sentence."""
    row = sheet.row(index)
    said = [tr("Play {number}", number=index + 1), row.play or tr("not named")]
    if row.yards is not None:
        said.append(_yards_words(row.yards))
    if row.down is not None:
        said.append(tr("then down {number}", number=row.down))
    if row.to_go:
        said.append(tr("{distance} to go", distance=row.to_go))
    if row.ball_on:
        said.append(tr("ball on {spot}", spot=row.ball_on))
    return ", ".join(said)


def _yards_words(yards: int) -> str:
    if yards == 0:
        return tr("no gain")
    if yards > 0:
        return trn("{n} yard gained", "{n} yards gained", yards)
    return trn("{n} yard lost", "{n} yards lost", -yards)


def sheet_lines(sheet: YardSheet) -> tuple[tuple[int, str], ...]:
    """A sentence for each row with something in it or to be named."""
    last = max((len(sheet.rows), *(index + 1 for index in sheet.may_name)), default=0)
    return tuple((index, row_words(sheet, index)) for index in range(last))
