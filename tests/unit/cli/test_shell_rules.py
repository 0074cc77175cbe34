"""The rules help in the terminal."""

from __future__ import annotations

import json

import pytest

from gridlight.session.rulings import rulings


def test_a_number_prints_its_sheet(done):
    said = done("rules", "ap-26").out
    assert said.startswith("AP-26  Interceptions\nAll-Pro · Passes\n")
    for head in ("The rulebook says", "It leaves open", "Played here", "See also"):
        assert f"\n{head}\n" in said


def test_options_stand_with_their_choices(done):
    said = done("rules", "AP-2", "--game", "all-pro").out
    assert "All-Pro, New game: Board" in said
    assert "    15 (usual): " in said


def test_words_print_what_they_find_best_first(done):
    lines = done("rules", "lateral").out.splitlines()
    assert lines[0].split() == ["AP-32", "Laterals"]
    assert len(lines) > 1


def test_no_words_print_all(done):
    assert len(done("rules").out.splitlines()) == len(rulings())
    shorter = done("rules", "--game", "pegskin").out
    assert "PS-1 " in shorter
    assert "AP-1 " not in shorter


def test_one_hit_is_shown_whole(done):
    assert "Played here" in done("rules", "illegal use of hands").out


def test_nothing_found_is_said_and_told_by_the_code(run):
    ran = run("rules", "no", "such", "thing")
    assert ran.code == 1
    assert "No ruling says that." in ran.out


@pytest.mark.parametrize("words", [(), ("FB-12",), ("fumble",)])
def test_json_has_the_whole_register(done, words):
    found = json.loads(done("rules", *words, "--json").out)
    for one in found:
        assert one["number"]
        assert one["text"]
        assert one["here"]
        assert set(one) == {
            *("number", "title", "part", "topic", "games", "text", "open", "here"),
            *("settings", "options", "see"),
        }
    if words == ("FB-12",):
        assert [choice["usual"] for choice in found[0]["options"][0]["choices"]] == [True, False]


def test_a_game_that_there_isnt_is_refused(run):
    assert run("rules", "--game", "chess").code == 2
