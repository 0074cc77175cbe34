"""Calls of a season of games, for pictures; written by no game."""

from __future__ import annotations

import random
from dataclasses import replace

from gridlight.kernel.game import Seat
from gridlight.present.tendencies import busiest
from gridlight.session.games import read_deck
from gridlight.session.tendencies.calls import Call
from gridlight.session.tendencies.count import OFFENSE, Seen, seen_calls
from gridlight.ui.records.example import example_rows
from gridlight.ui.records.tendencies_screen import TendenciesScreen
from gridlight.ui.theme import Wishes

BOARDS = {
    "all-pro": ("T", "split end", "shotgun", "single wing A"),
    "pegskin": ("pro set", "I", "shotgun", "wishbone"),
}
AGAINST = {
    "all-pro": ("7-2-2", "6-2-3", "4-4-3", "goal line"),
    "pegskin": ("4-3", "5-2", "nickel", "blitz"),
}


def example_seen() -> tuple[Seen, ...]:
    """The same calls every time."""
    chance = random.Random("tendencies")
    games = [
        (row, [_call(row.game, n, chance) for n in range(120)])
        for row in example_rows()
        if not row.fault
    ]
    marked = [
        (row, [_marked(call, f"{row.file}:{n}") for n, call in enumerate(calls)])
        for row, calls in games
    ]
    return seen_calls(marked)


def _marked(call: Call, mark: str) -> Call:
    return replace(call, mark=mark)


def _call(game: str, n: int, chance: random.Random) -> Call:
    down = chance.choice((0, 1, 1, 1, 2, 2, 3, 3, 4))
    to_go = float(10 if down == 1 else chance.randint(1, 12))
    goal = float(chance.randint(11, 88))
    passes = chance.random() < (0.8 if down == 3 and to_go > 6 else 0.35)
    kind = _kind(down, passes, goal, chance)
    plays = kind in ("run", "pass")
    yards = _yards(kind, chance)
    cards = game == "foto-electric"
    call, title, defense, answer = _cards(kind, chance) if cards and plays else ("", "", "", "")
    if plays and not cards:
        defense = chance.choice(AGAINST[game])
    lost = plays and chance.random() < 0.05
    return Call(
        side=chance.choice(tuple(Seat)),
        kind=kind,
        call="kick" if kind == "try" else call,
        title=title,
        formation=chance.choice(BOARDS[game]) if plays and not cards else "",
        defense=defense,
        answer=answer,
        quarter=1 + n // 30,
        down=down,
        to_go=to_go if down else 0,
        to_goal=goal,
        margin=chance.choice((-14, -7, -3, 0, 0, 3, 7, 10)),
        yards=0.0 if lost else yards,
        first_down=plays and not lost and yards >= to_go,
        touchdown=plays and not lost and yards >= goal,
        turnover=lost,
        good=not plays and chance.random() < 0.7,
        at=n * 2,
        mark="",
    )


def _kind(down: int, passes: bool, goal: float, chance: random.Random) -> str:
    if not down:
        return chance.choice(("kickoff", "kickoff", "try", "try", "onside"))
    if down == 4 and chance.random() < 0.75:
        return "field-goal" if goal < 35 else "punt"
    return "pass" if passes else "run"


def _yards(kind: str, chance: random.Random) -> float:
    if kind == "run":
        return float(chance.choice((-2, 0, 1, 2, 3, 4, 4, 5, 7, 12)))
    if kind == "pass":
        return float(chance.choice((-6, 0, 0, 0, 5, 8, 11, 16, 24)))
    return float(chance.randint(28, 52))


def _cards(kind: str, chance: random.Random) -> tuple[str, str, str, str]:
    deck = read_deck()
    numbers = sorted(deck.offense, key=lambda card: card.number)
    half = len(numbers) // 2
    play = chance.choice(numbers[half:] if kind == "pass" else numbers[:half])
    common = deck.defense[:3] if kind == "run" else deck.defense[3:]
    formation = chance.choice(common if chance.random() < 0.8 else deck.defense)
    return str(play.number), play.name, formation.letter, formation.name


def example_screen(wishes: Wishes, size: tuple[int, int], side: str = OFFENSE) -> TendenciesScreen:
    """The tendencies of a coach on one side of the ball, in a window of this size."""
    screen = TendenciesScreen(wishes)
    screen.resize(*size)
    screen.show_seen(example_seen())
    game = "pegskin" if side == "formations" else "foto-electric"
    of_game = [seen for seen in example_seen() if seen.row.game == game]
    screen.choose(busiest(of_game)[0], game)
    screen.turn_to(side)
    return screen
