"""Hints at the light box: a brass button, a coach who is asked beside the window, and a slip."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.hints import NUDGE, ODDS, Hint, hints_of
from gridlight.present.lab import Progress
from gridlight.present.study import Study
from gridlight.ui.bench import LAST_PLAYS, MANY, STUDIES, TELLING, CoachFault, coach_of
from gridlight.ui.foto.layout import StageLayout
from gridlight.ui.logs import log_of
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.pressed import Pressed
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_lines, draw_text, lines_height
from gridlight.ui.tabletop.working import Working
from gridlight.ui.tasks import Tasks
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

if TYPE_CHECKING:
    from gridlight.session.journal import Header
    from gridlight.ui.foto.stage import FotoStage

LEVEL, CLOSING = "equilibrium", "master"
"""Who is asked, and who is asked near the end of a half, where points aren't all: until then
the two play alike, and he needs the last plays worked out.
"""
ASKED = ("ASKING", "PICKING", "PLACING")
"""The moments in which a person chooses."""

THINKS = Hint(tr("HINT"), tr("The coach is looking."))
KNOB, BUTTON = 38.0, 58.0


class _Left(Exception):
    """The table was left while a deck was being solved."""


class HintButton(Pressed):
    """A brass push-button beside the box."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setText(tr("Hint"))
        self.setAccessibleName(tr("Hint"))
        self.setToolTip(tr("A coach whispers (H): a nudge, the odds, the best"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A knob with a question mark, and its key under it."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        side = min(t.px(KNOB), self.width() - t.px(8))
        knob = QRectF((self.width() - side) / 2, t.px(4), side, side)
        if not self.isEnabled():
            painter.setOpacity(0.4)
        paint_shadow(painter, knob, side / 2, t, "knob")
        metal = QRadialGradient(knob.center() - QPointF(side / 6, side / 5), side * 0.75)
        metal.setColorAt(0, t.color("brass_hi"))
        metal.setColorAt(0.6, t.color("brass"))
        metal.setColorAt(1, t.color("brass_d"))
        painter.setPen(QPen(t.color("brass_d"), t.px(1.4)))
        painter.setBrush(metal)
        pressed = t.px(1) if self.isDown() else 0
        painter.drawEllipse(knob.translated(0, pressed))
        draw_text(painter, knob.translated(0, pressed), "?", t, "heading", "brass_ink", CENTER)
        words = QRectF(0, knob.bottom() + t.px(3), self.width(), t.type_px("small") * 1.3)
        draw_text(painter, words, tr("Hint H"), t, "small", "text_on_table", CENTER)
        if self.hasFocus() or (self.underMouse() and self.isEnabled()):
            paint_focus(painter, knob, side / 2, t)


class HintSlip(QWidget):
    """A slip of paper with one step of a hint; a click puts it away."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._hint: Hint | None = None
        self.hide()

    @property
    def hint(self) -> Hint | None:
        """What is told now."""
        return self._hint

    def show_hint(self, hint: Hint | None, room: QRectF) -> None:
        """Tell a step, or nothing; the slip lies at the foot of `room`."""
        self._hint = hint
        self.setVisible(hint is not None)
        if hint is None:
            return
        self.setAccessibleName(hint.spoken)
        m = self._theme.px(SPACE.s5)
        high = min(room.height(), self._high(hint, room.width()))
        card = QRectF(room.left(), room.bottom() - high, room.width(), high)
        self.setGeometry(card.adjusted(-m, -m, m, m).toRect())
        self.raise_()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put it away."""
        self.show_hint(None, QRectF())

    def _row(self) -> float:
        return self._theme.type_px("body") * 1.5

    def _high(self, hint: Hint, wide: float) -> float:
        t = self._theme
        words = lines_height(t, "body", hint.words, wide - t.px(32))
        return t.type_px("object") * 1.6 + words + self._row() * len(hint.odds) + t.px(34)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, words and bars."""
        if self._hint is None:
            return
        painter = QPainter(self)
        smooth(painter)
        t, hint, m = self._theme, self._hint, self._theme.px(SPACE.s5)
        card = QRectF(self.rect()).adjusted(m, m, -m, -m)
        paint_panel(painter, card, t)
        inner = card.adjusted(t.px(16), t.px(10), -t.px(16), -t.px(10))
        head = QRectF(inner.left(), inner.top(), inner.width(), t.type_px("object") * 1.5)
        draw_text(painter, head, hint.title, t, "object", "panel_text", LEFT)
        more = {NUDGE: tr("H: the odds"), ODDS: tr("H: the best")}.get(hint.step, "")
        draw_text(painter, head, more, t, "small", "panel_mut", RIGHT)
        rest = inner.adjusted(0, head.height(), 0, 0)
        high = draw_lines(painter, rest, hint.words, t, "body", "panel_text")
        row = QRectF(inner.left(), rest.top() + high + t.px(6), inner.width(), self._row())
        most = max((odd.share for odd in hint.odds), default=1.0)
        for odd in hint.odds:
            name = QRectF(row.left(), row.top(), row.width() * 0.44, row.height())
            draw_text(painter, name, odd.name, t, "body", "panel_text", LEFT)
            number = QRectF(row.right() - t.px(58), row.top(), t.px(58), row.height())
            draw_text(painter, number, odd.number, t, "body-strong", "panel_text", RIGHT)
            bar = QRectF(name.right() + t.px(6), row.top() + row.height() * 0.2, 0, 0)
            bar.setWidth((number.left() - bar.left() - t.px(6)) * odd.share / most)
            bar.setHeight(row.height() * 0.6)
            painter.fillRect(bar, t.color("ok"))
            row.translate(0, row.height())


class HintDesk(QObject):
    """Asks a perfect coach for the person who is to choose, and tells it step by step.

    The coach sees what that person sees, nothing else. A slip shows how far it is where a deck
    has to be solved first; it can be stopped there.
    """

    _studied = Signal(object, object)

    def __init__(self, stage: FotoStage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._tasks = Tasks(self)
        self._stop = Event()
        self._coaches: dict[str, Any] = {}  # the worker's own
        self._task: int | None = None
        self._for: tuple[int, str] | None = None
        self._steps: tuple[Hint, ...] = ()
        self._at = -1
        self.button = HintButton(stage.theme, stage)
        self.slip = HintSlip(stage.theme, stage)
        self.working = Working(tr("The coach studies"), stage.theme, stage)
        self.button.clicked.connect(self.ask)
        self.working.stopped.connect(self._break_off)
        self._studied.connect(self._show_study)

    @property
    def can_ask(self) -> bool:
        """Whether a person chooses now, and nothing covers the table."""
        flow = self._stage.flow
        person = flow.seat is not None and not flow.opponent.plays(flow.seat)
        return person and flow.moment.name in ASKED and not self._stage.bridge.watched

    @property
    def thinking(self) -> bool:
        """Whether the coach is still looking."""
        return self._task is not None

    def moment_changed(self) -> None:
        """Something else is asked: what was told holds no more."""
        now = (self._stage.bridge.table.step, self._stage.flow.moment.name)
        self.button.setEnabled(self.can_ask)
        if now == self._for:
            return
        self._for, self._steps, self._at = now, (), -1
        self._break_off()

    def _break_off(self) -> None:
        """Ask no longer; what is being worked out is left."""
        self._stop.set()
        if self._task is not None:
            self._tasks.drop(self._task)
            self._task = None
        self.working.hide()
        self._show(None)

    def ask(self) -> None:
        """Tell the next step."""
        if not self.can_ask or self.thinking:
            return
        if self._steps:
            self._at = min(self._at + 1, len(self._steps) - 1)
            self._show(self._steps[self._at])
            return
        stage, seat = self._stage, self._stage.flow.seat
        assert seat is not None
        table = stage.bridge.table
        view, legal, header = table.view(seat), table.legal(seat), table.header
        layered = bool(header.settings.get("penalty_system"))
        if layered and view.choice is not None:
            self._show(Hint(tr("HINT"), tr("The coach doesn’t call flags: choose for yourself.")))
            return
        seen = view.game if layered else view
        self._show(THINKS)
        stop = self._stop = Event()

        def work() -> Any:
            try:
                return self._adviser(header, seen, stop).advise(seen, seat, legal, stop.is_set)
            except (GridlightError, OSError, _Left):
                raise
            except Exception as error:
                log_of("coaches").exception("no hint at step %d", table.step)
                raise CoachFault(tr("The coach can’t say anything here.")) from error

        self._task = self._tasks.run(work, self._advised, self._failed)

    def _adviser(self, header: Header, seen: Any, stop: Event) -> Any:
        """The coach for what is seen; on the worker's thread."""
        from gridlight.coaches.foto.late import moment

        level = LEVEL if moment(seen, seen.settings) is None else CLOSING
        if level not in self._coaches:
            coach = coach_of(header, level, self._teller(stop))
            self._coaches[level] = getattr(coach, "coach", coach)  # under the penalty system
        return self._coaches[level]

    def _teller(self, stop: Event) -> Callable[[int, int], None]:
        study, said = Study(), [("", 0.0)]

        def tell(done: int, most: int) -> None:
            if stop.is_set():
                raise _Left
            words = STUDIES if most >= MANY else LAST_PLAYS
            told = study.tell(words, done, most, monotonic())
            if words != said[0][0] or abs(told.share - said[0][1]) >= TELLING:
                said[0] = words, told.share
                self._studied.emit(stop, told)

        return tell

    def _show_study(self, stop: Event, progress: Progress) -> None:
        if self.thinking and stop is self._stop:
            self.slip.show_hint(None, QRectF())
            self.working.lay_in(self._stage.layout_now().plays)
            self.working.show_progress(progress)

    def _advised(self, advice: Any) -> None:
        self._task = None
        self.working.hide()
        self._steps = hints_of(advice, self._stage.deck)
        self.ask()

    def _failed(self, sentence: str) -> None:
        self._task = None
        self.working.hide()
        self._show(Hint(tr("HINT"), sentence))

    def _show(self, hint: Hint | None) -> None:
        self.slip.show_hint(hint, self._room)

    @property
    def _room(self) -> QRectF:
        places = self._stage.layout_now()
        return places.scoreboard.united(places.plays)

    def lay(self, places: StageLayout) -> None:
        """Stand beside the box, the slip over the last plays and as much more as it needs."""
        t, case = self._stage.theme, places.case
        wide = min(t.px(BUTTON), places.plays.left() - case.right())
        box = QRectF(0, 0, wide, t.px(BUTTON) + t.type_px("small"))
        box.moveCenter(QPointF((case.right() + places.plays.left()) / 2, places.plays.top()))
        self.button.setGeometry(box.toRect())
        if self.slip.hint is not None:
            self._show(self.slip.hint)
        if self.working.isVisible():
            self.working.lay_in(places.plays)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self.button.set_theme(theme)
        self.slip.set_theme(theme)
        self.working.set_theme(theme)

    def close(self) -> None:
        """The table is left."""
        self._stop.set()
        self._task = None
        self._tasks.leave()
