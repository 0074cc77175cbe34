"""The scoreboard's readings of a game of Pegskin."""

from __future__ import annotations

from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.views import PegskinView
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.foto import Scoreboard
from gridlight.present.situation import Names, plain, quarter, yard_line


def part_of_game(number: int, *, scrimmage: bool) -> str:
    """A quarter; in a scrimmage the plays of the one side or the other (PS-30)."""
    if not scrimmage:
        return quarter(number)
    return tr("1st side") if number == 1 else tr("2nd side")


def scoreboard(view: PegskinView, names: Names) -> Scoreboard:
    """The scoreboard as it stands; in a scrimmage it counts the plays of the side with the ball."""
    situation, clock, settings = view.situation, view.clock, view.settings
    placed = view.phase is not Phase.COIN_TOSS
    in_play = placed and situation.down > 0 and not view.over
    most = settings.scrimmage_plays if settings.scrimmage else settings.plays_per_quarter
    play = min(most, clock.plays + 1 if in_play else clock.plays)
    to_go = situation.to_goal if situation.goal_to_go else situation.to_go
    return Scoreboard(
        home_name=names.home,
        visitors_name=names.visitors,
        home=view.score.home,
        visitors=view.score.visitors,
        ball=view.offense if placed and not view.over else None,
        quarter=clock.quarter,
        quarter_text=part_of_game(clock.quarter, scrimmage=settings.scrimmage),
        down=situation.down if in_play else None,
        to_go=float(to_go) if in_play else None,
        goal_to_go=in_play and situation.goal_to_go,
        ball_on=yard_line(situation.spot) if placed else None,
        play=play,
        plays_most=most,
        plays_text=tr("{play} of {most}", play=play, most=most),
    )


def plaque(view: PegskinView) -> tuple[tuple[int, int], tuple[tuple[str, str], ...]]:
    """Both sides' points, in a scrimmage their yards, and the situation as captions and values."""
    board = scoreboard(view, Names())
    scrimmage = view.settings.scrimmage
    points = view.score.pair()
    if scrimmage:
        points = (int(view.state.yards.home), int(view.state.yards.visitors))
    trying = board.down is None and not view.over and view.phase is not Phase.COIN_TOSS
    to_go = tr("goal") if board.goal_to_go else "" if board.to_go is None else plain(board.to_go)
    down = "" if board.down is None else str(board.down)
    if trying:
        down = tr("try", "where the down stands")
    cells = (
        (tr("SIDE") if scrimmage else tr("QTR"), str(board.quarter)),
        (tr("DOWN"), down),
        (tr("TO GO"), to_go),
        (tr("BALL ON"), "" if board.ball_on is None else plain(board.ball_on)),
        (tr("PLAY"), f"{board.play}/{board.plays_most}"),
    )
    return points, cells


def counted(view: PegskinView) -> list[tuple[str, tuple[float, float]]]:
    """What decides a scrimmage as far as it is level: yards, then first downs, then points."""
    yards, firsts = (
        (pair.home, pair.visitors) for pair in (view.state.yards, view.state.first_downs)
    )
    found: list[tuple[str, tuple[float, float]]] = [(tr("yards"), yards)]
    for kind, pair in ((tr("first downs"), firsts), (tr("points"), view.score.pair())):
        if len(set(found[-1][1])) == 1:
            found.append((kind, pair))
    return found


def verdict(view: PegskinView, names: Names) -> str:
    """Who has won, by what; in a scrimmage the yards decide (PS-30)."""
    who = tr("A tie")
    if view.winner:
        count, team = names.count(view.winner), names.of(view.winner)
        who = trn("{team} wins", "{team} win", count, team=team)
    pair: tuple[float, float] = view.score.pair()
    what = ""
    if view.settings.scrimmage:
        kind, pair = counted(view)[-1]
        what = f" {kind}"
    if view.winner is Seat.VISITORS:
        pair = pair[1], pair[0]
    return f"{who}, {plain(pair[0])} – {plain(pair[1])}{what}"
