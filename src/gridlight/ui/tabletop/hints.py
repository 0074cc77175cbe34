"""Hints at a board: a coach asked beside the window, a slip, ghosts on the board, the bar."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from threading import Event
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QTimer

from gridlight.football.events import FUMBLE
from gridlight.kernel.errors import GridlightError
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.board_hints import BoardHints, Standing, Suggestion, standing
from gridlight.present.hints import BEST, NUDGE, Hint
from gridlight.ui.bench import CoachFault, coach_of
from gridlight.ui.logs import log_of
from gridlight.ui.tabletop.evaluation import EvaluationBar
from gridlight.ui.tabletop.hint_slip import HintSlip
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.tasks import Tasks
from gridlight.ui.theme import Theme

if TYPE_CHECKING:
    from gridlight.session.journal import Header
    from gridlight.ui.tabletop.board_stage import BoardStage

LEVEL = "master"
ASKED = frozenset({Moment.ASKING, Moment.PLACING, Moment.MOVING})
"""Moments in which a person chooses."""

UNSAID = frozenset({Moment.SHOWING, Moment.ROLLING})
"""Moments in which the step is further on than what is seen."""

THINKS = Hint(tr("HINT"), tr("The coach is looking…"))
FLAGS = tr("The coach doesn’t call flags: choose for yourself.")
DRAFT = 3
BUTTONS = (
    (tr("The odds"), tr("Put away")),
    (tr("The best"), tr("Put away")),
    (tr("Play it"), tr("Put away")),
    (tr("Confirm"), tr("Take back")),
)


class Whisper(Protocol):
    """What a game's own part of this does: a module of `present`."""

    def hints_of(
        self, coach: Any, game: Any, view: Any, asked: tuple[Seat, Any], names: Any, stop: Any, /
    ) -> BoardHints:
        """The steps of a hint."""
        ...

    def worths_of(self, coach: Any, view: Any, stop: Any, /) -> Mapping[str, str]:
        """What each throw on offer is worth."""
        ...

    def drawn(self, model: Any, play: Suggestion, /) -> Any:
        """The board with a turn drawn on it."""
        ...

    def drafted(self, model: Any, play: Suggestion, /) -> Any:
        """The board with a turn laid on it."""
        ...


class Coaching:
    """The coach and the judge, made on the worker's thread and used there alone."""

    def __init__(self, header: Header, rules: Any) -> None:
        self._header, self._rules = header, rules
        self._coach: Any = None
        self._judge: Any = None

    @property
    def coach(self) -> Any:
        """The coach who is asked."""
        if self._coach is None:
            made = coach_of(self._header, LEVEL, lambda done, most: None)
            self._coach = getattr(made, "coach", made)  # under the penalty system
        return self._coach

    def standing(self, view: Any, names: Any) -> Standing:
        """How the game stands by the coach's own judgment."""
        from gridlight.coaches.analysis.boards import AllProJudge, PegskinJudge

        points = self._header.game == "all-pro"
        if self._judge is None:
            rules = self._rules
            self._judge = AllProJudge(rules, rules.settings) if points else PegskinJudge(rules)
        share = self._judge.chance(view.state)
        over = view.state.decider is None
        to_come = None if over or not points else self.coach.evaluate(view, Seat.HOME)
        return standing(share, names, to_come)


