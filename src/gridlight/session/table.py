"""One running game: two seats, the rules, the dice and the file that keeps it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import gridlight
from gridlight.kernel.dice import Dice, RandomDice, ScriptedDice
from gridlight.kernel.errors import GridlightError, JournalError, NotationError
from gridlight.kernel.game import LegalMoves, Seat
from gridlight.kernel.language import tr
from gridlight.session.course import Course, Order, Record, seat_for
from gridlight.session.games import GAMES
from gridlight.session.journal import (
    CalledLine,
    Header,
    Line,
    Player,
    TitleLine,
    UndoLine,
)
from gridlight.session.journal_file import JournalFile
from gridlight.session.record_plays import plays
from gridlight.session.registry import AnyGame, Entry, Registry
from gridlight.session.replay import build, replay, step_line
from gridlight.session.seeds import dice_of, reseeded
from gridlight.session.settings import Value, closest


@dataclass(frozen=True, slots=True)
class Setup:
    """What people agree on before a game. Settings left out are at their defaults.

    `tables` left out are those that ship with the program; an empty seed is drawn.
    """

    game: str
    home: Player = field(default_factory=lambda: Player("Home"))
    visitors: Player = field(default_factory=lambda: Player("Visitors"))
    settings: Mapping[str, Any] = field(default_factory=dict)
    seed: str = ""
    title: str = ""
    tables: Mapping[str, Any] | None = None
    position: Mapping[str, Any] | None = None


_ONCE = tr("This is how the game stood once.")


class CantUndo(GridlightError):
    """The last step can't be taken back."""


