"""Reading files that may be anything: a device without an end, a disk image, a pipe."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def read_at_most(path: Path, most: int) -> bytes:
    """A file's bytes; `OSError` for one that can't be read or has more than `most` bytes."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    return _fitting(data, most)


def read_handle(handle: int, most: int) -> bytes:
    """The same from the start of an open file."""
    os.lseek(handle, 0, os.SEEK_SET)
    chunks, size = [], 0
    while size <= most and (chunk := os.read(handle, 1 << 20)):
        chunks.append(chunk)
        size += len(chunk)
    return _fitting(b"".join(chunks), most)


def _fitting(data: bytes, most: int) -> bytes:
    if len(data) > most:
        raise OSError(errno.EFBIG, f"It has more than {most:,} bytes")
    return data
