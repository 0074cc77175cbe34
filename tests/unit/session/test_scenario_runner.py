"""The scenario runner: what it catches, and what it says of broken files."""

import pytest

from gridlight.kernel.errors import ScenarioError
from gridlight.session.scenario_files import parse_scenario, read_scenario
from gridlight.session.scenarios import run_scenario
from helpers.toy_game import TOYS

GOOD = """
game = "toy"
rulings = ["T-1"]
title = "A play from the toss to the shot"

[settings]
plays = 1

[expect]
phase = "coin-toss"

[[step]]
do = "call heads"
roll = ["heads"]
expect = { phase = "picks", seat = "both", legal = ["pick 1"], illegal = ["show", "aim high"] }

[[step]]
do = "v: pick 2"
expect = { seat = "home", hidden = { home = ["pick 2"] }, events = ["pick"] }

[[step]]
do = "pick 1"
expect = { phase = "aim", hidden = { home = ["pick 2"], visitors = ["pick 1"] } }

[[step]]
do = "show"
refused = true
expect = { phase = "aim" }

[[step]]
do = "aim high"

[[step]]
do = "show"
roll = [5]
expect = { score = [0, 5], over = true, winner = "visitors", events = ["shot", "end-of-game"] }
"""


def run(text, *changes):
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return [str(failure) for failure in run_scenario(parse_scenario(text.encode(), "t.toml"), TOYS)]


def test_a_good_scenario_holds():
    assert run(GOOD) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            ('phase = "coin-toss"', 'phase = "aim"'),
            "position: phase: expected aim, found coin-toss",
        ),
        (('seat = "home"', 'seat = "both"'), "step 2: seat: expected both, found home"),
        (("score = [0, 5]", "score = [5, 0]"), "step 6: score: expected [5, 0], found [0, 5]"),
        (("over = true", "over = false"), "step 6: over: expected false, found true"),
        (('["shot", "end', '["end-of-game", "shot", "end'), "step 6: events: expected"),
        (('legal = ["pick 1"]', 'legal = ["pick 4"]'), "step 1: legal pick 4: expected on offer"),
        (('illegal = ["show"', 'illegal = ["pick 3"'), "step 1: illegal pick 3: expected refused"),
        (
            ('illegal = ["show"', 'illegal = ["resign"'),
            "illegal resign: expected refused, found it",
        ),
        (("roll = [5]", ""), "step 6: roll: expected 0 entries, found one more is drawn, for the"),
        (("roll = [5]", "roll = [5, 6]"), "step 6: roll: expected 2 entries, found 6 not drawn"),
        (
            ("roll = [5]", "roll = [7]"),
            "step 6: roll: expected results that can be, found the shot",
        ),
        (("refused = true", ""), "step 4: show: expected a legal move, found not in aim"),
        (('"show"\nrefused', '"aim low"\nrefused'), "step 4: aim low: expected a refused move"),
        (("winner =", "carrier ="), "step 6: carrier: expected visitors, found nothing"),
    ],
)
def test_what_does_not_hold_is_said(change, said):
    assert any(said in line for line in run(GOOD, change)), run(GOOD, change)


def test_a_pick_that_shows_in_a_view_is_caught(monkeypatch):
    from helpers import toy_game

    class Leaky(toy_game.ToyGame):
        __slots__ = ()

        def view(self, state, seat):
            return state

    leaky = toy_game.Registry(
        [
            toy_game.Entry(
                "toy", "Toy", toy_game.TOY.settings, lambda s, t: Leaky(1), lambda c: {}, lambda: ""
            )
        ]
    )
    failures = run_scenario(parse_scenario(GOOD.encode(), "t.toml"), leaky)
    assert [failure.check for failure in failures][:1] == ["hidden pick 2"]


def test_what_the_cards_show_can_be_given():
    shown = ("roll = [5]\nexpect = { score = [0, 5]", 'shows = { outcome = "shot", yards = 4 }\n')
    text = GOOD.replace(shown[0], shown[1] + "expect = { score = [0, 4]")
    assert run(text) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('game = "toy"', 'game = "tay"'), "there is no game “tay”. Did you mean “toy”?"),
        (('game = "toy"', ""), "t.toml, game: it is missing."),
        (("title =", "titel ="), "“titel”: there is no such key. Did you mean “title”?"),
        (("plays = 1", "play = 1"), "setting “play”: there is no such setting. Did you mean"),
        (
            ("plays = 1", 'plays = "many"'),
            "setting “plays”: “many” can't be its value. Give a whole",
        ),
        (("plays = 1", "plays = 1000"), "Give at most 100."),
        (
            ('[expect]\nphase = "coin-toss"', "[position]\ndwon = 1"),
            "[position] “dwon”: there is no",
        ),
        (
            ('[expect]\nphase = "coin-toss"', "[position]\nscore = [1]"),
            "[position] score: it takes",
        ),
        (
            ("[expect]\nphase", "[expect]\nfase"),
            "expect “fase”: there is no such key. Did you mean",
        ),
        (('do = "aim high"', 'do = "aym high"'), "step 5 do: “aym high” is no move. Did you mean"),
        (('do = "aim high"', "roll = [1]"), "step 5: nothing is done in this step."),
        (('do = "aim high"', 'doo = "aim high"'), "step 5 “doo”: there is no such key. Did you"),
        (
            ('legal = ["pick 1"]', 'legal = "pick 1"'),
            "step 1 expect legal: this is no list of words",
        ),
        (('legal = ["pick 1"]', 'legal = ["pock 1"]'), "expect legal: “pock 1” is no move."),
        (("hidden = { home", "hidden = { hume"), "step 2 expect hidden: “hume” is no seat."),
        (("roll = [5]", "roll = 5"), "step 6 roll: this is no list of results."),
        (("roll = [5]", "roll = [[5]]"), "step 6 roll: this is no list of results."),
        (("refused = true", 'refused = "yes"'), "step 4 refused: this is no switch."),
        (("roll = [5]", 'shows = { outcome = "goal" }'), "step 6 shows: outcome: a toy game shows"),
        (("[[step]]", "[step]"), "t.toml"),
        (('do = "aim high"', "do = 3"), "step 5 do: this is no move."),
        (("roll = [5]", "roll = [5"), "line "),
    ],
)
def test_a_broken_file_gets_one_sentence(change, said):
    with pytest.raises(ScenarioError) as caught:
        run(GOOD, change)
    assert said in str(caught.value)
    assert str(caught.value).startswith("t.toml")
    assert "\n" not in str(caught.value)


def test_a_file_that_is_no_text_or_not_there(tmp_path):
    with pytest.raises(ScenarioError, match="there is no such file"):
        read_scenario(tmp_path / "none.toml")
    with pytest.raises(ScenarioError, match="this isn't text"):
        parse_scenario(b"\xff\xfe\x00", "t.toml")
    with pytest.raises(ScenarioError, match=r"folder|directory"):
        read_scenario(tmp_path)
