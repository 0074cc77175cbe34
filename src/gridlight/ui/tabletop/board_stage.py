"""What the table of every board game does alike: it asks, tosses, pauses, shows and ends."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.box_score import final_sheet
from gridlight.present.calls import told_reason
from gridlight.present.citing import ruling_of
from gridlight.present.foto import names_of
from gridlight.ui.boards.board import Board
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.chrome import Screen, Status
from gridlight.ui.pegboard.board import PegBoard
from gridlight.ui.tabletop import board_keys
from gridlight.ui.tabletop.banner import Banner, BannerCard
from gridlight.ui.tabletop.board_flow import BoardFlow
from gridlight.ui.tabletop.choices import ChoiceCard, Question
from gridlight.ui.tabletop.curtain import Curtain
from gridlight.ui.tabletop.endings import consent_question, end_question
from gridlight.ui.tabletop.final import FinalCard
from gridlight.ui.tabletop.formations import FormationCard
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.tabletop.readings import SIDES, clock_text
from gridlight.ui.tabletop.reel import Reel
from gridlight.ui.tabletop.roll_prompt import RollPrompt
from gridlight.ui.tabletop.spin import Chance, SpinCard
from gridlight.ui.tabletop.strip import Strip
from gridlight.ui.tabletop.tools import Tools
from gridlight.ui.tabletop.whys import why_of
from gridlight.ui.theme import Wishes

if TYPE_CHECKING:
    from gridlight.ui.tabletop.hints import HintDesk, Whisper

HINT_TOOLS = (
    ("hint", tr("Hint"), "H", tr("A coach whispers: a nudge, the odds, the best turns")),
    ("bar", tr("Bar"), "Y", tr("How the game stands by the coach’s judgment, or not")),
)
"""The small buttons of a table at which hints were agreed on."""


class BoardStage(Screen):
    """A game on the table; it keeps no state of the game but what is being shown.

    `rematch_wanted` asks for another game with the sides swapped; `open_position_wanted` and
    `copy_position_wanted` ask for a position to be laid, or for this one as text. `LOOKS` are
    the keys of the small buttons beside the board.
    """

    rematch_wanted = Signal()
    fairness_wanted = Signal()
    replay_wanted = Signal()
    open_position_wanted = Signal()
    copy_position_wanted = Signal()

    LOOKS: ClassVar[Mapping[Qt.Key, str]]

    board: Board | PegBoard
    flow: BoardFlow
    strip: Strip
    formations: FormationCard
    tools: Tools
    choices: ChoiceCard
    final: FinalCard
    banner: BannerCard
    roll_prompt: RollPrompt
    spin_card: SpinCard
    curtain: Curtain

    def __init__(
        self, bridge: Bridge, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        self.bar_items = _bar_items(bridge)
        super().__init__(wishes, parent)
        bridge.setParent(self)
        self.bridge = bridge
        self.names = names_of(bridge.table.header)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.turned = False
        self.told = ""
        self._paused = False
        self.reel = Reel(self, self)
        self.hints: HintDesk | None = None

    def wire_cards(self) -> None:
        """Connect the cards that come forward, the bars and the bridge."""
        flow, bridge = self.flow, self.bridge
        self.strip.called.connect(flow.call)
        self.strip.explained.connect(self.complain)
        self.tools.pressed.connect(self.look)
        self.choices.answered.connect(self._answered)
        self.choices.explained.connect(self.complain)
        self.final.wanted.connect(self._final_answered)
        self.curtain.parted.connect(self._parted)
        self.pause_wanted.connect(self.pause)
        self.roll_prompt.given.connect(bridge.give_roll)
        self.roll_prompt.dropped.connect(bridge.drop_roll)
        self.undo_wanted.connect(flow.take_back)
        self.end_wanted.connect(flow.offer_end)
        bridge.refused.connect(self.refused)
        bridge.ticked.connect(self.show_clock)
        if self.hinted:
            from gridlight.ui.tabletop.hints import HintDesk

            self.hints = HintDesk(self, self.whisper())
            self.tools.tool("bar").set_lit(True)

    # hints

    @property
    def hinted(self) -> bool:
        """Whether hints were agreed on for this table."""
        return bool(self.bridge.table.header.settings.get("hints")) and not self.bridge.watched

    @property
    def barred(self) -> bool:
        """Whether the evaluation bar takes its place on the table."""
        return self.hinted and (self.hints is None or self.hints.bar_wanted)

    @abstractmethod
    def whisper(self) -> Whisper:
        """The game’s own part of hints."""

    @abstractmethod
    def hint_places(self) -> tuple[QRectF, QRectF, QRectF]:
        """Where the evaluation bar lies, and the slip: usually, and while cards lie there."""

    @property
    def home_at_right(self) -> bool:
        """Whether home’s end of the board is seen at the right."""
        return False

    def dressed(self, model: Any) -> Any:
        """A board with what a hint draws on it."""
        return model if self.hints is None else self.hints.dressed(model)

    def look_at_hint(self, what: str) -> bool:
        """Do what a button of the hints says; False for any other."""
        if self.hints is None or what not in ("hint", "bar"):
            return False
        self.hints.ask() if what == "hint" else self.hints.switch_bar()
        return True

    def worth_words(self, move: str) -> str:
        """What a throw is worth where hints were agreed on, to be said after its odds."""
        return "" if self.hints is None else self.hints.worth_words(move)

    def lay_hints(self) -> None:
        """Lay bar and slip anew."""
        if self.hints is not None:
            self.hints.lay()

    def theme_hints(self) -> None:
        """Hand the theme on to them."""
        if self.hints is not None:
            self.hints.set_theme(self.theme)

    # what a game shows

    @abstractmethod
    def synchronize(self, *, at_once: bool = False) -> None:
        """Set what lies beside the board to how the game stands."""

    @abstractmethod
    def sentence(self) -> Status:
        """What the status line says in this moment."""

    @abstractmethod
    def show_bare(self) -> None:
        """Show the board with nothing to be done on it."""

    @abstractmethod
    def show_offers(self) -> None:
        """Show the board with all that the seat to choose may do, and what is looked at."""

    @abstractmethod
    def show_calls(self) -> None:
        """Show what may be called."""

    @abstractmethod
    def final_words(self) -> str:
        """How it ended, as the final card is headed."""

    @abstractmethod
    def look(self, what: str) -> None:
        """Do what a small button beside the board says."""

    def press_number(self, number: int) -> bool:
        """Take a digit while the board is worked; False where it means nothing there."""
        return False

    def show_played(self) -> None:
        """Show the board of a game that is only looked at."""
        self.show_bare()

    # the game on the table

    @property
    def holding_back(self) -> bool:
        """Whether something is decided, and recorded, that hasn't been shown yet."""
        return self.flow.holding_back

    def begin(self) -> None:
        """Show the game and go on with it."""
        self.flow.begin()

    def start_focus(self) -> None:
        """Give the keyboard back to what is asked."""
        if self.foot is not None:
            self.foot.setFocus()
        elif self.curtain.isVisible():
            self.curtain.ready_button.setFocus()
        elif self.final.isVisible():
            self.final.start_focus()
        elif self.choices.isVisible():
            self.choices.start_focus()
        elif self.flow.moment is Moment.THINKING:
            self.setFocus()
        else:
            self.focus_board()

    def focus_board(self) -> None:
        """Give the keyboard to the board."""
        self.board.setFocus()

    def close_game(self) -> None:
        """Stop what moves and let go of the game's file."""
        self.reel.stop()
        self.board.acting.stop()
        self.flow.opponent.close()
        if self.hints is not None:
            self.hints.close()
        self.bridge.close()

    # pausing

    def set_away(self, away: bool) -> None:
        """Another screen is shown, or this one again: clocks and computers stand meanwhile."""
        if not self._paused:
            self.bridge.set_paused(away)
            self.flow.opponent.set_away(away)

    def pause(self) -> None:
        """Stop clock and computer and cover the table until somebody goes on."""
        self._paused = True
        self.bridge.set_paused(True)
        self.flow.opponent.set_away(True)
        stands = tr("The clock stands") if self.bridge.has_decision_clock else tr("The game stands")
        self.curtain.draw_for(tr("PAUSE"), "", stands, tr("Whoever is back first goes on."))

    def _parted(self) -> None:
        self._paused = False
        self.bridge.set_paused(False)
        self.flow.opponent.set_away(False)
        self.start_focus()

    # what is said

    def say_moment(self) -> None:
        """Say in the status line what is going on and who is to choose."""
        said = self.sentence()
        why = why_of(self, showing=self.flow.moment is Moment.SHOWING)
        self.say(said.sentence, said.hint, said.tag, said.side, why)
        if self.hints is not None:
            self.hints.moment_changed()
            self.tools.tool("hint").setEnabled(self.hints.can_ask)
        self.let("undo", self.flow.can_take_back)
        self.let("end", self.flow.moment is not Moment.OVER)

    def refused(self, words: str) -> None:
        """Say why the rules don't take a move."""
        self.complain(words)

    def complain(self, words: str) -> None:
        """Say why something can't be, where it is read."""
        if self.roll_prompt.isVisible():
            self.roll_prompt.complain(words)
            return
        told = told_reason(words, self.names)
        self.remark(told)
        self.board.say(told)

    def remark(self, words: str) -> None:
        """Say something in the status line until the next thing is said."""
        status = self.status_line.status()
        why = ruling_of(words) or status.why
        self.say(words, status.hint, status.tag, status.side, why)

    def show_clock(self) -> None:
        """Show what is left of the decision's time, if it is limited."""
        left = self.bridge.decision_left
        self.strip.show_clock("" if left is None else clock_text(left))

    def tell(self, words: str) -> None:
        """Say what just happened."""
        self.told = words
        self.say_moment()

    def forget_told(self) -> None:
        """Something else happens now."""
        self.told = ""

    # asking

    @abstractmethod
    def ask(self, question: Question) -> None:
        """Lay the card of choices."""

    def clear_questions(self) -> None:
        """Take choices and cards away."""
        self.choices.ask(None)
        self.final.hide()
        self.formations.close_card()

    def _answered(self, move: str) -> None:
        verb, _, rest = move.partition(":")
        if verb == "end":
            self.flow.end(rest)
        elif verb == "computer":
            self.flow.opponent.answer(rest)
        else:
            self.flow.play(move)

    def ask_end(self) -> None:
        """Ask how the game is to be ended."""
        self.ask(end_question(self.names, self.bridge.coached))

    def ask_consent(self, seat: Seat) -> None:
        """Ask the other side whether it agrees to the end."""
        self.ask(consent_question(self.names, seat))

    def ask_roll(self, wish: RollWish) -> None:
        """Ask for a result rolled at the table."""
        self.clear_questions()
        who = self.flow.roller(wish)
        self.roll_prompt.ask(wish.throw, self.names.of(who).upper(), SIDES[who])

    def close_roll(self) -> None:
        """Take the prompt away."""
        self.roll_prompt.put_away()

    def show_final(self) -> None:
        """Show how it ended, with the box score."""
        self.show_bare()
        self.show_calls()
        table = self.bridge.table
        sheet = final_sheet(table.history, table.header, self.final_words(), self.names)
        self.final.open_card(self.names, sheet)

    def _final_answered(self, what: str) -> None:
        {
            "rematch": self.rematch_wanted,
            "record": self.record_wanted,
            "fairness": self.fairness_wanted,
            "replay": self.replay_wanted,
            "home": self.home_wanted,
        }[what].emit()

    # showing

    def show_chance(self, chance: Chance, done: Callable[[], None]) -> None:
        """Bring the coin forward."""
        self.spin_card.show_chance(chance, done)

    def show_motions(self, motions: Sequence[Any], done: Callable[[], None]) -> None:
        """Move what stands on the board, ball and dice."""
        self.board.play(motions, None, done)
        if self.reel.hurried:
            self.board.hurry()

    def show_banner(self, banner: Banner) -> None:
        """Put up a banner."""
        self.banner.put_up(banner)

    def rest_time(self) -> int:
        """How long the end of a play is looked at."""
        return self.theme.times.read

    def hurry(self) -> None:
        """End at once what moves on its own."""
        if self.spin_card.isVisible():
            self.spin_card.skip()
            return
        self.reel.hurry()
        self.board.hurry()
        self.finish_boards()

    @abstractmethod
    def finish_boards(self) -> None:
        """End at once what moves beside the board."""

    def stop_showing(self) -> None:
        """Break off whatever is being shown."""
        self.reel.stop()
        self.board.acting.stop()
        self.spin_card.hide()
        self.banner.take_down()
        self.clear_questions()
        self.close_roll()
        self.told = ""

    # keys and clicks

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the table ends what moves."""
        if self.flow.moment is Moment.SHOWING:
            self.hurry()
        elif self.flow.moment is Moment.THINKING:
            self.flow.opponent.hurry()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send a key to where it belongs in this moment."""
        if not board_keys.press(self, event):
            super().keyPressEvent(event)


def _bar_items(bridge: Bridge) -> tuple[str, ...]:
    """What the top bar offers; where a computer plays, it can be stopped."""
    items = bridge.bar_items
    if "pause" in items or bridge.watched or not bridge.coached:
        return items
    return ("pause", *items)
