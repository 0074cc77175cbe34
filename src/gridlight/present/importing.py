"""The import of scanned cards in words and numbers: its steps, each picture's state, each doubt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gridlight.cards.model import CLASSIC_GEOMETRY, DIAMONDS, DefenseCard, End, OffenseCard, Travel
from gridlight.cards.path import XY
from gridlight.kernel.language import figure, tr, trn
from gridlight.present.editor import card_words
from gridlight.workshop.drafting.sheets import KEYS, Card, is_empty
from gridlight.workshop.intake.filing import Filed
from gridlight.workshop.intake.intake import Intake
from gridlight.workshop.intake.sheet import Sheet, State

PICTURES, CORNERS, LINES, INKS, PATH, LOOK, SAVE = range(7)
STEPS = (
    tr("Pictures"),
    tr("Corners"),
    tr("Lines"),
    tr("Inks"),
    tr("Path and marks"),
    tr("Look over"),
    tr("Save"),
)
"""The seven steps, in order."""
HINTS = (
    tr("Drop files here; Delete takes a picture away"),
    tr("Drag a corner; Tab chooses one, arrows move it"),
    tr("Wheel looks nearer, drag pushes the picture"),
    tr("Wheel looks nearer, drag pushes the picture"),
    tr("T turns the path round, G shows more or less of the scan"),
    tr("N and B go from pin to pin, K accepts, G shows the scan"),
    tr("Ctrl+Page Down goes a step on, Ctrl+Page Up one back"),
)
KINDS = "PNG, JPEG, TIFF, WebP, BMP"
SIDES = {"offense": tr("Offense"), "defense": tr("Defense")}
TRAVELS = {Travel.RUN: tr("run"), Travel.PASS: tr("pass"), Travel.LATERAL: tr("lateral")}
ENDS = {
    End.TOUCHDOWN: tr("It ends to the far edge."),
    End.OUT_OF_BOUNDS: tr("It ends out of bounds."),
    End.DOWN: tr("It ends down."),
}
INCH = CLASSIC_GEOMETRY.yards_per_inch
Line = tuple[str, str]
"""A role of type and words."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A picture in the strip: its name, how it stands, and the tone of that.

    Tones are `waiting`, `busy`, `sure`, `look` and `bad`.
    """

    name: str
    note: str
    tone: str


@dataclass(frozen=True, slots=True)
class Pin:
    """A doubt on the card: its place among the sheet's, its words, where, how sure, and settled."""

    n: int
    words: str
    place: XY
    percent: int
    settled: bool


def percent(sure: float) -> int:
    """A confidence as a whole percentage, 100 only for what is certain."""
    return 100 if sure >= 1.0 else min(99, round(100 * sure))


def sheet_row(sheet: Sheet, *, busy: bool = False) -> SheetRow:
    """A picture in the strip."""
    name = called(sheet.card) if sheet.card is not None else sheet.name
    if sheet.state is State.WAITING:
        note = tr("being read") if busy else tr("waiting")
        return SheetRow(name, note, "busy" if busy else "waiting")
    if sheet.state is State.FAULT:
        return SheetRow(sheet.name, tr("can’t be read"), "bad")
    count = len(sheet.open)
    if count:
        return SheetRow(name, tr("look here: {count}", count=count), "look")
    if not sheet.whole:
        return SheetRow(name, tr("not whole yet"), "look")
    note = (
        tr("looked over") if sheet.doubts else tr("{percent} % sure", percent=percent(sheet.sure))
    )
    return SheetRow(name, note, "sure")


def called(card: Card) -> str:
    """A card by its number or letter, and its name where a person has given it one."""
    side = "offense" if isinstance(card, OffenseCard) else "defense"
    unnamed = card.name == f"{side.capitalize()} {card.key}"
    return f"{SIDES[side]} {card.key}" if unnamed else card_words(card)


def pins(sheet: Sheet) -> tuple[Pin, ...]:
    """The doubts of a sheet, those without a place along the card's right side."""
    found, homeless = [], 0
    for n, doubt in enumerate(sheet.doubts):
        place = doubt.place
        if place is None:
            place = (CLASSIC_GEOMETRY.right - 2.0, -7.5 + 4.0 * homeless)
            homeless += 1
        words = f"{doubt.what[:1].upper()}{doubt.what[1:]}".replace("'", "’")
        found.append(Pin(n, words, place, percent(doubt.sure), sheet.is_settled(n)))
    return tuple(found)


