"""Reading files that may be anything: a device, a disk image, a pipe; and replacing them whole."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from gridlight.kernel.language import tr


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


def write_over(path: Path, content: bytes) -> None:
    """Put `content` into the file, whole or not at all: killed half-way, the old one stands."""
    part = path.parent / f".{path.name}.{os.getpid()}.part"
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Let a folder's own list of files reach the disk, where the system knows such a thing."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _fitting(data: bytes, most: int) -> bytes:
    if len(data) > most:
        raise OSError(errno.EFBIG, tr("It has more than {most:,} bytes", most=most))
    return data
