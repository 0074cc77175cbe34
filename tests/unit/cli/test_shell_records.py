"""Games out, in, and under the glass."""

import csv
import io
import json

import pytest

from gridlight.kernel.game import Seat
from gridlight.session.table import Setup, Table
from helpers.games_played import play_on


@pytest.fixture
def played(tmp_path):
    """A game that is over."""
    path = tmp_path / "played.gridlight"
    with Table.start(
        Setup("foto-electric", seed="12", settings={"plays_per_quarter": 6}), path
    ) as table:
        play_on(table, 5)
    return path


def test_a_game_goes_out_as_text_and_comes_back_the_same(done, played, tmp_path):
    text = done("export", played, "--as", "text").out
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    said = done("import", "game.txt", "--out", "again.gridlight").out
    assert said.startswith("again.gridlight: ")
    assert done("export", "again.gridlight", "--as", "text").out == text
    assert done("verify", "again.gridlight", "--json").json["steps"] == Table.open(played).step


def test_a_file_gets_what_the_screen_would(done, played, tmp_path):
    for form in ("text", "csv", "json"):
        printed = done("export", played, "--as", form).out
        assert done("export", played, "--as", form, "--out", "out").out == ""
        assert (tmp_path / "out").read_text(encoding="utf-8") == printed


def test_the_table_has_a_row_a_play(done, played):
    rows = list(csv.DictReader(io.StringIO(done("export", played, "--as", "csv").out)))
    assert rows[0]["quarter"] == "1"
    assert {row["quarter"] for row in rows} == {"1", "2", "3", "4"}


def test_the_data_has_a_step_each(done, played):
    data = json.loads(done("export", played, "--as", "json").out)
    assert data["game"] == "foto-electric"
    assert [step["n"] for step in data["steps"]] == list(range(len(data["steps"])))


def test_the_reveal_of_a_play_moves(done, played, tmp_path):
    from PIL import Image

    done("export", played, "--as", "gif", "--out", "last.gif")
    done("export", played, "--as", "gif", "--play", "1", "--out", "first.gif")
    with Image.open(tmp_path / "first.gif") as first, Image.open(tmp_path / "last.gif") as last:
        assert first.n_frames > 20
        assert first.size == last.size
        first.seek(0)
        start = first.convert("RGB").tobytes()
        first.seek(first.n_frames - 1)
        assert first.convert("RGB").tobytes() != start


def test_a_sealed_play_has_no_moving_picture(run, done, game):
    ran = run("export", game, "--as", "gif", "--out", "x.gif")
    assert ran.code == 2
    assert "no play that can be drawn has been shown" in ran.err


def test_a_game_that_stops_before_a_sealed_card(done, tmp_path):
    path = tmp_path / "sealed.gridlight"
    position = {"phase": "scrimmage-call", "possession": "home", "spot": 40}
    with Table.start(Setup("foto-electric", seed="1", position=position), path) as table:
        table.play(Seat.HOME, "play")
        table.play(Seat.HOME, "card 7")
    (tmp_path / "sealed.txt").write_text(done("export", path, "--as", "text").out, "utf-8")
    said = done("import", "sealed.txt", "--out", "open.gridlight").out
    assert "stops before a card" in said


def test_verify_says_what_it_found(done, played):
    found = done("verify", played, "--json").json
    assert found["steps"] > 30
    assert found["rolls"] > 10
    assert (found["by_hand"], found["same_rules"], found["torn"]) == (0, True, False)
    assert "it holds" in done("verify", played).out


def test_a_torn_last_line_is_left_out(done, played):
    played.write_bytes(played.read_bytes()[:-20])
    assert done("verify", played, "--json").json["torn"] is True
    assert "torn" in done("verify", played).out


def test_a_record_that_diverges_is_answered_with_no(run, played, tmp_path):
    forged = tmp_path / "forged.gridlight"
    forged.write_bytes(_forged(played.read_bytes()))
    ran = run("verify", forged)
    assert ran.code == 1
    assert len(ran.err.splitlines()) == 1
    assert "step" in ran.err


def _forged(data):
    """Another result for the first kick-off, with every sum put right again."""
    from gridlight.session.journal import checksum

    before, lines = "", []
    for line in data.splitlines():
        said = json.loads(line)
        said.pop("sum")
        if said.get("rolls") and said["rolls"][0][0] == "kick-off":
            said["rolls"][0][1] = "62"
        before = checksum(before, said)
        lines.append(json.dumps({**said, "sum": before}, ensure_ascii=False))
    return "\n".join([*lines, ""]).encode()


def test_what_is_whole_of_a_broken_game_can_be_had(done, run, played, tmp_path):
    lines = played.read_bytes().splitlines(keepends=True)
    lines[20] = lines[20].replace(b'"n"', b'"m"')
    broken = tmp_path / "broken.gridlight"
    broken.write_bytes(b"".join(lines))
    assert run("show", broken).code == 2
    said = done("import", broken, "--out", "whole.gridlight").out
    assert said == "whole.gridlight: 18 steps, all that is whole.\n"
    done("verify", "whole.gridlight")
