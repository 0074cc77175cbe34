"""The Yardcard: it fills in by itself, plays are named on it, and all of it can be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gridlight.kernel.errors import InputFault
from gridlight.present.yardcard import (
    BALL_ON,
    COLUMNS,
    PLAY,
    ROWS,
    YARDS,
    YardRow,
    YardSheet,
    row_words,
    sheet_lines,
    signed,
)
from gridlight.ui import tokens
from gridlight.ui.contrast import contrast
from gridlight.ui.pegboard.yard_pdf import CARD, paint_sheet, write_pdf
from gridlight.ui.pegboard.yard_print import CardPlan, entry_px
from gridlight.ui.pegboard.yardcard import Yardcard
from gridlight.ui.theme import Wishes, theme_for
from helpers.pegs import PLAYS, sheet

Key = Qt.Key
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
Maker = Callable[..., Yardcard]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Maker]:
    """Cards on the stage of a window, without time passing unless wished."""
    stages: list[QWidget] = []

    def made(
        shown: YardSheet | None = None,
        reduced: bool = True,
        size: tuple[int, int] = (1280, 800),
        **wishes: object,
    ) -> Yardcard:
        theme = theme_for(QSizeF(*size), Wishes(reduced=reduced, **wishes))  # type: ignore[arg-type]
        stage = QWidget()
        qtbot.addWidget(stage)
        stages.append(stage)
        stage.resize(*size)
        k = theme.k
        card = Yardcard(stage)
        card.set_palette(theme)
        card.lay(QRectF(size[0] - 492 * k, 290 * k, 474 * k, size[1] - 346 * k))
        card.set_sheet(sheet() if shown is None else shown)
        stage.show()
        stage.activateWindow()
        card.setFocus()
        QApplication.processEvents()
        return card

    yield made


def told(signal: object) -> list[tuple[object, ...]]:
    heard: list[tuple[object, ...]] = []
    signal.connect(lambda *values: heard.append(values))  # type: ignore[attr-defined]
    return heard


def point(card: Yardcard, row: int, column: int = PLAY) -> QPoint:
    return card.plan.tilt.map(card.plan.cell(row, column).center()).toPoint()


def click(card: Yardcard, at: QPoint) -> None:
    QTest.mouseClick(card, LEFT, NONE, at)


def pixels(image: QImage) -> np.ndarray:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), np.uint8)
    return flat.reshape(image.height(), image.width(), 4)[..., :3].astype(np.int16)


def ink_in(card: Yardcard, row: int, column: int) -> int:
    """How many dark pixels a cell holds."""
    box = card.plan.tilt.mapRect(card.plan.cell(row, column)).adjusted(4, 5, -4, -5).toRect()
    return int((pixels(card.grab(box).toImage()).max(axis=2) < 120).sum())


# what stands on it


@pytest.mark.ruling("PS-31")
def test_a_row_has_the_card_s_columns() -> None:
    row = YardRow("Pitch left", 7, 2, "3", "M 42")
    assert COLUMNS[1:] == ("Play called", "Yards", "Down", "To go", "Ball on")
    assert [row.entry(column) for column in range(1, 6)] == ["Pitch left", "+7", "2", "3", "M 42"]
    assert [YardRow().entry(column) for column in range(1, 6)] == [""] * 5
    assert (row.done, YardRow("Draw").done) == (True, False)
    assert (signed(4), signed(-2), signed(0)) == ("+4", "−2", "0")


def test_rows_in_words() -> None:
    shown = sheet()
    assert row_words(shown, 9) == (
        "Play 10, Pitch left, 2 yards lost, then down 2, 12 to go, ball on M 36"
    )
    assert row_words(shown, 13) == "Play 14, Sweep right"
    assert row_words(shown, 20) == "Play 21, not named"
    one = YardSheet((YardRow("Draw", 1), YardRow("Draw", 0)))
    assert "1 yard gained" in row_words(one, 0)
    assert "no gain" in row_words(one, 1)
    assert len(sheet_lines(replace(shown, may_name=frozenset({15})))) == 16


@pytest.mark.ruling("PS-30")
def test_a_sheet_holds_a_quarter(make: Maker) -> None:
    assert ROWS == 25
    card = make(YardSheet(tuple(YardRow("Draw", 1) for _ in range(25)), current=24))
    assert card.plan.is_shown(24)
    assert not card.plan.is_shown(25)


def test_entries_are_written_where_they_belong(make: Maker) -> None:
    card = make(replace(sheet(), current=9))
    for column in range(PLAY, BALL_ON + 1):
        assert ink_in(card, 9, column) > 12, column
    bare = make(YardSheet(current=9))
    assert all(ink_in(bare, 9, column) == 0 for column in range(YARDS, BALL_ON + 1))


def test_pencil_never_jitters(make: Maker) -> None:
    card = make()
    before = pixels(card.grab().toImage())
    card.update()
    assert (pixels(card.grab().toImage()) == before).all()


def test_the_row_being_played_is_in_sight(make: Maker) -> None:
    for current in (0, 5, 13, 24):
        card = make(replace(sheet(), current=current))
        assert card.plan.is_shown(current)
    assert 8 <= card.plan.shown <= 12


def test_a_tall_card_shows_all_its_rows(make: Maker) -> None:
    card = make()
    card.lay(QRectF(700, 20, 474, 960))
    assert card.plan.shown == ROWS
    assert card.plan.last_first == 0


# it fills in


def test_new_entries_are_written_one_after_the_other(make: Maker) -> None:
    card = make(reduced=False)
    assert not card.writing
    row = replace(PLAYS[13], yards=7, down=1, to_go="10", ball_on="F 40")
    after = replace(sheet(), rows=(*PLAYS[:13], row), current=14)
    card.set_sheet(after)
    assert card.writing
    card._writing._way.setCurrentTime(round(card._writing._way.duration() * 0.4))
    shares = list(card._shares().values())
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 1 and shares[-1] == 0
    assert ink_in(card, 13, BALL_ON) < ink_in(card, 12, BALL_ON)
    card.hurry()
    assert not card.writing
    assert ink_in(card, 13, YARDS) > 12


def test_without_motion_entries_are_there_at_once(make: Maker) -> None:
    card = make()
    card.set_sheet(replace(sheet(), rows=(*PLAYS, YardRow("Draw", 2)), current=15))
    assert not card.writing


def test_another_sheet_is_not_written_anew(make: Maker) -> None:
    card = make(reduced=False)
    card.set_sheet(replace(sheet(), number=3, rows=PLAYS[:4], current=3))
    assert not card.writing


# plays are named


def test_a_click_on_the_play_begins_to_name_it(make: Maker) -> None:
    card = make()
    named = told(card.named)
    click(card, point(card, 13))
    assert card.editing == 13
    assert card.field.isVisible()
    assert card.field.text() == "Sweep right"
    card.field.selectAll()
    QTest.keyClicks(card.field, "Pitch left")
    QTest.keyClick(card.field, Key.Key_Return)
    assert named == [(13, "Pitch left")]
    assert card.editing is None
    assert not card.field.isVisible()
    assert card.hasFocus()


def test_other_rows_are_not_named(make: Maker) -> None:
    card = make()
    click(card, point(card, 9))
    assert card.editing is None
    assert card.chosen == 9
    click(card, point(card, 13, YARDS))
    assert card.editing is None


def test_a_letter_begins_to_name_the_row_being_played(make: Maker) -> None:
    card = make(replace(sheet(), suggestions=()))
    named = told(card.named)
    QTest.keyClicks(card, "D")
    assert card.editing == 13
    QTest.keyClicks(card.field, "raw  play ")
    QTest.keyClick(card.field, Key.Key_Enter)
    assert named == [(13, "Draw play")]


def test_a_known_play_is_completed(make: Maker) -> None:
    card = make()
    named = told(card.named)
    QTest.keyClick(card, Key.Key_Return)
    card.field.clear()
    QTest.keyClicks(card.field, "sc")
    assert card.field.text().casefold() == "screen right"
    QTest.keyClick(card.field, Key.Key_Return)
    assert [str(name).casefold() for _, name in named] == ["screen right"]


def test_escape_leaves_the_name_as_it_was(make: Maker) -> None:
    card = make()
    named = told(card.named)
    QTest.keyClick(card, Key.Key_F2)
    QTest.keyClicks(card.field, " again")
    QTest.keyClick(card.field, Key.Key_Escape)
    assert named == []
    assert card.editing is None


def test_going_elsewhere_keeps_the_name(make: Maker) -> None:
    card = make()
    named = told(card.named)
    button = QPushButton(card.parentWidget())
    button.show()
    QTest.keyClick(card, Key.Key_Return)
    QTest.keyClicks(card.field, ", fake")
    button.setFocus()
    assert named == [(13, "Sweep right, fake")]


def test_the_same_name_is_not_told(make: Maker) -> None:
    card = make()
    named = told(card.named)
    QTest.keyClick(card, Key.Key_Return)
    QTest.keyClick(card.field, Key.Key_Return)
    assert named == []


def test_a_row_that_may_no_longer_be_named_ends_the_naming(make: Maker) -> None:
    card = make()
    named = told(card.named)
    QTest.keyClick(card, Key.Key_Return)
    QTest.keyClicks(card.field, " wide")
    card.set_sheet(replace(sheet(), may_name=frozenset()))
    assert card.editing is None
    assert named == []


def test_a_name_is_not_longer_than_the_card_is_wide(make: Maker) -> None:
    card = make()
    QTest.keyClick(card, Key.Key_Return)
    card.field.clear()
    QTest.keyClicks(card.field, "x" * 80)
    assert len(card.field.text()) == 40


# keys, wheel and sheets


def test_keys_walk_the_rows(make: Maker) -> None:
    card = make()
    QTest.keyClick(card, Key.Key_Up)
    assert card.chosen == 12
    assert "Long pass, dropped" in card.accessibleDescription()
    QTest.keyClick(card, Key.Key_Home)
    assert card.chosen == 0
    assert card.plan.is_shown(0)
    QTest.keyClick(card, Key.Key_End)
    assert card.chosen == 24
    assert card.plan.is_shown(24)
    QTest.keyClick(card, Key.Key_PageUp)
    assert card.chosen == 24 - card.plan.shown + 1


def test_the_wheel_scrolls_the_rows(make: Maker) -> None:
    card = make()
    before = card.plan.first
    at = point(card, 13)
    for turn in (120, 120, -120):
        event = QWheelEvent(
            *(QPointF(at), QPointF(card.mapToGlobal(at)), QPoint(), QPoint(0, turn)),
            *(Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False),
        )
        QApplication.sendEvent(card, event)
    assert card.plan.first == before - 1


def test_sheets_are_turned_by_arrow_and_key(make: Maker) -> None:
    card = make()
    wanted = told(card.sheet_wanted)
    for way in (-1, 1):
        click(card, card.plan.tilt.map(card.plan.arrow(way).center()).toPoint())
    QTest.keyClick(card, Key.Key_Right)
    assert wanted == [(1,), (3,), (3,)]
    card.set_sheet(replace(sheet(), number=4))
    QTest.keyClick(card, Key.Key_Right)
    assert len(wanted) == 3


def test_keys_that_mean_nothing_are_the_stage_s(make: Maker) -> None:
    card = make(replace(sheet(), may_name=frozenset()))
    heard: list[int] = []
    stage = card.parentWidget()
    stage.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]
    QTest.keyClick(card, Key.Key_D)
    QTest.keyClick(card, Key.Key_Return)
    assert heard == [Key.Key_D, Key.Key_Return]


def test_it_has_a_name_a_description_and_a_list(make: Maker) -> None:
    card = make()
    assert card.accessibleName() == "Yardcard"
    said = card.accessibleDescription()
    assert said.startswith("Play 14, Sweep right. Second quarter")
    assert "Total yards 118" in said
    assert card.lines.rowCount() == 14


# looks


@pytest.mark.parametrize("blind", [False, True])
@pytest.mark.parametrize("name", tokens.INKS)
@pytest.mark.parametrize("ink", ["leaf_ink", "leaf_mut", "graphite"])
def test_print_and_pencil_read(name: str, blind: bool, ink: str) -> None:
    look = tokens.ink_for(name, blind)
    for ground in ("leaf_paper", "leaf_paper_d"):
        assert contrast(getattr(look, ink), getattr(look, ground)) >= 4.5


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("text", [0.9, 1.0, 1.3])
def test_nothing_is_cut_off(make: Maker, size: tuple[int, int], text: float) -> None:
    card = make(size=size, text=text)
    plan = card.plan
    tilted = plan.tilt.mapRect(plan.card)
    assert QRectF(card.rect()).adjusted(0, 0, 1, 1).contains(tilted)
    assert plan.shown >= 5
    assert plan.row(plan.first + plan.shown - 1).bottom() <= plan.table.bottom() + 0.5
    font = card._theme.font("pencil", entry_px(plan))
    for words, column in (("Long pass, dropped", PLAY), ("+14", YARDS), ("M 36", BALL_ON)):
        wide = QFontMetricsF(font).horizontalAdvance(words)
        assert wide <= plan.cell(plan.first, column).width() * 1.06
    assert QFontMetricsF(font).height() <= plan.row_high * 1.3


@pytest.mark.parametrize("name", tokens.INKS)
def test_the_field_lies_on_its_cell_in_the_pencil_s_hand(make: Maker, name: str) -> None:
    card = make(theme=name)
    QTest.keyClick(card, Key.Key_Return)
    cell = card.plan.tilt.mapRect(card.plan.cell(13, PLAY))
    assert cell.contains(QRectF(card.field.geometry()))
    assert card.field.font().family() == "Caveat"


# on paper


@pytest.mark.ruling("PS-31")
def test_sheets_are_printed_a_page_each(qapp: object, tmp_path: Path) -> None:
    path = tmp_path / "card.pdf"
    write_pdf(path, [replace(sheet(), number=n) for n in (1, 2, 3)])
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b", data)) == 3
    assert b"Caveat" in data


def test_a_printed_sheet_has_all_its_rows(qapp: object) -> None:
    theme = theme_for(QSizeF(1280, 800), Wishes(theme="daylight"))
    plan = CardPlan(theme, CARD)
    assert plan.shown == ROWS
    assert plan.row(24).bottom() <= plan.table.bottom() + 0.5
    rows = tuple(YardRow("Sweep right", 4, 2, "6", "50") for _ in range(25))
    image = QImage(CARD.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    paint_sheet(painter, replace(sheet(), rows=rows), theme)
    painter.end()
    dark = pixels(image).max(axis=2) < 120
    for index in range(ROWS):
        for column in range(PLAY, BALL_ON + 1):
            box = plan.cell(index, column).adjusted(4, 5, -4, -5).toRect()
            part = dark[box.top() : box.bottom(), box.left() : box.right()]
            assert part.sum() > 8, (index, column)


def test_a_file_that_cannot_be_written_is_one_sentence(qapp: object, tmp_path: Path) -> None:
    with pytest.raises(InputFault, match="can't be written") as fault:
        write_pdf(tmp_path / "nowhere" / "card.pdf", [sheet()])
    assert "Choose another folder" in str(fault.value)
