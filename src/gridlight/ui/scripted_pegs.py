"""A game of Pegskin played from a script, so that its picture is the same every time."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from gridlight.ui.scripts import SEED, say

DRIVE = {
    "phase": "setup-offense",
    "possession": "home",
    "spot": 25,
    "quarter": 2,
    "plays": 7,
    "score": [7, 3],
}
FULLBACK = (21, -4)
"""Where the fullback stands who is on his way around the end."""

WIDE = "move 18,-2 19,-2 20,-2 21,-2 22,-2"


def scripted_pegs(*, play_on: bool = True, hints: bool = False) -> Table:
    """A drive in the second quarter, up to a sweep on third and seven with five moves left.

    Without the play that is on, up to its line-up.
    """
    setup = Setup(
        "pegskin",
        Player("Mariners"),
        Player("Foundry"),
        settings={"hints": hints},
        seed=SEED,
        position=DRIVE,
    )
    table = Table.start(setup)
    _run(table, tr("Off tackle right"), 5)
    _pass(table, tr("Short pass, right"))
    _run(table, tr("Draw", "a run"), 4)
    _long_run(table, tr("Sweep right"))
    _dropped(table, tr("Long pass, dropped"))
    _run(table, tr("Off tackle right"), 5)
    if play_on:
        _sweep(table)
    return table


def scripted_throws(*, hints: bool = False) -> Table:
    """The same drive, the passer back and three men out for a pass."""
    table = scripted_pegs(play_on=False, hints=hints)
    _called(table, tr("Flood right"))
    _snap(table)
    out = ("move 33,-2 33,-1 32,0 31,1 31,2", "move 21,-1 22,0 23,1")
    _line_play(table, *out, "move 18,-2 18,-3 18,-4")
    return table


def _called(table: Table, name: str) -> None:
    """Name the play that begins now."""
    table.call_play(len(table.called), name)


def _roll(table: Table, *faces: str) -> None:
    table.play(table.seat_for("roll"), "roll", faces)


def _snap(table: Table) -> None:
    """Both sides lay their plainest formations, nobody goes in motion, the offense rolls first."""
    for _ in range(2):
        seat = table.to_act[0]
        placed = next(move for move in table.legal(seat) if move.verb == "place")
        table.play(seat, placed)
    say(table, "no-motion")
    table.play(table.seat_for("done"), "done", ["white"])


def _line_play(table: Table, *moves: str) -> None:
    """A roll of the offense with these moves, and one of the defense without any."""
    _roll(table, "D", "4")
    say(table, *moves, "done")
    _roll(table, "S", "2")
    say(table, "done")


def _run(table: Table, name: str, steps: int) -> None:
    """A run around the end for so many steps, and a tackle."""
    _called(table, name)
    _snap(table)
    _line_play(table, WIDE)
    say(table, "run")
    _roll(table, str(steps))
    way = " ".join(f"23,{row}" for row in range(-1, steps - 2 + 1))
    say(table, f"move 22,-2 {way}", "done")
    _roll(table, "2")
    say(table, f"move 22,3 23,{steps - 2}")


def _long_run(table: Table, name: str) -> None:
    """A run that gets past the first defender."""
    _called(table, name)
    _snap(table)
    _line_play(table, WIDE)
    say(table, "run")
    _roll(table, "5")
    say(table, "move 22,-2 23,-1 24,0 25,1 25,2 25,3", "done")
    _roll(table, "2")
    say(table, "done")
    _roll(table, "5")
    say(table, "move 25,3 25,4 25,5 25,6 25,7 25,8", "done")
    _roll(table, "3")
    say(table, "move 23,9 24,9 25,8")


def _pass(table: Table, name: str) -> None:
    """A pass to the right receiver, who runs on and is caught from behind."""
    _called(table, name)
    _snap(table)
    _line_play(table, "move 33,-2 33,-1 32,0 32,1 32,2")
    table.play(table.seat_for("throw 32,2"), "throw 32,2", ["S"])
    _roll(table, "2")
    say(table, "done")
    _roll(table, "5")
    say(table, "move 32,2 31,3 31,4 31,5 31,6 31,7", "done")
    _roll(table, "4")
    say(table, "move 33,4 32,5 32,6 31,7")


def _dropped(table: Table, name: str) -> None:
    """A pass that nobody catches."""
    _called(table, name)
    _snap(table)
    _line_play(table, "move 33,-2 33,-1 32,0 32,1 32,2")
    table.play(table.seat_for("throw 32,2"), "throw 32,2", ["D"])


def _sweep(table: Table) -> None:
    """The play that is on: blocks on the right, and the back on his way around them."""
    _called(table, tr("Sweep right"))
    _snap(table)
    _roll(table, "S", "5")
    say(table, "move 18,-2 19,-3 20,-3 21,-3", "move 3,-1 3,0 3,1", "done")
    _roll(table, "D", "3")
    say(table, "move 15,1 15,0 16,-1", "move 22,3 22,2 23,2", "move 14,3 15,2", "done")
    _roll(table, "D", "4")
    say(table, "move 20,-1 21,0 21,1", "move 20,-5 21,-4")
