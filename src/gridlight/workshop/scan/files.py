"""Pictures from strangers' files: PNG, JPEG, TIFF, HEIC and the pages of a PDF."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr
from gridlight.workshop.pdfium import opened
from gridlight.workshop.scan.formats import PAGES, heic_known, is_heic, may_hold_cards

if TYPE_CHECKING:
    from PIL import Image

Pixels = NDArray[np.uint8]  # rows, columns, red green blue

MOST_BYTES = 200 << 20
MOST_PIXELS = 80_000_000
MOST_SIDE = 5000  # pixels; larger pictures are made smaller
MOST_PAGES = 200
LEAST_SIDE = 300
PDF_DPI = 300
FORMATS = ("PNG", "JPEG", "TIFF", "WEBP", "BMP", "HEIF")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a picture is: a file, and which of its pages, counted from 0."""

    path: Path
    page: int = 0
    pages: int = 1

    @property
    def name(self) -> str:
        """What the picture is called in a report."""
        return (
            self.path.name
            if self.pages == 1
            else tr("{name}, page {page}", name=self.path.name, page=self.page + 1)
        )


def places_in(paths: Iterable[Path]) -> tuple[list[Place], list[CardError]]:
    """Every picture in files and folders, in natural order, and what could not be opened."""
    places: list[Place] = []
    faults: list[CardError] = []
    for path in paths:
        for file in _files(path, faults):
            try:
                places += _pages(file)
            except CardError as error:
                faults.append(error)
    return places, faults


def _files(path: Path, faults: list[CardError]) -> list[Path]:
    if path.is_dir():
        found = [p for p in path.iterdir() if may_hold_cards(p)]
        if not found:
            heic = "HEIC, " if heic_known() else ""
            remedy = tr(
                "Name a folder with {kinds} or PDF files.",
                kinds=f"PNG, JPEG, TIFF, {heic}WebP, BMP",
            )
            faults.append(CardError(str(path), "", tr("there are no pictures in it"), remedy))
        return sorted(found, key=lambda p: _natural(p.name))
    if not path.is_file():
        faults.append(CardError(str(path), "", tr("there is no such file"), tr("Check the name.")))
        return []
    return [path]


def _natural(name: str) -> list[tuple[int, str]]:
    parts = re.split(r"(\d+)", name.lower())
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]


def _pages(path: Path) -> list[Place]:
    suffix = path.suffix.lower()
    if suffix in PAGES:
        count = _pdf_pages(path)
    elif suffix in (".tif", ".tiff"):
        count = _frames(path)
    else:
        count = 1
    if count > MOST_PAGES:
        raise CardError(
            path.name,
            "",
            tr("it has {count} pages", count=count),
            tr("The most is {most}.", most=MOST_PAGES),
        )
    return [Place(path, page, count) for page in range(count)]


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        problem = tr("it can't be read: {reason}", reason=error.strerror or type(error).__name__)
        raise CardError(path.name, "", problem, tr("Check the file.")) from None
    if len(data) > MOST_BYTES:
        raise CardError(
            path.name,
            "",
            tr("it is too large"),
            tr("The most is {most:,} bytes.", most=MOST_BYTES),
        )
    return data


def _pdf_pages(path: Path) -> int:
    import pypdfium2

    try:
        with opened(_bytes(path)) as document:
            return len(document)
    except pypdfium2.PdfiumError as error:
        problem = tr("it can't be read as a PDF")
        raise CardError(path.name, "", problem, tr("Save it again, without a password.")) from error


def _frames(path: Path) -> int:
    with _opened(_bytes(path), path.name) as image:
        return int(getattr(image, "n_frames", 1))


def _opened(data: bytes, name: str) -> Image.Image:
    from PIL import Image, UnidentifiedImageError

    _know_heic(data, name)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # refused below
            image = Image.open(io.BytesIO(data), formats=_formats())
    except UnidentifiedImageError as error:
        remedy = tr("Use PNG, JPEG, TIFF or PDF.")
        raise CardError(name, "", tr("it isn't a picture that is known here"), remedy) from error
    except (OSError, SyntaxError, ValueError, EOFError, Image.DecompressionBombError) as error:
        raise CardError(name, "", tr("the picture can't be read"), tr("Save it again.")) from error
    if image.size[0] * image.size[1] > MOST_PIXELS or min(image.size) < LEAST_SIDE:
        problem = tr(
            "it is {width:,} × {height:,} pixels", width=image.size[0], height=image.size[1]
        )
        raise CardError(name, "", problem, tr("Scan the card at 150 to 600 dots an inch."))
    return image


def _know_heic(data: bytes, name: str) -> None:
    """Let Pillow read HEIC; CardError for such a file where its decoder isn't installed."""
    if not is_heic(data, name):
        return
    try:
        import pi_heif
    except ImportError as error:
        problem = tr("HEIC can't be read without its decoder")
        remedy = tr("Install it with pip install 'gridlight[heic]', or save the photo as JPEG.")
        raise CardError(name, "", problem, remedy) from error
    pi_heif.register_heif_opener()


def _formats() -> list[str]:
    from PIL import Image

    Image.init()
    return [name for name in FORMATS if name in Image.OPEN]


def pixels_at(place: Place) -> Pixels:
    """The picture in red, green and blue, upright as its file says; CardError if it can't be."""
    data = _bytes(place.path)
    suffix = place.path.suffix.lower()
    pixels = _pdf_page(data, place) if suffix in PAGES else _picture(data, place)
    return _smaller(pixels)


def _picture(data: bytes, place: Place) -> Pixels:
    from PIL import Image, ImageOps

    with _opened(data, place.name) as image:
        try:
            image.seek(place.page)
            upright = ImageOps.exif_transpose(image)
            if upright.mode in ("RGBA", "LA", "PA") or "transparency" in upright.info:
                clear = upright.convert("RGBA")
                upright = Image.new("RGBA", clear.size, (255, 255, 255, 255))
                upright.alpha_composite(clear)
            return np.asarray(upright.convert("RGB"), dtype=np.uint8)
        except (OSError, SyntaxError, ValueError, EOFError, MemoryError) as error:
            problem = tr("the picture is cut short or broken")
            raise CardError(place.name, "", problem, tr("Save it again.")) from error


def _pdf_page(data: bytes, place: Place) -> Pixels:
    import pypdfium2

    try:
        with opened(data) as document:
            page = document[place.page]
            wide, high = page.get_size()
            scale = min(PDF_DPI / 72.0, MOST_SIDE / max(wide, high, 1.0))
            picture = page.render(scale=scale).to_pil().convert("RGB")
    except (pypdfium2.PdfiumError, ValueError, MemoryError) as error:
        problem = tr("the page can't be drawn")
        raise CardError(place.name, "", problem, tr("Save it as a picture.")) from error
    return np.asarray(picture, dtype=np.uint8)


def _smaller(pixels: Pixels) -> Pixels:
    import cv2

    side = max(pixels.shape[:2])
    if side <= MOST_SIDE:
        return pixels
    share = MOST_SIDE / side
    size = round(pixels.shape[1] * share), round(pixels.shape[0] * share)
    return np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), dtype=np.uint8)
