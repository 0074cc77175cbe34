"""Help: how to play, the keys, and how the old rules are read, on two printed cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.home import TITLES
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button, Choice
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.text import LEFT, Align, draw_lines, draw_text, lines_height
from gridlight.ui.screens.help_text import TEXTS, Line, Section
from gridlight.ui.screens.paper import Paper
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

TERM = 118.0
NAMES = {**TITLES, "record-book": tr("Record book"), "workshop": tr("Workshop")}
HINT = tr("↑ ↓ read on, Tab the other card, Escape goes back")


class HelpPaper(Paper):
    """A card of sections."""

    def __init__(self, title: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._sections: tuple[Section, ...] = ()
        self.setAccessibleName(title)

    def show_sections(self, sections: tuple[Section, ...]) -> None:
        """Show these, from the top."""
        self._sections = sections
        self.setAccessibleDescription(_spoken(sections))
        self.scroll_to(0)
        self.changed()

    def content_height(self, width: float) -> float:
        """All sections."""
        return sum(self._section_height(section, width) for section in self._sections)

    def _section_height(self, section: Section, width: float) -> float:
        t = self.theme
        lines = sum(self._line_height(line, width) for line in section[1])
        return t.px(42) + lines + t.px(14)

    def _line_height(self, line: Line, width: float) -> float:
        t = self.theme
        if isinstance(line, str):
            return lines_height(t, "body", line, width) + t.px(8)
        return lines_height(t, "body", line[1], width - self._term()) + t.px(5)

    def _term(self) -> float:
        return self.theme.px(TERM) * max(1.0, self.theme.text)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the sections one under the other."""
        t = self.theme
        top = box.top()
        for title, lines in self._sections:
            head = QRectF(box.left(), top, box.width(), t.px(28))
            draw_text(painter, head, title.upper(), t, "object", "panel_text", LEFT)
            paint_rule(painter, head.translated(0, t.px(31)), t)
            top += t.px(42)
            for line in lines:
                high = self._line_height(line, box.width())
                self._line(painter, QRectF(box.left(), top, box.width(), high), line)
                top += high
            top += t.px(14)

    def _line(self, painter: QPainter, box: QRectF, line: Line) -> None:
        t = self.theme
        if isinstance(line, str):
            draw_lines(painter, box, line, t, "body", "panel_text")
            return
        term = QRectF(box.left(), box.top(), self._term() - t.px(8), box.height())
        top = Align.AlignLeft | Align.AlignTop
        draw_text(painter, term, line[0], t, "body-strong", "panel_text", top)
        draw_lines(painter, box.adjusted(self._term(), 0, 0, 0), line[1], t, "body", "panel_text")


def _spoken(sections: tuple[Section, ...]) -> str:
    words = []
    for title, lines in sections:
        words.append(f"{title}.")
        words += [line if isinstance(line, str) else f"{line[0]}: {line[1]}" for line in lines]
    return " ".join(words)


class HelpScreen(Screen):
    """Both cards of a game side by side, and a choice of the game; `home_wanted` goes back.

    `rules_wanted` carries the game whose rulings are asked for, empty for all of them;
    `lesson_wanted` a game.
    """

    rules_wanted = Signal(str)
    lesson_wanted = Signal(str)

    bar_items = ()
    lamp = (0.5, 0.36)

    def __init__(
        self,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        game: str = "foto-electric",
    ) -> None:
        super().__init__(wishes, parent)
        self.papers = (
            HelpPaper(tr("How to play"), self.theme, self),
            HelpPaper(tr("Keys, options and rulings"), self.theme, self),
        )
        self._games = tuple(TEXTS)
        titles = [NAMES[each] for each in self._games]
        self.choice = Choice(tr("Help for"), titles, self.theme, self)
        self.choice.chosen.connect(lambda place: self.show_game(self._games[place]))
        self.done = Button(tr("Done"), self.theme, "accent", self, pill=False)
        self.done.clicked.connect(self.home_wanted)
        self.rules = Button(tr("Rulings"), self.theme, "dark", self, key="R", pill=False)
        self.rules.setShortcut("R")
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(self._game()))
        self.lesson = Button(tr("Lesson"), self.theme, "dark", self, pill=False)
        self.lesson.clicked.connect(lambda: self.lesson_wanted.emit(self.game))
        self.say(
            tr("How to play, which keys there are, and how the rules are read."),
            HINT,
            tr("HELP"),
            "",
        )
        self.show_game(game)

    def show_game(self, game: str) -> None:
        """Show the help of a game; that of the first one where it has none."""
        self.game = game if game in TEXTS else self._games[0]
        self.choice.set_current(self._games.index(self.game))
        for paper, sections in zip(self.papers, TEXTS[self.game](), strict=True):
            paper.show_sections(sections)
        self.lesson.setEnabled(bool(self._game()))
        self.set_title(tr("HELP"), NAMES[self.game])

    def _game(self) -> str:
        """The game that the help is about; empty for what lies beside the games."""
        return self.game if self.game in TITLES else ""

    def start_focus(self) -> None:
        """Put the keyboard on the first card."""
        self.papers[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape and F1 go back."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        for part in (*self.papers, self.choice, self.done, self.rules, self.lesson):
            part.set_theme(self.theme)

    def place(self) -> None:
        """Lay the cards out."""
        stage, m, k = self.stage(), self.theme.px(SPACE.s5), self.theme.k
        size, choice = self.done.sizeHint(), self.choice.sizeHint()
        wide = min((stage.width() - 3 * m) / 2, 720 * k)
        left = stage.center().x() - wide - m / 2
        high = stage.height() - 2 * m - size.height() - 6 * k
        for i, paper in enumerate(self.papers):
            paper.lay(QRectF(left + i * (wide + m), stage.top() + m, wide, high))
        foot = stage.bottom() - m / 2 - size.height()
        x = stage.center().x() + wide + m / 2
        for button in (self.done, self.lesson, self.rules):
            size = button.sizeHint()
            x -= size.width()
            button.setGeometry(round(x), round(foot), size.width(), size.height())
            x -= self.theme.px(SPACE.s1)
        self.choice.setGeometry(
            round(left),
            round(foot + (size.height() - choice.height()) / 2),
            choice.width(),
            choice.height(),
        )
