"""Whatever is clicked at a table: either it does something, or it is said why not, by a ruling."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.present.citing import ruling_of
from gridlight.session.rulings import rulings
from gridlight.session.table import Setup, Table
from gridlight.ui.all_pro.stage import AllProStage
from gridlight.ui.boards import holding as squares
from gridlight.ui.bridge import Bridge
from gridlight.ui.foto.flow import Moment as FotoMoment
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.pegboard import holding as holes
from gridlight.ui.pegskin.stage import PegskinStage
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.theme import Wishes
from helpers.all_pro_stage import MIDDLE
from helpers.games_played import play_on
from helpers.people import settle

AT_ONCE = Wishes(speed=1e9, reduced=True)
CLICKS, DROPS = 40, 12
LEFT = Qt.MouseButton.LeftButton
STAGES: dict[str, Any] = {
    "all-pro": AllProStage,
    "pegskin": PegskinStage,
    "foto-electric": FotoStage,
}


class Watched:
    """A stage whose complaints are kept, and whose moves aren't made."""

    def __init__(
        self,
        game: str,
        seed: int,
        steps: int,
        position: dict[str, Any] | None = None,
        **settings: object,
    ) -> None:
        setup = Setup(game, settings=settings, seed=str(seed), position=position)
        table = play_on(Table.start(setup, None), seed, steps=steps)
        self.stage = STAGES[game](Bridge(table), AT_ONCE)
        self.stage.resize(1280, 800)
        self.stage.show()
        self.stage.begin()
        settle(3)
        self.said: list[str] = []
        self.moves: list[str] = []
        complain = self.stage.complain

        def hear(words: str) -> None:
            self.said.append(words)
            complain(words)

        self.stage.complain = hear
        self.stage.flow.play = lambda words, seat=None: bool(self.moves.append(words))

    def faults(self, what: str, act: Callable[[], None]) -> list[str]:
        """What is wrong after `act`: nothing was done, and nothing said, or without a ruling."""
        self.said.clear()
        self.moves.clear()
        before = self.stage.flow.moment
        act()
        if self.moves or self.stage.flow.moment is not before:
            return []
        status = self.stage.status_line.status()
        if not self.said or not self.said[-1].strip():
            return [f"{what}: silence"]
        number = ruling_of(self.said[-1])
        if rulings().find(number) is None:
            return [f"{what}: “{self.said[-1]}” has no ruling"]
        if (status.sentence, status.why) != (str(self.said[-1]), number):
            return [f"{what}: the status line says “{status.sentence}” by {status.why}"]
        return []


@pytest.fixture
def watch(qtbot: QtBot) -> Iterator[Callable[..., Watched]]:
    made: list[Watched] = []

    def begin(game: str, seed: int, steps: int, **how: Any) -> Watched:
        made.append(Watched(game, seed, steps, **how))
        return made[-1]

    yield begin
    for each in made:
        each.stage.close_game()
        each.stage.close()
        each.stage.deleteLater()
    settle()


def cells_of(watched: Watched, game: str) -> list[tuple[int, int]]:
    if game == "all-pro":
        columns = watched.stage.board.board.columns
        return [(column, row) for column in range(columns) for row in range(24)]
    board = watched.stage.board.board
    found = [(c, r) for c in range(1, 60) for r in range(-30, 31)]
    return [hole for hole in found if board.is_on(hole)]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("officiating", ["prevent", "call-it"])
def test_all_pro_answers_every_click_and_drop(watch, seed: int, officiating: str) -> None:
    stream = random.Random(f"{seed} {officiating}")
    watched = watch("all-pro", seed, stream.randrange(2, 90), officiating=officiating)
    assert faults_at(watched, "all-pro", squares.may_take, stream) == []


@pytest.mark.parametrize("seed", range(12))
def test_pegskin_answers_every_click_and_drop(watch, seed: int) -> None:
    stream = random.Random(seed)
    watched = watch("pegskin", seed, stream.randrange(2, 90))
    assert faults_at(watched, "pegskin", holes.may_take, stream) == []


