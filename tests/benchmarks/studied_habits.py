"""What a master gains who has studied somebody, and what studying the wrong one costs him.

`python tests/benchmarks/studied_habits.py [GAMES] [LEVEL]` plays so many pairs of games, sides
swapped on the same dice, against a rookie with habits and against the equilibrium.
"""

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from gridlight.coaches.foto.coach import TEMPERS, FotoCoach
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.foto.solution import solution_of
from gridlight.coaches.foto.studying import StudyingCoach
from gridlight.kernel.game import Seat
from gridlight.session.games import GAMES
from gridlight.session.match import play_match
from helpers import foto_solved
from helpers.foto_habits import Habitual, Watched

SEEN = 10


def game_of():
    entry = GAMES.get("foto-electric")
    settings = entry.read_settings({}, "studied habits")
    return entry.build(settings, entry.all_tables(settings))


def seen(game, plan, person):
    watched = Watched(person, plan)
    best = FotoCoach(plan, TEMPERS["equilibrium"])
    for number in range(SEEN):
        pair = (best, watched) if number % 2 else (watched, best)
        play_match(game, dict(zip(Seat, pair, strict=True)), f"seen/{number}")
    return watched.habits


def margins(game, coach, other, pairs):
    found = []
    for number in range(pairs):
        for pair in ((coach, other), (other, coach)):
            result = play_match(game, dict(zip(Seat, pair, strict=True)), f"play/{number}")
            home, visitors = result.described["score"]
            found.append(home - visitors if pair[0] is coach else visitors - home)
    return np.array(found, dtype=float)


def interval(values):
    return f"{values.mean():+.2f} ± {1.96 * values.std(ddof=1) / len(values) ** 0.5:.2f}"


def main(pairs=100, level="equilibrium"):
    deck, spinners, game = foto_solved.classic(), foto_solved.spinners(), game_of()
    plan = GamePlan(deck, spinners, solution_of(deck, spinners))
    person = Habitual(plan)
    habits = seen(game, plan, person)
    print(f"{len(habits)} calls seen in {SEEN} games; {2 * pairs} games each, {level}")
    plain = FotoCoach(plan, TEMPERS[level])
    studied = StudyingCoach(plan, TEMPERS[level], habits)
    best = FotoCoach(plan, TEMPERS["equilibrium"])
    for name, other in (("a rookie with habits", person), ("the equilibrium", best)):
        before, after = (margins(game, coach, other, pairs) for coach in (plain, studied))
        print(f"against {name}: {interval(before)} points, won {(before > 0).mean():.1%}")
        print(f"  having studied: {interval(after)}, won {(after > 0).mean():.1%}")
        print(f"  difference {interval(after - before)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, *sys.argv[2:3])
