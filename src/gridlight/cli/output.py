"""What goes to the screen or into a file, and how errors become one line and a code."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from gridlight.cli.options import NO, UNUSABLE
from gridlight.kernel.errors import (
    GridlightError,
    IllegalMove,
    InputFault,
    JournalDiverged,
    OptionError,
)
from gridlight.session.files import read_at_most
from gridlight.session.journal import MOST_BYTES
from gridlight.session.table import CantUndo

_ANSWERED_NO = (IllegalMove, JournalDiverged, CantUndo)


def print_json(data: Any) -> None:
    """One JSON document on standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def print_json_list(items: Iterable[Any]) -> None:
    """One JSON list on standard output, a line for each item."""
    lines = (json.dumps(item, ensure_ascii=False) for item in items)
    print("[" + ",\n ".join(lines) + "]")


def guarded(act: Callable[[], int]) -> int:
    """What `act` returns, or the code of the error that it ended with, told in one line."""
    try:
        code = act()
        if sys.stdout is not None:  # a windowed program has none
            sys.stdout.flush()
    except GridlightError as error:
        return complaint(error)
    except BrokenPipeError:
        # whoever read has seen enough; nothing may be flushed into the pipe at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        _complain(_os_sentence(error))
        return UNUSABLE
    except KeyboardInterrupt:
        return 130
    return code


def complaint(error: GridlightError) -> int:
    """Say what is wrong in one line on standard error; the exit code for it."""
    _complain(_sentence(error))
    return NO if isinstance(error, _ANSWERED_NO) else UNUSABLE


def _complain(sentence: str) -> None:
    if sys.stderr is not None:
        print(" ".join(sentence.split()), file=sys.stderr)


def _sentence(error: GridlightError) -> str:
    text = str(error)
    return text if text.endswith((".", "?", "!", ")")) else f"{text}."


def _os_sentence(error: OSError) -> str:
    where = error.filename if isinstance(error.filename, str) else "file"
    return f"{where}: {error.strerror or type(error).__name__}. Check the path and its permissions."


def read_text(path: str) -> str:
    """A file's text; `InputFault` for one that can't be read as UTF-8."""
    try:
        return read_at_most(Path(path), MOST_BYTES).decode("utf-8-sig")
    except OSError as error:
        raise unreadable(path, error) from None
    except UnicodeDecodeError as error:
        problem = "it isn't UTF-8 text"
        raise InputFault(path, f"byte {error.start}", problem, "Name a text file.") from None


def unreadable(path: str, error: OSError) -> InputFault:
    """The fault of a file that can't be opened."""
    if isinstance(error, FileNotFoundError):
        return InputFault(path, "", "there is no such file", "Check the name.")
    problem = f"it can't be read: {error.strerror or type(error).__name__}"
    return InputFault(path, "", problem, "Check the file.")


def write_file(path: str, data: bytes) -> None:
    """Write a file; `OptionError` where that can't be done."""
    try:
        Path(path).write_bytes(data)
    except OSError as error:
        problem = f"it can't be written: {error.strerror or type(error).__name__}"
        raise OptionError(path, "", problem, "Name another file.") from None


def progress(done: int, most: int, what: str) -> None:
    """A progress line on standard error, only where somebody can see it."""
    if sys.stderr is None or not sys.stderr.isatty():
        return
    filled = round(30 * done / most) if most else 30
    end = "\n" if done >= most else ""
    bar = "█" * filled + "·" * (30 - filled)
    print(f"\r{bar} {done} of {most} {what}", end=end, file=sys.stderr, flush=True)
