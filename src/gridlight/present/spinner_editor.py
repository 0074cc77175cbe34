"""Both spinners as tables to be edited: every area's sectors, their shares and what they mean."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from gridlight.cards.spinners import (
    AREAS,
    FULL_TURN,
    FUMBLE,
    FUMBLES,
    INTERCEPTION_RETURN,
    KICKOFF,
    KICKOFF_RETURN,
    PUNT,
    PUNT_RETURN,
    QUICK_KICK,
    QUICK_KICK_RETURN,
    Spinners,
    sector_faults,
)
from gridlight.kernel.dice import Face
from gridlight.kernel.language import quoted, tr
from gridlight.present.situation import capital
from gridlight.present.tables import (
    NUMBER,
    TEXT,
    Cells,
    Column,
    Draft,
    Fault,
    Figure,
    Lines,
    Place,
    Row,
    Sum,
)
from gridlight.present.throws import face_meant, face_words, throw_words

NAMES = tuple(AREAS)
LABEL, DEGREES = 0, 1
LONG = {
    KICKOFF: 60,
    KICKOFF_RETURN: 40,
    PUNT: 50,
    PUNT_RETURN: 20,
    QUICK_KICK: 50,
    QUICK_KICK_RETURN: 20,
    INTERCEPTION_RETURN: 40,
}
"""Yards from which on a result is told as a long one: into the end zone, for a kick-off."""


@dataclass(frozen=True)
class SpinnerDesk:
    """Tables of spinners; `house` are those that they are compared with."""

    house: Spinners
    title: str = tr("SPINNERS")
    lead: str = tr("Every area of both spinners: results and their degrees.")
    note: str = tr("Ctrl with Page Up or Down turns to the next area.")
    sections: tuple[str, ...] = tuple(capital(throw_words(name)) for name in NAMES)
    grows: bool = True
    beside: str = tr("House")
    caption: str = ""
    columns: tuple[Column, ...] = (
        Column(tr("Result"), 1.6, TEXT, (), tr("Yards, or a word that this area knows.")),
        Column(tr("Degrees"), 1.0, NUMBER, (), tr("Its part of the full turn of 360.")),
        Column(tr("Share", "a part"), 1.0, meaning=tr("How often it comes up.")),
        Column(tr("House"), 1.0, meaning=tr("How often it comes up on the house’s own wheel.")),
    )

    def draft_of(self, value: Spinners) -> Draft:
        """By area the sectors in the order of the wheel."""
        return Draft(
            tuple(
                tuple((face.label, str(face.weight)) for face in value.sectors(area))
                for area in NAMES
            )
        )

    def file(self, draft: Draft, name: str) -> bytes:
        """The spinners as a file."""
        areas = {
            area: {label: _width(degrees) for label, degrees in lines}
            for area, lines in zip(NAMES, draft.sections, strict=True)
        }
        plain = {"format": 1, "name": name, "areas": areas}
        return (json.dumps(plain, indent=1, ensure_ascii=False) + "\n").encode()

    def put(self, draft: Draft, place: Place, words: str) -> Draft:
        """A cell alone, a result by its name in any language."""
        if place.column == LABEL:
            words = _meant(NAMES[place.section], words)
        return draft.put(place, words)

    def faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Every fault of every area."""
        return tuple(
            fault for section in range(len(NAMES)) for fault in self._faults_of(draft, section)
        )

    def _faults_of(self, draft: Draft, section: int) -> Iterator[Fault]:
        lines = draft.sections[section]
        for found in sector_faults(NAMES[section], _pairs(lines), face_words):
            row, column, where = len(lines) - 1, DEGREES, self.sections[section]
            if found.sector is not None:
                row = found.sector
                column = DEGREES if found.of_width else LABEL
                where += f", {quoted(face_words(lines[row][LABEL]))}"
            yield Fault(Place(section, row, column), f"{where}: {found.problem}. {found.remedy}")

    def rows(self, draft: Draft, section: int) -> tuple[Row, ...]:
        """The sectors, each with its share here and on the house’s wheel."""
        house = _shares(self.house.sectors(NAMES[section]))
        lines = draft.sections[section]
        total = sum(_whole(degrees) for _, degrees in lines) or FULL_TURN
        return tuple(
            Row(
                str(i + 1),
                (
                    *(face_words(label), degrees),
                    *(_percent(_whole(degrees) / total), _beside(house, label)),
                ),
            )
            for i, (label, degrees) in enumerate(lines)
        )

    def faces(self, draft: Draft, section: int) -> tuple[Face, ...]:
        """The sectors that can be drawn."""
        lines = draft.sections[section]
        return tuple(
            Face(label, _whole(degrees)) for label, degrees in lines if _whole(degrees) > 0
        )

    def width_of(self, cells: Cells) -> int:
        """A row's degrees, none where they can't be read."""
        return _whole(cells[DEGREES])

    def figures(self, draft: Draft, section: int) -> tuple[Figure, ...]:
        """Mean, median, long ones and the chance of each word, beside the house’s."""
        area = NAMES[section]
        if any(True for _ in self._faults_of(draft, section)):
            return ()
        mine = _numbers(area, self.faces(draft, section))
        house = _numbers(area, self.house.sectors(area))
        return tuple(
            Figure(label, value, other)
            for (label, value), (_, other) in zip(mine, house, strict=True)
        )

    def total(self, draft: Draft, section: int) -> Sum:
        """360 degrees."""
        made = sum(_whole(degrees) for _, degrees in draft.sections[section])
        if made == FULL_TURN:
            return Sum(tr("{made} of {turn} degrees", made=made, turn=FULL_TURN), True)
        left = FULL_TURN - made
        if left > 0:
            words = tr(
                "{made} of {turn} degrees: {count} to go", made=made, turn=FULL_TURN, count=left
            )
        else:
            words = tr(
                "{made} of {turn} degrees: {count} too many",
                made=made,
                turn=FULL_TURN,
                count=-left,
            )
        return Sum(words, False)

    def missing(self, draft: Draft, section: int, row: int) -> str:
        """What a row's degrees would be for a full turn; nothing if it can't be made so."""
        lines = draft.sections[section]
        others = sum(_whole(degrees) for i, (_, degrees) in enumerate(lines) if i != row)
        left = FULL_TURN - others
        return str(left) if left > 0 and str(left) != lines[row][DEGREES] else ""

    def new_line(self, draft: Draft, section: int) -> Cells:
        """A result that isn’t there yet, with the degrees that are left."""
        area, lines = NAMES[section], draft.sections[section]
        there = {label for label, _ in lines}
        left = FULL_TURN - sum(_whole(degrees) for _, degrees in lines)
        return (next(new for new in _results(area) if new not in there), str(max(1, left)))


