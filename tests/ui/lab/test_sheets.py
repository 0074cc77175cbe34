"""The lab's three sheets by mouse and keys, and their numbers beside the shell's."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gridlight.cards.model import ALIGNMENTS
from gridlight.cli.lab import _plain
from gridlight.present.lab import ALL, GAIN, MEAN, VIEWS, HeatCell, kind_and_yards, points
from gridlight.present.lab_findings import Finding
from gridlight.ui.editor.strip import Pair
from gridlight.ui.lab.bars import MixBars
from gridlight.ui.lab.heat import HeatSheet, heat_color, ink_on
from gridlight.ui.lab.little_box import laid_at
from gridlight.ui.lab.pictures import example
from gridlight.ui.lab.screen import LabScreen
from gridlight.ui.lab.tabs import FINDINGS, MIXES, RESULTS
from gridlight.ui.theme import Theme, contrast
from gridlight.ui.tokens import DAYLIGHT, DEN
from helpers.people import LEFT, settle
from ui.lab.conftest import LayLab

Key = Qt.Key


def click(widget: QWidget, at: QPointF | None = None) -> None:
    point = at.toPoint() if at is not None else QPoint(widget.width() // 2, widget.height() // 2)
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, point)
    settle()


def hover(widget: QWidget, at: QPointF) -> None:
    QTest.mouseMove(widget, at.toPoint())
    settle()


def press(key: Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def shell() -> dict[str, Any]:
    """What `gridlight deck lab --json` prints of the deck on the table."""
    report = example().report
    assert report is not None
    found: dict[str, Any] = json.loads(json.dumps(_plain(report)))
    return found


def cells(heat: HeatSheet) -> list[HeatCell]:
    assert heat._map is not None
    return [cell for row in heat._map.rows for cell in row]


# results


def test_the_heat_map_has_the_results_of_the_shell(lay: LayLab) -> None:
    screen = lay()
    shown = {(c.offense, c.defense, c.alignment): c for c in cells(screen.results.heat)}
    told = shell()["results"]
    assert len(shown) == len(told) == 504
    for cell in told:
        found = shown[cell["offense"], cell["defense"], cell["alignment"]]
        kind, yards = kind_and_yards(cell["result"])
        assert found.worth == cell["worth"] and found.gain == yards
        assert found.second == points(cell["worth"])
        letter = {"fumble": "F", "interception": "I", "incomplete": "×", "touchdown": "TD"}
        assert found.short == letter.get(kind, str(yards).replace("-", "−"))
        assert bool(found.hatch) == (kind in letter)


def test_the_pointer_looks_at_a_result_and_a_click_opens_its_cards(lay: LayLab) -> None:
    screen = lay()
    heat, opened = screen.results.heat, []
    screen.trial_wanted.connect(lambda pair, at: opened.append((pair, at)))
    hover(heat, heat.cell_rect(10, 16).center())
    cell = heat.current()
    assert cell is not None
    assert (cell.offense, cell.defense, cell.alignment) == ("11", "C", -1)
    screen.results.box.finish()
    assert screen.results.box.shown is not None
    pair, alignment = screen.results.box.shown
    assert (pair.play.key, pair.formation.key, alignment) == ("11", "C", -1)
    assert "11 against C, 1 left" in screen.status_line.status().sentence
    assert opened == []
    click(heat, heat.cell_rect(10, 16).center())
    assert [(p.play.key, p.formation.key, at) for p, at in opened] == [("11", "C", -1)]


def test_keys_reach_every_result(lay: LayLab) -> None:
    screen = lay()
    heat, opened = screen.results.heat, []
    screen.trial_wanted.connect(lambda pair, at: opened.append((pair.play.key, at)))
    assert QApplication.focusWidget() is heat
    press(Key.Key_Home)
    for _ in range(50):
        press(Key.Key_Right)
    for _ in range(20):
        press(Key.Key_Down)
    cell = heat.current()
    assert cell is not None
    assert (cell.offense, cell.defense, cell.alignment) == ("12", "F", 3)
    assert heat.accessibleDescription() == cell.words
    press(Key.Key_Return)
    press(Key.Key_Up)
    press(Key.Key_Left)
    press(Key.Key_Space)
    assert opened == [("12", 3), ("11", 2)]


def test_every_view_and_color_can_be_reached_by_mouse(lay: LayLab) -> None:
    screen = lay()
    sheet = screen.results
    seen = []
    for _ in VIEWS:
        seen.append((VIEWS[sheet.view.current()], len(cells(sheet.heat))))
        click(sheet.view, sheet.view.arrow_rect(1).center())
    assert seen == [(ALL, 504), *((view, 72) for view in VIEWS[1:])]
    before = [cell.heat for cell in cells(sheet.heat)]
    click(sheet.by, sheet.by.option_rect(1).center())
    after = [cell.heat for cell in cells(sheet.heat)]
    assert before != after
    gained = {c.gain: c.heat for c in cells(sheet.heat) if not c.hatch}
    assert all(heat == max(-1, min(1, gain / 15)) for gain, heat in gained.items())
    assert GAIN


def test_a_mean_weighs_the_places_where_the_cards_meet(lay: LayLab) -> None:
    screen = lay()
    screen.results.view.set_current(VIEWS.index(MEAN), tell=True)
    opened = example()
    assert opened.weights is not None and opened.study is not None
    study = opened.study
    play = study.plan.snap((1, 30, 10))
    paid = study.plan.payoffs((1, 30, 10))
    whole = float((play.cells() * paid).sum())
    shares = play.offense.sum(axis=1)
    mean = {(c.offense, c.defense): c.worth for c in cells(screen.results.heat)}
    together = 0.0
    for c, card in enumerate(study.plan.plays):
        for d, formation in enumerate(study.plan.formations):
            together += shares[c] * play.formation[d] * mean[card, formation]
    assert together == pytest.approx(whole, abs=1e-9)


def test_the_little_box_lays_cards_as_the_game_can(lay: LayLab) -> None:
    for alignment in ALIGNMENTS:
        offense, defense = laid_at(alignment)
        assert defense - offense == alignment
        assert abs(offense) <= 1 and abs(defense) <= 2


@pytest.mark.parametrize("ink", [DEN, DAYLIGHT])
def test_letters_on_every_color_can_be_read(ink: Any) -> None:
    theme = Theme(ink=ink)
    for step in range(-20, 21):
        ground = heat_color(step / 20, theme)
        assert contrast(ink_on(ground, theme).name(), ground.name()) >= 4.5


# mixes


def test_the_mixes_are_those_of_the_shell(lay: LayLab) -> None:
    screen = lay(MIXES)
    for mix in shell()["mixtures"]:
        screen.mixes.set_place((mix["down"], mix["spot"], mix["to_go"]))
        page = screen.mixes.page
        assert page is not None
        assert page.value == mix["value"] and page.worth == points(mix["value"])
        assert {bar.key: bar.share for bar in screen.mixes.offense.bars()} == mix["offense"]
        assert {bar.key: bar.share for bar in screen.mixes.defense.bars()} == mix["defense"]
        assert [call.worth for call in page.calls] == [points(w) for w in mix["calls"].values()]
        assert "gains nothing" in page.gained[0]


def test_ball_stake_and_down_are_set_by_mouse_and_keys(lay: LayLab) -> None:
    screen = lay(MIXES)
    mixes = screen.mixes
    click(mixes.down, mixes.down.option_rect(2).center())
    assert mixes.place_now == (3, 30, 10)
    field = mixes.field
    start, end = (QPointF(field.x_of(s), field.height() / 2).toPoint() for s in (30, 64))
    QTest.mousePress(field, LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(field, end)
    QTest.mouseRelease(field, LEFT, Qt.KeyboardModifier.NoModifier, end)
    settle()
    assert mixes.place_now == (3, 64, 10)
    mixes.to_go.setFocus()
    for _ in range(6):
        press(Key.Key_Left)
    assert mixes.place_now == (3, 64, 4)
    assert "3rd and 4 on their 36" in screen.status_line.status().sentence
    assert mixes.page is not None and mixes.page.place == (3, 64, 4)
    field.setFocus()
    press(Key.Key_End)
    assert mixes.place_now == (3, 99, 1)
    assert mixes.page.place == (3, 99, 1) and "goal" in mixes.page.title
    press(Key.Key_PageDown)
    press(Key.Key_Home)
    assert mixes.place_now == (3, 1, 1)


def test_a_bar_opens_its_card_and_a_formation_shows_its_places(lay: LayLab) -> None:
    screen = lay(MIXES)
    wanted: list[tuple[str, ...]] = []
    screen.cards_wanted.connect(lambda _, keys: wanted.append(keys))
    bars: MixBars = screen.mixes.defense
    click(bars, bars.line_rect(2).center())
    assert screen.mixes.placing.accessibleName().startswith("Goal Line after seeing")
    QTest.mouseDClick(
        bars, LEFT, Qt.KeyboardModifier.NoModifier, bars.line_rect(2).center().toPoint()
    )
    screen.mixes.offense.setFocus()
    press(Key.Key_End)
    press(Key.Key_Return)
    assert wanted == [("C",), ("12",)]


# findings


def test_the_findings_tell_what_the_shell_tells(lay: LayLab) -> None:
    screen = lay(FINDINGS)
    told, page = shell(), screen.findings.page
    assert page is not None
    numbers = {finding.words: finding.number for finding in page.findings}
    assert numbers["First and ten on the own 20"] == f"{points(told['value'])} points"
    most = numbers["Most that anybody gains on it in a game"]
    assert most == f"{told['exploitability']:.6f} points"
    for card in told["cards"]:
        words = f"{card['card']} {card['name']}, at most {100 * card['most']:.0f} %"
        (number,) = (n for w, n in numbers.items() if w.startswith(words))
        assert number == f"{100 * card['use']:.1f} %"
    flips = sum(len(each["flips"]) for each in told["disturbances"])
    assert sum(f.alignment is not None for f in page.findings) == flips
    by_name = {row.name.lower(): row for row in page.figures}
    assert by_name["yards a run"].best == told["equilibrium"]["yards_a_run"]
    assert by_name["completions"].people == told["people"]["completion_rate"]
    assert by_name["completions"].real == told["real_football"]["figures"]["completions"]
    assert {name: best for name, best, _ in page.gains} == told["equilibrium"]["gains"]
    assert {str(spot): worth for spot, worth in page.worths} == told["first_and_ten"]


def line_of(screen: LabScreen, wanted: Any) -> tuple[int, Finding]:
    page = screen.findings.page
    assert page is not None
    return next((i, f) for i, f in enumerate(page.findings) if wanted(f))


def test_a_finding_leads_to_its_cards(lay: LayLab) -> None:
    screen = lay(FINDINGS)
    lines, wanted = screen.findings.lines, []
    screen.cards_wanted.connect(lambda _, keys: wanted.append(keys))
    at, finding = line_of(screen, lambda f: f.cards and f.alignment is None)
    lines.choose(at)
    click(lines, lines.line_rect(at).center())
    assert wanted == [finding.cards]
    lines.setFocus()
    press(Key.Key_Return)
    assert wanted == [finding.cards] * 2


def test_a_flip_leads_to_its_result_and_the_worth_to_its_mix(lay: LayLab) -> None:
    screen = lay(FINDINGS)
    lines = screen.findings.lines
    at, finding = line_of(screen, lambda f: f.alignment is not None)
    lines.choose(at)
    click(lines, lines.line_rect(at).center())
    assert screen.tabs.current() == RESULTS
    cell = screen.results.heat.current()
    assert cell is not None
    assert (cell.offense, cell.defense) == finding.cards
    assert cell.alignment == finding.alignment
    press(Key.Key_F4)
    at, finding = line_of(screen, lambda f: f.place is not None)
    lines.choose(at)
    press(Key.Key_Return)
    assert screen.tabs.current() == MIXES
    assert screen.mixes.place_now == finding.place == (1, 20, 10)


def test_function_keys_and_tabs_turn_the_sheets(lay: LayLab) -> None:
    screen = lay()
    press(Key.Key_F3)
    assert screen.tabs.current() == MIXES and screen.mixes.offense.isVisible()
    assert not screen.results.heat.isVisible()
    click(screen.tabs, screen.tabs.tab_rect(2).center())
    assert screen.tabs.current() == FINDINGS and screen.findings.lines.isVisible()
    press(Key.Key_F2)
    assert screen.results.heat.hasFocus()
    assert isinstance(screen.results._pair(cells(screen.results.heat)[0]), Pair)
