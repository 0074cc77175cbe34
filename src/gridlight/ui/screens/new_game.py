"""New game: one sheet with both teams and the length; everything else folded away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button, Choice, Switch
from gridlight.ui.paint.keepsakes import paint_little_box
from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.swatches import Swatches
from gridlight.ui.paint.text import LEFT, draw_lines, draw_text
from gridlight.ui.theme import Theme, Wishes, team_fault
from gridlight.ui.tokens import DEN, SPACE, TEAM_COLORS

LONGEST_NAME = 14
HINT = "Enter plays, Escape goes back"
SENTENCE = "Two people at one screen. Press Play for the coin toss."
LENGTHS = (
    ("10 plays", {"plays_per_quarter": 10}),
    ("20 plays", {"plays_per_quarter": 20}),
    ("30 plays", {"plays_per_quarter": 30}),
    ("15 minutes", {"quarter_minutes": 15}),
    ("20 minutes", {"quarter_minutes": 20}),
)
STANDARD_LENGTH = 2
CLOCKS = (("Off", 0), ("20 seconds", 20), ("45 seconds", 45), ("90 seconds", 90))


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the sheet says: names, team colors, and the settings that differ from the usual."""

    home: str
    visitors: str
    home_color: str
    visitors_color: str
    settings: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sheet; `folded` ones show only when the options are open."""

    label: str
    controls: tuple[QWidget, ...]
    folded: bool = False


class NewGameScreen(Screen):
    """The sheet; `agreed` carries an `Agreed` when Play is pressed and all is well."""

    agreed = Signal(object)

    bar_items = ("settings", "help")
    lamp = (0.5, 0.4)

    def __init__(
        self,
        wishes: Wishes | None = None,
        *,
        table_feel: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        w = wishes or Wishes()
        self.home_name = _name_edit("Home", self)
        self.visitors_name = _name_edit("Visitors", self)
        self.home_color = Swatches("Home’s color", TEAM_COLORS, t, self)
        self.visitors_color = Swatches("The visitors’ color", TEAM_COLORS, t, self)
        self.home_color.set_current(w.home_color or DEN.home)
        self.visitors_color.set_current(w.visitors_color or DEN.vis)
        self.length = Choice("A quarter", [n for n, _ in LENGTHS], t, self, STANDARD_LENGTH)
        self.options = Button("More options", t, "paper", self, key="O", pill=False)
        self.try_points = Choice("Try by run or pass", ("1 point", "2 points"), t, self)
        self.ties = Choice("A tie", ("Stands", "Sudden death"), t, self)
        self.clock = Choice("Decision clock", [n for n, _ in CLOCKS], t, self)
        self.feel = Switch("Cards lie where they are dropped", t, self)
        self.feel.setChecked(table_feel)
        self.hand = Switch("Real dice and spinner at the table", t, self)
        self.play = Button("Play", t, "accent", self, pill=False)
        self.back = Button("Back", t, "paper", self, pill=False)
        self.lines = (
            Line("Home", (self.home_name, self.home_color)),
            Line("Visitors", (self.visitors_name, self.visitors_color)),
            Line("A quarter", (self.length,)),
            Line("Try by run or pass", (self.try_points,), True),
            Line("A tie", (self.ties,), True),
            Line("Decision clock", (self.clock,), True),
            Line("Table feel", (self.feel,), True),
            Line("Roll by hand", (self.hand,), True),
        )
        self._open = False
        self.set_title("NEW GAME", "Foto-Electric")
        self.say(SENTENCE, HINT, "NEW GAME", "")
        self._connect()
        self.unfold(False)

    def _connect(self) -> None:
        self.options.clicked.connect(lambda: self.unfold(not self._open))
        self.play.clicked.connect(self._play)
        self.back.clicked.connect(self.home_wanted)
        self.home_color.wanted.connect(lambda c: self._wear(c, self.visitors_color.current()))
        self.visitors_color.wanted.connect(lambda c: self._wear(self.home_color.current(), c))

    @property
    def unfolded(self) -> bool:
        """Whether the options show."""
        return self._open

    def unfold(self, unfold: bool) -> None:
        """Show the options, or fold them away."""
        self._open = unfold
        self.options.setText("Fewer options" if unfold else "More options")
        self.options.setAccessibleName(self.options.text())
        for line in self.lines:
            for control in line.controls:
                control.setVisible(unfold or not line.folded)
        self.place()
        self.update()

    def start_focus(self) -> None:
        """Put the keyboard on Play: two clicks from Home to the coin toss."""
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wear(self, home: str, visitors: str) -> None:
        fault = team_fault(home, visitors)
        if fault is not None:
            self.say(fault, HINT, "NEW GAME", "")
            return
        self.home_color.set_current(home)
        self.visitors_color.set_current(visitors)
        self.say(SENTENCE, HINT, "NEW GAME", "")

    def settings(self) -> dict[str, object]:
        """The settings as the sheet has them, for a game's setup."""
        chosen: dict[str, object] = dict(LENGTHS[self.length.current()][1])
        chosen["collegiate_try"] = self.try_points.current() == 1
        chosen["sudden_death"] = self.ties.current() == 1
        chosen["decision_seconds"] = CLOCKS[self.clock.current()][1]
        chosen["table_feel"] = self.feel.isChecked()
        chosen["roll_by_hand"] = self.hand.isChecked()
        return chosen

    def _play(self) -> None:
        home = self.home_name.text().strip() or "Home"
        visitors = self.visitors_name.text().strip() or "Visitors"
        if home.casefold() == visitors.casefold():
            self.say("Both teams have the same name; give one another.", HINT, "NEW GAME", "")
            self.visitors_name.setFocus()
            self.visitors_name.selectAll()
            return
        colors = self.home_color.current(), self.visitors_color.current()
        self.agreed.emit(Agreed(home, visitors, *colors, self.settings()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, Enter plays."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._play()
        else:
            super().keyPressEvent(event)

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        t = self.theme
        for line in self.lines:
            for control in line.controls:
                if isinstance(control, QLineEdit):
                    control.setFont(t.font("field-label"))
                    control.setStyleSheet(edit_style(t))
                else:
                    control.set_theme(t)  # type: ignore[attr-defined]
        for button in (self.options, self.play, self.back):
            button.set_theme(t)

    def sheet(self) -> QRectF:
        """Where the sheet lies."""
        stage, k = self.stage(), self.theme.k
        wide = min(stage.width() - 2 * self.theme.px(SPACE.s5), 980 * k)
        rows = sum(1 for line in self.lines if self._open or not line.folded)
        high = min(stage.height() - 2 * self.theme.px(SPACE.s4), (212 + 56 * max(rows, 4)) * k)
        box = QRectF(0, 0, wide, high)
        box.moveCenter(stage.center())
        return box

    def _rows(self) -> list[tuple[Line, QRectF]]:
        sheet, k = self.sheet(), self.theme.k
        shown = [line for line in self.lines if self._open or not line.folded]
        top = sheet.top() + 84 * k
        room = sheet.bottom() - 80 * k - top
        pitch = min(58 * k, room / len(shown))
        left = sheet.left() + 270 * k
        wide = sheet.right() - 36 * k - left
        return [(line, QRectF(left, top + i * pitch, wide, pitch)) for i, line in enumerate(shown)]

    def place(self) -> None:
        """Lay the controls out on the sheet."""
        k = self.theme.k
        for line, row in self._rows():
            left = row.left() + 160 * k
            for control in line.controls:
                size = control.sizeHint()
                wide = 190 * k if isinstance(control, QLineEdit) else size.width()
                high = 34 * k if isinstance(control, QLineEdit) else size.height()
                wide = min(wide, row.right() - left)
                control.setGeometry(QRectF(left, row.center().y() - high / 2, wide, high).toRect())
                left += wide + 18 * k
        sheet = self.sheet()
        right = sheet.right() - 28 * k
        for button in (self.play, self.back):
            size = button.sizeHint()
            wide = size.width() + (56 * k if button is self.play else 0)
            right -= wide
            top = sheet.bottom() - 22 * k - size.height()
            button.setGeometry(QRectF(right, top, wide, size.height()).toRect())
            right -= 6 * k
        size = self.options.sizeHint()
        left = sheet.left() + 262 * k
        top = sheet.bottom() - 22 * k - size.height()
        self.options.setGeometry(QRectF(left, top, size.width(), size.height()).toRect())

    def paint_stage(self, painter: QPainter) -> None:
        """The sheet, the box at its left, and the labels."""
        t, k = self.theme, self.theme.k
        sheet = self.sheet()
        paint_panel(painter, sheet, t)
        box = QRectF(sheet.left() + 32 * k, sheet.top() + 34 * k, 196 * k, 256 * k)
        paint_little_box(painter, box, t)
        words = QRectF(box.left(), box.bottom() + 16 * k, box.width(), 100 * k)
        draw_lines(painter, words, _LEAD, t, "body", "panel_mut")
        left = sheet.left() + 270 * k
        head = QRectF(left, sheet.top() + 30 * k, sheet.right() - 36 * k - left, 34 * k)
        draw_text(painter, head, "FOTO-ELECTRIC", t, "heading", "panel_text", LEFT)
        paint_rule(painter, head.translated(0, 42 * k), t)
        for line, row in self._rows():
            label = QRectF(row.topLeft(), QPointF(row.left() + 150 * k, row.bottom()))
            draw_text(painter, label, line.label, t, "field-label", "panel_mut", LEFT)


_LEAD = "Pick a play in secret, lay the cards on the light box, and pull the slide."


def _name_edit(name: str, parent: QWidget) -> QLineEdit:
    edit = QLineEdit(name, parent)
    edit.setAccessibleName(f"Name of the team: {name}")
    edit.setMaxLength(LONGEST_NAME)
    return edit


def edit_style(theme: Theme) -> str:
    """The style of a field to write in."""
    ink = theme.ink
    return (
        f"QLineEdit {{ background: {ink.field_paper}; color: {ink.panel_text};"
        f" border: {max(1, round(theme.px(1)))}px solid {ink.panel_edge};"
        f" border-radius: {round(theme.px(SPACE.r_paper))}px; padding: 0 {round(theme.px(8))}px;"
        f" selection-background-color: {ink.board}; selection-color: {ink.board_text}; }}"
        f" QLineEdit:focus {{ border: {max(2, round(theme.px(2)))}px solid {ink.focus}; }}"
    )
