"""A season played end to end, against an independent count from its saved games."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from gridlight.session.exports import export_json
from gridlight.session.season.model import Team
from gridlight.session.season.playing import sit_down
from gridlight.session.season.results import OPEN
from gridlight.session.season.season_file import SeasonError
from gridlight.session.season.seasons import Agreement, OpenSeason, Seasons, season_of
from gridlight.session.season.statistics import book_of, totals
from gridlight.session.table import Table
from gridlight.session.verify import verify
from helpers.leagues import begun, played, played_out, teams


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path_factory.mktemp("user")))


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> OpenSeason:
    """Eight teams, everybody against everybody, then four for the title."""
    season = begun(tmp_path_factory.mktemp("league"), 8, playoffs=4)
    assert played_out(season) == 28 + 3
    return OpenSeason(season.path)


def told(season: OpenSeason) -> dict[str, dict[str, Any]]:
    """The saved games as other programs read them, with nothing of the season's own code."""
    found = {}
    for path in sorted(season.path.parent.glob("*.gridlight")):
        with Table.open(path, only_read=True) as table:
            found[path.name] = export_json(table)
    return found


@pytest.fixture(scope="module")
def exported(league: OpenSeason) -> dict[str, dict[str, Any]]:
    return told(league)


def test_the_table_equals_a_count_from_the_saved_games(
    league: OpenSeason, exported: dict[str, dict[str, Any]]
) -> None:
    count: dict[str, Counter[str]] = {}
    pairs: Counter[tuple[str, str]] = Counter()
    for game in exported.values():
        if "week" not in game["title"]:
            continue
        home, visitors = game["seats"]["home"]["name"], game["seats"]["visitors"]["name"]
        pairs[home, visitors] += 1
        ours, theirs = game["state"]["score"]
        for name, scored, allowed in ((home, ours, theirs), (visitors, theirs, ours)):
            line = count.setdefault(name, Counter())
            line["for"] += scored
            line["against"] += allowed
            line["won"] += scored > allowed
            line["lost"] += scored < allowed
            line["tied"] += scored == allowed
    season = league.season
    names = [team.name for team in season.teams]
    assert Counter(frozenset(pair) for pair in pairs.elements()) == {
        frozenset(pair): 1 for pair in combinations(names, 2)
    }
    table = league.reckoning().table
    for line in table:
        kept = count[season.teams[line.team].name]
        assert (line.won, line.lost, line.tied) == (kept["won"], kept["lost"], kept["tied"])
        assert (line.points_for, line.points_against) == (kept["for"], kept["against"])
        assert line.played == 7
    assert sum(line.won for line in table) == sum(line.lost for line in table) > 0
    assert sum(line.tied for line in table) % 2 == 0


def test_each_result_is_that_of_its_own_saved_game(
    league: OpenSeason, exported: dict[str, dict[str, Any]]
) -> None:
    reckoning = league.reckoning()
    for game in reckoning.games:
        assert game.result.path is not None and game.meeting is not None
        data = exported[game.result.path.name]
        assert data["over"]
        assert tuple(data["state"]["score"]) == game.result.score
        names = [league.season.teams[team].name for team in game.teams]
        assert [data["seats"][seat]["name"] for seat in ("home", "visitors")] == names
        winner = game.result.winner.value if game.result.winner else "tie"
        assert data["state"]["winner"] == winner
    assert all(verify(game.result.path).steps > 5 for game in reckoning.games[::7])
    assert len({game.result.path for game in reckoning.games}) == 31


def test_the_best_four_play_for_the_title(league: OpenSeason) -> None:
    reckoning = league.reckoning()
    best = [line.team for line in reckoning.table[:4]]
    one, two, final = reckoning.games[-3:]
    assert (one.teams, two.teams) == ((best[0], best[3]), (best[1], best[2]))
    assert set(final.teams) == {one.winner, two.winner}
    assert best.index(final.teams[0]) < best.index(final.teams[1])
    assert reckoning.champion == final.winner is not None
    assert (one.week, two.week, final.week) == (8, 8, 9)


