"""The laws that no game of All-Pro may break, and random games that are held to them.

`python tests/helpers/all_pro_laws.py 2000` plays so many games over all settings and prints
what was checked; the suite plays a few of them.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from gridlight.football.events import SCORING
from gridlight.games.all_pro import lineups
from gridlight.games.all_pro.actions import VERBS
from gridlight.games.all_pro.game import BARE_FLAG, AllPro
from gridlight.games.all_pro.phases import BEFORE_THE_TOSS, IN_PLAY, MOVING, SETUPS, Phase
from gridlight.games.all_pro.state import ELEVEN, AllProState
from gridlight.kernel.dice import RandomDice, ScriptedDice
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.grid import ALL_WAYS, Square, distance, name_of, onward
from gridlight.kernel.moves import Move, move
from helpers.all_pro import all_pro
from helpers.mirrors import mirrored, mirrored_move, mirrored_words

ELEVEN_MEN = Counter({(side, kind): count for side in Seat for kind, count in ELEVEN.items()})
CHOICES: dict[str, tuple[Any, ...]] = {
    "officiating": ("prevent", "referee", "call-it"),
    "fumble_percent": (0, 1, 8, 40),
    "steady_hand": (False, False, True),
    "sudden_death": (False, False, False, True),
    "take_back": (False, True),
    "step_out": (False, True),
    "columns": (11, 15, 21),
    "plays_per_quarter": (1, 1, 1, 1, 1, 2),
}
CALLS = ("done", "done", "done", "pass", "lateral", "punt", "field-goal")
TRIES = 14
CITES = re.compile(r"\((AP|FB)-P?\d+")
LONGEST = 40_000


Script = list[tuple[Seat, str, tuple[str, ...]]]
"""A record: who, which words, which dice."""


class Broken(AssertionError):
    """A law was broken."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A step: whose, which move, the dice that fell, what it led to."""

    seat: Seat
    move: Move
    rolls: tuple[str, ...]
    step: Step[AllProState]


