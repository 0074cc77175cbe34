"""Spinner tables: sectors by label and weight, read from data files (FE-13)."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gridlight.kernel.codec import digest
from gridlight.kernel.dice import Face, Throw
from gridlight.kernel.errors import CardError, one_line
from gridlight.kernel.language import quoted, tr, trn

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


class SpinnerFaults(CardError):
    """All that is wrong with spinners: says the first fault, holds every one."""

    def __init__(self, faults: Sequence[CardError]) -> None:
        self.faults = tuple(faults)
        first, more = self.faults[0], len(self.faults) - 1
        remedy = first.remedy
        if more:
            remedy = trn(
                "{remedy} ({n} more fault in it.)",
                "{remedy} ({n} more faults in it.)",
                more,
                remedy=remedy,
            )
        super().__init__(first.source, first.place, first.problem, remedy)


@dataclass(frozen=True, slots=True)
class SectorFault:
    """What is wrong with an area; `sector` is the place of the sector at fault, if one is.

    `of_width` says that its degrees are.
    """

    problem: str
    remedy: str
    sector: int | None = None
    of_width: bool = False


def read_spinners(data: bytes, source: str) -> Spinners:
    """The spinners in a JSON text; `SpinnerFaults` naming every place that is wrong."""
    try:
        plain = json.loads(data)
    except (ValueError, RecursionError) as error:
        reason = one_line(error)
        raise CardError(
            source, "", tr("it is not JSON ({reason})", reason=reason), tr("Restore the file.")
        ) from None
    return spinners_from(plain, source)


def spinners_file(spinners: Spinners) -> bytes:
    """Spinners as a file, which `read_spinners` reads back."""
    return (json.dumps(spinners.as_data(), indent=1, ensure_ascii=False) + "\n").encode()


def spinners_from(plain: Any, source: str) -> Spinners:
    """The spinners in plain data, as stored with a game."""
    if not isinstance(plain, dict) or plain.get("format") != 1:
        raise CardError(source, "format", tr("it isn't 1"), tr("Write spinners in format 1."))
    areas = plain.get("areas")
    if not isinstance(areas, dict):
        raise CardError(source, "areas", tr("there are none"), tr("Write an object of areas."))
    faults = []
    for area in sorted(set(AREAS) ^ set(areas)):
        problem = tr("the area is missing") if area in AREAS else tr("no such area")
        faults.append(
            CardError(source, area, problem, tr("The areas are {areas}.", areas=", ".join(AREAS)))
        )
    for area in AREAS:
        if area in areas:
            faults += _faults_in(area, areas[area], source)
    if faults:
        raise SpinnerFaults(faults)
    return Spinners(
        str(plain.get("name", "")),
        tuple((area, tuple(Face(*sector) for sector in areas[area].items())) for area in AREAS),
    )


def _faults_in(area: str, sectors: Any, source: str) -> list[CardError]:
    if not isinstance(sectors, dict):
        return [
            CardError(source, area, tr("it has no sectors"), tr("Write labels with their degrees."))
        ]
    pairs = list(sectors.items())
    found = []
    for fault in sector_faults(area, pairs):
        place = area if fault.sector is None else f"{area}, {pairs[fault.sector][0]}"
        found.append(CardError(source, place, fault.problem, fault.remedy))
    return found


def sector_faults(
    area: str, sectors: Sequence[tuple[str, Any]], called: Callable[[str], str] = str
) -> list[SectorFault]:
    """Everything wrong with an area's sectors, each a label and its degrees.

    `called` says how a label is told to whoever writes it.
    """
    if not sectors:
        return [SectorFault(tr("it has no sectors"), tr("Write labels with their degrees."))]
    words, yards = AREAS[area]
    probe = Throw(area, (), _pattern(area))
    faults, seen = [], set()
    for i, (label, weight) in enumerate(sectors):
        if not probe.bears(label):
            faults.append(SectorFault(tr("no such sector"), _remedy(area, called), i))
        elif label in seen:
            faults.append(SectorFault(tr("it is there twice"), tr("Make both one sector."), i))
        if type(weight) is not int or weight <= 0:
            problem = tr("{weight} is no width", weight=one_line(repr(weight), 40))
            faults.append(SectorFault(problem, tr("Use whole degrees, 1 or more."), i, True))
        seen.add(label)
    total = sum(weight for _, weight in sectors if type(weight) is int)
    if total != FULL_TURN and not any(fault.of_width for fault in faults):
        faults.append(
            SectorFault(
                tr("the degrees make {total}", total=total),
                tr("They must make {total}.", total=FULL_TURN),
            )
        )
    if yards and all(label in words for label, _ in sectors):
        faults.append(SectorFault(tr("no sector shows yards"), tr("Add sectors with yards.")))
    return faults


def _remedy(area: str, called: Callable[[str], str]) -> str:
    words, yards = AREAS[area]
    known = [quoted(called(word)) for word in words]
    if yards == FUMBLE:
        known.append(tr("“red +4” or “blue -2”: who has the ball, and the yards"))
    elif yards:
        known.insert(0, tr("yards, a whole number"))
    return tr("Known here: {known}.", known=", ".join(known))