def tally(sheets: Iterable[Sheet]) -> str:
    """How the pictures stand, in one line."""
    rows = [sheet_row(sheet) for sheet in sheets]
    if not rows:
        return tr("No pictures yet.")
    counts = [
        (sum(row.tone == tone for row in rows), words)
        for tone, words in (
            ("sure", tr("sure")),
            ("look", tr("to look at")),
            ("waiting", tr("waiting")),
            ("bad", tr("can’t be read")),
        )
    ]
    parts = ", ".join(f"{count} {words}" for count, words in counts if count)
    pictures = trn("{n} picture", "{n} pictures", len(rows))
    return f"{pictures}: {parts}."


def sentence(step: int, sheet: Sheet | None) -> str:
    """What the status line says at a step."""
    if sheet is None:
        return tr("Choose scans or photos of cards, or drop them here.")
    if sheet.state is State.FAULT:
        return sheet.fault
    if sheet.state is State.WAITING:
        return tr("{name} is not read yet.", name=sheet.name)
    said = {
        PICTURES: _picture_sentence(sheet),
        CORNERS: tr("Each corner belongs on the card’s own corner."),
        LINES: tr("The thin lines belong on the printed ones."),
        INKS: tr("Each ink by itself: what isn’t colored was taken for the ground."),
        PATH: _path_sentence(sheet),
        LOOK: _look_sentence(sheet),
        SAVE: tr("Give each card its number or letter, then save the deck."),
    }
    return said[step]


def _picture_sentence(sheet: Sheet) -> str:
    if sheet.card is None:
        return tr("{name} is without a card.", name=sheet.name)
    sure = _percent_sure(sheet.sure) if sheet.whole else tr("not whole yet")
    if sheet.side == "offense":
        return tr("{name} is offense {key}, {sure}.", name=sheet.name, key=sheet.key, sure=sure)
    return tr("{name} is defense {key}, {sure}.", name=sheet.name, key=sheet.key, sure=sure)


def _percent_sure(sure: float) -> str:
    return tr("{percent} % sure", percent=percent(sure))


def _path_sentence(sheet: Sheet) -> str:
    card = sheet.card
    if isinstance(card, OffenseCard) and card.segments:
        return tr("Follow the numbers: the ball must travel along them in this order.")
    if isinstance(card, DefenseCard):
        dots = trn("{n} dot", "{n} dots", len(card.dots))
        return f"{_diamonds(card)}, {dots}."
    return tr("Nothing was read; draw the path over the scan.")


def _look_sentence(sheet: Sheet) -> str:
    count = len(sheet.open)
    if count:
        return trn(
            "{n} place to look at: accept it, or mend it with a tool.",
            "{n} places to look at: accept it, or mend it with a tool.",
            count,
        )
    if not sheet.whole:
        return tr("The card isn’t whole.")
    return tr("Nothing is left to look at on this card.")


def _diamonds(card: DefenseCard) -> str:
    return tr("{count} of {all} diamonds", count=len(card.diamonds), all=DIAMONDS)


def notes(step: int, intake: Intake, sheet: Sheet | None) -> tuple[Line, ...]:
    """What the paper beside the card says at a step."""
    if step == PICTURES or sheet is None:
        return _picture_notes(intake, sheet)
    if sheet.state is State.FAULT and step != SAVE:
        return (("field-label", sheet.name), ("body", sheet.fault), ("small", _remedy(sheet)))
    if sheet.state is State.WAITING and step not in (CORNERS, SAVE):
        return (("field-label", sheet.name), ("body", tr("This picture is not read yet.")))
    told = {CORNERS: _corner_notes, LINES: _line_notes, INKS: _ink_notes, PATH: _path_notes}
    return told[step](sheet) if step in told else ()


def _remedy(sheet: Sheet) -> str:
    """What can be done about a picture in which no card was read."""
    if sheet.shot:
        return tr(
            "If a card is in it, set its corners by hand on the step Corners and read it again."
        )
    return tr(
        "There is no picture to set corners on: take it away, or mend the file and add it anew."
    )


