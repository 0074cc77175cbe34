"""Words for people, in the language that was chosen before they were asked for.

English stands in the code. A catalog in another language (`assets/languages`, kept with Qt
Linguist) is read by `ui.language`, which hands its lookup to `speak`; words that a module keeps
as constants are asked for when it is imported, so a language is chosen first of all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, Final

ENGLISH: Final = "en"
Lookup = Callable[[str, str, int], str]
"""The words of a language for English ones, a comment and a count (-1: none); empty if missing."""

_NO_COUNT: Final = -1


class _Chosen:
    """The language that is spoken; English needs no lookup."""

    code: str = ENGLISH
    lookup: Lookup | None = None
    marks: Mapping[int, str] = {}


class _Marked(Formatter):
    """Formats numbers with the language's own decimal and thousands marks."""

    def format_field(self, value: Any, format_spec: str) -> Any:
        return figure(value, format_spec)


_MARKED = _Marked()


def speak(code: str, lookup: Lookup | None) -> None:
    """Speak the language with this code by its lookup from now on; English needs none."""
    _Chosen.code, _Chosen.lookup = code, lookup
    point, comma = tr("."), tr(",")
    english = (point, comma) == (".", ",")
    _Chosen.marks = {} if english else {ord("."): point, ord(","): comma}


def spoken() -> str:
    """The code of the language that is spoken."""
    return _Chosen.code


def tr(text: str, about: str = "", /, **values: object) -> str:
    """`text` in the chosen language, with `values` set in at its `{names}`, as `str.format` does.

    `about` tells translators apart what reads the same in English; it goes with no values, which
    `filled` sets in.
    `text` stands as a literal, so that Linguist's `lupdate` finds it.

    >>> tr("{team} ball on the {yard}", team="Home", yard=31)
    'Home ball on the 31'
    """
    lookup = _Chosen.lookup
    told = (lookup(text, about, _NO_COUNT) if lookup else "") or text
    return filled(told, text, **values) if values else told


def trn(one: str, many: str, n: int, /, **values: object) -> str:
    """`one` or `many` by the count `n`, which is set in at `{n}`, in the chosen language's forms.

    >>> trn("{n} yard", "{n} yards", 1), trn("{n} yard", "{n} yards", 4)
    ('1 yard', '4 yards')
    """
    lookup = _Chosen.lookup
    told = lookup(one, many, n) if lookup else ""
    english = one if n == 1 else many
    return filled(told or english, english, **{"n": n, **values})


def filled(told: str, english: str = "", /, **values: object) -> str:
    """What was asked for without its values, with them set in at its `{places}`.

    Where a translation has other places than the words, they are said in `english`, or as they are.
    """
    try:
        return _MARKED.vformat(told, (), values) if _Chosen.marks else told.format_map(values)
    except (LookupError, ValueError, TypeError, AttributeError):
        if told == english:
            raise
        return english.format_map(values) if english else told


def shipped(text: str) -> str:
    """Words that ship as data, not as code (the rulings), in the chosen language.

    `packaging/languages.py` collects them from their files; others come back as they are.
    """
    return (_Chosen.lookup(text, "", _NO_COUNT) if _Chosen.lookup and text else "") or text


def quoted(text: str) -> str:
    """`text` in the chosen language's quotation marks.

    >>> quoted("offense")
    '“offense”'
    """
    return tr("“{text}”", text=text)


def figure(value: object, spec: str = "") -> str:
    """A number by a format of Python's (`.1f`, `,`) with the chosen language's marks in it."""
    text = format(value, spec)
    if _Chosen.marks and isinstance(value, int | float):
        return text.translate(_Chosen.marks)
    return text
