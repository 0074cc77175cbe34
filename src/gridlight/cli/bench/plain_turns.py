"""A plain generator of All-Pro's turns: positions as tuples and sets, no loose ball, no kicks."""

from __future__ import annotations

from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.ruleset import ROWS
from gridlight.kernel.grid import ALL_WAYS, STRAIGHT, Direction, Square, onward

Position = tuple[tuple[Square, ...], frozenset[int]]
"""Where each man stands, and who of them has blocked somebody."""


class _Plain:
    def __init__(self, ground: Ground) -> None:
        state = ground.state
        side, columns = state.decider, ground.grid.columns
        men = [man for man in state.board.men if man.side is side]
        attacks = side is state.offense
        self.squares = {(column, row) for column in range(columns) for row in range(ROWS)}
        self.ways = [STRAIGHT if attacks and not m.kind.eligible else ALL_WAYS for m in men]
        self.others = {man.at for man in state.board.men if man.side is not side}
        self.safe = {man.at for man in state.board.men if man.side is not side}
        self.safe &= {man.at for man in state.board.men if ground.protected(man)}
        self.safe.discard(state.board.carrier or (-1, -1))
        self.start: Position = (tuple(man.at for man in men), frozenset())
        self.carrier = state.board.carrier
        self.holder = next((n for n, man in enumerate(men) if man.at == self.carrier), -1)

    def after(self, position: Position, left: int, tackled: set[Position]) -> list[Position]:
        """The positions one move on; those that end the play go into `tackled` too."""
        places, still = position
        pairs = {places[n] for n in still}
        taken = {at for n, at in enumerate(places) if n not in still}
        found = []
        for man, at in enumerate(places):
            if man in still:
                continue
            for way in self.ways[man]:
                to = onward(at, way)
                if to not in self.squares or to in taken:
                    continue
                blocks = to in self.others and to not in pairs and to != self.carrier
                if blocks and (man == self.holder or to in self.safe):
                    continue
                now = (*places[:man], to, *places[man + 1 :]), still | {man} if blocks else still
                if pairs and self._strands(now, left, to == self.carrier):
                    continue
                found.append(now)
                if to == self.carrier and to in self.others:
                    tackled.add(now)
        return found

    def _strands(self, position: Position, left: int, tackles: bool) -> bool:
        places, still = position
        pairs = {places[n] for n in still}
        climbers = [n for n, at in enumerate(places) if n not in still and at in pairs]
        if not climbers or (tackles and self.carrier in self.others):
            return False
        if len(climbers) >= left:
            return True
        (climber,) = climbers
        taken = {at for n, at in enumerate(places) if n not in still}
        return not self._gets_off(places[climber], climber, taken, pairs, left - 1)

    def _gets_off(
        self, at: Square, man: int, taken: set[Square], pairs: set[Square], left: int
    ) -> bool:
        around = [self._step(at, way) for way in self.ways[man]]
        open_to = [to for to in around if to in self.squares and to not in taken]
        for to in open_to:
            opponent = to in self.others and to not in pairs and to != self.carrier
            if to not in pairs and not (opponent and (man == self.holder or to in self.safe)):
                return True
        return left > 1 and any(
            self._gets_off(to, man, taken, pairs, left - 1) for to in open_to if to in pairs
        )

    @staticmethod
    def _step(at: Square, way: Direction) -> Square:
        return onward(at, way)

    def climbing(self, position: Position) -> bool:
        places, still = position
        pairs = {places[n] for n in still}
        return bool(pairs) and any(at in pairs for n, at in enumerate(places) if n not in still)


def plain_turns(ground: Ground, moves: int) -> list[int]:
    """How many positions a side can end its turn in, after up to 1, 2 … moves, hand-offs aside."""
    plain = _Plain(ground)
    tackled: set[Position] = set()
    seen, level = {plain.start}, [plain.start]
    climbing, counts = 0, []
    for left in range(moves, 0, -1):
        following = []
        for position in level:
            if position in tackled:
                continue
            for after in plain.after(position, left, tackled):
                if after not in seen:
                    seen.add(after)
                    following.append(after)
                    climbing += after not in tackled and plain.climbing(after)
        level = following
        counts.append(len(seen) - climbing)
    return counts