class Table:
    """A game being played; every step is on disk when the call that makes it returns.

    Without a path the game is in memory alone until `save_as`.
    """

    def __init__(self, header: Header, course: Course, file: JournalFile | None) -> None:
        self._header = header
        self._course = course
        self._file = file
        self._title = file.journal.title if file else header.title
        self._called = file.journal.called if file else {}
        self._once = ""

    @classmethod
    def start(
        cls,
        setup: Setup,
        path: Path | None = None,
        registry: Registry = GAMES,
        *,
        created: str = "",
        rolls: Sequence[str] | None = None,
    ) -> Table:
        """Begin a game and, with a path, its file.

        A game that is told again gives the time when it was `created` and its first dice.
        """
        entry = registry.get(setup.game)
        header = _header(entry, setup, created)
        course = Course(build(header, entry, setup.game))
        dice = dice_of(header.seed, 0) if rolls is None else ScriptedDice(rolls)
        try:
            first = course.begin(dice, header.position)
        except ValueError as error:
            remedy = tr("Mend the position.")
            raise NotationError("position", "", str(error), remedy) from None
        file = JournalFile.create(path, header, [step_line(first, {})]) if path else None
        return cls(header, course, file)

    @classmethod
    def open(
        cls,
        path: Path,
        registry: Registry = GAMES,
        *,
        only_read: bool = False,
        upto: int | None = None,
    ) -> Table:
        """Open a saved game by playing it again; `JournalError` for one that doesn't hold.

        A game that somebody else has open comes back for reading only (`reading_only`
        says why); so does one opened as it stood after step `upto`.
        """
        file = JournalFile.open(path, only_read=only_read or upto is not None)
        try:
            course = replay(file.journal, registry, upto)
        except BaseException:
            file.close()
            raise
        return cls(file.journal.header, course, file)

    @property
    def header(self) -> Header:
        """What the game started from; the title may have changed since (`title`)."""
        return self._header

    @property
    def game(self) -> AnyGame:
        """The rules, as this game's settings and tables make them."""
        return self._course.game

    @property
    def title(self) -> str:
        """The game's title."""
        return self._title

    @property
    def called(self) -> Mapping[int, str]:
        """What coaches call their plays, by the plays' places in the game."""
        return dict(self._called)

    @property
    def path(self) -> Path | None:
        """Where the game is kept."""
        return self._file.path if self._file else None

    @property
    def reading_only(self) -> str:
        """Why the game can't go on here, in one sentence; empty if it can."""
        return self._file.reading_only if self._file else self._once

    @property
    def state(self) -> Any:
        """The state of play, with all its secrets; give others a `view`."""
        return self._course.state

    @property
    def step(self) -> int:
        """The number of the last step; an answer to an earlier one is stale."""
        return len(self._course) - 1

    @property
    def history(self) -> tuple[Record, ...]:
        """All steps that stand, as anybody may see them."""
        return self._course.records

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who decides next."""
        return self.game.to_act(self.state)

    def described(self) -> dict[str, Any]:
        """The public state under the keys of `expect`."""
        return dict(self._course[-1].record.described)

    def state_after(self, n: int) -> Any:
        """The state after step `n`, with all its secrets."""
        return self._course[n].state

    def words_of(self, n: int) -> str:
        """The words of step `n`, sealed or not; show them to nobody else."""
        return self._course[n].words

    def salt_of(self, n: int) -> str:
        """What was hashed with the words of step `n`; empty unless its pick is public by now."""
        played = self._course[n]
        return played.pick.salt if played.pick and played.record.words is not None else ""

    def view(self, seat: Seat | None) -> Any:
        """What `seat`, or a spectator, may see."""
        return self.game.view(self.state, seat)

    def legal(self, seat: Seat) -> LegalMoves[Any]:
        """What `seat` may do now."""
        return self.game.legal(self.state, seat)

    def parse(self, words: str) -> Any:
        """The move that `words` say; `NotationError` with a hint for an unknown verb."""
        try:
            return self.game.parse(words)
        except ValueError:
            verbs = {
                self.game.words(move).split()[0]
                for seat in self.to_act
                for move in self.legal(seat)
            }
            remedy = closest(words.split()[0] if words.split() else "", verbs)
            raise NotationError(
                "move", "", tr("“{words}” is no move", words=words), remedy
            ) from None

    def seat_for(self, words: str) -> Seat:
        """Who means these words, said without a seat."""
        return seat_for(self.game, self.state, self.parse(words))

    def play(
        self, seat: Seat, move: Any, rolls: Sequence[str] | None = None, by: str = ""
    ) -> Record:
        """Make a move (a value of the game's, or its words) and save the step.

        `rolls` are results rolled at the table, in order. Without them the dice come from
        the seed; where the game is set to be rolled by hand, `RollNeeded` says what to
        roll next, to be called again with one result more. `IllegalMove` and every error
        of the dice leave the game as it was.
        """
        words = move if isinstance(move, str) else self.game.words(move)
        by_hand = rolls is not None or self._header.settings.get("roll_by_hand") is True
        dice = ScriptedDice(rolls or ()) if by_hand else self._seeded()
        return self._take(seat, words, dice, by, by_hand)

    def repeat(
        self, seat: Seat, words: str, rolls: Sequence[str], *, by: str, hand: bool
    ) -> Record:
        """Make a move of a record again, with the dice that fell then."""
        return self._take(seat, words, ScriptedDice(rolls), by, hand)

    def _take(self, seat: Seat, words: str, dice: Dice, by: str, hand: bool) -> Record:
        self._must_be_open()
        order = Order(seat, self.game.words(self.parse(words)), by, hand)
        played = self._course.attempt(order, dice, secrets.token_hex(16))
        self._append(step_line(played, self._course.picks(played.record.shown)))
        self._course.commit(played)
        return played.record

    def play_default(self, seat: Seat, rolls: Sequence[str] | None = None) -> Record:
        """Do what the decision clock does for a seat that took too long."""
        return self.play(seat, self.game.default_move(self.state, seat), rolls, by="clock")

    def resign(self, seat: Seat) -> Record:
        """Give the game up for `seat`."""
        return self.play(seat, "resign")

    def agree_draw(self, seat: Seat = Seat.HOME) -> Record:
        """End the game as it stands, both agreeing; `seat` said it."""
        return self.play(seat, "agree-draw")

    @property
    def can_undo(self) -> bool:
        """Whether the last step can be taken back."""
        return not self.reading_only and self._course.may_go_back

    @property
    def why_no_undo(self) -> str:
        """Why nothing can be taken back where it can't."""
        if not self.step:
            return tr("Nothing was done yet that could be taken back.")
        return tr("This can't be taken back: a die fell, or something was shown.")

    def undo(self) -> int:
        """Take the last step back and return the step that the game stands at now."""
        self._must_be_open()
        if not self.can_undo:
            raise CantUndo(self.why_no_undo)
        to = self.step - 1
        self._append(UndoLine(to))
        self._course.go_back(to)
        return to

    def rename(self, title: str) -> None:
        """Give the game another title."""
        self._must_be_open()
        self._append(TitleLine(title))
        self._title = title

    def call_play(self, play: int, name: str) -> None:
        """Call the play in that place by a name; an empty one takes the name away."""
        self._must_be_open()
        self._append(CalledLine(play, name))
        self._called[play] = name

    def rematch(self, seed: str = "") -> Setup:
        """The same game once more with the sides swapped."""
        seats = self._header.seats
        return Setup(
            game=self._header.game,
            home=seats[Seat.VISITORS],
            visitors=seats[Seat.HOME],
            settings=self._header.settings,
            seed=seed,
            tables=self._header.tables,
            position=None,
        )

    def as_of(self, n: int) -> Table:
        """The game as it stood after step `n`, as anybody could see it then, for reading only."""
        table = Table(self._header, self._course.upto(n), None)
        table._title = self._title
        table._called = dict(self._called)
        table._once = _ONCE
        return table

    def apart(self, path: Path, title: str, fresh: str) -> Table:
        """The same game in a new file, going its own way with dice drawn from `fresh`."""
        seed = reseeded(self._header.seed, self.step + 1, fresh)
        table = Table(replace(self._header, seed=seed), self._course.copy(), None)
        table._title = title
        told = len(plays(self.history))
        table._called = {play: name for play, name in self._called.items() if play < told}
        return table.save_as(path)

    def save_as(self, path: Path) -> Table:
        """The same game, as it stands, in a new file of its own."""
        lines: list[Line] = []
        for n in range(len(self._course)):
            played = self._course[n]
            lines.append(step_line(played, self._course.picks(played.record.shown)))
        if self._title != self._header.title:
            lines.append(TitleLine(self._title))
        lines += [CalledLine(play, name) for play, name in self._called.items()]
        file = JournalFile.create(path, self._header, lines)
        return Table(self._header, self._course.copy(), file)

    def close(self) -> None:
        """Let go of the file."""
        if self._file:
            self._file.close()

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _seeded(self) -> RandomDice:
        return dice_of(self._header.seed, len(self._course))

    def _must_be_open(self) -> None:
        if self.reading_only:
            reason = self.reading_only.rstrip(".")
            problem = reason[0].lower() + reason[1:]
            remedy = tr("Go on where it is open, or in a copy.")
            raise JournalError(str(self.path or self._title), "", problem, remedy)

    def _append(self, line: Line) -> None:
        if self._file:
            self._file.append(line)


def _header(entry: Entry, setup: Setup, created: str) -> Header:
    settings: dict[str, Value] = entry.read_settings(setup.settings, "settings")
    given = setup.tables if setup.tables is not None else entry.tables({})
    tables = entry.with_extra(settings, given)
    names = tr("{visitors} at {home}", visitors=setup.visitors.full, home=setup.home.full)
    return Header(
        game=entry.name,
        title=setup.title or names,
        seats={Seat.HOME: setup.home, Seat.VISITORS: setup.visitors},
        settings=settings,
        seed=setup.seed or secrets.token_hex(8),
        created=created or datetime.now(UTC).isoformat(timespec="seconds"),
        ruleset=entry.ruleset(settings, tables),
        tables=tables,
        position=setup.position,
        program=gridlight.__version__,
    )
