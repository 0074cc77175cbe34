"""A line-up being placed: men on the board, men in the tray, and whether it may stand (AP-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from gridlight.games.all_pro import formations, lineups
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.ruleset import ROWS
from gridlight.games.all_pro.state import ELEVEN, Kind, Man, PlayKind
from gridlight.kernel.grid import Square
from gridlight.kernel.language import tr, trn
from gridlight.kernel.moves import Move
from gridlight.present import board
from gridlight.present.all_pro_board import LETTERS, TEAMS, bare, shown
from gridlight.present.calls import plain_reason
from gridlight.present.situation import Names

AGAIN = tr("Last one again")
PUNT = "punt"
ORDER = (Kind.CENTER, Kind.LINEMAN, Kind.END, Kind.BACK)


@dataclass(frozen=True, slots=True)
class Offered:
    """A line-up that can be laid whole: its name and its men."""

    name: str
    men: tuple[Man, ...]


@dataclass(frozen=True, slots=True)
class LineUp:
    """A line-up as far as it has come; every change gives another one."""

    ground: Ground
    task: lineups.Task
    men: tuple[Man, ...] = ()

    # what it is

    @property
    def tray(self) -> tuple[Kind, ...]:
        """Who waits to be placed, the center first."""
        left = Counter(ELEVEN) - Counter(man.kind for man in self.men)
        return tuple(kind for kind in ORDER for _ in range(left[kind]))

    @property
    def title(self) -> str:
        """What is lined up for."""
        return _title(self)

    @property
    def free_punt(self) -> bool:
        """Whether it is the punters' after a safety."""
        offense = self.task.phase is Phase.SETUP_OFFENSE
        return offense and self.ground.play.kind is PlayKind.FREE_PUNT

    @property
    def why_not(self) -> str:
        """Why it can't be played from, in one sentence; empty if it can."""
        left = len(self.tray)
        if left:
            return trn("{n} man waits in the tray.", "{n} men wait in the tray.", left)
        refused = lineups.why_not(self.men, self.task, self.ground.rules, self.ground.settings)
        return plain_reason(refused)

    @property
    def where(self) -> str:
        """Where its men may be placed, in a reason that cites its ruling."""
        if self.task.kicking:
            return tr("the kicking team lines up on the row behind its line, all eleven (AP-33).")
        return tr("men are placed on their own side, behind the line (AP-14).")

    @property
    def words(self) -> Move:
        """The move that places it."""
        return lineups.placing(self.men, self.ground.settings)

    def offered(self) -> tuple[Offered, ...]:
        """The named formations, the plainest first, and the side's last one if there is one."""
        columns = self.ground.settings.columns
        named = formations.formations(self.task, columns)
        found = [Offered(each.name, each.men) for each in named]
        again = formations.last_again(self.ground.state, self.task, columns)
        return (*found, Offered(AGAIN, again)) if again is not None else tuple(found)

    @property
    def name(self) -> str:
        """The name of the formation that stands, if it is one."""
        mine = set(self.men)
        return next((each.name for each in self.offered() if set(each.men) == mine), "")

    # how it changes

    def at(self, square: Square) -> Man | None:
        """The man placed on a square."""
        return next((man for man in self.men if man.at == square), None)

    def placed(self, slot: int, square: Square) -> LineUp:
        """With a man of the tray on a square; whoever stood there goes into the tray."""
        man = Man(self.task.side, self.tray[slot], square)
        return replace(self, men=(*self._without(square), man))

    def moved(self, origin: Square, square: Square) -> LineUp:
        """With a man moved to a square; whoever stands there changes places with him."""
        man, other = self.at(origin), self.at(square)
        if man is None or origin == square:
            return self
        rest = tuple(each for each in self.men if each not in (man, other))
        swapped = (other.to(origin),) if other is not None else ()
        return replace(self, men=(*rest, man.to(square), *swapped))

    def removed(self, square: Square) -> LineUp:
        """With the man on a square put back into the tray."""
        return replace(self, men=self._without(square))

    def laid(self, men: Iterable[Man]) -> LineUp:
        """With other men."""
        return replace(self, men=tuple(men))

    def _without(self, square: Square) -> tuple[Man, ...]:
        return tuple(man for man in self.men if man.at != square)

    # what is shown

    def squares(self) -> frozenset[Square]:
        """The squares that men may be placed on."""
        columns = range(self.ground.settings.columns)
        deep = [row for row in range(ROWS) if self.task.deep(row) >= 0]
        if self.task.kicking:
            deep = [self.task.front]
        return frozenset((column, row) for column in columns for row in deep)

    def model(self, names: Names) -> board.BoardModel:
        """The board with the other side's men, those placed, and the tray."""
        model = bare(self.ground, names)
        tray = board.Tray(
            TEAMS[self.task.side],
            tuple(LETTERS[kind] for kind in self.tray),
            self.squares(),
            names.of(self.task.side),
        )
        return replace(model, men=(*model.men, *map(shown, self.men)), tray=tray)


def begin(ground: Ground) -> LineUp:
    """The line-up that the side to decide is asked for: its last one again, or the plainest.

    Whoever punts after a safety gets the line-up that can (AP-39).
    """
    fresh = LineUp(ground, lineups.task_of(ground.state, ground.rules))
    offered = {each.name: each.men for each in fresh.offered()}
    if fresh.free_punt:
        return fresh.laid(offered[PUNT])
    return fresh.laid(offered.get(AGAIN) or next(iter(offered.values())))


def _title(lineup: LineUp) -> str:
    if lineup.task.phase is Phase.KICKOFF_SETUP:
        return tr("To kick off") if lineup.task.kicking else tr("To receive")
    if lineup.task.phase is Phase.SETUP_OFFENSE:
        return tr("Free kick") if lineup.free_punt else tr("Offense")
    return tr("Defense")
