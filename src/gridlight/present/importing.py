"""The import of scanned cards in words and numbers: its steps, each picture's state, each doubt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gridlight.cards.model import CLASSIC_GEOMETRY, DIAMONDS, DefenseCard, OffenseCard
from gridlight.cards.path import XY
from gridlight.present.editor import card_words
from gridlight.workshop.drafting.sheets import KEYS, Card, is_empty
from gridlight.workshop.intake.filing import Filed
from gridlight.workshop.intake.intake import Intake
from gridlight.workshop.intake.sheet import Sheet, State

PICTURES, CORNERS, LINES, INKS, PATH, LOOK, SAVE = range(7)
STEPS = ("Pictures", "Corners", "Lines", "Inks", "Path and marks", "Look over", "Save")
"""The seven steps, in order."""
HINTS = (
    "Drop files here; Delete takes a picture away",
    "Drag a corner; Tab chooses one, arrows move it",
    "Wheel looks nearer, drag pushes the picture",
    "Wheel looks nearer, drag pushes the picture",
    "T turns the path round, G shows more or less of the scan",
    "N and B go from pin to pin, K accepts, G shows the scan",
    "Ctrl+Page Down goes a step on, Ctrl+Page Up one back",
)
KINDS = "PNG, JPEG, TIFF, WebP, BMP"
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
        note = "being read" if busy else "waiting"
        return SheetRow(name, note, "busy" if busy else "waiting")
    if sheet.state is State.FAULT:
        return SheetRow(sheet.name, "can’t be read", "bad")
    count = len(sheet.open)
    if count:
        return SheetRow(name, f"look here: {count}", "look")
    if not sheet.whole:
        return SheetRow(name, "not whole yet", "look")
    note = "looked over" if sheet.doubts else f"{percent(sheet.sure)} % sure"
    return SheetRow(name, note, "sure")


def called(card: Card) -> str:
    """A card by its number or letter, and its name where a person has given it one."""
    side = "Offense" if isinstance(card, OffenseCard) else "Defense"
    plain = f"{side} {card.key}"
    return plain if card.name == plain else card_words(card)


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
        return "No pictures yet."
    counts = [
        (sum(row.tone == tone for row in rows), words)
        for tone, words in (
            ("sure", "sure"),
            ("look", "to look at"),
            ("waiting", "waiting"),
            ("bad", "can’t be read"),
        )
    ]
    parts = ", ".join(f"{count} {words}" for count, words in counts if count)
    return f"{counted(len(rows), 'picture')}: {parts}."


def counted(count: int, what: str) -> str:
    """So many of something."""
    return f"1 {what}" if count == 1 else f"{count} {what}s"


def sentence(step: int, sheet: Sheet | None) -> str:
    """What the status line says at a step."""
    if sheet is None:
        return "Choose scans or photos of cards, or drop them here."
    if sheet.state is State.FAULT:
        return sheet.fault
    if sheet.state is State.WAITING:
        return f"{sheet.name} is not read yet."
    said = {
        PICTURES: f"{sheet.name} is {_called(sheet)}.",
        CORNERS: "Each corner belongs on the card’s own corner.",
        LINES: "The thin lines belong on the printed ones.",
        INKS: "Each ink by itself: what isn’t colored was taken for the ground.",
        PATH: _path_sentence(sheet),
        LOOK: _look_sentence(sheet),
        SAVE: "Give each card its number or letter, then save the deck.",
    }
    return said[step]


def _called(sheet: Sheet) -> str:
    if sheet.card is None:
        return "without a card"
    sure = f"{percent(sheet.sure)} % sure" if sheet.whole else "not whole yet"
    return f"{sheet.side} {sheet.key}, {sure}"


def _path_sentence(sheet: Sheet) -> str:
    card = sheet.card
    if isinstance(card, OffenseCard) and card.segments:
        return "Follow the numbers: the ball must travel along them in this order."
    if isinstance(card, DefenseCard):
        return f"{len(card.diamonds)} of {DIAMONDS} diamonds, {counted(len(card.dots), 'dot')}."
    return "Nothing was read; draw the path over the scan."


def _look_sentence(sheet: Sheet) -> str:
    count = len(sheet.open)
    if count:
        return f"{counted(count, 'place')} to look at: accept it, or mend it with a tool."
    return "Nothing is left to look at on this card." if sheet.whole else "The card isn’t whole."


def notes(step: int, intake: Intake, sheet: Sheet | None) -> tuple[Line, ...]:
    """What the paper beside the card says at a step."""
    if step == PICTURES or sheet is None:
        return _picture_notes(intake, sheet)
    if sheet.state is State.FAULT and step != SAVE:
        return (("field-label", sheet.name), ("body", sheet.fault), ("small", _remedy(sheet)))
    if sheet.state is State.WAITING and step not in (CORNERS, SAVE):
        return (("field-label", sheet.name), ("body", "This picture is not read yet."))
    told = {CORNERS: _corner_notes, LINES: _line_notes, INKS: _ink_notes, PATH: _path_notes}
    return told[step](sheet) if step in told else ()


def _remedy(sheet: Sheet) -> str:
    """What can be done about a picture in which no card was read."""
    if sheet.shot:
        return "If a card is in it, set its corners by hand on the step Corners and read it again."
    return "There is no picture to set corners on: take it away, or mend the file and add it anew."


def _picture_notes(intake: Intake, sheet: Sheet | None) -> tuple[Line, ...]:
    lines: list[Line] = [
        ("body", "Scans at 150 to 600 dots an inch are best; photos do, flat and sharp."),
        ("body", "The file’s name may say the card: offense-07, defense-B."),
        ("small", "Then come the steps above, in any order; most cards need none of them."),
        ("small", "Leaving keeps everything; come back and go on."),
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
        return "It waits to be read."
    count = len(sheet.open)
    sure = f"{percent(sheet.sure)} % sure" if sheet.whole else "Not whole yet"
    return f"{sure}; {counted(count, 'place')} to look at." if count else f"{sure}."


def _corner_notes(sheet: Sheet) -> tuple[Line, ...]:
    how = "Set by hand." if sheet.by_hand else "Found by its outline and bars."
    return (
        ("field-label", sheet.name),
        ("body", how),
        ("small", "If a corner lies beside the card’s, drag it there and read the card again."),
        ("small", "Upper left is the card’s own upper left, where the bars are at the top."),
    )


def _line_notes(sheet: Sheet) -> tuple[Line, ...]:
    off = [hundredths(yards) for yards in (sheet.residual, sheet.worst)]
    return (
        ("field-label", f"{sheet.side.capitalize()} card"),
        ("body", _fit(sheet.worst)),
        (
            "body",
            f"Half of all bars, lines and teeth are off by at most {off[0]},"
            f" nine of ten by at most {off[1]} hundredths of an inch.",
        ),
        ("field-label", "Which way it lies"),
        ("body", "Read mirrored." if sheet.mirrored else "Read as it lies on the box."),
        ("small", _saw(sheet)),
    )


def hundredths(yards: float) -> str:
    """A length on the card in hundredths of an inch."""
    return f"{max(0.1, 100.0 * yards / INCH):.1f}"


def _fit(worst: float) -> str:
    if worst <= 0.03:
        return "They fit."
    return "They don’t fit well: look at corners and lines." if worst > 0.07 else "They nearly fit."


def _saw(sheet: Sheet) -> str:
    if sheet.mirror is not None:
        return "Said by hand."
    if sheet.sawtooth:
        return "The saw-tooth rectangle tells."
    return "The saw-tooth rectangle isn’t seen; offense cards lie face down, so they are mirrored."


def _ink_notes(sheet: Sheet) -> tuple[Line, ...]:
    if sheet.side == "offense":
        return (
            ("field-label", "Clear path"),
            ("body", "Amber is what is clear on the card: solid line, dashes, star."),
            ("small", "Creases and stains that show here may have been taken for a line."),
        )
    return (
        ("field-label", "Two inks"),
        ("body", "Green is what tackles, red what makes the ball loose."),
        ("small", "Faded inks show weakly; look whether each marker is there."),
    )


def _path_notes(sheet: Sheet) -> tuple[Line, ...]:
    card = sheet.card
    if card is None or is_empty(card):
        return (("field-label", "Nothing drawn"), ("body", "Draw it with the tools, on the scan."))
    if isinstance(card, DefenseCard):
        lack = DIAMONDS - len(card.diamonds)
        whole = "All diamonds are there." if not lack else _lack(lack)
        return (
            ("field-label", called(card)),
            ("body", f"{len(card.diamonds)} of {DIAMONDS} diamonds"),
            ("body", counted(len(card.dots), "dot")),
            ("small", whole),
        )
    parts = [
        ("body", f"{n}. {part.kind.value}, {percent(sure)} % sure")
        for n, (part, sure) in enumerate(
            zip(card.segments, _sures(sheet, len(card.segments)), strict=True), start=1
        )
    ]
    ends = {"touchdown": "to the far edge", "out-of-bounds": "out of bounds", "down": "down"}
    return (
        ("field-label", called(card)),
        *parts,
        ("body", f"It ends {ends[card.ends.value]}."),
        ("small", "Path, Pass, Star and Lateral lead on; Erase takes off; T turns it round."),
    )


def _sures(sheet: Sheet, count: int) -> Sequence[float]:
    held = sheet.elements if len(sheet.elements) == count else ()
    return held or [1.0] * count


def _lack(lack: int) -> str:
    if lack < 0:
        return f"{counted(-lack, 'diamond')} too many: erase what is none."
    return f"{counted(lack, 'diamond')} missing: place what the scan shows."


def pin_words(pin: Pin, of: int) -> str:
    """A pin in a sentence."""
    state = f"{pin.percent} % sure" if pin.percent else "to be drawn"
    state = "looked at" if pin.settled else state
    return f"{pin.n + 1} of {of}: {pin.words}, {state}."


def pin_notes(sheet: Sheet, chosen: int) -> tuple[Line, ...]:
    """All doubts of a sheet in words, the chosen one written stronger."""
    name = called(sheet.card) if sheet.card is not None else sheet.name
    found = pins(sheet)
    if not found:
        sure = f"All that is on it was read clearly, {percent(sheet.sure)} % sure."
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
    lines.append(("field-label", f"{len(whole)} of {len(KEYS)} cards"))
    missing = [key for key in KEYS if key not in whole]
    if missing:
        lines.append(("body", f"Missing: {', '.join(missing)} ({gap})."))
    for one, other in twins:
        words = f"{one.side.capitalize()} {one.key} and {other.key} show the same card."
        lines.append(("body", f"{words} Take one of them away."))
    count = sum(len(s.open) for s in intake.cards())
    if count:
        lines.append(("body", f"{counted(count, 'place')} nobody has looked at."))
    lost = [intake.sheets[n] for n in intake.shown() if intake.sheets[n].state is State.FAULT]
    if lost:
        lines.append(("body", f"{counted(len(lost), 'picture')} can’t be read."))
    return tuple(lines)


def filed_words(filed: Filed) -> str:
    """What was saved, in a sentence."""
    words = f"“{filed.name}” is saved with {counted(len(filed.put), 'scanned card')}"
    if filed.filled:
        return f"{words}; {counted(len(filed.filled), 'card')} came from the bundled deck."
    return f"{words}."


def close_words(count: int) -> str:
    """How many results are close."""
    if not count:
        return "No result hangs on less than a tenth of a yard."
    hang = "hangs" if count == 1 else "hang"
    said = f"{counted(count, 'result')} {hang} on less than a tenth of a yard"
    return f"{said}; the editor’s Checks tell which."
