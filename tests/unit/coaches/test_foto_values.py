"""The solved game held against the rules themselves, over every fall of the spinners."""

from itertools import pairwise

import pytest

from gridlight.coaches.foto.foresight import Foresight, Points
from gridlight.coaches.foto.problem import problem_of
from gridlight.coaches.foto.solution import cache_file, read, solution_of
from gridlight.coaches.foto.solve import Stopped, solve
from gridlight.kernel.game import Seat
from gridlight.kernel.moves import move

PLACES = [
    *((4, 5, 8), (4, 20, 3), (4, 48, 1), (4, 62, 7), (4, 97, 3), (4, 3, 25)),
    *((3, 30, 12), (2, 55, 10), (2, 88, 4), (1, 25, 10), (1, 92, 8), (1, 1, 10)),
]


@pytest.fixture(scope="module")
def foresight(timeless_game, solved):
    return Foresight(timeless_game, Points(solved))


def scrimmage(game, place, **more):
    down, spot, to_go = place
    given = {"possession": "home", "spot": spot, "down": down, "togo": to_go}
    return game.from_position(given | more)


def kick_words(solved, place):
    calls = solved.call_worths(*place)
    return [(call, worth) for call, worth in calls.items() if call != "play"]


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_kicks_are_worth_what_the_rules_make_of_them(solved, timeless_game, foresight, place):
    state = scrimmage(timeless_game, place)
    for call, worth in kick_words(solved, place):
        assert foresight.after(state, Seat.HOME, move(call)) == pytest.approx(worth, abs=1e-5), call


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_a_snap_is_worth_what_the_rules_make_of_its_mixture(
    solved, timeless_game, foresight, place
):
    """Card by card and place by place, by the chances of the equilibrium."""
    play = solved.snap(*place)
    cells = play.cells()
    seen, total = {}, 0.0
    for c, d, k in zip(*cells.nonzero(), strict=True):
        chance, alignment = cells[c, d, k], int(k) - 3
        left = min(0, alignment + 1), max(0, alignment - 1)
        names = {-2: "L2", -1: "L1", 0: "C", 1: "R1", 2: "R2"}
        offense = "R" if left[0] < -1 else "L" if left[1] > 1 else "C"
        defense = names[alignment + {"L": -1, "C": 0, "R": 1}[offense]]
        key = (c, d, k)
        state = scrimmage(
            timeless_game,
            place,
            phase="reveal",
            cards=[str(c + 1), "ABCDEF"[d]],
            places=[offense, defense],
        )
        seen[key] = foresight.after(state, Seat.HOME, move("reveal"))
        total += chance * seen[key]
    assert total == pytest.approx(play.value, abs=1e-5)


@pytest.mark.parametrize(("after", "onside"), [("touchdown", True), ("field-goal", False)])
@pytest.mark.parametrize("spot", [40, 30, 10])
def test_kickoffs_too(solved, timeless_game, foresight, after, onside, spot):
    given = {"phase": "kickoff", "possession": "home", "spot": spot, "kickoff_after": after}
    state = timeless_game.from_position(given)
    best = max(
        foresight.after(state, Seat.HOME, order) for order in timeless_game.legal(state, Seat.HOME)
    )
    assert best == pytest.approx(solved.free.after(spot, onside=onside), abs=1e-5)


@pytest.mark.parametrize("spot", [20, 35])
def test_free_kicks_too(solved, timeless_game, foresight, spot):
    given = {"phase": "after-safety", "possession": "home", "spot": spot}
    state = timeless_game.from_position(given)
    for row, order in enumerate(("kickoff", "punt")):
        worth = solved.free.safety[row, spot]
        assert foresight.after(state, Seat.HOME, move(order)) == pytest.approx(worth, abs=1e-5)


def test_tries_too(solved, timeless_game, foresight):
    state = timeless_game.from_position({"phase": "try-choice", "possession": "home"})
    kick = foresight.after(state, Seat.HOME, move("try kick"))
    assert kick == pytest.approx(solved.try_worth, abs=1e-5)
    assert solved.attempts[0] > solved.attempts[1]


def test_every_situation_is_worth_its_best_call(solved):
    assert abs(solved.value - solved.calls.max(axis=0)).max() < 1e-6


def test_the_two_sides_are_alike(solved):
    """What a first down is worth to one side, the other lacks: no points from nowhere."""
    grid = solved.grid
    first = solved.value[grid.first[1:100]]
    assert (abs(first) < 7).all()
    assert (first[1:] > first[:-1] - 0.05).all()


def test_nearer_to_the_line_is_better(solved):
    for down in (2, 3, 4):
        worths = [solved.worth(down, 50, to_go) for to_go in range(1, 11)]
        assert all(one >= two - 0.15 for one, two in pairwise(worths))


def test_a_solution_survives_its_file(solved):
    again = read(cache_file(solved.digest), solved.digest)
    assert again is not None
    assert (again.value == solved.value).all()
    assert (again.mixtures.placing == solved.mixtures.placing).all()
    assert again.free.after(40, onside=True) == solved.free.after(40, onside=True)
    assert read(cache_file(solved.digest), "another") is None


def test_a_spoiled_cache_is_left_alone(home, tmp_path):
    spoiled = tmp_path / "spoiled.npz"
    spoiled.write_bytes(b"no archive")
    assert read(spoiled, "x") is None
    assert read(tmp_path / "missing.npz", "x") is None


def test_solving_can_be_called_off(classic, spinners):
    with pytest.raises(Stopped):
        solve(problem_of(classic, spinners), stopped=lambda: True)


def test_the_cached_solution_is_found_again(solved, classic, spinners):
    assert solution_of(classic, spinners).digest == solved.digest
