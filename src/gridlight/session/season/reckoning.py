"""A season added up: every game with its result, the table, the playoffs, the champion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.session.season.model import FINAL, SEMIFINALS, Season
from gridlight.session.season.results import Meeting, Result
from gridlight.session.season.standings import Played, Standing, table

Find = Callable[[Meeting], Result]

TIED_PLAYOFF = tr("A playoff game that ends in a tie is won by the team that stood higher.")


@dataclass(frozen=True, slots=True)
class Game:
    """A fixture and how it stands; `meeting` is None until it is known who plays for the title."""

    key: str
    week: int
    meeting: Meeting | None
    result: Result
    playoff: bool = False

    @property
    def winner(self) -> int | None:
        """The team that won; in the playoffs of a tie the home team, which stood higher."""
        if self.meeting is None or not self.result.over:
            return None
        if self.result.winner is None:
            return self.meeting.home if self.playoff else None
        home = self.result.winner is Seat.HOME
        return self.meeting.home if home else self.meeting.visitors

    @property
    def teams(self) -> tuple[int, ...]:
        """Who plays, home first; nobody yet where that isn't known."""
        return (self.meeting.home, self.meeting.visitors) if self.meeting else ()


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A season as it stands; games in the order of the weeks, the table best team first."""

    season: Season
    games: tuple[Game, ...]
    table: tuple[Standing, ...]
    champion: int | None

    @property
    def week(self) -> int:
        """The first week that isn't over; the last one after the end."""
        return next((game.week for game in self.games if not game.result.over), self.last_week)

    @property
    def last_week(self) -> int:
        """The week of the last game."""
        return self.games[-1].week

    def of_week(self, week: int) -> tuple[Game, ...]:
        """The games of a week."""
        return tuple(game for game in self.games if game.week == week)

    def game(self, key: str) -> Game:
        """The game of that key."""
        return next(game for game in self.games if game.key == key)

    def coached(self, game: Game) -> bool:
        """Whether computers play both sides, so that it can be simulated."""
        return bool(game.teams) and all(self.season.teams[team].coached for team in game.teams)

    def to_simulate(self, week: int | None = None) -> tuple[Game, ...]:
        """The games between computers that aren't over and can be played now."""
        return tuple(
            game
            for game in self.games
            if not game.result.over and self.coached(game) and week in (None, game.week)
        )


def reckon(season: Season, find: Find) -> Reckoning:
    """Add a season up from what `find` says of each of its meetings."""
    games = [
        _game(Meeting(key, pairing.week, pairing.home, pairing.visitors), find)
        for key, pairing in season.fixtures()
    ]
    lines = table(len(season.teams), counted(games), season.seed)
    regular_over = all(game.result.over for game in games)
    order = [line.team for line in lines] if regular_over else []
    finals = _playoffs(season, order, find)
    whole = (*games, *finals)
    champion = None
    if all(game.result.over for game in whole):
        champion = finals[-1].winner if finals else lines[0].team
    return Reckoning(season, whole, lines, champion)


def counted(games: Sequence[Game]) -> list[Played]:
    """The finished games as the table counts them."""
    return [
        Played(game.meeting.home, game.meeting.visitors, *game.result.score, game.winner)
        for game in games
        if game.meeting is not None and game.result.over
    ]


def _game(meeting: Meeting, find: Find, *, playoff: bool = False) -> Game:
    return Game(meeting.key, meeting.week, meeting, find(meeting), playoff)


def _playoffs(season: Season, order: list[int], find: Find) -> list[Game]:
    week = season.weeks + 1
    if season.playoffs == 2:
        return [_decider(FINAL, week, order[:2], find)]
    if season.playoffs != 4:
        return []
    seeds = ((0, 3), (1, 2))
    semifinals = [
        _decider(key, week, [order[place] for place in pair] if order else [], find)
        for key, pair in zip(SEMIFINALS, seeds, strict=True)
    ]
    winners = [game.winner for game in semifinals]
    through = [team for team in order if team in winners] if None not in winners else []
    return [*semifinals, _decider(FINAL, week + 1, through, find)]


def _decider(key: str, week: int, teams: Sequence[int], find: Find) -> Game:
    """A playoff game between these teams, the higher one at home; open while they aren't known."""
    if len(teams) < 2:
        return Game(key, week, None, Result(), playoff=True)
    return _game(Meeting(key, week, teams[0], teams[1]), find, playoff=True)
