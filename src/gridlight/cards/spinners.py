"""Spinner tables: sectors by label and weight, read from data files (FE-13)."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from gridlight.kernel.codec import digest
from gridlight.kernel.dice import Face, Throw
from gridlight.kernel.errors import CardError

FULL_TURN = 360
KICKED = r"\d{1,3}"
RETURNED = r"-?\d{1,3}"
FUMBLE = r"(red|blue) [+-]\d{1,2}"

KICKOFF = "kick-off"
KICKOFF_RETURN = "kick-off return"
PUNT = "punt"
PUNT_RETURN = "punt return"
QUICK_KICK = "quick kick"
QUICK_KICK_RETURN = "quick kick return"
TRY = "try for point"
FUMBLES = "fumbles and blocked kicks"
INTERCEPTION_RETURN = "interception return"
KICK_PENALTIES = "penalties on kicks"
RETURN_PENALTIES = "penalties on returns"
FIELD_GOAL_BANDS = (10, 20, 30, 40, 50)


def field_goal(distance: float) -> str:
    """The area of spinner B for a field goal from `distance` yards."""
    for band in FIELD_GOAL_BANDS:
        if distance <= band:
            return f"field goal to {band}"
    raise ValueError(f"no field goal is tried from {distance} yards")


AREAS: dict[str, tuple[tuple[str, ...], str]] = {
    # area: sectors without yards that it may bear, the pattern of those with yards
    # spinner A
    KICKOFF: (("out of bounds", "penalty"), KICKED),
    KICKOFF_RETURN: (("fumble", "penalty"), RETURNED),
    PUNT: (("blocked", "fumble", "penalty"), KICKED),
    PUNT_RETURN: (("fumble", "penalty"), RETURNED),
    QUICK_KICK: (("blocked", "fumble", "penalty"), KICKED),
    QUICK_KICK_RETURN: (("fumble", "penalty"), RETURNED),
    # spinner B
    **{field_goal(band): (("good", "no good", "fumble"), "") for band in FIELD_GOAL_BANDS},
    TRY: (("good", "no good", "fumble"), ""),
    FUMBLES: ((), FUMBLE),
    INTERCEPTION_RETURN: (("fumble", "penalty"), RETURNED),
    KICK_PENALTIES: (("offside", "roughing the kicker", "holding"), ""),
    RETURN_PENALTIES: (("clipping", "personal foul"), ""),
}
"""Every area of both spinners, with what its sectors may say."""


@dataclass(frozen=True, slots=True)
class Spinners:
    """Both spinners: each area's sectors, whose weights are degrees and make a full turn.

    `passed_over` are labels that never count: the needle that shows one is spun again.
    """

    name: str
    areas: tuple[tuple[str, tuple[Face, ...]], ...]
    passed_over: tuple[str, ...] = ()

    def sectors(self, area: str) -> tuple[Face, ...]:
        """The sectors of an area, in the order of the wheel."""
        return dict(self.areas)[area]

    def throw(self, area: str) -> Throw:
        """The spin of an area; typed results may bear other yards than the house's wheel."""
        return self.throw_without(area)

    def throw_for_yards(self, area: str) -> Throw:
        """The spin that is repeated until it shows yards (FE-27)."""
        return self.throw_without(area, *AREAS[area][0])

    def throw_without(self, area: str, *labels: str) -> Throw:
        """The spin that is repeated as long as it shows one of `labels`."""
        barred = (*labels, *self.passed_over)
        faces = tuple(face for face in self.sectors(area) if face.label not in barred)
        return Throw(area, faces, _pattern(area, barred))

    def passing_over(self, *labels: str) -> Spinners:
        """The same wheels, on which `labels` are spun again wherever they come up."""
        return replace(self, passed_over=labels)

    @property
    def digest(self) -> str:
        """Sixteen hex digits that stand for these tables."""
        return digest(self.as_data())

    def as_data(self) -> dict[str, Any]:
        """Plain data as in the file."""
        areas = {area: {face.label: face.weight for face in faces} for area, faces in self.areas}
        return {"format": 1, "name": self.name, "areas": areas}


def _pattern(area: str, without: tuple[str, ...] = ()) -> str:
    words, yards = AREAS[area]
    return "|".join([word for word in (*words, yards) if word and word not in without])


def read_spinners(data: bytes, source: str) -> Spinners:
    """The spinners in a JSON text; raises `CardError` naming the place that is wrong."""
    try:
        plain = json.loads(data)
    except ValueError as error:
        raise CardError(source, "", f"it is not JSON ({error})", "Restore the file.") from error
    return spinners_from(plain, source)


def spinners_from(plain: Any, source: str) -> Spinners:
    """The spinners in plain data, as stored with a game."""
    if not isinstance(plain, dict) or plain.get("format") != 1:
        raise CardError(source, "format", "it isn't 1", "Write spinners in format 1.")
    areas = plain.get("areas")
    if not isinstance(areas, dict):
        raise CardError(source, "areas", "there are none", "Write an object of areas.")
    for area in sorted(set(AREAS) ^ set(areas)):
        problem = "the area is missing" if area in AREAS else "no such area"
        raise CardError(source, area, problem, f"The areas are {', '.join(AREAS)}.")
    faces = tuple((area, _faces(area, areas[area], source)) for area in AREAS)
    return Spinners(str(plain.get("name", "")), faces)


def _faces(area: str, sectors: Any, source: str) -> tuple[Face, ...]:
    if not isinstance(sectors, dict) or not sectors:
        raise CardError(source, area, "it has no sectors", "Write labels with their degrees.")
    for label, weight in sectors.items():
        if type(weight) is not int or weight <= 0:
            raise CardError(source, f"{area}, {label}", f"{weight!r} is no width", "Use degrees.")
    faces = tuple(Face(label, weight) for label, weight in sectors.items())
    total = sum(face.weight for face in faces)
    if total != FULL_TURN:
        raise CardError(source, area, f"the degrees make {total}", "They must make 360.")
    probe = Throw(area, (), _pattern(area))
    for face in faces:
        if not probe.bears(face.label):
            raise CardError(source, f"{area}, {face.label}", "no such sector", "See the help.")
    words, yards = AREAS[area]
    if yards and all(face.label in words for face in faces):
        raise CardError(source, area, "no sector shows yards", "Add sectors with yards.")
    return faces
