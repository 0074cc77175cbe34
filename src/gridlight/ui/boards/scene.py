"""One painting of a board: what is in a given rect, and nothing more."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from gridlight.kernel.grid import Square
from gridlight.present.board import BoardModel
from gridlight.ui.boards import fan, glow, pieces, tray
from gridlight.ui.boards.marks import paint_marks
from gridlight.ui.boards.printed import board_room, printed
from gridlight.ui.boards.rolling import die_reach, paint_rolling
from gridlight.ui.boards.shape import BoardShape
from gridlight.ui.boards.sight import Sight
from gridlight.ui.paint.cache import smooth

SEEN_THROUGH = 0.3
HINT = 0.55  # of the light, for a man who isn't taken up yet


class Scene:
    """Paints sights of a board for one shape."""

    def __init__(self, shape: BoardShape) -> None:
        self.shape = shape
        self._ground: tuple[Hashable, QPixmap] | None = None
        self._pieces: tuple[BoardModel, tuple[tuple[Square | None, pieces.Piece], ...]] | None = (
            None
        )
        self._tags: tuple[BoardModel, tuple[QRectF, ...]] | None = None

    def paint(self, painter: QPainter, sight: Sight, area: QRectF) -> None:
        """Paint what lies in `area`; the painter is clipped to it."""
        shape, model = self.shape, sight.model
        self._blit_ground(painter, model, area)
        self._light(painter, sight, area)
        if model.fan:
            fan.paint_beams(painter, shape, model, area)
        self._halos(painter, sight, area)
        self._men(painter, sight, area)
        self._over_men(painter, sight, area)
        if sight.tray > 0 and model.tray is not None:
            tray.paint_tray(painter, shape, sight, area)
        self._paint_tags(painter, sight, area)
        if sight.cursor is not None:
            glow.paint_cursor(painter, shape, sight.cursor)
        for die in sight.dice:
            if die_reach(shape, die).intersects(area):
                paint_rolling(painter, shape, die)
        self._hand(painter, sight, area)

    # below the men

    def ground(self, model: BoardModel) -> QPixmap:
        """The printed board with everything that doesn't move on it."""
        lines = (model.line, model.marker, model.to_make, model.trails)
        key = (model.home, model.visitors, lines)
        if self._ground is not None and self._ground[0] == key:
            return self._ground[1]
        picture = QPixmap(printed(self.shape, model.home, model.visitors))
        painter = QPainter(picture)
        smooth(painter)
        painter.translate(self._corner() * -1.0)
        paint_marks(painter, self.shape, model)
        painter.end()
        self._ground = (key, picture)
        return picture

    def _corner(self) -> QPointF:
        room = board_room(self.shape.theme)
        return self.shape.outer.topLeft() - QPointF(room, room)

    def _blit_ground(self, painter: QPainter, model: BoardModel, area: QRectF) -> None:
        picture, corner, ratio = self.ground(model), self._corner(), self.shape.ratio
        size = QPointF(picture.width() / ratio, picture.height() / ratio)
        part = QRectF(corner, corner + size).intersected(area)
        if part.isEmpty():
            return
        source = QRectF((part.topLeft() - corner) * ratio, part.size() * ratio)
        opaque = self.shape.outer.adjusted(8, 8, -8, -8).contains(part)
        if opaque:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(part, picture, source)
        if opaque:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _light(self, painter: QPainter, sight: Sight, area: QRectF) -> None:
        shape, model, hand = self.shape, sight.model, sight.hand
        if sight.reach and hand is None:
            glow.paint_reach(painter, shape, model.reach, area)
        if hand is None:
            glow.paint_landings(painter, shape, sight.hinted, area, HINT, None)
            return
        aimed = hand.aimed.square if hand.aimed is not None else None
        glow.paint_landings(painter, shape, hand.landings, area, sight.breath, aimed)
        if hand.origin is not None:
            glow.paint_origin(painter, shape, hand.origin)

    def _halos(self, painter: QPainter, sight: Sight, area: QRectF) -> None:
        shape, model = self.shape, sight.model
        lit = set(ringed(sight))
        if model.carrier is not None and model.carrier not in sight.hidden:
            lit.add(model.carrier)
        half = glow.ring_reach(shape)
        for square in lit:
            middle = shape.center(square)
            box = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
            if box.intersects(area):
                glow.paint_halo_at(painter, shape, middle)

    # men and ball

    def pieces(self, model: BoardModel) -> tuple[tuple[Square | None, pieces.Piece], ...]:
        """Men and pairs at rest, back to front."""
        if self._pieces is None or self._pieces[0] is not model:
            self._pieces = (model, pieces.pieces_of(self.shape, model))
        return self._pieces[1]

    def _men(self, painter: QPainter, sight: Sight, area: QRectF) -> None:
        hidden = sight.hidden
        for square, piece in self.pieces(sight.model):
            if square not in hidden and piece.box.intersects(area):
                pieces.draw_piece(painter, piece)
        if sight.model.pairs:
            pieces.paint_pair_signs(painter, self.shape, sight.model, area)
        pieces.paint_target_rings(painter, self.shape, ringed(sight), area)

    def _over_men(self, painter: QPainter, sight: Sight, area: QRectF) -> None:
        shape, model = self.shape, sight.model
        if model.fan:
            fan.paint_badges(painter, shape, model, area)
        hand = sight.hand
        if hand is not None and hand.aimed is not None:
            glow.paint_route(painter, shape, hand.origin, hand.aimed.path)
        if sight.hover is not None and hand is None:
            glow.paint_hover(painter, shape, sight.hover)
            if sight.reach:
                self._who_reaches(painter, sight)
        for mover in sight.movers:
            if pieces.mover_reach(shape, mover).intersects(area):
                pieces.paint_mover(painter, shape, mover)
        self._ball(painter, sight, area)

    def _who_reaches(self, painter: QPainter, sight: Sight) -> None:
        for reach in sight.model.reach:
            if reach.square == sight.hover:
                for square in reach.men:
                    glow.paint_ring(painter, self.shape, self.shape.center(square), "reach")

    def _ball(self, painter: QPainter, sight: Sight, area: QRectF) -> None:
        shape, model = self.shape, sight.model
        if sight.ball is not None:
            if pieces.flying_reach(shape, sight.ball).intersects(area):
                pieces.paint_flying(painter, shape, sight.ball)
            return
        if model.carrier is not None and model.carrier not in sight.hidden:
            at = pieces.ball_on_man(shape, pieces.middle_of(shape, model, model.carrier))
        elif model.loose is not None:
            at = shape.center(model.loose)
        else:
            return
        piece = pieces.ball_piece(shape, at)
        if piece.box.intersects(area):
            pieces.draw_piece(painter, piece)

    # above

    def tags(self, model: BoardModel) -> tuple[QRectF, ...]:
        """Where the fan's tags lie."""
        if self._tags is None or self._tags[0] is not model:
            self._tags = (model, fan.tag_places(self.shape, model))
        return self._tags[1]

    def _paint_tags(self, painter: QPainter, sight: Sight, area: QRectF) -> None:
        """The tags; those over squares where the man in the hand may go are seen through."""
        model, shape = sight.model, self.shape
        if not model.fan:
            return
        landings = sight.hand.landings if sight.hand is not None else ()
        for beam, rect in zip(model.fan, self.tags(model), strict=True):
            fan.paint_leader(painter, shape, rect, beam.receiver)
            if not rect.adjusted(-20, -20, 20, 20).intersects(area):
                continue
            thrower = model.man_at(beam.passer)
            team = thrower.team if thrower is not None else "home"
            covers = any(shape.cell(landing.square).intersects(rect) for landing in landings)
            painter.setOpacity(SEEN_THROUGH if covers else 1.0)
            fan.paint_tag(painter, rect, shape.theme, beam, team)
            painter.setOpacity(1.0)

    def _hand(self, painter: QPainter, sight: Sight, area: QRectF) -> None:
        hand = sight.hand
        if hand is None:
            return
        ball = hand.origin is not None and hand.origin == sight.model.carrier
        if pieces.hand_reach(self.shape, hand, ball=ball).intersects(area):
            pieces.paint_hand(painter, self.shape, hand, ball=ball)


def ringed(sight: Sight) -> frozenset[Square]:
    """The squares whose men bear a ring: to be hit by the man in the hand, or to be chosen."""
    receivers = {beam.receiver for beam in sight.model.fan}
    landings = sight.hand.landings if sight.hand is not None else sight.hinted
    if sight.hand is not None or landings:
        hit = {one.square for one in landings if one.kind in glow.HITS and not one.quiet}
        return frozenset(hit | receivers)
    chosen = {target.square for target in sight.model.targets}
    return frozenset(chosen | receivers)
