"""A replay in words and places: the time line, its marks, where one stands."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridlight.kernel.game import Seat
from gridlight.present.foto import names_of
from gridlight.present.replay import TimeLine, mark_words, place_of, time_line, title_from
from gridlight.session.rerun import Kind, Rerun
from gridlight.session.table import Setup, Table
from gridlight.ui.scripts import half_played

PLAYS = {"foto-electric": 12, "all-pro": 4, "pegskin": 6}


@cache
def laid(game: str) -> tuple[Rerun, TimeLine]:
    table = half_played(game, PLAYS[game])
    rerun = Rerun(table)
    return rerun, time_line(rerun, names_of(table.header))


@pytest.mark.parametrize("game", PLAYS)
def test_every_step_has_its_place_and_every_play_the_same_length(game: str) -> None:
    rerun, line = laid(game)
    assert len(line.shares) == rerun.last + 1
    assert line.shares[0] == 0.0
    assert line.shares[-1] == pytest.approx(1.0)
    assert all(a < b for a, b in zip(line.shares, line.shares[1:], strict=False))
    steps = [b - a for a, b in zip((0.0, *line.ticks), line.ticks, strict=False)]
    assert steps == pytest.approx([1 / len(rerun.plays)] * len(rerun.plays))


@pytest.mark.parametrize("game", PLAYS)
@given(data=st.data())
def test_a_share_leads_to_the_nearest_step(game: str, data: st.DataObject) -> None:
    _, line = laid(game)
    share = data.draw(st.floats(0, 1))
    n = line.step_at(share)
    away = abs(line.shares[n] - share)
    assert away == min(abs(each - share) for each in line.shares)
    step = data.draw(st.integers(0, len(line.shares) - 1))
    assert line.step_at(line.shares[step]) == step


@pytest.mark.parametrize("game", PLAYS)
def test_the_lead_is_that_of_the_score(game: str) -> None:
    rerun, line = laid(game)
    for record in rerun.history:
        home, visitors = record.described["score"]
        share = line.shares[record.n]
        assert [lead for lead in line.leads if lead.share <= share][-1].points == home - visitors


@pytest.mark.parametrize("game", PLAYS)
def test_flags_stand_where_their_marks_are(game: str) -> None:
    rerun, line = laid(game)
    marked = {(m.step, m.what) for m in rerun.marks if m.kind is not Kind.QUARTER}
    tries = {(step, what) for step, what in marked if what == "try-good"}
    assert len(line.flags) == len(marked - tries)
    assert all(flag.share == line.shares[flag.step] for flag in line.flags)
    assert {flag.letters for flag in line.flags} <= {"TD", "FG", "S", "I", "F", "D"}
    assert [name for _, name in line.quarters] == ["1ST QUARTER", "2ND QUARTER", "3RD QUARTER"]


def test_marks_and_places_in_words() -> None:
    rerun, _ = laid("foto-electric")
    names = names_of(rerun.whole.header)
    told = [mark_words(mark, names) for mark in rerun.marks]
    assert told[:3] == ["The 1st quarter begins.", "Home: ball on downs.", "Home: touchdown."]
    start = place_of(rerun, 0, names)
    assert (start.where, start.head, start.leader) == ("Start of the game", "TIED", None)
    touchdown = next(m for m in rerun.marks if m.what == "touchdown")
    place = place_of(rerun, touchdown.step, names)
    assert (place.head, place.small, place.leader) == ("+6", "Home, 6 – 0", Seat.HOME)
    assert place.where.startswith("1st quarter, play ")
    assert place.said == f"{place.where}. Home 6, Visitors 0."


def test_a_new_game_is_called_after_the_old_one() -> None:
    table = half_played("foto-electric", 12)
    assert title_from(table, table.step) == "Den game, from the 3rd quarter"
    assert title_from(table, 0) == "Den game, once more"


def test_a_game_that_hasnt_begun_has_a_time_line() -> None:
    rerun = Rerun(Table.start(Setup("pegskin", seed="den")))
    line = time_line(rerun, names_of(rerun.whole.header))
    assert line.shares == (0.0,)
    assert line.step_at(0.7) == 0
    assert line.ticks == line.flags == ()
    assert place_of(rerun, 0, names_of(rerun.whole.header)).where == "Start of the game"
