"""Peg boards in words, with moves of plain reach, for tests of what shows and takes them."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

from gridlight.present.pegboard import (
    Cover,
    Die,
    FaceShown,
    Gauge,
    Hole,
    Kind,
    Landing,
    LandingKind,
    Offer,
    Peg,
    PegModel,
    ReachHole,
    Stack,
    Target,
    Team,
    Throw,
    Tray,
    Zone,
)
from gridlight.present.yardcard import YardRow, YardSheet

KINDS: dict[str, Kind] = {"L": "line", "B": "back", "R": "receiver"}
HOME = "R5,6 L17,0 B17,-4 L22,0 B25,-2 B27,-1 R32,4"
VISITORS = "R6,7 L13,3 L17,1 B19,4 B20,10 L22,2 R30,1"
STACKS = "l12,-1L L15,1l L20,1l B25,3l"
CARRIER, CORNER = (25, -2), (27, -1)
ENEMY = (30, 1)


def pegs(team: Team, words: str) -> tuple[Peg, ...]:
    """Pegs from words: letter, column, row."""
    found = []
    for number, word in enumerate(words.split(), start=11):
        column, row = word[1:].split(",")
        found.append(Peg(team, KINDS[word[0]], (int(column), int(row)), number))
    return tuple(found)


def stacks(words: str) -> tuple[Stack, ...]:
    """Blocked pairs from words: upper, column, row, lower; capitals are home's."""
    found = []
    for word in words.split():
        column, row = word[1:-1].split(",")
        hole = (int(column), int(row))
        upper, lower = (
            Peg("home" if letter.isupper() else "visitors", KINDS[letter.upper()], hole)
            for letter in (word[0], word[-1])
        )
        found.append(Stack(upper, lower))
    return tuple(found)


def reach(model: PegModel, origin: Hole, moves: int = 4) -> tuple[Landing, ...]:
    """Holes within some king's moves; an opponent ends the way as a block."""
    mover = model.peg_at(origin)
    assert mover is not None
    ways: dict[Hole, tuple[Hole, ...]] = {origin: ()}
    found: list[Landing] = []
    queue = deque([origin])
    while queue:
        at = queue.popleft()
        if len(ways[at]) == moves:
            continue
        for there in ((at[0] + c, at[1] + r) for c in (-1, 0, 1) for r in (-1, 0, 1)):
            if there in ways or not model.is_on(there) or model.stack_at(there):
                continue
            peg = model.peg_at(there)
            if abs(there[1] - origin[1]) > 2 or (peg is not None and peg.team == mover.team):
                continue
            ways[there] = (*ways[at], there)
            kind: LandingKind = "move" if peg is None else "block"
            found.append(Landing(there, len(ways[there]), ways[there], kind))
            if kind == "move":
                queue.append(there)
    return tuple(found)


def with_offers(model: PegModel, origins: list[Hole], moves: int = 4) -> PegModel:
    """The same board with these pegs on offer."""
    offers = tuple(Offer(origin, reach(model, origin, moves)) for origin in origins)
    return replace(model, offers=offers)


def mid_play() -> PegModel:
    """A sweep to the right at the visitors' 47: all of home on offer, five of eight moves left."""
    pairs = stacks(STACKS)
    bare = PegModel(
        home="Mariners",
        visitors="Foundry",
        pegs=(*pegs("home", HOME), *pegs("visitors", VISITORS)),
        stacks=pairs,
        zones=tuple(Zone(stack.upper.team, stack.hole) for stack in pairs),
        carrier=CARRIER,
        to_make=7,
        gauge=Gauge(53, 50, 60),
        dice=(Die("sdt", "D"), Die("number", "4"), Die("first", "white")),
        moves=8,
        moves_left=5,
    )
    return with_offers(bare, [peg.hole for peg in bare.pegs if peg.team == "home"])


def with_reach(model: PegModel, origin: Hole) -> PegModel:
    """The same board with a peg's reach as its map."""
    holes = (ReachHole(x.hole, 4 - x.cost, (origin,)) for x in reach(model, origin))
    return replace(model, reach=tuple(holes))


def passing() -> PegModel:
    """Two throws on offer: one into close cover, one to a man further off."""
    model = replace(mid_play(), offers=(), targets=(Target((17, -4), "pitch"),))
    near = Throw(
        CARRIER,
        (5, 6),
        "17 %",
        "Left receiver · 21",
        "D is int.",
        (
            FaceShown("S", "incomplete"),
            FaceShown("D", "intercepted"),
            FaceShown("T", "complete"),
        ),
        (Cover((6, 7), 1, (5, 6)),),
    )
    far = Throw(
        CARRIER,
        (32, 4),
        "50 %",
        "Right receiver · 7",
        "T is int.",
        (
            FaceShown("S", "complete"),
            FaceShown("D", "incomplete"),
            FaceShown("T", "intercepted"),
        ),
        (Cover((30, 1), 3, (32, 4)),),
    )
    return replace(model, throws=(near, far))


def set_up() -> PegModel:
    """Home places its pegs: five stand on the line, six lie in the tray."""
    behind = frozenset((column, row) for row in range(-12, 0) for column in range(1, 36))
    return PegModel(
        home="Mariners",
        visitors="Foundry",
        pegs=pegs("home", "L16,-1 L17,-1 L18,-1 L19,-1 L20,-1"),
        gauge=Gauge(25, 25, 35),
        to_make=10,
        tray=Tray(
            "home", ("receiver", "receiver", "back", "back", "back", "back"), behind, "Mariners"
        ),
    )


PLAYS = (
    YardRow("Sweep left", 3, 2, "7", "M 28"),
    YardRow("Short pass, right", 8, 1, "10", "M 36"),
    YardRow("Draw", -1, 2, "11", "M 35"),
    YardRow("Long pass", 0, 3, "11", "M 35"),
    YardRow("Screen left", 12, 1, "10", "M 47"),
    YardRow("Pitch right", -4, 2, "14", "M 43"),
    YardRow("Quick pass", 7, 3, "7", "50"),
    YardRow("Off tackle right", 4, 2, "6", "M 29"),
    YardRow("Short pass, left", 9, 1, "10", "M 38"),
    YardRow("Pitch left", -2, 2, "12", "M 36"),
    YardRow("Screen right", 14, 1, "10", "50"),
    YardRow("Draw", 3, 2, "7", "F 47"),
    YardRow("Long pass, dropped", 0, 3, "7", "F 47"),
    YardRow("Sweep right"),
)


def sheet() -> YardSheet:
    """The second quarter's sheet, thirteen plays done and the fourteenth being played."""
    return YardSheet(
        PLAYS,
        number=2,
        sheets=4,
        note="Second quarter · Mariners' ball",
        current=13,
        may_name=frozenset({13}),
        suggestions=("Sweep right", "Sweep left", "Screen right", "Draw"),
        footer=(("Total yards", "118"), ("First downs", "6")),
    )
