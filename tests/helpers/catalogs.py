"""What the program asks to have said in other languages, and what the catalogs answer."""

from __future__ import annotations

import ast
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import gridlight

SOURCES = Path(gridlight.__file__).parent
ROOT = Path(__file__).resolve().parents[2]
CATALOGS = sorted((ROOT / "assets" / "languages").glob("*.ts"))
FORMS = {"tr": 1, "trn": 2}


@dataclass(frozen=True, slots=True, order=True)
class Asked:
    """What is asked for: the English, a comment or the form for many, and whether it counts."""

    text: str
    about: str = ""
    counted: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """What a catalog says, in each form that the language has; none while it is unfinished."""

    asked: Asked
    forms: tuple[str, ...]


def calls_in(path: Path) -> Iterator[tuple[ast.Call, bool]]:
    """The calls of `tr` and `trn` in a file, and whether they stand inside an f-string."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    hidden = {
        inner
        for outer in ast.walk(tree)
        if isinstance(outer, ast.JoinedStr)
        for inner in ast.walk(outer)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORMS:
            yield node, node in hidden


def literals_of(call: ast.Call) -> list[str]:
    """The strings that a call begins with."""
    words: list[str] = []
    for argument in call.args[:2]:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            break
        words.append(argument.value)
    return words


def asked_in_code() -> set[Asked]:
    """Everything that the code asks for."""
    found = set()
    for path in sorted(SOURCES.rglob("*.py")):
        for call, _hidden in calls_in(path):
            assert isinstance(call.func, ast.Name)
            found.add(Asked(*literals_of(call), counted=call.func.id == "trn"))
    return found


def answers(catalog: Path) -> list[Answer]:
    """What a catalog of Linguist holds."""
    found = []
    for message in ElementTree.parse(catalog).iter("message"):
        counted = message.get("numerus") == "yes"
        said = message.find("translation")
        assert said is not None
        texts = [form.text for form in said.iter("numerusform")] if counted else [said.text]
        forms = () if said.get("type") else tuple(text or "" for text in texts)
        asked = Asked(
            message.findtext("source") or "", message.findtext("comment") or "", counted=counted
        )
        found.append(Answer(asked, forms))
    return found


def places_in(text: str) -> set[str]:
    """The `{places}` of a template, with how they are formatted."""
    return set(re.findall(r"\{[^{}]*\}", text))


def rulings_in(text: str) -> list[str]:
    """The rulings that a sentence cites."""
    return sorted(re.findall(r"\b[A-Z]{2,3}-P?\d+", text))
