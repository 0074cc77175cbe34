"""The penalty cards and charts as tables to be edited (PEN-10)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from gridlight.kernel.errors import CardError
from gridlight.kernel.language import figure, tr
from gridlight.penalties import reading
from gridlight.penalties.chart import (
    BLANK,
    CELLS,
    KINDS,
    NUMBERS,
    OFFSETTING,
    OFFSIDES,
    OPPONENT,
    ROLES,
    SOURCES,
    STAR,
    SWITCHES,
    TOTALS,
    Penalty,
    PenaltyCard,
    PenaltyChart,
)
from gridlight.penalties.reading import PenaltyFaults
from gridlight.present.fouls import entry_words, foul_meant, foul_name
from gridlight.present.penalty_rates import (
    ALL_WAYS,
    BEFORE_THE_SNAP,
    LEAST,
    MOST,
    REAL,
    REAL_TOTAL,
    ROWS,
    WAYS,
    Rates,
    line_rate,
    rates,
)
from gridlight.present.tables import (
    NUMBER,
    PICK,
    SWITCH,
    TEXT,
    YES,
    Cells,
    Column,
    Draft,
    Fault,
    Figure,
    Place,
    Row,
    Sum,
)

PLAIN = (BLANK, OFFSETTING)
SAYS = (*PLAIN, OFFSIDES, *NUMBERS)
_SAYS, _AGAINST, _STAR = 0, 1, 2
_SAID = {says: entry_words(says) for says in SAYS}
_NAME, _SOURCE = 0, 2
_FROM = dict(zip(SOURCES, (tr("previous"), tr("end")), strict=True))
"""How a card's entries and a chart's sources are said, which stand in English in the files."""
_ROW_WORDS = {
    BEFORE_THE_SNAP: tr("Before the snap"),
    "run": tr("On runs"),
    "pass": tr("On passes"),
    "kick": tr("On kicks"),
}
_AGAINST_ROLE = {"offense": tr("Against the offense"), "defense": tr("Against the defense")}
CONCLUDING = tr(
    "A foul walked off from the end of the play (›) is ignored on scores and turnovers; "
    "# stops the play, with no choice."
)


def figures(found: Rates) -> tuple[Figure, ...]:
    """Accepted penalties a team and game by kind and in all, beside real football's."""
    lines = [Figure(_ROW_WORDS[row], _rate(found.by_row[row]), _rate(REAL[row])) for row in ROWS]
    tone = "ok" if LEAST <= found.total <= MOST else "bad"
    return (
        *lines,
        Figure(tr("In all"), _rate(found.total), _rate(REAL_TOTAL), tone),
        Figure(tr("Offsetting, a game"), _rate(found.offsetting), _rate(0.4)),
    )


def _rate(often: float) -> str:
    return figure(often, ".1f")


def _as_total(found: Rates) -> Sum:
    fine = LEAST <= found.total <= MOST
    words = tr(
        "{total:.1f} accepted a team and game; real teams {least:.0f} to {most:.0f}",
        total=found.total,
        least=LEAST,
        most=MOST,
    )
    return Sum(words, fine)


