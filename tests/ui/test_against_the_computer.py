"""Foto-Electric against a coach: its seat, its thinking, what it is told, what is taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gridlight.coaches import levels
from gridlight.coaches.random import RandomCoach
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.game import Seat
from gridlight.session.journal import Player
from gridlight.session.journal_reading import read_journal
from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.main_window import MainWindow
from gridlight.ui.screens.new_game import NewGameScreen
from gridlight.ui.tabletop.working import Working
from gridlight.ui.theme import Wishes
from helpers import foto_solved
from helpers.people import AT_ONCE, People, settle

Lay = Callable[..., FotoStage]
SECOND_DOWN = {"possession": "home", "spot": 40, "down": 2, "togo": 8, "quarter": 2}


@pytest.fixture
def lay(begin_stage: Callable[..., Any]) -> Lay:
    """A stage on a game against a coach, which has the visitors unless said otherwise."""

    def make(
        level: str = "random",
        seat: Seat = Seat.VISITORS,
        path: Path | None = None,
        position: dict[str, object] | None = None,
        wishes: Wishes = AT_ONCE,
        size: tuple[int, int] = (1280, 800),
        **settings: object,
    ) -> FotoStage:
        if path is not None and path.exists():
            table = Table.open(path)
        else:
            players = {s: Player(s.value.capitalize()) for s in Seat}
            players[seat] = Player(level.capitalize(), level)
            setup = Setup(
                "foto-electric",
                players[Seat.HOME],
                players[Seat.VISITORS],
                settings,
                seed="against",
                position=position,
            )
            table = Table.start(setup, path)
        return begin_stage(FotoStage(Bridge(table), wishes), size)

    return make


class Person(People):
    """One person at the stage, who waits while the computer chooses and acts."""

    def __init__(self, stage: FotoStage, qtbot: QtBot, by: str = "mouse") -> None:
        super().__init__(stage, by)
        self.qtbot = qtbot

    def theirs(self) -> bool:
        return self.stage.flow.opponent.plays(self.stage.flow.seat)

    def wait(self) -> None:
        """Until the person can do something."""
        flow = self.stage.flow
        own = (Moment.THINKING, Moment.PULLING)
        self.qtbot.waitUntil(lambda: flow.moment not in own or not self.theirs(), timeout=60_000)
        settle()

    def act(self) -> None:
        self.wait()
        if self.moment not in (Moment.THINKING, Moment.OVER):
            super().act()


@pytest.mark.parametrize(("by", "seat"), [("mouse", Seat.VISITORS), ("keyboard", Seat.HOME)])
def test_a_whole_game_against_a_coach(lay: Lay, qtbot: QtBot, by: str, seat: Seat) -> None:
    stage = lay(seat=seat, plays_per_quarter=2)
    person = Person(stage, qtbot, by)
    person.looks = lambda: _no_curtain(stage)
    person.until(Moment.OVER)
    table = stage.bridge.table
    assert table.over
    assert {record.seat for record in table.history if record.n} == set(Seat)
    assert any(record.words == "reveal" for record in table.history)


def _no_curtain(stage: FotoStage) -> None:
    assert not stage.curtain.isVisible()


def test_a_short_game_against_rookie(lay: Lay, qtbot: QtBot, own_home: Path) -> None:
    foto_solved.keep_solution()
    stage = lay("rookie", plays_per_quarter=1, size=(1024, 640))
    person = Person(stage, qtbot)
    assert "Rookie" in stage.names.visitors
    person.until(Moment.OVER)
    assert stage.bridge.table.over


def test_the_computer_seals_its_card_first(lay: Lay, qtbot: QtBot) -> None:
    stage = lay(position=SECOND_DOWN)
    person = Person(stage, qtbot)
    person.answer("play")
    person.wait()
    last = stage.bridge.history[-1]
    assert last.seat is Seat.VISITORS
    assert last.words is None
    assert last.seal
    assert person.moment is Moment.PICKING
    assert stage.flow.seat is Seat.HOME
    assert not stage.curtain.isVisible()


def test_a_coach_knows_what_a_person_in_its_seat_would(
    lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[Any, Seat]] = []

    class Spy(RandomCoach):
        def choose(self, view: Any, seat: Seat, *rest: Any) -> Any:
            told.append((view, seat))
            return super().choose(view, seat, *rest)

    monkeypatch.setattr(levels, "RandomCoach", Spy)
    stage = lay(position=SECOND_DOWN)
    person = Person(stage, qtbot)
    person.answer("play")
    person.wait()
    person.pick("7")
    person.place(1.0)
    person.wait()
    assert [view.phase for view, _ in told] == [Phase.CARD_PICKS, Phase.DEFENSE_PLACE]
    for view, seat in told:
        assert seat is Seat.VISITORS
        assert isinstance(view, FotoView)
        assert view.snap.play is None
    assert told[1][0].snap.offense_place == 1.0


def test_undo_goes_back_to_what_the_person_decided(lay: Lay, qtbot: QtBot) -> None:
    stage = lay(position=SECOND_DOWN)
    person = Person(stage, qtbot)
    assert not stage.bridge.can_undo
    person.answer("play")
    person.wait()
    assert stage.bridge.can_undo
    person.key("z")
    person.wait()
    assert person.moment is Moment.ASKING
    assert stage.flow.view.phase is Phase.SCRIMMAGE_CALL
    assert stage.flow.seat is Seat.HOME


def test_what_is_thought_too_late_is_dropped(lay: Lay, qtbot: QtBot) -> None:
    stage = lay(position=SECOND_DOWN)
    person = Person(stage, qtbot)
    heard: list[str] = []
    stage.flow.opponent.bench.chosen.connect(lambda _, words: heard.append(words))
    stage.bridge.play(Seat.HOME, "play")
    assert person.moment is Moment.THINKING
    assert "thinking" in stage.status_line.status().sentence
    stage.bridge.undo()
    assert person.moment is Moment.ASKING
    qtbot.wait(50)
    assert heard == []
    stage.bridge.play(Seat.HOME, "play")
    stage.close_game()
    settle()
    assert heard == []
    assert len(stage.bridge.history) == 2


def test_resigning_while_it_thinks(lay: Lay, qtbot: QtBot) -> None:
    stage = lay(position=SECOND_DOWN)
    person = Person(stage, qtbot)
    stage.bridge.play(Seat.HOME, "play")
    assert person.moment is Moment.THINKING
    stage.flow.offer_end()
    question = stage.choices.question
    assert question is not None
    assert [a.move for a in question.answers] == [
        "end:resign home",
        "end:agree home",
        "end:play on",
    ]
    person.answer("end:play on")
    person.wait()
    assert person.moment is Moment.PICKING
    stage.flow.offer_end()
    person.answer("end:resign home")
    person.until(Moment.OVER)
    assert stage.bridge.table.described()["winner"] == "visitors"


@pytest.mark.parametrize(("score", "over"), [([0, 3], False), ([3, 0], False), ([3, 3], True)])
def test_it_stops_only_at_a_tie(lay: Lay, qtbot: QtBot, score: list[int], over: bool) -> None:
    stage = lay(position={**SECOND_DOWN, "score": score})
    person = Person(stage, qtbot)
    stage.flow.offer_end()
    person.answer("end:agree home")
    settle()
    assert stage.bridge.table.over is over
    if not over:
        assert stage.status_line.status().sentence == "Random plays on."
        assert person.moment is Moment.ASKING


def test_nothing_is_thought_while_nobody_looks(lay: Lay, qtbot: QtBot) -> None:
    stage = lay(position=SECOND_DOWN)
    person = Person(stage, qtbot)
    stage.bridge.play(Seat.HOME, "play")
    stage.set_away(True)
    qtbot.wait(50)
    assert len(stage.bridge.history) == 2
    stage.set_away(False)
    person.wait()
    assert person.moment is Moment.PICKING


def test_a_game_goes_on_against_the_same_coach(lay: Lay, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "game.gridlight"
    stage = lay(path=path, position=SECOND_DOWN)
    person = Person(stage, qtbot)
    person.answer("play")
    person.wait()
    person.pick("7")
    settle()
    stage.close_game()
    again = lay(path=path)
    person = Person(again, qtbot)
    assert again.bridge.coached == {Seat.VISITORS}
    assert person.moment is Moment.PLACING
    person.place(0.0)
    person.wait()
    assert person.moment is Moment.PULLING
    assert again.bridge.history[-1].seat is Seat.VISITORS
    assert again.bridge.table.title == "Random, computer at Home"


def test_from_the_sheet_to_home_and_back(
    open_window: Callable[[], MainWindow], folder: Path, qtbot: QtBot
) -> None:
    foto_solved.keep_solution()
    window = open_window()
    window.new_game()
    sheet = window.screens["new-game"]
    assert isinstance(sheet, NewGameScreen)
    sheet.choose("opponent", 1)
    sheet.play.click()
    assert window.stage is not None
    file = window.stage.bridge.table.path
    assert file is not None
    seats = read_journal(file).header.seats
    assert (seats[Seat.HOME].kind, seats[Seat.VISITORS].kind) == ("person", "rookie")
    assert window.stage.names.visitors == "Rookie"
    window.go_home()
    qtbot.waitUntil(lambda: not window.tasks.busy)
    last = window.home.view.last
    assert last is not None
    assert "Rookie, computer" in last.title
    window.open_game(last.path)
    stage = window.stage
    assert isinstance(stage, FotoStage)
    assert stage.bridge.coached == {Seat.VISITORS}
    qtbot.waitUntil(lambda: len(stage.bridge.history) > 1, timeout=60_000)
    assert stage.bridge.history[1].seat is Seat.VISITORS  # the visitors call the toss
    window.rematch()
    again = window.stage
    assert again is not None
    assert again.bridge.table.header.seats[Seat.HOME].kind == "rookie"
    window.new_game()
    kept = window.screens["new-game"]
    assert isinstance(kept, NewGameScreen)
    assert kept.place_of(kept.kind.options[0]) == 1


@pytest.mark.parametrize(
    ("level", "settings"),
    [
        ("rookie", {"table_feel": True, "sudden_death": True}),
        ("random", {"table_feel": True, "penalty_system": True, "penalty_x_faces": 3}),
        ("rookie", {"penalty_system": True, "penalty_x_faces": 3, "decision_seconds": 20}),
    ],
)
def test_every_option_is_played_against_a_coach(
    lay: Lay, qtbot: QtBot, own_home: Path, level: str, settings: dict[str, object]
) -> None:
    foto_solved.keep_solution()
    stage = lay(level, seat=Seat.HOME, plays_per_quarter=1, **settings)
    person = Person(stage, qtbot)

    def look() -> None:
        _no_curtain(stage)
        if person.moment is Moment.THINKING:
            assert stage.bridge.decision_left is None

    person.looks = look
    person.until(Moment.OVER)
    assert stage.bridge.table.over


def test_a_new_decks_study_is_told_and_broken_off(lay: Lay, qtbot: QtBot, own_home: Path) -> None:
    stage = lay("pro")
    assert stage.flow.moment is Moment.THINKING
    assert stage.status_line.status().sentence == "Pro is thinking…"
    qtbot.waitUntil(lambda: bool(stage.findChildren(Working)), timeout=60_000)
    (slip,) = stage.findChildren(Working)
    qtbot.waitUntil(lambda: slip.bar.share > 0.0, timeout=60_000)
    assert slip.isVisible()
    assert "studies the cards" in slip.toolTip()
    stage.close_game()
    settle()
    assert len(stage.bridge.history) == 1
    assert not stage.flow.opponent.bench.thinking


def test_the_computers_card_is_not_the_persons_to_move(lay: Lay, qtbot: QtBot) -> None:
    stage = lay(position=SECOND_DOWN, wishes=Wishes(speed=2.0))
    person = Person(stage, qtbot)
    person.answer("play")
    person.wait()
    person.pick("7")
    person.key(Qt.Key.Key_Left)
    person.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: person.moment is Moment.THINKING)
    box = stage.box
    qtbot.waitUntil(lambda: box.sight.held is not None and person.moment is Moment.THINKING)
    held = box.sight.held
    assert held is not None
    assert held.side == "defense"
    grip = box.mapTo(stage, (box.shape.well.center() + held.offset).toPoint())
    assert stage.childAt(grip) is not box
    person.key(Qt.Key.Key_Left)
    person.wait()
    assert person.moment is Moment.PULLING
    assert stage.bridge.history[-1].seat is Seat.VISITORS
    assert stage.childAt(box.mapTo(stage, box.shape.well.center().toPoint())) is box


def test_the_person_may_pull_before_the_computer_does(
    lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Plays(RandomCoach):
        def choose(self, view: Any, seat: Seat, legal: Any, *rest: Any) -> Any:
            play = next((move for move in legal if str(move) == "play"), None)
            return play or super().choose(view, seat, legal, *rest)

    monkeypatch.setattr(levels, "RandomCoach", Plays)
    slow = Wishes(speed=0.5)
    stage = lay(seat=Seat.HOME, position=SECOND_DOWN, wishes=slow)
    person = Person(stage, qtbot)
    flow = stage.flow
    qtbot.waitUntil(lambda: flow.moment is Moment.PICKING)
    person.pick("B")
    qtbot.waitUntil(lambda: flow.moment is Moment.PLACING, timeout=20_000)
    person.key("3")
    qtbot.waitUntil(lambda: flow.moment is Moment.PULLING)
    assert stage.status_line.status().sentence == "Random pulls the slide, unless you do."
    stage.box.pull_to(0.1)
    assert stage.bridge.history[-1].words == "reveal"
    assert stage.bridge.history[-1].seat is Seat.HOME
