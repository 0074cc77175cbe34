"""How the levels of each game did against one another, and how long they thought.

Written by `gridlight ladder --write`; docs/levels.md shows it.
"""

from __future__ import annotations

from gridlight.coaches.ladder import Clocked, Meeting

LADDER: tuple[Meeting, ...] = (
    Meeting("foto-electric", "rookie", "random", 60, 0, 0),
    Meeting("foto-electric", "pro", "rookie", 143, 51, 6),
    Meeting("foto-electric", "master", "pro", 273, 107, 20),
    Meeting("all-pro", "rookie", "random", 20, 0, 0),
    Meeting("all-pro", "pro", "rookie", 53, 18, 9),
    Meeting("all-pro", "master", "pro", 40, 3, 1),
    Meeting("pegskin", "rookie", "random", 30, 0, 0),
    Meeting("pegskin", "pro", "rookie", 42, 0, 0),
    Meeting("pegskin", "master", "pro", 9, 2, 5),
)

CLOCKS: tuple[Clocked, ...] = ()