def test_the_leaders_equal_a_count_of_events(
    league: OpenSeason, exported: dict[str, dict[str, Any]]
) -> None:
    games = [game for game in league.reckoning().games if not game.playoff]
    books = [(game, book_of(game.result)) for game in games]
    found = totals(8, [(game, book) for game, book in books if book is not None])
    touchdowns: Counter[str] = Counter()
    for game in exported.values():
        if "week" in game["title"]:
            for step in game["steps"]:
                for event in step["events"]:
                    if event["event"] == "touchdown":
                        touchdowns[game["seats"][event["side"]]["name"]] += 1
    names = [team.name for team in league.season.teams]
    assert {n: t.own.touchdowns for n, t in zip(names, found, strict=True)} == {
        n: touchdowns[n] for n in names
    }
    lines = {line.team: line for line in league.reckoning().table}
    for team, each in enumerate(found):
        assert each.games == 7
        assert each.own.total_points == lines[team].points_for
        assert each.others.total_points == lines[team].points_against
    assert sum(t.own.turnovers for t in found) == sum(t.others.turnovers for t in found)
    # the second time they come from the cache, and are the same
    assert [book_of(game.result) for game in games] == [book for _, book in books]


def test_everybody_meets_at_home_and_away(tmp_path: Path) -> None:
    season = begun(tmp_path, 3, rounds=2)
    assert played_out(season) == 6
    met = {
        (g["seats"]["home"]["name"], g["seats"]["visitors"]["name"]) for g in told(season).values()
    }
    names = [team.name for team in season.season.teams]
    assert met == {(a, b) for a in names for b in names if a != b}


def test_the_same_seed_gives_the_same_season(league: OpenSeason, tmp_path: Path) -> None:
    again = begun(tmp_path, 8, playoffs=4)
    played_out(again, 9)
    results = {g.key: g.result for g in again.reckoning().games if g.result.over}
    assert len(results) == 9
    for game in league.reckoning().games:
        if game.key in results:
            assert results[game.key].score == game.result.score


def test_without_playoffs_the_first_of_the_table_is_champion(tmp_path: Path) -> None:
    season = begun(tmp_path, 3)
    assert season.reckoning().champion is None
    assert played_out(season, 2) == 2
    assert season.reckoning().champion is None
    assert played_out(season) == 1
    reckoning = season.reckoning()
    assert reckoning.champion == reckoning.table[0].team
    assert reckoning.week == 3


def test_a_tied_final_goes_to_the_team_that_stood_higher(tmp_path: Path) -> None:
    season = begun(tmp_path, 2, playoffs=2)
    played_out(season, 1)
    final = season.reckoning().game("final")
    job = season.job(final)
    assert job.setup.settings["sudden_death"] is True
    with Table.start(job.setup, job.path) as table:
        table.agree_draw()
    season.note(job)
    reckoning = season.reckoning()
    assert reckoning.game("final").result.winner is None
    assert reckoning.champion == reckoning.table[0].team


def test_playoffs_wait_for_all_other_games(tmp_path: Path) -> None:
    season = begun(tmp_path, 4, playoffs=4)
    played_out(season, 5)
    one, two, final = season.reckoning().games[-3:]
    assert one.teams == two.teams == final.teams == ()
    with pytest.raises(SeasonError, match="known yet who plays"):
        season.job(one)


def test_a_playoff_game_between_others_does_not_count(tmp_path: Path) -> None:
    season = begun(tmp_path, 2, playoffs=2, rounds=2)
    played_out(season)
    first = season.reckoning()
    final_file = first.game("final").result.path
    assert final_file is not None
    # the final's file is taken by a game whose home team is the other one
    swapped = next(g for g in first.games if g.teams != first.game("final").teams)
    assert swapped.result.path is not None
    final_file.write_bytes(swapped.result.path.read_bytes())
    final = OpenSeason(season.path).reckoning().game("final")
    assert final.result.state == OPEN