def _results(area: str) -> Iterator[str]:
    words, yards = AREAS[area]
    yield from words
    for n in range(1, 200):
        if yards == FUMBLE:
            yield f"red +{n}"
        elif yards:
            yield str(n)
    yield ""


def _meant(area: str, words: str) -> str:
    """The area's own word for a result that is called so."""
    called = (word for word in AREAS[area][0] if face_words(word) == words)
    return next(called, face_meant(words))


def _width(degrees: str) -> int | str:
    plain = degrees.isdecimal() and degrees.isascii() and len(degrees) < 5
    return int(degrees) if plain else degrees


def _whole(degrees: str) -> int:
    width = _width(degrees)
    return width if isinstance(width, int) else 0


def _pairs(lines: Lines) -> list[tuple[str, int | str]]:
    return [(label, _width(degrees)) for label, degrees in lines]


def _shares(faces: Sequence[Face]) -> dict[str, float]:
    return {face.label: face.weight / FULL_TURN for face in faces}


def _beside(house: dict[str, float], label: str) -> str:
    return _percent(house[label]) if label in house else "–"


def _percent(share: float) -> str:
    return tr("{percent:.1f} %", percent=100 * share)


def _numbers(area: str, faces: Sequence[Face]) -> list[tuple[str, str]]:
    words, yards = AREAS[area]
    if area == FUMBLES:
        return _of_fumbles(faces)
    found = _of_yards(area, [f for f in faces if f.label not in words]) if yards else []
    shares = _shares(faces)
    return [
        *found,
        *((capital(face_words(word)), _percent(shares.get(word, 0.0))) for word in words),
    ]


def _of_yards(area: str, faces: Sequence[Face]) -> list[tuple[str, str]]:
    table = sorted((int(face.label), face.weight) for face in faces)
    long = sum(weight for yards, weight in table if yards >= LONG[area]) / FULL_TURN
    return [
        (tr("Mean"), _yards(_mean(table))),
        (tr("Median"), tr("{yards} yd", yards=_median(table))),
        (tr("{yards} yards or more", yards=LONG[area]), _percent(long)),
    ]


def _of_fumbles(faces: Sequence[Face]) -> list[tuple[str, str]]:
    found = []
    for color, words in (("red", tr("The other side has it")), ("blue", tr("Kept"))):
        table = [
            (int(face.label.split()[1]), face.weight)
            for face in faces
            if face.label.startswith(color)
        ]
        share = sum(weight for _, weight in table) / FULL_TURN
        found += [
            (words, _percent(share)),
            (
                tr("Its yards, {color}", color=face_words(color)),
                _yards(_mean(table)) if table else "–",
            ),
        ]
    return found


def _yards(mean: float) -> str:
    return tr("{yards:.1f} yd", yards=mean)


def _mean(table: Sequence[tuple[int, int]]) -> float:
    return float(Fraction(sum(n * w for n, w in table), sum(w for _, w in table)))


def _median(table: Sequence[tuple[int, int]]) -> int:
    half, so_far = sum(weight for _, weight in table) / 2, 0
    for yards, weight in sorted(table):
        so_far += weight
        if so_far >= half:
            return yards
    raise ValueError("there are no yards")
