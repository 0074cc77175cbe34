"""The scouting report after a game: what the computer knew of its opponent, what it made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridlight.kernel.game import Seat
from gridlight.present.habits import (
    GAME,
    STUDENTS,
    before,
    cards_in,
    habits_of,
    name_of,
    studies,
)
from gridlight.present.lab_games import ORDINALS
from gridlight.present.situation import plain
from gridlight.present.tendencies_scouting import scouting
from gridlight.session.course import Record
from gridlight.session.journal import PERSON, Header
from gridlight.session.record_book.rows import Row, Side, Stamp
from gridlight.session.record_book.standings import Name
from gridlight.session.tendencies.calls import FROM_SCRIMMAGE, Call, calls_of
from gridlight.session.tendencies.count import DEFENSE, OFFENSE, Seen, Situations, sifted

if TYPE_CHECKING:
    from gridlight.coaches.foto.habits import Habits, Laid
    from gridlight.coaches.foto.plan import GamePlan, Place
    from gridlight.coaches.foto.studying import Bent

LEAST = 8
"""So many calls on a side before the report calls it enough."""
MOST = 4
"""So many situations at most in which it tells what was done."""
SHIFT = 0.03
"""The share by which a card must be laid more often to be worth a word."""
UNSOLVED = "The deck isn’t solved on this machine, so that what it did can’t be worked out here."
NOTHING_DONE = "It saw nothing that was worth leaving its own best for."


@dataclass(frozen=True, slots=True)
class Chapter:
    """A head and the sentences under it."""

    head: str
    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoutingReport:
    """The report: in one `sentence`, and chapter by chapter."""

    title: str
    sentence: str
    chapters: tuple[Chapter, ...]

    @property
    def text(self) -> str:
        """All of it, a line for each head and sentence."""
        lines = [self.title]
        for chapter in self.chapters:
            lines += ["", chapter.head, *(f"  {sentence}" for sentence in chapter.sentences)]
        return "\n".join(lines)


def scout_of(header: Header) -> Seat | None:
    """The computer's seat in a Foto-Electric game against a person; None where there is none."""
    coached = [seat for seat in Seat if header.seats[seat].kind != PERSON]
    return coached[0] if header.game == GAME and len(coached) == 1 else None


def scouting_report(
    header: Header, history: Sequence[Record], seen: Sequence[Seen], plan: GamePlan | None
) -> ScoutingReport:
    """What the computer of a game against a person knew, did, and what came of it.

    `seen` are all recorded calls; those of later games are left aside. `plan` is the deck's, if
    it is solved. `ValueError` for a game without a computer against a person.
    """
    seat = scout_of(header)
    if seat is None:
        raise ValueError(header.game)
    telling = _Telling(header, seat, before(seen, header), calls_of(header, history))
    chapters = (
        Chapter("WHAT IT HAD READ", telling.read()),
        Chapter("WHAT IT HAD LEARNED", telling.learned()),
        Chapter("WHAT IT DID ABOUT IT", tuple(telling.done(plan))),
        Chapter("WHAT CAME OF IT", telling.came()),
    )
    shown = tuple(chapter for chapter in chapters if chapter.sentences)
    return ScoutingReport(f"{telling.coach} on {telling.who.shown}", telling.sentence(), shown)


def plan_of(header: Header) -> GamePlan | None:
    """What is known of a game's deck; None where it isn't solved on this machine."""
    from gridlight.cards.decks import load_record
    from gridlight.cards.spinners import spinners_from
    from gridlight.coaches.foto.plan import GamePlan
    from gridlight.coaches.foto.solution import known_solution

    deck = load_record(header.tables.get("deck"), "deck")
    spinners = spinners_from(header.tables.get("spinners"), "spinners")
    collegiate = bool(header.settings.get("collegiate_try"))
    known = known_solution(deck, spinners, collegiate=collegiate)
    return None if known is None else GamePlan(deck, spinners, known, collegiate=collegiate)


