"""A card tried on the light box: laid, armed, and the slide is there to be pulled."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight.cards.light import LightTable
from gridlight.cards.margin import measured
from gridlight.cards.model import ALIGNMENTS, Deck
from gridlight.cards.result import Result
from gridlight.kernel.language import tr
from gridlight.present.editor import alignment_words, card_words, tone_of, words_of
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.margins import is_clear, margin_words
from gridlight.ui.editor.strip import TONES, Pair
from gridlight.ui.lightbox.box import LightBox
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.case import RAIL_FOOT, RAIL_SIDE, RAIL_TOP
from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.stepper import Stepper
from gridlight.ui.paint.text import LEFT, draw_lines, draw_text
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE

HINT = tr("Down pulls the slide, Space pulls it out, Escape goes back")
WAIT = tr("Pull the slide to see what comes of it.")
SIDE = 330.0


class TrialScreen(Screen):
    """Two cards of a deck on the light box, at any of the seven alignments."""

    bar_items = ("settings", "help")
    lamp = (0.42, 0.4)

    def __init__(
        self,
        pair: Pair,
        alignment: int,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.pair = pair
        deck = Deck("", "", "", pair.geometry, (pair.play,), (pair.formation,))
        self._light = LightTable(deck)
        self.box = LightBox(self)
        self.box.set_deck(deck)
        words = [alignment_words(at).capitalize() for at in ALIGNMENTS]
        self.places = Stepper(tr("Alignment"), words, t, self, ALIGNMENTS.index(alignment))
        self.pull = Button(tr("Pull"), t, "accent", self, pill=False)
        self.back = Button(tr("Back"), t, "paper", self, pill=False)
        self.result: Result | None = None
        self.told = False
        self.places.chosen.connect(lambda _: self.lay_cards())
        self.pull.clicked.connect(self.pull_slide)
        self.back.clicked.connect(self.home_wanted)
        self.box.passed_decision.connect(self._tell)
        self.set_title(tr("LIGHT BOX"), tr("The card that is being drawn"))

    @property
    def alignment(self) -> int:
        """How far the defense lies to the right of the offense."""
        return ALIGNMENTS[self.places.current()]

    def start_focus(self) -> None:
        """Put the keyboard on the slide."""
        self.lay_cards()
        self.box.setFocus()

    def lay_cards(self) -> None:
        """Lay both cards and push the slide in."""
        pair = self.pair
        found = self._light.resolve(pair.play, pair.formation, self.alignment)
        self.result = measured(pair.play, pair.formation, found, pair.geometry)
        self.told = False
        self.box.lay_offense(None, 0.0)
        self.box.arm(pair.play, pair.formation, self.alignment, self.result)
        self.say(WAIT, HINT, tr("TRIAL"), "")
        self.update()

    def pull_slide(self) -> None:
        """Draw the slide out, or push it in and lay the cards again once it is out."""
        if self.told and self.box.share >= 1.0:
            self.lay_cards()
        self.box.pull_by_itself(1.0)
        self.box.setFocus()

    def _tell(self) -> None:
        self.told = True
        if self.result is not None:
            self.say(f"{words_of(self.result)}.", HINT, tr("TRIAL"), "")
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space pulls, Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.pull_slide()
        else:
            super().keyPressEvent(event)

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        self.box.set_palette(self.theme)
        self.places.set_theme(self.theme)
        self.pull.set_theme(self.theme)
        self.back.set_theme(self.theme)

    def side(self) -> QRectF:
        """Where the card with the words lies."""
        t, stage, m = self.theme, self.stage(), self.theme.px(SPACE.s5)
        wide = t.px(SIDE) * (0.4 + 0.6 * max(1.0, t.text))
        high = min(stage.height() - 2 * m, t.px(430) * max(1.0, t.text))
        box = QRectF(stage.right() - 2 * m - wide, 0, wide, high)
        box.moveTop(stage.center().y() - high / 2)
        return box

    def place(self) -> None:
        """Stand the box at the left, its slide's way below it free."""
        t, stage, side = self.theme, self.stage(), self.side()
        m = t.px(SPACE.s5)
        room = QRectF(stage.left(), stage.top() + m * 0.7, side.left() - stage.left(), 0)
        card = (stage.height() - m) / (1 + RAIL_TOP + RAIL_FOOT + 0.36)
        g = self.pair.geometry
        wide = card * (g.width / g.height + 2 * RAIL_SIDE)
        case = QRectF(room.center().x() - wide / 2, room.top(), wide, 0)
        case.setHeight(card * (1 + RAIL_TOP + RAIL_FOOT))
        self.box.lay(case, stage.bottom())
        pad = t.px(SPACE.s4)
        high = self.places.sizeHint().height()
        top = side.top() + t.px(128) * max(1.0, t.text)
        self.places.setGeometry(
            QRectF(side.left() + pad, top, side.width() - 2 * pad, high).toRect()
        )
        size = self.pull.sizeHint().height()
        half = (side.width() - 2 * pad) / 2
        foot = side.bottom() - pad - size
        self.back.setGeometry(QRectF(side.left() + pad, foot, half, size).toRect())
        self.pull.setGeometry(QRectF(side.left() + pad + half, foot, half, size).toRect())

    def paint_stage(self, painter: QPainter) -> None:
        """The card with the words."""
        t, side = self.theme, self.side()
        paint_panel(painter, side, t)
        inner = side.adjusted(t.px(20), t.px(18), -t.px(20), 0)
        line = QRectF(inner.left(), inner.top(), inner.width(), t.type_px("object") * 1.5)
        draw_text(painter, line, card_words(self.pair.play), t, "object", "panel_text", LEFT)
        line.translate(0, line.height())
        draw_text(painter, line, tr("against"), t, "body", "panel_mut", LEFT)
        line.translate(0, line.height())
        draw_text(painter, line, card_words(self.pair.formation), t, "object", "panel_text", LEFT)
        below = QRectF(self.places.geometry())
        rest = QRectF(inner.left(), below.bottom() + t.px(18), inner.width(), t.px(120))
        paint_rule(painter, rest.translated(0, -t.px(8)), t)
        if self.told and self.result is not None:
            self._paint_result(painter, rest, self.result)
        else:
            draw_lines(painter, rest, WAIT, t, "body", "panel_mut")

    def _paint_result(self, painter: QPainter, rest: QRectF, result: Result) -> None:
        t = self.theme
        high = draw_lines(painter, rest, words_of(result), t, "lead-strong", TONES[tone_of(result)])
        rest = rest.adjusted(0, high + t.px(8), 0, 0)
        if result.margin is None:
            return
        token = "panel_mut" if is_clear(result.margin) else "bad"
        draw_lines(painter, rest, margin_words(result.margin), t, "body", token)
