"""The bundled deck solved once in a test process, for whoever needs it in a home of its own."""

import json
from functools import cache

from gridlight import paths
from gridlight.cards.decks import bundled
from gridlight.cards.spinners import spinners_from
from gridlight.coaches.foto.problem import problem_of, solution_digest
from gridlight.coaches.foto.solution import cache_file, solution, write
from gridlight.coaches.foto.solve import solve


@cache
def classic():
    return bundled(paths.cards("classic"))


@cache
def spinners():
    return spinners_from(json.loads(paths.cards("spinners", "house.json").read_bytes()), "house")


@cache
def classic_solution():
    problem = problem_of(classic(), spinners())
    return solution(problem.grid, solve(problem), solution_digest(classic(), spinners()))


def keep_solution():
    """Put the solution into the cache of the user's folders as they are set now."""
    found = classic_solution()
    write(found, cache_file(found.digest))