def faults_at(
    watched: Watched, game: str, may_take: Callable[..., bool], stream: random.Random
) -> list[str]:
    flow, model = watched.stage.flow, watched.stage.board.board
    cells = cells_of(watched, game)
    found: list[str] = []
    for cell in stream.sample(cells, CLICKS):
        if not may_take(model, cell) and model.target_at(cell) is None:
            found += watched.faults(f"{flow.moment} {cell}", lambda at=cell: flow.picked(at))
    if flow.moment not in (Moment.MOVING, Moment.PLACING):
        return found
    for origin in [cell for cell in cells if may_take(model, cell)][:4]:
        for cell in stream.sample(cells, DROPS):
            if cell != origin and cell not in landings(game, model, origin):
                drop = f"{flow.moment} {origin} to {cell}"
                found += watched.faults(drop, lambda o=origin, c=cell: flow.missed(o, c))
    return found


def landings(game: str, model: Any, origin: tuple[int, int]) -> set[tuple[int, int]]:
    if game == "all-pro":
        return {each.square for each in squares.landings_from(model, origin)}
    return {each.hole for each in holes.landings_from(model, origin)}


@pytest.mark.parametrize("game", ["all-pro", "pegskin"])
@pytest.mark.parametrize("steps", [0, 1, 2, 3, 4, 6, 9])
def test_the_boards_answer_from_the_toss_to_the_snap(watch, game: str, steps: int) -> None:
    watched = watch(game, 5, steps)
    may_take = squares.may_take if game == "all-pro" else holes.may_take
    assert faults_at(watched, game, may_take, random.Random(steps)) == []


@pytest.mark.parametrize("phase", ["offense-moves", "defense-moves", "pass-rush", "throw"])
def test_all_pro_answers_in_the_middle_of_a_play(watch, phase: str) -> None:
    fresh = {"moves_left": 3} if phase != "throw" else {}
    position = {**{k: v for k, v in MIDDLE.items() if k != "moves_left"}, **fresh, "phase": phase}
    watched = watch("all-pro", 1, 0, position=position)
    assert watched.stage.flow.view.phase.value == phase
    assert faults_at(watched, "all-pro", squares.may_take, random.Random(phase)) == []


def test_a_click_and_a_key_on_a_bare_square_are_answered(watch) -> None:
    watched = watch("all-pro", 1, 0, position=MIDDLE)
    stage, board = watched.stage, watched.stage.board
    square = (2, 20)
    click = lambda: QTest.mouseClick(  # noqa: E731
        board, LEFT, pos=board.shape.center(square).toPoint()
    )
    assert watched.faults("click", click) == []
    assert stage.status_line.status().why == "AP-5"
    stage.say_moment()
    board.set_cursor(square)
    assert watched.faults("Enter", lambda: QTest.keyClick(board, Qt.Key.Key_Return)) == []
    assert stage.status_line.status().sentence.startswith("Nobody stands there")


def test_a_drag_to_where_nobody_may_go_is_answered(watch) -> None:
    watched = watch("all-pro", 1, 0, position=MIDDLE)
    board = watched.stage.board
    origin = next(
        man.square for man in board.board.men if squares.may_take(board.board, man.square)
    )
    far = next(
        cell
        for cell in cells_of(watched, "all-pro")
        if cell not in landings("all-pro", board.board, origin) and cell != origin
    )

    def drag() -> None:
        start, end = (board.shape.center(at).toPoint() for at in (origin, far))
        QTest.mousePress(board, LEFT, pos=start)
        QTest.mouseMove(board, end)
        QTest.mouseRelease(board, LEFT, pos=end)

    assert watched.faults(f"{origin} to {far}", drag) == []


