"""Settings: a printed card of choices at the left, and what they do to the table at the right."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import spoken, tr
from gridlight.present.preferences import SPEEDS, TEXT_SCALES, THEMES, Preferences
from gridlight.present.wording import inside
from gridlight.ui.chrome import Screen
from gridlight.ui.language import SYSTEM, language_for, languages
from gridlight.ui.paint.buttons import Button, Choice, Switch
from gridlight.ui.paint.cards import CardLook, CardPlace, paint_card
from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.scoreboard import ScoreReading, paint_scoreboard
from gridlight.ui.paint.swatches import Swatches
from gridlight.ui.paint.text import LEFT, draw_text
from gridlight.ui.theme import team_fault, wishes_of
from gridlight.ui.tokens import SPACE, TEAM_COLORS

HINT = tr("Tab goes on, arrows change, Escape goes back")
SENTENCE = tr("Everything changes at once; undo takes it back.")
PALETTE_SENTENCE = tr("The color-blind palette has its own team colors: blue and orange.")
LANGUAGE_SENTENCE = tr("The words change when Gridlight is started again.")
CODES = (SYSTEM, *languages())
DEFENSE = CardLook(
    "F",
    "Pass prevent",
    "defense",
    diamonds=((0.3, 0.16), (0.66, 0.12), (0.48, 0.3), (0.2, 0.42), (0.76, 0.4), (0.55, 0.55)),
    dots=((0.44, 0.16), (0.7, 0.26), (0.3, 0.3)),
    words=1.0,
)
PLAY = CardLook(
    "7",
    "Long pass",
    solid=(((0.42, 0.12), (0.36, 0.02), (0.52, 0.05)), ((0.56, 0.62), (0.42, 0.72), (0.5, 0.9))),
    broken=(((0.44, 0.1), (0.56, 0.6)),),
    stars=((0.56, 0.61),),
    words=1.0,
)


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the card: its label, its control, and the section that it begins, if any.

    Two controls may share a line; without a label they say themselves what they do.
    """

    label: str
    control: Choice | Switch | Swatches
    section: str = ""
    beside: Choice | Switch | None = None

    @property
    def controls(self) -> tuple[Choice | Switch | Swatches, ...]:
        """What can be changed in this line."""
        return (self.control,) if self.beside is None else (self.control, self.beside)


