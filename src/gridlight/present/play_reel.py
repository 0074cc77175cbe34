"""A play of a board game cut into scenes: how the board stands, and what moves on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gridlight.football import events as told
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present import board, pegboard
from gridlight.present.foto import names_of
from gridlight.present.penalty_system import game_rules, game_state
from gridlight.present.plays import PlayRow
from gridlight.present.situation import Names, spot_for
from gridlight.present.telling import telling_of
from gridlight.session.course import Record
from gridlight.session.record_plays import Play, plays
from gridlight.session.referee_mode.entry import told_on_own_boards
from gridlight.session.table import Table

ROLLS = (board.Roll, pegboard.Roll)
FOTO = "foto-electric"


@dataclass(frozen=True, slots=True)
class Scene:
    """A board as it stands before some motions, which are shown one after another."""

    model: Any
    motions: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class PlayReel:
    """A play to be shown: the situation, what came of it, and its scenes in order."""

    game: str
    side: Seat | None
    head: str
    foot: str
    scenes: tuple[Scene, ...]


def plays_to_show(table: Table) -> tuple[Play, ...]:
    """The plays that a moving picture can be made of, in order.

    Of Foto-Electric those whose cards have been shown, of a board game those in which
    somebody or the ball moved on the board; none that went on a board of people's own.
    """
    found = plays(table.history)
    if table.header.game == FOTO:
        return tuple(play for play in found if reveal_of(play) is not None)
    if told_on_own_boards(table.header.settings):
        return ()
    motions = _MOTIONS[table.header.game]
    return tuple(
        play for play in found if any(_moves(motions(table, record)) for record in play.steps)
    )


def reveal_of(play: Play) -> Record | None:
    """The step in which the cards of a play were shown; None where nobody knows them."""
    shown = (r for r in play.steps if any(_known(event) for event in r.events))
    return next(shown, None)


def _known(event: Event) -> bool:
    return event.name == told.REVEAL and event["play"] is not None


def play_reel(table: Table, play: Play) -> PlayReel:
    """The scenes of a play of All-Pro or Pegskin, and its words."""
    game, names = table.header.game, names_of(table.header)
    row = row_of(table, play, names)
    scenes = []
    for record in play.steps:
        motions = _MOTIONS[game](table, record)
        if motions:
            scenes.append(Scene(_MODELS[game](table, record.n - 1, names), motions))
    return PlayReel(game, row.side, _head(play, row, names), row.sentence, tuple(scenes))


def row_of(table: Table, play: Play, names: Names) -> PlayRow:
    """The line of the play-by-play that tells of a play."""
    rows = telling_of(table.header.game).plays(table, names)
    return next(row for row in rows if row.step >= play.steps[-1].n)


def _head(play: Play, row: PlayRow, names: Names) -> str:
    spot = play.before.get("spot")
    words = row.down
    if row.side and spot is not None:
        words = tr("{down} at {spot}", down=words, spot=spot_for(row.side, spot, names))
    if row.side is None:
        return words
    return tr("{team}: {situation}", team=names.of(row.side), situation=words)


def _moves(motions: Sequence[Any]) -> bool:
    return any(not isinstance(motion, ROLLS) for motion in motions)


def _state(table: Table, n: int) -> Any:
    return game_state(table.state_after(n))


def _all_pro_motions(table: Table, record: Record) -> tuple[Any, ...]:
    from gridlight.present.all_pro_motions import shown

    found = shown(record, _state(table, record.n - 1))
    return tuple(motion for each in found for motion in each.motions)


def _all_pro_model(table: Table, n: int, names: Names) -> Any:
    from gridlight.present.all_pro_board import bare

    return bare(game_rules(table.game).ground(_state(table, n)), names)


def _pegskin_motions(table: Table, record: Record) -> tuple[Any, ...]:
    from gridlight.present.pegskin_motions import shown

    half = game_rules(table.game).settings.half_length
    found = shown(record, _state(table, record.n - 1), half)
    return tuple(motion for each in found for motion in each.motions)


def _pegskin_model(table: Table, n: int, names: Names) -> Any:
    from gridlight.present.pegskin_board import bare
    from gridlight.present.pegskin_motions import lying

    state = _state(table, n)
    dice, moves = lying(table.history[: n + 1], state)
    return replace(bare(game_rules(table.game).ground(state), names), dice=dice, moves=moves)


_MOTIONS: dict[str, Callable[[Table, Record], tuple[Any, ...]]] = {
    "all-pro": _all_pro_motions,
    "pegskin": _pegskin_motions,
}
_MODELS: dict[str, Callable[[Table, int, Names], Any]] = {
    "all-pro": _all_pro_model,
    "pegskin": _pegskin_model,
}
