"""What was found out about a deck: its worth, how sure that is, its cards, its football."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gridlight.cards.model import Deck
from gridlight.kernel.language import figure, tr
from gridlight.present.editor import alignment_words, signed
from gridlight.present.lab import points, result_sentence
from gridlight.present.lab_mixes import place_words

if TYPE_CHECKING:
    from gridlight.coaches.balance import Figures
    from gridlight.coaches.foto.edits import Edit
    from gridlight.coaches.foto.lab import CardUse, LabReport

Place = tuple[int, int, int]

OWN = 20
"""Where first and ten stands for a deck's worth."""

GOAL = 0.01
"""Points a game within which a solution is called exact."""

GOOD, BAD, EVEN = "good", "bad", "even"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was found. `cards` are those that it is about, at `alignment` if it is
    about one result; `place` is the situation that it is about. `number` stands at the right,
    `head` opens a new chapter.
    """

    words: str
    number: str = ""
    tone: str = EVEN
    cards: tuple[str, ...] = ()
    alignment: int | None = None
    head: str = ""
    place: Place | None = None

    @property
    def spoken(self) -> str:
        """The finding as a sentence."""
        return f"{self.words}: {self.number}" if self.number else self.words


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure at its best and as people play, beside what is wanted and real football's.

    `low` and `high` are the wanted band, `top` the end of the scale; all as plain numbers.
    """

    name: str
    best: float
    people: float
    low: float | None
    high: float | None
    real: float | None
    top: float
    unit: str

    def words(self, value: float | None) -> str:
        """A value as it is printed."""
        if value is None:
            return "–"
        return f"{figure(100 * value, '.1f')} %" if self.unit == "%" else figure(value, ".2f")

    @property
    def spoken(self) -> str:
        """The row as a sentence."""
        best, people = self.words(self.best), self.words(self.people)
        told = [
            tr("{name}: at its best {best}", name=self.name, best=best),
            tr("as people play {people}", people=people),
        ]
        if self.low is not None:
            low, high = self.words(self.low), self.words(self.high)
            told.append(tr("wanted {low} to {high}", low=low, high=high))
        if self.real is not None:
            told.append(tr("real football {real}", real=self.words(self.real)))
        return ", ".join(told)

    def holds(self, value: float) -> bool:
        """Whether a value lies in the wanted band, if one is wanted."""
        return self.low is None or self.high is None or self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class FindingsPage:
    """All findings of a deck, its figures, its gains by class and what first and ten is worth."""

    deck: str
    findings: tuple[Finding, ...]
    figures: tuple[FigureRow, ...]
    gains: tuple[tuple[str, float, float], ...]
    worths: tuple[tuple[int, float], ...]
    source: str
    games: int


def findings_page(deck: Deck, report: LabReport) -> FindingsPage:
    """Everything that the report tells."""
    from gridlight.coaches.balance import RUN_CLASSES
    from gridlight.coaches.foto.lab import base_rates

    real = base_rates()
    source = str(real["source"])
    chapters = (_worth(report), _sure(report), _cards(report), _print(report))
    best, people = report.equilibrium.run_shares, report.people.run_shares
    return FindingsPage(
        report.deck,
        tuple(finding for chapter in chapters for finding in chapter),
        _figures(report, real["figures"]),
        tuple(zip((name for name, _, _ in RUN_CLASSES), best, people, strict=True)),
        tuple(report.first_and_ten.items()),
        _SOURCES.get(source, source),
        report.games,
    )


def _worth(report: LabReport) -> list[Finding]:
    own, kicks = report.first_and_ten[OWN], report.kickoffs
    first = Finding(
        tr("First and ten on the own {yard}", yard=OWN),
        tr("{size} points", size=points(own)),
        head=tr("VALUE OF THE DECK"),
        place=(1, OWN, 10),
    )
    return [
        first,
        Finding(
            tr("A touchdown, with try and kick-off"),
            tr("{size} points", size=points(report.touchdown)),
        ),
        Finding(
            tr("A deep kick-off, to its own side"),
            tr("{size} points", size=points(kicks["deep"])),
        ),
        Finding(
            tr("An on-side kick, to its own side"),
            tr("{size} points", size=points(kicks["onside"])),
        ),
    ]


def _sure(report: LabReport) -> list[Finding]:
    found = report.certificate
    holds = found.exploitability < GOAL
    return [
        Finding(
            tr("Most that anybody gains on it in a game"),
            tr("{size} points", size=figure(found.exploitability, ".6f")),
            GOOD if holds else BAD,
            head=tr("HOW SURE IT IS"),
        ),
        Finding(
            tr(
                "Best answers were looked for, by another method, in {situations:,} situations",
                situations=found.situations,
            ),
            tr("exact") if holds else tr("not exact"),
            GOOD if holds else BAD,
        ),
    ]


