"""What a recorded game was worth at every step: chances, luck, snaps, and how they are kept."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest

from gridlight.coaches.analysis.boards import AllProJudge, PegskinJudge, UnderPenalties
from gridlight.coaches.analysis.course import Cancelled, Taken, go_through
from gridlight.coaches.analysis.foto import FotoJudge
from gridlight.coaches.analysis.snaps import advice_on
from gridlight.coaches.analysis.whole import analyze, settings_of
from gridlight.coaches.foto.plan import GamePlan
from gridlight.football.score import Score
from gridlight.games.all_pro.ruleset import Settings as AllProSettings
from gridlight.games.foto_electric.ruleset import Settings
from gridlight.kernel.game import Seat
from gridlight.kernel.odds import every_branch
from gridlight.present.analysis import played_of
from gridlight.session.rerun import Rerun
from gridlight.session.table import Setup, Table


def played(game, steps, seed="luck", position=None, **settings):
    """A game of random choices, so many steps of it, no kick from scrimmage."""
    settings = {"plays_per_quarter": 6, **settings}
    table = Table.start(Setup(game, seed=seed, settings=settings, position=position))
    choices = random.Random(seed)
    while not table.over and table.step < steps:
        seat = table.to_act[0]
        legal = table.legal(seat)
        if len(legal) < 8:
            kept = [move for move in legal if move.verb not in ("punt", "quick-kick")]
            table.play(seat, choices.choice(kept or list(legal)))
        else:
            place = choices.randrange(min(len(legal), 50))
            table.play(seat, next(islice(iter(legal), place, None)))
    return table


def steps_of(table):
    return played_of(Rerun(table)).steps


@pytest.fixture(scope="module")
def plan(classic, spinners, solved):
    return GamePlan(classic, spinners, solved)


@pytest.fixture(scope="module")
def foto_table():
    return played("foto-electric", 70)


@pytest.fixture(scope="module")
def foto(plan, foto_table):
    return FotoJudge(plan, foto_table.game.settings)


@pytest.fixture(scope="module")
def foto_course(foto, foto_table):
    return go_through(foto_table.game, steps_of(foto_table), foto)


def judge_of(table, plan):
    if table.header.game == "all-pro":
        return AllProJudge(table.game, table.game.settings)
    if table.header.game == "pegskin":
        return PegskinJudge(table.game)
    return FotoJudge(plan, table.game.settings)


SPOT = {"possession": "home", "spot": 40, "down": 2, "togo": 7}


@pytest.mark.parametrize("game", ["foto-electric", "all-pro", "pegskin"])
@pytest.mark.parametrize("quarter", [1, 2, 3, 4])
def test_the_chance_grows_with_the_score(plan, game, quarter):
    position = {**SPOT, "quarter": quarter, "plays": 2, "score": [7, 7]}
    table = Table.start(Setup(game, settings={"plays_per_quarter": 10}, position=position))
    judge, state = judge_of(table, plan), table.state
    chances = [
        judge.chance(replace(state, score=Score(home, 14))) for home in (0, 7, 11, 14, 17, 21, 42)
    ]
    assert chances == sorted(chances)
    assert chances[0] < 0.4 < 0.6 < chances[-1]
    assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_a_lead_is_worth_more_the_less_time_is_left(plan):
    chances = []
    for quarter, plays in ((1, 0), (2, 5), (3, 5), (4, 5), (4, 9)):
        position = {**SPOT, "quarter": quarter, "plays": plays, "score": [17, 10]}
        setup = Setup("foto-electric", settings={"plays_per_quarter": 10}, position=position)
        table = Table.start(setup)
        chances.append(judge_of(table, plan).chance(table.state))
    assert chances == sorted(chances)
    assert chances[-1] > 0.95


@pytest.mark.parametrize("game", ["foto-electric", "all-pro", "pegskin"])
@pytest.mark.parametrize("loser", list(Seat))
def test_a_game_that_is_over_is_certain(plan, game, loser):
    table = Table.start(Setup(game, position={**SPOT, "score": [3, 3]}))
    judge = judge_of(table, plan)
    table.resign(loser)
    assert judge.chance(table.state) == float(loser is Seat.VISITORS)


def test_a_tie_is_half(plan):
    table = Table.start(Setup("foto-electric", position={**SPOT, "score": [3, 3]}))
    judge = judge_of(table, plan)
    table.agree_draw()
    assert judge.chance(table.state) == 0.5


def test_luck_and_decisions_make_up_the_whole_change(foto, foto_table, foto_course):
    chances, steps = foto_course.chances, steps_of(foto_table)
    assert len(chances) == len(steps)
    rolled = [n for n, step in enumerate(steps) if step.rolls]
    assert len(foto_course.luck) == sum(len(steps[n].rolls) for n in rolled) > 5
    game = foto_table.game
    for n in rolled:
        before, step = steps[n - 1].state, steps[n]
        orders = {step.seat: game.parse(step.words)}
        expected = sum(
            float(branch.chance) * foto.chance(branch.result)
            for branch in every_branch(
                lambda dice, b=before, o=orders: game.apply(b, o, dice).state
            )
        )
        luck = sum(each.gain for each in foto_course.luck if each.step == n)
        assert luck == pytest.approx(chances[n] - expected, abs=1e-9)


@pytest.mark.parametrize("game", ["foto-electric", "all-pro", "pegskin"])
def test_luck_and_decisions_add_up_to_the_change_in_points_and_chance(plan, game):
    table = played(game, 70)
    judge, steps = judge_of(table, plan), steps_of(table)
    course = go_through(table.game, steps, judge)
    for values, luck, decided in (
        (course.points, [x.points for x in course.luck], [x.points for x in course.decided]),
        (course.chances, [x.gain for x in course.luck], [x.gain for x in course.decided]),
    ):
        assert sum(luck) + sum(decided) == pytest.approx(values[-1] - values[0], abs=1e-9)
        assert any(luck)
        assert any(decided)
    for n in range(1, len(steps)):
        moved = sum(x.points for x in (*course.luck, *course.decided) if x.step == n)
        assert moved == pytest.approx(course.points[n] - course.points[n - 1], abs=1e-9)
    for each in course.luck:
        assert each.points == pytest.approx(each.came - each.expected)


@pytest.mark.parametrize("game", ["foto-electric", "all-pro", "pegskin"])
def test_points_are_those_on_the_score_and_those_to_come(plan, game):
    even, ahead, deep = (
        judged_points(plan, game, spot, score)
        for spot, score in ((40, [0, 0]), (40, [7, 0]), (90, [0, 0]))
    )
    assert ahead == pytest.approx(even + 7.0, abs=1e-6)
    assert even + 1.0 < deep < even + 7.0
    assert abs(even) < 4.0


def judged_points(plan, game, spot, score):
    position = {"possession": "home", "spot": spot, "down": 1, "togo": 10, "quarter": 3}
    table = Table.start(
        Setup(game, settings={"plays_per_quarter": 20}, position={**position, "score": score})
    )
    return judge_of(table, plan).points(table.state)


@pytest.mark.parametrize("game", ["foto-electric", "all-pro", "pegskin"])
def test_a_game_that_is_over_is_worth_its_score(plan, game):
    table = Table.start(Setup(game, position={**SPOT, "score": [17, 3]}))
    judge = judge_of(table, plan)
    table.agree_draw()
    assert judge.points(table.state) == 14.0


@pytest.mark.parametrize("game", ["foto-electric", "pegskin"])
def test_luck_is_nothing_on_average_over_all_faces(plan, game):
    table = played(game, 40 if game == "pegskin" else 3)
    judge, steps = judge_of(table, plan), steps_of(table)
    n = max(n for n, step in enumerate(steps) if step.rolls and n)
    before, step, rules = steps[n - 1], steps[n], table.game
    order = {step.seat: rules.parse(step.words)}
    total, first, points = 0.0, 0.0, 0.0
    for branch in every_branch(lambda dice: rules.apply(before.state, order, dice).state):
        fell = tuple(("die", label) for label in branch.labels)
        taken = Taken(branch.result, step.seat, step.words, fell)
        luck = go_through(rules, (before, taken), judge).luck
        assert len(luck) == len(fell)
        total += float(branch.chance) * sum(each.gain for each in luck)
        first += float(branch.chance) * luck[0].gain
        points += float(branch.chance) * sum(each.points for each in luck)
    assert total == pytest.approx(0.0, abs=1e-9)
    assert first == pytest.approx(0.0, abs=1e-9)
    assert points == pytest.approx(0.0, abs=1e-9)


def test_cards_that_lie_unseen_change_nothing(foto):
    table = Table.start(Setup("foto-electric", position={**SPOT, "score": [0, 0]}))
    table.play(Seat.HOME, "play")
    snap = foto.chance(table.state)
    found = set()
    for card in ("card 1", "card 7", "card 12"):
        other = Table.start(Setup("foto-electric", position={**SPOT, "score": [0, 0]}))
        for words in ("play", card, "card A", "at C", "at R1"):
            other.play(other.seat_for(words), words)
            if words != "play":
                found.add(foto.chance(other.state))
        assert advice_on(foto, steps_of(other)) == ()
    assert found == {snap}


def test_every_snap_that_was_shown_has_its_best(foto, foto_table, plan):
    steps = steps_of(foto_table)
    shown = [n for n, step in enumerate(steps) if step.words == "reveal"]
    found = advice_on(foto, steps)
    assert [snap.step for snap in found] == shown
    assert len(found) > 5
    for snap in found:
        assert snap.offense.loss >= 0.0
        assert snap.defense.loss >= 0.0
        assert snap.defense.answered <= snap.worth + 1e-9
        assert snap.worth <= snap.offense.answered + 1e-9
        laid = steps[snap.step - 1].state.snap
        assert (snap.offense.card, snap.defense.card) == (str(laid.play), laid.formation)
    sure = [snap for snap in found if snap.offense.mixture[0][0] == snap.offense.card]
    assert all(snap.offense.loss < 4.0 for snap in sure)


def test_what_the_best_mixture_plays_loses_nothing(plan):
    place = (2, 40, 7)
    best = plan.snap(place)
    card, spot = (int(part) for part in max(
        ((c, p) for c in range(best.offense.shape[0]) for p in range(3)),
        key=lambda at: best.offense[at],
    ))  # fmt: skip
    setup = Setup("foto-electric", position={**SPOT, "score": [0, 0]})
    table = Table.start(setup)
    letter = plan.formations[int(best.formation.argmax())]
    own = plan.formations.index(letter)
    answer = ("L2", "L1", "C", "R1", "R2")[int(best.placing[own, spot].argmax())]
    words = ("play", f"card {plan.plays[card]}", f"card {letter}", f"at {'LCR'[spot]}")
    for said in (*words, f"at {answer}", "reveal"):
        table.play(table.seat_for(said), said)
    (snap,) = advice_on(FotoJudge(plan, table.game.settings), steps_of(table))
    assert snap.unit == "points"
    assert snap.value == pytest.approx(best.value, abs=1e-6)
    assert snap.offense.loss == pytest.approx(0.0, abs=0.02)
    assert snap.defense.loss == pytest.approx(0.0, abs=0.02)


def test_a_game_with_the_penalty_die_is_judged_by_the_game_underneath(plan):
    table = played("foto-electric", 16, penalty_system=True)
    judge = UnderPenalties(FotoJudge(plan, table.game.game.settings))
    course = go_through(table.game, steps_of(table), judge)
    assert all(0.0 <= chance <= 1.0 for chance in course.chances)
    rolls = sum(len(step.rolls) for step in steps_of(table))
    assert 0 < len(course.luck) == rolls - course.unweighed


def test_an_analysis_is_kept_and_made_again_where_it_is_damaged(home, solved, foto_table):
    whole = played_of(Rerun(foto_table))
    first = analyze(whole)
    (file,) = (home / "cache" / "analyses").glob(f"{whole.digest}.json")
    assert analyze(whole) == first
    file.write_text("{", encoding="utf-8")
    assert analyze(whole) == first
    shorter = played_of(Rerun(foto_table.as_of(20)))
    assert shorter.digest != whole.digest
    assert analyze(shorter).chances == first.chances[:21]


def test_an_analysis_can_be_broken_off(home, solved):
    told = []
    whole = played_of(Rerun(played("foto-electric", 12, seed="stop")))
    with pytest.raises(Cancelled):
        analyze(whole, lambda done, most: told.append((done, most)), lambda: len(told) > 3)
    assert not (home / "cache" / "analyses" / f"{whole.digest}.json").exists()


@pytest.mark.parametrize("game", ["all-pro", "pegskin"])
def test_games_on_boards_are_analyzed(home, game):
    table = played(game, 60)
    found = analyze(played_of(Rerun(table)))
    assert len(found.chances) == 61
    assert all(0.0 <= chance <= 1.0 for chance in found.chances)
    assert found.luck
    assert found.snaps == ()


KINDS = (
    ("foto-electric", {"boards": "own"}),
    ("foto-electric", {"quarter_minutes": 20}),
    ("foto-electric", {"table_feel": True, "collegiate_try": True}),
    ("foto-electric", {"plays_per_quarter": 2, "sudden_death": True}),
    ("all-pro", {"boards": "own"}),
    ("all-pro", {"officiating": "call-it", "columns": 11}),
    ("pegskin", {"boards": "own"}),
    ("pegskin", {"mode": "scrimmage", "scrimmage_plays": 8}),
    ("pegskin", {"penalty_system": True, "width": 31}),
)


@pytest.mark.parametrize(("game", "settings"), KINDS)
def test_a_game_of_every_kind_can_be_judged(plan, game, settings):
    table = played(game, 45, **settings)
    steps = steps_of(table)
    rules = getattr(table.game, "game", table.game)
    judge = judge_of_kind(game, rules, plan, table.header.settings)
    judge = UnderPenalties(judge) if settings.get("penalty_system") else judge
    course = go_through(table.game, steps, judge)
    assert course.chances[0] == pytest.approx(0.5, abs=0.02)
    assert all(0.0 <= chance <= 1.0 for chance in course.chances)
    assert len(course.luck) + course.unweighed == sum(len(step.rolls) for step in steps[1:])


def judge_of_kind(game, rules, plan, settings):
    if game == "foto-electric":
        return FotoJudge(plan, settings_of(Settings, settings))
    if game == "all-pro":
        return AllProJudge(rules, settings_of(AllProSettings, settings))
    return PegskinJudge(rules)
