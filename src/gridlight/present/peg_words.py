"""A Pegskin board in words: for people who listen, for the status line, for the list of pegs."""

from __future__ import annotations

from gridlight.kernel.language import tr, trn
from gridlight.present.pegboard import (
    Hole,
    Kind,
    Landing,
    LandingKind,
    Peg,
    PegModel,
    TargetKind,
    holes_around,
    name_of,
    taken_holes,
)

_KINDS: dict[Kind, str] = {"line": tr("lineman"), "back": tr("back"), "receiver": tr("receiver")}
_DOES: dict[LandingKind, str] = {
    "move": tr("may move here"),
    "block": tr("may be blocked"),
    "tackle": tr("may be tackled"),
    "out": tr("may step out of bounds"),
    "place": tr("may be placed here"),
    "swap": tr("may change places"),
}
_AIMS: dict[TargetKind, str] = {
    "snap": tr("may take the snap"),
    "hand-off": tr("may be handed the ball"),
    "pitch": tr("may be pitched to"),
    "throw": tr("may be thrown to"),
    "motion": tr("may go in motion"),
    "chase": tr("may give chase"),
    "other": tr("may be chosen"),
}


def row_words(row: int) -> str:
    """Where a row lies: “on the line of scrimmage”, “3 yards beyond the line”."""
    if row == 0:
        return tr("on the line of scrimmage")
    if row > 0:
        return trn("{n} yard beyond the line", "{n} yards beyond the line", row)
    return trn("{n} yard behind the line", "{n} yards behind the line", -row)


def peg_words(model: PegModel, peg: Peg) -> str:
    """A peg by team and kind: “Mariners back 22”."""
    team, kind = model.team_name(peg.team), _KINDS[peg.kind]
    if peg.number is None:
        return tr("{team} {peg}", team=team, peg=kind)
    return tr("{team} {peg} {number}", team=team, peg=kind, number=peg.number)


def moves_words(count: int) -> str:
    """“1 move”, “3 moves”."""
    return trn("{n} move", "{n} moves", count)


def hole_words(model: PegModel, hole: Hole, held: Landing | None = None) -> str:
    """One sentence on a hole: its name, who is in it and what may be done there."""
    off = not model.is_on(hole)
    place = tr("out of bounds") if off else row_words(hole[1])
    said = [f"{name_of(hole)}, {place}"]
    said += _who(model, hole)
    said += [
        tr("{team} control this hole", team=model.team_name(zone.team))
        for zone in model.zones
        if hole != zone.hole and hole in set(holes_around(model, zone.hole, zone.reach))
    ]
    if held is not None:
        said.append(_DOES[held.kind] + (f", {moves_words(held.cost)}" if held.cost > 0 else ""))
    elif (target := model.target_at(hole)) is not None:
        said.append(target.label or _AIMS[target.kind])
    elif model.offer_at(hole) is not None:
        said.append(tr("can be picked up"))
    throw = next((throw for throw in model.throws if throw.receiver == hole), None)
    if throw is not None:
        said.append(", ".join(part for part in (throw.odds, throw.note) if part))
    return "; ".join(said)


def _who(model: PegModel, hole: Hole) -> list[str]:
    said = []
    peg, stack = model.peg_at(hole), model.stack_at(hole)
    if peg is not None:
        who = peg_words(model, peg)
        said.append(tr("{peg} with the ball", peg=who) if model.carrier == hole else who)
    if stack is not None:
        upper, lower = peg_words(model, stack.upper), peg_words(model, stack.lower)
        said.append(tr("{upper} on {lower}, out of the play", upper=upper, lower=lower))
    if model.loose == hole:
        said.append(tr("the ball lies here"))
    return said


def board_lines(model: PegModel) -> tuple[tuple[Hole, str], ...]:
    """A line of text for each hole with somebody or the ball in it, from behind the offense."""
    return tuple((hole, hole_words(model, hole)) for hole in taken_holes(model))


def summary(model: PegModel) -> str:
    """One sentence on the whole board."""
    home = sum(peg.team == "home" for peg in model.pegs)
    said = [
        tr(
            "{home_pegs} pegs of {home} and {visitors_pegs} of {visitors} can play",
            home_pegs=home,
            home=model.home,
            visitors_pegs=len(model.pegs) - home,
            visitors=model.visitors,
        )
    ]
    if model.stacks:
        said.append(trn("{n} block", "{n} blocks", len(model.stacks)))
    if (ball := _ball_words(model)) is not None:
        said.append(ball)
    if model.moves:
        moves = moves_words(model.moves)
        said.append(tr("{left} of {moves} left", left=model.moves_left, moves=moves))
    if model.to_make is not None:
        said.append(tr("the first down is {n} yards beyond the line", n=model.to_make))
    return ", ".join(said) + "."


def _ball_words(model: PegModel) -> str | None:
    if model.carrier is not None:
        carrier = model.peg_at(model.carrier)
        return tr(
            "{peg} has the ball at {hole}, {where}",
            peg=peg_words(model, carrier) if carrier is not None else tr("a peg"),
            hole=name_of(model.carrier),
            where=row_words(model.carrier[1]),
        )
    if model.loose is not None:
        return tr("the ball lies at {hole}", hole=name_of(model.loose))
    return None
