"""Games played from a script, so that pictures of screens are the same every time."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from gridlight.cards.model import Deck
    from gridlight.cards.result import Result

SEED = "den"
POSITION = {
    "possession": "home",
    "spot": 48,
    "down": 1,
    "togo": 10,
    "quarter": 3,
    "plays": 12,
    "score": [14, 10],
}
GAINS = (4, 11, 1, 5)
KICKOFF = {
    "phase": "kickoff-setup",
    "possession": "visitors",
    "quarter": 3,
    "plays": 4,
    "score": [14, 17],
    "kickoff_after": "touchdown",
}


# Foto-Electric


def scripted_table() -> Table:
    """A drive of four plays in the third quarter, on the way to a third and four."""
    table = Table.start(Setup("foto-electric", seed=SEED, position=POSITION))
    for gain in GAINS:
        _play_for(table, gain)
    return table


def _play_for(table: Table, gain: int) -> None:
    """Play the cards that gain about so many yards."""

    def worth(found: Result) -> float:
        stopped = found.outcome.value == "tackle" and found.catch_yards is None
        return -abs((found.yards or 0) - gain) if stopped else -99.0

    play, formation, place = cards_for(table, worth)
    say(table, "play", f"card {play}", f"card {formation}", "at C", f"at {place}", "reveal")


def cards_for(table: Table, worth: Callable[[Result], float]) -> tuple[int, str, str]:
    """The cards not played yet whose result is worth most, and where the defense lays its own."""
    from gridlight.cards.decks import load_record

    deck = load_record(table.header.tables.get("deck"), "deck")
    used = {record.words for record in table.history}
    free = [row for row in _laid_out(deck) if f"card {row[0]}" not in used]
    number, letter, place, _ = max(free, key=lambda row: worth(row[3]))
    return number, letter, place


@cache
def _laid_out(deck: Deck) -> tuple[tuple[int, str, str, Result], ...]:
    """What every play shows against every formation, the offense in the center."""
    from gridlight.games.foto_electric.light import LightBox
    from gridlight.games.foto_electric.state import PLACES

    viewer = LightBox(deck)
    return tuple(
        (
            card.number,
            formation.letter,
            place,
            viewer.result(card.number, formation.letter, steps, 40),
        )
        for card in deck.offense
        for formation in deck.defense
        for place, steps in PLACES.items()
    )


# All-Pro


def scripted_board(*, hints: bool = False) -> Table:
    """A drive after a touchback, up to a third and ten with a receiver in the clear."""
    setup = Setup(
        "all-pro",
        Player("Mariners"),
        Player("Foundry"),
        settings={"fumble_percent": 0, "hints": hints},
        seed=SEED,
        position=KICKOFF,
    )
    table = Table.start(setup)
    say(table, "place\n14 ..ellbbcbblle..")
    table.play(table.to_act[0], next(iter(table.legal(table.to_act[0]))))
    table.play(table.seat_for("kickoff"), "kickoff", ["6", "6"])
    say(table, "touchback")
    _fade_back(table, 5)
    _throw(table, "d6", "4")
    say(table, "move d6 d7", "move d7 d8", "done", "move d10 d9", "move d9 d8")
    _fade_back(table, 8)
    _throw(table, "d9", "5")
    say(table, *_lined_up(8), "snap h7", "move h7 i6", "hand i6 j5", "done", "done")
    say(table, "move j5 k6", "move k6 l7", "move l7 m8", "done", "move k9 l9", "move l9 m8")
    _fade_back(table, 8, "move e9 e8", "move l13 k12", "move f9 f8")
    return table


def _lined_up(first: int) -> tuple[str, str]:
    """Both line-ups, the offense's first row being `first`."""
    offense = {first: "..E..LLCLLE....", first - 1: ".......B.......", first - 3: ".....B...B..B.."}
    defense = {
        first + 7: ".......b.......",
        first + 5: "...b.......b...",
        first + 3: ".....b.c.......",
        first + 1: "....ell.lle....",
    }
    return _placed(offense), _placed(defense)


def _placed(rows: dict[int, str]) -> str:
    return "\n".join(["place", *(f"{row} {squares}" for row, squares in rows.items())])


def _fade_back(table: Table, first: int, *rush: str) -> None:
    """The quarterback fades back while the left end goes out."""
    back = (
        f"snap h{first - 1}",
        f"move h{first - 1} h{first - 2}",
        f"move h{first - 2} h{first - 3}",
    )
    say(table, *_lined_up(first), *back, "done", *rush, "done", f"move c{first} d{first + 1}")


def _throw(table: Table, at: str, die: str) -> None:
    say(table, "pass", "done")
    table.play(table.seat_for(f"throw {at}"), f"throw {at}", [die])


# any game


def say(table: Table, *moves: str) -> None:
    """Make these moves, one after the other, each by whose turn it is."""
    for words in moves:
        table.play(table.seat_for(words), words)


@cache
def half_played(game: str, plays: int) -> Table:
    """A game of random choices, up to the third quarter, of so many plays a quarter."""
    table = Table.start(
        Setup(game, seed=SEED, settings={"plays_per_quarter": plays}, title="Den game")
    )
    choices = random.Random(SEED)
    while not table.over and table.described()["quarter"] < 3:
        seat = table.to_act[0]
        table.play(seat, _chosen(table.legal(seat), choices))
    return table


def _chosen(legal: Any, choices: random.Random) -> Any:
    """Any move; but no punt on the light box, whose games are to have plays in them."""
    if len(legal) < 8:
        kept = [move for move in legal if move.verb not in ("punt", "quick-kick")]
        return choices.choice(kept or list(legal))
    return next(islice(iter(legal), choices.randrange(len(legal)), None))
