"""What the print page remembers of printers, whatever has become of its files."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from gridlight import cli, paths
from gridlight.kernel.errors import OptionError
from gridlight.present.printing import correction_words, length_of
from gridlight.present.printing_printers import (
    BOOK,
    IN_FORCE,
    MOST_PRINTERS,
    Printer,
    Printers,
    load,
    save,
)
from gridlight.session.games import read_deck
from gridlight.ui.printing.screen import PrintScreen
from gridlight.workshop.drafting.rack import Rack
from gridlight.workshop.paper import Correction
from helpers.workshop_pages import Hand


def test_printers_come_back_as_they_were(tmp_path: Path) -> None:
    printers = Printers().corrected(Correction(1.01, 0.99)).added("Attic").added("Den")
    printers = printers.corrected(Correction(0.98, 1.02)).choose(1)
    assert save(tmp_path, printers) == ""
    assert load(tmp_path) == printers
    assert sorted(file.name for file in tmp_path.iterdir()) == [IN_FORCE, BOOK]


def test_the_shells_correction_is_that_of_the_chosen_printer(tmp_path: Path) -> None:
    save(tmp_path, Printers().added("Attic"))
    (tmp_path / IN_FORCE).write_text(Correction(1.02, 0.97).as_json())
    assert load(tmp_path).printer == Printer("Attic", Correction(1.02, 0.97))
    assert load(tmp_path).known[0] == Printer()


def test_what_the_page_measured_the_shell_prints_with(
    own_home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = paths.settings_file().parent
    save(folder, Printers().corrected(Correction(1.0, 1.0).after(99.0, 101.0)))
    out = tmp_path / "a.pdf"
    rulers = ["--ruler", "100x99"]
    words = ["deck", "print", "classic", "--out", str(out), *rulers]
    assert cli.main(words, "") == 0
    assert load(folder).printer.correction.across == pytest.approx(1 / 0.99)
    assert load(folder).printer.correction.down == pytest.approx(1 / 1.01 / 0.99)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"format": 1, "chosen": 0, "printers": []}',
        '{"format": 1, "chosen": 3, "printers": [{"name": "A", "across": 1, "down": 1}]}',
        '{"format": 1, "chosen": true, "printers": [{"name": "A", "across": 1, "down": 1}]}',
        '{"format": 1, "chosen": 0, "printers": [{"name": "", "across": 1, "down": 1}]}',
        '{"format": 1, "chosen": 0, "printers": [{"name": 7, "across": 1, "down": 1}]}',
        '{"format": 1, "chosen": 0, "printers": 7}',
        "[" * 100_000,
    ],
)
def test_a_book_that_cant_be_trusted_is_begun_anew(tmp_path: Path, text: str) -> None:
    (tmp_path / BOOK).write_text(text)
    (tmp_path / IN_FORCE).write_text(text)
    assert load(tmp_path) == Printers()


def test_a_wild_correction_is_none(tmp_path: Path) -> None:
    row = {"name": "A", "across": 7.0, "down": 1.0}
    (tmp_path / BOOK).write_text(json.dumps({"format": 1, "chosen": 0, "printers": [row]}))
    assert load(tmp_path).printer == Printer("A")


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    assert "could not be written" in save(tmp_path / "none", Printers())


def test_names_are_known_once_and_not_without_end() -> None:
    printers = Printers().added(" Attic   laser ")
    assert printers.names() == ("My printer", "Attic laser")
    assert printers.choose(0).added("ATTIC LASER") == printers
    for words in ("", "  ", "a\x07b"):
        with pytest.raises(OptionError):
            printers.added(words)
    for index in range(MOST_PRINTERS - 2):
        printers = printers.added(f"P{index}")
    with pytest.raises(OptionError, match="Forget one"):
        printers.added("One more")


def test_the_last_printer_only_loses_its_correction() -> None:
    printers = Printers().corrected(Correction(1.01, 1.01))
    assert printers.forgotten() == Printers()


def test_corrections_are_told_as_what_the_printer_does() -> None:
    assert "Nothing" in correction_words(Correction())
    told = correction_words(Correction().after(99.6, 100.2)).replace("\N{NO-BREAK SPACE}", " ")
    assert told.startswith("It prints 0.40 % too small across and 0.20 % too large down.")
    one = correction_words(Correction().after(100.0, 99.0))
    assert "across" not in one


@pytest.mark.parametrize(
    ("text", "length"), [("99.6", 99.6), (" 99,6 mm ", 99.6), ("100mm", 100.0), ("101.25", 101.25)]
)
def test_lengths_are_read_as_people_write_them(text: str, length: float) -> None:
    assert length_of(text, "down") == length


def test_a_deck_chosen_on_the_page_stays_while_one_looks_away(at: Callable[[str], Hand]) -> None:
    rack = Rack(paths.decks(), ("classic",))
    rack.copy(read_deck(), {})
    hand = at("print")
    screen = hand.window.screens["print"]
    assert isinstance(screen, PrintScreen)
    first = screen.chosen()
    hand.key(Qt.Key.Key_Right, screen.deck)
    other = screen.chosen()
    assert other != first
    hand.press(screen.picks, screen.picks.key_rect("5").center())
    hand.press(screen.top_bar.button("settings"))
    hand.key(Qt.Key.Key_Escape)
    assert hand.window.screen_name() == "print"
    assert screen.chosen() == other
    assert "5" not in screen.picks.taken()
