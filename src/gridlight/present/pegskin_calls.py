"""What may be called now at Pegskin, each call with its key, and why the others may not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gridlight.games.pegskin import chances, motions
from gridlight.games.pegskin.game import Pegskin
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole, name_of
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.refusals import Asked, why_not
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.kernel.moves import move
from gridlight.present.calls import CallShown, plain_reason
from gridlight.present.pegskin_board import percent, takers
from gridlight.present.situation import Names, yard_line

HAND, PITCH, THROW = "hand", "pitch", "throw"
"""Calls that the window makes into moves itself: choose who takes the ball."""


def calls(game: Pegskin, state: PegskinState, seat: Seat) -> tuple[CallShown, ...]:
    """The calls of the side that decides, in the order of the strip."""
    maker = _MAKERS.get(state.phase)
    return maker(game, game.ground(state), seat) if maker is not None else ()


def kicks(game: Pegskin, state: PegskinState, seat: Seat, names: Names) -> tuple[CallShown, ...]:
    """Punt and field goal, said instead of a line-up, with what the dice make of them."""
    ground = game.ground(state)
    if state.phase is not Phase.SETUP_OFFENSE or ground.settings.scrimmage:
        return ()
    punt = _call(ground, seat, tr("Punt"), "U", "punt")
    if not punt.why_not:
        spots = chances.punt_chances(game, state)
        mean = float(sum(spot * float(chance) for spot, chance in spots))
        there = yard_line(round(mean))
        team = names.of(seat.other)
        note = tr("On average {team} begin at the {yard}.", team=team, yard=there)
        punt = replace(punt, note=note)
    goal = _call(ground, seat, tr("Field goal"), "G", "field-goal")
    if not goal.why_not:
        chance = chances.field_goal_chance(game, state)
        goal = replace(
            goal,
            words=tr("Field goal, {percent}", percent=percent(chance)),
            note=tr(
                "It is good {times} times in {all}.",
                times=chance.numerator,
                all=chance.denominator,
            ),
        )
    return punt, goal


def _call(ground: Ground, seat: Seat, words: str, key: str, said: str) -> CallShown:
    return CallShown(words, key, said, plain_reason(why_not(Asked(ground, seat, move(said)))))


def _motion(game: Pegskin, ground: Ground, seat: Seat) -> tuple[CallShown, ...]:
    found = [CallShown(tr("Nobody moves"), "D", "no-motion", main=True)]
    taker = ground.carrier
    if taker is not None and not ground.play.stepped_back and motions.blitz(ground):
        back = motions.shotgun_hole(ground, taker)
        said = f"motion {name_of(taker.at)} {name_of(back)}"
        found.append(_call(ground, seat, tr("Into the shotgun"), "S", said))
    return tuple(found)


def _turn(game: Pegskin, ground: Ground, seat: Seat) -> tuple[CallShown, ...]:
    state = ground.state
    if state.moves_left is None:
        return (CallShown(tr("Roll the dice"), "R", "roll", main=True),)
    done = CallShown(tr("Done"), "D", "done", main=True)
    if state.phase is not Phase.LINE_OFFENSE:
        return (done,)
    return (
        _to_a_man(game, ground, seat, tr("Hand off"), "H", HAND),
        _to_a_man(game, ground, seat, tr("Pitch"), "P", PITCH),
        done,
    )


_NOBODY = {
    HAND: tr("nobody who may take the ball stands beside the man with it (PS-16)."),
    PITCH: tr("nobody stands level or up to two rows behind, four holes across (PS-17)."),
}


def _to_a_man(
    game: Pegskin, ground: Ground, seat: Seat, words: str, key: str, verb: str
) -> CallShown:
    why = "" if takers(ground, seat, verb, game) else plain_reason(_NOBODY[verb])
    return CallShown(words, key, verb, why)


def _declare(game: Pegskin, ground: Ground, seat: Seat) -> tuple[CallShown, ...]:
    roll = _call(ground, seat, tr("Roll on"), "R", "roll")
    why = _no_pass(ground) if not receivers(game, ground.state) else ""
    return (
        CallShown(tr("Run"), "U", "run", main=bool(roll.why_not)),
        CallShown(tr("Pass"), "S", THROW, why, note=tr("Choose a receiver, or press his number.")),
        replace(roll, main=not roll.why_not),
    )


def receivers(game: Pegskin, state: PegskinState) -> tuple[Hole, ...]:
    """Whom a pass may be thrown to now, in the order of their numbers."""
    return tuple(each.thrown.receiver for each in chances.throws(game, state))


def _no_pass(ground: Ground) -> str:
    if ground.play.screened:
        return plain_reason(tr("there is no second forward pass (PS-23)."))
    if ground.play.no_pass:
        return plain_reason(tr("a block beyond five yards has taken the pass away (PS-14)."))
    return plain_reason(tr("nobody stands where a pass could reach him (PS-21)."))


_MAKERS: dict[Phase, Callable[[Pegskin, Ground, Seat], tuple[CallShown, ...]]] = {
    Phase.MOTION: _motion,
    Phase.MOTION_REACTION: _turn,
    Phase.LINE_OFFENSE: _turn,
    Phase.LINE_DEFENSE: _turn,
    Phase.RUN_OFFENSE: _turn,
    Phase.RUN_DEFENSE: _turn,
    Phase.DECLARE: _declare,
}
