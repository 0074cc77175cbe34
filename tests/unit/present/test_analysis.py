"""The analysis of a replay in words: stretches of a game, the ledger, what each snap gave away."""

from __future__ import annotations

import random
from itertools import islice, pairwise

import pytest

from gridlight.coaches.analysis.course import Decided, Luck
from gridlight.coaches.analysis.snaps import Advice, Side
from gridlight.coaches.analysis.whole import Analysis
from gridlight.kernel.game import Seat
from gridlight.present.analysis import Outlook
from gridlight.present.analysis_lines import gained, margin
from gridlight.present.analysis_plays import Stretches
from gridlight.present.analysis_snaps import given_away
from gridlight.present.replay import time_line
from gridlight.present.situation import Names
from gridlight.session.rerun import Rerun
from gridlight.session.table import Setup, Table

NAMES = Names()


def played(game, steps, seed="told", last=""):
    table = Table.start(Setup(game, seed=seed, settings={"plays_per_quarter": 6}))
    choices = random.Random(seed)
    while not table.over and table.step < steps:
        seat = table.to_act[0]
        legal = table.legal(seat)
        place = choices.randrange(min(len(legal), 50))
        table.play(seat, next(islice(iter(legal), place, None)))
    if last:
        table.play(Seat.HOME, last)
    return Rerun(table)


def analysis_of(rerun, unit="points"):
    """Made up: each step moves points and chances by something else; every roll has its luck."""
    chances, points, luck, decided = [0.5], [0.0], [], []
    for record in rerun.history[1:]:
        n, up = record.n, 1 if record.n % 3 else -2
        chances.append(min(0.9, max(0.1, chances[-1] + 0.02 * up)))
        points.append(points[-1] + 0.25 * up)
        gain, moved = chances[-1] - chances[-2], points[-1] - points[-2]
        if record.rolls:
            roll = record.rolls[0]
            luck.append(Luck(n, roll.purpose, roll.label, gain, points[-2], points[-1]))
        else:
            decided.append(Decided(n, gain, moved))
    return Analysis(tuple(chances), tuple(points), tuple(luck), tuple(decided), (), unit)


def outlook_of(rerun, analysis):
    return Outlook(rerun, analysis, NAMES, time_line(rerun, NAMES).shares)


@pytest.mark.parametrize(("game", "steps"), [("foto-electric", 300), ("all-pro", 900)])
def test_toss_and_kicks_are_no_plays_from_scrimmage(game, steps):
    rerun = played(game, steps)
    told = Stretches(rerun).all
    assert told[0].where == "1st quarter, toss"
    assert told[1].where == "1st quarter, kick-off"
    first = next(each for each in told if each.before.get("down"))
    assert first.where == "1st quarter, play 1"
    numbered = [each for each in told if ", play " in each.where]
    assert len({each.where for each in numbered if each.before.get("down")}) == len(numbered)


@pytest.mark.parametrize(
    ("game", "steps"), [("foto-electric", 300), ("all-pro", 900), ("pegskin", 600)]
)
def test_stretches_cover_every_step_once_and_a_kick_off_is_one(game, steps):
    rerun = played(game, steps)
    told = Stretches(rerun)
    assert told.all[0].start == 0
    assert told.all[-1].end == rerun.last
    assert all(one.end == other.start for one, other in pairwise(told.all))
    for one, other in pairwise(told.all):
        kicks = [each.where.endswith("kick-off") for each in (one, other)]
        kicked_again = one.before.get("spot") != other.before.get("spot")
        assert not all(kicks) or kicked_again
    for n in range(1, rerun.last + 1):
        stretch = told.at(n)
        assert stretch.start < n <= stretch.end


def test_a_run_back_chosen_after_a_kick_belongs_to_it():
    seed = next(
        seed
        for seed in map(str, range(200))
        if any(
            record.described["phase"] == "touchback-choice"
            for record in played("foto-electric", 4, seed).history
        )
    )
    rerun = played("foto-electric", 8, seed)
    kicks = [each for each in Stretches(rerun).all if each.where.endswith("kick-off")]
    assert len(kicks) == 1
    assert kicks[0].end - kicks[0].start >= 2


def test_no_moment_is_told_twice_where_the_game_turned():
    rerun = played("foto-electric", 300)
    turns = outlook_of(rerun, analysis_of(rerun)).turns
    assert len({turn.where for turn in turns}) == len(turns) == 3
    assert all("points" in turn.words and "%" in turn.words for turn in turns)


