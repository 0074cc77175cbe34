"""What is agreed on before a season: teams, game, length, playoffs; no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from gridlight.coaches.levels import levels_of
from gridlight.kernel.language import tr, trn
from gridlight.present.home import TITLES
from gridlight.present.new_game import DECK, Option, Pick, Value, sheet_of, tables_of
from gridlight.present.season import coach_words
from gridlight.session.games import GAMES
from gridlight.session.journal import PERSON
from gridlight.session.own_tables import OwnTables
from gridlight.session.season.model import LEAST_TEAMS, LONGEST_NAME, MOST_TEAMS, Team
from gridlight.session.season.schedule import round_robin
from gridlight.session.season.seasons import Agreement

NAMES = (
    *("Mariners", "Foundry", "Millers", "Rangers", "Comets", "Harbor", "Pioneers", "Stokers"),
    *("Lumberjacks", "Falcons", "Quarry", "Navigators", "Colliers", "Herons", "Mustangs", "Anvils"),
    *("Surveyors", "Tides", "Weavers", "Beacons", "Badgers", "Drifters", "Tanners", "Gales"),
)
USUAL_TEAMS = 8
NOTHING_OWN = OwnTables()
_LADDER = ("rookie", "pro")
BY_THE_WATCH, OWN_BOARDS = "quarter_minutes", "boards"
"""Left out: between computers nobody looks at a watch, or has a board of his own."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A season that is being agreed on; `picks` are the places chosen, by the option's key."""

    name: str
    game: str
    teams: tuple[Team, ...]
    picks: Mapping[str, int] = field(default_factory=dict)
    rounds: int = 1
    playoffs: int = 0


def usual_draft(colors: tuple[str, ...], game: str = "foto-electric") -> Draft:
    """Eight teams: the first a person's, the others coached by computers."""
    draft = Draft(tr("Den League"), game, ())
    for _ in range(USUAL_TEAMS):
        draft = with_team(draft, colors)
    first = replace(draft.teams[0], coach=PERSON)
    return replace(draft, teams=(first, *draft.teams[1:]), playoffs=4)


def with_team(draft: Draft, colors: tuple[str, ...]) -> Draft:
    """The draft with a team more: a free name, the color worn least, a computer's coach."""
    taken = {team.name.casefold() for team in draft.teams}
    name = next(
        (name for name in NAMES if name.casefold() not in taken),
        tr("Team {number}", number=len(draft.teams) + 1),
    )
    worn = [team.color for team in draft.teams]
    color = min(colors, key=lambda each: (worn.count(each), colors.index(each)))
    coaches = coach_levels(draft.game)
    ladder = [level for level in _LADDER if level in coaches] or [coaches[-1]]
    coach = ladder[len(draft.teams) % len(ladder)]
    return replace(draft, teams=(*draft.teams, Team(name, color, coach)))


def without_team(draft: Draft, place: int) -> Draft:
    """The draft without the team in that place."""
    return replace(draft, teams=draft.teams[:place] + draft.teams[place + 1 :])


def with_changes(draft: Draft, place: int, **changes: str) -> Draft:
    """The draft with a team's name, color or coach changed."""
    team = replace(draft.teams[place], **changes)
    return replace(draft, teams=(*draft.teams[:place], team, *draft.teams[place + 1 :]))


def with_game(draft: Draft, game: str) -> Draft:
    """The draft for another game; coaches that it doesn't have become its best one."""
    known = coach_levels(game)
    teams = tuple(
        team if team.coach in known else replace(team, coach=known[-1]) for team in draft.teams
    )
    return replace(draft, game=game, teams=teams, picks={})


def games() -> tuple[tuple[str, str], ...]:
    """The games by name and title, in the order of the shelf."""
    return tuple(TITLES.items())


def coach_levels(game: str) -> tuple[str, ...]:
    """Who may play a team: a person, or a computer's level, weakest first."""
    return (PERSON, *levels_of(game))


