"""After the play: look at it again, from all seven alignments or close up, then go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, Signal

from gridlight.cards.model import ALIGNMENTS
from gridlight.cards.result import Result
from gridlight.kernel.language import tr
from gridlight.present.box_score import final_sheet
from gridlight.present.scouting_report import scout_of
from gridlight.present.situation import capital, plain, position, yard_line
from gridlight.present.words import play_name, story
from gridlight.session.course import Record
from gridlight.ui.foto.layout import StageLayout
from gridlight.ui.foto.pulling import so_far
from gridlight.ui.lightbox.alignments import Alignments
from gridlight.ui.lightbox.magnifier import Magnifier
from gridlight.ui.tabletop.choices import Answer, ChoiceCard, Question
from gridlight.ui.tabletop.final import FinalCard
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.toss import verdict_words
from gridlight.ui.theme import Theme

if TYPE_CHECKING:
    from gridlight.ui.foto.stage import FotoStage

ANSWERS = (
    Answer(tr("Go on"), tr("Enter"), "go-on", main=True),
    Answer(tr("Again"), "P", "again"),
    Answer(tr("What if"), "W", "what-if"),
    Answer(tr("Closer"), "L", "closer"),
)

SPOKEN = (
    tr("Go on"),
    tr("Pull again"),
    tr("What if: the seven alignments"),
    tr("Look closer: the margin"),
)


class Review(QObject):
    """The card after a play, what opens from it, and the final card; `finished` goes on."""

    finished = Signal()

    def __init__(self, stage: FotoStage) -> None:
        super().__init__(stage)
        self._stage = stage
        self.card = ChoiceCard(stage.theme, stage)
        self.card.answered.connect(self.look)
        self.alignments = Alignments(stage.theme, stage)
        self.alignments.selected.connect(self.show_alignment)
        self.magnifier = Magnifier(stage.theme, stage)
        self.final = FinalCard(stage.theme, stage)
        self.final.lie_over(stage.box)
        self.final.wanted.connect(self._final_answered)
        self._alignment = 0.0
        self.alignments.hide()
        self.magnifier.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        for part in (self.card, self.alignments, self.magnifier, self.final):
            part.set_theme(theme)

    def lay(self, layout: StageLayout) -> None:
        """Lie at the right, beside the slide."""
        self.card.lay(layout.right_hand)
        self._lay_strip(layout)
        self.magnifier.lay(layout.field)
        self.final.setGeometry(self._stage.stage().toRect())

    def _lay_strip(self, layout: StageLayout) -> None:
        strip, card = QRectF(layout.strip), self.card.panel()
        if not card.isEmpty():
            strip.setRight(min(strip.right(), card.left() - self._stage.theme.px(10)))
        self.alignments.lay(strip)

    def open_card(self, record: Record) -> None:
        """Offer to look again."""
        stage = self._stage
        event = next(e for e in record.events if e.name == "reveal")
        name = play_name(stage.deck, event["play"])
        told = " ".join(story(record.events, stage.names, stage.deck))
        note = capital(told.removeprefix(f"{name} – "))
        self._alignment = stage.flow.snap.alignment
        self.card.ask(Question(name, note=note, answers=ANSWERS, columns=4, wide=436.0))
        for button, words in zip(self.card.buttons(), SPOKEN, strict=True):
            button.setAccessibleName(words)
            button.setToolTip(words)
        self.card.start_focus()

    def start_focus(self) -> bool:
        """Put the keyboard on what is open; False if nothing is."""
        if self.final.isVisible():
            self.final.start_focus()
        elif self.card.isVisible():
            self.card.start_focus()
        return self.final.isVisible() or self.card.isVisible()

    def close_card(self) -> None:
        """Take everything of the review away."""
        self.card.ask(None)
        self.alignments.hide()
        self.magnifier.hide()
        self.final.hide()

    def press(self, key: Qt.Key, text: str) -> bool:
        """Take a key while the play is looked at again."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.finished.emit()
        elif key is Qt.Key.Key_Escape:
            self._fold()
        else:
            return self.card.press(text)
        return True

    @property
    def hint(self) -> str:
        """Which keys do what just now."""
        if self.alignments.isVisible():
            return tr("← → and Enter show another alignment, Escape closes")
        if self.magnifier.isVisible():
            return tr("Enter goes on, Escape puts the glass away")
        return tr("Enter goes on, P pull again, W what if, L look closer")

    def _fold(self) -> None:
        self.alignments.hide()
        self.magnifier.hide()
        self.card.start_focus()
        self._stage.say_moment()

    def look(self, what: str) -> None:
        """Do what a button of the card says."""
        if what == "go-on":
            self.finished.emit()
        elif what == "again":
            self._pull_again()
        elif what == "what-if":
            self._what_if()
        elif what == "closer":
            self._closer()
        if what in ("what-if", "closer"):
            self._stage.say_moment()

    def results(self) -> dict[int, Result]:
        """What the two cards show at each of the seven alignments."""
        stage = self._stage
        snap = stage.flow.snap
        assert snap.result is not None
        assert snap.formation is not None
        play, letter = snap.result.card.number, snap.formation.letter
        return {n: stage.look(play, letter, n, snap.goal) for n in ALIGNMENTS}

    def _what_if(self) -> None:
        snap = self._stage.flow.snap
        if self.alignments.isVisible() or snap.play is None or snap.formation is None:
            self._fold()
            return
        geometry = self._stage.deck.geometry
        self._lay_strip(self._stage.layout_now())
        self.alignments.show_play(
            snap.play, snap.formation, self.results(), snap.alignment, geometry
        )
        self.alignments.show()
        self.alignments.raise_()
        self.card.raise_()
        self.alignments.setFocus()

    def show_alignment(self, alignment: float) -> None:
        """Show the same cards in the box as they would have lain."""
        stage = self._stage
        snap = stage.flow.snap
        if snap.result is None or snap.formation is None:
            return
        number, letter = snap.result.card.number, snap.formation.letter
        result = stage.look(number, letter, alignment, snap.goal)
        self._alignment = alignment
        stage.box.show_alignment(alignment, result)
        if self.magnifier.isVisible():
            self._magnify()

    def _closer(self) -> None:
        if self.magnifier.isVisible():
            self.magnifier.hide()
            return
        self._magnify()
        self.magnifier.show()
        self.magnifier.raise_()

    def _magnify(self) -> None:
        stage = self._stage
        snap = stage.flow.snap
        if snap.play is None or snap.formation is None:
            return
        result = stage.look(snap.play.number, snap.formation.letter, self._alignment, snap.goal)
        self.magnifier.show_play(snap.play, snap.formation, result, stage.deck.geometry)

    def _pull_again(self) -> None:
        snap = self._stage.flow.snap
        if snap.play is None or snap.formation is None:
            return
        self.alignments.hide()
        self._alignment = snap.alignment
        box = self._stage.box
        box.arm(snap.play, snap.formation, snap.alignment, snap.result)
        box.setFocus()

    def uncovered(self, result: Result | None, yards: float) -> None:
        """Say how far the play has come while the slide is pulled."""
        stage = self._stage
        view = stage.flow.view
        if result is None or stage.flow.snap.uncovered_already:
            return
        situation = view.last.situation if view.last else view.situation
        found = so_far(result, yards, situation, stage.names)
        if found is None:
            return
        name = play_name(stage.deck, result.card.number)
        stage.name_play(result)
        said = position(situation, stage.names) if situation.down else tr("The try")
        words = tr(
            "{situation}. {play} {so_far}. Keep pulling the slide.",
            situation=capital(said),
            play=name,
            so_far=found.words,
        )
        side = situation.possession
        stage.say(
            words, tr("Drag the handle, or hold ↓"), stage.names.of(side).upper(), SIDES[side]
        )
        stage.ghost(found.spot, tr("now at {yard}", yard=plain(yard_line(found.spot))))

    def open_final(self) -> None:
        """Show how the game ended, with the numbers of the game."""
        stage = self._stage
        view = stage.flow.view
        names = stage.names
        verdict = verdict_words(view.winner, names)
        score = f"{view.score.home} – {view.score.visitors}"
        table = stage.bridge.table
        sheet = final_sheet(table.history, table.header, f"{verdict}, {score}", names)
        self.final.offer("scouting", scout_of(table.header) is not None)
        self.final.open_card(names, sheet)

    def _final_answered(self, what: str) -> None:
        stage = self._stage
        signal = {
            "rematch": stage.rematch_wanted,
            "record": stage.record_wanted,
            "fairness": stage.fairness_wanted,
            "scouting": stage.scouting_wanted,
            "replay": stage.replay_wanted,
            "home": stage.home_wanted,
        }[what]
        signal.emit()