def _picture_notes(intake: Intake, sheet: Sheet | None) -> tuple[Line, ...]:
    lines: list[Line] = [
        ("body", tr("Scans at 150 to 600 dots an inch are best; photos do, flat and sharp.")),
        ("body", tr("The file’s name may say the card: offense-07, defense-B.")),
        ("small", tr("Then come the steps above, in any order; most cards need none of them.")),
        ("small", tr("Leaving keeps everything; come back and go on.")),
    ]
    if sheet is not None:
        row = sheet_row(sheet)
        lines = [("field-label", row.name), ("small", sheet.name), ("body", _state(sheet)), *lines]
    elif intake.shown():
        lines.insert(0, ("body", tally(intake.sheets[n] for n in intake.shown())))
    return tuple(lines)


def _state(sheet: Sheet) -> str:
    if sheet.state is State.FAULT:
        return sheet.fault
    if sheet.state is State.WAITING:
        return tr("It waits to be read.")
    count = len(sheet.open)
    sure = _percent_sure(sheet.sure) if sheet.whole else tr("Not whole yet")
    if not count:
        return f"{sure}."
    return trn("{sure}; {n} place to look at.", "{sure}; {n} places to look at.", count, sure=sure)


def _corner_notes(sheet: Sheet) -> tuple[Line, ...]:
    how = tr("Set by hand.") if sheet.by_hand else tr("Found by its outline and bars.")
    return (
        ("field-label", sheet.name),
        ("body", how),
        ("small", tr("If a corner lies beside the card’s, drag it there and read the card again.")),
        ("small", tr("Upper left is the card’s own upper left, where the bars are at the top.")),
    )


def _line_notes(sheet: Sheet) -> tuple[Line, ...]:
    off = [hundredths(yards) for yards in (sheet.residual, sheet.worst)]
    return (
        ("field-label", tr("Offense card") if sheet.side == "offense" else tr("Defense card")),
        ("body", _fit(sheet.worst)),
        (
            "body",
            tr(
                "Half of all bars, lines and teeth are off by at most {half},"
                " nine of ten by at most {most} hundredths of an inch.",
                half=off[0],
                most=off[1],
            ),
        ),
        ("field-label", tr("Which way it lies")),
        ("body", tr("Read mirrored.") if sheet.mirrored else tr("Read as it lies on the box.")),
        ("small", _saw(sheet)),
    )


def hundredths(yards: float) -> str:
    """A length on the card in hundredths of an inch."""
    return figure(max(0.1, 100.0 * yards / INCH), ".1f")


def _fit(worst: float) -> str:
    if worst <= 0.03:
        return tr("They fit.")
    return (
        tr("They don’t fit well: look at corners and lines.")
        if worst > 0.07
        else tr("They nearly fit.")
    )


def _saw(sheet: Sheet) -> str:
    if sheet.mirror is not None:
        return tr("Said by hand.")
    if sheet.sawtooth:
        return tr("The saw-tooth rectangle tells.")
    return tr(
        "The saw-tooth rectangle isn’t seen; offense cards lie face down, so they are mirrored."
    )


def _ink_notes(sheet: Sheet) -> tuple[Line, ...]:
    if sheet.side == "offense":
        return (
            ("field-label", tr("Clear path")),
            ("body", tr("Amber is what is clear on the card: solid line, dashes, star.")),
            ("small", tr("Creases and stains that show here may have been taken for a line.")),
        )
    return (
        ("field-label", tr("Two inks")),
        ("body", tr("Green is what tackles, red what makes the ball loose.")),
        ("small", tr("Faded inks show weakly; look whether each marker is there.")),
    )


def _path_notes(sheet: Sheet) -> tuple[Line, ...]:
    card = sheet.card
    if card is None or is_empty(card):
        return (
            ("field-label", tr("Nothing drawn")),
            ("body", tr("Draw it with the tools, on the scan.")),
        )
    if isinstance(card, DefenseCard):
        lack = DIAMONDS - len(card.diamonds)
        whole = tr("All diamonds are there.") if not lack else _lack(lack)
        return (
            ("field-label", called(card)),
            ("body", _diamonds(card)),
            ("body", trn("{n} dot", "{n} dots", len(card.dots))),
            ("small", whole),
        )
    parts = [
        ("body", f"{n}. {TRAVELS[part.kind]}, {_percent_sure(sure)}")
        for n, (part, sure) in enumerate(
            zip(card.segments, _sures(sheet, len(card.segments)), strict=True), start=1
        )
    ]
    return (
        ("field-label", called(card)),
        *parts,
        ("body", ENDS[card.ends]),
        ("small", tr("Path, Pass, Star and Lateral lead on; Erase takes off; T turns it round.")),
    )


