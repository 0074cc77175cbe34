"""What the status line says while a computer thinks."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.present.situation import Names
from gridlight.ui.tabletop.thinking import LONG, shown_words, thinking_hint, thinking_words

NAMES = Names("Mariners", "Rookie")


def test_who_thinks_stands_after_what_was_told() -> None:
    said = thinking_words(NAMES, Seat.VISITORS, "A run, 1 yard.")
    assert said == "A run, 1 yard. Rookie is thinking…"
    assert thinking_words(NAMES, Seat.HOME, "") == "Mariners are thinking…"
    assert thinking_hint("", undo=True) == "P pauses, Z takes back"


def test_where_much_was_told_the_hint_says_it() -> None:
    told = "x" * (LONG + 1)
    assert thinking_words(NAMES, Seat.HOME, told) == told
    assert thinking_hint(told, undo=False) == "Thinking… P pauses"


def test_nobody_thinks_while_a_move_is_shown() -> None:
    assert shown_words(NAMES, Seat.VISITORS, "", "Rookie is thinking…") == "Rookie moves."
    assert shown_words(NAMES, Seat.VISITORS, "", "1st and 10.") == "1st and 10."
    assert shown_words(NAMES, Seat.HOME, "A run.", "Rookie is thinking…") == "A run."
