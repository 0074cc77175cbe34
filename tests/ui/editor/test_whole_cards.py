"""Whole cards drawn by nothing but a mouse, from Home to the light box."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from gridlight import paths
from gridlight.cards.decks import load
from gridlight.cards.light import LightTable
from gridlight.cards.model import DefenseCard, End, Kind, OffenseCard, Point
from gridlight.present.editor import words_of
from gridlight.session.games import read_deck
from gridlight.ui.editor.trial import TrialScreen
from gridlight.ui.main_window import MainWindow
from gridlight.ui.screens.home import Home
from gridlight.workshop.drafting.drafter import Tool
from gridlight.workshop.drafting.rack import Rack
from gridlight.workshop.drafting.trail import trail_of
from helpers.mouse import Mouse
from helpers.workshop_pages import Visitor


class Drawing(Visitor):
    """A person with a mouse before the window, who has come from Home to a new deck."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        super().__init__(window, qtbot)
        self.mouse = Mouse(window)
        home = window.screens["home"]
        assert isinstance(home, Home)
        self.mouse.click(next(tile for tile in home.tiles if tile.text() == "Workshop"))
        self.rest()
        self.mouse.click(self.hub.new)
        self.rest()
        self.mouse.click(self.hub.draw)
        self.rest()

    @property
    def trial(self) -> TrialScreen:
        found = self.window.screens["trial"]
        assert isinstance(found, TrialScreen)
        return found

    def take(self, tool: Tool) -> None:
        self.mouse.click(self.editor.rack.buttons[tool])

    def draw(self, tool: Tool, *places: tuple[float, float]) -> None:
        self.take(tool)
        for x, y in places:
            self.mouse.click(self.editor.board, self.editor.board.point(x, y))

    def name(self, words: str) -> None:
        self.mouse.click(self.editor.panel.name)
        self.mouse.write(words)

    def try_it(self) -> str:
        """Try the card on the light box and come back; what the box said."""
        self.mouse.click(self.editor.trial)
        assert self.window.screen_name() == "trial"
        trial = self.trial
        self.mouse.click(trial.pull)
        self.qtbot.waitUntil(lambda: trial.told, timeout=20_000)
        said = self.said()
        self.mouse.click(trial.back)
        assert self.window.screen_name() == "editor"
        return said


@pytest.fixture
def drawing(open_window: Callable[[], MainWindow], qtbot: QtBot) -> Drawing:
    return Drawing(open_window(), qtbot)


def draw_play(drawing: Drawing) -> OffenseCard:
    """Run, pass, run, lateral, run to the far edge."""
    drawing.draw(Tool.PATH, (0, -8), (0, -4), (-6, -4))
    drawing.draw(Tool.PASS, (-6, 6))
    drawing.draw(Tool.STAR, (-8, 8))
    drawing.draw(Tool.PATH, (-8, 15))
    drawing.draw(Tool.LATERAL, (-14, 12))
    drawing.draw(Tool.PATH, (-14, 25), (-10, 40.4))
    drawing.take(Tool.SELECT)
    drawing.name("Hook and ladder")
    card = drawing.editor.drafter.card
    assert isinstance(card, OffenseCard)
    return card


def test_a_play_of_a_new_deck_is_drawn_saved_and_tried_against_the_bundled_formations(
    drawing: Drawing,
) -> None:
    editor, mouse = drawing.editor, drawing.mouse
    assert editor.strip.cells()[3].words == "No result yet"
    card = draw_play(drawing)
    assert (card.name, card.kind, card.ends) == ("Hook and ladder", Kind.PASS, End.TOUCHDOWN)
    kinds = [part.kind.value for part in card.segments]
    assert kinds == ["run", "pass", "run", "lateral", "run"]
    assert card.stars() == (Point(-8.0, 8.0), Point(-14.0, 12.0))
    assert [(p.x, p.y) for p in trail_of(card).points] == [
        *((0.0, -8.0), (0.0, -4.0), (-6.0, -4.0), (-8.0, 8.0), (-8.0, 15.0)),
        *((-14.0, 12.0), (-14.0, 25.0), (-10.0, 40.5)),
    ]
    mouse.click(editor.save)
    assert not editor.drafter.draft.unsaved
    mouse.click(editor.tabs, editor.tabs.option_rect(1))
    assert not any(fault.grave for fault in editor.faults.faults())
    mouse.click(editor.tabs, editor.tabs.option_rect(0))

    # nobody has drawn a formation yet: Classic's stand in, and it is said
    classic = read_deck()
    assert editor.live.rivals == classic
    assert [row.name for row in editor.table.rows()] == [c.name for c in classic.defense]
    mouse.click(editor.table, editor.table.cell_rect(2, 5))
    light = LightTable(classic).resolve(card, classic.formation("C"), 2)
    assert editor.strip.cells()[5].words == words_of(light) == editor.table.rows()[2].cells[5].words
    assert "of Classic" in editor.against.accessibleName()
    assert drawing.try_it() == f"{words_of(light)}."