@dataclass(frozen=True)
class CardDesk:
    """Specialist cards; the chart says what their numbers mean."""

    chart: PenaltyChart
    title: str = tr("PENALTY CARDS")
    lead: str = tr("What a team’s fouls are, by what two dice add up to.")
    note: str = CONCLUDING
    sections: tuple[str, ...] = (tr("The card"),)
    grows: bool = False
    beside: str = tr("Real")
    caption: str = tr("Accepted, a team and game")
    columns: tuple[Column, ...] = (
        Column(tr("Says"), 1.25, PICK, tuple(_SAID.values()), tr("What stands beside the total.")),
        Column(tr("Other team"), 1.05, SWITCH, (), tr("The foul is the other team’s.")),
        Column(
            tr("Star"), 0.6, SWITCH, (), tr("Printed with an asterisk; a number means the same.")
        ),
        Column(tr("Ways"), 0.65, meaning=tr("In how many of 36 ways the dice add up to it.")),
        Column(
            tr("On a run"),
            2.2,
            meaning=tr("What it is on a run: above on offense, below on defense."),
        ),
        Column(
            tr("On a pass"),
            2.2,
            meaning=tr("What it is on a pass: above on offense, below on defense."),
        ),
    )

    def draft_of(self, value: PenaltyCard) -> Draft:
        """Every total’s entry, taken apart."""
        lines = tuple(_taken_apart(value.read(total).words) for total in TOTALS)
        return Draft((lines,), (value.author, value.license))

    def card(self, draft: Draft) -> PenaltyCard | None:
        """The card that the draft says, if it is whole."""
        return _card_of(draft)

    def file(self, draft: Draft, name: str) -> bytes:
        """The card as a file."""
        return _card_file(draft, name)

    def put(self, draft: Draft, place: Place, words: str) -> Draft:
        """A blank or offsetting is nobody’s in particular; offsides has its own star."""
        made = draft.put(place, _put_back(words, _SAID) if place.column == _SAYS else words)
        cells = made.sections[place.section][place.row]
        for column in _closed(cells[_SAYS]):
            made = made.put(replace(place, column=column), "")
        return made

    def faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Entries that no card bears; a total of fouls unlike football’s."""
        try:
            card = reading.read_card(self.file(draft, "card"), "card")
        except PenaltyFaults as faults:
            return tuple(
                Fault(_total_place(fault.place), _fault_words(fault)) for fault in faults.faults
            )
        return self._unlike_football(card)

    def _unlike_football(self, card: PenaltyCard) -> tuple[Fault, ...]:
        total = rates(card, self.chart).total
        if LEAST <= total <= MOST:
            return ()
        fouls = [each for each in TOTALS if card.read(each).words not in PLAIN]
        blanks = [each for each in TOTALS if each not in fouls]
        more = total > MOST
        row = max(fouls if more else blanks, key=lambda each: WAYS[each])
        numbers = {"total": total, "least": LEAST, "most": MOST, "row": row}
        words = (
            tr(
                "{total:.1f} accepted a game is more than real teams’ "
                "{least:.0f} to {most:.0f}; make {row} blank, for one.",
                **numbers,
            )
            if more
            else tr(
                "{total:.1f} accepted a game is fewer than real teams’ "
                "{least:.0f} to {most:.0f}; make {row} a number, for one.",
                **numbers,
            )
        )
        return (Fault(Place(0, row - TOTALS[0], _SAYS), words, grave=False),)

    def rows(self, draft: Draft, section: int) -> tuple[Row, ...]:
        """The totals 2 to 12, with what each of them means on runs and passes."""
        return tuple(
            Row(
                str(total),
                (
                    _SAID.get(cells[_SAYS], cells[_SAYS]),
                    *cells[_AGAINST:],
                    f"{WAYS[total]}/{ALL_WAYS}",
                    *self._means(cells),
                ),
                _closed(cells[_SAYS]),
            )
            for total, cells in zip(TOTALS, draft.sections[section], strict=True)
        )

    def _means(self, cells: Cells) -> Cells:
        says = cells[_SAYS]
        if says not in NUMBERS:
            return ("", "") if says in PLAIN else (tr("Illegal motion #\nOffside"),) * 2
        number = NUMBERS.index(says) + 1
        return tuple(
            "\n".join(_short(self.chart.look_up(kind, role, number)) for role in ROLES)
            for kind in ("run", "pass")
        )

    def figures(self, draft: Draft, section: int) -> tuple[Figure, ...]:
        """What a team with it commits."""
        card = self.card(draft)
        return figures(rates(card, self.chart)) if card is not None else ()

    def total(self, draft: Draft, section: int) -> Sum:
        """36 ways of the dice, and how many of them bring a foul."""
        card = self.card(draft)
        if card is None:
            return Sum(tr("An entry is missing"), False)
        return _as_total(rates(card, self.chart))

    def new_line(self, draft: Draft, section: int) -> Cells:
        """No row is ever added."""
        raise NotImplementedError


@dataclass(frozen=True)
class ChartDesk:
    """Penalty charts; how often a line is called is said for a team with `card`."""

    card: PenaltyCard
    title: str = tr("PENALTY CHARTS")
    lead: str = tr("What the numbers of a card mean, and what they cost.")
    note: str = CONCLUDING
    sections: tuple[str, ...] = (tr("Run"), tr("Pass"), tr("Kick"))
    grows: bool = False
    beside: str = tr("Real")
    caption: str = tr("Accepted, a team and game")
    columns: tuple[Column, ...] = (
        Column(tr("Foul"), 2.5, TEXT, (), tr("What the foul is called.")),
        Column(tr("Yards"), 0.7, NUMBER, (), tr("0 to 50 yards.")),
        Column(
            tr("From"),
            1.2,
            PICK,
            tuple(_FROM.values()),
            tr("The previous line, or the end of the play."),
        ),
        Column("#", 0.5, SWITCH, (), tr("The play is off, and there is no choice.")),
        Column(tr("1st down"), 0.9, SWITCH, (), tr("A first down with it, against the defense.")),
        Column(tr("Down lost"), 0.95, SWITCH, (), tr("The down counts, against the offense.")),
        Column(tr("To the spot"), 1.05, SWITCH, (), tr("Interference: no half the distance.")),
        Column(
            tr("A game"),
            0.85,
            meaning=tr("How often it is called, both teams with the average card."),
        ),
    )

    def draft_of(self, value: PenaltyChart) -> Draft:
        """By kind of play: the offense’s seven numbers, then the defense’s."""
        sections = tuple(
            tuple(
                _line_cells(value.look_up(kind, role, number))
                for role in ROLES
                for number in range(1, len(NUMBERS) + 1)
            )
            for kind in KINDS
        )
        return Draft(sections, (value.author, value.license))

    def chart(self, draft: Draft) -> PenaltyChart | None:
        """The chart that the draft says, if it is whole."""
        return _chart_of(draft)

    def file(self, draft: Draft, name: str) -> bytes:
        """The chart as a file."""
        return _chart_file(draft, name)

    def put(self, draft: Draft, place: Place, words: str) -> Draft:
        """A cell alone; a foul by the name that the house's chart has for it."""
        if place.column == _NAME:
            return draft.put(place, foul_meant(words))
        return draft.put(place, _put_back(words, _FROM) if place.column == _SOURCE else words)

    def faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Names, yards and switches that can’t be."""
        try:
            reading.read_chart(self.file(draft, "chart"), "chart")
        except PenaltyFaults as faults:
            return tuple(
                Fault(_line_place(fault.place), _fault_words(fault)) for fault in faults.faults
            )
        return ()

    def rows(self, draft: Draft, section: int) -> tuple[Row, ...]:
        """The numbers one to seven, first against the offense, then against the defense."""
        kind = KINDS[section]
        chart = self.chart(draft)
        found = []
        for i, cells in enumerate(draft.sections[section]):
            role, number = ROLES[i // len(NUMBERS)], i % len(NUMBERS) + 1
            rate = line_rate(self.card, chart, kind, role, number) if chart else 0.0
            often = figure(rate, ".2f") if chart else ""
            group = "" if i % len(NUMBERS) else _AGAINST_ROLE[role]
            name, yards, source, *switches = cells
            shown = (foul_name(name), yards, _FROM.get(source, source), *switches, often)
            found.append(Row(str(number), shown, group=group))
        return tuple(found)

    def figures(self, draft: Draft, section: int) -> tuple[Figure, ...]:
        """What a team with the average card commits."""
        chart = self.chart(draft)
        return figures(rates(self.card, chart)) if chart is not None else ()

    def total(self, draft: Draft, section: int) -> Sum:
        """Accepted penalties of a team with the average card."""
        chart = self.chart(draft)
        if chart is None:
            return Sum(tr("A line can’t be used as it stands"), False)
        return _as_total(rates(self.card, chart))

    def new_line(self, draft: Draft, section: int) -> Cells:
        """No row is ever added."""
        raise NotImplementedError


def _file(form: str, name: str, draft: Draft, body: dict[str, object]) -> bytes:
    author, license_ = draft.signed
    head = {"format": form, "version": reading.VERSION, "name": name}
    plain = {**head, "author": author, "license": license_, **body}
    return (json.dumps(plain, indent=2, ensure_ascii=False) + "\n").encode()


def _card_file(draft: Draft, name: str) -> bytes:
    entries = {
        str(total): _entry_words(cells)
        for total, cells in zip(TOTALS, draft.sections[0], strict=True)
    }
    return _file(reading.CARD_FORMAT, name, draft, {"penalties": entries})


def _chart_file(draft: Draft, name: str) -> bytes:
    chart: dict[str, dict[str, dict[str, object]]] = {
        kind: {role: {} for role in ROLES} for kind in KINDS
    }
    for kind, role, number in CELLS:
        section, row = KINDS.index(kind), ROLES.index(role) * len(NUMBERS) + number - 1
        chart[kind][role][str(number)] = _line_data(draft.sections[section][row])
    return _file(reading.CHART_FORMAT, name, draft, {"chart": chart})


@lru_cache(maxsize=16)  # a repaint asks for it several times
def _card_of(draft: Draft) -> PenaltyCard | None:
    try:
        return reading.read_card(_card_file(draft, "card"), "card")
    except PenaltyFaults:
        return None


@lru_cache(maxsize=16)
def _chart_of(draft: Draft) -> PenaltyChart | None:
    try:
        return reading.read_chart(_chart_file(draft, "chart"), "chart")
    except PenaltyFaults:
        return None


def _taken_apart(words: str) -> Cells:
    against = YES if words.startswith(OPPONENT) else ""
    word = words.removeprefix(OPPONENT)
    if word == OFFSIDES:
        return (word, against, "")
    return (word.removesuffix(STAR), against, YES if word.endswith(STAR) else "")


def _entry_words(cells: Cells) -> str:
    says, against, star = cells
    return f"{OPPONENT if against else ''}{says}{STAR if star else ''}"


def _closed(says: str) -> frozenset[int]:
    if says in PLAIN:
        return frozenset({_AGAINST, _STAR})
    return frozenset({_STAR}) if says == OFFSIDES else frozenset()


def _short(line: Penalty) -> str:
    mark = " #" if line.negates else " ›" if line.source == "end" else ""
    return f"{foul_name(line.name)}{mark}"


def _line_cells(line: Penalty) -> Cells:
    switches = (YES if getattr(line, switch) else "" for switch in SWITCHES)
    return (line.name, str(line.yards), line.source, *switches)


def _line_data(cells: Cells) -> dict[str, object]:
    name, yards, source, *switches = cells
    number = int(yards) if yards.isdecimal() and yards.isascii() and len(yards) < 4 else yards
    on = {key: True for key, said in zip(SWITCHES, switches, strict=True) if said}
    return {"name": name, "yards": number, "from": source, **on}


_KEYS = ("name", "yards", "from", *SWITCHES)


def _put_back(words: str, said: Mapping[str, str]) -> str:
    """What stands in the file for what was chosen from the list."""
    return next((plain for plain, shown in said.items() if shown == words), words)


_PLACES = {
    "run": tr("run"),
    "pass": tr("pass"),
    "kick": tr("kick"),
    "offense": tr("offense"),
    "defense": tr("defense"),
    "name": tr("name"),
    "yards": tr("yards"),
    "from": tr("from"),
}


def _fault_words(fault: CardError) -> str:
    what, _, total = fault.place.partition("total ")
    place = ", ".join(_PLACES.get(part, part) for part in fault.place.split(", "))
    if not what and total:
        place = tr("total {total}", total=total)
    return f"{place}: {fault.problem}. {fault.remedy}"


def _total_place(place: str) -> Place:
    _, _, total = place.rpartition(" ")
    return Place(0, int(total) - TOTALS[0] if total.isdecimal() else 0, 0)


def _line_place(place: str) -> Place:
    kind, role, number, *key = place.split(", ")
    row = ROLES.index(role) * len(NUMBERS) + int(number) - 1
    return Place(KINDS.index(kind), row, _KEYS.index(key[0]) if key else 0)