class _Telling:
    """The report being written: the computer in `seat`, and everything called before and in it."""

    def __init__(
        self, header: Header, seat: Seat, earlier: tuple[Seen, ...], calls: Sequence[Call]
    ) -> None:
        self.header, self.seat, self.earlier, self.calls = header, seat, earlier, calls
        self.studies = studies(header, seat)
        self.who: Name = name_of(header, seat.other)
        self.coach = header.seats[seat].kind.capitalize()
        deck = header.tables.get("deck")
        self.cards = cards_in(deck if isinstance(deck, dict) else {})
        self.habits: Habits = habits_of(earlier, self.who, self.cards)

    @property
    def _enough(self) -> bool:
        return max(len(self.habits.offense), len(self.habits.defense)) >= LEAST

    def sentence(self) -> str:
        """The report in one sentence."""
        who = self.who.shown
        if not self.studies:
            return f"{self.coach} didn’t study {who} for this game."
        if not self._enough:
            return f"{self.coach} knew next to nothing of {who}."
        return f"{self.coach} had studied {len(self.habits)} calls of {who}’s."

    def read(self) -> tuple[str, ...]:
        """How much there was, and whether it was to be made use of."""
        own = sifted(self.earlier, OFFENSE, Situations(), self.who.key)
        other = sifted(self.earlier, DEFENSE, Situations(), self.who.key)
        games = len({each.row.file for each in (*own, *other)})
        who = self.who.shown
        if not games:
            told = f"No game of {who}’s had been recorded before this one."
        else:
            count = "1 game" if games == 1 else f"{games} games"
            told = (
                f"{count} of {who}’s before this one: {len(self.habits.offense)} plays with the"
                f" ball{_gained(own, 'for')}, {len(self.habits.defense)} on defense"
                f"{_gained(other, 'that gave up')}."
            )
        if self.studies:
            return (told,)
        if self.header.seats[self.seat].kind not in STUDENTS:
            return told, f"{self.coach} makes no use of such things; a master can be asked to."
        return told, f"It made no use of them: “Your habits” was off, and {who} was anybody to it."

    def learned(self) -> tuple[str, ...]:
        """What stands out of the calls, with the ball and on defense."""
        if not self._enough:
            few = f"Too little: it takes {LEAST} plays in one situation before a scout says much."
            return (few,)
        told: list[str] = []
        for side in (OFFENSE, DEFENSE):
            told += scouting(self.earlier, side, Situations(), self.who, GAME)
        return tuple(told)

    def done(self, plan: GamePlan | None) -> Iterator[str]:
        """How the computer played otherwise than at its best, where that was most."""
        if not self.studies or not self.habits:
            return
        if plan is None:
            yield UNSOLVED
            return
        from gridlight.coaches.foto.studying import Opposition

        known = Opposition(plan, self.habits)
        now = habits_of(_in_this(self.header, self.calls), self.who, self.cards)
        told = [
            (*self._shift(plan, known.guard, laid, on_defense=True), len(laid))
            for laid in _groups(now.offense or self.habits.offense)
        ] + [
            (*self._shift(plan, known.attack, laid, on_defense=False), len(laid))
            for laid in _groups(now.defense or self.habits.defense)
        ]
        told = [each for each in told if each[1]]
        yield from (words for _, words, _ in sorted(told, key=lambda e: -e[0] * e[2])[:MOST])
        if not told:
            yield NOTHING_DONE
        yield self._leash()

    def _leash(self) -> str:
        from gridlight.coaches.foto.leash import LEASH

        return (
            f"All this on a leash: whatever was laid against it, it couldn’t lose more than"
            f" {LEASH:.2f} points a snap by it. With the clock running out it played as ever."
        )

    def _shift(
        self,
        plan: GamePlan,
        ask: Callable[[Place], Bent],
        laid: Sequence[Laid],
        *,
        on_defense: bool,
    ) -> tuple[float, str]:
        """What was to be gained, and the sentence; empty where it did as against anybody."""
        place = Counter(each.place for each in laid).most_common(1)[0][0]
        bent = ask(place)
        even, play = plan.snap(place), bent.play
        cards = plan.formations if on_defense else plan.plays
        usual = even.formation if on_defense else even.offense.sum(axis=1)
        now = play.formation if on_defense else play.offense.sum(axis=1)
        more = [float(b - a) for a, b in zip(usual, now, strict=True)]
        at = max(range(len(more)), key=more.__getitem__)
        if more[at] < SHIFT:
            return 0.0, ""
        card = cards[at]
        where = _where(laid[0])
        head = f"Against {self.who.shown}’s {where}" if on_defense else f"With the ball on {where}"
        words = (
            f"{head} it laid the {card}, {self.cards.get(card, '')}, {100 * float(now[at]):.0f} %"
            f" of the time instead of {100 * float(usual[at]):.0f} %; that was to gain"
            f" {bent.gained:.2f} points a snap and risked {max(0.0, bent.risked):.2f}."
        )
        return bent.gained, words

    def came(self) -> tuple[str, ...]:
        """This game's gains beside those before it."""
        who, other = self.who.shown, self.coach
        told = []
        for side, words in (
            (self.seat.other, f"{who} made {{now}} yards a play{{before}}."),
            (self.seat, f"{other} made {{now}} yards a play against {who}{{before}}."),
        ):
            now = [c.yards for c in self.calls if c.side is side and c.kind in FROM_SCRIMMAGE]
            if not now:
                continue
            own = OFFENSE if side is self.seat.other else DEFENSE
            seen = sifted(self.earlier, own, Situations(), self.who.key)
            then = [each.call.yards for each in seen]
            earlier = f", {_mean(then)} in the games before" if len(then) >= LEAST else ""
            told.append(words.format(now=_mean(now), before=earlier))
        return tuple(told)


def _gained(seen: Sequence[Seen], verb: str) -> str:
    yards = [each.call.yards for each in seen]
    return f" {verb} {_mean(yards)} yards each" if yards else ""


def _mean(yards: Sequence[float]) -> str:
    return plain(round(sum(yards) / len(yards), 1))


def _in_this(header: Header, calls: Sequence[Call]) -> tuple[Seen, ...]:
    """This game's calls, as if they stood in the record book."""
    home, visitors = (Side(header.seats[seat].name, header.seats[seat].kind) for seat in Seat)
    row = Row("", Stamp(0, 0), header.title, header.game, home, visitors, header.created)
    return tuple(Seen(row, call) for call in calls)


def _groups(laid: Sequence[Laid]) -> list[list[Laid]]:
    """The calls by down and distance."""
    from gridlight.coaches.foto.habits import distance

    found: dict[tuple[int, str], list[Laid]] = {}
    for each in laid:
        found.setdefault((each.down, distance(each.to_go)), []).append(each)
    return list(found.values())


def _where(laid: Laid) -> str:
    from gridlight.coaches.foto.habits import distance

    down = ORDINALS[laid.down - 1]
    return f"{down} down" if laid.down == 1 else f"{down} and {distance(laid.to_go)}"
