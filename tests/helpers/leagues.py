"""Small seasons between computers without a plan, whose games take milliseconds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gridlight.coaches.levels import coach_for
from gridlight.session.season.model import Team
from gridlight.session.season.playing import play_out
from gridlight.session.season.reckoning import Game
from gridlight.session.season.seasons import Agreement, OpenSeason, Seasons

NAMES = ("Mariners", "Foundry", "Millers", "Rangers", "Comets", "Harbor", "Pioneers", "Stokers")
COLORS = ("#1f4e8c", "#a8322a", "#5b2f86", "#a8480c", "#0e5e6c", "#6d1f3a", "#26242a", "#4a5766")


def teams(count: int, coach: str = "random", people: int = 0) -> tuple[Team, ...]:
    return tuple(
        Team(
            NAMES[i] if i < len(NAMES) else f"Team {i + 1}",
            COLORS[i % len(COLORS)],
            "person" if i < people else coach,
        )
        for i in range(count)
    )


def begun(folder: Path, count: int = 4, people: int = 0, **more: Any) -> OpenSeason:
    agreed = Agreement(
        **{
            "name": "Den League",
            "game": "foto-electric",
            "teams": teams(count, people=people),
            "settings": {"plays_per_quarter": 2},
            "seed": "league",
            **more,
        }
    )
    return OpenSeason(Seasons(folder).begin(agreed))


def played(season: OpenSeason, game: Game) -> None:
    job = season.job(game)
    play_out(job, coach_for)
    season.note(job)


def played_out(season: OpenSeason, most: int = 10_000) -> int:
    """Play the computers' games, the playoffs' too; how many there were."""
    count = 0
    while count < most:
        waiting = season.reckoning().to_simulate()
        if not waiting:
            return count
        for game in waiting[: most - count]:
            played(season, game)
            count += 1
    return count
