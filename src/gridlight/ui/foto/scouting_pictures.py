"""The scouting report of a scripted game, for pictures."""

from __future__ import annotations

from gridlight.present.habits import GAME, SETTING
from gridlight.present.scouting_report import plan_of, scouting_report
from gridlight.session.journal import Player, level_name
from gridlight.session.table import Setup, Table
from gridlight.ui.foto.scouting import ScoutingScreen
from gridlight.ui.records.tendencies_example import example_seen
from gridlight.ui.theme import Wishes

AFTER = "2027-01-01T12:00:00+00:00"


def scouting(size: tuple[int, int], wishes: Wishes) -> ScoutingScreen:
    """The report on somebody whose season is recorded, at its top."""
    people = Player("Riverside"), Player(level_name("master"), "master")
    setup = Setup(GAME, *people, {SETTING: True}, seed="scouting")
    table = Table.start(setup, created=AFTER)
    screen = ScoutingScreen(table, wishes)
    screen.resize(*size)
    screen.show()
    report = scouting_report(table.header, table.history, example_seen(), plan_of(table.header))
    screen.show_report(report)
    screen.start_focus()
    return screen
