"""What stands on a sheet beside the card: crop and registration marks, rulers, words."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.workshop.paper import INCH, MILLIMETER, Correction
from gridlight.workshop.pen import Pen

HAIR = 0.35  # points
CROP = 4.5 * MILLIMETER
GAP = 0.6 * MILLIMETER  # between a card's corner and its crop marks
TARGET = 1.3 * MILLIMETER
BESIDE = 1.0 * MILLIMETER  # between a card's edge and a ruler
LONG_MARK, MIDDLING_MARK, SHORT_MARK = 2.4, 1.7, 0.9  # millimeters
RULER_ROOM = BESIDE + LONG_MARK * MILLIMETER
UNPRINTED = INCH / 4.0  # of the paper's edge, where most printers can't print
INSTRUCTIONS = (
    tr("Print at 100 %, without “fit to page”."),
    tr("Offense cards: heavy paper, printed side down on the box."),
    tr("Defense cards: clear film; print it mirrored to have the ink underneath."),
    tr(
        "Measure both 100 mm rulers and write what they are, across and down, "
        "on the Print page, or:"
    ),
    "gridlight deck print DECK --out FILE.pdf --ruler 99.6x100.2",
    tr("The correction is remembered for this printer; measure again to refine it."),
)
LEFT_OF_RULERS = 40.0 * MILLIMETER


def frame_sheet(pen: Pen, title: str) -> None:
    """Crop marks, registration marks and the sheet's title round the card.

    Rulers stand beside it where a printer can reach: one that is cut off would measure wrong.
    """
    geometry = pen.geometry
    left, top = pen.place((geometry.left, geometry.top))
    right, low = pen.place((geometry.right, geometry.far))
    _crop_marks(pen, left, right, low, top)
    _targets(pen, left, right, low, top)
    middle, height = (left + right) / 2.0, (low + top) / 2.0
    pen.note(title[:70], (left + 12.0 * MILLIMETER, top + 3.2 * MILLIMETER), 5.0)
    metric, english = 50.0 * MILLIMETER, 2.0 * INCH
    if low - RULER_ROOM >= UNPRINTED:
        ruler(pen, (middle - metric, low - BESIDE), metric=True, upright=False, turn=-1.0)
        ruler(pen, (middle - english, top + BESIDE), metric=False, upright=False, turn=1.0)
        pen.note(tr("100 mm"), (middle + metric + 4.0, low - BESIDE - 4.0), 5.0)
        pen.note(tr("4 in"), (middle + english + 4.0, top + BESIDE + 4.0), 5.0)
    if left - RULER_ROOM >= UNPRINTED:
        ruler(pen, (left - BESIDE, height - metric), metric=True, upright=True, turn=-1.0)
        ruler(pen, (right + BESIDE, height - english), metric=False, upright=True, turn=1.0)


def _crop_marks(pen: Pen, left: float, right: float, low: float, top: float) -> None:
    for x, out in ((left, -1.0), (right, 1.0)):
        for y, away in ((low, -1.0), (top, 1.0)):
            pen.rule((x + out * GAP, y), (x + out * (GAP + CROP), y), HAIR)
            pen.rule((x, y + away * GAP), (x, y + away * (GAP + CROP)), HAIR)


def _targets(pen: Pen, left: float, right: float, low: float, top: float) -> None:
    """Four registration marks, by which front and back or two sheets are laid together."""
    for x in (left + 8.0 * MILLIMETER, right - 8.0 * MILLIMETER):
        for y in (low - 3.0 * MILLIMETER, top + 3.0 * MILLIMETER):
            pen.circle((x, y), TARGET, HAIR)
            pen.rule((x - 1.6 * TARGET, y), (x + 1.6 * TARGET, y), HAIR)
            pen.rule((x, y - 1.6 * TARGET), (x, y + 1.6 * TARGET), HAIR)


def ruler(
    pen: Pen, start: tuple[float, float], *, metric: bool, upright: bool, turn: float
) -> None:
    """A ruler of 100 mm or 4 in from a place on the paper; `turn` is the side of its marks."""
    step = MILLIMETER if metric else INCH / 16.0
    count = 100 if metric else 64
    long, middling = (10, 5) if metric else (16, 8)

    def at(along: float, away: float) -> tuple[float, float]:
        return (
            (start[0] + away * turn, start[1] + along)
            if upright
            else (start[0] + along, start[1] + away * turn)
        )

    pen.rule(at(0.0, 0.0), at(count * step, 0.0), HAIR)
    for k in range(count + 1):
        size = LONG_MARK if k % long == 0 else SHORT_MARK
        size = MIDDLING_MARK if size == SHORT_MARK and k % middling == 0 else size
        pen.rule(at(k * step, 0.0), at(k * step, size * MILLIMETER), HAIR)


def ruler_sheet(pen: Pen, title: str) -> None:
    """A sheet by which a printer's scale is measured, with what to do."""
    paper = pen.paper
    x, y = LEFT_OF_RULERS, paper.height / 2.0
    pen.note(tr("{title} · rulers", title=title), (x, paper.height - 40.0 * MILLIMETER), 14.0)
    for index, line in enumerate(INSTRUCTIONS):
        pen.note(line, (x, paper.height - (52.0 + 7.0 * index) * MILLIMETER), 9.0)
    ruler(pen, (x, y), metric=True, upright=False, turn=1.0)
    ruler(pen, (x, y - 14.0 * MILLIMETER), metric=False, upright=False, turn=1.0)
    low = y - 130.0 * MILLIMETER
    ruler(pen, (x, low), metric=True, upright=True, turn=1.0)
    ruler(pen, (x + 24.0 * MILLIMETER, low), metric=False, upright=True, turn=1.0)
    words = (tr("100 mm across"), tr("4 in across"), tr("100 mm down"), tr("4 in down"))
    places = (
        (x, y + 5.0 * MILLIMETER),
        (x, y - 9.0 * MILLIMETER),
        (x + 4.0 * MILLIMETER, low + 50.0 * MILLIMETER),
        (x + 28.0 * MILLIMETER, low + 50.0 * MILLIMETER),
    )
    for word, place in zip(words, places, strict=True):
        pen.note(word, place, 7.0)
    place = (x + 60.0 * MILLIMETER, low)
    pen.note(tr("In force: {correction}.", correction=in_force(pen.correction)), place, 9.0)


def in_force(correction: Correction) -> str:
    """A correction in words."""
    if correction == Correction():
        return tr("no correction")
    return tr(
        "{across:.4f} across, {down:.4f} down", across=correction.across, down=correction.down
    )
