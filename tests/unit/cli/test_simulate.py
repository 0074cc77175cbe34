"""Whole games between computer coaches."""

import pytest

KEYS = [
    *("games", "seconds", "games_per_second", "home_wins", "away_wins", "ties"),
    *("points_per_team_game", "plays_per_game", "yards_per_play", "yards_per_run"),
    *("completion_rate", "yards_per_completion", "interception_rate"),
    *("fumbles_lost_per_team_game", "penalties_per_team_game", "field_goal_rate"),
    *("punts_per_team_game", "errors"),
]


def simulated(done, *words):
    found = done("simulate", "foto-electric", "--json", *words).json
    return {key: value for key, value in found.items() if "second" not in key}


def test_every_key_of_the_contract_is_there(done):
    found = done("simulate", "foto-electric", "--games", "3", "--seed", "1", "--json").json
    assert set(KEYS) <= set(found)
    assert found["games"] == found["home_wins"] + found["away_wins"] + found["ties"] == 3
    assert found["errors"] == 0
    assert found["games_per_second"] > 0


def test_the_same_seed_gives_the_same_games_for_any_number_of_jobs(done):
    words = ("--games", "6", "--seed", "5")
    alone = simulated(done, *words)
    assert simulated(done, *words) == alone
    assert simulated(done, *words, "--jobs", "2") == alone
    assert simulated(done, "--games", "6", "--seed", "6") != alone


def test_no_more_processes_than_there_are_processors(done, monkeypatch):
    import joblib

    asked = []
    usual = joblib.parallel_config

    def config(**options):
        asked.append(options["n_jobs"])
        return usual(**options)

    monkeypatch.setattr(joblib, "parallel_config", config)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert simulated(done, "--games", "4", "--jobs", "100000")["games"] == 4
    assert asked == [2]


def test_another_backend_gives_the_same_games(done):
    alone = simulated(done, "--games", "3", "--seed", "8")
    threads = simulated(
        done, "--games", "3", "--seed", "8", "--jobs", "2", "--backend", "threading"
    )
    assert alone == threads


def test_random_games_look_like_football(done):
    found = simulated(done, "--games", "60", "--seed", "2")
    assert 3 < found["points_per_team_game"] < 25
    assert 2 < found["yards_per_run"] < 13
    assert 0.4 < found["completion_rate"] < 0.8
    assert 0.01 < found["interception_rate"] < 0.12
    assert 0.2 < found["fumbles_lost_per_team_game"] < 3
    assert 0.3 < found["penalties_per_team_game"] < 6
    assert 30 < found["yards_per_punt"] < 50


def test_settings_are_obeyed(done):
    short = simulated(done, "--games", "4", "--set", "plays_per_quarter=4")
    assert short["plays_per_game"] <= 16


def test_the_report_for_people(done):
    said = done("simulate", "foto-electric", "--games", "2").out
    assert "points per team game" in said
    assert "errors" in said


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("--home", "randm"), "Did you mean “random”?"),
        (("--games", "0"), "a whole number from 1 up"),
        (("--set", "plays_per_quarter"), "Write key=value."),
        (("--set", "collegiate=yes"), "Did you mean “collegiate_try”?"),
        (("--set", "quarter_minutes=20"), "Set plays_per_quarter."),
    ],
)
def test_wrong_options(run, words, hint):
    ran = run("simulate", "foto-electric", *words)
    assert ran.code == 2
    assert hint in ran.err
    assert ran.out == ""


def test_a_game_that_breaks_is_counted(done, monkeypatch, run):
    from gridlight.cli import simulate

    def broken(*_):
        raise AssertionError("the ball is nowhere")

    monkeypatch.setattr(simulate, "play_match", broken)
    ran = run("simulate", "foto-electric", "--games", "2", "--json")
    assert ran.code == 1
    assert ran.json["errors"] == 2
    assert "the ball is nowhere" in ran.err


def test_habits_are_studied_by_name(run, tmp_path):
    words = ("--games", "1", "--folder", str(tmp_path), "--study", "Zoe")
    nobody = run("simulate", "foto-electric", *words)
    assert nobody.code == 2 and "Zoe" in nobody.err
    elsewhere = run("simulate", "pegskin", *words)
    assert elsewhere.code == 2 and "Foto-Electric" in elsewhere.err
