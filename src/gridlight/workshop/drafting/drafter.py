"""The hand at the drafting table: tool, selection, a drag under way; each act a step to undo."""

from __future__ import annotations

from enum import StrEnum

from gridlight.cards.model import Deck, DefenseCard, Geometry, OffenseCard, Travel
from gridlight.cards.path import XY
from gridlight.kernel.language import tr, trn
from gridlight.workshop.drafting import edits
from gridlight.workshop.drafting.draft import Draft, Step
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.marks import Mark, leg_at, mark_at, marks_of
from gridlight.workshop.drafting.rack import Desk
from gridlight.workshop.drafting.scraps import Scrap, pasted, scrap_from, scrap_of
from gridlight.workshop.drafting.sheets import (
    KEYS,
    Card,
    card_in,
    keyed,
    side_keys,
    swapped_cards,
    with_card,
)
from gridlight.workshop.drafting.snapping import Snap, Snapping, next_line, snapped
from gridlight.workshop.drafting.symmetry import marked_on_both, moved_on_both, with_twins
from gridlight.workshop.drafting.trail import trail_of

CORNER = 2.0  # yards by which new corners are rounded
NO_CORNER = tr("A run or flight begins or ends there; only corners between are rounded.")
_PLACED = {"diamond": tr("Place a diamond"), "dot": tr("Place a dot")}
_LED = {
    Travel.RUN: tr("Lead the path on"),
    Travel.PASS: tr("Throw a pass"),
    Travel.LATERAL: tr("Pitch a lateral"),
}
_MADE = {
    Travel.RUN: tr("Make it a run"),
    Travel.PASS: tr("Make it a pass"),
    Travel.LATERAL: tr("Make it a lateral"),
}
NOTHING_CHOSEN = tr("Choose a point or a marker first.")


class Tool(StrEnum):
    """What a press on the card does."""

    SELECT = "select"
    PATH = "path"
    PASS = "pass"
    STAR = "star"
    LATERAL = "lateral"
    DIAMOND = "diamond"
    DOT = "dot"
    ERASE = "erase"


OFFENSE_TOOLS = (Tool.SELECT, Tool.PATH, Tool.PASS, Tool.STAR, Tool.LATERAL, Tool.ERASE)
DEFENSE_TOOLS = (Tool.SELECT, Tool.DIAMOND, Tool.DOT, Tool.ERASE)
_NO_SUCH = {
    Tool.PATH: tr("There is no path on a formation."),
    Tool.PASS: tr("There is no pass on a formation."),
    Tool.STAR: tr("There is no star on a formation."),
    Tool.LATERAL: tr("There is no lateral on a formation."),
    Tool.DIAMOND: tr("There is no diamond on a play."),
    Tool.DOT: tr("There is no dot on a play."),
}
TRAVELS = {Tool.PATH: Travel.RUN, Tool.PASS: Travel.PASS, Tool.LATERAL: Travel.LATERAL}


