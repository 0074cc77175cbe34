"""Boards as text: one line a row, highest row first, one character a square."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gridlight.games.all_pro.ruleset import ROWS
from gridlight.games.all_pro.state import Block, Kind, Man
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Grid, name_of, square_of
from gridlight.kernel.language import tr

EMPTY = "."


def man_of(letter: str, square: tuple[int, int]) -> Man:
    """The man whose letter stands on a square: large for home, small for the visitors."""
    side = Seat.HOME if letter.isupper() else Seat.VISITORS
    try:
        return Man(side, Kind(letter.upper()), square)
    except ValueError:
        raise ValueError(
            tr("“{letter}” is no man; men are B, E, L, C and b, e, l, c", letter=letter)
        ) from None


def read_rows(pairs: Iterable[Sequence[str]], grid: Grid) -> tuple[Man, ...]:
    """The men on rows given as number and squares; raises `ValueError` with one sentence."""
    men: list[Man] = []
    seen: set[int] = set()
    for pair in pairs:
        if len(pair) != 2 or not pair[0].isdecimal():
            raise ValueError(
                tr("“{pair}” is no row: write its number, then its squares", pair=" ".join(pair))
            )
        row, squares = int(pair[0]), pair[1]
        if row >= ROWS or row in seen:
            if row in seen:
                raise ValueError(tr("row {row} stands there twice", row=row))
            raise ValueError(tr("row {row} isn't one of 0 to {last}", row=row, last=ROWS - 1))
        if len(squares) > grid.columns:
            raise ValueError(
                tr(
                    "row {row} has {count} squares, the board {columns}",
                    row=row,
                    count=len(squares),
                    columns=grid.columns,
                )
            )
        seen.add(row)
        men += [man_of(c, (n, row)) for n, c in enumerate(squares) if c != EMPTY]
    return tuple(men)


def read_board(text: str, grid: Grid) -> tuple[Man, ...]:
    """The men of a board in text; raises `ValueError` with one sentence."""
    return read_rows([line.split() for line in text.splitlines() if line.strip()], grid)


def write_rows(men: Iterable[Man], grid: Grid) -> list[tuple[str, str]]:
    """The rows on which men stand, highest first, as number and squares."""
    letters: dict[int, list[str]] = {}
    for man in men:
        column, row = man.at
        letters.setdefault(row, [EMPTY] * grid.columns)[column] = man.letter
    return [(str(row), "".join(letters[row])) for row in sorted(letters, reverse=True)]


def write_board(men: Iterable[Man], grid: Grid) -> str:
    """The board as text; `read_board` reads it back."""
    return "\n".join(f"{row:<2} {squares}" for row, squares in write_rows(men, grid))


def read_block(text: str, grid: Grid) -> Block:
    """A blocked pair from square, man on top, man below: `h12 B l`."""
    words = text.split()
    if len(words) != 3:
        raise ValueError(
            tr(
                "“{pair}” is no pair: write square, man on top, man below, like h12 B l",
                pair=text,
            )
        )
    at = square_of(words[0])
    if at not in grid:
        raise ValueError(tr("{square} isn't on the board", square=words[0]))
    top, under = man_of(words[1], at), man_of(words[2], at)
    if top.side is under.side:
        raise ValueError(tr("“{pair}”: nobody blocks a man of his own team", pair=text))
    return Block(top, under)


def write_block(block: Block) -> str:
    """A blocked pair as text."""
    return f"{name_of(block.at)} {block.top.letter} {block.under.letter}"
