"""How a spinner's wheel is painted: sectors by degrees, labels, rim and needle."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from gridlight.kernel.dice import Face
from gridlight.present.throws import face_words
from gridlight.ui.paint.cache import paint_baked
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text, text_width
from gridlight.ui.theme import Theme

TIGHT = 4.6  # degrees under which a label stands outside the rim
WORD_TOKENS = {
    "fumble": "dot",
    "blocked": "dot",
    "penalty": "chain",
    "out of bounds": "chain",
    "no good": "dot",
    "good": "ok",
}


def sector_angles(faces: Sequence[Face]) -> list[tuple[float, float]]:
    """Each face's start and width in degrees, clockwise from the top."""
    total = sum(face.weight for face in faces)
    angles, start = [], 0.0
    for face in faces:
        width = 360.0 * face.weight / total
        angles.append((start, width))
        start += width
    return angles


def face_at(faces: Sequence[Face], angle: float) -> int:
    """The sector under an angle in degrees, clockwise from the top."""
    turned = angle % 360.0
    for i, (start, width) in enumerate(sector_angles(faces)):
        if start <= turned < start + width:
            return i
    return len(faces) - 1


def angle_for(faces: Sequence[Face], label: str, share: float) -> float:
    """An angle within the sector that bears `label`; `share` 0–1 says where in it."""
    for face, (start, width) in zip(faces, sector_angles(faces), strict=True):
        if face.label == label:
            return start + width * (0.12 + 0.76 * share)
    return 360.0 * share


def paint_wheel(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, faces: Sequence[Face]
) -> None:
    """The wheel without its needle, kept as a picture."""
    reach = radius * 1.2
    box = QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach)
    key = ("wheel", theme.ink, round(theme.k, 3), theme.text, tuple(faces), round(radius, 1))
    paint_baked(painter, box, key, lambda p, r: _wheel(p, r.center(), radius, theme, faces))


def paint_lit_sector(
    painter: QPainter,
    center: QPointF,
    radius: float,
    theme: Theme,
    faces: Sequence[Face],
    index: int,
) -> None:
    """The sector that came up, edged with light."""
    start, width = sector_angles(faces)[index]
    painter.setBrush(theme.color("glow", 70))
    painter.setPen(QPen(theme.color("focus"), theme.px(2.5)))
    painter.drawPath(_slice(center, radius, start, width))


def _wheel(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, faces: Sequence[Face]
) -> None:
    disc = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
    paint_shadow(painter, disc, radius, theme, "knob")
    for i, (face, (start, width)) in enumerate(zip(faces, sector_angles(faces), strict=True)):
        ground = _ground(theme, face.label, i, len(faces))
        painter.setPen(QPen(theme.color("panel_mut", 150), max(1.0, theme.px(0.8))))
        painter.setBrush(ground)
        painter.drawPath(_slice(center, radius, start, width))
        if face.label.startswith("blue"):
            _hatch(painter, center, radius, theme, start, width)
    for face, (start, width) in zip(faces, sector_angles(faces), strict=True):
        _label(painter, center, radius, theme, face.label, start, width)
    _rim(painter, center, radius, theme)


def _slice(center: QPointF, radius: float, start: float, width: float) -> QPainterPath:
    box = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
    path = QPainterPath(center)
    path.arcTo(box, 90 - start, -width)
    path.closeSubpath()
    return path


def _token(label: str) -> str | None:
    if label.startswith("red"):
        return "vis"
    if label.startswith("blue"):
        return "home"
    return WORD_TOKENS.get(label, "bad" if label.isalpha() else None)


def _ground(theme: Theme, label: str, index: int, count: int) -> QColor:
    token = _token(label)
    odd = index % 2 == 1 or (index == count - 1 and count % 2 == 1 and index > 1)
    if token in ("vis", "home"):
        # the spinner's own red and blue, whatever colors the teams wear
        base = "dot" if token == "vis" else "man_blue_d"
        return theme.mix(base, "shine", 0.10 if odd else 0.0)
    if token is not None:
        return theme.mix(token, "panel", 0.06 if odd else 0.0)
    return theme.color("panel2") if odd else theme.color("panel")


def _hatch(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, start: float, width: float
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(theme.color("shine", 40), Qt.BrushStyle.BDiagPattern))
    painter.drawPath(_slice(center, radius, start, width))


