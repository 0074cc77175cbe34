"""Games with the players' own boards, told in a few words."""

from __future__ import annotations

from typing import Any

from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.game import Seat, Step
from gridlight.session.games import GAMES
from gridlight.session.registry import AnyGame


def told_game(name: str, **given: Any) -> AnyGame:
    """The rules of a game with an own board."""
    entry = GAMES.get(name)
    settings = entry.read_settings({**given, "boards": "own"}, "settings")
    return entry.build(settings, entry.all_tables(settings))


class Desk:
    """A game at a position, and what is said of it, each with the dice that fall."""

    def __init__(self, name: str, position: dict[str, Any], **given: Any) -> None:
        self.game = told_game(name, **given)
        self.state = self.game.from_position(position)
        self.events: list[str] = []

    def say(self, words: str, *rolls: str) -> dict[str, Any]:
        """Say something for whoever it is to; the public state after it."""
        seat = self.game.to_act(self.state)[0]
        dice = ScriptedDice(rolls)
        step: Step[Any] = self.game.apply(self.state, {seat: self.game.parse(words)}, dice)
        assert not dice.left
        self.state = step.state
        self.events += [event.name for event in step.events]
        return self.game.describe(self.state)

    def can_say(self, words: str, seat: Seat | None = None) -> bool:
        """Whether it may be said."""
        who = seat or self.game.to_act(self.state)[0]
        return self.game.parse(words) in self.game.legal(self.state, who)
