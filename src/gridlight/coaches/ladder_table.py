"""How the levels of each game did against one another, and how long they thought.

Written by `gridlight ladder --write`; docs/levels.md shows it.
"""

from __future__ import annotations

from gridlight.coaches.ladder import Clocked, Meeting

LADDER: tuple[Meeting, ...] = (
    Meeting("foto-electric", "rookie", "random", 40, 0, 0),
    Meeting("foto-electric", "pro", "rookie", 152, 48, 0),
    Meeting("foto-electric", "master", "pro", 288, 112, 0),
    Meeting("foto-electric", "equilibrium", "master", 92, 108, 0),
    Meeting("all-pro", "rookie", "random", 40, 0, 0),
    Meeting("all-pro", "pro", "random", 40, 0, 0),
    Meeting("all-pro", "pro", "rookie", 62, 18, 0),
    Meeting("all-pro", "master", "pro", 187, 13, 0),
    Meeting("pegskin", "rookie", "random", 40, 0, 0),
    Meeting("pegskin", "pro", "rookie", 42, 0, 0),
    Meeting("pegskin", "master", "pro", 185, 15, 0),
    Meeting("foto-electric", "master", "rookie", 33, 7, 0),
    Meeting("foto-electric", "equilibrium", "pro", 27, 13, 0),
    Meeting("foto-electric", "equilibrium", "rookie", 35, 5, 0),
    Meeting("foto-electric", "pro", "random", 40, 0, 0),
    Meeting("foto-electric", "master", "random", 40, 0, 0),
    Meeting("foto-electric", "equilibrium", "random", 40, 0, 0),
    Meeting("all-pro", "master", "rookie", 40, 0, 0),
)

CLOCKS: tuple[Clocked, ...] = (
    Clocked(
        *("foto-electric", "pro", 400, 134399, 3.52e-05, 0.012216, 1.4239586),
        *(3.51e-05, 0.0015566, 0.2831288),
    ),
    Clocked(
        *("foto-electric", "master", 400, 135043, 3.3e-05, 0.130199, 0.755043),
        *(3.29e-05, 0.0396535, 0.2052445),
    ),
    Clocked(
        *("all-pro", "pro", 200, 82194, 7.27e-05, 0.0427357, 0.3439218),
        *(7.2e-05, 0.0110548, 0.077351),
    ),
    Clocked(
        *("all-pro", "master", 200, 82652, 7.08e-05, 0.5671452, 1.8831257),
        *(7.02e-05, 0.1717517, 0.2937703),
    ),
    Clocked(
        *("pegskin", "pro", 200, 235787, 7.43e-05, 0.0444209, 0.9931224),
        *(7.4e-05, 0.016523, 0.1070295),
    ),
    Clocked(
        *("pegskin", "master", 200, 244671, 8.89e-05, 0.1569986, 1.1862662),
        *(8.85e-05, 0.0541109, 0.1417694),
    ),
)