def _sures(sheet: Sheet, count: int) -> Sequence[float]:
    held = sheet.elements if len(sheet.elements) == count else ()
    return held or [1.0] * count


def _lack(lack: int) -> str:
    if lack < 0:
        return trn(
            "{n} diamond too many: erase what is none.",
            "{n} diamonds too many: erase what is none.",
            -lack,
        )
    return trn(
        "{n} diamond missing: place what the scan shows.",
        "{n} diamonds missing: place what the scan shows.",
        lack,
    )


def pin_words(pin: Pin, of: int) -> str:
    """A pin in a sentence."""
    state = tr("{percent} % sure", percent=pin.percent) if pin.percent else tr("to be drawn")
    state = tr("looked at") if pin.settled else state
    return tr(
        "{number} of {all}: {words}, {state}.",
        number=pin.n + 1,
        all=of,
        words=pin.words,
        state=state,
    )


def pin_notes(sheet: Sheet, chosen: int) -> tuple[Line, ...]:
    """All doubts of a sheet in words, the chosen one written stronger."""
    name = called(sheet.card) if sheet.card is not None else sheet.name
    found = pins(sheet)
    if not found:
        sure = tr(
            "All that is on it was read clearly, {percent} % sure.", percent=percent(sheet.sure)
        )
        return (("field-label", name), ("body", sure))
    lines = [
        ("body-strong" if pin.n == chosen else "body", pin_words(pin, len(found))) for pin in found
    ]
    return (("field-label", name), *lines)


@dataclass(frozen=True, slots=True)
class Slot:
    """A card of the deck to be: its key, the sheets' place that it comes from, and a note."""

    key: str
    sheet: int | None
    note: str
    tone: str


def slots(intake: Intake, gap: str) -> tuple[Slot, ...]:
    """The deck to be, card by card; `gap` says in a word where a missing one comes from."""
    at = {intake.sheets[n].key: n for n in intake.shown() if intake.sheets[n].card is not None}
    found = []
    for key in KEYS:
        n = at.get(key)
        if n is None:
            found.append(Slot(key, None, gap, "gap"))
        else:
            row = sheet_row(intake.sheets[n])
            found.append(Slot(key, n, row.note, row.tone))
    return tuple(found)


def summary(intake: Intake, twins: Sequence[tuple[Sheet, Sheet]], gap: str) -> tuple[Line, ...]:
    """What is still to be known before saving: gaps, duplicates, places not looked at."""
    lines: list[Line] = []
    whole = {s.key for s in intake.cards() if s.whole}
    lines.append(("field-label", tr("{count} of {all} cards", count=len(whole), all=len(KEYS))))
    missing = [key for key in KEYS if key not in whole]
    if missing:
        lines.append(("body", tr("Missing: {cards} ({gap}).", cards=", ".join(missing), gap=gap)))
    for one, other in twins:
        words = tr(
            "{card} and {key} show the same card. Take one of them away.",
            card=f"{SIDES[one.side]} {one.key}",
            key=other.key,
        )
        lines.append(("body", words))
    count = sum(len(s.open) for s in intake.cards())
    if count:
        words = trn("{n} place nobody has looked at.", "{n} places nobody has looked at.", count)
        lines.append(("body", words))
    lost = [intake.sheets[n] for n in intake.shown() if intake.sheets[n].state is State.FAULT]
    if lost:
        words = trn("{n} picture can’t be read.", "{n} pictures can’t be read.", len(lost))
        lines.append(("body", words))
    return tuple(lines)


def filed_words(filed: Filed) -> str:
    """What was saved, in a sentence."""
    words = trn(
        "“{name}” is saved with {n} scanned card",
        "“{name}” is saved with {n} scanned cards",
        len(filed.put),
        name=filed.name,
    )
    if filed.filled:
        more = trn(
            "{n} card came from the bundled deck.",
            "{n} cards came from the bundled deck.",
            len(filed.filled),
        )
        return f"{words}; {more}"
    return f"{words}."


def close_words(count: int) -> str:
    """How many results are close."""
    if not count:
        return tr("No result hangs on less than a tenth of a yard.")
    return trn(
        "{n} result hangs on less than a tenth of a yard; the editor’s Checks tell which.",
        "{n} results hang on less than a tenth of a yard; the editor’s Checks tell which.",
        count,
    )
