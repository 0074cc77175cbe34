"""One painting of a peg board: what is in a given rect, and nothing more."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gridlight.present.pegboard import HITS, Hole, PegModel
from gridlight.ui.pegboard import fan, gauges, glow, marks, overview, pieces, tray
from gridlight.ui.pegboard.rack import rack_picture, rack_room
from gridlight.ui.pegboard.shape import PegShape, close_spacing
from gridlight.ui.pegboard.sight import Hand, Mover, Sight
from gridlight.ui.pegboard.wood import paint_sunken, plank_picture, ruler_picture

SEEN_THROUGH = 0.3
MAP_FROM = 0.6  # how near one must be for the map to lie on the board
Mode = QPainter.CompositionMode


class Scene:
    """Paints sights of a board of one size; where the eye is may change from sight to sight."""

    def __init__(self, whole: PegShape) -> None:
        self.whole = whole
        self._pieces: tuple[PegModel, PegShape, tuple[tuple[Hole | None, pieces.Piece], ...]]
        self._pieces = (PegModel(), whole, ())
        self._tags: tuple[PegModel, PegShape, tuple[QRectF, ...]] = (PegModel(), whole, ())

    def paint(self, painter: QPainter, shape: PegShape, sight: Sight, area: QRectF) -> None:
        """Paint what lies in `area` as `shape` has it; the painter is clipped to it."""
        self._blit_rack(painter, area)
        marks_area = area.intersected(shape.window.united(shape.ruler))
        if not marks_area.isEmpty():
            self._board(painter, shape, sight, marks_area)
        if any(box.intersects(area) for box in gauges.gauges_box(shape)):
            gauges.paint_pins(painter, shape, sight.gauge)
        if sight.tray > 0 and sight.model.tray is not None:
            tray.paint_tray(painter, shape, sight, area)
        self._above(painter, shape, sight, area)

    def _board(self, painter: QPainter, shape: PegShape, sight: Sight, area: QRectF) -> None:
        painter.save()
        painter.setClipRect(shape.window.united(shape.ruler), Qt.ClipOperation.IntersectClip)
        self._blit_plank(painter, shape, area)
        painter.save()
        painter.setClipRect(shape.window, Qt.ClipOperation.IntersectClip)
        marks.paint_marks(painter, shape, sight.model, area)
        self._light(painter, shape, sight, area)
        painter.restore()
        if area.intersects(shape.ruler):
            marks.paint_ruler(painter, shape, sight.model)
        paint_sunken(painter, shape.window, shape.theme, area)
        if sight.near > 0:
            painter.setClipRect(shape.window, Qt.ClipOperation.IntersectClip)
        self._pegs(painter, shape, sight, area)
        self._over_pegs(painter, shape, sight, area)
        painter.restore()

    # wood

    def _blit_rack(self, painter: QPainter, area: QRectF) -> None:
        whole = self.whole
        if whole.window.contains(area):
            return
        room = rack_room(whole.theme)
        corner = whole.outer.topLeft() - QPointF(room, room)
        _blit(painter, rack_picture(whole), corner, whole.ratio, area)

    def _blit_plank(self, painter: QPainter, shape: PegShape, area: QRectF) -> None:
        """The part of the plank in the window, and above it a strip of the same wood."""
        picture, scale = self.plank(shape)
        plank, part = shape.plank, area.intersected(shape.window)
        painter.setCompositionMode(Mode.CompositionMode_Source)
        if not part.isEmpty():
            if scale == 1:
                _blit(painter, picture, plank.topLeft(), shape.ratio, part)
            else:
                source = QRectF(
                    (part.topLeft() - plank.topLeft()) * scale * shape.ratio,
                    part.size() * scale * shape.ratio,
                )
                painter.drawPixmap(part, picture, source)
        painter.setCompositionMode(Mode.CompositionMode_SourceOver)
        part = area.intersected(shape.ruler)
        if not part.isEmpty():
            corner = shape.ruler.topLeft()
            _blit(painter, ruler_picture(self.whole), corner, shape.ratio, part)

    def plank(self, shape: PegShape) -> tuple[QPixmap, float]:
        """The plank's picture for a shape and how much larger it is; one is made for each view."""
        if shape.s == self.whole.s:
            return plank_picture(self.whole), 1.0
        near = close_spacing(self.whole)
        if abs(shape.s - near) < 0.01:
            return plank_picture(shape), 1.0
        return plank_picture(self.whole), self.whole.s / shape.s

    # light and pegs

    def _light(self, painter: QPainter, shape: PegShape, sight: Sight, area: QRectF) -> None:
        model, hand = sight.model, sight.hand
        if sight.reach and hand is None:
            glow.paint_reach(painter, shape, model.reach, area)
        if model.throws:
            fan.paint_beams(painter, shape, model, area)
        if hand is not None:
            self._landings(painter, shape, sight, hand, area)
        for hole, token in rings(sight).items():
            if shape.cell(hole, 1.3).intersects(area):
                glow.paint_pool(painter, shape, shape.center(hole))
                glow.paint_ring(painter, shape, hole, token)
        for mover in sight.movers:
            if mover.ball:
                glow.paint_pool(painter, shape, shape.at(*mover.at))
        if sight.hover is not None and hand is None:
            glow.paint_ring(painter, shape, sight.hover, "shine", 0.56)
            self._who_reaches(painter, shape, sight)
        if hand is not None and hand.aimed is not None:
            glow.paint_route(painter, shape, hand.origin, hand.aimed.path)

    def _landings(
        self, painter: QPainter, shape: PegShape, sight: Sight, hand: Hand, area: QRectF
    ) -> None:
        aimed = hand.aimed.hole if hand.aimed is not None else None
        glow.paint_landings(painter, shape, hand.landings, area, sight.breath, aimed)
        if hand.origin is not None:
            glow.paint_origin(painter, shape, hand.origin)

    def _who_reaches(self, painter: QPainter, shape: PegShape, sight: Sight) -> None:
        if not sight.reach:
            return
        for reach in sight.model.reach:
            if reach.hole == sight.hover:
                for hole in reach.pegs:
                    glow.paint_ring(painter, shape, hole, "reach")

    def pieces(
        self, shape: PegShape, model: PegModel
    ) -> tuple[tuple[Hole | None, pieces.Piece], ...]:
        """Pegs and pairs at rest, back to front."""
        known, seen_from, found = self._pieces
        if known is not model or seen_from is not shape:
            found = pieces.pieces_of(shape, model)
            self._pieces = (model, shape, found)
        return found

    def _pegs(self, painter: QPainter, shape: PegShape, sight: Sight, area: QRectF) -> None:
        hidden = sight.hidden
        shown = [item for item in self.pieces(shape, sight.model) if item[0] not in hidden]
        for _, piece in shown:
            if piece.shade_box.intersects(area):
                pieces.draw_shade(painter, piece)
        movers = sorted(sight.movers, key=lambda mover: shape.at(*mover.at).y())
        for _, piece in shown:
            while movers and pieces.foot_at(shape, shape.at(*movers[0].at)).y() < piece.y:
                self._mover(painter, shape, movers.pop(0), area)
            if piece.box.intersects(area):
                pieces.draw_piece(painter, piece)
        for mover in movers:
            self._mover(painter, shape, mover, area)

    def _mover(self, painter: QPainter, shape: PegShape, mover: Mover, area: QRectF) -> None:
        if pieces.mover_reach(shape, mover).intersects(area):
            pieces.paint_mover(painter, shape, mover)

    def _over_pegs(self, painter: QPainter, shape: PegShape, sight: Sight, area: QRectF) -> None:
        model = sight.model
        if model.throws:
            fan.paint_labels(painter, shape, model, area)
        if sight.ball is not None or model.carrier in sight.hidden:
            return
        if model.carrier is not None:
            foot = pieces.foot_at(shape, shape.center(model.carrier))
            middle = pieces.ball_on_peg(shape, foot)
        elif model.loose is not None:
            middle = shape.center(model.loose)
        else:
            return
        if pieces.ball_box(shape, middle).intersects(area):
            pieces.paint_ball(painter, shape, middle)

    # above

    def tags(self, shape: PegShape, model: PegModel) -> tuple[QRectF, ...]:
        """Where the throws' tags lie."""
        known, seen_from, found = self._tags
        if known is not model or seen_from is not shape:
            found = fan.tag_places(shape, model)
            self._tags = (model, shape, found)
        return found

    def _above(self, painter: QPainter, shape: PegShape, sight: Sight, area: QRectF) -> None:
        self._paint_tags(painter, shape, sight, area)
        if sight.near >= MAP_FROM and overview.map_rect(shape).intersects(area):
            overview.paint_map(painter, shape, sight.model, sight.hidden)
        if sight.ball is not None and pieces.flying_reach(shape, sight.ball).intersects(area):
            pieces.paint_flying(painter, shape, sight.ball)
        if sight.cursor is not None and shape.seen(shape.cell(sight.cursor)):
            glow.paint_cursor(painter, shape, sight.cursor)
        hand = sight.hand
        if hand is not None:
            ball = sight.ball_in_hand
            if pieces.hand_reach(shape, hand, ball=ball).intersects(area):
                pieces.paint_hand(painter, shape, hand, ball=ball)

    def _paint_tags(self, painter: QPainter, shape: PegShape, sight: Sight, area: QRectF) -> None:
        """The tags; those over holes where the peg in the hand may go are seen through."""
        model = sight.model
        landings = sight.hand.landings if sight.hand is not None else ()
        for throw, rect in zip(model.throws, self.tags(shape, model), strict=False):
            if not rect.adjusted(-80, -80, 80, 80).intersects(area):
                continue
            fan.paint_leader(painter, shape, rect, throw.receiver)
            thrower = model.peg_at(throw.passer)
            team = thrower.team if thrower is not None else "home"
            covers = any(rect.contains(shape.center(landing.hole)) for landing in landings)
            painter.setOpacity(SEEN_THROUGH if covers else 1.0)
            fan.paint_tag(painter, rect, shape.theme, throw, team)
            painter.setOpacity(1.0)


def rings(sight: Sight) -> dict[Hole, str]:
    """The holes with a ring around them, and its token: carrier, who may be hit or chosen."""
    model, hand = sight.model, sight.hand
    found: dict[Hole, str] = {}
    if model.carrier is not None and model.carrier not in sight.hidden:
        found[model.carrier] = "legal_rim"
    if hand is not None:
        chosen = {x.hole for x in hand.landings if x.kind in HITS or x.kind == "swap"}
    else:
        chosen = {target.hole for target in model.targets}
    chosen |= {throw.receiver for throw in model.throws}
    return found | dict.fromkeys(chosen, "legal_rim")


def _blit(painter: QPainter, picture: QPixmap, corner: QPointF, ratio: float, area: QRectF) -> None:
    size = QPointF(picture.width() / ratio, picture.height() / ratio)
    part = QRectF(corner, corner + size).intersected(area)
    if not part.isEmpty():
        source = QRectF((part.topLeft() - corner) * ratio, part.size() * ratio)
        painter.drawPixmap(part, picture, source)
