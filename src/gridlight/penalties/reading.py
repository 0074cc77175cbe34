"""Charts and cards from plain data, checked whole: one sentence for each fault."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from gridlight.kernel.codec import read_json
from gridlight.kernel.errors import CardError, one_line
from gridlight.kernel.language import quoted, tr, trn
from gridlight.penalties.chart import (
    BLANK,
    CELLS,
    ENTRIES,
    KINDS,
    NUMBERS,
    ROLES,
    SOURCES,
    SWITCHES,
    TOTALS,
    Cell,
    Entry,
    Penalty,
    PenaltyCard,
    PenaltyChart,
    entry,
)

VERSION = 1
CHART_FORMAT = "gridlight-penalty-chart"
CARD_FORMAT = "gridlight-penalty-card"
SIGNED = ("name", "author", "license")
HEAD = ("format", "version", *SIGNED)
MOST_YARDS = 50
LONGEST_NAME = 40

_KEYS = ("name", "yards", "from", *SWITCHES)


def with_more(remedy: str, more: int) -> str:
    """The first fault's remedy, with how many `more` faults there are."""
    if not more:
        return remedy
    return trn(
        "{remedy} ({n} more fault in it.)", "{remedy} ({n} more faults in it.)", more, remedy=remedy
    )


class PenaltyFaults(CardError):
    """All that is wrong with a chart or a card: says the first fault, holds every one."""

    def __init__(self, faults: Iterable[CardError]) -> None:
        self.faults = tuple(faults)
        first, more = self.faults[0], len(self.faults) - 1
        remedy = with_more(first.remedy, more)
        super().__init__(first.source, first.place, first.problem, remedy)


def read_chart(data: bytes, source: str) -> PenaltyChart:
    """The chart in a JSON text; `PenaltyFaults` with everything that is wrong in `source`."""
    plain = _json(data, source)
    check = _Checking(source)
    check.head(plain, CHART_FORMAT, "chart")
    lines = check.chart(plain.get("chart"))
    check.done()
    return PenaltyChart(lines, *_signed(plain))


def read_card(data: bytes, source: str) -> PenaltyCard:
    """The specialist card in a JSON text; `PenaltyFaults` with everything that is wrong."""
    plain = _json(data, source)
    check = _Checking(source)
    check.head(plain, CARD_FORMAT, "penalties")
    entries = check.card(plain.get("penalties"))
    check.done()
    return PenaltyCard(entries, *_signed(plain))


def chart_from(plain: Any, source: str) -> PenaltyChart:
    """The chart whose lines are stored with a game."""
    check = _Checking(source)
    lines = check.chart(plain)
    check.done()
    return PenaltyChart(lines)


def card_from(plain: Any, source: str) -> PenaltyCard:
    """The card whose penalty section is stored with a game."""
    check = _Checking(source)
    entries = check.card(plain)
    check.done()
    return PenaltyCard(entries)


def chart_file(chart: PenaltyChart) -> bytes:
    """A chart as a file; `read_chart` reads it back, or says what is wrong with it."""
    return _file(CHART_FORMAT, chart, {"chart": chart.as_data()})


def card_file(card: PenaltyCard) -> bytes:
    """A card as a file; `read_card` reads it back, or says what is wrong with it."""
    return _file(CARD_FORMAT, card, {"penalties": card.as_data()})


def _file(form: str, signed: PenaltyChart | PenaltyCard, body: Mapping[str, Any]) -> bytes:
    head = {key: getattr(signed, key) for key in SIGNED}
    data = {"format": form, "version": VERSION, **head, **body}
    return (json.dumps(data, indent=2, ensure_ascii=False) + "\n").encode()


def _signed(plain: Mapping[str, Any]) -> tuple[str, str, str]:
    name, author, license_ = (str(plain[key]) for key in SIGNED)
    return name, author, license_


