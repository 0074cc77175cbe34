"""Boards drawn as text, with moves of plain reach, for tests of what shows and takes them."""

from __future__ import annotations

from collections import deque

from gridlight.present.board import (
    Beam,
    BoardModel,
    DieShown,
    Interceptor,
    Landing,
    Letter,
    Man,
    Offer,
    Pair,
    ReachSquare,
    Square,
    Team,
    Tray,
    is_on,
)

LETTERS: dict[str, Letter] = {"B": "B", "E": "E", "L": "L", "C": "C"}
HOME = "E14,1 B8,5 L10,5 L10,6 C10,7 B8,7 B7,8 B8,9 L10,9 E12,11"
VISITORS = "B15,1 E9,3 B12,3 L11,5 L11,6 C13,7 B16,7 L12,9 E9,10 B14,12"
PAIR_AT = (8, 11)


def men(team: Team, words: str) -> tuple[Man, ...]:
    """Men from words: letter, row, column."""
    found = []
    for word in words.split():
        row, column = word[1:].split(",")
        found.append(Man(team, LETTERS[word[0]], (int(column), int(row))))
    return tuple(found)


def reach(model: BoardModel, origin: Square, moves: int = 2) -> tuple[Landing, ...]:
    """Squares within some king's moves; an opponent ends the way as a block."""
    mover = model.man_at(origin)
    assert mover is not None
    ways: dict[Square, tuple[Square, ...]] = {origin: ()}
    found: list[Landing] = []
    queue = deque([origin])
    while queue:
        at = queue.popleft()
        if len(ways[at]) == moves:
            continue
        for there in ((at[0] + r, at[1] + c) for r in (-1, 0, 1) for c in (-1, 0, 1)):
            if there in ways or not is_on(there, model.columns) or model.pair_at(there):
                continue
            man = model.man_at(there)
            if man is not None and man.team == mover.team:
                continue
            ways[there] = (*ways[at], there)
            kind = "move" if man is None else "block"
            found.append(Landing(there, len(ways[there]), ways[there], "block" if man else "move"))
            if kind == "move":
                queue.append(there)
    return tuple(found)


def mid_play(moves: int = 2) -> BoardModel:
    """Third and ten at the home 45, with a fan of two and all of home on offer."""
    pair = Pair(Man("home", "L", PAIR_AT), Man("visitors", "L", PAIR_AT))
    even = tuple(DieShown(n, "complete") for n in (2, 4, 6))
    risky = (even[0], DieShown(4, "intercepted"), even[2])
    far = Beam((7, 8), (1, 14), "33 %", "Left end · 6", "4 is int.", risky)
    far = Beam(
        *(far.passer, far.receiver, far.odds, far.name, far.note, far.dice),
        interceptors=(Interceptor((3, 12), 4),),
    )
    near = Beam((7, 8), (11, 12), "50 %", "Right end · 4", "clear", even)
    bare = BoardModel(
        home="Mariners",
        visitors="Foundry",
        men=(*men("home", HOME), *men("visitors", VISITORS)),
        pairs=(pair,),
        carrier=(7, 8),
        line=45,
        marker=50,
        to_make=55,
        fan=(far, near),
    )
    home = [man.square for man in bare.men if man.team == "home"]
    return with_offers(bare, home, moves)


def with_offers(model: BoardModel, origins: list[Square], moves: int = 2) -> BoardModel:
    """The same board with these men on offer."""
    from dataclasses import replace

    offers = tuple(Offer(origin, reach(model, origin, moves)) for origin in origins)
    return replace(model, offers=offers)


def with_reach(model: BoardModel, origin: Square, moves: int = 3) -> BoardModel:
    """The same board with a man's reach as its map."""
    from dataclasses import replace

    squares = (ReachSquare(x.square, x.cost, (origin,)) for x in reach(model, origin, moves))
    return replace(model, reach=tuple(squares))


def line_up() -> BoardModel:
    """Home places its men: five stand on the line, six lie in the tray."""
    behind = frozenset((column, row) for row in range(2, 11) for column in range(15))
    return BoardModel(
        home="Mariners",
        visitors="Foundry",
        men=men("home", "C10,7 L10,6 L10,5 L10,8 L10,9"),
        line=45,
        tray=Tray("home", ("E", "E", "B", "B", "B", "B"), behind, "Mariners"),
    )
