"""Two decks side by side: every differing pair is gone to, and its cards show where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gridlight.cards.model import Deck, Travel
from gridlight.present.editor_hub import apart, compare
from gridlight.session.games import read_deck
from gridlight.ui.editor import pair_cards
from gridlight.ui.editor.compare import CompareScreen
from gridlight.ui.editor.sight import Sight
from gridlight.workshop.drafting import edits
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.sheets import card_in, with_card
from helpers.people import AT_ONCE, settle

SHIFT = Qt.KeyboardModifier.ShiftModifier


def changed() -> Deck:
    """The bundled deck with a star, a diamond and a dot moved."""
    deck = replace(read_deck(), name="Other")
    moves = (
        ("7", Mark("point", 4), 3.0),
        ("D", Mark("diamond", 4), -2.0),
        ("D", Mark("dot", 0), 1),
    )
    for key, mark, by in moves:
        card = edits.moved(card_in(deck, key), {mark}, (by, 0.0), deck.geometry)
        deck = with_card(deck, key, card)
    return deck


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[CompareScreen]:
    made = CompareScreen((read_deck(), changed()), 0, 1, AT_ONCE)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    made.start_focus()
    qtbot.waitUntil(lambda: made.found is not None, timeout=20_000)
    settle()
    yield made
    made.close()


def test_what_one_card_has_and_the_other_hasnt() -> None:
    one, other = read_deck(), changed()
    old, new = card_in(one, "D"), card_in(other, "D")
    first, second = apart(old, new)
    assert len(first) == len(second) == 2
    diamond, dot = old.diamonds[4], old.dots[0]  # type: ignore[union-attr]
    assert set(first) == {(diamond.x, diamond.y), (dot.x, dot.y)}
    moved_to = {(round(diamond.x - 2.0, 2), diamond.y), (round(dot.x + 1.0, 2), dot.y)}
    assert set(second) == moved_to
    star, moved = apart(card_in(one, "7"), card_in(other, "7"))
    assert len(star) == len(moved) == 1
    assert moved[0] == (round(star[0][0] + 3.0, 2), star[0][1])
    assert apart(card_in(one, "1"), card_in(other, "1")) == ((), ())


def test_a_line_of_another_kind_is_a_difference() -> None:
    card, geometry = read_deck().play(7), read_deck().geometry
    run = edits.traveled(card, 3, Travel.RUN, geometry)
    assert apart(card, run)[0]


def test_every_differing_pair_is_gone_to_by_key_and_by_button(screen: CompareScreen) -> None:
    found = screen.found
    assert found is not None
    differing = found.differing()
    assert {("7", "D"), ("7", "A"), ("1", "D")} <= set(differing)
    assert ("1", "A") not in differing
    start = screen.grid.pair
    seen = []
    for n in range(len(differing)):
        if n % 2:
            QTest.keyClick(screen.grid, Qt.Key.Key_N)
        else:
            QTest.mouseClick(screen.next, Qt.MouseButton.LeftButton)
            screen.grid.setFocus()
        seen.append(screen.grid.pair)
    assert set(seen) == set(differing)
    assert seen[-1] == start
    QTest.keyClick(screen.grid, Qt.Key.Key_N, SHIFT)
    assert screen.grid.pair == seen[-2]
    assert "differ" in screen.grid.accessibleDescription()


def test_both_cards_of_a_pair_show_where_they_differ(
    screen: CompareScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = screen.found
    assert found is not None
    ringed: list[tuple[float, float]] = []
    ring = pair_cards._ring

    def noted(painter: object, theme: object, sight: Sight, place: tuple[float, float]) -> None:
        assert sight.card().adjusted(-1, -1, 1, 1).contains(QPointF(sight.point(*place)))
        ringed.append(place)
        ring(painter, theme, sight, place)  # type: ignore[arg-type]

    monkeypatch.setattr(pair_cards, "_ring", noted)
    screen.grid.go(found.plays.index("7"), found.formations.index("D"))
    screen.grab()
    both = (apart(card_in(found.one, key), card_in(found.other, key)) for key in ("7", "D"))
    assert set(ringed) == {place for sides in both for side in sides for place in side}
    assert len(set(ringed)) == 6
    ringed.clear()
    screen.grid.go(found.plays.index("1"), found.formations.index("A"))
    screen.grab()
    assert ringed == []


def test_decks_that_are_alike_have_no_next_difference() -> None:
    found = compare(read_deck(), replace(read_deck(), name="Twin"))
    assert found.differing() == ()
