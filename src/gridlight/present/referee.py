"""The referee's desk as frozen values: what can be told, the spot being told, what it means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from gridlight.football import field
from gridlight.football.situation import Situation, dead_ball
from gridlight.games.foto_electric.phases import Phase
from gridlight.kernel.dice import RollNeeded, ScriptedDice
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TELL, move
from gridlight.present.foto import FieldModel, Status
from gridlight.present.foto import field as field_model
from gridlight.present.penalty_system import (
    game_rules,
    game_state,
    game_view,
    open_choice,
    question,
)
from gridlight.present.referee_says import (
    CARDS,
    CHOICES,
    FLAG,
    FLAGGED,
    PLACES,
    QUESTIONS,
    SAYINGS,
    Group,
    Saying,
)
from gridlight.present.situation import Names, capital, position, short_spot, signed, spot_for
from gridlight.present.spots import spot_alone
from gridlight.present.telling import telling_of
from gridlight.present.throws import throw_words
from gridlight.session.table import Table

_PLAY_IT = {
    "foto-electric": tr("Play it on your light box, then tell what happened."),
    "all-pro": tr("Play it on your board, then tell what happened."),
    "pegskin": tr("Play it on your board, then tell what happened."),
}
_SETTLED: dict[str, Callable[[str], str]] = {
    "caught": lambda spot: tr("caught at {spot}", spot=spot),
    "fumble": lambda spot: tr("fumble at {spot}", spot=spot),
    "intercepted": lambda spot: tr("intercepted at {spot}", spot=spot),
    "recovered": lambda spot: tr("recovered at {spot}", spot=spot),
    "lost": lambda spot: tr("lost at {spot}", spot=spot),
}
STRIPES = 5
DEEP = 10
"""Yards in the end zones that a spot may be told in."""


def groups(table: Table, names: Names) -> tuple[Group, ...]:
    """What can be said at a table now, as buttons; nothing once the game is over."""
    if not table.to_act:
        return ()
    view = table.view(None)
    if open_choice(view) is not None:
        asked = question(view, names)
        answers = tuple(
            Saying(each.label, key, move=each.move, note=each.outcome)
            for each, key in zip(asked.answers, "ADTK", strict=False)
        )
        return (Group(capital(asked.flag), answers),)
    legal = {table.game.words(each) for each in table.legal(table.to_act[0])}
    phase = str(table.described()["phase"])
    told = SAYINGS.get((table.header.game, phase))
    if told is None:
        return (Group(QUESTIONS.get(phase, ""), _plain(legal, table, names)),)
    return tuple(group for group in (_able(group, legal) for group in told) if group.sayings)


def _plain(legal: set[str], table: Table, names: Names) -> tuple[Saying, ...]:
    found = [words for words in CHOICES if words in legal]
    said = tuple(Saying(*CHOICES[words], move=words) for words in found)
    view = game_view(table.view(None))
    if table.header.game != "all-pro" or view.penalty is None:
        return said
    from gridlight.present.all_pro_penalty import outcomes

    notes = outcomes(view.state, game_rules(table.game).rules, names)
    return tuple(replace(each, note=note) for each, note in zip(said, notes, strict=True))


def _able(group: Group, legal: set[str]) -> Group:
    """The buttons that may be pressed here; a kick that can't be tried now is left out."""
    return replace(group, sayings=tuple(each for each in group.sayings if _told(each, legal)))


def _told(saying: Saying, legal: set[str]) -> bool:
    """Whether its move is on offer, or a play of its kind is."""
    if saying.move in legal:
        return True
    if saying.kind in (CARDS, FLAG):
        return True
    kind = saying.kind or " ".join(saying.move.split()[1:2])
    told = not saying.move or saying.move.startswith(TELL)
    return told and any(words.startswith(f"{TELL} {kind} ") for words in legal)


