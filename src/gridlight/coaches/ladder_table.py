"""How the levels of each game did against one another: games won in 100 decided ones.

Written by `gridlight ladder`.
"""

from __future__ import annotations

from gridlight.coaches.ladder import Rung

LADDER: tuple[Rung, ...] = (
    Rung("foto-electric", "rookie", "random", won=100.0, margin=3.0, games=60),
    Rung("foto-electric", "pro", "rookie", won=73.7, margin=6.2, games=200),
    Rung("foto-electric", "master", "pro", won=71.8, margin=4.5, games=400),
    Rung("all-pro", "rookie", "random", won=100.0, margin=8.1, games=20),
    Rung("all-pro", "pro", "rookie", won=74.6, margin=9.9, games=80),
    Rung("all-pro", "master", "pro", won=93.0, margin=8.1, games=44),
    Rung("pegskin", "rookie", "random", won=100.0, margin=5.7, games=30),
    Rung("pegskin", "pro", "rookie", won=100.0, margin=4.7, games=42),
    Rung("pegskin", "master", "pro", won=81.8, margin=21.3, games=16),
)
