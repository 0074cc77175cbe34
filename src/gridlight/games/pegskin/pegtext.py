"""Pegs and blocked pairs as text: `L 24,-1`, `25,1 L l` (the offense large)."""

from __future__ import annotations

from collections.abc import Iterable

from gridlight.games.pegskin.holes import Holes, hole_of, name_of
from gridlight.games.pegskin.state import Block, Kind, Peg
from gridlight.kernel.language import tr


def peg_of(letter: str, hole: tuple[int, int]) -> Peg:
    """The peg whose letter stands in a hole."""
    try:
        return Peg(letter.isupper(), Kind(letter.upper()), hole)
    except ValueError:
        raise ValueError(
            tr("“{letter}” is no peg; pegs are L, B, R and l, b, r", letter=letter)
        ) from None


def read_peg(text: str, holes: Holes) -> Peg:
    """A peg from its letter and hole; raises `ValueError` with one sentence."""
    words = text.split()
    if len(words) != 2:
        raise ValueError(tr("“{peg}” is no peg: write letter and hole, like L 24,-1", peg=text))
    hole = hole_of(words[1])
    if hole not in holes:
        raise ValueError(tr("{hole} isn't on the board", hole=words[1]))
    return peg_of(words[0], hole)


def read_pegs(texts: Iterable[str], holes: Holes) -> tuple[Peg, ...]:
    """Pegs, each in a hole of its own; raises `ValueError` with one sentence."""
    pegs: dict[tuple[int, int], Peg] = {}
    for text in texts:
        peg = read_peg(text, holes)
        if peg.at in pegs:
            raise ValueError(tr("two pegs stand in {hole}", hole=name_of(peg.at)))
        pegs[peg.at] = peg
    return tuple(pegs.values())


def write_peg(peg: Peg) -> str:
    """A peg as text; `read_peg` reads it back."""
    return f"{peg.letter} {name_of(peg.at)}"


def read_block(text: str, holes: Holes) -> Block:
    """A blocked pair from hole, man on top, man below: `25,1 L l`."""
    words = text.split()
    if len(words) != 3:
        raise ValueError(
            tr("“{pair}” is no pair: write hole, man on top, man below, like 25,1 L l", pair=text)
        )
    at = hole_of(words[0])
    if at not in holes:
        raise ValueError(tr("{hole} isn't on the board", hole=words[0]))
    top, under = peg_of(words[1], at), peg_of(words[2], at)
    if top.offense is under.offense:
        raise ValueError(tr("“{pair}”: nobody blocks a peg of his own team", pair=text))
    return Block(top, under)


def write_block(block: Block) -> str:
    """A blocked pair as text."""
    return f"{name_of(block.at)} {block.top.letter} {block.under.letter}"
