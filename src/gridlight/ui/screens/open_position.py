"""Open position: a position as text, what it says, and a game that starts from it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QPainter, QTextCursor
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QWidget

from gridlight.games.pegskin.game import Pegskin
from gridlight.kernel.errors import InputFault
from gridlight.kernel.language import tr
from gridlight.present.foto import names_of
from gridlight.present.pegskin_board import bare
from gridlight.present.pegskin_resume import position_text
from gridlight.present.pegskin_resuming import is_yardcard
from gridlight.present.penalty_system import game_rules, game_state
from gridlight.session.positions import SOURCE, read_position
from gridlight.session.table import Setup, Table
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.text import LEFT, draw_lines, draw_text, lines_height
from gridlight.ui.pegboard.little import paint_little_pegs
from gridlight.ui.screens.little_board import paint_little_board
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

HINT = tr("Ctrl+Enter opens, Escape goes back")
SENTENCE = tr("Paste a position, open a file, or write one; then press Open.")
READ_AFTER = 250  # milliseconds after the last key
MOST = 1 << 20
FACES = ["DejaVu Sans Mono", "Liberation Mono", "Menlo", "Consolas", "Courier New", "monospace"]
EXAMPLE = """game = "all-pro"

[position]
possession = "home"
spot = 40
down = 2
togo = 5
quarter = 2
plays = 4
score = [7, 3]
phase = "offense-moves"
carrier = "h7"
board = \"\"\"
13 ...b.......b...
12 ......b.b......
10 ..e.l.lcl.l.e..
9  ....ELLCLLE....
7  .....B.B.B.....
6  .......B.......
\"\"\"
"""
PEG_EXAMPLE = """game = "pegskin"

