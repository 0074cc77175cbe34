"""A game of Pegskin as the board shows it: pegs, zones, gauges, and what the hand may do."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from gridlight.football import field
from gridlight.games.pegskin import chances, motions
from gridlight.games.pegskin import reach as reaching
from gridlight.games.pegskin.chances import Chances, ThrowChances
from gridlight.games.pegskin.game import Pegskin
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole, name_of
from gridlight.games.pegskin.passing import Outcome
from gridlight.games.pegskin.phases import MOVING, Phase
from gridlight.games.pegskin.reach import Reached
from gridlight.games.pegskin.state import Kind, Peg, PegskinState
from gridlight.games.pegskin.steps import Landing as Found
from gridlight.games.pegskin.steps import allowance
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.kernel.moves import Move
from gridlight.present import pegboard
from gridlight.present.situation import Names

TEAMS: dict[Seat, pegboard.Team] = {Seat.HOME: "home", Seat.VISITORS: "visitors"}
KINDS: dict[Kind, pegboard.Kind] = {
    Kind.LINEMAN: "line",
    Kind.BACK: "back",
    Kind.RECEIVER: "receiver",
}
LANDINGS: dict[Found, pegboard.LandingKind] = {
    Found.FREE: "move",
    Found.BLOCK: "block",
    Found.TACKLE: "tackle",
}
OUTCOMES: dict[Outcome, pegboard.Outcome] = {
    Outcome.COMPLETE: "complete",
    Outcome.INCOMPLETE: "incomplete",
    Outcome.INTERCEPTED: "intercepted",
    Outcome.SACK: "sack",
}
FACES: tuple[pegboard.Face, ...] = ("S", "D", "T")
FAR = 4
"""So many holes away a defender no longer counts for a throw (PS-20)."""


def shown(peg: Peg, offense: Seat) -> pegboard.Peg:
    """A peg as the board draws it."""
    side = offense if peg.offense else offense.other
    return pegboard.Peg(TEAMS[side], KINDS[peg.kind], peg.at)


def bare(ground: Ground, names: Names) -> pegboard.PegModel:
    """The board as it stands, with nothing on offer."""
    state = ground.state
    offense, board = state.offense, state.board
    stacks = tuple(
        pegboard.Stack(shown(each.top, offense), shown(each.under, offense))
        for each in board.blocks
    )
    model = pegboard.PegModel(
        home=names.home,
        visitors=names.visitors,
        width=ground.settings.width,
        half=ground.settings.half_length,
        heading=field.direction(offense),
        pegs=tuple(shown(peg, offense) for peg in board.pegs),
        stacks=stacks,
        zones=tuple(pegboard.Zone(stack.upper.team, stack.hole) for stack in stacks),  # PS-13
        carrier=board.carrier,
        moves_left=state.moves_left or 0,
    )
    return model if state.phase is Phase.COIN_TOSS else _lined(model, state)


def _lined(model: pegboard.PegModel, state: PegskinState) -> pegboard.PegModel:
    """With the goal lines, the first down, and the marking pegs (PS-2, PS-3, PS-32)."""
    situation, offense = state.situation, state.offense
    carried = state.play.carried if state.play is not None else 0
    ahead = int(field.to_goal(offense, situation.spot)) - carried
    behind = -int(field.from_own_goal(offense, situation.spot)) - carried
    ball = situation.spot
    if state.board.carrier is not None and state.play is not None:
        ball = field.forward(offense, ball, carried + state.board.carrier[1])
    model = replace(
        model,
        goal=ahead if ahead <= model.half else None,
        own_goal=behind if behind >= -model.half else None,
        gauge=pegboard.Gauge(ball=min(max(ball, 0), field.LENGTH)),
    )
    if not situation.down:
        return model
    to_make = int(field.gain(offense, situation.spot, situation.line_to_gain)) - carried
    start = field.forward(offense, situation.line_to_gain, -10)
    start = min(max(start, 0), field.LENGTH)
    gauge = replace(model.gauge, start=start, marker=situation.line_to_gain)
    return replace(model, to_make=None if situation.goal_to_go else to_make, gauge=gauge)


def model_for(game: Pegskin, state: PegskinState, seat: Seat, names: Names) -> pegboard.PegModel:
    """The board with all that `seat`, who decides, may do."""
    ground = game.ground(state)
    model = bare(ground, names)
    if state.phase in MOVING:
        return replace(model, offers=offers(ground, seat), targets=_chaser(ground))
    if state.phase is Phase.MOTION:
        return replace(model, offers=_motions(ground))
    if state.phase is Phase.DECLARE:
        found = chances.throws(game, state)
        targets = tuple(pegboard.Target(each.thrown.receiver, "throw") for each in found)
        return replace(model, targets=targets, throws=throws(ground, found))
    return model


def _chaser(ground: Ground) -> tuple[pegboard.Target, ...]:
    """The one defender who moves in this roll of the run (PS-18)."""
    chaser = ground.play.chaser
    if chaser is None or ground.state.phase is not Phase.RUN_DEFENSE:
        return ()
    return (pegboard.Target(chaser, "chase", tr("gives chase")),)


def offers(ground: Ground, seat: Seat) -> tuple[pegboard.Offer, ...]:
    """Every peg of `seat` that may be taken up, with where it may be put down."""
    return tuple(
        pegboard.Offer(at, tuple(_landing(each) for each in found.values()))
        for at, found in reaching.reach(ground, seat).items()
    )


def _landing(each: Reached) -> pegboard.Landing:
    kind: pegboard.LandingKind = "out" if each.out else LANDINGS[each.landing]
    return pegboard.Landing(each.hole, each.moves, each.path, kind)


def _motions(ground: Ground) -> tuple[pegboard.Offer, ...]:
    ways: dict[Hole, list[pegboard.Landing]] = {}
    for start, end in motions.on_offer(ground):
        ways.setdefault(start, []).append(pegboard.Landing(end, 0, (end,)))
    return tuple(pegboard.Offer(start, tuple(found)) for start, found in ways.items())


def reach_map(ground: Ground, seat: Seat) -> tuple[pegboard.ReachHole, ...]:
    """Who of `seat` can get where with the moves and allowances that are left."""
    who: dict[Hole, list[tuple[int, Hole]]] = {}
    for at, found in reaching.reach(ground, seat).items():
        for hole, each in found.items():
            if not each.out:
                who.setdefault(hole, []).append((each.moves, at))
    left = ground.state.moves_left or 0
    return tuple(
        pegboard.ReachHole(hole, left - min(pegs)[0], tuple(at for _, at in sorted(pegs)))
        for hole, pegs in who.items()
    )


# to whom the ball may go


def takers(ground: Ground, seat: Seat, verb: str, game: Pegskin) -> tuple[Hole, ...]:
    """The holes of pegs that the ball may be handed (`hand`) or pitched (`pitch`) to now."""
    carrier = ground.state.board.carrier
    if carrier is None or ground.state.phase is not Phase.LINE_OFFENSE:
        return ()
    legal = game.legal(ground.state, seat)
    start = name_of(carrier)
    return tuple(
        peg.at
        for peg in ground.of(True)
        if peg.at != carrier and Move(verb, (start, name_of(peg.at))) in legal
    )


def hand_off_model(
    game: Pegskin, state: PegskinState, seat: Seat, names: Names
) -> pegboard.PegModel:
    """The board while the man to take a hand-off is chosen."""
    ground = game.ground(state)
    targets = tuple(pegboard.Target(at, "hand-off") for at in takers(ground, seat, "hand", game))
    return replace(bare(ground, names), targets=targets)


def pitch_model(game: Pegskin, state: PegskinState, seat: Seat, names: Names) -> pegboard.PegModel:
    """The board while the man to pitch to is chosen, with the exact chances of each pitch."""
    ground = game.ground(state)
    found = takers(ground, seat, "pitch", game)
    carrier = state.board.carrier
    assert carrier is not None
    return replace(
        bare(ground, names),
        targets=tuple(pegboard.Target(at, "pitch") for at in found),
        throws=tuple(_pitch(game, state, ground, carrier, at) for at in found),
    )


def _pitch(
    game: Pegskin, state: PegskinState, ground: Ground, start: Hole, to: Hole
) -> pegboard.Throw:
    odds = chances.pitch_chances(game, state, to)
    near = [*ground.near(start, ground.rules.close_cover), *ground.near(to, 1)]
    covers = {
        peg.at: pegboard.Cover(peg.at, 1, start if _beside(peg.at, start) else to) for peg in near
    }
    return _tag(ground, start, to, odds, tuple(covers.values()), _across(start, to))


def _beside(one: Hole, other: Hole) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 1


def _across(start: Hole, to: Hole) -> int:
    return max(abs(start[0] - to[0]), abs(start[1] - to[1]))


def throws(ground: Ground, found: tuple[ThrowChances, ...]) -> tuple[pegboard.Throw, ...]:
    """The passes on offer with their cover distances and exact chances (PS-20)."""
    return tuple(_throw(ground, each, number) for number, each in enumerate(found, 1))


def _throw(ground: Ground, each: ThrowChances, number: int) -> pegboard.Throw:
    thrown = each.thrown
    covers = [pegboard.Cover(at, away, thrown.receiver) for away, at in thrown.cover if away < FAR]
    covers += [pegboard.Cover(at, 1, thrown.passer) for at in thrown.rushers]
    yards = thrown.receiver[1] - thrown.passer[1]
    tag = _tag(ground, thrown.passer, thrown.receiver, each.chances, tuple(covers), yards)
    return replace(tag, name=f"{number}  {tag.name}")


def _tag(
    ground: Ground,
    start: Hole,
    to: Hole,
    odds: Chances,
    covers: tuple[pegboard.Cover, ...],
    yards: int,
) -> pegboard.Throw:
    meaning = dict(odds.faces)
    return pegboard.Throw(
        passer=start,
        receiver=to,
        odds=percent(odds.of(Outcome.COMPLETE)),
        chance=float(odds.of(Outcome.COMPLETE)),
        name=f"{peg_name(ground, to)} · {yards}",
        note=_note(meaning),
        faces=tuple(
            pegboard.FaceShown(face, OUTCOMES[meaning[face]]) for face in FACES if face in meaning
        ),
        covers=covers,
    )


_WORST = (Outcome.INTERCEPTED, Outcome.SACK)


def _note(meaning: dict[str, Outcome]) -> str:
    """“D is int.”, “T is a sack”, “clear”."""
    for outcome in _WORST:
        faces = ""
        for face in (face for face in FACES if meaning.get(face) is outcome):
            faces = tr("{faces} and {face}", faces=faces, face=face) if faces else face
        if not faces:
            continue
        if outcome is Outcome.SACK:
            return tr("{faces} is a sack", faces=faces)
        return tr("{faces} is int.", faces=faces)
    return tr("clear")


def percent(chance: Fraction) -> str:
    """A chance in whole per cent."""
    return tr("{share} %", share=round(chance * 100))


def odds_words(ground: Ground, to: Hole, odds: Chances) -> str:
    """One sentence with the exact chances of a throw or a pitch."""
    said = [f"{_IN_WORDS[kind]} {_parts(chance)}" for kind, chance in odds.outcomes]
    said += [f"{_ENDS.get(name, name)} {_parts(chance)}" for name, chance in odds.ends]
    return f"{peg_name(ground, to)}: {', '.join(said)}."


_IN_WORDS = {
    Outcome.COMPLETE: tr("caught"),
    Outcome.INCOMPLETE: tr("incomplete"),
    Outcome.INTERCEPTED: tr("intercepted"),
    Outcome.SACK: tr("sacked"),
}
_ENDS = {
    "touchdown": tr("a touchdown"),
    "touchback": tr("a touchback"),
    "safety": tr("a safety"),
    "turnover-on-downs": tr("over on downs"),
}


def _parts(chance: Fraction) -> str:
    return tr(
        "{times} in {all} ({percent})",
        times=chance.numerator,
        all=chance.denominator,
        percent=percent(chance),
    )


def peg_name(ground: Ground, at: Hole) -> str:
    """What a peg is called from its place in its team: “Left receiver”, “Right back”."""
    peg = ground.pegs.get(at)
    return tr("Peg") if peg is None else _PEGS[peg.kind][_place(ground, peg)]


def peg_in_sentence(ground: Ground, at: Hole) -> str:
    """The same within a sentence: “left receiver”."""
    peg = ground.pegs.get(at)
    return tr("peg") if peg is None else _WITHIN[peg.kind][_place(ground, peg)]


def _place(ground: Ground, peg: Peg) -> int:
    """0 for the leftmost of a kind as its team sees it, 1 for the rightmost, 2 for others."""
    columns = sorted({each.at[0] for each in ground.of(peg.offense) if each.kind is peg.kind})
    if len(columns) < 2 or peg.at[0] not in (columns[0], columns[-1]):
        return 2
    return 0 if (peg.at[0] == columns[0]) is peg.offense else 1


_PEGS = {
    Kind.LINEMAN: (tr("Left lineman"), tr("Right lineman"), tr("Lineman")),
    Kind.BACK: (tr("Left back"), tr("Right back"), tr("Back", "a man")),
    Kind.RECEIVER: (tr("Left receiver"), tr("Right receiver"), tr("Receiver")),
}
_WITHIN = {
    Kind.LINEMAN: (tr("left lineman"), tr("right lineman"), tr("lineman")),
    Kind.BACK: (tr("left back"), tr("right back"), tr("back")),
    Kind.RECEIVER: (tr("left receiver"), tr("right receiver"), tr("receiver")),
}


def allowance_words(ground: Ground, at: Hole) -> str:
    """What is left of a peg's allowance in this roll of line play; empty elsewhere (PS-10)."""
    peg = ground.pegs.get(at)
    if peg is None or not ground.line_play:
        return ""
    in_all = ground.rules.allowance_in_all - peg.steps
    along = max(0, min(in_all, allowance(ground, peg) - peg.straight))
    return trn(
        "{peg}: {n} more hole, {along} of them forward, backward or diagonally.",
        "{peg}: {n} more holes, {along} of them forward, backward or diagonally.",
        in_all,
        peg=peg_name(ground, at),
        along=along,
    )