def test_a_formation_is_drawn_saved_and_tried_against_the_play_of_its_deck(
    drawing: Drawing,
) -> None:
    editor, mouse = drawing.editor, drawing.mouse
    play = draw_play(drawing)
    for _ in range(6):  # from play 1 back round to formation A
        mouse.click(editor.cards, editor.cards.arrow_rect(-1))
    assert editor.drafter.key == "A"
    mouse.click(editor.panel.both)
    drawing.draw(Tool.DIAMOND, *((3.0 * n, 18.0) for n in range(1, 5)), (5, 22), (0, 10))
    mouse.click(editor.panel.both)
    drawing.draw(Tool.DOT, (8, 5), (-8, 30))
    drawing.take(Tool.SELECT)
    drawing.name("Umbrella")
    card = editor.drafter.card
    assert isinstance(card, DefenseCard)
    assert card.name == "Umbrella"
    assert len(card.diamonds) == 11
    assert {Point(-9.0, 18.0), Point(9.0, 18.0), Point(0.0, 10.0)} <= set(card.diamonds)
    assert set(card.dots) == {Point(8.0, 5.0), Point(-8.0, 30.0)}

    # against Classic's plays first, then against the one of its own deck
    assert len(editor.table.rows()) == 12
    mouse.click(editor.rivals, editor.rivals.option_rect(0))
    assert editor.live.rivals == editor.drafter.deck
    mouse.click(editor.save)
    deck = load(editor.drafter.desk.path)
    assert (deck.play(1), deck.formation("A")) == (play, card)
    found = LightTable(deck).resolve(deck.play(1), deck.formation("A"), 0)
    assert editor.strip.cells()[3].words == words_of(found)
    assert drawing.try_it() == f"{words_of(found)}."

    # back to the table and what the deck lacks is said there
    mouse.click(editor.top_bar.button("home"))
    drawing.rest()
    assert drawing.window.screen_name() == "workshop"
    assert drawing.hub.list.rows()[0].what == "1 play, 1 formation"
    assert Rack(paths.decks()).decks()[0].deck is not None


def test_a_drag_by_mouse_is_taken_back(drawing: Drawing) -> None:
    editor, mouse = drawing.editor, drawing.mouse
    card = draw_play(drawing)
    mouse.drag(editor.board, editor.board.point(-8.0, 15.0), editor.board.point(-5.0, 20.0))
    assert Point(-5.0, 20.0, 0.0) in trail_of(editor.drafter.card).points  # type: ignore[arg-type]
    mouse.click(editor.top_bar.button("undo"))
    assert editor.drafter.card == card


def test_no_guide_stays_on_the_board_after_undo(drawing: Drawing) -> None:
    editor, mouse = drawing.editor, drawing.mouse
    drawing.draw(Tool.PATH, (0, -8), (0, -4), (-6, 20.2))

    def guide() -> bool:
        """Whether the yard line that caught the point is golden at the card's right edge."""
        board = editor.board
        left, right = board.point(12.0, 20.0).toPoint(), board.point(19.0, 20.0).toPoint()
        picture, gold = board.grab().toImage(), editor.theme.color("glow")
        rows, columns = range(left.y() - 2, left.y() + 3), range(left.x(), right.x())
        reds = [picture.pixelColor(x, y).red() for x in columns for y in rows]
        return max(reds) > gold.red() - 60

    assert guide()
    mouse.click(editor.top_bar.button("undo"))
    assert not guide()


def test_the_board_is_pushed_and_shown_whole_by_mouse(drawing: Drawing) -> None:
    editor, mouse = drawing.editor, drawing.mouse
    for _ in range(4):
        mouse.click(editor.nearer)
    assert editor.board.sight.zoom > 1.9
    mouse.click(editor.farther)
    mouse.click(editor.whole)
    assert editor.board.sight.zoom == 1.0
    assert editor.board.sight.card().center().x() == pytest.approx(
        editor.board.paper().center().x()
    )
