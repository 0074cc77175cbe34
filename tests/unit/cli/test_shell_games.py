"""Games played from the shell."""

import random

import pytest

from gridlight.games.foto_electric.phases import Phase
from gridlight.present.plays import DOTS


def show(done, game, *words):
    return done("show", game, "--json", *words).json


def play(done, game, *moves):
    for words in moves:
        done("move", game, words)


TO_THE_FIRST_DOWN = ("call heads", "choose receive", "kickoff")


def to_card_picks(done, game):
    play(done, game, *TO_THE_FIRST_DOWN)
    if show(done, game)["phase"] == "touchback-choice":
        play(done, game, "touchback")
    play(done, game, "play")


def test_a_new_game_waits_for_the_toss(done, game):
    stand = show(done, game)
    assert (stand["phase"], stand["seat"]) == ("coin-toss", "visitors")
    assert stand["legal"] == ["call heads", "call tails"]
    assert stand["score"] == [0, 0]
    assert stand["over"] is False


def test_the_state_is_printed_for_people(done, game):
    said = done("show", game).out
    assert "Coin toss. Visitors: call heads or tails." in said
    assert "v: call heads, call tails" in said
    said = done("move", game, "call heads").out
    assert "wins the toss" in said or "win the toss" in said


def test_a_move_can_answer_with_the_state(done, game):
    stand = done("move", game, "call heads", "--json").json
    assert stand["phase"] == "kick-or-receive"
    assert stand["events"] == ["toss"]
    assert stand == show(done, game)


@pytest.mark.parametrize("shown", ["heads", "tails"])
def test_real_dice_can_be_typed_in(done, game, shown):
    done("move", game, "call heads", "--roll", shown)
    assert show(done, game)["seat"] == ("visitors" if shown == "heads" else "home")


def test_several_results_in_one_move(done, game):
    done("move", game, "call heads", "--roll", "heads")
    done("move", game, "choose kick")
    stand = done("move", game, "kickoff", "--roll", "45", "20", "--json").json
    assert (stand["possession"], stand["spot"], stand["down"]) == ("home", 35, 1)


def test_names_settings_and_seed(done, tmp_path):
    words = ("--home", "Chicago", "--visitors", "Bears", "--set", "plays_per_quarter=3")
    done("new", "foto-electric", "--out", "a.gridlight", "--seed", "9", *words)
    done("new", "foto-electric", "--out", "b.gridlight", "--seed", "9", *words)
    said = done("move", "a.gridlight", "call tails").out
    assert said == done("move", "b.gridlight", "call tails").out
    assert "Bears call tails" in said


def test_a_refused_move_changes_nothing(run, game):
    before = game.read_bytes()
    ran = run("move", game, "punt")
    assert ran.code == 1
    assert ran.err.startswith("“punt” is refused: the visitors call the toss first")
    assert len(ran.err.splitlines()) == 1
    assert game.read_bytes() == before


def test_an_impossible_card_is_refused_and_an_unknown_verb_is_bad_input(run, done, game):
    to_card_picks(done, game)
    refused = run("move", game, "card 99")
    assert refused.code == 1
    assert "no such card" in refused.err
    unknown = run("move", game, "crad 7")
    assert unknown.code == 2
    assert "card" in unknown.err


def test_it_is_not_your_turn(run, done, game):
    ran = run("move", game, "h: call heads")
    assert ran.code == 1
    assert ran.err.startswith("“call heads” is refused: it isn't the turn of Home")


def test_a_step_without_dice_can_be_taken_back(done, run, game):
    assert "Nothing was done yet" in run("move", game, "undo").err
    done("move", game, "call heads")
    before = show(done, game)
    done("move", game, "choose kick")
    done("move", game, "undo")
    assert show(done, game)["phase"] == before["phase"]
    refused = run("move", game, "undo")
    assert refused.code == 1
    assert "can't be taken back" in refused.err


def test_who_resigns_must_be_said_where_it_is_not_clear(done, run, game):
    to_card_picks(done, game)
    ran = run("move", game, "resign")
    assert ran.code == 2
    assert "h: resign" in ran.err
    done("move", game, "h: resign")
    stand = show(done, game)
    assert (stand["over"], stand["winner"], stand["legal"]) == (True, "visitors", [])


def test_a_draw_is_agreed(done, game):
    done("move", game, "agree-draw")
    assert show(done, game)["winner"] == "tie"


def test_both_seats_see_their_own_moves(done, game):
    to_card_picks(done, game)
    stand = show(done, game)
    assert stand["seat"] == "both"
    assert len(stand["legal"]) == 18
    offense = stand["possession"]
    own = show(done, game, "--seat", offense)["legal"]
    assert own == [f"card {number}" for number in range(1, 13)]


@pytest.mark.parametrize(("first", "second"), [("card 7", "card B"), ("card B", "card 7")])
def test_a_sealed_card_is_nowhere_to_be_seen(done, run, game, first, second):
    to_card_picks(done, game)
    said = done("move", game, first).out
    seen = [said, game.read_text()]
    for form in ("text", "csv", "json"):
        seen.append(done("export", game, "--as", form).out)
    for seat in ("home", "visitors"):
        seen.append(done("show", game, "--seat", seat).out)
        stand = show(done, game, "--seat", seat)
        assert first not in stand["legal"]
        assert first not in str({key: stand[key] for key in stand if key != "legal"})
    assert all(first not in text for text in seen[:5])
    assert all("Long Pass" not in text and DOTS not in text for text in seen)
    done("move", game, second)
    assert "card 7" not in done("export", game, "--as", "text").out


def test_a_whole_game_from_the_shell(done, game, tmp_path):
    done(
        "new",
        "foto-electric",
        "--out",
        "w.gridlight",
        "--seed",
        "w",
        "--set",
        "plays_per_quarter=2",
    )
    whole = tmp_path / "w.gridlight"
    stream = random.Random(3)
    phases, moves = set(), 0
    stand = show(done, whole)
    while not stand["over"]:
        phases.add(stand["phase"])
        words = stream.choice(["play", *stand["legal"]])
        if words not in stand["legal"]:
            words = stream.choice(stand["legal"])
        stand = done("move", whole, words, "--json").json
        moves += 1
    assert moves > 20
    assert {"coin-toss", "kickoff", "scrimmage-call", "card-picks", "reveal"} <= phases
    assert phases <= {phase.value for phase in Phase}
    assert stand["winner"] in ("home", "visitors", "tie")
    said = done("show", whole).out
    assert "Final score: " in said
    assert done("verify", whole).out.startswith(f"{whole}: it holds. {moves} steps")


def test_scenarios_hold_or_fail_line_by_line(done, run, tmp_path):
    text = """
game = "foto-electric"
rulings = ["FE-31"]
title = "a field goal"
[position]
possession = "home"
spot = 80
down = 4
togo = 3
[[step]]
do = "field-goal"
roll = ["good"]
expect = { score = [POINTS, 0], events = ["field-goal-good"] }
"""
    (tmp_path / "good.toml").write_text(text.replace("POINTS", "3"))
    (tmp_path / "bad.toml").write_text(text.replace("POINTS", "7"))
    assert done("scenario", "good.toml").out == ""
    ran = run("scenario", "good.toml", "bad.toml")
    assert ran.code == 1
    assert ran.out == "bad.toml, step 1: score: expected [7, 0], found [3, 0]\n"
    broken = run("scenario", "bad.toml", "missing.toml")
    assert broken.code == 2
    assert broken.err.startswith("missing.toml: ")