def card_groups(table: Table, chosen: tuple[str, ...]) -> tuple[Group, ...]:
    """What is asked of the cards that lay on somebody's own light box, after what is known."""
    from gridlight.cards.decks import load_record

    deck = load_record(table.header.tables.get("deck"), "deck")
    if not chosen:
        plays = [
            Saying(str(card.number), PLAY_KEYS[i], move=str(card.number), note=card.name)
            for i, card in enumerate(deck.offense)
        ]
        half = -(-len(plays) // 2)
        return Group(tr("PLAY", "a card of the offense"), tuple(plays[:half])), Group(
            "", tuple(plays[half:])
        )
    if len(chosen) == 1:
        cards = (
            Saying(card.letter, card.letter, move=card.letter, note=card.name)
            for card in deck.defense
        )
        return (Group(tr("WHICH FORMATION?"), tuple(cards)),)
    whose = "offense" if len(chosen) == 2 else "defense"
    places = (Saying(words, key, move=place) for place, words, key in PLACES[whose])
    if whose == "offense":
        asked = tr("WHERE LAY PLAY {card}?", card=chosen[0])
    else:
        asked = tr("WHERE LAY FORMATION {card}?", card=chosen[1])
    return (Group(asked, tuple(places)),)


PLAY_KEYS = "123456789ABC"
CARDS_TOLD = 4
"""Two cards and two places tell a play."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A play being told: what is said, and the numbers given so far, the last still moving.

    Numbers are yards from the line of scrimmage, or spots where the board has stripes. `flag`
    is a foul that was seen in it.
    """

    saying: Saying
    line: float
    side: Seat
    stripes: bool
    numbers: tuple[int, ...] = ()
    flag: str = ""

    @property
    def step(self) -> int:
        """What one press of an arrow is worth."""
        return STRIPES if self.stripes else 1

    @property
    def asking(self) -> str:
        """What is asked now, after what is settled."""
        ask = self.saying.where[len(self.numbers) - 1].ask
        before = self.settled
        return f"{before}. {ask}" if before else ask

    @property
    def settled(self) -> str:
        """The spots given before this one, in few words."""
        given = zip(self.saying.where, self.numbers[:-1], strict=False)
        said = (_SETTLED[each.what](short_spot(self.spot_of(n), Names())) for each, n in given)
        return capital(", ".join(said))

    @property
    def last(self) -> bool:
        """Whether nothing is asked after this."""
        return len(self.numbers) == len(self.saying.where)

    @property
    def spot(self) -> float:
        """The spot being told, in yards from the home goal line."""
        return self.spot_of(self.numbers[-1])

    @property
    def words(self) -> str:
        """The move as it stands; spots that are still to come are where this one is."""
        left = len(self.saying.where) - len(self.numbers)
        words = self.saying.words((*self.numbers, *(self.numbers[-1:] * left)))
        return with_flag(words, self.flag)

    @property
    def foul(self) -> str:
        """The clause of a flag, where that is what is told."""
        return " ".join(self.words.split()[2:])

    def spot_of(self, number: int) -> float:
        """The spot that a number says."""
        return number if self.stripes else field.forward(self.side, self.line, number)

    def gain(self) -> float:
        """Yards from the line to the spot."""
        return field.gain(self.side, self.line, self.spot)

    def moved(self, forward: int) -> Draft:
        """So many yards on, as the offense goes."""
        way = field.direction(self.side) if self.stripes else 1
        return self.at(self.numbers[-1] + way * forward)

    def at(self, number: int) -> Draft:
        """The same with another number, on the field."""
        spot = min(max(self.spot_of(number), -DEEP), field.LENGTH + DEEP)
        kept = int(spot) if self.stripes else round(field.gain(self.side, self.line, spot))
        return replace(self, numbers=(*self.numbers[:-1], kept))

    def on(self, spot: float) -> Draft:
        """The same on the spot nearest to one pointed at."""
        if self.stripes:
            return self.at(STRIPES * round(spot / STRIPES))
        return self.at(round(field.gain(self.side, self.line, spot)))

    def by_gain(self, yards: int) -> Draft:
        """The same with a gain that was typed."""
        if not self.stripes:
            return self.at(yards)
        return self.on(field.forward(self.side, self.line, yards))

    def next(self) -> Draft:
        """The next spot is asked, beginning where this one was."""
        return replace(self, numbers=(*self.numbers, self.numbers[-1]))

    def back(self) -> Draft | None:
        """The spot before; None before the first."""
        return replace(self, numbers=self.numbers[:-1]) if len(self.numbers) > 1 else None


def with_flag(words: str, flag: str) -> str:
    """The words of a play in which a foul was seen."""
    parts = words.split()
    if not flag or parts[:1] != [TELL] or parts[1] not in FLAGGED:
        return words
    return " ".join((*parts[:2], flag, *parts[2:]))


def draft(table: Table, saying: Saying, flag: str = "") -> Draft:
    """A play begins to be told, its first spot at the ball or where a kick came down."""
    view = game_view(table.view(None))
    stripes = table.header.game == "all-pro"
    side, line = view.situation.possession, view.situation.spot
    start = line
    if saying.kind == "return" or (saying.kind == FLAG and str(view.phase) == "return-moves"):
        side, line = view.offense, view.play.since
        start = line
    elif saying.kind == "kickoff":
        start = field.forward(side, line, 35)
    elif saying.where[0].what == "landed":
        start = field.forward(side, line, 40)
    made = Draft(saying, line, side, stripes, (0,), flag)
    return made.on(start)


@dataclass(frozen=True, slots=True)
class Told:
    """A draft in words: the number large, where that is, and what would come of it.

    `why_not` says why it can't be entered as it is.
    """

    number: str
    where: str
    after: str
    why_not: str = ""


def told(table: Table, drawn: Draft, names: Names) -> Told:
    """What a draft says."""
    gain = drawn.gain()
    number = signed(gain) if gain else "0"
    where = capital(spot_alone(drawn.side, drawn.spot, names))
    if not drawn.last or drawn.saying.kind == FLAG:
        return Told(number, where, "")
    after, why_not = preview(table, drawn.words, names)
    return Told(number, where, after, why_not)


def preview(table: Table, words: str, names: Names) -> tuple[str, str]:
    """What a move would lead to in words, or why it can't be made."""
    game, state = game_rules(table.game), game_state(table.state)
    seat = table.to_act[0]
    try:
        step = game.apply(state, {seat: move(words)}, ScriptedDice(()))
    except RollNeeded as needed:
        purpose = throw_words(needed.throw.purpose)
        return tr("Then the {purpose} is spun or rolled.", purpose=purpose), ""
    except IllegalMove as refused:
        return "", capital(refused.reason)
    return _after(game.view(step.state, None), step.events, names), ""


def _after(view: Any, events: Any, names: Names) -> str:
    told_of = {event.name: event for event in events}
    if "touchdown" in told_of:
        return tr("Touchdown {team}!", team=names.of(told_of["touchdown"]["side"]))
    if "safety" in told_of:
        team = names.of(told_of["safety"]["side"])
        return tr("Safety! 2 points for {team}.", team=team)
    situation = view.situation
    if situation.down and str(view.phase) not in _NEXT:
        return f"{names.ball(situation.possession)}, {position(situation, names)}."
    return _NEXT.get(str(view.phase), "")


_NEXT = {
    "return-moves": tr("The kick is brought back."),
    "penalty-choice": tr("A flag: the penalty is taken or declined."),
}


def status(table: Table, names: Names) -> Status:
    """What is going on, and what is to be told or chosen."""
    game, view = table.header.game, table.view(None)
    said = telling_of(game).status(view, names, None)
    phase = str(table.described()["phase"])
    if open_choice(view) is not None or (game, phase) not in SAYINGS:
        return said
    own = game_view(view)
    where = said.where
    if phase == "return-moves":
        where = tr(
            "The kick came down at {spot}.",
            spot=spot_for(own.offense, own.play.since, names),
        )
    ask = _PLAY_IT[game]
    if phase == "try-choice":
        ask = tr("Kick, or play it and tell whether it was good.")
    return Status(said.team, where, ask, "")


@dataclass(frozen=True, slots=True)
class _OnField:
    """What a field's model needs to know of a view, whatever the game."""

    situation: Situation
    over: bool
    phase: Phase


def field_of(table: Table) -> FieldModel:
    """Ball, line to gain and drive of any game."""
    view = game_view(table.view(None))
    waiting = str(view.phase) in (Phase.COIN_TOSS, Phase.KICK_OR_RECEIVE)
    phase = Phase.COIN_TOSS if waiting else Phase.SCRIMMAGE_CALL
    situation = view.situation
    if str(view.phase) == "return-moves":  # the ball lies where the kick came down
        situation = dead_ball(view.offense, view.play.since)
    seen: Any = _OnField(situation, view.over, phase)
    return field_model(seen, table.history)


ROOM = 6
SHORT = 3
"""Letters of a team's name that fit into an end zone, and of one that doesn't."""


def short_names(names: Names) -> Names:
    """The teams' names as they fit into the end zones of a narrow field."""
    home, visitors = (
        name if len(name) <= ROOM else name[:SHORT] for name in (names.home, names.visitors)
    )
    return replace(names, home=home, visitors=visitors)