def test_people_and_computers_are_told_apart(tmp_path: Path) -> None:
    season = begun(tmp_path, 4, people=1)
    reckoning = season.reckoning()
    waiting = reckoning.to_simulate()
    assert len(waiting) == 3
    assert all(0 not in game.teams for game in waiting)
    job = season.job(next(game for game in reckoning.games if 0 in game.teams))
    kinds = {job.setup.home.kind, job.setup.visitors.kind}
    assert kinds == {"person", "random"}


def test_computers_roll_no_dice_by_hand(tmp_path: Path) -> None:
    by_hand = {"plays_per_quarter": 2, "roll_by_hand": True}
    season = begun(tmp_path, 3, people=1, settings=by_hand)
    assert played_out(season) == 1
    game = next(game for game in season.reckoning().games if 0 in game.teams)
    assert season.job(game).setup.settings["roll_by_hand"] is True


def test_people_play_for_a_computer_on_a_board_of_their_own(tmp_path: Path) -> None:
    own = {"plays_per_quarter": 2, "boards": "own"}
    season = begun(tmp_path, 3, people=1, settings=own)
    game = next(game for game in season.reckoning().games if 0 in game.teams)
    with sit_down(season.job(game)) as table:
        assert {player.kind for player in table.header.seats.values()} == {"person"}
        assert table.header.settings["boards"] == "own"
    assert played_out(season) == 1  # between computers the board is on the screen


def test_flags_are_answered_by_computers(tmp_path: Path) -> None:
    flags = {"plays_per_quarter": 2, "penalty_system": True}
    season = begun(tmp_path, 2, settings=flags, rounds=2)
    assert played_out(season) == 2


def test_a_game_that_is_over_is_not_played_again(tmp_path: Path) -> None:
    season = begun(tmp_path, 2)
    played_out(season)
    with pytest.raises(SeasonError, match="this game is over"):
        season.job(season.reckoning().games[0])


@pytest.mark.parametrize(
    "change, words",
    [
        ({"teams": teams(1)}, "there is 1 team"),
        ({"teams": (*teams(2), Team("mariners", "#1f4e8c"))}, "two teams are called “mariners”"),
        ({"teams": (*teams(2), Team("  ", "#1f4e8c"))}, "can't be a name"),
        ({"playoffs": 4, "teams": teams(3)}, "3 teams can't have playoffs of 4"),
        ({"rounds": 3}, "3 can't be its value"),
        ({"name": " "}, "needs a name"),
        ({"settings": {"quarter_minutes": 15}}, "looks at a watch"),
        ({"settings": {"plays_per_quater": 3}}, "plays_per_quarter"),
        ({"game": "foto"}, "no game “foto”"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(change: dict[str, Any], words: str) -> None:
    given = {"name": "L", "game": "foto-electric", "teams": teams(4), **change}
    with pytest.raises(Exception, match=words) as caught:
        season_of(Agreement(**given))
    assert "\n" not in str(caught.value)


def test_seasons_are_listed_renamed_deleted_and_brought_back(tmp_path: Path) -> None:
    shelf = Seasons(tmp_path)
    season = begun(tmp_path)
    played(season, season.reckoning().games[0])
    other = begun(tmp_path, name="Den League")
    assert other.path != season.path
    season.rename("Attic League")
    (tmp_path / "broken.season").write_text("{")
    found = {each.path.name: each for each in shelf.all()}
    assert found["den-league.season"].name == "Attic League"
    assert found["den-league-2.season"].name == "Den League"
    assert found["broken.season"].fault.startswith("broken.season: this isn't a season")
    shelf.delete(season.path)
    assert len(shelf.all()) == 2 and shelf.can_restore
    back = shelf.restore()
    assert back == season.path
    assert OpenSeason(back).reckoning().games[0].result.over
    assert not shelf.can_restore
