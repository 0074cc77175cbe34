"""The composition root: a window, or a command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window for no arguments or a file; run a command otherwise. The exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words:
        return _window(None)
    if _is_file(words):
        return _window(Path(words[0]))
    if words[0] == "screenshot" and (code := _language_among(words)):
        _speak(code)
    from gridlight import cli

    return cli.main(words, _qt_version)


def _is_file(words: list[str]) -> bool:
    """Whether the one argument is a file or a folder and no command."""
    if len(words) != 1 or not words[0] or words[0].startswith("-"):
        return False
    path = Path(words[0])
    if path.suffix in (".gridlight", ".deck"):
        return True
    try:
        if not path.exists():
            return False
    except OSError:  # no file can have such a name
        return False
    from gridlight.cli.commands import command_names

    return words[0] not in command_names()


def _window(path: Path | None) -> int:
    try:
        _speak(_wished_language())
        from gridlight.ui.opening import run
    except ImportError as error:
        problem = f"gridlight: the window can't be opened ({error})."
        print(f"{problem} Install it again, or see “gridlight --help”.", file=sys.stderr)
        return 2
    return run(path)


def _wished_language() -> str:
    from gridlight import paths
    from gridlight.present import preferences

    return preferences.load(paths.settings_file()).preferences.language


def _language_among(words: list[str]) -> str:
    """What a command's words say of the language; empty for nothing."""
    for word, after in zip(words, [*words[1:], ""], strict=True):
        option, _, code = word.partition("=")
        if option == "--language":
            return code or after
    return ""


def _speak(wished: str) -> None:
    """Choose the language before the modules are imported that hold words in it."""
    from gridlight.ui.language import choose

    choose(wished)


def _qt_version() -> str:
    try:
        from PySide6.QtCore import qVersion
    except ImportError:
        return "not installed"
    return qVersion()
