"""Killed or cut off at any moment, a season loses no game that was over."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

from gridlight.coaches.levels import coach_for
from gridlight.session.season.playing import Stopped, play_out
from gridlight.session.season.results import BROKEN, OPEN, OVER, UNDER_WAY
from gridlight.session.season.season_file import SeasonError, parse_season, season_bytes
from gridlight.session.season.seasons import OpenSeason, Seasons
from gridlight.session.verify import verify
from helpers.leagues import begun, played, played_out


def scores(season: OpenSeason) -> dict[str, tuple[int, int]]:
    return {g.key: g.result.score for g in season.reckoning().games if g.result.over}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork to start players fast enough")
def test_killed_players_lose_no_finished_game(tmp_path: Path) -> None:
    unharmed = begun(tmp_path / "unharmed", 5, playoffs=2)
    played_out(unharmed)
    season, stream, before = begun(tmp_path / "killed", 5, playoffs=2), random.Random(5), {}
    for _ in range(25):
        child = os.fork()
        if child == 0:
            try:
                played_out(OpenSeason(season.path))
            finally:
                os._exit(0)
        time.sleep(stream.uniform(0.0, 0.12))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        after = scores(OpenSeason(season.path))
        assert before.items() <= after.items()
        before = after
    again = OpenSeason(season.path)
    played_out(again)
    assert scores(again) == scores(unharmed)
    assert again.reckoning().champion == unharmed.reckoning().champion
    assert len(list(season.path.parent.glob("*.gridlight"))) == 11
    assert len(Seasons(season.path.parent).all()) == 1


def test_a_season_file_cut_off_anywhere_is_refused_in_one_sentence(tmp_path: Path) -> None:
    season = begun(tmp_path)
    played(season, season.reckoning().games[0])
    whole = season.path.read_bytes().rstrip()
    for end in range(0, len(whole), 97):
        with pytest.raises(SeasonError, match=r"^den\.season: ") as caught:
            parse_season(whole[:end], "den.season")
        assert "\n" not in str(caught.value)
    assert parse_season(whole, "den.season") == season.season


def test_what_a_killed_save_left_over_harms_nothing(tmp_path: Path) -> None:
    season = begun(tmp_path)
    left = tmp_path / f".{season.path.name}.4711.part"
    left.write_bytes(season_bytes(season.season)[:200])
    played_out(season)
    assert len(Seasons(tmp_path).all()) == 1
    assert len(scores(OpenSeason(season.path))) == 6


def test_a_game_kept_just_before_a_crash_counts_though_nothing_notes_it(tmp_path: Path) -> None:
    season = begun(tmp_path)
    job = season.job(season.reckoning().games[0])
    play_out(job, coach_for)
    again = OpenSeason(season.path)
    assert again.season.sheets == {}
    assert again.reckoning().games[0].result.state == OVER


def test_a_game_cut_off_in_the_middle_goes_on_to_the_same_end(tmp_path: Path) -> None:
    season = begun(tmp_path)
    played(season, season.reckoning().games[0])
    game = season.reckoning().games[0]
    path, score = game.result.path, game.result.score
    assert path is not None
    path.write_bytes(path.read_bytes()[: path.stat().st_size * 2 // 3])
    again = OpenSeason(season.path)
    assert again.reckoning().games[0].result.state == UNDER_WAY
    job = again.job(again.reckoning().games[0])
    assert job.begun
    assert played_out(again, 1) == 1
    found = again.reckoning().games[0].result
    assert (found.path, found.score, found.state) == (path, score, OVER)
    assert verify(path).seals >= 0


def test_a_deleted_game_can_be_played_anew_with_other_dice(tmp_path: Path) -> None:
    season = begun(tmp_path)
    played(season, season.reckoning().games[0])
    first = season.reckoning().games[0].result.path
    assert first is not None
    first.unlink()
    assert season.reckoning().games[0].result.state == OPEN
    played(season, season.reckoning().games[0])
    result = season.reckoning().games[0].result
    assert result.over and result.path is not None
    assert result.path.name == "den-league-w01-g1-take-2.gridlight"
    assert season.season.sheets["w01-g1"].take == 2


def test_a_broken_game_is_told_and_can_be_played_anew(tmp_path: Path) -> None:
    season = begun(tmp_path)
    played(season, season.reckoning().games[0])
    path = season.reckoning().games[0].result.path
    assert path is not None
    path.write_bytes(b"\0" * 5000)
    broken = season.reckoning().games[0]
    assert broken.result.state == BROKEN and path.name in broken.result.fault
    played(season, broken)
    assert season.reckoning().games[0].result.over
    assert path.read_bytes() == b"\0" * 5000


def test_a_game_that_is_stopped_leaves_nothing(tmp_path: Path) -> None:
    season = begun(tmp_path)
    job, asked = season.job(season.reckoning().games[0]), []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 4

    with pytest.raises(Stopped):
        play_out(job, coach_for, stop)
    assert not list(tmp_path.glob("*.gridlight"))


def test_two_windows_note_their_games_in_one_file(tmp_path: Path) -> None:
    one = begun(tmp_path)
    other = OpenSeason(one.path)
    games = one.reckoning().games
    played(one, games[0])
    played(other, games[1])
    one.rename("Attic League")
    assert set(OpenSeason(one.path).season.sheets) == {games[0].key, games[1].key}
    assert other.reckoning().games[0].result.over
