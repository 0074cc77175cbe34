"""The light box as a widget: what lies on it, how far the slide is out, what is lit."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import CLASSIC_GEOMETRY, Deck, DefenseCard, Geometry, OffenseCard
from gridlight.cards.result import Result, decided_at
from gridlight.kernel.language import tr
from gridlight.ui.lightbox import glowing
from gridlight.ui.lightbox.carry import Carry
from gridlight.ui.lightbox.gestures import Gestures
from gridlight.ui.lightbox.held import Held, first_offset
from gridlight.ui.lightbox.places import box_words
from gridlight.ui.lightbox.plates import Laying
from gridlight.ui.lightbox.scene import Scene, Sight, slide_step
from gridlight.ui.lightbox.shape import BoxShape, shape_for_case, shape_in
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.shadow import shadow_margin
from gridlight.ui.sound.house import play
from gridlight.ui.tabletop.motion import Curve, Glide
from gridlight.ui.theme import Theme

TITLE, NOTE = tr("PULL SLOWLY"), tr("Offense pulls, defense holds the cards")


class LightBox(QWidget):
    """Case, well, two cards, slide and lamp; the hand lays cards and pulls the slide.

    How the slide stays within reach: everything of it that sticks out of the case is a
    hand-hold, not only the handle, and two finger bars follow the handle up the paper, so that
    one of the three is always in sight. It moves as far as the hand does; one can let go and
    take hold again higher up, or keep pressing it against the lower end of the window, where
    it goes on running out. Wheel, Down and Up, Page Down and Page Up, Home and End move it too,
    Space draws it out on its own and stops it.

    Places and alignments are in steps from the center. `card_laid` carries where the held card
    was put down, `card_lifted` tells that light leaks because it is off its place,
    `card_returned` that the hand dropped it back, `card_missed` that it was let go beside the
    box. `pulled` is the share uncovered, 0 to 1.
    `passed_decision` comes once a play, `nudged` with the offense's new place.
    """

    card_laid = Signal(float)
    card_lifted = Signal()
    card_returned = Signal()
    card_missed = Signal()
    pull_started = Signal()
    pulled = Signal(float)
    passed_decision = Signal()
    nudged = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Light box"))
        self._theme = Theme()
        self._geometry: Geometry = CLASSIC_GEOMETRY
        self._case: QRectF | None = None
        self._scene: Scene | None = None
        self._sight = Sight(Laying(), title=TITLE, note=NOTE)
        self._armed = False
        self._started = False
        self._passed = False
        self._lamp = Glide(self, self._lamp_moved, 1.0, Curve.Linear)
        self._run = Glide(self, self._slide_moved, 0.0, Curve.Linear)
        self._coast = Glide(self, self._slide_moved, 0.0, Curve.OutCubic)
        self._pulse = Glide(self, self._pulsing, 0.0, Curve.Linear)
        self.carry = Carry(self)
        self._gestures = Gestures(self)
        self.card_laid.connect(lambda _: play("card"))
        self.pull_started.connect(lambda: play("slide"))
        self.passed_decision.connect(lambda: play("click"))
        self._tell()

    # place and look

    def set_deck(self, deck: Deck) -> None:
        """Use the measures of a deck's cards."""
        self._geometry = deck.geometry
        self._reshape()

    def set_palette(self, theme: Theme) -> None:
        """Paint in another theme, size or pace."""
        self._theme = theme
        self._reshape()

    def lay(self, case: QRectF, floor: float) -> None:
        """Stand with the case on `case`, the slide seen as far down as `floor` (parent's pixels).

        The widget itself reaches further, for shadows and for cards in the hand.
        """
        margin = shadow_margin(self._theme, "case")
        whole = case.adjusted(-margin, -margin, margin, 0)
        whole.setBottom(floor)
        area = whole.toAlignedRect()
        parent = self.parentWidget()
        if parent is not None:
            area = area.intersected(parent.rect())
        area.setBottom(int(floor) - 1)
        self.setGeometry(area)
        self._case = case.translated(-QPointF(area.topLeft()))
        self._reshape()

    @property
    def shape(self) -> BoxShape:
        """Where everything is, in the widget's coordinates."""
        return self._ready().shape

    @property
    def theme(self) -> Theme:
        """The look in use."""
        return self._theme

    @property
    def sight(self) -> Sight:
        """What is to be seen now."""
        return self._sight

    @property
    def share(self) -> float:
        """How much of the card the slide has uncovered."""
        return self._sight.share

    @property
    def can_pull(self) -> bool:
        """Whether the slide may be pulled."""
        return self._armed

    def set_slide_print(self, title: str, note: str) -> None:
        """Print other words on the slide."""
        self._show(replace(self._sight, title=title, note=note))
        self.update()

    def _ready(self) -> Scene:
        if self._scene is None:
            theme = self._theme
            if self._case is not None:
                floor = float(self.height())
                ratio = self.devicePixelRatioF()
                shape = shape_for_case(self._case, floor, ratio, theme, self._geometry)
            else:
                size = QSizeF(self.size())
                shape = shape_in(size, self.devicePixelRatioF(), theme, self._geometry)
            self._scene = Scene(shape)
        return self._scene

    def _reshape(self) -> None:
        before = self._scene.shape if self._scene is not None else None
        self._scene = None
        held = self._sight.held
        if held is not None and before is not None:
            grown = self.shape.well.height() / before.well.height()
            self._show(replace(self._sight, held=replace(held, offset=held.offset * grown)))
        self.update()

    # what lies on the box

    def clear(self) -> None:
        """Take everything off and push the slide in."""
        self._stop()
        self._armed = False
        self._show(self._bare())
        self._halt(0.0)
        self._tell()
        self.update()

    def hold(
        self,
        side: str,
        card: OffenseCard | DefenseCard | None,
        places: tuple[float, ...],
        snap: bool,
        pointer: QPointF | None = None,
    ) -> None:
        """Take a card in the hand over the box, to be put down on one of `places`.

        A pointer that is down already takes the card along: `pointer`, in this widget's
        coordinates, or where the mouse is when its left button is pressed.
        """
        self._stop()
        self._armed = False
        places = tuple(float(place) for place in places)
        offset = first_offset(self.shape, places)
        laying = self._sight.laying
        laying = replace(laying, defense=None, defense_at=None)
        if side == "offense":
            laying = Laying()
        held = Held(side, card, places, snap, offset)
        self._show(replace(self._sight, laying=laying, held=held, share=0.0, lit=False, ring=None))
        self._show(replace(self._sight, told=False, result=None))
        self._halt(0.0)
        self._gestures.begin_hold(pointer)
        self._tell()
        self.update()
        self.card_lifted.emit()

    def let_go(self) -> None:
        """Take the held card away without laying it."""
        self.carry.stop()
        self._gestures.forget()
        self._show(replace(self._sight, held=None))
        self.update()

    def lay_offense(self, card: OffenseCard | None, place: float) -> None:
        """Lie an offense card on the box, face down."""
        self._lay_down(replace(self._sight.laying, offense=card, offense_at=float(place)))

    def lay_defense(self, card: DefenseCard | None, place: float) -> None:
        """Lie a defense card over the offense's."""
        self._lay_down(replace(self._sight.laying, defense=card, defense_at=float(place)))

    def arm(
        self,
        offense: OffenseCard,
        defense: DefenseCard,
        alignment: float,
        result: Result | None,
    ) -> None:
        """Bake the light of a play; the slide is in and may be pulled."""
        self._stop()
        at = self._sight.laying.offense_at or 0.0
        laying = Laying(offense, at, defense, at + alignment)
        self._armed, self._started, self._passed = True, False, False
        self._show(replace(self._bare(), laying=laying, lit=True, result=result))
        self._halt(0.0)
        self._ready().plates.unlit(laying)
        self._ready().plates.lit(laying)
        self._tell()
        self.update()

    def set_result(self, result: Result | None) -> None:
        """Say what the armed play comes to."""
        self._show(replace(self._sight, result=result))
        self._check_decision()
        self.update()

    def show_alignment(self, alignment: float, result: Result) -> None:
        """Show the same two cards at another alignment, fully uncovered."""
        self._stop()
        laying = self._sight.laying
        at = laying.offense_at or 0.0
        self._armed = False
        self._passed = True
        laying = replace(laying, offense_at=at, defense_at=at + alignment)
        bare = replace(self._bare(), laying=laying, result=result)
        self._show(replace(bare, share=1.0, lit=True, ring=1.0, told=True))
        self._halt(1.0)
        self._tell()
        self.update()

    # slide and lamp

    def pull_to(self, share: float) -> None:
        """Have the slide stand at `share` now."""
        self._halt(min(max(share, 0.0), 1.0))

    def glide_to(self, share: float, ms: int, *, coasting: bool = False) -> None:
        """Let the slide run to `share` in `ms` milliseconds, evenly or slower and slower."""
        self._halt(self.share)
        (self._coast if coasting else self._run).to(min(max(share, 0.0), 1.0), ms)

    def pull_by_itself(self, speed: float) -> None:
        """Draw the slide out all the way; at speed 1 a whole pull takes the token's time."""
        ms = self._theme.times.slide * (1.0 - self.share) / max(speed, 0.01)
        self.glide_to(1.0, round(ms))

    def push_back(self) -> None:
        """Push the slide in again."""
        self.glide_to(0.0, round(self._theme.times.slide_settle * 2 * self.share))

    def stop_slide(self) -> None:
        """Stop the slide where it is."""
        self._halt(self.share)

    @property
    def slide_runs(self) -> bool:
        """Whether the slide moves on its own."""
        return self._run.moving or self._coast.moving

    def light_on(self, on: bool) -> None:
        """Switch the lamp; it flickers when it comes on."""
        if on == self._sight.on:
            return
        self._show(replace(self._sight, on=on))
        if on:
            self._lamp.snap(0.0)
            self._lamp.to(1.0, self._theme.times.light_on)
        else:
            self._lamp.snap(0.0)
        self.update()

    def finish(self) -> None:
        """End at once what moves on its own."""
        self.carry.finish()
        for glide in (self._lamp, self._run, self._coast, self._pulse):
            glide.finish()

    def _halt(self, share: float) -> None:
        self._coast.snap(share)
        self._run.snap(share)

    def _lamp_moved(self, way: float) -> None:
        level = 1.0 if way >= 1 else glowing.flicker(way)
        self._show(replace(self._sight, light=level if self._sight.on else 0.0))
        self.update(self.shape.case.toAlignedRect())

    def _slide_moved(self, share: float) -> None:
        before = self._sight.share
        if share == before:
            return
        self._show(replace(self._sight, share=share))
        for rect in slide_step(self.shape, before, share):
            self.update(rect)
        if not self._armed:
            return
        if not self._started and share > 0:
            self._started = True
            self.pull_started.emit()
        self.pulled.emit(share)
        self._check_decision()

    def _check_decision(self) -> None:
        result = self._sight.result
        if result is None or self._passed or not self._armed:
            return
        needed = self.shape.share_at(decided_at(result, self._geometry))
        if self.share > needed or self.share >= 1.0:
            self._passed = True
            self._pulse.snap(0.0)
            self._pulse.to(1.0, 2 * self._theme.times.stop_pulse)
            self._show(replace(self._sight, told=True))
            self.update(self.shape.well.toAlignedRect())
            self.passed_decision.emit()

    def _pulsing(self, way: float) -> None:
        if not self._passed or self._sight.result is None:
            return
        self._show(replace(self._sight, ring=way))
        around = glowing.ring_rect(
            self.shape, self._sight.result, self._sight.laying.offense_at or 0.0
        )
        self.update(around.toAlignedRect())

    # what carrying and gestures ask for

    def show_held(self, held: Held, area: QRectF) -> None:
        """Show the card in the hand elsewhere; `area` is where it was and is."""
        renamed = self._sight.held is None or held.chosen != self._sight.held.chosen
        self._show(replace(self._sight, held=held))
        self.update(area.toAlignedRect())
        if renamed:
            self._tell()

    def put_held_at(self, place: float) -> None:
        """The card in the hand lies at `place` now."""
        held = self._sight.held
        if held is None:
            return
        laying = self._sight.laying
        if held.side == "offense":
            offense = held.card if isinstance(held.card, OffenseCard) else None
            laying = replace(laying, offense=offense, offense_at=place)
        else:
            defense = held.card if isinstance(held.card, DefenseCard) else None
            laying = replace(laying, defense=defense, defense_at=place)
        self._show(replace(self._sight, laying=laying, held=None))
        self._tell()
        self.update()
        self.card_laid.emit(place)

    def nudge_offense(self, place: float) -> None:
        """Move the offense's card as the defense's hand may with table feel. FE-28"""
        self._lay_down(replace(self._sight.laying, offense_at=place))

    def set_grip(self, gripped: bool) -> None:
        """Show whether the pointer is on the slide."""
        if gripped != self._sight.gripped:
            self._show(replace(self._sight, gripped=gripped))
            self._update_handle()

    def _lay_down(self, laying: Laying) -> None:
        held = self._sight.held
        places = {"offense": laying.offense_at, "defense": laying.defense_at}
        if held is not None and places[held.side] is not None:
            self.let_go()
        self._show(replace(self._sight, laying=laying))
        self._tell()
        self.update()

    def _bare(self) -> Sight:
        """The empty box with its lamp as it is now."""
        now = self._sight
        keep = Sight(Laying(), light=now.light, on=now.on, title=now.title, note=now.note)
        return replace(keep, focus=now.focus)

    def _stop(self) -> None:
        self.carry.stop()
        self._pulse.snap(1.0)
        self._halt(self.share)
        self._gestures.forget()

    def _show(self, sight: Sight) -> None:
        if _rings_case(sight) != _rings_case(self._sight):
            self.update()
        self._sight = sight

    def _tell(self) -> None:
        self.setAccessibleDescription(box_words(self._sight.laying, self._sight.held, self._armed))

    # events

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what has changed."""
        scene = self._ready()
        painter = QPainter(self)
        smooth(painter)
        for rect in event.region():  # type: ignore[attr-defined]
            painter.setClipRect(rect)
            scene.paint(painter, self._sight, QRectF(rect))
        if _rings_case(self._sight):
            painter.setClipRegion(event.region())
            edge, theme = self.shape.px(4), self.shape.theme.at(self.shape.px(1))
            case = self.shape.case.adjusted(edge, edge, -edge, -edge)
            paint_focus(painter, case, self.shape.px(10), theme)

    def event(self, event: QEvent) -> bool:
        """Paint anew for a screen with finer or coarser pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._reshape()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the box into the new size."""
        super().resizeEvent(event)
        self._reshape()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a card, the slide or the switch."""
        self._gestures.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move what the hand holds."""
        self._gestures.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self._gestures.release(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is no longer on the slide."""
        super().leaveEvent(event)
        self.set_grip(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move the slide."""
        self._gestures.wheel(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move a held card from place to place, or the slide."""
        self._gestures.key(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that keys come here."""
        super().focusInEvent(event)
        by_key = event.reason() != Qt.FocusReason.MouseFocusReason
        self._show(replace(self._sight, focus=by_key))
        self._update_handle()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keys go elsewhere."""
        super().focusOutEvent(event)
        self._show(replace(self._sight, focus=False))
        self._update_handle()

    def _update_handle(self) -> None:
        room = self.shape.px(16)
        handle = self.shape.handle(self.share).adjusted(-room, -room, room, room)
        self.update(handle.toAlignedRect())


def _rings_case(sight: Sight) -> bool:
    """Whether the handle is out of sight, so that the case shows where keys go."""
    return sight.focus and sight.share >= 1.0
