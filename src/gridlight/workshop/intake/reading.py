"""The slow work of an import, for a thread: a picture read, and the pictures made of it kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from gridlight.cards.model import CLASSIC_GEOMETRY, Geometry
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr
from gridlight.workshop.drafting.sheets import Card, empty_formation, empty_play
from gridlight.workshop.importing import (
    SCALE,
    CardRead,
    card_corners,
    face_in,
    found_card,
    not_made_out,
    read_card,
    reading_errors,
    set_card,
)
from gridlight.workshop.intake.sheet import Sheet, State

if TYPE_CHECKING:
    from gridlight.workshop.scan.files import Pixels

PHOTO_SIDE = 1600  # pixels of what is kept of a picture to set corners on
JPEG = 88
INSET = 0.06  # of a picture's sides: where corners lie that a person has yet to set

FileOf = Callable[[str], Path]


@dataclass(frozen=True, slots=True)
class Layer:
    """A picture with clearness for a screen: bytes of red, green, blue, alpha, row by row."""

    width: int
    height: int
    data: bytes


def read_sheet(
    sheet: Sheet, shot: int, file: FileOf, geometry: Geometry = CLASSIC_GEOMETRY
) -> Sheet:
    """The sheet as it was read; it never raises for a bad picture, its `fault` says what is wrong.

    `file` names where the `photo`, the `flat` picture and the `face` are kept.
    """
    from gridlight.workshop.scan.files import Place, pixels_at

    place = Place(Path(sheet.path), sheet.page, sheet.pages)
    try:
        pixels = pixels_at(place)
    except CardError as error:
        return replace(sheet, state=State.FAULT, fault=str(error), card=None)
    photo, share = _smaller(pixels)
    _keep(file("photo"), photo)
    seen = replace(sheet, shot=shot, share=share)
    try:
        return _read(pixels, seen, file, geometry)
    except CardError as error:
        fault = error
    except reading_errors() as error:
        fault = not_made_out(place.name, error)
    corners = seen.corners if seen.by_hand else inset_corners(pixels)
    return replace(seen, state=State.FAULT, fault=str(fault), corners=corners, card=None)


def _read(pixels: Pixels, sheet: Sheet, file: FileOf, geometry: Geometry) -> Sheet:
    if sheet.by_hand:
        found = set_card(pixels, sheet.corners, geometry)
    else:
        found = found_card(pixels, sheet.name, geometry)
    read = read_card(pixels, sheet.name, found, geometry, mirrored=sheet.mirror)
    _keep(file("flat"), read.flat)
    file("face").write_bytes(face_in(read.flat, geometry))
    return replace(
        sheet,
        state=State.READ,
        fault="",
        side=read.side,
        card=_card(read),
        doubts=read.doubts,
        elements=read.elements,
        settled=frozenset(),
        corners=sheet.corners if sheet.by_hand else card_corners(found, geometry),
        mirrored=read.mirrored,
        sawtooth=found.mirrored is not None,
        residual=round(float(found.residual), 4),
        worst=round(float(found.worst), 4),
    )


def _card(read: CardRead) -> Card:
    if read.seen is not None:
        return read.seen
    return empty_play(1) if read.side == "offense" else empty_formation("A")


def inset_corners(pixels: Pixels) -> tuple[tuple[float, float], ...]:
    """Corners a little inside of a picture, from the upper left round."""
    high, wide = pixels.shape[:2]
    left, top = wide * INSET, high * INSET
    return (left, top), (wide - left, top), (wide - left, high - top), (left, high - top)


def _smaller(pixels: Pixels) -> tuple[Pixels, float]:
    import cv2
    import numpy as np

    share = min(1.0, PHOTO_SIDE / max(pixels.shape[:2]))
    size = max(1, round(pixels.shape[1] * share)), max(1, round(pixels.shape[0] * share))
    small = cv2.resize(pixels, size, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8), share


def _keep(path: Path, pixels: Pixels) -> None:
    import cv2

    path.parent.mkdir(parents=True, exist_ok=True)
    done, data = cv2.imencode(
        ".jpg", cv2.cvtColor(pixels, cv2.COLOR_RGB2BGR), [cv2.IMWRITE_JPEG_QUALITY, JPEG]
    )
    if not done:
        raise CardError(
            path.name, "", tr("the picture can't be kept"), tr("See that there is room.")
        )
    path.write_bytes(data.tobytes())


def inks_of_flat(flat: Path, side: str, geometry: Geometry = CLASSIC_GEOMETRY) -> Layer:
    """The inks of a card taken apart: its path in one color, its diamonds and dots in two."""
    import cv2
    import numpy as np

    from gridlight.workshop.scan.frame import Raster
    from gridlight.workshop.scan.ink import clearness_of, inks_of

    read = cv2.imdecode(np.frombuffer(flat.read_bytes(), np.uint8), cv2.IMREAD_COLOR)
    if read is None:
        raise CardError(flat.name, "", tr("the picture can't be read"), tr("Read the scan again."))
    pixels = np.asarray(cv2.cvtColor(read, cv2.COLOR_BGR2RGB), np.uint8)
    raster = Raster(geometry, SCALE)
    high, wide = pixels.shape[:2]
    out = np.zeros((high, wide, 4), np.uint8)
    if side == "offense":
        parts = [(clearness_of(pixels, raster), (255, 196, 92))]
    else:
        inks = inks_of(pixels, raster)
        parts = [(inks.diamonds, (24, 150, 84)), (inks.dots, (214, 40, 44))]
    for weight, color in parts:
        more = (np.clip(weight, 0.0, 1.0) * 255.0).astype(np.uint8) > out[..., 3]
        out[more, :3] = color
        out[..., 3] = np.maximum(out[..., 3], (np.clip(weight, 0.0, 1.0) * 255.0).astype(np.uint8))
    half = cv2.resize(out, (wide // 2, high // 2), interpolation=cv2.INTER_AREA)
    return Layer(wide // 2, high // 2, np.ascontiguousarray(half).tobytes())
