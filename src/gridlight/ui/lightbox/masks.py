"""The two cards as light sees them: where the path lets it through, where markers stop it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gridlight.cards.model import DefenseCard, Geometry, OffenseCard

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from gridlight.cards.raster import Masks as CardMasks

Mode = QPainter.CompositionMode
STAR_REACH = 1.3  # yards; a lit star looks larger than it is printed
STAR_CLEARED = 1.25  # yards of the broken line that a star keeps free around itself
FINER = 2  # how much finer the cards' masks are than the well's pixels


@dataclass(frozen=True, slots=True)
class Light:
    """Path and cover as images of alpha, at device pixels of the well; 255 is figure."""

    path: QImage
    cover: QImage


def light_of(
    offense: OffenseCard,
    defense: DefenseCard | None,
    geometry: Geometry,
    pixels: tuple[int, int],
    places: tuple[float, float],
) -> Light:
    """The masks of two cards that lie at `places` (offense, defense) in steps from the center."""
    shift_o, shift_d = (place * geometry.pitch for place in places)
    path = _path(offense, geometry, pixels, shift_o)
    cover = _blank(pixels)
    if defense is not None:
        cover = layer_image(defense, ("diamonds", "dots"), geometry, pixels, shift_d)
    return Light(path, cover)


@lru_cache(maxsize=8)
def _defense_masks(card: DefenseCard, geometry: Geometry, dpi: int) -> CardMasks:
    from gridlight.cards.raster import defense_masks

    return defense_masks(card, geometry, dpi)


def layer_image(
    card: DefenseCard,
    names: tuple[str, ...],
    geometry: Geometry,
    pixels: tuple[int, int],
    shift: float,
) -> QImage:
    """Layers of a defense card as one image of alpha, the card lying `shift` yards off."""
    masks = _defense_masks(card, geometry, _dpi(geometry, pixels))
    image = _blank(pixels)
    painter = _painter(image, geometry, shift)
    for name in names:
        _lay(painter, masks, name, geometry, pixels)
    painter.end()
    return image


def as_array(image: QImage) -> NDArray[np.float32]:
    """An image of alpha as numbers from 0 to 1, row by row."""
    import numpy as np

    rows = np.frombuffer(image.constBits(), np.uint8)
    rows = rows.reshape(image.height(), image.bytesPerLine())[:, : image.width()]
    return rows.astype(np.float32) / np.float32(255.0)


@lru_cache(maxsize=8)
def _path(card: OffenseCard, geometry: Geometry, pixels: tuple[int, int], shift: float) -> QImage:
    from gridlight.cards.raster import offense_masks

    large_stars = replace(geometry, star=STAR_REACH)
    masks = offense_masks(card, large_stars, _dpi(geometry, pixels))
    image = _blank(pixels)
    painter = _painter(image, geometry, shift)
    _lay(painter, masks, "broken", geometry, pixels)
    if card.picture is None:
        painter.setCompositionMode(Mode.CompositionMode_Clear)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(Qt.GlobalColor.black))
        for star in card.stars():
            painter.drawEllipse(QPointF(star.x, star.y), STAR_CLEARED, STAR_CLEARED)
        painter.setCompositionMode(Mode.CompositionMode_SourceOver)
    _lay(painter, masks, "solid", geometry, pixels)
    _lay(painter, masks, "star", geometry, pixels)
    painter.end()
    return image


def _dpi(geometry: Geometry, pixels: tuple[int, int]) -> int:
    return ceil(FINER * geometry.yards_per_inch * pixels[1] / geometry.height)


def _blank(pixels: tuple[int, int]) -> QImage:
    image = QImage(*pixels, QImage.Format.Format_Alpha8)
    image.fill(0)
    return image


def _painter(image: QImage, geometry: Geometry, shift: float) -> QPainter:
    """A painter that works in yards, for a card that lies `shift` yards off the center."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    yard = image.height() / geometry.height
    painter.translate(image.width() / 2, -geometry.top * yard)
    painter.scale(yard, yard)
    painter.translate(shift - (geometry.left + geometry.right) / 2, 0)
    return painter


def _lay(
    painter: QPainter, masks: CardMasks, name: str, geometry: Geometry, pixels: tuple[int, int]
) -> None:
    import numpy as np

    mask = np.ascontiguousarray(masks.layers[name])
    high, wide = mask.shape
    image = QImage(mask.data, wide, high, wide, QImage.Format.Format_Alpha8)
    if high > 1.2 * FINER * pixels[1]:
        image = image.scaledToHeight(FINER * pixels[1], Qt.TransformationMode.SmoothTransformation)
    card = QRectF(geometry.left, geometry.top, geometry.width, geometry.height)
    painter.drawImage(card, image)
