"""Which files can hold pictures of cards, and which of them can be read here."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

PLAIN = (".png", ".jpg", ".jpeg", ".tif", ".tiff", ".webp", ".bmp")
HEIC = (".heic", ".heif")
PAGES = (".pdf",)
PICTURES = (*PLAIN, *HEIC)
DECODER = "pi_heif"
BRANDS = (b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1")


def heic_known() -> bool:
    """Whether the decoder of HEIC, the extra `gridlight[heic]`, is installed."""
    return find_spec(DECODER) is not None


def offered() -> tuple[str, ...]:
    """The endings of files that can be read here."""
    return (*PLAIN, *(HEIC if heic_known() else ()), *PAGES)


def may_hold_cards(path: Path) -> bool:
    """Whether a file is a picture or a PDF by its name, also one that can't be read here."""
    return path.suffix.lower() in (*PICTURES, *PAGES)


def is_heic(data: bytes, name: str) -> bool:
    """Whether a file is HEIC: by its first bytes, for telephones name it otherwise, or by name."""
    if data[4:8] == b"ftyp":
        return data[8:12] in BRANDS
    return Path(name).suffix.lower() in HEIC and not data.startswith((b"\xff\xd8", b"\x89PNG"))
