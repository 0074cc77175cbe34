"""Reading the command line: one clear sentence for what can't be taken."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from gridlight.kernel.errors import OptionError
from gridlight.session.settings import closest

Run = Callable[[argparse.Namespace], int]

DONE, NO, UNUSABLE = 0, 1, 2
"""Exit codes: done; readable, but the answer is no; input or options that can't be used."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose refusals are `OptionError`s that name the option."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        place, problem, remedy = self._explain(message)
        raise OptionError(self.prog, place, problem, remedy)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """All arguments; what is left over is refused with a hint at the nearest option."""
        found, extra = self.parse_known_args(args, namespace)
        if extra:
            parser: Parser = getattr(found, "parser", self)
            raise parser.unknown(extra[0])
        return found

    def unknown(self, word: str) -> OptionError:
        """The refusal of a word that no option or argument takes."""
        if not word.startswith("-"):
            return OptionError(self.prog, f"“{word}”", "it isn't expected here", self._help())
        known = [option for action in self._actions for option in action.option_strings]
        name = word.partition("=")[0]
        return OptionError(self.prog, f"“{name}”", "there is no such option", closest(name, known))

    def _explain(self, message: str) -> tuple[str, str, str]:
        missing = re.fullmatch(r"the following arguments are required: (.*)", message)
        if missing:
            verb = "are" if ", " in missing[1] else "is"
            return "", f"{missing[1]} {verb} missing", self._help()
        valued = re.fullmatch(r"argument ([^:]*): (.*)", message, re.DOTALL)
        if valued is None:
            return "", message, self._help()
        name, problem = valued[1], valued[2]
        choice = re.match(r"invalid choice: '([^']*)' \(choose from (.*)\)", problem)
        if choice:
            known = choice[2].replace("'", "").split(", ")
            return f"{name}", f"“{choice[1]}” isn't one of them", closest(choice[1], known)
        number = re.match(r"invalid (\w+) value: '(.*)'", problem)
        if number:
            return name, f"“{number[2]}” isn't {_KINDS.get(number[1], number[1])}", self._help()
        return name, problem, self._help()

    def _help(self) -> str:
        return f"See “{self.prog} --help”."


_KINDS = {"int": "a whole number", "whole": "a whole number from 1 up", "size": "WIDTHxHEIGHT"}


def whole(text: str) -> int:
    """A whole number from 1 up."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def size(text: str) -> tuple[int, int]:
    """A size like 1280x800."""
    wide, _, high = text.lower().partition("x")
    return whole(wide), whole(high)
