"""What the hand may take and where it may put it down, from the model alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from gridlight.kernel.grid import Square
from gridlight.present.board import ROWS, BoardModel, Landing, Man, reading_order
from gridlight.ui.boards.sight import Hand


def may_take(model: BoardModel, square: Square) -> bool:
    """Whether the man on a square may be picked up."""
    if model.offer_at(square) is not None:
        return model.man_at(square) is not None
    man = model.man_at(square)
    return model.tray is not None and man is not None and man.team == model.tray.team


def landings_from(model: BoardModel, origin: Square | None) -> tuple[Landing, ...]:
    """Where a man from a square, or from the tray, may be put down."""
    if origin is not None and (offer := model.offer_at(origin)) is not None:
        return offer.landings
    tray = model.tray
    if tray is None:
        return ()
    found = []
    for square in sorted(tray.squares, key=reading_order):
        there = model.man_at(square)
        if square == origin or (there is not None and there.team != tray.team):
            continue
        found.append(Landing(square, 0, (square,), "place" if there is None else "swap"))
    return tuple(found)


def landing_at(
    landings: Iterable[Landing],
    square: Square | None,
    passed: Sequence[Square] = (),
    *,
    straight: bool = False,
) -> Landing | None:
    """The landing on a square whose path fits best what the pointer passed over.

    A lit one goes before a quiet one, unless the shortest is wanted `straight`.
    """
    there = [landing for landing in landings if landing.square == square]
    if not there:
        return None
    if straight:
        return min(there, key=lambda landing: landing.cost)
    over = set(passed)
    return max(
        there,
        key=lambda one: (not one.quiet, len(over.intersection(one.path)), -one.cost),
    )


def takeable(model: BoardModel) -> tuple[Square, ...]:
    """The squares of all men who may be picked up."""
    return tuple(man.square for man in model.men if may_take(model, man.square))


def stops_for_keys(model: BoardModel, landings: tuple[Landing, ...] | None) -> tuple[Square, ...]:
    """The squares that Page Up and Page Down go to: landings, else targets and men to take."""
    if landings is not None:
        return tuple(sorted({landing.square for landing in landings}, key=reading_order))
    chosen = {target.square for target in model.targets}
    chosen |= {beam.receiver for beam in model.fan}
    return tuple(sorted(chosen | set(takeable(model)), key=reading_order))


def first_stop(model: BoardModel) -> Square:
    """Where the cursor begins: on the carrier, else on somebody to take, else in the middle."""
    if model.carrier is not None:
        return model.carrier
    stops = stops_for_keys(model, None)
    return stops[0] if stops else (model.columns // 2, ROWS // 2)


def rehold(hand: Hand | None, model: BoardModel) -> Hand | None:
    """The same hand over another board, or nothing if the man in it is no longer on offer."""
    if hand is None:
        return None
    if hand.origin is None:
        return replace(hand, landings=landings_from(model, None)) if model.tray else None
    if model.man_at(hand.origin) != hand.man or not may_take(model, hand.origin):
        return None
    return replace(hand, landings=landings_from(model, hand.origin))


def tray_slot_of(model: BoardModel, letter: str) -> int | None:
    """The first man with a letter in the tray."""
    if model.tray is None or letter not in model.tray.men:
        return None
    return list(model.tray.men).index(letter)


def tray_man(model: BoardModel, slot: int) -> Man:
    """The man in a place of the tray."""
    assert model.tray is not None
    return Man(model.tray.team, model.tray.men[slot], (-1, -1))
