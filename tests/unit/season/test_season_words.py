"""A season in words: games, weeks, the table, leaders, and the sheet for a new one."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from gridlight.coaches.levels import levels_of
from gridlight.football.gamebook import TeamStats
from gridlight.kernel.errors import OptionError
from gridlight.kernel.game import Seat
from gridlight.present import season_new as sheet
from gridlight.present.season import (
    Deed,
    percentage,
    schedule_data,
    season_coach,
    season_view,
    signed,
    table_data,
)
from gridlight.present.season_leaders import leader_lists
from gridlight.session.season.model import Season
from gridlight.session.season.reckoning import reckon
from gridlight.session.season.results import BROKEN, OVER, UNDER_WAY, Meeting, Result
from gridlight.session.season.schedule import round_robin
from gridlight.session.season.seasons import season_of
from gridlight.session.season.statistics import Totals
from helpers.leagues import COLORS, teams

FILE = Path("x.gridlight")


def season(count: int, people: int = 0, playoffs: int = 0) -> Season:
    return Season(
        name="Den League",
        game="foto-electric",
        settings={},
        tables={},
        seed="words",
        teams=teams(count, people=people),
        rounds=1,
        playoffs=playoffs,
        pairings=round_robin(count),
    )


def home_wins(meeting: Meeting) -> Result:
    return Result(OVER, FILE, (14, 7), Seat.HOME, 4)


def test_numbers_as_leagues_print_them() -> None:
    assert [percentage(Fraction(n, 8)) for n in (0, 5, 8)] == [".000", ".625", "1.000"]
    assert [signed(n) for n in (11, 0, -3)] == ["+11", "0", "−3"]


@pytest.mark.parametrize(
    "people, result, state, deed",
    [
        (0, Result(), "Not played", Deed.SIMULATE),
        (1, Result(), "Not played", Deed.PLAY),
        (2, Result(UNDER_WAY, FILE, (7, 3), quarter=3), "3rd quarter", Deed.CONTINUE),
        (0, Result(UNDER_WAY, FILE, (7, 3), quarter=3), "3rd quarter", Deed.FINISH),
        (2, Result(BROKEN, FILE, fault="torn"), "Can’t be read", Deed.ANEW),
        (0, Result(BROKEN, FILE, fault="torn"), "Can’t be read", Deed.SIMULATE),
        (2, Result(OVER, FILE, (7, 3), Seat.HOME), "Final score", Deed.LOOK),
        (2, Result(OVER, FILE, (7, 7)), "Tied", Deed.LOOK),
    ],
)
def test_what_a_game_says_and_what_can_be_done(
    people: int, result: Result, state: str, deed: Deed
) -> None:
    view = season_view(reckon(season(2, people=people), lambda _: result))
    line = view.sheet(1).games[0]
    assert (line.state, line.deed) == (state, deed)


def test_a_line_is_spoken_whole() -> None:
    view = season_view(reckon(season(2), home_wins))
    line = view.sheet(1).games[0]
    assert line.spoken == f"{line.visitors.name} 7 at {line.home.name} 14, final score."
    assert view.table[0].spoken == (
        f"1. {line.home.name}: won 1, lost 0, tied 0, percentage 1.000, points 14 to 7, streak W1."
    )


def test_weeks_have_names_and_say_who_rests() -> None:
    view = season_view(reckon(season(5, playoffs=4), lambda _: Result()))
    assert [week.title for week in view.weeks[-3:]] == ["Week 5", "Semifinals", "Final"]
    assert all(week.rest.endswith(" rests this week.") for week in view.weeks[:5])
    assert [side.name for game in view.sheet(6).games for side in (game.visitors, game.home)] == [
        *("4th of the table", "1st of the table", "3rd of the table", "2nd of the table"),
    ]
    assert view.sheet(7).games[0].home.name == "Winner, 1st semifinal"
    assert view.sheet(7).games[0].deed is Deed.WAIT
    two = season_view(reckon(season(3, playoffs=2), lambda _: Result()))
    assert two.weeks[-1].title == "Final" and "best two" in two.rule


def test_how_far_a_season_is_and_who_won_it() -> None:
    start = season_view(reckon(season(4, playoffs=2), lambda _: Result()))
    assert (start.state, start.week, start.champion) == ("Week 1 of 3", 1, None)
    assert (start.waiting, start.waiting_this_week) == (6, (2, 2, 2, 0))

    def until_the_final(meeting: Meeting) -> Result:
        return Result() if meeting.key == "final" else home_wins(meeting)

    late = season_view(reckon(season(4, playoffs=2), until_the_final))
    assert (late.state, late.week, late.waiting) == ("Final", 4, 1)
    over = season_view(reckon(season(4, playoffs=2), home_wins))
    assert over.champion is not None and over.state == f"Champions: {over.champion.name}"
    beaten = over.sheet(4).games[0].visitors.name
    assert over.champion_line.startswith(f"14–7 over {beaten} in the final; 1st in the table, ")
    plain = season_view(reckon(season(3), home_wins))
    assert plain.champion_line == "First of 3 with 1–1"


def test_data_for_other_programs() -> None:
    reckoning = reckon(season(4, playoffs=2), home_wins)
    table = table_data(reckoning)
    assert [line["place"] for line in table] == [1, 2, 3, 4]
    assert sum(line["won"] for line in table) == sum(line["lost"] for line in table) == 6
    games = schedule_data(reckoning)
    assert len(games) == 7 and games[-1]["key"] == "final"
    assert all(game["winner"] == game["home"] for game in games)


def test_leaders_by_game_with_shared_places() -> None:
    numbers = [
        Totals(2, TeamStats(run_yards=200, intercepted=1, points=(28,)), TeamStats(points=(14,))),
        Totals(1, TeamStats(run_yards=120, intercepted=3, points=(14,)), TeamStats(points=(3,))),
        Totals(2, TeamStats(run_yards=90, intercepted=1, points=(0,)), TeamStats(points=(60,))),
        Totals(),
    ]
    lists = {each.title: each.leaders for each in leader_lists(teams(4), numbers)}

    def said(title: str) -> list[tuple[str, str, str]]:
        return [(one.place, one.name, one.value) for one in lists[title]]

    assert said("Rushing") == [
        ("1", "Foundry", "120.0"),
        ("2", "Mariners", "100.0"),
        ("3", "Millers", "45.0"),
    ]
    assert said("Scoring")[:2] == [("1", "Mariners", "14.0"), ("1", "Foundry", "14.0")]
    assert [name for _, name, _ in said("Defense")] == ["Foundry", "Mariners", "Millers"]
    assert said("Turnovers")[:2] == [("1", "Mariners", "1"), ("1", "Millers", "1")]
    assert lists["Rushing"][0].share == 1.0 and lists["Rushing"][2].share == 45 / 120


def test_nobody_leads_before_a_game_is_over() -> None:
    assert all(not each.leaders for each in leader_lists(teams(4), [Totals()] * 4))


def test_a_coach_that_there_is_not_is_named() -> None:
    with pytest.raises(OptionError, match=r"Foto-Electric has no coach “rokie” here.*“rookie”"):
        season_coach("foto-electric", "rokie", {}, {})


@pytest.mark.parametrize("game", [name for name, _ in sheet.games()])
def test_every_game_makes_a_season_as_its_sheet_comes(game: str) -> None:
    draft = sheet.with_game(sheet.usual_draft(COLORS), game)
    assert len(draft.teams) == 8 and not sheet.fault_of(draft)
    known = ("person", *levels_of(game))
    assert all(team.coach in known for team in draft.teams)
    made = season_of(sheet.agreement(draft))
    assert made.game == game and len(made.pairings) == 28
    for option in sheet.options(game):
        for place, pick in enumerate(option.picks):
            chosen = season_of(sheet.agreement(replace(draft, picks={option.key: place})))
            assert pick.settings.items() <= chosen.settings.items()


def test_the_sheet_adds_and_takes_teams() -> None:
    draft = sheet.usual_draft(COLORS)
    assert len({team.color for team in draft.teams}) == 8
    for _ in range(20):
        draft = sheet.with_team(draft, COLORS)
    assert len({team.name for team in draft.teams}) == 28 and not sheet.fault_of(draft)
    draft = sheet.without_team(draft, 0)
    assert "Mariners" not in {team.name for team in draft.teams}
    assert sheet.with_team(draft, COLORS).teams[-1].name == "Mariners"


def test_the_sheet_sums_up_and_finds_faults() -> None:
    draft = sheet.usual_draft(COLORS)
    said = "28 games in 7 weeks, 7 of them at the table, then semifinals and the final."
    assert sheet.summary(draft) == said
    twice = replace(sheet.with_changes(draft, 0, coach="pro"), rounds=2, playoffs=0)
    assert sheet.summary(twice) == "56 games in 14 weeks, all between computers."
    assert "needs a name" in sheet.fault_of(replace(draft, name=" "))
    assert "give it one" in sheet.fault_of(sheet.with_changes(draft, 2, name=""))
    assert "“MARINERS”" in sheet.fault_of(sheet.with_changes(draft, 2, name="MARINERS"))
    assert "Playoffs of 4" in sheet.fault_of(replace(draft, teams=draft.teams[:3]))
    assert "two teams" in sheet.fault_of(replace(draft, teams=draft.teams[:1], playoffs=0))
    assert "needs two teams" in sheet.summary(replace(draft, teams=()))
