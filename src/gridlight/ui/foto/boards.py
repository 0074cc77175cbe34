"""The field, the scoreboard and the list of last plays as things on the stage that move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.ui.foto.motion import Curve, Glide
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.field import FieldPicture, paint_field_panel
from gridlight.ui.paint.playlist import PlayRow, paint_play_list, rows_that_fit
from gridlight.ui.paint.scoreboard import ScoreReading, paint_scoreboard
from gridlight.ui.theme import Theme

MARGIN = 40.0


class Board(QWidget):
    """Something printed that lies on the table with its shadow around it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._box = QRectF()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self.theme = theme
        self.update()

    def lay(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent; the shadow reaches beyond."""
        m = self.theme.px(MARGIN)
        self.setGeometry(rect.adjusted(-m, -m, m, m).toAlignedRect())
        self._box = rect.translated(-self.geometry().x(), -self.geometry().y())
        self.update()

    @property
    def box(self) -> QRectF:
        """The printed card in this widget's coordinates."""
        return self._box


class FieldBoard(Board):
    """The field panel; ball and marker walk to where a new picture has them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._picture = FieldPicture()
        self._ball = Glide(self, self._moved)
        self._make = Glide(self, self._moved)

    def show_picture(self, picture: FieldPicture, *, at_once: bool = False) -> None:
        """Show another picture; what was on the field before walks to its new place."""
        before, self._picture = self._picture, picture
        ms = 0 if at_once else self.theme.times.marker
        self._walk(self._ball, before.ball, picture.ball, ms)
        self._walk(self._make, before.to_make, picture.to_make, ms)
        self.setAccessibleName("The field")
        self.setAccessibleDescription(picture.subtitle)
        self.update()

    def run_ball(self, spot: float, ms: int, done: Callable[[], None]) -> None:
        """Let the ball run to a spot (yards from the upper goal line) before the next picture."""
        if self._picture.ball is None:
            self._ball.snap(spot)
        self._picture = replace(self._picture, ball=spot)
        self._ball.to(spot, ms, done)

    def ghost(self, spot: float | None, label: str = "") -> None:
        """Show where the ball would be now, or nothing."""
        self._picture = replace(self._picture, ghost=spot, ghost_label=label)
        self.update()

    def finish(self) -> None:
        """End what moves."""
        self._ball.finish()
        self._make.finish()

    def shown(self) -> FieldPicture:
        """What is painted now, on the way included."""
        picture = self._picture
        ball = None if picture.ball is None else self._ball.value
        make = None if picture.to_make is None else self._make.value
        return replace(picture, ball=ball, to_make=make)

    @staticmethod
    def _walk(glide: Glide, before: float | None, after: float | None, ms: int) -> None:
        if after is None:
            return
        if before is None:
            glide.snap(after)
        else:
            glide.to(after, ms)

    def _moved(self, _: float) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel."""
        painter = QPainter(self)
        smooth(painter)
        paint_field_panel(painter, self._box, self.theme, self.shown())


_ROLLING = ("home", "visitors", "to_go", "ball_on")
_TURNING = ("quarter", "down", "gauge")


class ScoreBoard(Board):
    """The scoreboard; drums roll and needles turn to a new reading."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._reading = ScoreReading()
        self._glides = {name: Glide(self, self._moved) for name in _ROLLING}
        for name in _TURNING:
            self._glides[name] = Glide(self, self._moved, 0.0, Curve.OutBack)
        self._blank: set[str] = set()

    def show_reading(self, reading: ScoreReading, words: str, *, at_once: bool = False) -> None:
        """Show another reading; `words` say the same to who can't see it."""
        self._reading = reading
        for name, glide in self._glides.items():
            self._turn(name, glide, getattr(reading, name), at_once)
        self.setAccessibleName("Scoreboard")
        self.setAccessibleDescription(words)
        self.update()

    def _turn(self, name: str, glide: Glide, value: float | None, at_once: bool) -> None:
        if value is None:
            self._blank.add(name)
            return
        ms = self.theme.times.drum_roll if name in _ROLLING else self.theme.times.dial
        if at_once or name in self._blank:
            glide.snap(float(value))
        else:
            glide.to(float(value), ms)
        self._blank.discard(name)

    def finish(self) -> None:
        """End what moves."""
        for glide in self._glides.values():
            glide.finish()

    def shown(self) -> ScoreReading:
        """What is painted now, on the way included."""
        values = {
            name: None if name in self._blank else g.value for name, g in self._glides.items()
        }
        return replace(self._reading, **values)  # type: ignore[arg-type]

    def _moved(self, _: float) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the scoreboard."""
        painter = QPainter(self)
        smooth(painter)
        paint_scoreboard(painter, self._box, self.theme, self.shown())


class PlayBoard(Board):
    """The last plays on a printed card; a click opens the record."""

    wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._rows: tuple[PlayRow, ...] = ()
        self._note = ""
        self.setAccessibleName("Last plays")
        self.setToolTip("Open the record")

    def show_rows(self, rows: Sequence[PlayRow], note: str) -> None:
        """Show these plays, the newest first."""
        self._rows, self._note = tuple(rows), note
        shown = self._rows[: rows_that_fit(self._box, self.theme)]
        said = "; ".join(f"{r.down} {r.call} {r.result}" for r in shown)
        self.setAccessibleDescription(said)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the record."""
        if self._box.contains(event.position()):
            self.wanted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the list."""
        painter = QPainter(self)
        smooth(painter)
        paint_play_list(painter, self._box, self.theme, self._rows, note=self._note)