[position]
possession = "home"
spot = 45
down = 3
togo = 7
quarter = 2
plays = 13
score = [7, 3]
phase = "line-offense"
moves_left = 6
carrier = "18,-4"
pegs = [
  "L 16,-1", "L 17,-1", "L 19,-1", "L 20,-1",
  "B 15,-1", "B 18,-4", "B 17,-6", "B 21,-5",
  "R 4,5", "R 31,3",
  "l 16,1", "l 17,1", "l 20,1", "l 21,1",
  "b 14,3", "b 18,4", "b 23,3", "b 18,10",
  "r 5,6", "r 30,7",
]
blocks = ["18,1 L l"]
"""
HOW = (
    tr(
        "The first line names the game; under [position] stand whose ball it is, the spot in yards "
        "from home’s goal line, down, distance and what is to be done next. Whatever is left out "
        "is as usual."
    ),
    tr(
        "All-Pro’s board has a line a row, the highest first: home’s men are B, E, L and C, the "
        "visitors’ b, e, l and c."
    ),
    tr(
        "Pegskin’s pegs are L, B and R for the offense and l, b and r for the defense, each with "
        "its hole: column from the offense’s left, row from the line of scrimmage. “B 18,-2” is a "
        "back two holes behind the line."
    ),
    tr("“Example” writes one of All-Pro and, pressed again, one of Pegskin."),
    tr(
        "“Copy position” on the table writes all of this. A Yardcard that was saved as a table can "
        "be opened too: the game goes on after its last row."
    ),
)


class OpenPositionScreen(Screen):
    """A field for the text; `opened` carries the `Setup` of a game that can be started.

    `ask_file` gives the path of a file that the person chooses, or nothing.
    """

    opened = Signal(object)

    bar_items = ("help",)
    lamp = (0.5, 0.36)

    def __init__(
        self,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        ask_file: Callable[[], str] | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self._ask_file = ask_file or self._dialog
        self._source = SOURCE
        self.said: Table | None = None
        self.fault = ""
        self.text = QPlainTextEdit(self)
        self.text.setAccessibleName(tr("The position as text"))
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.paste = Button(tr("Paste"), t, "paper", self, pill=False)
        self.file = Button(tr("From a file…"), t, "paper", self, pill=False)
        self.example = Button(tr("Example"), t, "paper", self, pill=False)
        self.back = Button(tr("Back"), t, "paper", self, pill=False)
        self.open = Button(tr("Open"), t, "accent", self, pill=False)
        self._reader = QTimer(self)
        self._reader.setSingleShot(True)
        self._reader.setInterval(READ_AFTER)
        self._connect()
        self.set_title(tr("OPEN POSITION"), tr("A game that starts in the middle"))
        self._tell(SENTENCE)

    def _connect(self) -> None:
        self.text.textChanged.connect(self._reader.start)
        self._reader.timeout.connect(self.read)
        self.paste.clicked.connect(self._paste)
        self.file.clicked.connect(self._from_file)
        self.example.clicked.connect(self._example)
        self.back.clicked.connect(self.home_wanted)
        self.open.clicked.connect(self._open)

    def start_focus(self) -> None:
        """Put the keyboard into the field."""
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell(self, sentence: str) -> None:
        self.say(sentence, HINT, tr("POSITION"), "")

    # text in

    def show_text(self, text: str, source: str = SOURCE) -> None:
        """Put a text into the field and say at once what it says.

        A Yardcard's table is put there as the position that it leads to.
        """
        self._source = source
        self.text.setPlainText(text)
        if is_yardcard(text):
            try:
                self.text.setPlainText(position_text(text, source))
            except InputFault as fault:
                self._reader.stop()
                self.said, self.fault = None, str(fault)
                self._tell(self.fault)
                self.update()
                return
        self.read()
        self.start_focus()

    def _example(self) -> None:
        """One game's example, then the other's."""
        self.show_text(PEG_EXAMPLE if self.text.toPlainText() == EXAMPLE else EXAMPLE)

    def _paste(self) -> None:
        words = QGuiApplication.clipboard().text()
        if words.strip():
            self.show_text(words)
        else:
            self._tell(tr("There is no text on the clipboard; copy a position first."))

    def _from_file(self) -> None:
        name = self._ask_file()
        if not name:
            return
        path = Path(name)
        try:
            with path.open("rb") as file:
                data = file.read(MOST + 1)
            words = data.decode("utf-8-sig")
        except OSError as fault:
            reason = fault.strerror or tr("no reason given")
            self._tell(
                tr(
                    "{name} can’t be read ({reason}); choose another file.",
                    name=path.name,
                    reason=reason,
                )
            )
        except UnicodeDecodeError:
            self._tell(
                tr("{name} isn’t text; choose a file with a position in it.", name=path.name)
            )
        else:
            if len(data) > MOST:
                self._tell(
                    tr("{name} is too large to be a position; choose another file.", name=path.name)
                )
            else:
                self.show_text(words, path.name)

    def _dialog(self) -> str:
        name, _ = QFileDialog.getOpenFileName(
            self,
            tr("Open a position"),
            "",
            tr("Positions and Yardcards (*.toml *.txt *.csv);;All files (*)"),
        )
        return name

    # what it says

    def read(self) -> Setup | None:
        """Read the text and show what it says; the setup, where it holds."""
        self._reader.stop()
        words = self.text.toPlainText()
        self.said, self.fault = None, ""
        setup = None
        if words.strip():
            try:
                setup = read_position(words, self._source)
                self.said = Table.start(setup)
            except InputFault as fault:
                self.fault = str(fault)
                self._show_line(fault.line)
        self._tell(self.fault or (tr("It holds: press Open.") if self.said else SENTENCE))
        self.update()
        return setup

    def _show_line(self, number: int) -> None:
        """Put the cursor into the line at fault, unless somebody is writing."""
        if not number or self.text.hasFocus():
            return
        block = self.text.document().findBlockByNumber(number - 1)
        cursor = QTextCursor(block)
        cursor.select(QTextCursor.SelectionType.LineUnderCursor)
        self.text.setTextCursor(cursor)

    def _open(self) -> None:
        setup = self.read()
        if setup is not None:
            self.opened.emit(setup)
        else:
            self._tell(self.fault or SENTENCE)
            self.start_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter opens, Escape goes back."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._open()
        else:
            super().keyPressEvent(event)

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        t = self.theme
        font = QFont(FACES)
        font.setStyleHint(QFont.StyleHint.Monospace)
        font.setPixelSize(max(12, round(t.px(15) * t.text)))
        self.text.setFont(font)
        self.text.setStyleSheet(edit_style(t, "QPlainTextEdit") + scroll_style(t))
        for button in (self.paste, self.file, self.example, self.back, self.open):
            button.set_theme(t)

    def sheet(self) -> QRectF:
        """Where the sheet lies."""
        stage, m = self.stage(), self.theme.px(SPACE.s5)
        wide = min(stage.width() - 2 * m, 1180 * self.theme.k)
        return QRectF(stage.center().x() - wide / 2, stage.top() + m, wide, stage.height() - 2 * m)

    def _column(self) -> QRectF:
        """Where it is told what the text says."""
        sheet, k = self.sheet(), self.theme.k
        left = sheet.left() + sheet.width() * 0.56
        return QRectF(left, sheet.top() + 22 * k, sheet.right() - 28 * k - left, 0)

    def _field(self) -> QRectF:
        sheet, k = self.sheet(), self.theme.k
        wide = self._column().left() - sheet.left() - 50 * k
        top = sheet.top() + 66 * k
        return QRectF(sheet.left() + 28 * k, top, wide, sheet.bottom() - 76 * k - top)

    def place(self) -> None:
        """Lay field and buttons out."""
        sheet, field, k = self.sheet(), self._field(), self.theme.k
        self.text.setGeometry(field.toRect())
        left, right = field.left() - 4 * k, sheet.right() - 24 * k
        for button in (self.paste, self.file, self.example):
            size = button.sizeHint()
            top = sheet.bottom() - 18 * k - size.height()
            button.setGeometry(QRectF(left, top, size.width(), size.height()).toRect())
            left += size.width() + 6 * k
        for button in (self.open, self.back):
            size = button.sizeHint()
            wide = size.width() + (48 * k if button is self.open else 0)
            right -= wide
            top = sheet.bottom() - 18 * k - size.height()
            button.setGeometry(QRectF(right, top, wide, size.height()).toRect())
            right -= 6 * k

    def paint_stage(self, painter: QPainter) -> None:
        """The sheet with its heads, and what the text says."""
        t, k = self.theme, self.theme.k
        sheet, field, column = self.sheet(), self._field(), self._column()
        paint_panel(painter, sheet, t)
        words = tr("WHAT IT SAYS") if self.said or self.fault else tr("HOW IT IS WRITTEN")
        for box, head in ((field, tr("THE POSITION AS TEXT")), (column, words)):
            line = QRectF(box.left(), sheet.top() + 20 * k, box.width(), 28 * k)
            draw_text(painter, line, head, t, "object", "panel_text", LEFT)
            paint_rule(painter, line.translated(0, 32 * k), t)
        column.setTop(field.top())
        column.setBottom(field.bottom())
        if self.said is not None:
            self._paint_said(painter, column, self.said)
        elif self.fault:
            draw_lines(painter, column, self.fault, t, "lead", "bad")
        else:
            for paragraph in HOW:
                taken = draw_lines(painter, column, paragraph, t, "body", "panel_text")
                column.setTop(column.top() + taken + 10 * k)

    def _paint_said(self, painter: QPainter, box: QRectF, table: Table) -> None:
        t, k = self.theme, self.theme.k
        for text, role in said_of(table):
            high = lines_height(t, role, text, box.width())
            draw_lines(painter, box, text, t, role, "panel_text")
            box.setTop(box.top() + high + 4 * k)
        box.setTop(box.top() + 8 * k)
        columns = table.header.settings.get("columns")
        if isinstance(columns, int) and table.described().get("board"):
            paint_little_board(painter, box, t, table.described(), columns)
        rules = game_rules(table.game)
        if isinstance(rules, Pegskin):
            ground = rules.ground(game_state(table.state))
            paint_little_pegs(painter, box, t, bare(ground, names_of(table.header)))


def scroll_style(theme: Theme) -> str:
    """The style of a field's scroll bars: a thread of ink, like that of a card."""
    ink, wide = theme.ink, round(theme.px(8))
    return (
        f"QScrollBar {{ background: transparent; width: {wide}px; height: {wide}px; margin: 0; }}"
        f" QScrollBar::handle {{ background: {ink.panel_mut}; border-radius: {wide // 2}px;"
        f" min-height: {4 * wide}px; min-width: {4 * wide}px; }}"
        " QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }"
        " QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )


def said_of(table: Table) -> tuple[tuple[str, str], ...]:
    """What a position says, in football speech, each line with its face."""
    from gridlight.present.home import TITLES
    from gridlight.present.situation import capital
    from gridlight.present.telling import telling_of

    names, view = names_of(table.header), table.view(None)
    told = telling_of(table.header.game)
    board = told.scoreboard(view, names)
    status = told.status(view, names, None)
    play = tr(", play {play}", play=board.plays_text) if board.plays_most and board.down else ""
    score = f"{names.home} {board.home}, {names.visitors} {board.visitors}"
    return (
        (TITLES.get(table.header.game, table.header.game), "field-label"),
        (f"{capital(board.quarter_text)}{play}. {score}.", "body"),
        (capital(status.spoken(names)), "body"),
    )
