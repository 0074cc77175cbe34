"""One told play of All-Pro, walked through with the rules that a play on the screen ends by."""

from __future__ import annotations

from collections.abc import Callable

from gridlight.football import events as names
from gridlight.football import field
from gridlight.games.all_pro import flags, fouls, kicks, rows
from gridlight.games.all_pro.endings import (
    finish,
    stop_carrier,
    stopped,
    tell_run,
    touchdown_if_over,
)
from gridlight.games.all_pro.moving import block_kick, down_kick, regain_kick, take_kick
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.ruleset import ROWS
from gridlight.games.all_pro.state import Call, End, Ending, Foul, PlayKind
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square
from gridlight.kernel.language import tr
from gridlight.session.referee_mode.telling import PASS, Clause, Refused, Told

FLAGS = {
    "flag-formation": (fouls.FORMATION, True),
    "flag-grounding": (fouls.GROUNDING, True),
    "flag-ineligible": (fouls.INELIGIBLE, True),
    "flag-hands": (fouls.HANDS, True),
    "flag-interference": (fouls.INTERFERENCE, False),
    "flag-personal": (fouls.PERSONAL, False),
    "flag-personal-own": (fouls.PERSONAL, True),
}
"""A foul by its clause, and whether the side with the ball did it (AP-40 to AP-45)."""


