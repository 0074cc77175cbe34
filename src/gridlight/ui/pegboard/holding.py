"""What the hand may take and where it may put it down, from the model alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF

from gridlight.present.pegboard import (
    Hole,
    Kind,
    Landing,
    Peg,
    PegModel,
    reading_order,
)
from gridlight.ui.pegboard.pieces import body_box
from gridlight.ui.pegboard.shape import PegShape
from gridlight.ui.pegboard.sight import Hand


def may_take(model: PegModel, hole: Hole) -> bool:
    """Whether the peg in a hole may be picked up."""
    peg = model.peg_at(hole)
    if peg is None:
        return False
    own = model.tray is not None and peg.team == model.tray.team
    return own or model.offer_at(hole) is not None


def may_choose(model: PegModel, hole: Hole) -> bool:
    """Whether a hole may be chosen with nothing in the hand."""
    thrown = any(throw.receiver == hole for throw in model.throws)
    return thrown or model.target_at(hole) is not None


def landings_from(model: PegModel, origin: Hole | None) -> tuple[Landing, ...]:
    """Where a peg from a hole, or from the tray, may be put down."""
    if origin is not None and (offer := model.offer_at(origin)) is not None:
        return offer.landings
    tray = model.tray
    if tray is None:
        return ()
    stands = {peg.hole: peg.team for peg in model.pegs}
    found = []
    for hole in sorted(tray.holes, key=reading_order):
        there = stands.get(hole)
        if hole == origin or (there is not None and there != tray.team):
            continue
        found.append(Landing(hole, 0, (hole,), "place" if there is None else "swap"))
    return tuple(found)


def landing_at(
    landings: Iterable[Landing], hole: Hole | None, passed: Sequence[Hole] = ()
) -> Landing | None:
    """The landing in a hole whose path fits best what the pointer passed over."""
    there = [landing for landing in landings if landing.hole == hole]
    if not there:
        return None
    over = set(passed)
    return max(there, key=lambda landing: (len(over.intersection(landing.path)), -landing.cost))


def stops_for_keys(model: PegModel, landings: tuple[Landing, ...] | None) -> tuple[Hole, ...]:
    """The holes that Page Up and Page Down go to: landings, else targets and pegs to take."""
    if landings is not None:
        return tuple(sorted({landing.hole for landing in landings}, key=reading_order))
    chosen = {target.hole for target in model.targets}
    chosen |= {throw.receiver for throw in model.throws}
    chosen |= {peg.hole for peg in model.pegs if may_take(model, peg.hole)}
    return tuple(sorted(chosen, key=reading_order))


def first_stop(model: PegModel) -> Hole:
    """Where the cursor begins: on the carrier, else on somebody to take, else in the middle."""
    if model.carrier is not None:
        return model.carrier
    stops = stops_for_keys(model, None)
    return stops[0] if stops else (model.middle, -1)


def rehold(hand: Hand | None, model: PegModel) -> Hand | None:
    """The same hand over another board, or nothing if the peg in it is no longer on offer."""
    if hand is None:
        return None
    if hand.origin is None:
        return replace(hand, landings=landings_from(model, None)) if model.tray else None
    if model.peg_at(hand.origin) != hand.peg or not may_take(model, hand.origin):
        return None
    return replace(hand, landings=landings_from(model, hand.origin))


def tray_slot_of(model: PegModel, kind: Kind) -> int | None:
    """The first peg of a kind in the tray."""
    if model.tray is None or kind not in model.tray.pegs:
        return None
    return list(model.tray.pegs).index(kind)


def tray_peg_of(model: PegModel, slot: int) -> Peg:
    """The peg in a place of the tray."""
    assert model.tray is not None
    return Peg(model.tray.team, model.tray.pegs[slot], (0, 0))


def hole_under(shape: PegShape, model: PegModel, point: QPointF) -> Hole | None:
    """What a pointer is on: the foremost peg whose body it touches, else the hole."""
    if not shape.window.united(shape.ruler).contains(point):
        return None
    touched = [hole for hole in model.busy if body_box(shape, hole).contains(point)]
    if touched:
        return max(touched, key=lambda hole: shape.center(hole).y())
    return shape.hole_at(point)
