"""Every word that the program asks for can be found, and every catalog answers to all of them."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from helpers.catalogs import (
    CATALOGS,
    FORMS,
    ROOT,
    SOURCES,
    Answer,
    answers,
    asked_in_code,
    calls_in,
    literals_of,
    places_in,
    rulings_in,
)

COUNTS = range(200)
"""Counts among which every language uses each of its forms."""


def _shipped_words() -> list[str]:
    spec = importlib.util.spec_from_file_location("languages", ROOT / "packaging/languages.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    words: list[str] = module.shipped_words()
    return words


def test_what_is_asked_for_can_be_collected() -> None:
    files = sorted(SOURCES.rglob("*.py"))
    faults = [
        f"{path.relative_to(SOURCES)}:{call.lineno}: {fault}"
        for path in files
        for call, inside in calls_in(path)
        for fault in _hidden_from_lupdate(call, inside)
    ]
    assert faults == []


def _hidden_from_lupdate(call: ast.Call, inside_an_f_string: bool) -> Iterator[str]:
    assert isinstance(call.func, ast.Name)
    forms, words = FORMS[call.func.id], literals_of(call)
    if len(words) < forms or not all(words[:forms]):
        yield "words stand as literals"
    if inside_an_f_string:
        yield "f-strings aren't looked into"
    if forms == 1 and len(call.args) > 1 and call.keywords:
        yield "values after a comment are taken for a count"
    if forms == 2 and len(call.args) != 3:
        yield "a count belongs there"


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
def test_a_catalog_answers_to_everything_and_to_nothing_else(catalog: Path) -> None:
    asked = {(each.text, each.about, each.counted) for each in asked_in_code()}
    asked |= {(text, "", False) for text in _shipped_words()}
    held = {(a.asked.text, a.asked.about, a.asked.counted) for a in answers(catalog)}
    told = "run packaging/languages.py, then translate what is new"
    assert sorted(asked - held) == [], told
    assert sorted(held - asked) == [], told


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
def test_a_catalog_is_finished(catalog: Path) -> None:
    assert [a.asked.text for a in answers(catalog) if not all(a.forms) or not a.forms] == []


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
def test_translations_keep_places_rulings_and_outer_blanks(catalog: Path) -> None:
    assert [fault for answer in answers(catalog) for fault in _faults(answer)] == []


def _faults(answer: Answer) -> list[str]:
    asked = answer.asked
    wanted = places_in(asked.text + asked.about) if asked.counted else places_in(asked.text)
    faults = []
    for index, form in enumerate(answer.forms):
        spare = {"{n}"} if asked.counted else set()
        if not wanted - spare <= places_in(form) <= wanted | spare:
            faults.append(f"places of {form!r} ({asked.text!r}, form {index})")
        if rulings_in(form) != rulings_in(asked.text):
            faults.append(f"rulings of {form!r}")
        ends = (form[:1].isspace(), form[-1:].isspace())
        if ends != (asked.text[:1].isspace(), asked.text[-1:].isspace()):
            faults.append(f"blanks around {form!r}")
    return faults


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
def test_what_the_window_reads_is_compiled_from_the_catalog(catalog: Path) -> None:
    translator = QTranslator()
    assert translator.load(str(catalog.with_suffix(".qm")))
    stale = []
    for answer in answers(catalog):
        asked = answer.asked
        counts = COUNTS if asked.counted else (-1,)
        said = {translator.translate("", asked.text, asked.about or None, n) for n in counts}
        if said != set(answer.forms):
            stale.append((said, answer.forms))
    assert stale == [], "run packaging/languages.py"


def test_there_is_a_second_language() -> None:
    assert len(CATALOGS) >= 1
