"""What was found out about a deck: its worth, how sure that is, its cards, its football."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gridlight.cards.model import Deck
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
        return f"{100 * value:.1f} %" if self.unit == "%" else f"{value:.2f}"

    @property
    def spoken(self) -> str:
        """The row as a sentence."""
        real = "" if self.real is None else f", real football {self.words(self.real)}"
        wanted = ""
        if self.low is not None:
            wanted = f", wanted {self.words(self.low)} to {self.words(self.high)}"
        return (
            f"{self.name}: at its best {self.words(self.best)}, as people play "
            f"{self.words(self.people)}{wanted}{real}"
        )

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
    chapters = (_worth(report), _sure(report), _cards(report), _print(report))
    best, people = report.equilibrium.run_shares, report.people.run_shares
    return FindingsPage(
        report.deck,
        tuple(finding for chapter in chapters for finding in chapter),
        _figures(report, real["figures"]),
        tuple(zip((name for name, _, _ in RUN_CLASSES), best, people, strict=True)),
        tuple(report.first_and_ten.items()),
        str(real["source"]),
        report.games,
    )


def _worth(report: LabReport) -> list[Finding]:
    own, kicks = report.first_and_ten[OWN], report.kickoffs
    first = Finding(
        f"First and ten on the own {OWN}",
        f"{points(own)} points",
        head="VALUE OF THE DECK",
        place=(1, OWN, 10),
    )
    return [
        first,
        Finding("A touchdown, with try and kick-off", f"{points(report.touchdown)} points"),
        Finding("A deep kick-off, to its own side", f"{points(kicks['deep'])} points"),
        Finding("An on-side kick, to its own side", f"{points(kicks['onside'])} points"),
    ]


def _sure(report: LabReport) -> list[Finding]:
    found = report.certificate
    holds = found.exploitability < GOAL
    return [
        Finding(
            "Most that anybody gains on it in a game",
            f"{found.exploitability:.6f} points",
            GOOD if holds else BAD,
            head="HOW SURE IT IS",
        ),
        Finding(
            f"Best answers were looked for, by another method, in {found.situations:,} situations",
            "exact" if holds else "not exact",
            GOOD if holds else BAD,
        ),
    ]


def _cards(report: LabReport) -> list[Finding]:
    troubles = [_dominated(card) for card in report.dominated]
    edits = {edit.card: edit for edit in report.edits}
    troubles += [_unused(card, edits.get(card.card)) for card in report.unused]
    if not troubles:
        troubles = [Finding("No card is dominated, every card is used", "all well", GOOD)]
    first = troubles[0]
    troubles[0] = Finding(
        first.words,
        first.number,
        first.tone,
        first.cards,
        first.alignment,
        head="CARDS AND THEIR USE",
    )
    ordered = sorted(report.cards, key=lambda card: -card.use)
    return [*troubles, *(_use(card) for card in ordered)]


def _dominated(card: CardUse) -> Finding:
    others = " and ".join(card.dominated_by[:3])
    cards = (card.card, *card.dominated_by[:1])
    return Finding(
        f"{card.card} {card.name} is never better than {others}", "dominated", BAD, cards
    )


def _unused(card: CardUse, edit: Edit | None) -> Finding:
    if edit is None:
        words = f"{card.card} {card.name} is used nowhere, {card.short:.3f} points short at best"
        return Finding(words, "unused", BAD, (card.card,))
    at = place_words((edit.down, edit.spot, edit.to_go))
    words = (
        f"{card.card} {card.name} is used nowhere; tackled at {signed(edit.yards)} against "
        f"{edit.other}, {alignment_words(edit.alignment)}, it would be on {at} "
        f"(now: {result_sentence(edit.was).lower()})"
    )
    pair = (edit.card, edit.other)
    cards = pair if edit.card.isdecimal() else pair[::-1]
    return Finding(words, "unused", BAD, cards, edit.alignment)


def _use(card: CardUse) -> Finding:
    words = f"{card.card} {card.name}, at most {100 * card.most:.0f} % in any situation"
    return Finding(words, f"{100 * card.use:.1f} %", EVEN, (card.card,))


def _print(report: LabReport) -> list[Finding]:
    found = []
    for disturbance in report.disturbances:
        flips = disturbance.flips
        words = f"With {disturbance.what}"
        count = f"{len(flips)} of {len(report.results)} flip"
        found.append(Finding(words, count if flips else "nothing flips", BAD if flips else GOOD))
        for flip in flips:
            words = (
                f"{flip.offense} against {flip.defense}, {alignment_words(flip.alignment)}: "
                f"{result_sentence(flip.was)} becomes {result_sentence(flip.became).lower()}"
            )
            cards = (flip.offense, flip.defense)
            found.append(Finding(words, "", BAD, cards, flip.alignment))
    first = found[0]
    found[0] = Finding(first.words, first.number, first.tone, head="IF PRINT OR HAND IS OFF")
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
        rows.append(FigureRow(f"Runs for {name}", best, people, None, None, known, top, "%"))
    return rows


def _value(figures: Figures, key: str) -> float:
    return float(getattr(figures, key))
