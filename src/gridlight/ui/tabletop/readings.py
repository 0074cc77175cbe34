"""Readings of the scoreboard and rows of the play list, put into what the kit paints."""

from __future__ import annotations

from collections.abc import Sequence

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present import foto
from gridlight.present.plays import PlayRow as PlayModel
from gridlight.ui.paint.playlist import PlayRow
from gridlight.ui.paint.scoreboard import ScoreReading

SIDES = {Seat.HOME: "home", Seat.VISITORS: "visitors"}


def score_reading(
    board: foto.Scoreboard, watch_left: float | None = None, minutes: int = 0
) -> ScoreReading:
    """The scoreboard's reading; with a watch its gauge shows what is left of the `minutes`."""
    gauge, most, title, text = (
        float(board.play),
        board.plays_most or 30,
        tr("PLAYS"),
        board.plays_text,
    )
    if board.plays_most is None:
        seconds = watch_left or 0.0
        gauge, most = seconds / 60, max(1, minutes)
        title, text = tr("MINUTES"), clock_text(seconds)
    return ScoreReading(
        home_name=board.home_name.upper(),
        visitors_name=board.visitors_name.upper(),
        home=board.home,
        visitors=board.visitors,
        ball=SIDES[board.ball] if board.ball else None,
        quarter=min(4, board.quarter),
        down=board.down,
        to_go=board.to_go,
        ball_on=board.ball_on,
        gauge=gauge,
        gauge_most=most,
        gauge_title=title,
        gauge_text=text,
        to_go_title=tr("TO GOAL") if board.goal_to_go else tr("TO GO"),
    )


def clock_text(seconds: float) -> str:
    """Minutes and seconds, “4:05”."""
    whole = int(seconds + 0.999)
    return f"{whole // 60}:{whole % 60:02d}"


def play_rows(models: Sequence[PlayModel]) -> tuple[PlayRow, ...]:
    """The last plays for the list."""
    return tuple(
        PlayRow(
            str(model.number) if model.number is not None else "",
            model.down,
            model.call,
            model.result,
            model.tone,
            model.current,
        )
        for model in models
    )
