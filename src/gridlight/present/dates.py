"""Days in words, in the order and with the names of the months that the language has."""

from __future__ import annotations

from datetime import date

from gridlight.kernel.language import tr

_LONG = (
    *(tr("January"), tr("February"), tr("March"), tr("April"), tr("May", "the whole name")),
    *(tr("June"), tr("July"), tr("August"), tr("September"), tr("October"), tr("November")),
    tr("December"),
)
_SHORT = (
    *(tr("Jan"), tr("Feb"), tr("Mar"), tr("Apr"), tr("May", "three letters"), tr("Jun")),
    *(tr("Jul"), tr("Aug"), tr("Sep"), tr("Oct"), tr("Nov"), tr("Dec")),
)


def long_day(when: date) -> str:
    """“November 28, 2026”."""
    month = _LONG[when.month - 1]
    return tr("{month} {day}, {year}", month=month, day=when.day, year=when.year)


def short_day(when: date) -> str:
    """“Nov 28, 2026”."""
    month = _SHORT[when.month - 1]
    return tr("{month} {day}, {year}", month=month, day=when.day, year=when.year)


def day_of_year(when: date) -> str:
    """“Nov 28”."""
    return tr("{month} {day}", month=_SHORT[when.month - 1], day=when.day)
