"""How far long work is, in shares and in time."""

from __future__ import annotations

from gridlight.present.study import ALMOST, Study


def test_rounds_make_up_the_whole_and_never_go_back():
    study, shares = Study(), []
    for turn in range(7):
        for done in (0, 500, 1000):
            shares.append(study.tell("Solving", done, 1000, float(turn), rounds=4).share)
    assert shares == sorted(shares)
    assert shares[1] == 0.125
    assert shares[-1] == ALMOST


def test_time_left_is_guessed_from_what_was_done():
    study = Study()
    assert study.tell("Going", 0, 100, 10.0, rounds=1).left == ""
    assert study.tell("Going", 50, 100, 30.0, rounds=1).left == "about 20 seconds left"
    assert study.tell("Going", 100, 100, 50.0, rounds=1).left == "a few seconds left"


def test_another_piece_of_work_has_its_own_bar():
    study = Study()
    assert study.tell("One", 90, 100, 5.0, rounds=1).share == 0.9
    assert study.tell("Two", 0, 57, 60.0, rounds=1).share == 0.0
    told = study.tell("Two", 19, 57, 70.0, rounds=1)
    assert told.words == "Two"
    assert told.left == "about 20 seconds left"
