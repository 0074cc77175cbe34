"""Somebody's last games in the lab: what best answers would gain on him, and where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gridlight.cards.model import Deck
from gridlight.kernel.language import figure, filled, tr, trn
from gridlight.present.habits import GAME, habits_of, last_games
from gridlight.present.lab_findings import BAD, EVEN, GOOD, Finding
from gridlight.present.situation import ordinal
from gridlight.present.tendencies import busiest
from gridlight.session.record_book.standings import Name
from gridlight.session.tendencies.count import Seen, coaches

if TYPE_CHECKING:
    from gridlight.coaches.foto.leaks import CardShare, Leak, Leaks, SideLeaks
    from gridlight.coaches.foto.plan import GamePlan

MOST_GAMES = 10
LITTLE, MUCH = 0.02, 0.1
"""Points a snap that nobody will notice, and that everybody should."""
MOST_LEAKS = 6
FEW = 40
"""With fewer snaps on a side a sentence says that this is little."""
ORDINALS = tuple(ordinal(down) for down in (1, 2, 3, 4))
DISTANCES = {"short": tr("short"), "medium": tr("medium"), "long": tr("long")}
NOBODY = tr("No Foto-Electric game is recorded yet. Play one, and what it gives away stands here.")
OTHER_CARDS = tr("{who} has no recorded game with this deck; choose the deck that was played with.")


@dataclass(frozen=True, slots=True)
class CardBar:
    """A card with how often it was laid, and how often it would be at its best."""

    key: str
    name: str
    share: float
    best: float
    spoken: str


@dataclass(frozen=True, slots=True)
class GamesPage:
    """The sheet: `people` can be chosen, `who` is; `empty` says why there is nothing."""

    people: tuple[str, ...] = ()
    who: str = ""
    sentence: str = ""
    findings: tuple[Finding, ...] = ()
    offense: tuple[CardBar, ...] = ()
    defense: tuple[CardBar, ...] = ()
    empty: str = ""


def people_of(seen: Sequence[Seen]) -> tuple[Name, ...]:
    """Everybody with a recorded Foto-Electric game, people first."""
    return coaches(each for each in seen if each.row.game == GAME)


def chosen(people: Sequence[Name], wanted: str) -> Name | None:
    """The one of that name, else the first; None where there is nobody."""
    asked = " ".join(wanted.split()).casefold()
    fitting = [name for name in people if asked and asked in (name.key, name.shown.casefold())]
    return next(iter((*fitting, *people)), None)


def leaks_in(plan: GamePlan, seen: Sequence[Seen], who: Name) -> Leaks:
    """What somebody's last games gave away, as far as they were played with the plan's deck."""
    from gridlight.coaches.foto.leaks import leaks_of

    cards = cards_of(plan.deck)
    own = [each for each in seen if _with(each, cards)]
    games = last_games(own, who, MOST_GAMES)
    count = len({each.row.file for each in games})
    return leaks_of(plan, habits_of(games, who, cards), count)


def cards_of(deck: Deck) -> dict[str, str]:
    """The deck's cards by number and letter."""
    plays = {card.key: card.name for card in deck.offense}
    return plays | {card.key: card.name for card in deck.defense}


def _with(seen: Seen, cards: Mapping[str, str]) -> bool:
    call = seen.call
    return call.call.isdigit() and cards.get(call.call) == call.title


def games_page(plan: GamePlan, seen: Sequence[Seen], wanted: str = "") -> GamesPage:
    """The sheet for the coach who is wanted."""
    people = people_of(seen)
    who = chosen(people, wanted or busiest([each for each in seen if each.row.game == GAME])[0])
    if who is None:
        return GamesPage(empty=NOBODY)
    names = tuple(name.shown for name in people)
    found = leaks_in(plan, seen, who)
    if not found.snaps:
        return GamesPage(names, who.shown, empty=filled(OTHER_CARDS, who=who.shown))
    cards = cards_of(plan.deck)
    return GamesPage(
        names,
        who.shown,
        _sentence(found),
        tuple(_findings(found, cards)),
        _bars(found.offense, cards),
        _bars(found.defense, cards),
    )


def _sentence(found: Leaks) -> str:
    return trn(
        "{snaps} in the last game; best answers gain {points:.1f} points a game.",
        "{snaps} in the last {n} games; best answers gain {points:.1f} points a game.",
        found.games,
        snaps=_snaps(found.snaps),
        points=found.a_game,
    )


