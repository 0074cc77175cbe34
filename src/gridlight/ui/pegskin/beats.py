"""A step cut into beats: what is said, what moves on the board, the coin, the rest at the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gridlight.football import events as told
from gridlight.games.pegskin import events as pegs
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.pegboard import Block, Roll, Walk
from gridlight.present.pegskin_motions import Shown, ended, shown
from gridlight.present.pegskin_plays import story
from gridlight.present.situation import Names, quarter
from gridlight.present.words import QUIET, say
from gridlight.session.course import Record
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.flags import FlagShown, flag_banner, flag_shown
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.toss import coin_beats


def beats_of(
    record: Record, before: PegskinState, after: PegskinState, names: Names, half: int
) -> tuple[Beat, ...]:
    """The beats of a step, in order, on a board of so many rows each way."""
    beats = [*coin_beats(record, names), *_on_board(record, before, after, names, half)]
    if ended(record, before, after):
        beats.append(Beat(story(record.events, names), rest=True))
    return tuple(beat for beat in beats if beat != Beat())


def _on_board(
    record: Record, before: PegskinState, after: PegskinState, names: Names, half: int
) -> list[Beat]:
    """The events in order; steps of one peg after another are one way."""
    beats: list[Beat] = []
    asked = _before_dice(record, before, names)
    for each in shown(record, before, half):
        beat = _flagged(_beat(each, names, after, asked), each, record)
        joined = _joined(beats[-1], beat) if beats else None
        if joined is not None:
            beats[-1] = Beat(beats[-1].words, (joined,))
        else:
            beats.append(beat)
    return beats


def _beat(each: Shown, names: Names, after: PegskinState, asked: Iterator[str]) -> Beat:
    if any(isinstance(motion, Roll) for motion in each.motions):
        return Beat(next(asked, ""), each.motions)
    event = each.event
    if event is None:
        return Beat("", each.motions)
    words = say(event, names) if event.name not in QUIET else ""
    return Beat(words, each.motions, banner=_banner(event, names, after))


def _flagged(beat: Beat, each: Shown, record: Record) -> Beat:
    """The beat with the penalty dice as they lie then."""
    flag = flag_shown(each.event, record) if each.event is not None else FlagShown()
    return replace(beat, penalty=flag.dice, rest=flag.rest) if flag.dice else beat


def _joined(one: Beat, other: Beat) -> Walk | Block | None:
    """Two steps of one peg as one way; None where they aren't that."""
    if len(one.motions) != 1 or len(other.motions) != 1 or other.words or one.banner:
        return None
    first, second = one.motions[0], other.motions[0]
    if not isinstance(first, Walk) or not isinstance(second, Walk | Block):
        return None
    if first.kind != "move" or first.path[-1] != second.path[0]:
        return None
    path = (*first.path, *second.path[1:])
    return Block(path) if isinstance(second, Block) else Walk(path, second.kind)


# dice and the coin


def _before_dice(record: Record, before: PegskinState, names: Names) -> Iterator[str]:
    """What dice are rolled for, throw after throw, while nobody knows yet how they fall."""
    side = record.seat
    if side is None:
        return
    verb = (record.words or "").split(" ")[0]
    if verb == "done":
        yield tr("Who rolls first? White is {team}.", team=names.of(before.offense))
    else:
        yield _by(verb, names.of(side), names.count(side))
    if verb == "punt":
        yield trn(
            "{team} returns the punt.",
            "{team} return the punt.",
            names.count(side.other),
            team=names.of(side.other),
        )


def _by(verb: str, team: str, many: int) -> str:
    if verb == "field-goal":
        return trn(
            "{team} kicks for the field goal.", "{team} kick for the field goal.", many, team=team
        )
    if verb == "try":
        return trn("{team} kicks for the point.", "{team} kick for the point.", many, team=team)
    if verb == "punt":
        return trn("{team} punts.", "{team} punt.", many, team=team)
    if verb == "throw":
        return trn("{team} throws.", "{team} throw.", many, team=team)
    if verb == "pitch":
        return trn("{team} pitches.", "{team} pitch.", many, team=team)
    return trn("{team} rolls.", "{team} roll.", many, team=team)


# banners

_FOR_A_SIDE = {
    told.TOUCHDOWN: tr("Touchdown!"),
    told.FIELD_GOAL_GOOD: tr("The kick is good!"),
    told.TRY_GOOD: tr("The try is good!"),
    told.SAFETY: tr("Safety!"),
    told.TOUCHBACK: tr("Touchback"),
}


def _banner(event: Event, names: Names, after: PegskinState) -> Banner | None:
    name = event.name
    if name == told.FOUL:
        return flag_banner(event, names)
    if name in _FOR_A_SIDE:
        side = Seat(event["side"])
        return Banner(_FOR_A_SIDE[name], names.of(side), SIDES[side], "crowd")
    if name == told.INTERCEPTION:
        side = Seat(event["side"]).other
        return Banner(tr("Intercepted!"), names.of(side), SIDES[side], "crowd")
    home, visitors = after.score.pair()
    score = f"{names.home} {home} – {visitors} {names.visitors}"
    if name == told.END_OF_QUARTER:
        return Banner(tr("End of the {quarter}", quarter=quarter(event["quarter"])), score)
    if name == pegs.BOARD_END:
        return Banner(tr("The board’s end"), tr("All go back to the line, and the run goes on"))
    return Banner(tr("Half time"), score) if name == told.END_OF_HALF else None
