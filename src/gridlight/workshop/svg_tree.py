"""A stranger's SVG as plain elements: no entities, no files, no end to what is refused."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr

MOST_BYTES = 4 << 20
MOST_ELEMENTS = 20_000
MOST_DEPTH = 60
Matrix = tuple[float, float, float, float, float, float]
PLAIN: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass(slots=True)
class Element:
    """An element with its attributes, both by their names without a namespace."""

    tag: str
    given: dict[str, str]
    inside: list[Element] = field(default_factory=list)
    text: str = ""
    line: int = 0


class _Tree:
    """Builds the elements while expat reads."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.root: Element | None = None
        self.open: list[Element] = []
        self.count = 0
        self.parser = expat.ParserCreate()
        self.parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.EntityDeclHandler = self._entity

    def refuse(self, problem: str, remedy: str) -> CardError:
        """The fault at the place that is being read."""
        return CardError(
            self.source,
            tr("line {number}", number=self.parser.CurrentLineNumber),
            problem,
            remedy,
        )

    def _start(self, name: str, given: dict[str, str]) -> None:
        self.count += 1
        if self.count > MOST_ELEMENTS or len(self.open) >= MOST_DEPTH:
            raise self.refuse(
                tr("there is too much in the drawing"), tr("Leave the card alone in it.")
            )
        plain = {_local(key): value for key, value in given.items()}
        element = Element(_local(name), plain, line=self.parser.CurrentLineNumber)
        if self.open:
            self.open[-1].inside.append(element)
        else:
            self.root = element
        self.open.append(element)

    def _end(self, name: str) -> None:
        self.open.pop()

    def _text(self, text: str) -> None:
        if self.open and self.open[-1].tag == "title":
            self.open[-1].text += text

    def _entity(self, *declared: Any) -> None:
        raise self.refuse(tr("it declares entities"), tr("Save it as plain SVG."))


def _local(name: str) -> str:
    return name.rpartition(":")[2]


def elements_of(data: bytes, source: str) -> Element:
    """The drawing's root; `CardError` with the line of whatever can't be taken."""
    if len(data) > MOST_BYTES:
        problem = tr("it has {count:,} bytes", count=len(data))
        raise CardError(source, "", problem, tr("A drawing has at most {most:,}.", most=MOST_BYTES))
    tree = _Tree(source)
    try:
        tree.parser.Parse(data, True)
    except expat.ExpatError as error:
        problem = tr("it isn't XML: {reason}", reason=expat.ErrorString(error.code))
        place = tr("line {line}, column {column}", line=error.lineno, column=error.offset + 1)
        raise CardError(source, place, problem, tr("Save it as plain SVG.")) from None
    except (ValueError, LookupError):  # an encoding that Python has no table for
        raise CardError(
            source, "", tr("its encoding isn't known"), tr("Save it as UTF-8.")
        ) from None
    if tree.root is None or tree.root.tag != "svg":
        raise CardError(source, "", tr("it isn't an SVG drawing"), tr("Save it as plain SVG."))
    return tree.root


NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"


def numbers(text: str) -> list[float]:
    """The numbers in a text; those too large to mean a place are left out."""
    found = [float(word) for word in re.findall(NUMBER, text[:200_000])]
    return [value for value in found if abs(value) < 1e9]


def matrix_of(text: str) -> Matrix:
    """A `transform` attribute as one matrix; what isn't known is left out."""
    whole = PLAIN
    for name, inside in re.findall(r"(\w+)\s*\(([^)]*)\)", text[:4000]):
        whole = times(whole, _one(name, numbers(inside)))
    return whole


def _one(name: str, given: list[float]) -> Matrix:
    first, second = (*given, 0.0, 0.0)[:2]
    if name == "matrix" and len(given) == 6:
        a, b, c, d, e, f = given
        return a, b, c, d, e, f
    if name == "translate":
        return 1.0, 0.0, 0.0, 1.0, first, second
    if name == "scale" and given:
        return first, 0.0, 0.0, given[1] if len(given) > 1 else first, 0.0, 0.0
    if name == "rotate" and given:
        angle = math.radians(first)
        turn = (math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), 0.0, 0.0)
        if len(given) < 3:
            return turn
        there: Matrix = (1.0, 0.0, 0.0, 1.0, given[1], given[2])
        back: Matrix = (1.0, 0.0, 0.0, 1.0, -given[1], -given[2])
        return times(times(there, turn), back)
    if name == "skewX":
        return 1.0, 0.0, math.tan(math.radians(first)), 1.0, 0.0, 0.0
    if name == "skewY":
        return 1.0, math.tan(math.radians(first)), 0.0, 1.0, 0.0, 0.0
    return PLAIN


def times(m: Matrix, n: Matrix) -> Matrix:
    """First `n`, then `m`."""
    return (
        m[0] * n[0] + m[2] * n[1],
        m[1] * n[0] + m[3] * n[1],
        m[0] * n[2] + m[2] * n[3],
        m[1] * n[2] + m[3] * n[3],
        m[0] * n[4] + m[2] * n[5] + m[4],
        m[1] * n[4] + m[3] * n[5] + m[5],
    )


def moved(m: Matrix, point: tuple[float, float]) -> tuple[float, float]:
    """A place after a transform."""
    x, y = point
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]
