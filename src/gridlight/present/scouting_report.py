"""The scouting report after a game: what the computer knew of its opponent, what it made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.habits import (
    GAME,
    STUDENTS,
    before,
    cards_in,
    habits_of,
    name_of,
    studies,
)
from gridlight.present.lab_games import DISTANCES, ORDINALS
from gridlight.present.situation import plain
from gridlight.present.tendencies_scouting import scouting
from gridlight.session.course import Record
from gridlight.session.journal import PERSON, Header, level_name
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
UNSOLVED = tr(
    "The deck isn’t solved on this machine, so that what it did can’t be worked out here."
)
NOTHING_DONE = tr("It saw nothing that was worth leaving its own best for.")


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
        Chapter(tr("WHAT IT HAD READ"), telling.read()),
        Chapter(tr("WHAT IT HAD LEARNED"), telling.learned()),
        Chapter(tr("WHAT IT DID ABOUT IT"), tuple(telling.done(plan))),
        Chapter(tr("WHAT CAME OF IT"), telling.came()),
    )
    title = tr("{coach} on {who}", coach=telling.coach, who=telling.who.shown)
    shown = tuple(chapter for chapter in chapters if chapter.sentences)
    return ScoutingReport(title, telling.sentence(), shown)


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
        self.coach = level_name(header.seats[seat].kind)
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
            return tr("{coach} didn’t study {who} for this game.", coach=self.coach, who=who)
        if not self._enough:
            return tr("{coach} knew next to nothing of {who}.", coach=self.coach, who=who)
        return trn(
            "{coach} had studied {n} calls of {who}’s.",
            "{coach} had studied {n} calls of {who}’s.",
            len(self.habits),
            coach=self.coach,
            who=who,
        )

    def read(self) -> tuple[str, ...]:
        """How much there was, and whether it was to be made use of."""
        own = sifted(self.earlier, OFFENSE, Situations(), self.who.key)
        other = sifted(self.earlier, DEFENSE, Situations(), self.who.key)
        games = len({each.row.file for each in (*own, *other)})
        who = self.who.shown
        if not games:
            told = tr("No game of {who}’s had been recorded before this one.", who=who)
        else:
            told = trn(
                "{n} game of {who}’s before this one: {offense}, {defense}.",
                "{n} games of {who}’s before this one: {offense}, {defense}.",
                games,
                who=who,
                offense=_with_the_ball(len(self.habits.offense), own),
                defense=_on_defense(len(self.habits.defense), other),
            )
        if self.studies:
            return (told,)
        if self.header.seats[self.seat].kind not in STUDENTS:
            why = tr(
                "{coach} makes no use of such things; a master can be asked to.", coach=self.coach
            )
            return told, why
        why = tr(
            "It made no use of them: “Your habits” was off, and {who} was anybody to it.", who=who
        )
        return told, why

    def learned(self) -> tuple[str, ...]:
        """What stands out of the calls, with the ball and on defense."""
        if not self._enough:
            few = tr(
                "Too little: it takes {count} plays in one situation before a scout says much.",
                count=LEAST,
            )
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

        return tr(
            "All this on a leash: whatever was laid against it, it couldn’t lose more than"
            " {points:.2f} points a snap by it. With the clock running out it played as ever.",
            points=LEASH,
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
        if on_defense:
            head = tr("Against {who}’s {situation}", who=self.who.shown, situation=where)
        else:
            head = tr("With the ball on {situation}", situation=where)
        words = tr(
            "{where} it laid the {card}, {title}, {now:.0f} % of the time instead of"
            " {usual:.0f} %; that was to gain {gained:.2f} points a snap and risked {risked:.2f}.",
            where=head,
            card=card,
            title=self.cards.get(card, ""),
            now=100 * float(now[at]),
            usual=100 * float(usual[at]),
            gained=bent.gained,
            risked=max(0.0, bent.risked),
        )
        return bent.gained, words

    def came(self) -> tuple[str, ...]:
        """This game's gains beside those before it."""
        told = []
        for side in (self.seat.other, self.seat):
            now = [c.yards for c in self.calls if c.side is side and c.kind in FROM_SCRIMMAGE]
            if not now:
                continue
            own = OFFENSE if side is self.seat.other else DEFENSE
            words = self._made(side, _mean(now))
            seen = sifted(self.earlier, own, Situations(), self.who.key)
            then = [each.call.yards for each in seen]
            if len(then) >= LEAST:
                words += ", " + tr("{yards} in the games before", yards=_mean(then))
            told.append(f"{words}.")
        return tuple(told)

    def _made(self, side: Seat, yards: str) -> str:
        who = self.who.shown
        if side is self.seat.other:
            return tr("{who} made {yards} yards a play", who=who, yards=yards)
        return tr(
            "{coach} made {yards} yards a play against {who}",
            coach=self.coach,
            yards=yards,
            who=who,
        )


def _with_the_ball(plays: int, seen: Sequence[Seen]) -> str:
    if not seen:
        return trn("{n} plays with the ball", "{n} plays with the ball", plays)
    return trn(
        "{n} plays with the ball for {yards} yards each",
        "{n} plays with the ball for {yards} yards each",
        plays,
        yards=_mean([each.call.yards for each in seen]),
    )


def _on_defense(plays: int, seen: Sequence[Seen]) -> str:
    if not seen:
        return trn("{n} on defense", "{n} on defense", plays)
    return trn(
        "{n} on defense that gave up {yards} yards each",
        "{n} on defense that gave up {yards} yards each",
        plays,
        yards=_mean([each.call.yards for each in seen]),
    )


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
    if laid.down == 1:
        return tr("{ordinal} down", ordinal=down)
    return tr("{down} and {distance}", down=down, distance=DISTANCES[distance(laid.to_go)])