def must(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def check_points(before: AllProState, step: Step[AllProState]) -> None:
    """The score changes by scoring events alone."""
    made: Counter[Seat] = Counter()
    for told in step.events:
        if told.get("points"):
            must(told.name in SCORING, f"{told.name} bears points")
            made[Seat(told["side"])] += told["points"]
    for side in Seat:
        grown = step.state.score.of(side) - before.score.of(side)
        must(grown == made[side], f"the score of {side} grew by {grown}, told {made[side]}")
        must(step.state.score.of(side) >= 0, "a score below 0")


def check_men(game: AllPro, state: AllProState) -> None:
    """Eleven men a side, each on one square of the board, nobody on another man's."""
    board = state.board
    for men in (board.men, board.blocks):
        must(len({man.at for man in men}) == len(men), "two on one square")
        must(all(man.at in game.settings.grid for man in men), "off the board")
    pairs = [man for block in board.blocks for man in (block.top, block.under)]
    must(all(b.top.side is not b.under.side for b in board.blocks), "blocked his own")
    must(all(b.top.at == b.under.at for b in board.blocks), "a pair apart")
    everybody = Counter((man.side, man.kind) for man in (*board.men, *pairs))
    full = state.phase in IN_PLAY or state.phase in (Phase.SNAP, Phase.KICKOFF)
    must(everybody <= ELEVEN_MEN, "a man too many")
    if full and state.phase is not Phase.PENALTY_CHOICE:
        must(everybody == ELEVEN_MEN, "a man too few")
    for man in board.men:
        on = game.ground(state).blocks.get(man.at)
        must(on is None or on.top.side is man.side, "on an opponent's blocker")


def check_ball(state: AllProState) -> None:
    """One ball in one place: with one man of the offense, or on a square of its own."""
    board = state.board
    must(board.carrier is None or board.loose is None, "two balls")
    if state.phase not in IN_PLAY or state.phase is Phase.PENALTY_CHOICE:
        return
    must(board.ball is not None, "no ball")
    holders = [man for man in board.men if man.at == board.ball]
    if board.carrier is not None:
        must([man.side for man in holders] == [state.offense], "the ball with the wrong man")
    else:
        must(not holders, "somebody stands on the ball")
        must(board.loose not in {block.at for block in board.blocks}, "a pair on the ball")


def check_turns(before: AllProState, after: AllProState) -> None:
    """Three moves a turn; nobody stays on his own blocker (AP-10)."""
    must(0 <= after.moves_left <= 3, "moves left")
    goes_on = after.phase in IN_PLAY - {Phase.PENALTY_CHOICE}
    if before.decider is not after.decider and goes_on:
        taken = {block.at for block in after.board.blocks}
        must(not any(man.at in taken for man in after.board.men), "left on his blocker")


def check_clock(before: AllProState, step: Step[AllProState]) -> None:
    """The clock never goes back, but where a flag takes a play back (AP-47)."""
    then, now = ((s.clock.quarter, s.clock.plays) for s in (before, step.state))
    again = any(told.name == "penalty-accepted" for told in step.events)
    must(now >= then or again, "the clock went back")
    must(now[0] - then[0] <= 1, "a quarter was skipped")
    must(now[1] - then[1] <= 1, "two plays at once")


def check_offers(game: AllPro, state: AllProState) -> int:
    """Every move that is listed, counted or asked about is taken; how many there were."""
    count = 0
    for seat in Seat:
        offers = game.legal(state, seat)
        listed = list(offers)
        must(len(listed) == len(offers) == len(set(listed)), "the count of offers")
        for each in listed:
            must(each in offers, f"{each} is listed and not on offer")
            take(game, state, seat, each)
        if seat is state.decider and state.phase in MOVING:
            brute = {each for each in _single_steps(game, state, seat) if each in offers}
            must(brute == {e for e in listed if e.verb == "move"}, "steps that aren't listed")
        count += len(listed)
    return count


def _single_steps(game: AllPro, state: AllProState, seat: Seat) -> Iterator[Move]:
    for man in game.ground(state).of(seat):
        for way in ALL_WAYS:
            end = onward(man.at, way)
            if end in game.settings.grid:
                yield Move("move", (name_of(man.at), name_of(end)))


def take(game: AllPro, state: AllProState, seat: Seat, said: Move) -> None:
    """A move on offer is taken."""
    try:
        game.apply(state, {seat: said}, RandomDice(f"{said}"))
    except IllegalMove as error:
        raise Broken(f"{said} is on offer and refused: {error.reason}") from error


def check_strangers(game: AllPro, state: AllProState, stream: random.Random) -> Counter[str]:
    """Moves said at random: those on offer are taken, others refused by a rule."""
    counts: Counter[str] = Counter()
    for _ in range(12):
        seat, said = stream.choice(list(Seat)), _any_move(game, state, stream)
        if said == BARE_FLAG:
            continue
        if said in game.legal(state, seat):
            take(game, state, seat, said)
            counts["unlisted moves taken"] += 1
            continue
        try:
            game.apply(state, {seat: said}, ScriptedDice(()))
        except IllegalMove as error:
            reason = error.reason
            must(reason.endswith(".") and ". " not in reason, f"no sentence: {reason}")
            must(CITES.search(reason) is not None, f"no ruling: {reason}")
            counts["refusals"] += 1
        else:
            raise Broken(f"{said} isn't on offer and was taken")
    return counts


def _any_move(game: AllPro, state: AllProState, stream: random.Random) -> Move:
    at = [man.at for man in state.board.men] or [(7, 9)]
    if stream.random() < 0.6 and state.board.men:
        walk = [stream.choice(at)]
        for _ in range(stream.randrange(1, 5)):
            walk.append(onward(walk[-1], stream.choice(ALL_WAYS)))
        named = [name_of(each) for each in walk if each[0] >= 0 and each[1] >= 0]
        return Move("move", tuple(named))
    verb = stream.choice(sorted(VERBS))
    squares = [name_of(stream.choice(at)) for _ in range(stream.randrange(3))]
    words = [*squares, *stream.sample(["3", "drop", "heads", "kick", "home", "die", "z99"], 1)]
    return Move(verb, tuple(words[: stream.randrange(len(words) + 1)]))


def check_take_back(game: AllPro, before: AllProState, seat: Seat, after: AllProState) -> int:
    """A turn's step that can be taken back leaves no trace (AP-7); 1 if it can."""
    undo = move("undo")
    if after.earlier is None:
        must(undo not in game.legal(after, seat), "something to take back out of nowhere")
        return 0
    must(game.settings.take_back, "taken back without leave")
    must(game.apply(after, {seat: undo}, ScriptedDice(())).state == before, "a trace is left")
    return 1


def check_mirror(game: AllPro, before: AllProState, taken: Taken) -> int:
    """The game is the same for the other side, the other way up (FB-2)."""
    step, said = taken.step, taken.move
    toss = {before.phase, step.state.phase} & BEFORE_THE_TOSS
    if toss or (before.aftermath and before.aftermath.before.phase in BEFORE_THE_TOSS):
        return 0
    labels = [mirrored_words(label) for label in taken.rolls]
    order = {taken.seat.other: mirrored_move(said)}
    there = game.apply(mirrored(before), order, ScriptedDice(labels))
    must(there.state == mirrored(step.state), f"{said} mirrored leads elsewhere")
    sides = [(told.name, told.get("side")) for told in step.events]
    others = [(told.name, Seat(s).other if (s := told.get("side")) else s) for told in there.events]
    must(sides == others, f"{said} mirrored is told otherwise")
    return 1


def settings_of(number: int) -> dict[str, Any]:
    """The settings of a game, all ways to officiate in turn."""
    stream = random.Random(f"settings {number}")
    drawn = {key: stream.choice(values) for key, values in CHOICES.items()}
    return drawn | {"officiating": CHOICES["officiating"][number % 3]}


def choose(game: AllPro, fair: AllPro, state: AllProState, stream: random.Random) -> Any:
    """Who moves, and what: likely moves, free line-ups, long walks, flags now and then."""
    seat = state.decider
    assert seat is not None
    flag = Move("flag", (seat.other.value,))
    if stream.random() < 0.06 and flag in game.legal(state, seat.other):
        return seat.other, flag
    if state.phase in MOVING:
        rules = game if stream.random() < 0.15 else fair
        offers = rules.legal(state, seat)
        tries = (_try(game, state, stream) for _ in range(TRIES))
        said = next((each for each in tries if each in offers), Move("done"))
        return seat, said if said in game.legal(state, seat) else _listed(game, state, stream)
    if state.phase in SETUPS and stream.random() < 0.5:
        shifted = _shifted(game, state, stream)
        if shifted in game.legal(state, seat):
            return seat, shifted
    return seat, _listed(game, state, stream)


def _listed(game: AllPro, state: AllProState, stream: random.Random) -> Move:
    assert state.decider is not None
    return stream.choice(list(game.legal(state, state.decider)))


def _try(game: AllPro, state: AllProState, stream: random.Random) -> Move:
    """A word that ends a turn, or a walk or a hand-off that leads somewhere."""
    side, board = state.decider, state.board
    drawn = stream.random()
    if state.moves_left == 0 or drawn < 0.12:
        if game.settings.take_back and drawn < 0.02:
            return Move("undo")
        return Move(stream.choice(CALLS))
    if state.play is not None and state.play.kicker is not None and drawn < 0.4:
        return Move(stream.choice(("punt", "field-goal")))
    mine = [man.at for man in board.men if man.side is side]
    ball = board.ball
    if not mine or ball is None:
        return Move("done")
    if board.carrier in mine and drawn < 0.2:
        near = [at for at in mine if distance(at, ball) == 1]
        return Move("hand", (name_of(ball), name_of(stream.choice(near or mine))))
    if board.carrier in mine and drawn < 0.24:
        return Move("out", (name_of(ball),))
    walk = [_walker(mine, ball, stream)]
    for _ in range(stream.choice((1, 1, 1, 2, 3))):
        walk.append(_onward(walk[-1], ball, side, stream))
    drops = ("drop",) if game.settings.steady_hand and stream.random() < 0.1 else ()
    on_board = all(at in game.settings.grid for at in walk)
    return Move("move", (*map(name_of, walk), *drops)) if on_board else Move("done")


def _walker(mine: list[Square], ball: Square, stream: random.Random) -> Square:
    if stream.random() < 0.6:
        return min(mine, key=lambda at: (distance(at, ball), stream.random()))
    return stream.choice(mine)


def _onward(at: Square, ball: Square, side: Seat | None, stream: random.Random) -> Square:
    """A square further: ahead with the ball, else nearer to it, or anywhere."""
    ways = [onward(at, way) for way in ALL_WAYS]
    if stream.random() < 0.25:
        return stream.choice(ways)
    if at == ball:
        up = 1 if side is Seat.HOME else -1
        return at[0] + stream.choice((-1, 0, 0, 1)), at[1] + up
    return min(ways, key=lambda to: (distance(to, ball), stream.random()))


def _shifted(game: AllPro, state: AllProState, stream: random.Random) -> Move:
    """A named line-up with some men moved to other squares."""
    seat = state.decider
    assert seat is not None
    placed = stream.choice([each for each in game.legal(state, seat) if each.verb == "place"])
    task = lineups.task_of(state, game.rules)
    men = list(lineups.placed(placed, task, game.settings))
    for _ in range(stream.randrange(1, 6)):
        which = stream.randrange(len(men))
        at = stream.randrange(game.settings.columns), stream.randrange(24)
        if task.deep(at[1]) >= 0 and at not in {man.at for man in men}:
            men[which] = men[which].to(at)
    return lineups.placing(men, game.settings)


def play_game(number: int, every: int = 80) -> Counter[str]:
    """One random game, every step held to the laws; offers are tried at one step of `every`."""
    given = settings_of(number)
    game, fair = all_pro(**given), all_pro(**(given | {"officiating": "prevent"}))
    stream = random.Random(f"game {number}")
    state, counts = game.start(RandomDice("")).state, Counter({"games": 1})
    script: Script = []
    while state.decider is not None:
        seat, said = choose(game, fair, state, stream)
        dice = RandomDice(f"{number}:{len(script)}")
        made = game.apply(state, {seat: said}, dice)
        taken = Taken(seat, said, tuple(roll.label for roll in dice.drawn), made)
        counts += check_step(game, state, taken)
        if len(script) % 5 == 0:
            counts["mirrored steps"] += check_mirror(game, state, taken)
        if stream.randrange(every) == 0:
            counts["offers taken"] += check_offers(game, state)
            counts += check_strangers(game, state, stream)
        script.append((seat, game.words(said), taken.rolls))
        counts.update(f"event {told.name}" for told in made.events)
        state = made.state
        must(len(script) < LONGEST, "the game never ends")
    counts["steps"] = len(script)
    must(replayed(game, script) == state, "the record leads elsewhere")
    return counts


def check_step(game: AllPro, before: AllProState, taken: Taken) -> Counter[str]:
    """All laws on one step; what was checked."""
    step, verb = taken.step, taken.move.verb
    check_points(before, step)
    check_men(game, step.state)
    check_ball(step.state)
    check_turns(before, step.state)
    check_clock(before, step)
    counts: Counter[str] = Counter()
    if verb not in ("undo", "flag"):  # a false flag leaves all as it was
        counts["take-backs"] = check_take_back(game, before, taken.seat, step.state)
    return counts


def replayed(game: AllPro, script: Script) -> AllProState:
    """The state that a record leads to."""
    state = game.start(ScriptedDice(())).state
    for seat, words, labels in script:
        state = game.apply(state, {seat: game.parse(words)}, ScriptedDice(labels)).state
    return state


def main() -> None:
    """Play games and print the figures."""
    first, last = (int(word) for word in [*sys.argv[1:], "0", "100"][:2])
    total: Counter[str] = Counter()
    began = time.process_time()
    for number in range(first, last):
        try:
            total += play_game(number)
        except Exception as error:
            total["FAULTS"] += 1
            print(f"game {number} {settings_of(number)}: {type(error).__name__}: {error}")
        if number % 20 == 19:
            print(f"{number + 1} games, {time.process_time() - began:.0f} s", flush=True)
    for key, count in sorted(total.items()):
        print(f"{key:<28}{count:>12,}")


if __name__ == "__main__":
    main()
