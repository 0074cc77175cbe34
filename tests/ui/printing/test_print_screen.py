"""A deck printed from the window: the PDF read back and measured, the printer put right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from gridlight import paths
from gridlight.present.printing_printers import load
from gridlight.session.games import read_deck
from gridlight.ui.editor.hub import WorkshopScreen
from gridlight.ui.printing.press import picture_of
from gridlight.ui.printing.screen import PrintScreen
from gridlight.workshop.drafting.rack import Rack
from gridlight.workshop.drafting.sheets import KEYS
from gridlight.workshop.paper import PAPERS
from helpers.workshop_pages import Hand

MM = 72.0 / 25.4
CARD = (8.0 * 25.4, 10.5 * 25.4)  # millimeters

At = Callable[[str], Hand]


def screen_of(hand: Hand) -> PrintScreen:
    found = hand.window.screens["print"]
    assert isinstance(found, PrintScreen)
    return found


def saved(hand: Hand, path: Path) -> pypdfium2.PdfDocument:
    """The PDF that a press of Save writes."""
    screen = screen_of(hand)
    screen.desk.ask_where = lambda name: str(path)
    hand.press(screen.save)
    return pypdfium2.PdfDocument(path.read_bytes())


def card_size(page: pypdfium2.PdfPage) -> tuple[float, float]:
    """Across and down of the largest filled thing on an offense sheet, in millimeters."""
    boxes = [item.get_bounds() for item in page.get_objects() if item.type != 1]
    left, low, right, high = max(boxes, key=lambda b: (b[2] - b[0]) * (b[3] - b[1]))
    return (right - left) / MM, (high - low) / MM


def test_a_deck_is_saved_as_sheets_of_true_size(at: At, tmp_path: Path) -> None:
    hand = at("print")
    screen = screen_of(hand)
    hand.press(screen.paper, screen.paper.option_rect(1).center())
    document = saved(hand, tmp_path / "a.pdf")
    assert len(document) == 19
    wide, high = document[0].get_size()
    assert (wide, high) == pytest.approx((PAPERS["a4"].width, PAPERS["a4"].height))
    for page in list(document)[:12]:
        assert card_size(page) == pytest.approx(CARD, abs=0.1)
    assert "a.pdf" in hand.said()
    assert "100 %" in hand.said()


def test_what_the_rulers_measure_corrects_every_sheet_and_is_remembered(
    at: At, tmp_path: Path
) -> None:
    hand = at("print")
    screen = screen_of(hand)
    hand.write(screen.across, "99,6")
    hand.write(screen.down, "100.2 mm")
    hand.press(screen.correct)
    assert card_size(saved(hand, tmp_path / "b.pdf")[0]) == pytest.approx(
        (CARD[0] / 0.996, CARD[1] / 1.002), abs=0.1
    )
    hand.write(screen.across, "100.1")
    hand.write(screen.down, "100")
    hand.key(Qt.Key.Key_Return, screen.down.edit)
    wanted = (CARD[0] / 0.996 / 1.001, CARD[1] / 1.002)
    assert card_size(saved(hand, tmp_path / "c.pdf")[3]) == pytest.approx(wanted, abs=0.1)
    kept = load(paths.settings_file().parent).printer.correction
    assert (kept.across, kept.down) == pytest.approx((1 / 0.996 / 1.001, 1 / 1.002))
    assert "too small across" in screen.correction_said
    hand.press(screen.top_bar.button("undo"))
    hand.press(screen.top_bar.button("undo"))
    assert card_size(saved(hand, tmp_path / "d.pdf")[0]) == pytest.approx(CARD, abs=0.1)


def test_each_printer_has_its_own_correction(at: At) -> None:
    hand = at("print")
    screen = screen_of(hand)
    hand.write(screen.across, "99")
    hand.write(screen.down, "99")
    hand.press(screen.correct)
    hand.press(screen.new)
    hand.write(screen.name, "Attic laser")
    hand.key(Qt.Key.Key_Return, screen.name.edit)
    assert screen.printers.names() == ("My printer", "Attic laser")
    assert "Nothing is put right" in screen.correction_said
    hand.press(screen.printer, screen.printer.arrow_rect(-1).center())
    assert "1.00\N{NO-BREAK SPACE}% too small across" in screen.correction_said
    again = load(paths.settings_file().parent)
    assert again == screen.printers
    assert again.printer.name == "My printer"
    hand.press(screen.forget)
    assert load(paths.settings_file().parent).names() == ("Attic laser",)
    hand.press(screen.top_bar.button("undo"))
    assert load(paths.settings_file().parent).names() == ("My printer", "Attic laser")


@pytest.mark.parametrize("words", ["", "ten", "50", "1e2", "120", "99.6x100"])
def test_a_measure_that_cant_be_is_told_in_a_sentence(at: At, words: str) -> None:
    hand = at("print")
    screen = screen_of(hand)
    hand.write(screen.across, "100")
    hand.write(screen.down, words)
    hand.press(screen.correct)
    assert "down" in hand.said()
    assert screen.printers == load(paths.settings_file().parent)
    assert screen.printers.printer.correction.down == 1.0


def test_escape_leaves_a_printers_name_and_then_the_screen(at: At) -> None:
    hand = at("print")
    screen = screen_of(hand)
    hand.press(screen.new)
    hand.key(Qt.Key.Key_Escape)
    assert not screen.name.isVisible()
    assert screen.printers.names() == ("My printer",)
    hand.key(Qt.Key.Key_Escape)
    assert hand.window.screen_name() == "home"


def test_some_cards_are_picked_by_mouse_and_by_keys(at: At, tmp_path: Path) -> None:
    hand = at("print")
    screen = screen_of(hand)
    hand.press(screen.kind, screen.kind.option_rect(2).center())
    assert screen.picks.taken() == frozenset("ABCDEF")
    assert len(saved(hand, tmp_path / "a.pdf")) == 7
    hand.press(screen.picks, screen.picks.key_rect("7").center())
    assert screen.kind.current() == 3
    assert "Offense 7" in screen.sheet.accessibleName()
    hand.key(Qt.Key.Key_Right, screen.picks)
    hand.key(Qt.Key.Key_Space, screen.picks)
    assert screen.picks.taken() == frozenset("78ABCDEF")
    assert len(saved(hand, tmp_path / "b.pdf")) == 9
    for key in "78ABCDEF":
        hand.press(screen.picks, screen.picks.key_rect(key).center())
    assert len(saved(hand, tmp_path / "c.pdf")) == 1


def ink(image: QImage) -> float:
    """The share of dark pixels."""
    grid = [(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)]
    return sum(image.pixelColor(x, y).lightness() < 90 for x, y in grid) / len(grid)


def test_outlines_save_ink_and_mirrored_film_is_turned_over(at: At, tmp_path: Path) -> None:
    hand = at("print")
    screen = screen_of(hand)
    saved(hand, tmp_path / "a.pdf")
    dark = (tmp_path / "a.pdf").read_bytes()
    hand.press(screen.ink, screen.ink.option_rect(1).center())
    saved(hand, tmp_path / "b.pdf")
    light = (tmp_path / "b.pdf").read_bytes()
    assert ink(picture_of(dark, 6, 600)) > 0.6
    assert ink(picture_of(light, 6, 600)) < 0.2
    before = picture_of(light, 12, 600)
    hand.press(screen.film)
    saved(hand, tmp_path / "c.pdf")
    after = picture_of((tmp_path / "c.pdf").read_bytes(), 12, 600)
    inner = (60, 60, before.width() - 120, before.height() - 120)
    turned = after.flipped(Qt.Orientation.Horizontal).copy(*inner)
    grid = [(x, y) for x in range(0, inner[2], 3) for y in range(0, inner[3], 3)]
    plain = before.copy(*inner)
    alike = [
        abs(plain.pixelColor(*p).lightness() - turned.pixelColor(*p).lightness()) for p in grid
    ]
    unlike = [
        abs(plain.pixelColor(*p).lightness() - after.copy(*inner).pixelColor(*p).lightness())
        for p in grid[::7]
    ]
    assert sum(alike) / len(alike) < 4
    assert sum(unlike) / len(unlike) > 2 * sum(alike) / len(alike)


def test_the_preview_is_the_page_that_is_saved(at: At, tmp_path: Path) -> None:
    hand = at("print")
    screen = screen_of(hand)
    hand.key(Qt.Key.Key_PageDown)
    hand.key(Qt.Key.Key_PageDown)
    assert screen.sheet.current() == 2
    saved(hand, tmp_path / "a.pdf")
    pdf = (tmp_path / "a.pdf").read_bytes()
    shown = screen.view.image()
    assert shown is not None
    assert shown == picture_of(pdf, 2, screen.view.wanted_height())
    hand.press(screen.view)
    near = screen.view.image()
    assert near is not None
    assert near.height() > 2.5 * shown.height()
    hand.key(Qt.Key.Key_Escape)
    assert not screen.view.near
    hand.key(Qt.Key.Key_Right, screen.view)
    assert screen.sheet.current() == 3
    assert screen.view.image() == picture_of(pdf, 3, screen.view.wanted_height())


def test_print_hands_the_sheets_to_the_systems_program(at: At) -> None:
    hand = at("print")
    screen = screen_of(hand)
    handed: list[Path] = []
    screen.desk.show_file = lambda path: not handed.append(path)
    hand.press(screen.print)
    document = pypdfium2.PdfDocument(handed[0].read_bytes())
    assert len(document) == 19
    assert b"/PrintScaling /None" in handed[0].read_bytes()
    hand.press(screen.ruler_page)
    assert len(pypdfium2.PdfDocument(handed[1].read_bytes())) == 1
    assert "Rulers" in screen.sheet.accessibleName()
    QTest.keyClick(screen.across.edit, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    hand.rest()
    assert handed[2] == handed[0]
    screen.desk.show_file = lambda path: False
    hand.press(screen.print)
    assert "save the PDF" in hand.said()


def test_a_place_that_cant_be_written_is_told_and_no_place_writes_nothing(
    at: At, tmp_path: Path
) -> None:
    hand = at("print")
    screen = screen_of(hand)
    screen.desk.ask_where = lambda name: str(tmp_path / "none" / name)
    hand.press(screen.save)
    assert "could not be written" in hand.said()
    screen.desk.ask_where = lambda name: ""
    before = hand.said()
    hand.press(screen.save)
    assert hand.said() == before


def test_the_workshops_deck_is_the_one_to_print_with_what_is_drawn_of_it(at: At) -> None:
    rack = Rack(paths.decks(), ("classic",))
    path = rack.copy(read_deck(), {})
    rack.rename(path, "Sunday")
    bare = rack.new("Bare", "A test")
    hand = at("workshop")
    hub = hand.window.screens["workshop"]
    assert isinstance(hub, WorkshopScreen)
    names = [row.name for row in hub.list.rows()]
    hub.list.choose(names.index("Sunday"))
    hand.press(hub.links["print"])
    screen = screen_of(hand)
    chosen = screen.chosen()
    assert chosen is not None
    assert chosen.path == path
    assert screen.picks.taken() == frozenset(KEYS)
    hand.key(Qt.Key.Key_Escape)
    assert hand.window.screen_name() == "workshop"
    hub.list.choose(names.index("Bare"))
    hand.press(hub.links["print"])
    chosen = screen.chosen()
    assert chosen is not None
    assert chosen.path == bare
    assert screen.picks.taken() == frozenset()
    assert "rulers alone" in hand.said()
