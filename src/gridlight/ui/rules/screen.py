"""Rules: every ruling in our words, found by typing, with what the text leaves open beside it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.kernel.language import tr
from gridlight.present import rules
from gridlight.present.home import TITLES
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button, Choice
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.rules.listing import RuleList
from gridlight.ui.rules.sheet import RulingPaper
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE

GAMES = (rules.ALL, *TITLES)
SHORT = {"foto-electric": "Foto", "all-pro": "All-Pro", "pegskin": "Pegskin"}
SENTENCE = tr("What the old rules say, what they leave open, and how it is played here.")
HINT = tr("Type to search, ↑ ↓ choose, Escape goes back")
BY_KEY = {"before": "Ctrl+PgUp", "after": "Ctrl+PgDown"}
MOST = 200  # letters of a search


class RulesScreen(Screen):
    """The list at the left, the sheet at the right; `home_wanted` goes back.

    `agreed` are the settings of the game on the table, which is of the kind `at_hand`.
    `option_wanted` carries a game and an option of New game, `game_help_wanted` and
    `lesson_wanted` a game.
    """

    option_wanted = Signal(str, str)
    game_help_wanted = Signal(str)
    lesson_wanted = Signal(str)

    bar_items = ("settings",)
    lamp = (0.5, 0.36)

    def __init__(
        self,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        game: str = rules.ALL,
        agreed: Mapping[str, rules.Value] | None = None,
        at_hand: str = "",
    ) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self._agreed, self._at_hand = agreed, at_hand
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search: words, a number, a setting"))
        self.search.setAccessibleName(tr("Search the rulings"))
        self.search.setMaxLength(MOST)
        self.games = Choice(
            tr("Rulings of"), (tr("All"), *(SHORT[each] for each in TITLES)), t, self
        )
        self.list = RuleList(t, self)
        self.paper = RulingPaper(t, self)
        self.before = Button(tr("← Before"), t, "dark", self, pill=False)
        self.after = Button(tr("Next →"), t, "dark", self, pill=False)
        self.how = Button(tr("How to play"), t, "dark", self, pill=False)
        self.lesson = Button(tr("Lesson"), t, "dark", self, pill=False)
        self.done = Button(tr("Done"), t, "accent", self, pill=False)
        self._connect()
        self.set_title(tr("RULES"), tr("Every ruling, in plain words"))
        self.say(SENTENCE, HINT, tr("RULES"), "")
        self.show_game(game)

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _: self._list())
        self.search.installEventFilter(self)
        self.games.chosen.connect(lambda place: self.show_game(GAMES[place]))
        self.list.chosen.connect(lambda _: self._chosen(self.list.number()))
        self.list.opened.connect(lambda _: self.paper.setFocus())
        self.paper.link_wanted.connect(self.show_number)
        self.paper.option_wanted.connect(self.option_wanted)
        self.before.clicked.connect(lambda: self._go(0))
        self.after.clicked.connect(lambda: self._go(1))
        self.how.clicked.connect(lambda: self.game_help_wanted.emit(self._game_of_sheet()))
        self.lesson.clicked.connect(lambda: self.lesson_wanted.emit(self._game_of_sheet()))
        self.done.clicked.connect(self.home_wanted)
        for way, keys in enumerate(BY_KEY.values()):
            turn = QShortcut(QKeySequence(keys), self)
            turn.activated.connect(lambda w=way: self._go(w))
        find = QShortcut(QKeySequence("Ctrl+F"), self)
        find.activated.connect(self._to_search)

    # what is shown

    @property
    def game(self) -> str:
        """The game whose rulings are listed; all with an empty name."""
        return GAMES[self.games.current()]

    def show_game(self, game: str) -> None:
        """List the rulings of a game, or of all."""
        self.games.set_current(GAMES.index(game) if game in GAMES else 0)
        self._list()

    def show_number(self, number: str) -> None:
        """Show a ruling, in a list that holds it."""
        if number not in self.list.numbers():
            self.search.clear()
        if number not in self.list.numbers():
            self.show_game(rules.ALL)
        self.list.choose_number(number)

    def _list(self) -> None:
        self.list.empty = rules.nothing(self.search.text(), self.game)
        self.list.show_rows(rules.rows(self.search.text(), self.game))
        if self.search.text().strip() and self.list.numbers():
            self.list.choose(0)
        else:
            self._chosen(self.list.number())

    def _chosen(self, number: str) -> None:
        game = self.game or self._at_hand
        agreed = self._agreed if game == self._at_hand else None
        sheet = rules.sheet(number, game, agreed)
        self.paper.show_sheet(sheet)
        before, after = rules.neighbors(number, self.list.rows())
        self.before.setEnabled(bool(before))
        self.after.setEnabled(bool(after) and sheet is not None)
        of_one = sheet is not None and len(sheet.games) == 1
        for button in (self.how, self.lesson):
            button.setEnabled(of_one or bool(self.game or self._at_hand))
        if sheet is None:
            self.say(self.list.empty, HINT, tr("RULES"), "")
        else:
            self.say(f"{sheet.number}: {sheet.title}. {sheet.where}.", HINT, tr("RULES"), "")

    def _go(self, way: int) -> None:
        number = rules.neighbors(self.list.number(), self.list.rows())[way]
        if number:
            self.list.choose_number(number)

    def _game_of_sheet(self) -> str:
        sheet = self.paper.sheet()
        if sheet is not None and len(sheet.games) == 1:
            return sheet.games[0]
        return self.game or self._at_hand

    # keys

    def start_focus(self) -> None:
        """Put the keyboard on the list: letters go to the search from there."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def eventFilter(self, watched: QObject, event: object) -> bool:
        """From the search the arrows walk through the list, and Enter goes there."""
        if watched is self.search and isinstance(event, QKeyEvent) and _pressed(event):
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
            key = Qt.Key(event.key())
            if key in steps:
                self.list.choose((self.list.current() or 0) + steps[key])
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.list.setFocus()
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape empties the search, then goes back; letters are looked for."""
        if event.key() == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
                self.list.setFocus()
            else:
                self.home_wanted.emit()
        elif self._starts_a_word(event):
            self.search.setFocus()
            self.search.setText(self.search.text() + event.text())
        else:
            super().keyPressEvent(event)

    def _starts_a_word(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() in (_K.NoModifier, _K.ShiftModifier)
        return plain and event.text().isalnum() and self.list.hasFocus()

    # places

    def themed(self) -> None:
        """Pass the theme on."""
        self.search.setFont(self.theme.font("lead"))
        self.search.setStyleSheet(edit_style(self.theme))
        for part in (self.games, self.list, self.paper):
            part.set_theme(self.theme)
        for button in self._buttons():
            button.set_theme(self.theme)

    def _buttons(self) -> tuple[Button, ...]:
        return (self.before, self.after, self.how, self.lesson, self.done)

    def _foot(self) -> float:
        return max(button.sizeHint().height() for button in self._buttons())

    def _whole(self) -> QRectF:
        stage, m = self.stage(), self.theme.px(SPACE.s5)
        wide = min(stage.width() - 2 * m, 1380 * self.theme.k)
        left = stage.center().x() - wide / 2
        return QRectF(left, stage.top() + m, wide, stage.height() - 1.75 * m - self._foot())

    def index_card(self) -> QRectF:
        """The card at the left."""
        whole, t = self._whole(), self.theme
        wide = min(
            max(t.px(392) * max(1.0, t.text * 0.9), whole.width() * 0.32), whole.width() * 0.42
        )
        return QRectF(whole.left(), whole.top(), wide, whole.height())

    def place(self) -> None:
        """The list with its search at the left, the sheet at the right, buttons below."""
        card, whole, t = self.index_card(), self._whole(), self.theme
        gap, pad = t.px(SPACE.s4), t.px(SPACE.s4)
        inner = card.adjusted(pad, pad, -pad, -pad * 0.6)
        high = t.px(38) * max(1.0, t.text)
        self.search.setGeometry(QRectF(inner.left(), inner.top(), inner.width(), high).toRect())
        size = self.games.sizeHint()
        top = inner.top() + high + t.px(SPACE.s2)
        row = QRectF(inner.left() - t.px(4), top, inner.width() + t.px(8), size.height())
        self.games.setGeometry(row.toRect())
        top = row.bottom() + t.px(SPACE.s2)
        self.list.setGeometry(
            QRectF(inner.left(), top, inner.width() + pad * 0.6, inner.bottom() - top).toRect()
        )
        left = card.right() + gap
        self.paper.lay(QRectF(left, whole.top(), whole.right() - left, whole.height()))
        self._place_buttons(whole)

    def _place_buttons(self, whole: QRectF) -> None:
        t, top = self.theme, whole.bottom() + self.theme.px(SPACE.s2)
        x = whole.left()
        for button in (self.before, self.after):
            size = button.sizeHint()
            button.setGeometry(round(x), round(top), size.width(), size.height())
            x += size.width() + t.px(SPACE.s1)
        x = whole.right()
        for button in (self.done, self.lesson, self.how):
            size = button.sizeHint()
            x -= size.width()
            button.setGeometry(round(x), round(top), size.width(), size.height())
            x -= t.px(SPACE.s1)

    def paint_stage(self, painter: QPainter) -> None:
        """The card under the list."""
        paint_panel(painter, self.index_card(), self.theme)


_K = Qt.KeyboardModifier


def _pressed(event: QKeyEvent) -> bool:
    return event.type() == QKeyEvent.Type.KeyPress
