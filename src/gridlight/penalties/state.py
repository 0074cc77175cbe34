"""The state of a game with the penalty layer over it, and what a seat may see of it.

Generic over the game's own state and view; each game's fit names its own two types.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat

S = TypeVar("S")
V = TypeVar("V")

X = "X"
NOTHING = "-"
"""What the penalty die shows (PEN-1)."""


@dataclass(frozen=True, slots=True)
class Watch:
    """A play under way, as the layer watches it.

    `shown` is the penalty die, `kind` the kind of play so far (`run`, `pass`, `kick`);
    `fumbled`: the ball was fumbled; `lost`: it was intercepted, or a fumble was lost (PEN-9).
    """

    shown: str
    kind: str
    fumbled: bool = False
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Called:
    """A foul that the dice brought: what, by whom, and what it costs.

    `source` is `previous` or `end`; `forced` says that there is no choice.
    """

    name: str
    by: Seat
    yards: int
    source: str
    forced: bool = False
    first_down: bool = False
    loss_of_down: bool = False
    interference: bool = False


@dataclass(frozen=True, slots=True)
class Option(Generic[S]):
    """One answer to a penalty: its words, the state that it leads to, and what is told then."""

    words: str
    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Choice(Generic[S]):
    """A penalty that the offended team accepts or declines (PEN-13)."""

    called: Called
    options: tuple[Option[S], ...]


@dataclass(frozen=True, slots=True)
class Layered(Generic[S]):
    """A game's own state with the layer's: the play that it watches, the choice that is open.

    While a choice is open the play's outcome is held back: `base` still has the clock and
    the series of the play, and the score as the play left it.
    """

    base: S
    watch: Watch | None = None
    choice: Choice[S] | None = None


@dataclass(frozen=True, slots=True)
class SeenOption(Generic[V]):
    """An option as a seat sees it: the view of what it leads to."""

    words: str
    game: V
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class SeenChoice(Generic[V]):
    """An open choice as a seat sees it."""

    called: Called
    options: tuple[SeenOption[V], ...]


@dataclass(frozen=True, slots=True)
class PenaltyView(Generic[V]):
    """A game with the layer as one seat sees it; `game` is the view of the game itself."""

    game: V
    watch: Watch | None = None
    choice: SeenChoice[V] | None = None