def chart_over(house: Mapping[str, Any], own: Any) -> Any:
    """The house's lines with those of a scenario in place of them; what isn't a table stays."""
    if not isinstance(own, Mapping):
        return own
    lines = json.loads(json.dumps(dict(house)))
    for kind, roles in own.items():
        for role, numbers in roles.items() if isinstance(roles, Mapping) else ():
            there = lines.setdefault(kind, {}).setdefault(role, {})
            if isinstance(numbers, Mapping):
                there.update(numbers)
            else:
                lines[kind][role] = numbers
        if not isinstance(roles, Mapping):
            lines[kind] = roles
    return lines


def cards_over(house: Mapping[str, Any], own: Any) -> Any:
    """The house's cards with those of a scenario in place of them; totals left out are blank."""
    if not isinstance(own, Mapping):
        return own
    blank = {str(total): BLANK for total in TOTALS}
    given = {
        team: blank | dict(card) if isinstance(card, Mapping) else card
        for team, card in own.items()
    }
    return dict(house) | given


def _json(data: bytes, source: str) -> dict[str, Any]:
    try:
        plain = read_json(data)
    except (ValueError, UnicodeDecodeError) as error:
        reason = one_line(error)
        raise CardError(
            source, "", tr("it is not JSON ({reason})", reason=reason), tr("Restore the file.")
        ) from None
    if not isinstance(plain, dict):
        raise CardError(source, "", tr("it is no object {…}"), tr("Restore the file."))
    return plain