class Drafter:
    """Draws on the cards of one deck; whatever can't be done is a `Refusal`.

    `shown` is the card as it looks now, in the middle of a drag too. With `both_sides` whatever
    is done to a marker of a formation is done to its mirror image.
    """

    def __init__(self, desk: Desk, key: str = KEYS[0]) -> None:
        self.desk = desk
        self.key = key
        self.tool = Tool.SELECT
        self.chosen: frozenset[Mark] = frozenset()
        self.snapping = Snapping()
        self.corner = CORNER
        self.both_sides = False
        self._preview: Card | None = None

    @property
    def draft(self) -> Draft:
        """The deck with its steps."""
        return self.desk.draft

    @property
    def deck(self) -> Deck:
        """The deck as it stands."""
        return self.draft.deck

    @property
    def geometry(self) -> Geometry:
        """The measures of the deck's cards."""
        return self.deck.geometry

    @property
    def card(self) -> Card:
        """The card on the table as it stands."""
        return self.draft.card(self.key)

    @property
    def shown(self) -> Card:
        """The card on the table as it looks now."""
        return self._preview if self._preview is not None else self.card

    @property
    def dragging(self) -> bool:
        """Whether something is under way that is no step yet."""
        return self._preview is not None

    @property
    def offense(self) -> bool:
        """Whether an offense card is on the table."""
        return self.key.isdecimal()

    def tools(self) -> tuple[Tool, ...]:
        """The tools for the card on the table."""
        return OFFENSE_TOOLS if self.offense else DEFENSE_TOOLS

    def open(self, key: str) -> None:
        """Lay another card on the table."""
        card_in(self.deck, key)
        self.key = key
        self.chosen = frozenset()
        self._preview = None
        if self.tool not in self.tools():
            self.tool = Tool.SELECT

    def take(self, tool: Tool) -> None:
        """Take up another tool."""
        if tool not in self.tools():
            raise Refusal(_NO_SUCH[tool])
        self.tool = tool
        self.put_back()

    # what is chosen

    def places(self) -> dict[Mark, XY]:
        """Everything on the card as it looks now, and where it is."""
        return marks_of(self.shown)

    def choose(self, *marks: Mark, more: bool = False) -> None:
        """Choose some marks, with `more` besides those chosen; one chosen already is let go."""
        held = frozenset(mark for mark in marks if mark in marks_of(self.card))
        self.chosen = self.chosen ^ held if more else held

    def choose_all(self) -> None:
        """Choose everything on the card."""
        self.chosen = frozenset(marks_of(self.card))

    def choose_next(self, step: int) -> Mark | None:
        """Choose the next mark, or the one before; none beyond the last and the first."""
        marks = list(marks_of(self.card))
        here = [marks.index(mark) for mark in self.chosen if mark in marks]
        first, last = (min(here), max(here)) if here else (len(marks), -1)
        now = last + 1 if step > 0 else first - 1
        if not 0 <= now < len(marks):
            self.chosen = frozenset()
            return None
        self.chosen = frozenset({marks[now]})
        return marks[now]

    def snap(self, place: XY, moving: frozenset[Mark] = frozenset()) -> Snap:
        """Where a point comes to lie that is placed here."""
        others = [at for mark, at in marks_of(self.card).items() if mark not in moving]
        return snapped(place, self.snapping, self.geometry, others, whole=not self.offense)

    def next_line(self, place: XY, way: XY) -> XY:
        """The place where the next line that catches points is met, going one way."""
        others = self.places().values()
        return next_line(place, way, self.geometry, others)

    # a press of the tool

    def press(self, place: XY, reach: float) -> str:
        """Use the tool at a place that has been snapped; what it did in words."""
        if self.tool is Tool.SELECT:
            mark = mark_at(self.card, place, reach)
            self.choose(*([mark] if mark else []))
            return ""
        if self.tool is Tool.ERASE:
            return self._erase(place, reach)
        if self.tool in (Tool.DIAMOND, Tool.DOT):
            return self._mark(place)
        return self._draw(place, reach)

    def _erase(self, place: XY, reach: float) -> str:
        mark = mark_at(self.card, place, reach)
        if mark is None:
            raise Refusal(tr("Nothing lies there to be erased."))
        return self._remove(frozenset({mark}))

    def _mark(self, place: XY) -> str:
        card, kind = self._formation(), self.tool.value
        count = len(card.diamonds) if kind == "diamond" else len(card.dots)
        mark = marked_on_both if self.both_sides else edits.marked
        words = _PLACED[kind]
        self._do(words, mark(card, kind, place, self.geometry))
        self.chosen = frozenset({Mark(kind, count)})
        return words

    def _draw(self, place: XY, reach: float) -> str:
        card = self._play()
        if self.tool is Tool.STAR:
            at = mark_at(card, place, reach)
            return self._done(tr("Place a star"), edits.starred(card, place, self.geometry, at))
        travel = TRAVELS[self.tool]
        made = edits.led_on(card, place, travel, self.corner, self.geometry)
        self._done(_LED[travel], made)
        self.chosen = frozenset({Mark("point", len(trail_of(made).points) - 1)})
        return _LED[travel]

    def insert(self, place: XY, reach: float) -> str:
        """Put a point on the path where it passes a place."""
        leg = leg_at(self._play(), place, reach)
        if leg is None:
            raise Refusal(tr("The path doesn't pass there."))
        corner = self.corner if trail_of(self._play()).legs[leg].solid else 0.0
        made = edits.split(self._play(), leg, place, corner, self.geometry)
        self._done(tr("Put a point on the path"), made)
        self.chosen = frozenset({Mark("point", leg + 1)})
        return tr("Put a point on the path")

    # a drag

    def drag(self, by: XY) -> None:
        """Show what is chosen moved so far from where it was."""
        self._preview = self._moved(self.chosen, by)

    def _moved(self, marks: frozenset[Mark], by: XY) -> Card:
        if self.both_sides and isinstance(self.card, DefenseCard):
            return moved_on_both(self.card, marks, by, self.geometry)
        return edits.moved(self.card, marks, by, self.geometry)

    def drag_to(self, mark: Mark, place: XY) -> Snap:
        """Show what is chosen moved so that one mark of it comes to a place, caught by lines."""
        start = marks_of(self.card)[mark]
        snap = self.snap(place, self.chosen)
        self.drag((snap.x - start[0], snap.y - start[1]))
        return snap

    def drag_corner(self, mark: Mark, radius: float) -> None:
        """Show a corner rounded by so much."""
        self._preview = edits.rounded(self._play(), [mark], radius, self.geometry)

    def drop(self, words: str = "") -> str:
        """Let what was dragged lie where it is, as one step; what it did in words."""
        card, self._preview = self._preview, None
        if card is None:
            return ""
        words = words or moved_words(len(self.chosen), self.offense)
        return self._done(words, card)

    def put_back(self) -> None:
        """Let what is dragged lie where it was."""
        self._preview = None

    # acts on what is chosen

    def nudge(self, by: XY) -> str:
        """Move what is chosen a little."""
        marks = self._some()
        made = self._moved(marks, by)
        return self._done(moved_words(len(marks), self.offense), made)

    def move_to(self, mark: Mark, place: XY) -> str:
        """Move one mark to a place that was written."""
        if self.both_sides and not self.offense:
            at = marks_of(self.card)[mark]
            made = self._moved(frozenset({mark}), (place[0] - at[0], place[1] - at[1]))
            return self._done(tr("Move a marker"), made)
        return self._done(tr("Move a point"), edits.placed(self.card, {mark: place}, self.geometry))

    def round_by(self, radius: float) -> str:
        """Round the corners that are chosen by `radius` yards."""
        marks = self._some()
        trail = trail_of(self._play())
        if all(trail.is_joint(mark.n) for mark in marks):
            raise Refusal(NO_CORNER)
        return self._done(
            tr("Round a corner"), edits.rounded(self._play(), marks, radius, self.geometry)
        )

    def remove(self) -> str:
        """Take what is chosen off the card."""
        return self._remove(self._some())

    def _remove(self, marks: frozenset[Mark]) -> str:
        if self.both_sides and isinstance(self.card, DefenseCard):
            marks = with_twins(self.card, marks)
        made = edits.removed(self.card, marks, self.geometry)
        words = erased_words(len(marks), self.offense)
        self._done(words, made)
        self.chosen = frozenset()
        return words

    def mirror(self) -> str:
        """Mirror what is chosen at the middle of the card, or all of it."""
        return self._done(tr("Mirror"), edits.mirrored(self.card, self.chosen, self.geometry))

    def travel_by(self, travel: Travel) -> str:
        """Let the run or flight that ends in the chosen point be traveled in another way."""
        marks = self._some()
        trail = trail_of(self._play())
        if not trail.legs:
            raise Refusal(tr("There is no line yet."))
        leg = min(max(max(mark.n for mark in marks) - 1, 0), len(trail.legs) - 1)
        made = edits.traveled(self._play(), leg, travel, self.geometry)
        return self._done(_MADE[travel], made)

    def turn_round(self) -> str:
        """Let the path be traveled from its end to its start."""
        return self._done(
            tr("Turn the path round"), edits.reversed_path(self._play(), self.geometry)
        )

    def exchange(self) -> str:
        """Make dots of the chosen diamonds, and diamonds of the dots."""
        marks = self._some()
        if self.both_sides:
            marks = with_twins(self._formation(), marks)
        made = edits.exchanged(self._formation(), marks)
        self._done(tr("Exchange the markers"), made)
        self.chosen = frozenset()
        return tr("Exchange the markers")

    def copied(self) -> Scrap:
        """A copy of what is chosen, of the whole card if nothing is."""
        return scrap_of(self.card, self.chosen or frozenset(marks_of(self.card)))

    def cut(self) -> Scrap:
        """A copy of what is chosen, which is taken off the card."""
        scrap = scrap_of(self.card, self._some())
        self.remove()
        return scrap

    def paste(self, text: str, at: XY | None = None) -> str:
        """Put a copied piece on the card, at a place if one is given."""
        made, marks = pasted(self.card, scrap_from(text), self.geometry, at)
        self._done(tr("Paste"), made)
        self.chosen = marks
        return tr("Paste")

    # the card and the deck

    def rename(self, name: str) -> str:
        """Call the card by another name."""
        return self._done(tr("Name the card"), edits.renamed(self.card, name))

    def clear(self) -> str:
        """Take everything off the card."""
        made = edits.removed(self.card, frozenset(marks_of(self.card)), self.geometry)
        self.chosen = frozenset()
        return self._done(tr("Clear the sheet"), made)

    def exchange_with(self, key: str) -> str:
        """Give the card another number or letter; the card that has it takes this one's."""
        if key not in side_keys(self.key):
            raise Refusal(
                tr(
                    "A card of this side is called {keys}.",
                    keys=", ".join(side_keys(self.key)),
                )
            )
        old = self.key
        words = tr("Call card {old} {new}", old=old, new=key)
        self.desk.do(words, key, swapped_cards(self.deck, old, key))
        self.key = key
        return words

    def undo(self) -> Step | None:
        """Take the last step back and lay its card on the table."""
        self.put_back()
        step = self.desk.undo()
        return self._shown_step(step, _key_before(step) if step is not None else "")

    def redo(self) -> Step | None:
        """Do the next step again and lay its card on the table."""
        self.put_back()
        step = self.desk.redo()
        return self._shown_step(step, step.key if step is not None else "")

    def _shown_step(self, step: Step | None, key: str) -> Step | None:
        if key in KEYS and key != self.key:
            self.open(key)
        self.chosen = frozenset(mark for mark in self.chosen if mark in marks_of(self.card))
        return step

    def save(self) -> tuple[str, ...]:
        """Write the deck's files; the keys of cards that are not finished enough for one."""
        return self.desk.save()

    def _done(self, words: str, card: Card) -> str:
        self._do(words, card)
        return words

    def _do(self, words: str, card: Card) -> None:
        self._preview = None
        self.desk.do(words, self.key, with_card(self.deck, self.key, card))

    def _some(self) -> frozenset[Mark]:
        if not self.chosen:
            raise Refusal(NOTHING_CHOSEN)
        return self.chosen

    def _play(self) -> OffenseCard:
        if not isinstance(self.card, OffenseCard):
            raise Refusal(tr("A formation has no path."))
        return self.card

    def _formation(self) -> DefenseCard:
        if not isinstance(self.card, DefenseCard):
            raise Refusal(tr("A play has no markers."))
        return self.card


def _key_before(step: Step) -> str:
    """What the card of a step was called before: a step may have given it another number."""
    if step.key not in KEYS:
        return step.key
    card = card_in(step.after, step.key)
    if card_in(step.before, step.key) == card:
        return step.key
    keys = side_keys(step.key)
    same = (key for key in keys if keyed(card_in(step.before, key), step.key) == card)
    return next(same, step.key)


def moved_words(number: int, offense: bool) -> str:
    """That so many points, or markers, were moved."""
    if offense:
        return trn("Move a point", "Move {n} points", number)
    return trn("Move a marker", "Move {n} markers", number)


def erased_words(number: int, offense: bool) -> str:
    """That so many points, or markers, were erased."""
    if offense:
        return trn("Erase a point", "Erase {n} points", number)
    return trn("Erase a marker", "Erase {n} markers", number)