class SettingsScreen(Screen):
    """All preferences; `changed` carries the new ones at every change.

    Nothing is saved here: who listens does that.
    """

    changed = Signal(object)
    about_wanted = Signal()

    bar_items = ("undo", "help")
    lamp = (0.5, 0.36)

    def __init__(
        self, preferences: Preferences | None = None, parent: QWidget | None = None
    ) -> None:
        self._now = preferences or Preferences()
        self._before: list[Preferences] = []
        super().__init__(wishes_of(self._now), parent)
        t = self.theme
        self.languages = Choice(tr("Language"), _languages(), t, self)
        self.look = Choice(tr("Theme"), (tr("Den"), tr("Daylight")), t, self)
        self.palette_choice = Choice(tr("Colors"), (tr("As printed"), tr("Color-blind")), t, self)
        self.text = Choice(
            tr("Text size in percent"), [f"{s:.0%}"[:-1] for s in TEXT_SCALES], t, self
        )
        self.home = Swatches(tr("Home"), TEAM_COLORS, t, self)
        self.visitors = Swatches(tr("Visitors"), TEAM_COLORS, t, self)
        self.speed = Choice(tr("Animations"), (tr("Slow"), tr("Normal"), tr("Fast")), t, self)
        self.still = Switch(tr("Nothing moves by itself"), t, self)
        self.sound = Choice(tr("Sound"), (tr("Off"), tr("On"), tr("In words"), tr("Both")), t, self)
        self.feel = Switch(tr("Cards lie where they are dropped"), t, self)
        self.list = Switch(tr("The table as a list, too"), t, self)
        self.about = Button(tr("About Gridlight"), t, "paper", self, pill=False)
        self.reset = Button(tr("As it came"), t, "paper", self, pill=False)
        self.done = Button(tr("Done"), t, "accent", self, pill=False)
        self.rows = (
            Row(tr("Language"), self.languages, tr("THE LOOK")),
            Row(tr("Theme and colors"), self.look, beside=self.palette_choice),
            Row(tr("Text size in %"), self.text),
            Row(tr("Home"), self.home, tr("THE TEAMS")),
            Row(tr("Visitors"), self.visitors),
            Row(tr("Animations"), self.speed, tr("MOTION AND SOUND")),
            Row(tr("Reduced motion"), self.still),
            Row(tr("Sound"), self.sound),
            Row("", self.feel, tr("THE TABLE"), self.list),
        )
        for switch, name in (
            (self.still, tr("Reduced motion")),
            (self.list, tr("Table as a list")),
            (self.feel, tr("Table feel")),
        ):
            switch.setAccessibleName(f"{name}: {inside(switch.text())}")
        self.setAccessibleName(tr("Settings"))
        self.set_title(tr("SETTINGS"), tr("How the table looks and feels"))
        self.first = self.languages
        self._connect()
        self._fill()
        self.undo_wanted.connect(self.undo)

    def _connect(self) -> None:
        self.languages.chosen.connect(lambda i: self._take(language=CODES[i]))
        self.look.chosen.connect(lambda i: self._take(theme=THEMES[i]))
        self.palette_choice.chosen.connect(lambda i: self._take(color_blind=i == 1))
        self.text.chosen.connect(lambda i: self._take(text_scale=TEXT_SCALES[i]))
        self.speed.chosen.connect(lambda i: self._take(speed=SPEEDS[i]))
        self.still.clicked.connect(lambda on: self._take(reduced_motion=on))
        self.list.clicked.connect(lambda on: self._take(table_list=on))
        self.feel.clicked.connect(lambda on: self._take(table_feel=on))
        self.sound.chosen.connect(lambda i: self._take(sound=i in (1, 3), captions=i in (2, 3)))
        self.home.wanted.connect(lambda c: self._wear(c, self._now.visitors_color, "home"))
        self.visitors.wanted.connect(lambda c: self._wear(self._now.home_color, c, "visitors"))
        self.about.clicked.connect(self.about_wanted)
        self.reset.clicked.connect(self._reset)
        self.done.clicked.connect(self.home_wanted)

    def preferences(self) -> Preferences:
        """The preferences as they stand."""
        return self._now

    def show_preferences(self, preferences: Preferences) -> None:
        """Show other preferences, as after loading; earlier changes can't be undone any more."""
        self._before.clear()
        self._now = preferences
        self._fill()

    def undo(self) -> None:
        """Take the last change back."""
        if self._before:
            self._now = self._before.pop()
            self._fill()
            self.changed.emit(self._now)

    def _reset(self) -> None:
        self._change(self._now.as_it_came())

    def _take(self, **values: object) -> None:
        self._change(replace(self._now, **values))  # type: ignore[arg-type]

    def _change(self, fresh: Preferences) -> None:
        if fresh == self._now:
            return
        self._before.append(self._now)
        self._now = fresh
        self._fill()
        self.changed.emit(fresh)

    def _wear(self, home: str, visitors: str, side: str) -> None:
        fault = team_fault(home, visitors)
        if fault is not None:
            self.say(fault, HINT, side.upper(), side)
            return
        self._take(home_color=home, visitors_color=visitors)

    def _fill(self) -> None:
        now = self._now
        self.languages.set_current(CODES.index(now.language) if now.language in CODES else 0)
        self.look.set_current(THEMES.index(now.theme))
        self.palette_choice.set_current(int(now.color_blind))
        self.text.set_current(TEXT_SCALES.index(now.text_scale))
        self.speed.set_current(SPEEDS.index(now.speed))
        self.still.setChecked(now.reduced_motion)
        self.list.setChecked(now.table_list)
        self.feel.setChecked(now.table_feel)
        self.sound.set_current(int(now.sound) + 2 * int(now.captions))
        self.home.set_current(now.home_color)
        self.visitors.set_current(now.visitors_color)
        for swatches in (self.home, self.visitors):
            swatches.setEnabled(not now.color_blind)
        self.speed.setEnabled(not now.reduced_motion)
        self.reset.setEnabled(now != now.as_it_came())
        if self.top_bar is not None:
            self.top_bar.button("undo").setEnabled(bool(self._before))
        self.say(_sentence(now), HINT, tr("SETTINGS"), "")
        self.set_wishes(wishes_of(now))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
            return
        super().keyPressEvent(event)

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        for row in self.rows:
            for control in row.controls:
                control.set_theme(self.theme)
        for button in (self.about, self.reset, self.done):
            button.set_theme(self.theme)

    def card_rect(self) -> QRectF:
        """Where the card of choices lies."""
        stage, k = self.stage(), self.theme.k
        margin = self.theme.px(SPACE.s5)
        wide = min(stage.width() - self.theme.px(SPACE.column) - 3 * margin, 800 * k)
        left = (stage.width() - wide - self.theme.px(SPACE.column) - margin) / 2
        high = min(stage.height() - 2 * margin, 668 * k)
        return QRectF(left, stage.top() + (stage.height() - high) / 2, wide, high)

    def _lines(self) -> list[QRectF]:
        card, k = self.card_rect(), self.theme.k
        sections = sum(bool(row.section) for row in self.rows)
        top = card.top() + 18 * k
        room = card.height() - 18 * k - 70 * k
        head = 34 * k
        pitch = min(54 * k, (room - sections * head) / len(self.rows))
        lines = []
        for row in self.rows:
            if row.section:
                top += head
            lines.append(QRectF(card.left() + 28 * k, top, card.width() - 56 * k, pitch))
            top += pitch
        return lines

    def place(self) -> None:
        """Lay the controls out on the card."""
        k = self.theme.k
        for row, line in zip(self.rows, self._lines(), strict=True):
            lefts = self._lefts(row, line)
            for control, left in zip(row.controls, lefts, strict=True):
                size = control.sizeHint()
                wide = min(size.width(), line.right() - left)
                top = line.center().y() - size.height() / 2
                control.setGeometry(round(left), round(top), round(wide), size.height())
        card = self.card_rect()
        right = card.right() - 24 * k
        for button in (self.done, self.reset, self.about):
            size = button.sizeHint()
            left = card.left() + 24 * k if button is self.about else right - size.width()
            button.setGeometry(
                round(left),
                round(card.bottom() - 16 * k - size.height()),
                size.width(),
                size.height(),
            )
            right -= size.width() + 4 * k

    def _lefts(self, row: Row, line: QRectF) -> tuple[float, ...]:
        gap = 12 * self.theme.k
        first = line.left() + self._label_width() + gap
        if row.beside is None:
            return (first,)
        if not row.label:
            return (line.left(), line.center().x() + gap)
        return (first, first + row.control.sizeHint().width() + gap)

    def _label_width(self) -> float:
        return self.card_rect().width() * 0.36

    def paint_stage(self, painter: QPainter) -> None:
        """The card with its labels, and the sample at its right."""
        t, k = self.theme, self.theme.k
        card = self.card_rect()
        paint_panel(painter, card, t)
        for row, line in zip(self.rows, self._lines(), strict=True):
            if row.section:
                head = QRectF(line.left(), line.top() - 32 * k, line.width(), 26 * k)
                draw_text(painter, head, row.section, t, "object", "panel_text", LEFT)
                paint_rule(painter, head.translated(0, 27 * k), t)
            label = QRectF(line.left(), line.top(), self._label_width(), line.height())
            draw_text(painter, label, row.label, t, "field-label", "panel_mut", LEFT)
        self._paint_sample(painter, card)

    def _paint_sample(self, painter: QPainter, card: QRectF) -> None:
        t, k = self.theme, self.theme.k
        wide = t.px(SPACE.column)
        board = QRectF(card.right() + t.px(SPACE.s5), card.top(), wide, 370 * k)
        reading = ScoreReading(
            home=21,
            visitors=17,
            ball="visitors",
            quarter=4,
            down=2,
            to_go=7,
            ball_on=28,
            gauge=24,
            gauge_text=tr("{play} of {most}", play=24, most=30),
        )
        paint_scoreboard(painter, board, t, reading)
        high = min(card.bottom() - board.bottom() - 34 * k, 262 * k)
        size = (high / 1.3125, high)
        middle = board.bottom() + 22 * k + high / 2
        for look, x, angle in ((PLAY, 0.3, -6.0), (DEFENSE, 0.71, 5.0)):
            center = QPointF(board.left() + wide * x, middle)
            paint_card(painter, CardPlace(center, *size, angle), t, look)


def _sentence(now: Preferences) -> str:
    if language_for(now.language) != spoken():
        return LANGUAGE_SENTENCE
    return PALETTE_SENTENCE if now.color_blind else SENTENCE


def _languages() -> tuple[str, ...]:
    return (tr("The system’s"), *languages().values())
