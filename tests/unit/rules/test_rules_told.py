"""Which ruling “Why?” leads to: by events, by refusals, by what is to be done."""

from __future__ import annotations

import inspect

import pytest

from gridlight.football import events as told
from gridlight.games.all_pro.phases import Phase as AllPro
from gridlight.games.foto_electric.phases import Phase as Foto
from gridlight.games.pegskin import events as pegskin
from gridlight.games.pegskin.phases import Phase as Pegskin
from gridlight.kernel.dice import Roll
from gridlight.kernel.events import event
from gridlight.kernel.game import Seat
from gridlight.present import rules_told
from gridlight.present.calls import plain_reason, told_reason
from gridlight.present.citing import Cited, cited, ruling_of, without_rulings
from gridlight.present.situation import Names
from gridlight.session.course import Record
from gridlight.session.games import GAMES
from gridlight.session.rulings import rulings

SILENT = {
    *(told.REVEAL, told.NEW_SERIES, told.LINE_UP, told.MOVE, told.PLAY),
    *(pegskin.BALL_ON, told.RESIGNED, told.DRAW_AGREED),
}
EVENTS = {
    value
    for module in (told, pegskin)
    for name, value in inspect.getmembers(module)
    if name.isupper() and isinstance(value, str)
}


def step(*events, words="move h1 h2", rolls=(), phase="offense-moves"):
    return Record(3, Seat.HOME, words, tuple(rolls), tuple(events), {"phase": phase})


@pytest.mark.parametrize("name", sorted(EVENTS - SILENT))
def test_every_event_is_decided_by_a_known_ruling_somewhere(name):
    found = [rules_told.of_event(game, event(name)) for game in GAMES.names]
    assert any(found)
    assert {number for number in found if number} <= set(rulings().numbers)


@pytest.mark.parametrize(
    ("game", "phases"), [("all-pro", AllPro), ("foto-electric", Foto), ("pegskin", Pegskin)]
)
def test_every_phase_has_a_known_ruling(game, phases):
    for phase in phases:
        ruling = rulings().find(rules_told.of_phase(game, phase.value))
        assert ruling is not None, phase
        assert game in ruling.games


def test_every_ruling_that_is_led_to_holds_in_that_game():
    for game in GAMES.names:
        for name in EVENTS:
            number = rules_told.of_event(game, event(name))
            if number and not number.startswith("PEN"):
                assert game in rulings().find(number).games, (game, name)


@pytest.mark.parametrize(
    ("game", "told_event", "number"),
    [
        ("all-pro", event(told.FOUL, foul="pass interference"), "AP-44"),
        ("all-pro", event(told.PASS_INCOMPLETE, lateral=True), "AP-32"),
        ("all-pro", event(told.PENALTY_ACCEPTED, foul="personal foul"), "AP-47"),
        ("all-pro", event(told.PENALTY_ACCEPTED, foul="clipping", forced=False), "PEN-4"),
        ("foto-electric", event(told.RETURN, kind="interception"), "FE-26"),
        ("foto-electric", event(told.KICKOFF, onside=True), "FE-17"),
        ("pegskin", event(told.TACKLE, how="zone"), "PS-13"),
        ("pegskin", event("run", called=False), "PS-15"),
        ("pegskin", event(told.INTERCEPTION, lateral=True), "PS-17"),
    ],
)
def test_facts_lead_closer(game, told_event, number):
    assert rules_told.of_event(game, told_event) == number


def test_the_weightiest_event_decides_a_step():
    events = (event(told.MOVE), event(told.TACKLE), event(told.PLAY), event(told.SAFETY))
    assert rules_told.of_events("all-pro", events) == "FB-7"
    assert rules_told.of_events("all-pro", events[:3]) == "AP-12"
    assert rules_told.of_events("all-pro", events[:1]) == ""


def test_a_flag_by_the_penalty_die_leads_to_its_reading():
    events = (event(told.TACKLE), event(told.PENALTY_READING), event(told.FOUL, foul="clipping"))
    assert rules_told.of_events("pegskin", events) == "PEN-3"


def test_two_dice_make_a_long_pass():
    rolls = [Roll("pass", "2"), Roll("pass", "4")]
    caught = event(told.PASS_COMPLETE, lateral=False)
    assert rules_told.of_step("all-pro", step(caught, words="throw h9", rolls=rolls)) == "AP-25"
    assert rules_told.of_step("all-pro", step(caught, words="throw h9", rolls=rolls[1:])) == "AP-24"


def test_a_plain_move_leads_to_what_is_to_be_done():
    assert rules_told.now("all-pro", [step(event(told.MOVE))]) == "AP-5"
    assert rules_told.now("all-pro", []) == ""


def test_a_play_was_decided_by_its_weightiest_step():
    snap, tackle = step(event(told.SNAP)), step(event(told.TACKLE), event(told.FIRST_DOWN))
    assert rules_told.of_play("all-pro", [snap, tackle, step(event(told.MOVE))]) == "AP-12"
    assert rules_told.of_play("all-pro", [step(event(told.MOVE))]) == ""


def test_a_sealed_pick_leads_nowhere_but_to_the_order_of_choices():
    hidden = step(event(told.INTERCEPTION), words=None, phase="card-picks")
    assert rules_told.of_step("foto-electric", hidden) == ""
    assert rules_told.now("foto-electric", [hidden]) == "FE-3"


# sentences


def test_a_reason_knows_its_rulings_but_doesnt_show_them():
    said = plain_reason("no man lands there (AP-8, AP-12).")
    assert said == "No man lands there."
    assert said.rulings == ("AP-8", "AP-12")
    assert ruling_of(said) == "AP-8"
    assert plain_reason(said) == said
    assert plain_reason(said).rulings == said.rulings


def test_teams_stand_for_seats():
    names = Names("Bears", "Rams")
    said = told_reason("it isn't the turn of home: the snap comes first (AP-15).", names)
    assert said == "It isn't the turn of Bears: the snap comes first."
    assert ruling_of(said) == "AP-15"
    assert told_reason("Nothing happens (or so).", names) == "Nothing happens (or so)."


def test_ranges_are_cited_by_their_ends():
    assert cited("who may catch (AP-23 to AP-25, AP-32).") == ("AP-23", "AP-25", "AP-32")
    assert without_rulings("so (AP-P1) it is (FB-3).") == "so it is."
    assert ruling_of("plain") == ""
    assert ruling_of(Cited("plain")) == ""