class Walk:
    """A play being told; `playing` grows as it goes on.

    A spot is the stripe before the square on which something happens, as the side attacks
    that has the ball there (AP-13).
    """

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.loose = False
        self.over = False

    def snap(self) -> None:
        """The play begins."""
        play = self.playing.play
        free = play.kind is PlayKind.FREE_PUNT
        self.playing.tell(names.SNAP, side=play.by, spot=play.line, free=free)

    def from_scrimmage(self, told: Told) -> None:
        """A run or a pass from the snap on."""
        self.snap()
        if told.kind == PASS:
            if self.playing.play.kind is PlayKind.FREE_PUNT:
                raise Refused(tr("a free kick can't be thrown (AP-39)."))
            self.playing.tell(names.PASS_CALLED, side=self._side, lateral=False)
            self.playing.change_play(passed=True)
        self._walk(told.clauses)

    def brought_back(self, told: Told) -> None:
        """What became of a kick that came down."""
        first = told.clauses[0]
        if first.what == "downed" and len(told.clauses) == 1:
            self._must_have_been("punt", tr("only a punt is downed; a kick-off is regained."))
            down_kick(self.playing, self._square(self._side, first.spot))
            return
        if first.what == "regained" and len(told.clauses) == 1:
            self._must_have_been("kickoff", tr("the kickers can only down their own punt (AP-P2)."))
            regain_kick(self.playing, self._square(self.playing.play.by, first.spot))
            return
        clauses = told.clauses
        if first.what == "fielded":
            self._fielded(first.spot)
            clauses = clauses[1:]
        else:
            self._take(int(self.playing.play.since))
        self._walk(clauses)

    def blocked(self, call: Call, spot: int) -> None:
        """A kick was blocked, and lay before a square of the defense (AP-P1)."""
        self.playing.change_play(call=call)
        block_kick(self.playing, self._square(self._side.other, spot))

    def front(self, side: Seat, row: int) -> int:
        """The stripe before a row."""
        return rows.front(side, row)

    # clauses

    def _walk(self, clauses: tuple[Clause, ...]) -> None:
        for clause in clauses:
            if self.over:
                raise Refused(tr("the play was over before “{what}”.", what=clause.what))
            happens = _HAPPENS.get(clause.what)
            if happens is None:
                raise Refused(tr("“{what}” doesn't happen in such a play.", what=clause.what))
            ball_rolls = clause.what in ("recovered", "lost")
            if self.loose is not ball_rolls and clause.what not in FLAGS:
                why = (
                    tr("the ball lies loose: say who recovers it.")
                    if self.loose
                    else tr("nobody fumbled.")
                )
                raise Refused(why)
            happens(self, clause)
        if not self.over:
            raise Refused(tr("say how the play ended."))

    def _caught(self, clause: Clause) -> None:
        self._must_be_thrown("caught")
        side, spot = self._side, clause.spot
        self._square(side, spot)
        yards = field.gain(side, self.playing.play.line, spot)
        self.playing.change_play(thrown=True, caught=True)
        self.playing.tell(names.PASS_COMPLETE, side=side, spot=spot, yards=yards, lateral=False)

    def _incomplete(self, clause: Clause) -> None:
        self._must_be_thrown("incomplete")
        self.playing.change_play(thrown=True)
        self.playing.tell(names.PASS_INCOMPLETE, side=self._side, lateral=False)
        self.over = True
        spot = self.playing.state.situation.spot
        finish(self.playing, Ending(End.DOWN, self._side, spot))  # AP-31

    def _intercepted(self, clause: Clause) -> None:
        self._must_be_thrown("intercepted")
        self.playing.change_play(thrown=True)
        self._away(clause.spot, lateral=False)

    def _stolen(self, clause: Clause) -> None:
        self._away(clause.spot, lateral=True)

    def _away(self, spot: int, *, lateral: bool) -> None:
        """The ball flies to a man of the other side (AP-30)."""
        playing, passer = self.playing, self._side
        side = passer.other
        at = self._square(side, spot)
        tell_run(playing, spot)
        playing.tell(names.INTERCEPTION, side=passer, spot=spot, lateral=lateral)
        if playing.ground.from_scrimmage:
            gained = self._gained(at) if lateral else None
            playing.change_play(gained=gained, intercepted=not lateral)
        self._turned_over(side, spot, "interception")
        playing.change_play(sheltered=rows.own_end_zone(side, at[1]))

    def _fumble(self, clause: Clause) -> None:
        self._square(self._side, clause.spot)
        self.playing.tell(names.FUMBLE, side=self._side, spot=clause.spot)
        self.loose = True

    def _recovered(self, clause: Clause) -> None:
        self._square(self._side, clause.spot)
        self.playing.tell(names.RECOVERY, side=self._side, spot=clause.spot, lost=False)
        self.loose = False

    def _lost(self, clause: Clause) -> None:
        playing, side, spot = self.playing, self._side.other, clause.spot
        at = self._square(side, spot)
        tell_run(playing, spot)
        if playing.ground.from_scrimmage:
            playing.change_play(gained=self._gained(at))
        playing.tell(names.RECOVERY, side=side, spot=spot, lost=True)
        self._turned_over(side, spot, "recovery")
        self.loose = False

    def _flag(self, clause: Clause) -> None:
        """Somebody saw a foul; what it costs is settled when the play is over (AP-47)."""
        playing, offense = self.playing, self._side
        self._square(offense, clause.spot)
        name, by_offense = FLAGS[clause.what]
        live = playing.play.changed or playing.play.kind is PlayKind.KICKOFF
        by = offense if by_offense else offense.other
        foul = Foul(name, by, clause.spot, offense, live)
        playing.change_play(fouls=(*playing.play.fouls, foul))
        flags.tell(playing, foul)

    def _tackle(self, clause: Clause) -> None:
        self.playing.tell(names.TACKLE, side=self._side, spot=clause.spot)
        self._dead_at(clause.spot)

    def _sack(self, clause: Clause) -> None:
        self._must_be_thrown("sacked")
        self.playing.tell(names.TACKLE, side=self._side, spot=clause.spot)
        self.playing.tell(names.SACK, side=self._side, spot=clause.spot)  # AP-22
        self._dead_at(clause.spot)

    def _out(self, clause: Clause) -> None:
        self.playing.tell(names.OUT_OF_BOUNDS, side=self._side, spot=clause.spot)
        self._dead_at(clause.spot)

    def _dropped(self, clause: Clause) -> None:
        """A lateral that nobody caught: dead where it was thrown (AP-32)."""
        playing, side = self.playing, self._side
        row = self._square(side, clause.spot)[1]
        playing.tell(names.PASS_INCOMPLETE, side=side, lateral=True)
        self.over = True
        behind = rows.own_end_zone(side, row)
        finish(playing, Ending(End.SAFETY, side) if behind else stopped(playing, row))

    def _safety(self, clause: Clause) -> None:
        spot = int(field.goal(self._side.other))
        self.playing.change_play(sheltered=False)
        self.playing.tell(names.TACKLE, side=self._side, spot=spot)
        self._dead_at(spot)

    def _touchback(self, clause: Clause) -> None:
        if not self.playing.play.sheltered:
            raise Refused(tr("the ball didn't come into the end zone by a kick or a pass (FB-8)."))
        self.over = True
        kicks.touchback(self.playing)

    def _touchdown(self, clause: Clause) -> None:
        side = self._side
        row = rows.first_row(side, field.goal(side)) + field.direction(side)
        self.over = True
        self.playing.change_board(carrier=(self._middle, row))
        assert touchdown_if_over(self.playing)

    # what the clauses share

    @property
    def _side(self) -> Seat:
        return self.playing.state.offense

    @property
    def _middle(self) -> int:
        return self.playing.settings.grid.middle

    def _square(self, side: Seat, spot: int) -> Square:
        if spot % rows.YARDS:
            raise Refused(tr("spots are stripes, every five yards (AP-13)."))
        row = rows.first_row(side, spot)
        if not 0 <= row < ROWS:
            raise Refused(tr("that is off the board (AP-1)."))
        return self._middle, row

    def _dead_at(self, spot: int) -> None:
        """The carrier is stopped before that stripe."""
        side = self._side
        at = self._square(side, spot)
        if rows.end_zone_of_attack(side, at[1]):
            raise Refused(tr("that is beyond the goal line: a touchdown (FB-6)."))
        self.over = True
        self.playing.change_board(carrier=at)
        stop_carrier(self.playing)

    def _gained(self, at: Square) -> float:
        play = self.playing.play
        return field.gain(play.by, play.line, rows.front(play.by, at[1]))

    def _turned_over(self, side: Seat, spot: int, how: str) -> None:
        """The other side has the ball now (AP-4)."""
        playing = self.playing
        playing.change_play(
            changed=True, returning=False, sheltered=False, call=None, since=spot, taken=how
        )
        playing.change(offense=side)

    def _fielded(self, spot: int) -> None:
        self.playing.tell(names.PICKUP, side=self._side, spot=spot)
        self._take(spot)

    def _take(self, spot: int) -> None:
        take_kick(self.playing, self._square(self._side, spot))

    def _must_have_been(self, how: str, why: str) -> None:
        kicked = self.playing.play.kicked
        if (kicked == "kickoff") != (how == "kickoff"):
            raise Refused(why)

    def _must_be_thrown(self, what: str) -> None:
        play = self.playing.play
        if not play.passed or play.thrown or play.changed:
            raise Refused(tr("no forward pass can be {what} there (AP-21).", what=what))


_HAPPENS: dict[str, Callable[[Walk, Clause], None]] = {
    "caught": Walk._caught,
    "incomplete": Walk._incomplete,
    "intercepted": Walk._intercepted,
    "stolen": Walk._stolen,
    "fumble": Walk._fumble,
    "recovered": Walk._recovered,
    "lost": Walk._lost,
    **dict.fromkeys(FLAGS, Walk._flag),
    "tackle": Walk._tackle,
    "sack": Walk._sack,
    "out": Walk._out,
    "dropped": Walk._dropped,
    "safety": Walk._safety,
    "touchback": Walk._touchback,
    "touchdown": Walk._touchdown,
}
