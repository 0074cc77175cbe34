"""After the play: look at it again, from all seven alignments or close up, then go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from gridlight.cards.result import Result
from gridlight.football.gamebook import gamebook
from gridlight.present.plays import events_of
from gridlight.present.situation import capital, plain, position, yard_line
from gridlight.present.words import play_name, story
from gridlight.session.course import Record
from gridlight.ui.foto.choices import Answer, ChoiceCard, Question
from gridlight.ui.foto.final import FinalCard
from gridlight.ui.foto.layout import StageLayout
from gridlight.ui.foto.pulling import so_far
from gridlight.ui.foto.readings import SIDES
from gridlight.ui.theme import Theme

if TYPE_CHECKING:
    from gridlight.ui.foto.stage import FotoStage


class Review(QObject):
    """The card after a play, what opens from it, and the final card; `finished` goes on."""

    finished = Signal()

    def __init__(self, stage: FotoStage) -> None:
        super().__init__(stage)
        self._stage = stage
        self.card = ChoiceCard(stage.theme, stage)
        self.card.answered.connect(self._answered)
        self.final = FinalCard(stage.theme, stage)
        self.final.wanted.connect(self._final_answered)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self.card.set_theme(theme)
        self.final.set_theme(theme)

    def lay(self, layout: StageLayout) -> None:
        """Lie at the right, beside the slide."""
        self.card.lay(layout.right_hand)
        self.final.setGeometry(self._stage.stage().toRect())

    def open_card(self, record: Record) -> None:
        """Tell the play and offer to look again."""
        stage = self._stage
        event = next(e for e in record.events if e.name == "reveal")
        words = " ".join(story(record.events, stage.names, stage.deck))
        name = play_name(stage.deck, event["play"])
        note = words.removeprefix(f"{name} – ")
        note = capital(note)
        self.card.ask(
            Question(
                name,
                note=note,
                answers=(
                    Answer("Go on", "Enter", "go-on", main=True),
                    Answer("What if", "W", "what-if"),
                    Answer("Look closer", "L", "closer"),
                ),
                columns=3,
            )
        )
        self.card.buttons()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def close_card(self) -> None:
        """Take everything of the review away."""
        self.card.ask(None)
        self.final.hide()

    def press(self, key: Qt.Key, text: str) -> bool:
        """Take a key while the play is looked at again."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.finished.emit()
            return True
        return False

    def _answered(self, what: str) -> None:
        if what == "go-on":
            self.finished.emit()

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
        said = position(situation, stage.names) if situation.down else "The try"
        words = f"{capital(said)}. {name} {found.words}. Keep pulling the slide."
        side = situation.possession
        stage.say(words, "Drag the handle, or hold ↓", stage.names.of(side).upper(), SIDES[side])
        stage.ghost(found.spot, f"now at {plain(yard_line(found.spot))}")

    def open_final(self) -> None:
        """Show how the game ended, with the numbers of the game."""
        stage = self._stage
        view = stage.flow.view
        names = stage.names
        book = gamebook(events_of(stage.bridge.history))
        verdict = f"{names.of(view.winner)} wins" if view.winner else "A tie"
        score = f"{view.score.home} – {view.score.visitors}"
        self.final.open_card(names, f"{verdict}, {score}", book)

    def _final_answered(self, what: str) -> None:
        stage = self._stage
        signal = {
            "rematch": stage.rematch_wanted,
            "record": stage.record_wanted,
            "fairness": stage.fairness_wanted,
            "home": stage.home_wanted,
        }[what]
        signal.emit()
