"""Draws the icon set from `gridlight.svg`: PNG in every usual size, and ICO and ICNS files."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).parent
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def draw(renderer: QSvgRenderer, side: int) -> Path:
    """One square PNG with a transparent ground."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    path = HERE / f"gridlight-{side}.png"
    image.save(str(path))
    return path


def main() -> None:
    """Draw them all."""
    app = QGuiApplication([])
    renderer = QSvgRenderer(str(HERE / "gridlight.svg"))
    drawn = [draw(renderer, side) for side in SIZES]
    largest = Image.open(drawn[-1])
    largest.save(HERE / "gridlight.ico", sizes=[(side, side) for side in SIZES if side <= 256])
    largest.save(HERE / "gridlight.icns")
    del app


if __name__ == "__main__":
    main()
