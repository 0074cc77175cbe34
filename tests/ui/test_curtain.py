"""Nothing gives a secret pick away before its time (FB-19)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from gridlight.present.exporting import WRITTEN, written
from gridlight.present.plays import play_rows
from gridlight.ui.foto.flow import Moment
from gridlight.ui.foto.seal import SealedPick
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.screens.record import RecordScreen
from helpers.people import People, settle, to_scrimmage


def words_of(widget: QWidget) -> list[str]:
    """Everything that a widget and what is in it say to eyes, ears and pointers."""
    said = []
    for part in (widget, *widget.findChildren(QWidget)):
        said += [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
        said += [part.windowTitle(), part.statusTip(), part.whatsThis(), part.objectName()]
        if isinstance(part, QAbstractButton | QLineEdit | QLabel):
            said.append(part.text())
    return [words for words in said if words]


def said_by(stage: FotoStage) -> str:
    status = stage.status_line.status()
    parts = [status.sentence, status.hint, status.tag, *words_of(stage)]
    parts += [f"{row.number} {row.down} {row.call} {row.result}" for row in stage.plays.rows()]
    return "\n".join(parts)


def pictures(stage: FotoStage) -> bytes:
    """What is seen but for the envelope: each pick has another hash, which tells none."""
    settle()
    stage.findChild(SealedPick).hide()
    picture = stage.grab().toImage()
    return bytes(picture.constBits())


@pytest.fixture
def stage(lay_table: Callable[..., FotoStage]) -> FotoStage:
    made = lay_table(seed="curtain")
    to_scrimmage(made)
    return made


def to_picks(stage: FotoStage) -> People:
    people = People(stage)
    people.answer("play")
    assert people.moment is Moment.COVERED
    return people


def test_the_curtain_says_who_may_look(stage: FotoStage) -> None:
    people = to_picks(stage)
    offense = stage.names.of(stage.flow.view.offense)
    assert stage.curtain.isVisible()
    assert stage.curtain.geometry().contains(stage.stage().toRect())
    assert f"{offense} only" in stage.curtain.accessibleName()
    assert not stage.hands.marks()
    people.part()
    assert not stage.curtain.isVisible()
    assert stage.hands.marks() == tuple(str(n) for n in range(1, 13))


@pytest.mark.parametrize("mark", ["7", "11"])
def test_a_picked_play_leaves_no_trace(stage: FotoStage, mark: str) -> None:
    people = to_picks(stage)
    before = said_by(stage)
    people.part()
    stage.hands.look_at(mark)
    people.pick(mark)
    name = stage.deck.play(int(mark)).name
    assert people.moment is Moment.COVERED
    for _ in range(3):
        said = said_by(stage)
        assert name.casefold() not in said.casefold()
        assert f"card {mark}" not in said
        assert stage.hands.preview.shown is None
        if people.moment is not Moment.PULLING:
            people.act()
    assert name.casefold() not in before.casefold()


def test_the_table_looks_the_same_whatever_was_picked(
    lay_table: Callable[..., FotoStage],
) -> None:
    shown = []
    for play, formation in (("2", "A"), ("9", "E")):
        stage = lay_table(seed="curtain")
        to_scrimmage(stage)
        people = to_picks(stage)
        people.part()
        stage.hands.look_at(play)
        people.pick(play)
        covered = pictures(stage)
        people.part()
        stage.hands.look_at(formation)
        people.pick(formation)
        assert people.moment is Moment.PLACING
        stage.box.setFocus()
        shown.append((covered, pictures(stage)))
    assert shown[0] == shown[1]


def test_a_picked_formation_is_unknown_until_it_lies_face_up(stage: FotoStage) -> None:
    people = to_picks(stage)
    people.part()
    people.pick("3")
    people.part()
    people.pick("F")
    name = stage.deck.formation("F").name
    assert people.moment is Moment.PLACING
    assert name.casefold() not in said_by(stage).casefold()
    people.place(0.0)
    assert people.moment is Moment.PLACING
    held = stage.box.sight.held
    assert held is not None
    assert held.card == stage.deck.formation("F")


def test_the_record_keeps_the_secret(stage: FotoStage) -> None:
    people = to_picks(stage)
    people.part()
    people.pick("7")
    table = stage.bridge.table
    name = stage.deck.play(7).name
    screen = RecordScreen(table)
    rows = play_rows(table.history, stage.names, stage.deck)
    said = "\n".join([*words_of(screen), *(row.sentence + row.call for row in rows)])
    assert name.casefold() not in said.casefold()
    for form in WRITTEN.keys() - {"yardcard"}:
        assert "card 7" not in written(table, form)
    screen.deleteLater()


def test_time_called_during_a_pick_covers_again(lay_table: Callable[..., FotoStage]) -> None:
    stage = lay_table(seed="curtain", quarter_minutes=1)
    to_scrimmage(stage)
    people = to_picks(stage)
    people.part()
    stage.hands.look_at("5")
    stage.bridge.play(stage.flow.view.offense, "time")
    settle()
    assert people.moment is Moment.COVERED
    assert stage.curtain.isVisible()
    assert stage.hands.looking_at() is None