def options(game: str, own: OwnTables = NOTHING_OWN) -> tuple[Option, ...]:
    """The options of a game's sheet that every game of a season is played with.

    The deck is among them where a person has decks of his own.
    """
    known = {setting.name for setting in GAMES.get(game).settings}
    found = []
    for option in sheet_of(game, own).options:
        settings = {name for pick in option.picks for name in pick.settings}
        first = option.first and settings <= known - {OWN_BOARDS}
        if option.needs or not (first or option.key == DECK):
            continue
        picks = tuple(pick for pick in option.picks if BY_THE_WATCH not in pick.settings)
        usual = picks.index(option.picks[option.usual])
        found.append(replace(option, picks=picks, usual=usual))
    return tuple(found)


def pick_of(draft: Draft, option: Option) -> Pick:
    """The choice that an option stands at."""
    return option.picks[draft.picks.get(option.key, option.usual)]


def agreement(draft: Draft, own: OwnTables = NOTHING_OWN) -> Agreement:
    """What the draft says, for a season to be begun."""
    chosen: dict[str, Value] = {}
    for option in options(draft.game, own):
        chosen |= pick_of(draft, option).settings
    settings = {name: value for name, value in chosen.items() if name != DECK}
    return Agreement(
        name=draft.name,
        game=draft.game,
        teams=draft.teams,
        settings=settings,
        choices=tables_of(chosen),
        rounds=draft.rounds,
        playoffs=draft.playoffs,
    )


def fault_of(draft: Draft) -> str:
    """One sentence on why the season can't begin so, or nothing."""
    if not draft.name.strip():
        return tr("The season needs a name.")
    if len(draft.teams) < LEAST_TEAMS:
        return tr("A season needs two teams; add one.")
    if draft.playoffs > len(draft.teams):
        return tr(
            "Playoffs of {count} need as many teams; add some, or play without.",
            count=draft.playoffs,
        )
    seen: set[str] = set()
    for team in draft.teams:
        name = team.name.strip()
        if not 0 < len(name) <= LONGEST_NAME:
            return tr("A team has no name; give it one.")
        if name.casefold() in seen:
            return tr("Two teams are called “{name}”; give one another name.", name=name)
        seen.add(name.casefold())
    return ""


def can_add(draft: Draft) -> bool:
    """Whether one more team may play."""
    return len(draft.teams) < MOST_TEAMS


def summary(draft: Draft) -> str:
    """How much there is to play: “28 games in 7 weeks, 7 of them yours, and playoffs.”"""
    if len(draft.teams) < LEAST_TEAMS:
        return tr("A season needs two teams.")
    pairings = round_robin(len(draft.teams), draft.rounds)
    people = {i for i, team in enumerate(draft.teams) if not team.coached}
    yours = sum(bool(people & {pairing.home, pairing.visitors}) for pairing in pairings)
    games = trn("{n} game", "{n} games", len(pairings))
    weeks = trn("{n} week", "{n} weeks", pairings[-1].week)
    words = tr("{games} in {weeks}", games=games, weeks=weeks)
    if yours:
        words += ", " + tr("{count} of them at the table", count=yours)
    else:
        words += ", " + tr("all between computers")
    if draft.playoffs == 2:
        words += ", " + tr("then the final")
    elif draft.playoffs == 4:
        words += ", " + tr("then semifinals and the final")
    return f"{words}."


def first_week(draft: Draft) -> tuple[tuple[Team, Team], ...]:
    """Who meets in the first week, visitors first."""
    pairings = round_robin(len(draft.teams), draft.rounds)
    first = [pairing for pairing in pairings if pairing.week == 1]
    return tuple((draft.teams[each.visitors], draft.teams[each.home]) for each in first)


def team_words(team: Team) -> str:
    """A team's line: “Mariners, Person”."""
    name = team.name or tr("No name")
    return f"{name}, {coach_words(team.coach)}"