class _Checking:
    """Everything that is found wrong on the way through one chart or card."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._faults: list[CardError] = []

    def fault(self, place: str, problem: str, remedy: str) -> None:
        self._faults.append(CardError(self._source, place, problem, remedy))

    def done(self) -> None:
        if self._faults:
            raise PenaltyFaults(self._faults)

    def head(self, plain: Mapping[str, Any], form: str, body: str) -> None:
        self._known(plain, (*HEAD, body), "")
        if plain.get("format") != form:
            self.fault(
                "format", tr("it isn't “{form}”", form=form), tr("Write “{form}”.", form=form)
            )
        version = plain.get("version")
        if type(version) is not int or version < 1:
            self.fault(
                "version",
                tr("{version} is no version", version=_said(version)),
                tr("Write {version}.", version=VERSION),
            )
        elif version > VERSION:
            self.fault(
                "version",
                tr("version {version} isn't known", version=version),
                tr("Use a newer Gridlight."),
            )
        for key in SIGNED:
            self._name(plain.get(key), key)

    def chart(self, plain: Any) -> tuple[tuple[Cell, Penalty], ...]:
        if not isinstance(plain, Mapping):
            self.fault(
                "chart",
                tr("there is none"),
                tr("Write an object with {names}.", names=", ".join(KINDS)),
            )
            return ()
        self._known(plain, KINDS, "chart")
        found: dict[Cell, Penalty] = {}
        for kind, role, numbers in self._roles(plain):
            known = [str(number) for number in range(1, len(NUMBERS) + 1)]
            self._known(numbers, known, f"{kind}, {role}")
            for number in known:
                place = f"{kind}, {role}, {number}"
                if number not in numbers:
                    self.fault(place, tr("the line is missing"), tr("Add it."))
                elif penalty := self._penalty(numbers[number], place):
                    found[kind, role, int(number)] = penalty
        return tuple((cell, found[cell]) for cell in CELLS if cell in found)

    def _roles(self, plain: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
        for kind in KINDS:
            roles = plain.get(kind)
            if not isinstance(roles, Mapping):
                remedy = tr("Write an object with offense and defense.")
                self.fault(kind, tr("this kind of play is missing"), remedy)
                continue
            self._known(roles, ROLES, kind)
            for role in ROLES:
                numbers = roles.get(role)
                if isinstance(numbers, Mapping):
                    yield kind, role, numbers
                else:
                    remedy = tr("Write an object with the numbers 1 to 7.")
                    self.fault(f"{kind}, {role}", tr("this role is missing"), remedy)

    def _penalty(self, plain: Any, place: str) -> Penalty | None:
        if not isinstance(plain, Mapping):
            remedy = tr("Write { name, yards, from }.")
            self.fault(place, tr("{plain} is no line of the chart", plain=_said(plain)), remedy)
            return None
        before = len(self._faults)
        self._known(plain, _KEYS, place)
        self._name(plain.get("name"), f"{place}, name")
        yards, start = plain.get("yards"), plain.get("from")
        if type(yards) is not int or not 0 <= yards <= MOST_YARDS:
            remedy = tr("Write a whole number from 0 to {most}.", most=MOST_YARDS)
            self.fault(
                f"{place}, yards", tr("{yards} is no number of yards", yards=_said(yards)), remedy
            )
        if start not in SOURCES:
            remedy = tr("Write “previous” or “end”.")
            self.fault(
                f"{place}, from",
                tr("{start} isn't where a foul is walked off", start=_said(start)),
                remedy,
            )
        for switch in SWITCHES:
            if not isinstance(plain.get(switch, False), bool):
                remedy = tr("Write true or false.")
                self.fault(
                    f"{place}, {switch}",
                    tr("{plain} is no switch", plain=_said(plain[switch])),
                    remedy,
                )
        self._must_make_sense(plain, place)
        if len(self._faults) > before:
            return None
        switches = {switch: plain.get(switch, False) for switch in SWITCHES}
        return Penalty(str(plain["name"]), int(str(yards)), str(start), **switches)

    def _must_make_sense(self, plain: Mapping[str, Any], place: str) -> None:
        if plain.get("from") != "end":
            return
        for switch in ("negates", "interference", "loss_of_down"):
            if plain.get(switch) is True:
                problem = tr("a foul added on to the play's end can't be one")
                self.fault(f"{place}, {switch}", problem, tr("Walk it off from “previous”."))

    def card(self, plain: Any) -> tuple[Entry, ...]:
        if not isinstance(plain, Mapping):
            self.fault(
                "penalties", tr("there are none"), tr("Write an object with the totals 2 to 12.")
            )
            return ()
        self._known(plain, [str(total) for total in TOTALS], "penalties")
        found = []
        for total in map(str, TOTALS):
            words = plain.get(total)
            if total not in plain:
                self.fault(
                    f"total {total}",
                    tr("its entry is missing"),
                    tr("Write “{entry}” at least.", entry=BLANK),
                )
            elif words not in ENTRIES:
                problem = tr("{words} is no entry of a card", words=_said(words))
                self.fault(f"total {total}", problem, _nearest(words, ENTRIES))
            else:
                found.append(entry(words))
        return tuple(found)

    def _name(self, value: Any, place: str) -> None:
        fits = isinstance(value, str) and value.strip() and len(value) <= LONGEST_NAME
        if not fits or re.search(r"[\x00-\x1f\x7f]", str(value)):
            remedy = tr("Write a text of 1 to {most} letters.", most=LONGEST_NAME)
            self.fault(place, tr("{value} is no name", value=_said(value)), remedy)

    def _known(self, plain: Mapping[str, Any], known: Iterable[str], place: str) -> None:
        names = list(known)
        for key in plain:
            if key not in names:
                where = f"{place}, {quoted(key)}" if place else quoted(key)
                self.fault(where, tr("there is no such key"), _nearest(key, names))


def _nearest(word: Any, known: Iterable[str]) -> str:
    names = list(known)
    near = difflib.get_close_matches(str(word), names, 1, 0.6)
    if near:
        return tr("Did you mean “{name}”?", name=near[0])
    return tr("Known are {names}.", names=", ".join(dict.fromkeys(names)))


def _said(value: Any) -> str:
    if value is None:
        return tr("nothing")
    return quoted(value) if isinstance(value, str) else one_line(json.dumps(value, default=str), 60)
