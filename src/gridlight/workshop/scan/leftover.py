"""Ink of a formation that no marker was seen in: where one may be that is spoiled."""

from __future__ import annotations

import numpy as np

from gridlight.cards.path import XY
from gridlight.workshop.scan.frame import Picture, Plane, Raster
from gridlight.workshop.scan.markers import SeenMarker

STRONG = 0.5  # of the ink's full tone
LEAST, MOST = 0.12, 4.0  # square yards that a spoiled marker leaves
ROOM = 0.25  # yards round a marker that are its own
THIN = 0.2  # yards: lines and letters are thinner
FIRST = -9.5  # y below which no printed bars are


def leftovers(ink: Plane, markers: list[SeenMarker], raster: Raster, most: int) -> list[XY]:
    """The middles of the largest patches of an ink outside of all markers, at most so many."""
    import cv2

    figure = (ink > STRONG).astype(np.uint8)
    for marker in markers:
        rows, columns = raster.window(marker.x, marker.y, *(2.0 * (marker.size + ROOM),) * 2)
        figure[rows, columns] = 0
    figure = _play_area(figure, raster)
    side = max(3, round(THIN * raster.scale)) | 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    figure = np.asarray(cv2.morphologyEx(figure, cv2.MORPH_OPEN, kernel), np.uint8)
    _, _, stats, middles = cv2.connectedComponentsWithStats(figure)
    area = stats[1:, cv2.CC_STAT_AREA] / raster.scale**2
    order = [n for n in np.argsort(-area) if LEAST <= area[n] <= MOST][:most]
    places = raster.yards(middles[1:])
    return [(round(float(places[n][0]), 2), round(float(places[n][1]), 2)) for n in order]


def _play_area(figure: Picture, raster: Raster) -> Picture:
    g = raster.geometry
    kept = np.zeros_like(figure)
    middle = (FIRST + g.far) / 2.0
    rows, columns = raster.window(0.0, middle, g.width - 1.0, g.far - FIRST - 1.0)
    kept[rows, columns] = figure[rows, columns]
    return kept
