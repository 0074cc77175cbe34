"""PDF documents opened one at a time: the library that reads them knows no threads."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any

_ONE = RLock()


@contextmanager
def opened(data: bytes) -> Iterator[Any]:
    """A document, closed again at the end; other threads wait meanwhile.

    pypdfium2's `PdfiumError` for what is no PDF, or has a password.
    """
    import pypdfium2

    with _ONE:
        document = pypdfium2.PdfDocument(data)
        try:
            yield document
        finally:
            document.close()
