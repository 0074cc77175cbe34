"""The coin at any table: who calls it, what is said while it is in the air, who won it."""

from __future__ import annotations

from gridlight.football import events as told
from gridlight.kernel.dice import Face, Roll
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.situation import Names, capital
from gridlight.present.throws import face_words, throw_words
from gridlight.session.course import Record
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.spin import Chance

COIN = "coin toss"


def coin_beats(record: Record, names: Names) -> tuple[Beat, ...]:
    """The toss of a step, if it has one that nobody has seen at the table yet."""
    roll = next((roll for roll in record.rolls if roll.purpose == COIN), None)
    toss = next((event for event in record.events if event.name == told.TOSS), None)
    if roll is None or toss is None or record.hand:
        return ()
    chance = _coin(roll, toss, names, str(record.n))
    return (Beat(call_words(record, Seat.VISITORS, names), chance=chance),)


def _coin(roll: Roll, toss: Event, names: Names, seed: str) -> Chance:
    return Chance(
        title=capital(throw_words(COIN)),
        who=calling(Seat.VISITORS, names),
        side=SIDES[Seat.VISITORS],
        faces=(Face("heads"), Face("tails")),
        label=roll.label,
        words=toss_words(toss, names),
        seed=seed,
    )


def calling(side: Seat, names: Names) -> str:
    """Whose call the toss is, as a tag on its card."""
    return trn("{team} calls", "{team} call", names.count(side), team=names.of(side)).upper()


def call_words(record: Record, side: Seat, names: Names) -> str:
    """What was called, while the coin is in the air."""
    called = (record.words or "").removeprefix("call ")
    return trn(
        "Coin toss. {team} calls {called}.",
        "Coin toss. {team} call {called}.",
        names.count(side),
        team=names.of(side),
        called=face_words(called),
    )


def toss_words(toss: Event, names: Names) -> str:
    """What the coin shows, and who won it."""
    return trn(
        "{coin}: {team} wins the toss",
        "{coin}: {team} win the toss",
        names.count(toss["side"]),
        coin=capital(face_words(toss["shown"])),
        team=names.of(toss["side"]),
    )


def verdict_words(winner: Seat | None, names: Names) -> str:
    """Who won the game, or that nobody did."""
    if winner is None:
        return tr("A tie")
    return trn("{team} wins", "{team} win", names.count(winner), team=names.of(winner))
