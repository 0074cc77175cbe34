"""New game: one sheet with both teams and the length, and a second page with all options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.kernel.language import tr
from gridlight.present.new_game import (
    BOTH,
    Option,
    Value,
    opponent_of,
    sheet_of,
    tables_of,
    whole,
)
from gridlight.present.preferences import LONGEST_NAME
from gridlight.session.journal import NAMELESS, level_name
from gridlight.session.own_tables import OwnTables
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button, Choice, Switch
from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.keepsakes import paint_keepsake
from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.stepper import Stepper
from gridlight.ui.paint.swatches import Swatches
from gridlight.ui.paint.text import LEFT, draw_lines, draw_text
from gridlight.ui.theme import Theme, Wishes, team_fault
from gridlight.ui.tokens import DEN, SPACE, TEAM_COLORS

HINT = tr("Enter plays, O turns the page, Escape goes back")
SENTENCE = tr("Two people at one screen. Press Play for the coin toss.")
ALONE = tr("You against the computer. Press Play for the coin toss.")
WATCHED = tr("The computer against itself; P pauses. Press Play for the coin toss.")
TOP, FOOT, PITCH, GAP, LABEL = 80.0, 76.0, 58.0, 6.0, 160.0
LETTERS = 48  # that the names of a row of choices have room for


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the sheet says: the game, names, team colors and settings.

    `level` is that of the computer which plays the seat `coached`, or `both`; both are empty
    where two people play. `tables` are names of tables other than the house's.
    """

    game: str
    home: str
    visitors: str
    home_color: str
    visitors_color: str
    settings: Mapping[str, Value]
    level: str = ""
    coached: str = ""
    tables: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sheet; `option` is what it chooses, `folded` ones are on the second page."""

    label: str
    controls: tuple[QWidget, ...]
    option: Option | None = None

    @property
    def folded(self) -> bool:
        """Whether it is on the second page."""
        return self.option is not None and not self.option.first


class NewGameScreen(Screen):
    """The sheet; `agreed` carries an `Agreed` when Play is pressed and all is well.

    `edit_wanted` carries the name of the page on which tables are made that it offers; `own`
    says, whenever it is shown, which there are.

    `settings` are those that it starts with, as far as the game still knows them; `names` are
    the teams'.
    """

    agreed = Signal(object)
    edit_wanted = Signal(str)

    bar_items = ("settings", "help")
    lamp = (0.5, 0.4)

    def __init__(
        self,
        wishes: Wishes | None = None,
        game: str = "foto-electric",
        settings: Mapping[str, Value] | None = None,
        parent: QWidget | None = None,
        names: tuple[str, str] = ("Home", "Visitors"),
        own: Callable[[], OwnTables] = OwnTables,
    ) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        w = wishes or Wishes()
        self._own = own
        self.kind = sheet_of(game, own())
        self.home_name = _name_edit(tr("Home"), NAMELESS.get(names[0], names[0]), self)
        self.visitors_name = _name_edit(tr("Visitors"), NAMELESS.get(names[1], names[1]), self)
        self.home_color = Swatches(tr("Home’s color"), TEAM_COLORS, t, self)
        self.visitors_color = Swatches(tr("The visitors’ color"), TEAM_COLORS, t, self)
        self.home_color.set_current(w.home_color or DEN.home)
        self.visitors_color.set_current(w.visitors_color or DEN.vis)
        self.controls: dict[str, Choice | Switch | Stepper] = {}
        self._typed: dict[str, str] = {}
        self.lines = (
            Line(tr("Home"), (self.home_name, self.home_color)),
            Line(tr("Visitors"), (self.visitors_name, self.visitors_color)),
            *(self._line(option, settings or {}) for option in self.kind.options),
        )
        self.options = Button(tr("More options"), t, "paper", self, key="O", pill=False)
        self.options.setShortcut(QKeySequence())  # the key comes by way of the screen, at once
        self.usual = Button(tr("As it came"), t, "paper", self, pill=False)
        self.edit = Button(tr("Edit cards…"), t, "paper", self, pill=False)
        self.back = Button(tr("Back"), t, "paper", self, pill=False)
        self.play = Button(tr("Play"), t, "accent", self, pill=False)
        self._open = False
        self.set_title(tr("NEW GAME"), self.kind.title)
        self._say(SENTENCE)
        self._seat_opponent()
        self._connect()
        self.unfold(False)

    def _line(self, option: Option, settings: Mapping[str, Value]) -> Line:
        place, t = option.place_in(settings), self.theme
        control: Choice | Switch | Stepper
        if option.switch:
            control = Switch(option.switch, t, self)
            control.setChecked(place == 1)
            control.toggled.connect(lambda _: self.update())
        else:
            names = [pick.name for pick in option.picks]
            kind = Choice if sum(map(len, names)) <= LETTERS else Stepper
            control = kind(option.label, names, t, self, place)
            control.chosen.connect(lambda _: self._chosen(option))
        self.controls[option.key] = control
        self._describe(option)
        return Line(option.label, (control,), option)

    def _connect(self) -> None:
        self.options.clicked.connect(lambda: self.unfold(not self._open))
        self.usual.clicked.connect(self.as_it_came)
        self.edit.clicked.connect(lambda: self.edit_wanted.emit(self._to_edit()))
        self.play.clicked.connect(self._play)
        self.back.clicked.connect(self._go_back)
        self.home_color.wanted.connect(lambda c: self._wear(c, self.visitors_color.current()))
        self.visitors_color.wanted.connect(lambda c: self._wear(self.home_color.current(), c))

    def _say(self, sentence: str) -> None:
        self.say(sentence, HINT, tr("NEW GAME"), "")

    # both pages

    @property
    def unfolded(self) -> bool:
        """Whether the page with the options shows."""
        return self._open

    def unfold(self, unfold: bool) -> None:
        """Turn to the options, or back to the teams."""
        self._open = unfold
        self.options.setText(tr("Teams and length") if unfold else tr("More options"))
        self.options.setAccessibleName(self.options.text())
        self.usual.setVisible(unfold)
        self.edit.setText(tr("Edit tables…") if unfold else tr("Edit cards…"))
        self.edit.setAccessibleName(self.edit.text())
        self.edit.setVisible(unfold or bool(self.chosen().get("penalty_system")))
        shown = self.shown_lines()
        for line in self.lines:
            for control in line.controls:
                control.setVisible(line in shown)
        self.place()
        self.update()

    def shown_lines(self) -> list[Line]:
        """The lines of the page that shows."""
        return [line for line in self.lines if line.folded == self._open and self._wanted(line)]

    def _wanted(self, line: Line) -> bool:
        """Whether what an option needs is on."""
        return line.option is None or line.option.wanted(self.chosen())

    def _to_edit(self) -> str:
        return "tables" if self._open else "penalty-cards"

    def _offer(self) -> None:
        """Offer the tables that there are by now, what is chosen staying as far as it can."""
        kind = sheet_of(self.kind.game, self._own())
        if kind == self.kind:
            return
        chosen = self.chosen()
        for control in self.controls.values():
            control.hide()
            control.deleteLater()
        self.kind, self.controls = kind, {}
        fresh = tuple(self._line(option, chosen) for option in kind.options)
        self.lines = (*self.lines[:2], *fresh)
        before: QWidget = self.visitors_color
        for part in (*self.controls.values(), self.options):
            self.setTabOrder(before, part)
            before = part
        self.themed()
        self.unfold(self._open)

    def start_focus(self) -> None:
        """Put the keyboard on Play: two clicks from Home to the coin toss."""
        self._offer()
        self.play.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_back(self) -> None:
        if self._open:
            self.unfold(False)
        else:
            self.home_wanted.emit()

    # what is chosen

    def place_of(self, option: Option) -> int:
        """The place of the choice that an option stands at."""
        control = self.controls[option.key]
        return int(control.isChecked()) if isinstance(control, Switch) else control.current()

    def choose(self, key: str, place: int) -> None:
        """Let an option stand at a place."""
        control = self.controls[key]
        if isinstance(control, Switch):
            control.setChecked(place == 1)
        else:
            control.set_current(place, tell=True)

    def as_it_came(self) -> None:
        """Let every option stand where a first game starts; the teams keep their names."""
        for option in self.kind.options:
            self.choose(option.key, option.usual)
        self._say(tr("All options stand as they came."))

    def meaning(self, option: Option) -> str:
        """What an option means as it stands."""
        return option.picks[self.place_of(option)].meaning

    def _chosen(self, option: Option) -> None:
        self._describe(option)
        self._seat_opponent()
        if any(other.needed in option.picks[0].settings for other in self.kind.options):
            self.unfold(self._open)
        self.update()

    def _seat_opponent(self) -> None:
        """The computer goes by its level's name: the team that it plays needs no other."""
        level, coached = opponent_of(self.chosen())
        for team, edit in (("home", self.home_name), ("visitors", self.visitors_name)):
            if edit.isEnabled():
                self._typed[team] = edit.text()
            edit.setEnabled(team != coached)
            edit.setText(self._typed[team] if team != coached else level_name(level))
        self._say(_said(level, coached))

    def _describe(self, option: Option) -> None:
        self.controls[option.key].setAccessibleDescription(self.meaning(option))

    def settings(self) -> dict[str, Value]:
        """The settings as the sheet has them, for a game's setup."""
        return whole(self.chosen())

    def chosen(self) -> dict[str, Value]:
        """What all options stand for, the opponent with them."""
        chosen: dict[str, Value] = {}
        for option in self.kind.options:
            chosen |= option.picks[self.place_of(option)].settings
        return chosen

    def _wear(self, home: str, visitors: str) -> None:
        fault = team_fault(home, visitors)
        if fault is not None:
            self._say(fault)
            return
        self.home_color.set_current(home)
        self.visitors_color.set_current(visitors)
        self._say(SENTENCE)

    def _play(self) -> None:
        self._seat_opponent()  # takes down the names that were typed
        home = _kept(self._typed["home"]) or "Home"
        visitors = _kept(self._typed["visitors"]) or "Visitors"
        level, coached = opponent_of(self.chosen())
        there = {"home": home, "visitors": visitors}
        if coached in there:
            there[coached] = level_name(level)
        if there["home"].casefold() == there["visitors"].casefold():
            self.unfold(False)
            self._say(tr("Both teams have the same name; give one another."))
            edit = self.home_name if coached == "visitors" else self.visitors_name
            edit.setFocus()
            edit.selectAll()
            return
        colors = self.home_color.current(), self.visitors_color.current()
        game, settings, tables = self.kind.game, self.settings(), tables_of(self.chosen())
        self.agreed.emit(Agreed(game, home, visitors, *colors, settings, level, coached, tables))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, Enter plays, O turns the page."""
        if event.key() == Qt.Key.Key_Escape:
            self._go_back()
        elif event.key() == Qt.Key.Key_O:
            self.unfold(not self._open)
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
        for swatches in (self.home_color, self.visitors_color):  # its palette has its own pair
            swatches.setEnabled(not self._wishes.color_blind)
        for button in (self.options, self.usual, self.edit, self.back, self.play):
            button.set_theme(t)

    def sheet(self) -> QRectF:
        """Where the sheet lies."""
        stage, k = self.stage(), self.theme.k
        wide = min(stage.width() - 2 * self.theme.px(SPACE.s5), 980 * k)
        rows = max(len(self.shown_lines()), 5 if not self._open else 1)
        wanted = (TOP + FOOT + self._pitch() * rows) * k
        high = min(stage.height() - 2 * self.theme.px(SPACE.s3), wanted)
        box = QRectF(0, 0, wide, high)
        box.moveCenter(stage.center())
        return box

    def _pitch(self) -> float:
        type_size = max(1.0, self.theme.text)
        return PITCH * (0.4 + 0.6 * type_size) if self._open else 18 + 48 * type_size

    def _left(self) -> float:
        """Where the lines begin: right of the box, which the options need no room for."""
        return self.sheet().left() + (36 if self._open else 270) * self.theme.k

    def rows(self) -> list[tuple[Line, QRectF]]:
        """The lines of the page that shows, and where each lies."""
        sheet, k = self.sheet(), self.theme.k
        shown = self.shown_lines()
        top = sheet.top() + TOP * k
        pitch = min(self._pitch() * k, (sheet.bottom() - FOOT * k - top) / len(shown))
        left = self._left()
        wide = sheet.right() - 36 * k - left
        return [(line, QRectF(left, top + i * pitch, wide, pitch)) for i, line in enumerate(shown)]

    def meaning_rect(self, row: QRectF) -> QRectF:
        """Where a row says what its choice means: beside the options, below the length."""
        k = self.theme.k
        left = row.left() + LABEL * k
        if self._open:
            widest = max(c.sizeHint().width() for line in self.shown_lines() for c in line.controls)
            return QRectF(row.topLeft(), row.bottomRight()).adjusted(
                left - row.left() + widest + 22 * k, 3 * k, 0, -3 * k
            )
        high = 18 * k * max(1.0, self.theme.text)
        return QRectF(left + 6 * k, row.bottom() - GAP * k - high, row.right() - left - 6 * k, high)

    def _middle(self, line: Line, row: QRectF) -> float:
        """The height at which a row's label and controls stand."""
        if line.option is None or self._open:
            return row.center().y()
        return (row.top() + self.meaning_rect(row).top()) / 2

    def place(self) -> None:
        """Lay the controls out on the sheet."""
        k = self.theme.k
        for line, row in self.rows():
            left, middle = row.left() + LABEL * k, self._middle(line, row)
            room = 2 * (middle - row.top()) + 4 * k
            for control in line.controls:
                size = control.sizeHint()
                edit = isinstance(control, QLineEdit)
                wide = min(190 * k if edit else size.width(), row.right() - left)
                high = 34 * k if edit else min(size.height(), room)
                control.setGeometry(QRectF(left, middle - high / 2, wide, high).toRect())
                left += wide + 18 * k
        self._place_buttons()

    def _place_buttons(self) -> None:
        sheet, k = self.sheet(), self.theme.k
        right = sheet.right() - 28 * k
        for button in (self.play, self.back):
            size = button.sizeHint()
            wide = size.width() + (56 * k if button is self.play else 0)
            right -= wide
            top = sheet.bottom() - 18 * k - size.height()
            button.setGeometry(QRectF(right, top, wide, size.height()).toRect())
            right -= 6 * k
        left = self._left() - 8 * k
        shown = (self.options, self.usual, self.edit) if self._open else (self.options, self.edit)
        for button in shown:
            size = button.sizeHint()
            top = sheet.bottom() - 18 * k - size.height()
            button.setGeometry(QRectF(left, top, size.width(), size.height()).toRect())
            left += size.width() + 6 * k

    def paint_stage(self, painter: QPainter) -> None:
        """The sheet, the box at its left, the labels, and what each choice means."""
        t, k = self.theme, self.theme.k
        sheet, left = self.sheet(), self._left()
        paint_panel(painter, sheet, t)
        if not self._open:
            self._paint_box(painter, sheet)
        head = QRectF(left, sheet.top() + 26 * k, sheet.right() - 36 * k - left, 34 * k)
        title = tr("{title}: options", title=self.kind.title) if self._open else self.kind.title
        draw_text(painter, head, title.upper(), t, "heading", "panel_text", LEFT)
        paint_rule(painter, head.translated(0, 42 * k), t)
        for line, row in self.rows():
            label = QRectF(row.left(), 0, (LABEL - 8) * k, row.height())
            label.moveCenter(QPointF(label.center().x(), self._middle(line, row)))
            draw_text(painter, label, line.label, t, "field-label", "panel_mut", LEFT)
            if line.option is not None:
                self._paint_meaning(painter, line.option, row)

    def _paint_meaning(self, painter: QPainter, option: Option, row: QRectF) -> None:
        box, words, t = self.meaning_rect(row), self.meaning(option), self.theme
        if not self._open:
            draw_text(painter, box, words, t, "small", "panel_mut", LEFT)
            return
        if row.top() > self.rows()[0][1].top():
            paint_rule(painter, row, t)
        draw_lines(painter, box, words, t, "small", "panel_mut", LEFT)

    def _paint_box(self, painter: QPainter, sheet: QRectF) -> None:
        t, k, game = self.theme, self.theme.k, self.kind.game
        high = 256 if game == "foto-electric" else 178
        box = QRectF(sheet.left() + 32 * k, sheet.top() + 34 * k, 196 * k, high * k)
        key = ("keepsake", t.ink, round(k, 3), game, "sheet")
        paint_baked(painter, box, key, lambda p, r: paint_keepsake(p, r, t, game), t.px(6))
        words = QRectF(box.left(), box.bottom() + 16 * k, box.width(), 100 * k)
        draw_lines(painter, words, self.kind.lead, t, "body", "panel_mut")


def _said(level: str, coached: str) -> str:
    if coached == BOTH:
        return WATCHED
    return ALONE if level else SENTENCE


def _name_edit(team: str, name: str, parent: QWidget) -> QLineEdit:
    edit = QLineEdit(name, parent)
    edit.setAccessibleName(tr("Name of the team: {team}", team=team))
    edit.setMaxLength(LONGEST_NAME)
    return edit


def edit_style(theme: Theme, kind: str = "QLineEdit") -> str:
    """The style of a field to write in."""
    ink = theme.ink
    return (
        f"{kind} {{ background: {ink.field_paper}; color: {ink.panel_text};"
        f" border: {max(1, round(theme.px(1)))}px solid {ink.panel_edge};"
        f" border-radius: {round(theme.px(SPACE.r_paper))}px; padding: 0 {round(theme.px(8))}px;"
        f" selection-background-color: {ink.board}; selection-color: {ink.board_text}; }}"
        f" {kind}:focus {{ border: {max(2, round(theme.px(2)))}px solid {ink.focus}; }}"
    )


def _kept(typed: str) -> str:
    """A name as records keep it, where those of nameless teams are the same in all languages."""
    name = typed.strip()
    return next((kept for kept, words in NAMELESS.items() if words == name), name)
