"""The whole analysis of a game: worked out beside the window, kept by the game's digest."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from hashlib import sha256
from pathlib import Path
from typing import Any

from gridlight import paths
from gridlight.coaches.analysis.course import (
    Cancelled,
    Decided,
    Evaluator,
    Luck,
    Taken,
    Told,
    go_through,
)
from gridlight.coaches.analysis.snaps import Advice, Side
from gridlight.coaches.coach import Stop, never
from gridlight.kernel.game import Game

VERSION = 2
"""Another number makes analyses that were kept before worthless."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a game was worth to home after every step, by what luck, and advice on the snaps.

    `chances` are chances to win, `points` those that home is to be ahead by at last, in `unit`.
    Luck and what was decided add up to the change from the first step to the last.
    """

    chances: tuple[float, ...]
    points: tuple[float, ...]
    luck: tuple[Luck, ...]
    decided: tuple[Decided, ...]
    snaps: tuple[Advice, ...]
    unit: str = "points"

    @property
    def unweighed(self) -> int:
        """Rolls that could fall in too many ways to be weighed."""
        return sum(each.rolls for each in self.decided)


@dataclass(frozen=True, slots=True)
class Played:
    """A recorded game: its name, settings and tables, its rules, and its steps as they fell."""

    name: str
    settings: Mapping[str, Any]
    tables: Mapping[str, Any]
    game: Game[Any, Any, Any]
    steps: Sequence[Taken]

    @property
    def digest(self) -> str:
        """What tells this game, as far as it went, from any other."""
        said = [VERSION, self.name, dict(self.settings), dict(self.tables), repr(self._start())]
        said += [[str(step.seat), step.words, step.rolls] for step in self.steps]
        text = json.dumps(said, sort_keys=True, default=str)
        return sha256(text.encode()).hexdigest()

    def _start(self) -> Any:
        return self.steps[0].state if self.steps else None


def analyze(played: Played, told: Told | None = None, stop: Stop = never) -> Analysis:
    """The analysis of a game, from the cache where it lies there; `course.Cancelled` on `stop`."""
    file = _file(played)
    known = _read(file, len(played.steps))
    if known is not None:
        return known
    judge, advise = _judge_of(played, told, stop)
    course = go_through(played.game, played.steps, judge, told, stop)
    scrimmage = played.name == "pegskin" and played.settings.get("mode") == "scrimmage"
    found = Analysis(
        course.chances,
        course.points,
        course.luck,
        course.decided,
        advise(played.steps),
        "yards" if scrimmage else "points",
    )
    with contextlib.suppress(OSError):
        _keep(file, found)
    return found


def _judge_of(played: Played, told: Told | None, stop: Stop) -> tuple[Evaluator, Any]:
    game: Any = played.game
    layered = bool(played.settings.get("penalty_system"))
    game = game.game if layered else game
    judge, advise = _MAKERS[played.name](played, game, told, stop)
    if layered:
        from gridlight.coaches.analysis.boards import UnderPenalties

        return UnderPenalties(judge), advise
    return judge, advise


def _foto(played: Played, game: Any, told: Told | None, stop: Stop) -> tuple[Evaluator, Any]:
    from gridlight.cards.decks import load_record
    from gridlight.cards.spinners import spinners_from
    from gridlight.coaches.analysis.foto import FotoJudge
    from gridlight.coaches.analysis.snaps import advice_on
    from gridlight.coaches.foto.plan import GamePlan
    from gridlight.coaches.foto.solution import solution_of
    from gridlight.coaches.foto.solve import Stopped
    from gridlight.games.foto_electric.ruleset import Settings

    deck = load_record(played.tables.get("deck"), "deck")
    spinners = spinners_from(played.tables.get("spinners"), "spinners")
    settings = settings_of(Settings, played.settings)
    collegiate = settings.collegiate_try

    def tell(done: int, most: int) -> None:
        if told is not None:
            told(done, 2 * most)  # the game itself is still to come

    try:
        solution = solution_of(deck, spinners, collegiate=collegiate, told=tell, stopped=stop)
    except Stopped:
        raise Cancelled from None
    judge = FotoJudge(GamePlan(deck, spinners, solution, collegiate=collegiate), settings)
    return judge, lambda steps: advice_on(judge, steps)


def _all_pro(played: Played, game: Any, told: Told | None, stop: Stop) -> tuple[Evaluator, Any]:
    from gridlight.coaches.analysis.boards import AllProJudge
    from gridlight.games.all_pro.ruleset import Settings

    return AllProJudge(game, settings_of(Settings, played.settings)), _no_advice


def _pegskin(played: Played, game: Any, told: Told | None, stop: Stop) -> tuple[Evaluator, Any]:
    from gridlight.coaches.analysis.boards import PegskinJudge

    return PegskinJudge(game), _no_advice


_MAKERS = {"foto-electric": _foto, "all-pro": _all_pro, "pegskin": _pegskin}


def _no_advice(steps: Sequence[Taken]) -> tuple[Advice, ...]:
    return ()


def settings_of(kind: Any, given: Mapping[str, Any]) -> Any:
    """A game's own settings among those of its table."""
    known = {field.name for field in fields(kind)}
    return kind(**{name: value for name, value in given.items() if name in known})


# kept


def _file(played: Played) -> Path:
    return paths.cache("analyses") / f"{played.digest}.json"


def _keep(file: Path, found: Analysis) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    part.write_text(json.dumps(asdict(found)), encoding="utf-8")
    part.replace(file)


def _read(file: Path, steps: int) -> Analysis | None:
    try:
        said = json.loads(file.read_text(encoding="utf-8"))
        found = Analysis(
            tuple(float(chance) for chance in said["chances"]),
            tuple(float(points) for points in said["points"]),
            tuple(Luck(**each) for each in said["luck"]),
            tuple(Decided(**each) for each in said["decided"]),
            tuple(_advice(each) for each in said["snaps"]),
            str(said["unit"]),
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return found if len(found.chances) == steps else None


def _advice(said: Mapping[str, Any]) -> Advice:
    sides = {name: _side(said[name]) for name in ("offense", "defense")}
    return Advice(**{**said, **sides})


def _side(said: Mapping[str, Any]) -> Side:
    mixture = tuple((str(card), float(chance)) for card, chance in said["mixture"])
    card, place = said["answer"]
    return Side(**{**said, "mixture": mixture, "answer": (str(card), str(place))})
