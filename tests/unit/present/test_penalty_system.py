"""The penalty die and its choice in football speech (PEN-13)."""

from pathlib import Path

import pytest

from gridlight.kernel.game import Seat
from gridlight.penalties.state import Layered
from gridlight.present.penalty_system import (
    LABELS,
    game_view,
    open_choice,
    penalty_die,
    question,
)
from gridlight.present.plays import events_of
from gridlight.present.situation import Names
from gridlight.present.telling import telling_of
from gridlight.present.words import say, story
from gridlight.session.scenario_files import read_scenario
from gridlight.session.scenarios import game_of
from gridlight.session.table import Table
from helpers.every_game import EVERY
from helpers.play_transcripts import SCENARIOS, showing

NAMES = Names("Riverside", "Hill Town")
GOLDENS = Path(__file__).parents[2] / "golden" / "journals" / "format-1"
GAMES = ("foto-electric", "all-pro", "pegskin")


def open_penalty(name):
    """The view in which a scenario's first choice is open."""
    from gridlight.kernel.dice import ScriptedDice
    from gridlight.session.course import seat_for, split_seat

    (path,) = SCENARIOS.glob(f"penalty-system*/{name}.toml")
    scenario = read_scenario(path)
    game = game_of(scenario)
    state = game.from_position(scenario.position)
    for step in scenario.steps:
        said, words = split_seat(step.do)
        move = game.parse(words)
        seat = said or seat_for(game, state, move)
        played = showing(game, step.shows)
        state = played.apply(state, {seat: move}, ScriptedDice(step.roll)).state
        if state.choice is not None:
            return game.view(state, None)
    raise AssertionError(f"no choice in {name}")


ASKED = {
    "pen-3-offsides-declined": (
        "Flag: offside by Hill Town, 5 yards.",
        ("Riverside: 2nd and 5 at their own 45", "Riverside: 1st and 10 at Hill Town’s 48"),
    ),
    "pen-8-offense-redo": (
        "Flag: holding by Riverside, 10 yards.",
        (
            "Riverside: the try from Hill Town’s 13; the points are off",
            "Riverside kicks off from their own 30",
            "Riverside kicks off from their own 40",
        ),
    ),
    "pen-9-offsides-on-a-touchdown": (
        "Flag: offside by Hill Town, 5 yards.",
        (
            "Riverside: 2nd and goal at Hill Town’s 3; the points are off",
            "Riverside: the try from Hill Town’s 3",
        ),
    ),
    "pen-4-failed-fourth-down-declined": (
        "Flag: clipping by Riverside, 15 yards.",
        ("Hill Town: 1st and 10 at Riverside’s 27", "Hill Town: 1st and 10 at Riverside’s 42"),
    ),
    "pen-4-free-kick-after-a-safety": (
        "Flag: illegal formation by Riverside, 5 yards.",
        ("Riverside: free kick from their own 15", "Hill Town: 1st and 10 at Riverside’s 45"),
    ),
    "fb-10-replayed-at-the-end-of-the-game": (
        "Flag: offside by Hill Town, 5 yards.",
        ("Riverside: 1st and 5 at their own 45", "The game is over"),
    ),
    "pen-12-offside-declined": (
        "Flag: offside by Hill Town, 5 yards.",
        ("Riverside: 1st and 5 at their own 45", "Riverside: 2nd and 5 at their own 45"),
    ),
    "pen-8-pegskin-try": (
        "Flag: roughing the kicker by Hill Town, 15 yards.",
        (
            "Riverside: the try from Hill Town’s 1",
            "Hill Town: 1st and 10 at their own 25",
        ),
    ),
}


@pytest.mark.ruling("PEN-13")
@pytest.mark.parametrize("name", ASKED)
def test_both_outcomes_are_told(name):
    view = open_penalty(name)
    asked = question(view, NAMES)
    assert (asked.flag, tuple(answer.outcome for answer in asked.answers)) == ASKED[name]
    assert [answer.label for answer in asked.answers] == [LABELS[a.move] for a in asked.answers]
    assert asked.chooser is open_choice(view).called.by.other


def test_the_status_says_what_each_answer_leads_to():
    view = open_penalty("pen-3-offsides-declined")
    status = telling_of("foto-electric").status(view, NAMES, None)
    assert status.team is Seat.HOME
    assert status.sentence == (
        "Flag: offside by Hill Town, 5 yards. Accept: Riverside: 2nd and 5 at their own 45; "
        "decline: Riverside: 1st and 10 at Hill Town’s 48."
    )
    assert telling_of("foto-electric").scoreboard(view, NAMES).home == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told(game):
    table = Table.open(GOLDENS / f"{game}-penalties.gridlight", EVERY, only_read=True)
    told = telling_of(game)
    choices = dice = 0
    for n, record in enumerate(table.history):
        state = table.state_after(n)
        assert isinstance(state, Layered)
        view = table.game.view(state, None)
        assert told.status(view, NAMES, None).sentence
        assert told.scoreboard(view, NAMES)
        assert game_view(view) is view.game
        choices += open_choice(view) is not None
        dice += penalty_die(view) != ""
        for event in record.events:
            assert say(event, NAMES)
        assert not any("shows nothing" in sentence for sentence in story(record.events, NAMES))
    assert choices
    assert dice or game == "foto-electric"
    rows = told.plays(table, NAMES)
    assert any(row.result == "penalty" for row in rows)
    accepted = [event for event in events_of(table.history) if event.name == "penalty-accepted"]
    assert accepted
