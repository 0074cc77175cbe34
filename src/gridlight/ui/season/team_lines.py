"""The teams of a season that is being agreed on, as lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.season import coach_words
from gridlight.present.season_new import team_words
from gridlight.session.season.model import Team
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.scrolled import Lines
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text
from gridlight.ui.season.pennants import paint_pennant
from gridlight.ui.theme import Theme

LEAST, MOST = 30.0, 42.0


class TeamLines(Lines):
    """Pennant, name, and who coaches; the chosen one is edited below."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(tr("Teams"), theme, parent)
        self.teams: tuple[Team, ...] = ()

    def show_teams(self, teams: Sequence[Team], place: int) -> None:
        """Show these teams with one chosen."""
        self.teams = tuple(teams)
        self.changed()
        self.choose(place, tell=False)

    def count(self) -> int:
        """The teams there are."""
        return len(self.teams)

    def line_high(self) -> float:
        """As high as there is room for, within bounds."""
        t = self.theme
        room = self.page().height() / max(1, len(self.teams))
        return max(t.px(LEAST) * max(1.0, t.text), min(t.px(MOST), room))

    def spoken(self, index: int) -> str:
        """Name and coach."""
        return team_words(self.teams[index])

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """Number, pennant, name, coach."""
        t, team = self.theme, self.teams[index]
        if index:
            paint_rule(painter, box, t)
        number = QRectF(box.left() + t.px(8), box.top(), t.px(26), box.height())
        draw_text(painter, number, str(index + 1), t, "small", "panel_mut", LEFT)
        high = min(box.height() * 0.66, t.px(26))
        flag = QRectF(number.right(), box.center().y() - high / 2, high * 1.75, high)
        paint_pennant(painter, flag, t, team.name, team.color)
        coach = QRectF(box.right() - t.px(190), box.top(), t.px(180), box.height())
        draw_text(painter, coach, coach_words(team.coach), t, "body", "panel_mut", RIGHT)
        name = QRectF(flag.right() + t.px(14), box.top(), 0, box.height())
        name.setRight(coach.left() - t.px(8))
        draw_text(painter, name, team.name, t, "field-label", "panel_text", LEFT)