def _label(
    painter: QPainter,
    center: QPointF,
    radius: float,
    theme: Theme,
    label: str,
    start: float,
    width: float,
) -> None:
    middle = start + width / 2
    tight = width < TIGHT
    token = _token(label)
    ink = "panel_text" if token is None or tight else "home_t"
    if token == "chain" and not tight:
        ink = "accent_ink"
    role = "dial" if not tight else "card-name"
    said = face_words(label)
    words = text_width(theme, role, said)
    high = theme.px(16)
    painter.save()
    painter.translate(center)
    painter.rotate(middle - 90)
    reach = radius * (1.035 if tight else 0.95)
    flip = 90 < middle % 360 < 270
    flip = middle % 360 > 180
    if flip:
        painter.rotate(180)
        box = QRectF(-reach if not tight else -reach - words - 2, -high / 2, words + 2, high)
        draw_text(painter, box, said, theme, role, ink, LEFT if not tight else RIGHT)
    else:
        box = QRectF(reach - words - 2 if not tight else reach, -high / 2, words + 2, high)
        draw_text(painter, box, said, theme, role, ink, RIGHT if not tight else LEFT)
    painter.restore()


def _rim(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("brass_d"), theme.px(3)))
    painter.drawEllipse(center, radius, radius)
    painter.setPen(QPen(theme.color("brass_hi", 180), theme.px(1)))
    painter.drawEllipse(center, radius - theme.px(1), radius - theme.px(1))


def paint_spinner_needle(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, angle: float
) -> None:
    """The arrow on its pivot, pointing at `angle` degrees clockwise from the top."""
    tip = _at(center, radius * 0.84, angle)
    for shift, color in (
        (QPointF(theme.px(2), theme.px(4)), theme.color("shadow", 90)),
        (QPointF(0, 0), theme.color("needle")),
    ):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        wing = radius * 0.045
        body = QPolygonF(
            [
                tip + shift,
                _at(center, radius * 0.66, angle - 6.5) + shift,
                _at(center, radius * 0.66, angle - 2.4) + shift,
                _at(center, wing, angle - 90) + shift,
                _at(center, radius * 0.34, angle + 180 - 9) + shift,
                _at(center, radius * 0.34, angle + 180 + 9) + shift,
                _at(center, wing, angle + 90) + shift,
                _at(center, radius * 0.66, angle + 2.4) + shift,
                _at(center, radius * 0.66, angle + 6.5) + shift,
            ]
        )
        painter.drawPolygon(body)
    painter.setPen(QPen(theme.color("needle_d"), max(1.0, theme.px(1))))
    painter.drawLine(_at(center, radius * 0.3, angle + 180), _at(center, radius * 0.8, angle))
    hub = radius * 0.085
    brass = QRadialGradient(center - QPointF(hub * 0.3, hub * 0.4), hub * 1.4)
    brass.setColorAt(0, theme.color("brass_hi"))
    brass.setColorAt(0.6, theme.color("brass"))
    brass.setColorAt(1, theme.color("brass_d"))
    painter.setPen(QPen(theme.color("brass_d"), theme.px(1)))
    painter.setBrush(brass)
    painter.drawEllipse(center, hub, hub)


def _at(center: QPointF, radius: float, angle: float) -> QPointF:
    turn = radians(angle)
    return center + QPointF(radius * sin(turn), -radius * cos(turn))


def paint_coin(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, turn: float, heads: bool
) -> None:
    """A brass coin; `turn` 1 is flat to the eye, 0 on edge."""
    painter.save()
    painter.translate(center)
    painter.scale(1.0, max(0.04, abs(turn)))
    metal = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.7)
    metal.setColorAt(0, theme.color("brass_hi"))
    metal.setColorAt(0.5, theme.color("brass"))
    metal.setColorAt(1, theme.color("brass_d"))
    painter.setPen(QPen(theme.color("brass_d"), theme.px(3)))
    painter.setBrush(metal)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("brass_ink", 120), theme.px(1.4)))
    painter.drawEllipse(QPointF(0, 0), radius * 0.86, radius * 0.86)
    box = QRectF(-radius, -radius * 0.5, 2 * radius, radius)
    word = face_words("heads" if heads else "tails")
    draw_text(painter, box, word.upper(), theme, "heading", "brass_ink", CENTER)
    painter.restore()
