"""The leaders of a season: in each kind of number the best teams, a game each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from gridlight.kernel.language import figure, tr
from gridlight.session.season.model import Team
from gridlight.session.season.statistics import Totals

MOST = 5


@dataclass(frozen=True, slots=True)
class Leader:
    """A team in a list of leaders; teams with the same number share a `place`.

    `share` is its `number` as a part of the largest in the list, 0 to 1, `value` the number as
    it is printed.
    """

    place: str
    name: str
    color: str
    value: str
    share: float
    number: float = 0.0


@dataclass(frozen=True, slots=True)
class LeaderList:
    """The leaders in one kind of number."""

    title: str
    unit: str
    leaders: tuple[Leader, ...]

    @property
    def spoken(self) -> str:
        """The whole list as a sentence."""
        said = ", ".join(f"{each.name} {each.value}" for each in self.leaders)
        return f"{self.title}, {self.unit}: {said}."


Value = Callable[[Totals], float]


@dataclass(frozen=True, slots=True)
class _Kind:
    title: str
    unit: str
    value: Value
    fewest: bool = False
    places: int = 1


def _a_game(value: Value) -> Value:
    return lambda total: value(total) / total.games


_KINDS = (
    _Kind(tr("Scoring"), tr("points a game"), _a_game(lambda t: t.own.total_points)),
    _Kind(tr("Offense"), tr("yards a game"), _a_game(lambda t: t.own.yards)),
    _Kind(tr("Rushing"), tr("yards a game"), _a_game(lambda t: t.own.run_yards)),
    _Kind(tr("Passing"), tr("yards a game"), _a_game(lambda t: t.own.pass_yards)),
    _Kind(
        tr("Defense"),
        tr("points allowed a game"),
        _a_game(lambda t: t.others.total_points),
        fewest=True,
    ),
    _Kind(tr("Yards allowed"), tr("a game"), _a_game(lambda t: t.others.yards), fewest=True),
    _Kind(tr("Takeaways"), tr("in all"), lambda t: t.others.turnovers, places=0),
    _Kind(tr("Touchdowns"), tr("in all"), lambda t: t.own.touchdowns, places=0),
    _Kind(tr("Turnovers"), tr("fewest in all"), lambda t: t.own.turnovers, fewest=True, places=0),
)


def leader_lists(
    teams: Sequence[Team], totals: Sequence[Totals], most: int = MOST
) -> tuple[LeaderList, ...]:
    """The leaders in every kind of number; nobody leads before a game is over."""
    found = [(team, total) for team, total in zip(teams, totals, strict=True) if total.games]
    return tuple(LeaderList(kind.title, kind.unit, _leaders(kind, found, most)) for kind in _KINDS)


def _leaders(kind: _Kind, found: Sequence[tuple[Team, Totals]], most: int) -> tuple[Leader, ...]:
    rated = [(round(kind.value(total), 6), team) for team, total in found]
    rated.sort(key=lambda item: item[0] if kind.fewest else -item[0])
    largest = max((abs(value) for value, _ in rated[:most]), default=0)
    values = [value for value, _ in rated]
    return tuple(
        Leader(
            place=str(1 + values.index(value)),
            name=team.name,
            color=team.color,
            value=figure(value, f".{kind.places}f").replace("-", "−"),
            share=max(0.0, value / largest) if largest else 0.0,
            number=round(value, kind.places),
        )
        for value, team in rated[:most]
    )


def leaders_data(lists: Sequence[LeaderList]) -> list[dict[str, Any]]:
    """The lists as plain data."""
    return [
        {
            "what": each.title,
            "unit": each.unit,
            "leaders": [{"team": one.name, "value": one.number} for one in each.leaders],
        }
        for each in lists
    ]
