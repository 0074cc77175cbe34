"""Punts and quick kicks for the certificate: where they come down, and what may then be chosen."""

from __future__ import annotations

from functools import cache

from gridlight.coaches.foto.branches import FIELD, OFFENSE, OTHER, Branches
from gridlight.football import field
from gridlight.football.fouls import walk_off
from gridlight.games.foto_electric.kicks import OFFSIDE_YARDS
from gridlight.games.foto_electric.runbacks import FOUL_YARDS
from gridlight.games.foto_electric.state import End, Ending

Place = tuple[int, int, int]


class Landings:
    """One way to kick and to take the kick; worths are the receivers' unless said."""

    def __init__(self, branches: Branches, area: str, kind: str, *, fair: bool) -> None:
        self._branches = branches
        self._kind = kind
        self._fair = fair
        self._short = branches.rules.fair_catch_yards if fair else 0
        self._touchback = -branches.ending(Ending(End.TOUCHBACK, OFFENSE.other))
        labels = dict(branches.labels(area))
        self._words = {word: p for word, p in labels.items() if not word.isdecimal()}
        self._faces = [(int(label), p) for label, p in labels.items() if label.isdecimal()]
        self._yards = [(n, p / sum(p for _, p in self._faces)) for n, p in self._faces]
        self._certain = cache(self._worked_out)

    def worth(self, place: Place, dropped: float) -> float:
        """What the kick is worth to the kickers; `dropped` is a ball lost at the line to them."""
        spot, fouls = place[1], self._branches.fouls
        again = -self._branches.again(place, int(walk_off(OTHER, spot, OFFSIDE_YARDS)))
        offside = sum(p * self._chosen(spot + n, again, receivers=True) for n, p in self._yards)
        foul = self._words.get("penalty", 0.0) * fouls["offside"]
        lost = self._words.get("blocked", 0.0) + self._words.get("fumble", 0.0)
        return lost * dropped - foul * offside - self._certain(spot)

    def _worked_out(self, spot: int) -> float:
        """Everything that doesn't depend on the down, with its chance."""
        fouls, foul = self._branches.fouls, self._words.get("penalty", 0.0)
        plain = sum(p * self._plain(spot + n) for n, p in self._faces)
        rough = -self._series(OFFENSE, walk_off(OFFENSE, spot, FOUL_YARDS))
        roughed = sum(p * self._chosen(spot + n, rough, receivers=False) for n, p in self._yards)
        held = sum(
            p * self._chosen(spot + n, self._held(spot + n), receivers=False)
            for n, p in self._yards
        )
        return plain + foul * (fouls["roughing the kicker"] * roughed + fouls["holding"] * held)

    def _plain(self, at: int) -> float:
        """A kick that comes down at the kickers' spot `at` without a foul."""
        spot = FIELD - at + self._short
        if spot < -self._branches.rules.end_zone_depth or (self._fair and spot <= 0):
            return self._touchback
        run = self._branches.caught(self._kind, spot, False, self._fair).mean()
        return max(run, self._touchback) if spot <= 0 else run

    def _chosen(self, at: int, other: float, *, receivers: bool) -> float:
        """The same with a foul on the kick, for which one side may have `other` instead."""
        spot = FIELD - at + self._short
        better = max if receivers else min
        tail = better(self._touchback, other)
        if spot < -self._branches.rules.end_zone_depth or (self._fair and spot <= 0):
            return tail
        ways = self._branches.caught(self._kind, spot, True, self._fair)
        run = ways.better(other) if receivers else ways.worse(other)
        return max(run, tail) if spot <= 0 else run

    def _held(self, at: int) -> float:
        """A hold by the receivers: from the catch, or from the 20. FE-27"""
        spot = FIELD - at + self._short
        base = spot if spot > 0 else self._branches.rules.touchback_at
        return self._series(OTHER, walk_off(OFFENSE, field.own(OTHER, base), FOUL_YARDS))

    def _series(self, side: object, spot: float) -> float:
        """First and ten at a spot, to that side."""
        seat = OFFENSE if side is OFFENSE else OTHER
        worth = self._branches.ending(Ending(End.SERIES, seat, spot))
        return worth if seat is OFFENSE else -worth
