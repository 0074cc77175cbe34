"""A Pegskin board in words: for people who listen, for the status line, for the list of pegs."""

from __future__ import annotations

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

_KINDS: dict[Kind, str] = {"line": "lineman", "back": "back", "receiver": "receiver"}
_DOES: dict[LandingKind, str] = {
    "move": "may move here",
    "block": "may be blocked",
    "tackle": "may be tackled",
    "out": "may step out of bounds",
    "place": "may be placed here",
    "swap": "may change places",
}
_AIMS: dict[TargetKind, str] = {
    "snap": "may take the snap",
    "hand-off": "may be handed the ball",
    "pitch": "may be pitched to",
    "throw": "may be thrown to",
    "motion": "may go in motion",
    "chase": "may give chase",
    "other": "may be chosen",
}


def row_words(row: int) -> str:
    """Where a row lies: “on the line of scrimmage”, “3 yards beyond the line”."""
    if row == 0:
        return "on the line of scrimmage"
    yards = f"{abs(row)} yard" + ("s" if abs(row) > 1 else "")
    return f"{yards} beyond the line" if row > 0 else f"{yards} behind the line"


def peg_words(model: PegModel, peg: Peg) -> str:
    """A peg by team and kind: “Mariners back 22”."""
    number = "" if peg.number is None else f" {peg.number}"
    return f"{model.team_name(peg.team)} {_KINDS[peg.kind]}{number}"


def moves_words(count: int) -> str:
    """“1 move”, “3 moves”."""
    return f"{count} move" + ("" if count == 1 else "s")


def hole_words(model: PegModel, hole: Hole, held: Landing | None = None) -> str:
    """One sentence on a hole: its name, who is in it and what may be done there."""
    off = not model.is_on(hole)
    said = [f"{name_of(hole)}, {'out of bounds' if off else row_words(hole[1])}"]
    said += _who(model, hole)
    said += [
        f"{model.team_name(zone.team)} control this hole"
        for zone in model.zones
        if hole != zone.hole and hole in set(holes_around(model, zone.hole, zone.reach))
    ]
    if held is not None:
        said.append(_DOES[held.kind] + (f", {moves_words(held.cost)}" if held.cost > 0 else ""))
    elif (target := model.target_at(hole)) is not None:
        said.append(target.label or _AIMS[target.kind])
    elif model.offer_at(hole) is not None:
        said.append("can be picked up")
    throw = next((throw for throw in model.throws if throw.receiver == hole), None)
    if throw is not None:
        said.append(", ".join(part for part in (throw.odds, throw.note) if part))
    return "; ".join(said)


def _who(model: PegModel, hole: Hole) -> list[str]:
    said = []
    peg, stack = model.peg_at(hole), model.stack_at(hole)
    if peg is not None:
        said.append(peg_words(model, peg) + (" with the ball" if model.carrier == hole else ""))
    if stack is not None:
        upper, lower = peg_words(model, stack.upper), peg_words(model, stack.lower)
        said.append(f"{upper} on {lower}, out of the play")
    if model.loose == hole:
        said.append("the ball lies here")
    return said


def board_lines(model: PegModel) -> tuple[tuple[Hole, str], ...]:
    """A line of text for each hole with somebody or the ball in it, from behind the offense."""
    return tuple((hole, hole_words(model, hole)) for hole in taken_holes(model))


def summary(model: PegModel) -> str:
    """One sentence on the whole board."""
    home = sum(peg.team == "home" for peg in model.pegs)
    said = [
        f"{home} pegs of {model.home} and {len(model.pegs) - home} of {model.visitors} can play"
    ]
    if model.stacks:
        said.append(f"{len(model.stacks)} block" + ("s" if len(model.stacks) > 1 else ""))
    if model.carrier is not None:
        carrier = model.peg_at(model.carrier)
        who = peg_words(model, carrier) if carrier is not None else "a peg"
        said.append(
            f"{who} has the ball at {name_of(model.carrier)}, {row_words(model.carrier[1])}"
        )
    elif model.loose is not None:
        said.append(f"the ball lies at {name_of(model.loose)}")
    if model.moves:
        said.append(f"{model.moves_left} of {moves_words(model.moves)} left")
    if model.to_make is not None:
        said.append(f"the first down is {model.to_make} yards beyond the line")
    return ", ".join(said) + "."