@pytest.mark.parametrize("game", ["all-pro", "pegskin"])
@pytest.mark.parametrize("seed", range(4))
def test_dimmed_buttons_know_their_ruling(watch, game: str, seed: int) -> None:
    watched = watch(game, seed, 12 + 7 * seed)
    for call in watched.stage.strip.calls:
        if call.why_not:
            assert rulings().find(ruling_of(call.why_not)) is not None, call.why_not


def test_a_dimmed_button_is_explained_with_its_ruling(watch) -> None:
    for steps in range(4, 30):
        watched = watch("all-pro", 2, steps)
        dimmed = [call for call in watched.stage.strip.calls if call.why_not]
        if dimmed:
            watched.stage.strip.explained.emit(dimmed[0].why_not)
            status = watched.stage.status_line.status()
            assert status.sentence == dimmed[0].why_not
            assert status.why == ruling_of(dimmed[0].why_not) != ""
            return
    raise AssertionError("no button was ever dimmed")


# the light box


@pytest.fixture
def foto(watch) -> Callable[[int], Watched]:
    return lambda steps: watch("foto-electric", 3, steps)


def test_a_card_that_cant_be_chosen_says_why(foto) -> None:
    watched = foto(0)
    hand = watched.stage.hands.left
    spot = hand.center_of(hand.marks[0]).toPoint()
    press = lambda: QTest.mouseClick(hand, LEFT, pos=spot)  # noqa: E731
    assert watched.faults("a play before the toss", press) == []
    assert watched.stage.status_line.status().why == "FB-14"


def test_the_others_hand_stays_closed_by_a_ruling(watch) -> None:
    watched = moment_of(watch, FotoMoment.COVERED)
    watched.stage.curtain.part()
    settle()
    assert watched.stage.flow.moment is FotoMoment.PICKING
    offense = watched.stage.flow.seat is watched.stage.flow.view.offense
    hand = watched.stage.hands.top if offense else watched.stage.hands.left
    if hand.isVisible():
        spot = hand.center_of(hand.marks[0]).toPoint()
        QTest.mouseClick(hand, LEFT, pos=spot)
        assert watched.stage.status_line.status().why == "FB-19"
    QTest.keyClick(watched.stage, "X")
    assert watched.stage.status_line.status().why == "FE-1"


def test_a_key_that_is_no_place_says_why(watch) -> None:
    watched = moment_of(watch, FotoMoment.PLACING)
    QTest.keyClick(watched.stage, "9")
    assert watched.moves == []
    assert watched.stage.status_line.status().why == "FE-2"


def test_a_card_let_go_beside_the_box_says_where_it_may_lie(watch) -> None:
    watched = moment_of(watch, FotoMoment.PLACING)
    watched.stage.box.card_missed.emit()
    assert watched.stage.status_line.status().why == "FE-2"
    assert "nowhere else" in watched.stage.status_line.status().sentence


def test_a_press_on_the_box_before_its_time_says_what_comes_first(foto) -> None:
    watched = foto(0)
    box = watched.stage.box
    corner = box.rect().adjusted(6, 6, 0, 0).topLeft()
    press = lambda: QTest.mouseClick(box, LEFT, pos=corner)  # noqa: E731
    assert watched.faults("the box before the toss", press) == []


def moment_of(watch: Callable[..., Watched], moment: FotoMoment) -> Watched:
    for steps in range(3, 60):
        watched = watch("foto-electric", 8, steps)
        if watched.stage.flow.moment is moment:
            return watched
    raise AssertionError(f"{moment} never came")


def test_a_pick_gives_nothing_away_to_who_asks_why(tmp_path: Path) -> None:
    from gridlight.present import rules_told

    table = Table.start(Setup("foto-electric", seed="sealed"), None)
    play_on(table, 4, steps=40)
    for n, record in enumerate(table.history[1:], 1):
        if record.words is None or record.verb == "card":
            hidden = rules_told.now("foto-electric", table.history[: n + 1])
            assert hidden in ("FE-3", "FE-6")