@pytest.mark.parametrize("unit", ["points", "yards"])
def test_the_ledger_lists_every_roll_with_what_was_expected_and_came(unit):
    rerun = played("foto-electric", 300)
    analysis = analysis_of(rerun, unit)
    lines = outlook_of(rerun, analysis).luck_lines()
    rolls = [line for line in lines if line.step is not None]
    assert [line.step for line in rolls] == [each.step for each in analysis.luck]
    for line, each in zip(rolls, analysis.luck, strict=True):
        assert line.words.lower() == f"{each.purpose}: {each.fell}".lower()
        assert line.small == f"Expected {margin(each.expected, NAMES)}, came " + margin(
            each.came, NAMES
        )
        assert line.value == gained(each.points, NAMES, unit)
        assert line.more.endswith("to win")
        assert line.seat is (Seat.HOME if each.points > 0 else Seat.VISITORS)


def number(text):
    name, value, *_ = text.split()
    sign = 1 if name == "Home" else -1
    return sign * float(value.replace("−", "-"))


def test_what_the_ledger_sums_up_is_the_whole_change():
    rerun = played("foto-electric", 300)
    analysis = analysis_of(rerun)
    lines = outlook_of(rerun, analysis).luck_lines()
    home, visitors = lines[1:3]
    assert (home.note, visitors.note) == ("Home", "Visitors")
    luck = sum(each.points for each in analysis.luck)
    assert number(home.value) == pytest.approx(luck, abs=0.006)
    assert number(visitors.value) == pytest.approx(luck, abs=0.006)
    begin = next(n for n, line in enumerate(lines) if line.note == "At the start")
    end = next(n for n, line in enumerate(lines) if line.note == "After the last step")
    parts = lines[begin + 1 : end]
    assert [line.note for line in parts] == ["Luck", "Choices", "Choices", "Cards against cards"]
    whole = sum(number(line.value) for line in parts if line.seat)
    assert whole == pytest.approx(analysis.points[-1] - analysis.points[0], abs=0.03)


def test_what_each_team_gave_away_is_summed_over_all_snaps():
    def side(card, loss):
        return Side(card, "C", loss, ((card, 1.0),), (card, "C"), 0.0)

    snaps = [
        (Advice(5, "points", 1.0, 0.5, side("3", 0.5), side("A", 0.25)), Seat.HOME),
        (Advice(9, "points", 1.0, 0.5, side("4", 0.0), side("B", 1.0)), Seat.VISITORS),
        (Advice(12, "points", 1.0, 0.5, side("4", 0.0), side("B", 0.0)), Seat.VISITORS),
        (Advice(15, "chance", 0.6, 0.5, side("7", 0.1), side("C", 0.0)), Seat.VISITORS),
    ]
    lines = given_away(snaps, NAMES, lambda step: f"step {step}")
    sums = {line.note: line.words for line in lines if line.seat and line.step is None}
    assert sums["Home"] == "1.50 points, 0 % of the chance to win"
    assert sums["Visitors"] == "0.25 points, 10 % of the chance to win"
    rows = [line for line in lines if line.step is not None]
    assert [line.step for line in rows] == [5, 9, 12, 15]
    assert (rows[0].value, rows[0].more) == ("Home lost 0.50 points", "Visitors lost 0.25 points")
    assert rows[1].value == "Home lost 1.00 points"
    assert rows[2].value == "Nothing lost"
    assert rows[3].value == "Visitors lost 10 %"


@pytest.mark.parametrize(
    ("word", "said"), [("resign", "Home resigned"), ("agree-draw", "a draw was agreed on")]
)
def test_who_gives_up_turns_no_game_by_it(word, said):
    rerun = played("foto-electric", 40, last=word)
    last, made = rerun.last, analysis_of(rerun)
    end = Decided(last, -made.chances[-2], -5.0)
    decided = tuple(each for each in made.decided if each.step != last)
    analysis = Analysis(
        (*made.chances[:-1], 0.0),
        (*made.points[:-1], made.points[-2] - 5.0),
        made.luck,
        (*decided, end),
        (),
        "points",
    )
    found = outlook_of(rerun, analysis)
    assert found.turns and all(turn.step < last for turn in found.turns)
    lines = {line.note: line for line in found.luck_lines() if line.note}
    assert lines["Ended early"].words == said and "5.00" in lines["Ended early"].value
    without = sum(each.points for each in decided if rerun.history[each.step].seat is Seat.HOME
                  and rerun.history[each.step].words != "reveal")  # fmt: skip
    ours = next(line for line in found.luck_lines() if line.words == "of Home, cards apart")
    assert ours.value == gained(without, NAMES, "points")
