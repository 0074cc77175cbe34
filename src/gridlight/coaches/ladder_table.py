"""How the levels of each game did against one another: games won in 100 decided ones, measured."""

from __future__ import annotations

from gridlight.coaches.ladder import Rung

LADDER: tuple[Rung, ...] = (
    Rung("foto-electric", "pro", "rookie", won=73.7, margin=6.2, games=200),
    Rung("foto-electric", "master", "pro", won=71.8, margin=4.5, games=400),
)
