"""A small real game: a toss, sealed picks, an open aim, dice, a score, an end.

The winner of the toss attacks first. In each play both seats pick a number in secret,
the attacker aims high or low in the open, then shows: a die falls; with picks unlike each
other the attacker scores what it shows if he aimed right. Sides change after every play.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from gridlight.kernel.dice import Dice, coin, die
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.events import event
from gridlight.kernel.game import MoveList, Seat, Step
from gridlight.kernel.moves import TABLE_WORDS, Move, move
from gridlight.session.registry import Entry, Registry
from gridlight.session.settings import Setting

VERBS = frozenset({"call", "pick", "aim", "show", "nothing"}) | TABLE_WORDS
PICKS = ("1", "2", "3")


@dataclass(frozen=True, slots=True)
class ToyState:
    phase: str = "coin-toss"
    attacker: Seat = Seat.VISITORS
    picks: tuple[str | None, str | None] = (None, None)
    aim: str | None = None
    score: tuple[int, int] = (0, 0)
    plays: int = 0
    winner: str | None = None


@dataclass(frozen=True, slots=True)
class ToyView:
    seat: Seat | None
    phase: str
    attacker: Seat
    own_pick: str | None
    picked: tuple[bool, bool]
    aim: str | None
    score: tuple[int, int]
    plays: int
    winner: str | None


@dataclass(frozen=True, slots=True)
class ToyGame:
    plays: int = 4
    bonus: int = 0
    shown: int | None = None

    @property
    def name(self) -> str:
        return "toy"

    def start(self, dice: Dice) -> Step[ToyState]:
        return Step(ToyState(), (event("start"),))

    def to_act(self, state: ToyState) -> tuple[Seat, ...]:
        if state.phase == "game-over":
            return ()
        if state.phase == "picks":
            seats = (state.attacker, state.attacker.other)
            return tuple(seat for seat in seats if state.picks[_index(seat)] is None)
        return (state.attacker,)

    def legal(self, state: ToyState, seat: Seat) -> MoveList[Move]:
        if seat not in self.to_act(state):
            return MoveList()
        offers = {
            "coin-toss": ["call heads", "call tails"],
            "picks": [f"pick {pick}" for pick in PICKS],
            "aim": ["aim high", "aim low"],
            "show": ["show"],
        }
        return MoveList(move(text) for text in offers[state.phase])

    def apply(self, state: ToyState, orders: Mapping[Seat, Move], dice: Dice) -> Step[ToyState]:
        events = []
        for seat, order in sorted(orders.items()):
            step = self._apply_one(state, seat, order, dice)
            state = step.state
            events += step.events
        return Step(state, tuple(events))

    def _apply_one(self, state: ToyState, seat: Seat, order: Move, dice: Dice) -> Step[ToyState]:
        if state.phase != "game-over" and order.verb in TABLE_WORDS:
            winner = seat.other.value if order.verb == "resign" else "tie"
            over = replace(state, phase="game-over", winner=winner)
            return Step(over, (event("end-of-game", winner=winner),))
        if order not in self.legal(state, seat):
            raise IllegalMove(seat, str(order), f"not in {state.phase}")
        if order.verb == "call":
            return self._toss(state, order, dice)
        if order.verb == "pick":
            return self._pick(state, seat, order)
        if order.verb == "aim":
            return Step(replace(state, aim=order.args[0], phase="show"), (event("aim"),))
        return self._show(state, dice)

    def _toss(self, state: ToyState, order: Move, dice: Dice) -> Step[ToyState]:
        won = dice.roll(coin("toss")) == order.args[0]
        attacker = Seat.VISITORS if won else Seat.HOME
        return Step(replace(state, phase="picks", attacker=attacker), (event("toss", won=won),))

    def _pick(self, state: ToyState, seat: Seat, order: Move) -> Step[ToyState]:
        picks = list(state.picks)
        picks[_index(seat)] = order.args[0]
        phase = "aim" if None not in picks else "picks"
        after = replace(state, picks=(picks[0], picks[1]), phase=phase)
        return Step(after, (event("pick", seat=seat.value),))

    def _show(self, state: ToyState, dice: Dice) -> Step[ToyState]:
        fell = self.shown or int(dice.roll(die("shot")))
        right = (state.aim == "high") == (fell > 3)
        points = fell + self.bonus if right and state.picks[0] != state.picks[1] else 0
        score = list(state.score)
        score[_index(state.attacker)] += points
        told = [event("shot", yards=fell), event("score", points=points, side=state.attacker.value)]
        after = ToyState(
            phase="picks",
            attacker=state.attacker.other,
            score=(score[0], score[1]),
            plays=state.plays + 1,
        )
        if after.plays == self.plays:
            winner = "tie" if score[0] == score[1] else Seat.HOME.value
            winner = Seat.VISITORS.value if score[1] > score[0] else winner
            after = replace(after, phase="game-over", winner=winner)
            told.append(event("end-of-game", winner=winner))
        return Step(after, tuple(told))

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(
            seat=seat,
            phase=state.phase,
            attacker=state.attacker,
            own_pick=state.picks[_index(seat)] if seat else None,
            picked=(state.picks[0] is not None, state.picks[1] is not None),
            aim=state.aim,
            score=state.score,
            plays=state.plays,
            winner=state.winner,
        )

    def imagine(self, view: ToyView, dice: Dice) -> ToyState:
        picks: list[str | None] = [None, None]
        for index, picked in enumerate(view.picked):
            own = view.seat is not None and index == _index(view.seat)
            if picked:
                picks[index] = view.own_pick if own else dice.roll(die("imagined pick", 3))
        return ToyState(
            phase=view.phase,
            attacker=view.attacker,
            picks=(picks[0], picks[1]),
            aim=view.aim,
            score=view.score,
            plays=view.plays,
            winner=view.winner,
        )

    def default_move(self, state: ToyState, seat: Seat) -> Move:
        return next(iter(self.legal(state, seat)))

    def parse(self, text: str) -> Move:
        words = text.split()
        if not words or words[0] not in VERBS:
            raise ValueError(f"“{text}” is no move")
        return move(text)

    def words(self, order: Move) -> str:
        return str(order)

    def sealed(self, state: ToyState, seat: Seat) -> bool:
        return state.phase == "picks" and seat in self.to_act(state)

    def unshown(self, state: ToyState) -> tuple[Seat, ...]:
        if state.phase not in {"picks", "aim", "show"}:
            return ()
        return tuple(seat for seat in Seat if state.picks[_index(seat)] is not None)

    def from_position(self, position: Mapping[str, Any]) -> ToyState:
        known = {"phase", "possession", "score", "plays", "cards"}
        for key in position:
            if key not in known:
                raise ValueError(f"{key}: the toy game doesn't know it")
        score = position.get("score", [0, 0])
        if len(score) != 2:
            raise ValueError("score: it takes two numbers")
        cards = position.get("cards", [None, None])
        return ToyState(
            phase=position.get("phase", "coin-toss"),
            attacker=Seat(position.get("possession", "visitors")),
            picks=(cards[0], cards[1]),
            score=(score[0], score[1]),
            plays=position.get("plays", 0),
        )

    def describe(self, state: ToyState) -> dict[str, Any]:
        acting = self.to_act(state)
        return {
            "phase": state.phase,
            "seat": "both" if len(acting) == 2 else acting[0].value if acting else None,
            "possession": state.attacker.value,
            "score": list(state.score),
            "plays": state.plays,
            "quarter": 1,
            "spot": 20 + 10 * (state.plays % 7),
            "over": state.phase == "game-over",
            "winner": state.winner,
        }

    def with_shows(self, shows: Mapping[str, Any]) -> ToyGame:
        if shows.get("outcome") != "shot":
            raise ValueError("outcome: a toy game shows a shot")
        return replace(self, shown=int(shows["yards"]))


def _index(seat: Seat) -> int:
    return 0 if seat is Seat.HOME else 1


TOY = Entry(
    name="toy",
    title="Toy",
    settings=(
        Setting("plays", 4, least=1, most=100),
        Setting("roll_by_hand", False),
        Setting("decision_seconds", None, least=1, most=600),
        Setting("mood", "calm", choices=("calm", "grim")),
    ),
    build=lambda settings, tables: ToyGame(int(settings["plays"] or 4), int(tables["bonus"])),
    tables=lambda choices: {"bonus": 0},
    rules=lambda: "toy rules",
)
TOYS = Registry([TOY])
