"""Lessons: each one can be played by the rules to its touchdown, and judges what is done in it."""

from __future__ import annotations

import pytest

from gridlight.kernel.game import Seat
from gridlight.present.lessons.book import LESSONS, rows
from gridlight.present.lessons.course import Lesson
from gridlight.present.lessons.following import NOT_YOURS, OVER, Following, Verdict

ALL = tuple(LESSONS.values())
BY_GAME = pytest.mark.parametrize("lesson", ALL, ids=list(LESSONS))


@BY_GAME
def test_the_drive_goes_as_it_is_told(lesson: Lesson) -> None:
    following = Following(lesson)
    following.go_to(len(lesson.steps))
    table = following.table()
    mine = 0 if lesson.seat is Seat.HOME else 1
    score = table.described()["score"]
    assert (score[mine], score[1 - mine]) == (7, 0)
    events = [event.name for record in table.history for event in record.events]
    assert "touchdown" in events
    assert "tackle" in events
    assert table.path is None


@BY_GAME
def test_every_act_is_its_sides_own_and_legal(lesson: Lesson) -> None:
    following = Following(lesson)
    while (act := following.awaited) is not None:
        table, seat = following.table(), following.seat_of(act)
        assert seat in table.to_act
        assert table.parse(act.words) in table.legal(seat)
        assert following.judge(table.game, seat, act.words) is Verdict.AWAITED
        following.did(act.words, Verdict.AWAITED)
        following.read()
    assert following.over


@BY_GAME
def test_every_step_tells_answers_and_hints(lesson: Lesson) -> None:
    assert 10 <= len(lesson.steps) <= 18
    for step in lesson.steps:
        assert step.title
        assert len(step.told) <= 200
        assert step.told.endswith((".", "!"))
        assert step.hint.endswith(".")
        assert "'" not in step.told + step.hint + step.not_this
    assert 2 <= len(lesson.learned) <= 4


@BY_GAME
def test_where_something_else_is_legal_there_is_an_answer(lesson: Lesson) -> None:
    following = Following(lesson)
    while (act := following.awaited) is not None:
        table, seat = following.table(), following.seat_of(act)
        legal = table.legal(seat)
        others = [move for move in legal if table.game.words(move) != act.words]
        step = lesson.steps[lesson.step_of(following.act)]
        if others and not act.rival:
            assert step.not_this, (step.title, table.game.words(others[0]))
        following.did(act.words, Verdict.AWAITED)
        following.read()


def test_what_was_learned_is_told_in_the_games_words() -> None:
    spoken = " ".join(step.told for step in LESSONS["foto-electric"].steps)
    for word in ("coin", "kick", "curtain", "slide", "ncomplete", "tackled", "breakaway", "try"):
        assert word in spoken
    spoken = " ".join(step.told for step in LESSONS["all-pro"].steps)
    for word in ("formation", "snap", "move", "block", "hand-off", "odds", "tackle", "try"):
        assert word in spoken.lower()
    spoken = " ".join(step.told for step in LESSONS["pegskin"].steps)
    for word in ("Roll", "team", "lineman", "run", "pitch", "pass", "Yardcard"):
        assert word in spoken


def test_a_way_may_be_gone_in_parts_and_another_way_to_the_same_place() -> None:
    following = Following(LESSONS["all-pro"])
    following.go_to(6)
    table = following.table()
    game, seat = table.game, Seat.HOME
    assert following.judge(game, seat, "move j13 k14") is Verdict.PART
    assert following.judge(game, seat, "move j13 j14") is Verdict.OTHER
    assert following.judge(game, seat, "done") is Verdict.OTHER
    following.did("move j13 k14", Verdict.PART)
    assert following.words == "move k14 l15"
    following.did("move k14 l15", Verdict.AWAITED)
    assert following.step == 7


def test_a_move_of_the_other_side_isnt_the_persons() -> None:
    following = Following(LESSONS["pegskin"])
    assert following.why_not(Seat.VISITORS) == NOT_YOURS
    assert following.why_not(Seat.HOME) == LESSONS["pegskin"].steps[0].not_this
    following.go_to(99)
    assert following.over
    assert following.why_not(Seat.HOME) == OVER


def test_the_list_says_what_was_done() -> None:
    assert [row.done for row in rows(frozenset({"pegskin"}))] == [False, False, True]
    assert [row.title for row in rows()] == ["Foto-Electric", "All-Pro", "Pegskin"]
