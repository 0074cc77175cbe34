"""The course of a game on the All-Pro stage: what is asked next, and what the answer brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gridlight.games.all_pro.flags import open_fouls
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import MOVING, SETUPS, Phase
from gridlight.games.all_pro.refusals import WAITING, Asked, why_not
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, name_of
from gridlight.kernel.language import tr
from gridlight.kernel.moves import Move
from gridlight.present import all_pro_calls as calls
from gridlight.present.all_pro_ways import NOT_IN_HAND, why_no_man, why_no_way
from gridlight.present.calls import CallShown, plain_reason
from gridlight.session.course import Record
from gridlight.ui.all_pro.beats import beats_of
from gridlight.ui.all_pro.hand import Hand
from gridlight.ui.all_pro.placing import Placing
from gridlight.ui.all_pro.questions import question_for
from gridlight.ui.boards.holding import may_take
from gridlight.ui.bridge import Bridge, RollWish
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.board_flow import BoardFlow
from gridlight.ui.tabletop.choices import Question
from gridlight.ui.tabletop.moments import Moment

if TYPE_CHECKING:
    from gridlight.ui.all_pro.stage import AllProStage


AIMED = {Phase.SNAP: "snap", Phase.THROW: "throw"}
"""Phases in which a man is chosen for the ball, with the move that this makes."""

KICKS = frozenset({"kick-off", "punt", "field goal"})
"""What kicks call the throws of their dice."""


class Flow(BoardFlow):
    """What is asked and shown at All-Pro, and what hands do on its board."""

    stage: AllProStage
    TAKEN_BACK = frozenset({"place", "choose", "resign", "agree-draw"})
    QUIET: ClassVar = {"undo": tr("Taken back."), "flag": tr("No foul was seen.")}

    def __init__(self, stage: AllProStage, bridge: Bridge) -> None:
        super().__init__(stage, bridge)
        self.placing = Placing(self)
        self.hand = Hand(self)

    @property
    def view(self) -> AllProView:
        """What anybody may see: everything."""
        found: AllProView = self.bridge.view()
        return found

    @property
    def ground(self) -> Ground:
        """The board as the rules look at it."""
        return self.stage.rules.ground(self.view.state)

    def question(self, seat: Seat) -> Question | None:
        """What the game asks of `seat` with buttons; None where the board is worked."""
        return question_for(self.view, self.stage.names, self.stage.rules, seat)

    def lining_up(self) -> bool:
        """Whether a line-up is due."""
        return self.view.phase in SETUPS

    def line_up(self) -> None:
        """Begin the line-up, or go on with it."""
        self.placing.begin()

    def lay_line_up(self, move: Move) -> None:
        """Lay the line-up that a move would place; it is still to be confirmed."""
        self.placing.lay(move)

    def calls(self) -> tuple[CallShown, ...]:
        """What may be called in this moment."""
        found: tuple[CallShown, ...] = ()
        if self.seat is None or self.moment in (Moment.ROLLING, Moment.OVER):
            return ()
        if self.moment is Moment.PLACING:
            found = self.placing.calls()
        elif self.moment is Moment.MOVING:
            found = self.keyed(calls.calls(self.ground, self.seat))
        elif self.moment is Moment.CHOOSING:
            found = (CallShown(tr("Keep the ball"), "Esc", "keep"),)
        return found

    def flags(self) -> tuple[CallShown, ...]:
        """The flags that may be pressed, a row of them where fouls are called by the players."""
        if self.moment in (Moment.OVER, Moment.WATCHING):
            return ()
        shown = calls.flags(self.ground, self.stage.names)
        return tuple(call for call in shown if not self.opponent.plays(call.seat))

    @property
    def moves_left(self) -> int | None:
        """Moves left in the turn that is on; None where no moves are counted."""
        view = self.view
        return view.moves_left if view.phase in MOVING else None

    # what is done

    def call(self, call: CallShown) -> None:
        """A button of the strip was pressed."""
        if self.moment is Moment.SHOWING:
            self.stage.hurry()
        elif self.moment in (Moment.ROLLING, Moment.OVER):
            return
        elif call.move == calls.HAND_OFF:
            self.hand.choose_taker()
        elif call.move == "keep":
            self.next()
        elif call.move == calls.ALL_FORWARD:
            self._all_forward()
        elif self.moment is Moment.PLACING:
            self.placing.call(call.move)
        else:
            self.play(call.move)

    def flag(self, call: CallShown) -> None:
        """A side's flag was pressed (AP-47): against a computer also while its move is shown."""
        late = self.moment is Moment.SHOWING and not self.opponent.seated
        if not late and self.moment not in (Moment.ROLLING, Moment.OVER):
            self.play(call.move, call.seat)

    def _all_forward(self) -> None:
        """Every covering man who can runs as far as he can (AP-34)."""
        for _ in range(11):
            if self.view.phase is not Phase.KICK_COVERAGE or self.seat is None:
                return
            words = next(calls.runs_left(self.ground, self.seat), "")
            if not words or not self.play(words):
                return

    def take_back_in_play(self) -> None:
        """Take back a move of this turn, as far as rulings allow (AP-7)."""
        if self.seat is not None:
            self.bridge.play(self.seat, "undo")
        else:
            self.stage.complain(plain_reason(tr("nothing can be taken back any more (AP-7).")))

    def out_of_turn(self) -> Seat | None:
        """A computer that saw a foul of the side that is to act: a die would be too late for it."""
        state = self.view.state
        for seat in self.bridge.coached:
            if state.decider is not seat and open_fouls(state, seat):
                flag = Move("flag", (seat.value,))
                return seat if flag in self.bridge.table.legal(seat) else None
        return None

    # the board

    def picked(self, square: Square) -> None:
        """A square of the board was chosen, or a man taken up."""
        if self.moment is Moment.SHOWING:
            self.stage.hurry()
        elif self.moment is Moment.CHOOSING:
            self.hand.take(square)
        elif self.moment is Moment.MOVING:
            self._picked_in_play(square)
        elif self.moment is Moment.PLACING:
            self._picked_in_line_up(square)
        elif self.moment in (Moment.ASKING, Moment.OVER):
            self.stage.complain(plain_reason(f"{WAITING[self.view.phase]}."))

    def _picked_in_line_up(self, square: Square) -> None:
        lineup = self.placing.lineup
        if lineup is None or may_take(self.stage.board.board, square):
            return
        free = self.stage.board.board.man_at(square) is None
        self.stage.complain(plain_reason(NOT_IN_HAND if free else lineup.where))

    def _picked_in_play(self, square: Square) -> None:
        model = self.stage.board.board
        self.hand.taken_up()
        if model.offer_at(square) is not None or self.seat is None:
            return
        target = model.target_at(square)
        if target is not None:
            self.hand.aim(AIMED[self.view.phase], square)
            return
        why = self._why_not_chosen(square, self.seat)
        if why:
            self.stage.complain(plain_reason(why))

    def _why_not_chosen(self, square: Square, seat: Seat) -> str:
        phase, ground = self.view.phase, self.ground
        if phase in AIMED:
            return why_not(Asked(ground, seat, Move(AIMED[phase], (name_of(square),))))
        return why_no_man(ground, seat, square) if phase in MOVING else f"{WAITING[phase]}."

    def missed(self, origin: Square | None, square: Square) -> None:
        """A man was put down where he can't go: say why."""
        if self.seat is None:
            return
        if self.moment is Moment.PLACING and self.placing.lineup is not None:
            self.stage.complain(plain_reason(self.placing.lineup.where))
        elif self.moment is Moment.MOVING and origin is not None:
            why = why_no_way(self.ground, self.seat, origin, square)
            self.stage.complain(plain_reason(why))

    # steps

    def beats(self, record: Record) -> tuple[Beat, ...]:
        """What is to be shown of a step, with the board laid as it was before."""
        if record.verb == "snap":
            self.stage.board.clear_dice()
        bridge = self.bridge
        before, after = bridge.state_after(record.n - 1), bridge.state_after(record.n)
        beats = beats_of(record, before, after, self.stage.names)
        if any(beat.motions for beat in beats):
            return self.hand.shown_already(record, before, beats)
        return beats

    def roller(self, wish: RollWish) -> Seat:
        """Who rolls: the kicker even where the other side's last move lets the kick go."""
        play = self.view.play
        return play.by if play is not None and wish.throw.purpose in KICKS else wish.seat
