"""The printed card of the last game on Home."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from gridlight.kernel.language import tr
from gridlight.present.home import HomeView, LastGame, TeamScore
from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.football import paint_football
from gridlight.ui.paint.instruments import paint_drums
from gridlight.ui.paint.keepsakes import paint_keepsake
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.tags import paint_team_bar
from gridlight.ui.paint.text import CENTER, LEFT, draw_lines, draw_text, text_width
from gridlight.ui.theme import Theme

ROW = 41
QUARTERS = ("1", "2", "3", "4")


def paint_last_game(
    painter: QPainter, rect: QRectF, theme: Theme, view: HomeView, free: float
) -> None:
    """The card in `rect`; its words keep left of `free`, where the buttons begin."""
    paint_panel(painter, rect, theme)
    k = theme.k
    box = QRectF(rect.left() + 16 * k, rect.top() + 16 * k, 128 * k, rect.height() - 32 * k)
    game = view.last.game if view.last is not None else "foto-electric"
    key = ("keepsake", theme.ink, round(k, 3), game, "home")
    paint_baked(painter, box, key, lambda p, r: paint_keepsake(p, r, theme, game), theme.px(6))
    left = box.right() + 24 * k
    if view.last is None:
        _invite(painter, rect, left, theme)
    else:
        _scores(painter, rect, left, theme, view.last, free)


def _invite(painter: QPainter, rect: QRectF, left: float, theme: Theme) -> None:
    k = theme.k
    head = QRectF(left, rect.top() + 22 * k, rect.right() - left - 20 * k, 30 * k)
    draw_text(painter, head, tr("NO GAME ON THE TABLE"), theme, "heading", "panel_text")
    words = QRectF(left, head.bottom() + 8 * k, head.width(), 70 * k)
    draw_lines(
        painter,
        words,
        tr(
            "Two people at one screen, or one against a computer: pull the slide of the light box "
            "and see who guessed right, or move eleven men or pegs over a board. A box opens with "
            "a click."
        ),
        theme,
        "body",
        "panel_mut",
    )


def _scores(
    painter: QPainter, rect: QRectF, left: float, theme: Theme, last: LastGame, free: float
) -> None:
    k = theme.k
    table = QRectF(rect.right() - 164 * k, rect.top() + 20 * k, 142 * k, 120 * k)
    lift = 24 * k * max(0.0, min(0.4, theme.text - 1.0))  # large words need the room below
    rect = rect.adjusted(0, -lift, 0, 0)
    head = QRectF(left, rect.top() + 12 * k + lift / 2, table.left() - left - 8 * k, 26 * k)
    draw_text(
        painter,
        head,
        tr("LAST GAME: {title}", title=last.title.upper()),
        theme,
        "caps",
        "panel_text",
    )
    _quarters(painter, table, theme, last)
    drums_left = table.left() - 92 * k
    rows = (("home", last.home), ("visitors", last.visitors))
    for i, (side, team) in enumerate(rows):
        middle = rect.top() + (61 + ROW * i) * k
        bar = QRectF(left, middle - 14 * k, 6 * k, 28 * k)
        paint_team_bar(painter, bar, theme, side)
        name = QRectF(left + 18 * k, middle - 17 * k, drums_left - left - 60 * k, 34 * k)
        draw_text(painter, name, team.name.upper(), theme, "heading", "panel_text", LEFT)
        if last.ball == side:
            paint_football(painter, QPointF(drums_left - 22 * k, middle), 20 * k, theme, -30)
        drums = QRectF(drums_left, middle - 18.5 * k, 66 * k, 37 * k)
        paint_drums(painter, drums, theme, team.score)
    _situation(painter, rect, left, theme, last, free)


def _situation(
    painter: QPainter, rect: QRectF, left: float, theme: Theme, last: LastGame, free: float
) -> None:
    """Beside the buttons on two lines, or above them on one where that is too narrow."""
    k = theme.k
    when, where = ("small-strong", last.when), ("small", last.where)
    line = QRectF(left, rect.bottom() - 46 * k, free - left - 8 * k, 20 * k)
    if max(text_width(theme, *when), text_width(theme, *where)) > line.width():
        high = 16 * k * max(1.0, theme.text)
        line = QRectF(left, rect.top() + 122 * k, rect.right() - left - 16 * k, high)
        draw_text(painter, line, f"{last.when}. {last.where}", theme, "small", "panel_mut")
        return
    draw_text(painter, line, last.when, theme, "small-strong", "panel_text")
    line.translate(0, 19 * k)
    draw_text(painter, line, last.where, theme, "small", "panel_mut")


def _quarters(painter: QPainter, table: QRectF, theme: Theme, last: LastGame) -> None:
    k = theme.k
    most = max(4, len(last.home.quarters), len(last.visitors.quarters))
    pitch = table.width() / most
    heads = [*QUARTERS, *("+" for _ in range(most - 4))]
    for i, head in enumerate(heads):
        box = QRectF(table.left() + pitch * i, table.top(), pitch, 20 * k)
        draw_text(painter, box, head, theme, "small-strong", "panel_mut", CENTER)
    painter.setPen(QPen(theme.color("rule"), theme.px(1)))
    y = table.top() + 23 * k
    painter.drawLine(QPointF(table.left() + 4 * k, y), QPointF(table.right() - 4 * k, y))
    teams: tuple[TeamScore, TeamScore] = (last.home, last.visitors)
    for row, team in enumerate(teams):
        for i, points in enumerate(team.quarters):
            if points is None:
                continue
            box = QRectF(
                table.left() + pitch * i, table.top() + (31 + ROW * row) * k, pitch, 20 * k
            )
            draw_text(painter, box, str(points), theme, "field-label", "panel_text", CENTER)