def _cards(report: LabReport) -> list[Finding]:
    troubles = [_dominated(card) for card in report.dominated]
    edits = {edit.card: edit for edit in report.edits}
    troubles += [_unused(card, edits.get(card.card)) for card in report.unused]
    if not troubles:
        troubles = [Finding(tr("No card is dominated, every card is used"), tr("all well"), GOOD)]
    first = troubles[0]
    troubles[0] = Finding(
        first.words,
        first.number,
        first.tone,
        first.cards,
        first.alignment,
        head=tr("CARDS AND THEIR USE"),
    )
    ordered = sorted(report.cards, key=lambda card: -card.use)
    return [*troubles, *(_use(card) for card in ordered)]


def _and(cards: Sequence[str]) -> str:
    found, *more = cards
    for card in more:
        found = tr("{cards} and {card}", cards=found, card=card)
    return found


def _dominated(card: CardUse) -> Finding:
    others = _and(card.dominated_by[:3])
    cards = (card.card, *card.dominated_by[:1])
    return Finding(
        tr(
            "{card} {name} is never better than {others}",
            card=card.card,
            name=card.name,
            others=others,
        ),
        tr("dominated"),
        BAD,
        cards,
    )


def _unused(card: CardUse, edit: Edit | None) -> Finding:
    if edit is None:
        words = tr(
            "{card} {name} is used nowhere, {short:.3f} points short at best",
            card=card.card,
            name=card.name,
            short=card.short,
        )
        return Finding(words, tr("unused"), BAD, (card.card,))
    at = place_words((edit.down, edit.spot, edit.to_go))
    words = tr(
        "{card} {name} is used nowhere; tackled at {yards} against "
        "{other}, {alignment}, it would be on {situation} "
        "(now: {result})",
        card=card.card,
        name=card.name,
        yards=signed(edit.yards),
        other=edit.other,
        alignment=alignment_words(edit.alignment),
        situation=at,
        result=result_sentence(edit.was, within=True),
    )
    pair = (edit.card, edit.other)
    cards = pair if edit.card.isdecimal() else pair[::-1]
    return Finding(words, tr("unused"), BAD, cards, edit.alignment)


def _use(card: CardUse) -> Finding:
    words = tr(
        "{card} {name}, at most {share:.0f} % in any situation",
        card=card.card,
        name=card.name,
        share=100 * card.most,
    )
    return Finding(words, f"{figure(100 * card.use, '.1f')} %", EVEN, (card.card,))


_SOURCES = {
    "own count of professional play-by-play, 2009 to 2016 regular seasons, 2,048 games": tr(
        "own count of professional play-by-play, 2009 to 2016 regular seasons, 2,048 games"
    ),
}
_RUNS = {
    "nothing or a loss": tr("Runs for nothing or a loss"),
    "10 yards or more": tr("Runs for 10 yards or more"),
    "20 yards or more": tr("Runs for 20 yards or more"),
}
"""How the classes of the real figures are said, which are kept in English."""


def _print(report: LabReport) -> list[Finding]:
    from gridlight.coaches.foto.sensitivity import DISTURBED

    found = []
    for disturbance in report.disturbances:
        flips = disturbance.flips
        what = disturbance.what
        words = tr("With {disturbance}", disturbance=DISTURBED.get(what, what))
        count = tr("{count} of {all} flip", count=len(flips), all=len(report.results))
        found.append(
            Finding(words, count if flips else tr("nothing flips"), BAD if flips else GOOD)
        )
        for flip in flips:
            words = tr(
                "{play} against {formation}, {alignment}: {result} becomes {other}",
                play=flip.offense,
                formation=flip.defense,
                alignment=alignment_words(flip.alignment),
                result=result_sentence(flip.was),
                other=result_sentence(flip.became, within=True),
            )
            cards = (flip.offense, flip.defense)
            found.append(Finding(words, "", BAD, cards, flip.alignment))
    first = found[0]
    found[0] = Finding(first.words, first.number, first.tone, head=tr("IF PRINT OR HAND IS OFF"))
    return found


def _figures(report: LabReport, real: dict[str, Any]) -> tuple[FigureRow, ...]:
    from gridlight.coaches.balance import BANDS

    rows = []
    for key, band in BANDS.items():
        best, people = _value(report.equilibrium, key), _value(report.people, key)
        known = float(real[key]) if key in real else None
        top = 1.25 * max(best, people, band.high, known or 0.0)
        name = band.name[0].upper() + band.name[1:]
        rows.append(FigureRow(name, best, people, band.low, band.high, known, top, band.unit))
    return (*rows, *_gains(report))


def _gains(report: LabReport) -> list[FigureRow]:
    """How runs end, where real football was counted too."""
    from gridlight.coaches.foto.lab import gains_beside

    both = zip(gains_beside(report.equilibrium), gains_beside(report.people), strict=True)
    rows = []
    for (name, best, known), (_, people, _) in both:
        top = 1.25 * max(best, people, known)
        shown = _RUNS.get(name) or tr("Runs for {name}", name=name)
        rows.append(FigureRow(shown, best, people, None, None, known, top, "%"))
    return rows


def _value(figures: Figures, key: str) -> float:
    return float(getattr(figures, key))
