"""Files that the workshop gives away, written whole or not at all."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from gridlight.kernel.errors import InputFault
from gridlight.kernel.language import tr


def put(path: Path, data: bytes) -> None:
    """Write a file; `InputFault` in one sentence where that can't be."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        reason = error.strerror or tr("no reason given")
        problem = tr("it could not be written ({reason})", reason=reason)
        raise InputFault(str(path), "", problem, tr("Choose another place.")) from None


def file_name(words: str, suffix: str) -> str:
    """What a file may be called after a deck or a card."""
    plain = re.sub(r'[/\\:*?"<>|]+', "-", " ".join(words.split())).strip(" .-")
    return f"{plain or 'Deck'}{suffix}"


def suffixed(where: str, suffix: str) -> Path:
    """The file that people mean where they left its ending out."""
    path = Path(where)
    return path if path.suffix else path.with_name(path.name + suffix)