def _snaps(count: int) -> str:
    return trn("{n} snap", "{n} snaps", count)


def _findings(found: Leaks, cards: Mapping[str, str]) -> Iterator[Finding]:
    head = tr("WHAT BEST ANSWERS WOULD GAIN")
    yield Finding(
        _games(found.games),
        tr("{size} points", size=figure(found.a_game, ".1f")),
        _tone(found.a_snap),
        head=head,
    )
    for side, words in ((found.offense, tr("With the ball")), (found.defense, tr("On defense"))):
        little = ", " + tr("little is known yet") if side.snaps < FEW else ""
        count = _snaps(side.snaps)
        yield Finding(f"{words}, {count}{little}", a_snap(side.lost), _tone(side.lost))
    head = tr("THE BIGGEST LEAKS")
    for leak in found.biggest[:MOST_LEAKS]:
        yield Finding(
            leak_words(leak), a_snap(leak.lost), _tone(leak.lost), head=head, place=leak.place
        )
        head = ""
    head = tr("CALLED TOO OFTEN")
    for leak in sorted(found.biggest, key=lambda each: -each.snaps * each.card.over)[:MOST_LEAKS]:
        card = leak.card
        words = f"{situation(leak)}: {card.card} {cards.get(card.card, '')}"
        number = tr(
            "{share}, best {best}",
            share=_percent(card.guessed),
            best=_percent(card.best),
        )
        yield Finding(words, number, EVEN, head=head, place=leak.place)
        head = ""
    yield Finding(
        tr("Estimates: what was seen less often is drawn towards the best."),
        head=tr("HOW THIS IS COUNTED"),
    )


def _games(count: int) -> str:
    return trn("In the last game", "A game, over the last {n}", count)


def situation(leak: Leak) -> str:
    """“3rd and long, on defense”."""
    side = tr("with the ball") if leak.side == "offense" else tr("on defense")
    down, distance = ORDINALS[leak.down - 1], DISTANCES[leak.distance]
    return tr("{down} and {distance}, {side}", down=down, distance=distance, side=side)


def leak_words(leak: Leak) -> str:
    """A leak with how often it came up."""
    often = trn("once", "{n} times", leak.snaps)
    return f"{situation(leak)}: {often}"


def a_snap(lost: float) -> str:
    """Points a snap, as a number of the list."""
    return tr("{points:.2f} a snap", points=lost)


def _tone(lost: float) -> str:
    return GOOD if lost < LITTLE else BAD if lost >= MUCH else EVEN


def _bars(side: SideLeaks, cards: Mapping[str, str]) -> tuple[CardBar, ...]:
    return tuple(_bar(card, cards.get(card.card, "")) for card in side.cards)


def _bar(card: CardShare, name: str) -> CardBar:
    said = tr(
        "{card} {name}: laid {share}, at its best {best}",
        card=card.card,
        name=name,
        share=_percent(card.laid),
        best=_percent(card.best),
    )
    return CardBar(card.card, name, card.laid, card.best, said)


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def as_data(found: Leaks, who: Name) -> dict[str, Any]:
    """The same as plain data."""
    return {
        "coach": who.shown,
        "computer": who.computer,
        "games": found.games,
        "snaps": found.snaps,
        "points_a_snap": round(found.a_snap, 4),
        "points_a_game": round(found.a_game, 3),
        **{
            side.side: {
                "snaps": side.snaps,
                "points_a_snap": round(side.lost, 4),
                "cards": [_card_data(card) for card in side.cards],
            }
            for side in (found.offense, found.defense)
        },
        "leaks": [
            {
                "side": leak.side,
                "down": leak.down,
                "distance": leak.distance,
                "snaps": leak.snaps,
                "points_a_snap": round(leak.lost, 4),
                "situation": {
                    "down": leak.place[0],
                    "spot": leak.place[1],
                    "to_go": leak.place[2],
                },
                "overcalled": _card_data(leak.card),
            }
            for leak in found.biggest
        ],
    }


def _card_data(card: CardShare) -> dict[str, Any]:
    return {
        "card": card.card,
        "laid": round(card.laid, 4),
        "estimated": round(card.guessed, 4),
        "best": round(card.best, 4),
    }
