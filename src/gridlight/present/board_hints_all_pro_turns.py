"""A turn at the All-Pro table in words, and as it is drawn on the board and laid there."""

from __future__ import annotations

from dataclasses import replace

from gridlight.football import field
from gridlight.games.all_pro.ground import Ground
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, name_of, square_of
from gridlight.kernel.language import tr
from gridlight.kernel.moves import Move
from gridlight.present.all_pro_board import TEAMS, bare, receiver_within
from gridlight.present.board import BoardModel, Flight, Trail, Walk, moved
from gridlight.present.board_hints import SAID, Suggestion
from gridlight.present.situation import Names


class Drawn:
    """A turn as it is told and drawn, move by move, over the board as it comes to stand."""

    def __init__(self, ground: Ground, seat: Seat, names: Names) -> None:
        self._seat, self._team = seat, TEAMS[seat]
        self._model: BoardModel = bare(ground, names)
        men = ground.state.board.men
        self._names = {man.at: receiver_within(ground, man.at) for man in men}
        self.trails: tuple[Trail, ...] = ()
        self.motions: tuple[Walk | Flight, ...] = ()

    def told(self, move: Move) -> str:
        """The move in words; it is drawn as well."""
        if move.verb in ("move", "cover"):
            return self._walk(self._path(move))
        if move.verb in ("hand", "throw", "snap"):
            return self._ball(move)
        if move.verb == "done":
            return ""
        if move.verb == "out":
            return tr("out {square}", square=move.args[0])
        return SAID.get(str(move), str(move).replace("-", " "))

    def _path(self, move: Move) -> tuple[Square, ...]:
        if move.verb == "move":
            return tuple(square_of(name) for name in move.args if name[-1].isdigit())
        start, up = square_of(move.args[0]), field.direction(self._seat)
        return tuple((start[0], start[1] + up * n) for n in range(int(move.args[1]) + 1))

    def _walk(self, path: tuple[Square, ...]) -> str:
        start, end = path[0], path[-1]
        who, model = self._names.pop(start, tr("man", "a man")), self._model
        there = model.man_at(end)
        square = name_of(end)
        said = tr("{man} to {square}", man=who, square=square)
        if there is not None and there.team != self._team:
            said = tr("{man} blocks the man on {square}", man=who, square=square)
            if end == model.carrier:
                said = tr("{man} tackles the man with the ball on {square}", man=who, square=square)
        self._names[end] = who
        self._add(Walk(path), Trail(self._team, path, "run"))
        self.trails += (Trail(self._team, (end,), "ghost"),)
        return said

    def _ball(self, move: Move) -> str:
        to = square_of(move.args[-1])
        start = self._model.carrier or self._model.loose
        who = self._names.get(to, tr("man", "a man"))
        kind = "pass" if move.verb == "throw" else "hand-off" if move.verb == "hand" else "snap"
        if start is not None:
            flight = Flight(start, to, kind)  # type: ignore[arg-type]
            self._add(flight, Trail(self._team, (start, to), "pass"))
        else:
            self.trails += (Trail(self._team, (to,), "ghost"),)
        square = "" if name_of(to) in who else name_of(to)
        return _ball_words(kind, who, square)

    def _add(self, motion: Walk | Flight, trail: Trail) -> None:
        self._model = moved(self._model, motion)
        self.motions += (motion,)
        self.trails += (trail,)


def drawn(model: BoardModel, play: Suggestion) -> BoardModel:
    """The board with a turn drawn on it, and no fan that hides it."""
    return replace(model, trails=play.trails, fan=())


def drafted(model: BoardModel, play: Suggestion) -> BoardModel:
    """The board with a turn laid on it, rings where its men came from, and nothing on offer."""
    for motion in play.motions:
        model = moved(model, motion)
    lines = tuple(each for each in play.trails if each.kind != "ghost")
    rings = tuple(Trail(each.team, each.squares[:1], "ghost") for each in lines)
    return replace(model, offers=(), targets=(), fan=(), reach=(), trails=(*lines, *rings))


def _ball_words(kind: str, man: str, square: str) -> str:
    """Who gets the ball; no `square` where his name has it."""
    if not square:
        return {
            "pass": tr("throw to the {man}", man=man),
            "hand-off": tr("hand off to the {man}", man=man),
            "snap": tr("snap to the {man}", man=man),
        }[kind]
    return {
        "pass": tr("throw to the {man} on {square}", man=man, square=square),
        "hand-off": tr("hand off to the {man} on {square}", man=man, square=square),
        "snap": tr("snap to the {man} on {square}", man=man, square=square),
    }[kind]