class HintDesk(QObject):
    """Asks a coach for the person who is to choose, tells it step by step, and keeps the bar.

    The coach sees what that person sees, nothing else, and nothing that it does touches the
    game: what it suggests is made as if by hand, once the person confirms it.
    """

    def __init__(self, stage: BoardStage, whisper: Whisper) -> None:
        super().__init__(stage)
        self._stage, self._whisper = stage, whisper
        self._tasks = Tasks(self)
        self._coaching = Coaching(stage.bridge.table.header, stage.bridge.rules)
        self._stop = Event()
        self._task: int | None = None
        self._valuing: int | None = None
        self._valued = -1
        self._for: tuple[int, Moment] | None = None
        self._hints: BoardHints | None = None
        self._step, self._play = NUDGE, 0
        self._script: deque[str] = deque()
        self._expected, self._who = -1, stage.flow.seat
        self.bar_wanted = True
        self.worths: Mapping[str, str] = {}
        self.bar = EvaluationBar(stage.theme, stage)
        self.slip = HintSlip(stage.theme, stage)
        self.bar.stackUnder(stage.formations)
        self.slip.stackUnder(stage.banner)
        self.slip.wanted.connect(self.go_on)
        self.slip.left.connect(self.put_away)
        self.slip.chosen.connect(self.choose)
        stage.bridge.undone.connect(self._undone)

    # what is asked

    @property
    def can_ask(self) -> bool:
        """Whether a person chooses now, and nothing covers the table."""
        flow = self._stage.flow
        person = flow.seat is not None and not flow.opponent.plays(flow.seat)
        return person and flow.moment in ASKED and not self._script and self._of_the_game

    @property
    def _of_the_game(self) -> bool:
        """Whether what is asked is for the game, not how it is to be ended or who plays on."""
        stage, question = self._stage, self._stage.choices.question
        if stage.flow.moment is not Moment.ASKING or question is None:
            return True
        return not any(":" in answer.move for answer in question.answers)

    @property
    def thinking(self) -> bool:
        """Whether the coach is still looking."""
        return self._task is not None

    @property
    def drafting(self) -> bool:
        """Whether a turn is laid on the board that isn't made yet."""
        return self._hints is not None and self._step == DRAFT

    @property
    def shown(self) -> Suggestion | None:
        """The turn that is drawn on the board."""
        if self._hints is None or self._step < BEST or not self._hints.plays:
            return None
        return self._hints.plays[self._play]

    def ask(self) -> None:
        """Tell the next step; of the best turns, show the next."""
        if not self.can_ask or self.thinking or self.drafting:
            return
        if self._hints is None:
            self._begin()
        elif self._step < BEST:
            self._tell(self._step + 1)
        elif self._hints.plays:
            self.choose((self._play + 1) % len(self._hints.plays))

    def go_on(self) -> None:
        """Do what the slip's button says: tell more, lay the turn, make it."""
        if self._hints is None or not self.can_ask:
            return
        if self._step < BEST:
            self._tell(self._step + 1)
        elif self._step == BEST:
            self._lay()
        else:
            self._make()

    def choose(self, number: int) -> None:
        """Draw another one of the best turns."""
        if self._hints is not None and self._step >= BEST:
            self._play = number
            self._tell(BEST)

    def put_away(self) -> None:
        """Take the draft back, or put the slip away; what is thought is dropped."""
        if self.drafting:
            self._tell(BEST)
            return
        self._forget()
        self._redraw()
        self._stage.start_focus()

    # the coach

    def _begin(self) -> None:
        stage, flow = self._stage, self._stage.flow
        seat = flow.seat
        assert seat is not None
        if stage.bridge.penalty_question(stage.names) is not None:
            self._show(Hint(tr("HINT"), FLAGS), ("", tr("Put away")))
            return
        table, names, rules = stage.bridge.table, stage.names, stage.bridge.rules
        view, legal, step = stage.bridge.view(seat), table.legal(seat), table.step
        stop = self._stop = Event()
        self._show(THINKS, ("", tr("Stop")))

        def work() -> BoardHints:
            coach = self._coaching.coach
            asked = (seat, legal)
            return self._whisper.hints_of(coach, rules, view, asked, names, stop.is_set)

        self._task = self._tasks.run(_safely(work, step), self._advised, self._failed)

    def _advised(self, hints: BoardHints) -> None:
        self._task = None
        self._hints, self._play = hints, 0
        self._tell(NUDGE)

    def _failed(self, sentence: str) -> None:
        self._task = None
        self._show(Hint(tr("HINT"), sentence), ("", tr("Put away")))

    # what is told

    def _tell(self, step: int) -> None:
        hints = self._hints
        assert hints is not None
        drew, self._step = self.shown, step
        hint = hints.steps[min(step, BEST)]
        plays = hints.plays if step >= BEST else ()
        buttons = BUTTONS[step]
        if step == DRAFT:
            hint = Hint(
                tr("DRAFT"), tr("It lies on the board, but isn’t made yet. Enter makes it.")
            )
            plays = (hints.plays[self._play],)
        elif step == BEST and not plays:
            buttons = ("", tr("Put away"))
        self._show(hint, buttons, plays)
        if drew is not None or self.shown is not None:
            self._redraw()
        if step >= BEST and plays:
            self.slip.next.setFocus()

    def _show(
        self,
        hint: Hint | None,
        buttons: tuple[str, str] = ("", ""),
        plays: tuple[Suggestion, ...] = (),
    ) -> None:
        current = 0 if self._step == DRAFT else self._play
        self._lay_slip()
        self.slip.show_hint(hint, buttons, plays, current)

    def dressed(self, model: Any) -> Any:
        """A board with the turn drawn on it that is suggested, or laid there as a draft."""
        play = self.shown
        if play is None or self._stage.flow.moment not in ASKED:
            return model
        drawn = self._whisper.drafted if self.drafting else self._whisper.drawn
        return drawn(model, play)

    def _redraw(self) -> None:
        flow = self._stage.flow
        if flow.moment is Moment.MOVING:
            self._stage.show_offers()
        elif flow.moment is Moment.PLACING:
            flow.line_up()

    # playing it

    def _lay(self) -> None:
        """Lay the turn as a draft; a line-up and an answer are confirmed where they are made."""
        play, stage = self.shown, self._stage
        if play is None:
            return
        if play.lineup is not None:
            self._forget()
            stage.flow.lay_line_up(play.lineup)
            stage.remark(tr("The line-up lies there: change it, or confirm it with D."))
            stage.start_focus()
        elif stage.flow.moment is Moment.ASKING:
            self._forget()
            stage.choices.focus_on(play.moves[0])
            stage.remark(tr("Enter makes the choice that is lit."))
        else:
            self._tell(DRAFT)

    def _make(self) -> None:
        """Make the draft, move by move, each as if by hand."""
        play, flow = self.shown, self._stage.flow
        assert play is not None
        self._script = deque(play.moves)
        self._who, self._expected = flow.seat, self._stage.bridge.table.step
        self._forget()
        self._next_move()

    def _goes_on(self) -> None:
        """Go on with the turn that was confirmed, if its last move came off."""
        last = self._stage.bridge.history[-1]
        if any(event.name == FUMBLE for event in last.events):
            self._break_off()
        else:
            self._next_move()

    def _next_move(self) -> None:
        """Make the next move, if it is still the same person's."""
        bridge, flow = self._stage.bridge, self._stage.flow
        if not self._script:
            return
        step = bridge.table.step
        if flow.moment not in ASKED or flow.seat is not self._who or step != self._expected:
            self._break_off()
            return
        self._expected = step + 1
        if not flow.play(self._script.popleft()) and bridge.roll_wish is None:
            self._break_off()

    def _break_off(self) -> None:
        """It came otherwise: the rest of the turn is the person's again."""
        self._script.clear()
        if self._stage.flow.moment in ASKED:
            self._stage.remark(tr("That came otherwise: the rest is yours again."))

    def _undone(self, step: int) -> None:
        self._script.clear()

    # the course of the game

    def moment_changed(self) -> None:
        """Something else is asked: what was told holds no more, and the bar is worked out anew."""
        moment = self._stage.flow.moment
        now = (self._stage.bridge.table.step, moment)
        if now == self._for:
            return
        self._for = now
        self._forget()
        if moment in UNSAID:
            return
        self._value()
        if self._script:
            QTimer.singleShot(0, self, self._goes_on)

    def _forget(self) -> None:
        self._stop.set()
        if self._task is not None:
            self._tasks.drop(self._task)
            self._task = None
        self._hints, self._step, self._play = None, NUDGE, 0
        focused = self._stage.focusWidget()
        if focused is not None and self.slip.isAncestorOf(focused):
            self._stage.setFocus()  # before it goes elsewhere with the slip
        self.slip.show_hint(None)

    # the bar

    def switch_bar(self) -> None:
        """Hide the bar, or show it again."""
        self.bar_wanted = not self.bar_wanted
        self._stage.tools.tool("bar").set_lit(self.bar_wanted)
        self._stage.place()
        self._stage.update()
        if self.bar_wanted:
            self._valued = -1
            self._value()

    def _value(self) -> None:
        """Work out how the game stands, and what each throw on offer is worth."""
        step = self._stage.bridge.table.step
        if step == self._valued:
            return
        self._valued, self.worths = step, {}
        if self._valuing is not None:
            self._tasks.drop(self._valuing)
        view, names = self._stage.flow.view, self._stage.names

        def work() -> tuple[Standing, Mapping[str, str]]:
            made = self._coaching
            reading = made.standing(view, names)
            return reading, self._whisper.worths_of(made.coach, view, lambda: False)

        self._valuing = self._tasks.run(_safely(work, step), self._came, self._unvalued)

    def _came(self, found: tuple[Standing, Mapping[str, str]]) -> None:
        self._valuing = None
        reading, self.worths = found
        self.bar.show_standing(reading)

    def _unvalued(self, sentence: str) -> None:
        self._valuing = None
        self.bar.show_standing(None)

    def worth_words(self, move: str) -> str:
        """What a throw is worth, as a sentence of its own with a space before it; or nothing."""
        worth = self.worths.get(move, "")
        return " " + tr("Worth {worth}.", worth=worth) if worth else ""

    # place and end

    def lay(self) -> None:
        """Lie on the table where the stage has room."""
        bar = self._stage.hint_places()[0]
        self.bar.setVisible(self.bar_wanted)
        self.bar.set_turned(self._stage.home_at_right)
        self.bar.lay(bar)
        self._lay_slip()

    def _lay_slip(self) -> None:
        """At the foot of the column beside the board, or at its head while cards lie there."""
        _, low, high = self._stage.hint_places()
        at_top = self._stage.flow.moment in (Moment.PLACING, Moment.ASKING)
        self.slip.lay(high if at_top else low, at_top=at_top)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self.bar.set_theme(theme)
        self.slip.set_theme(theme)

    def close(self) -> None:
        """The table is left."""
        self._stop.set()
        self._script.clear()
        self._task = self._valuing = None
        self._tasks.leave()


def _safely(work: Any, step: int) -> Any:
    """The work with what it can't foresee told as a fault of the coach."""

    def safely() -> Any:
        try:
            return work()
        except (GridlightError, OSError):
            raise
        except Exception as error:
            log_of("coaches").exception("no hint at step %d", step)
            raise CoachFault(tr("The coach can’t say anything here.")) from error

    return safely
