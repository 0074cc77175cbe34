"""Screens drawn off-screen into PNG files, from scripted games, for docs and for looking at."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from gridlight.kernel.errors import OptionError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from gridlight.cards.result import Result
    from gridlight.session.record_plays import Play
    from gridlight.session.table import Table
    from gridlight.ui.chrome import Screen
    from gridlight.ui.foto.stage import FotoStage
    from gridlight.ui.pegskin.stage import PegskinStage
    from gridlight.ui.theme import Wishes

Size = tuple[int, int]
FOTO, ALL_PRO, PEGSKIN = "foto-electric", "all-pro", "pegskin"
PLAYS = {FOTO: 12, ALL_PRO: 4, PEGSKIN: 6}
"""How many plays a quarter of a half-played game has."""


def shoot(screen: str, out: Path, size: Size, theme: str) -> None:
    """Draw `screen` at `size` logical pixels in `theme` and write it to `out` as PNG.

    `OptionError` for a screen that this version doesn't have.
    """
    maker = _SCREENS.get(screen)
    if maker is None:
        known = ", ".join(_SCREENS)
        problem = f"this version has no screen “{screen}”"
        raise OptionError("gridlight screenshot", "SCREEN", problem, f"There are {known}.")
    app = _application()
    from gridlight.ui.theme import Wishes

    made = maker(size, Wishes(theme=theme, speed=1e9))
    _settle(app)
    picture = made.grab()
    if not picture.save(str(out), "PNG"):
        raise OptionError(str(out), "", "it could not be written", "Choose another place.")
    made.close()
    made.deleteLater()
    _settle(app)


def _application() -> QApplication:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    return QApplication(sys.argv[:1])


def _settle(app: QApplication) -> None:
    for _ in range(12):
        app.processEvents()


def _shown(screen: Screen, size: Size) -> Screen:
    screen.resize(*size)
    screen.show()
    focus = getattr(screen, "start_focus", None)
    if focus is not None:
        focus()
    return screen


# the light box


def _foto(size: Size, wishes: Wishes, table: Table) -> FotoStage:
    from gridlight.ui.bridge import Bridge
    from gridlight.ui.foto.stage import FotoStage

    stage = FotoStage(Bridge(table), wishes)
    stage.resize(*size)
    stage.show()
    stage.begin()
    return stage


def _in_play(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.scripts import cards_for, say, scripted_table

    table = scripted_table()
    play, formation, place = cards_for(table, _caught_far)
    say(table, "play", f"card {play}", f"card {formation}", "at C", f"at {place}")
    stage = _foto(size, wishes, table)
    stage.box.pull_to(0.44)
    return stage


def _caught_far(found: Result) -> float:
    """Best is a pass caught near the line and carried some way."""
    if found.catch_yards is None or found.outcome.value != "tackle":
        return -99.0
    return -abs((found.yards or 0) - 16) - abs(found.catch_yards - 2) / 2


def _curtain(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.scripts import say, scripted_table

    table = scripted_table()
    say(table, "play", "card 7")
    return _foto(size, wishes, table)


def _spinner(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.foto.spin_pictures import hold_spinner
    from gridlight.ui.scripts import scripted_table

    stage = _foto(size, wishes, scripted_table())
    hold_spinner(stage)
    return stage


def _calls(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.scripts import scripted_table

    return _foto(size, wishes, scripted_table())


def _picking(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.scripts import say, scripted_table

    table = scripted_table()
    say(table, "play")
    stage = _foto(size, wishes, table)
    stage.curtain.part()
    stage.hands.look_at("4")
    return stage


# the board


def _board(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.scripts import scripted_board

    return _all_pro(size, wishes, scripted_board())


def _lineup(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.scripts import say, scripted_board

    table = scripted_board()
    say(table, "pass", "done")
    table.play(table.seat_for("throw d9"), "throw d9", ["3"])
    return _all_pro(size, wishes, table)


def _all_pro(size: Size, wishes: Wishes, table: Table) -> Screen:
    from gridlight.ui.all_pro.stage import AllProStage
    from gridlight.ui.bridge import Bridge

    stage = AllProStage(Bridge(table), wishes)
    stage.resize(*size)
    stage.show()
    stage.begin()
    return stage


# the peg board


def _pegs(size: Size, wishes: Wishes) -> Screen:
    """A sweep with the fullback in the hand, and where he may go."""
    from gridlight.ui.scripted_pegs import FULLBACK, scripted_pegs

    stage = _pegskin(size, wishes, scripted_pegs())
    stage.board.set_cursor(FULLBACK)
    stage.board.carry.take(FULLBACK)
    return stage


def _throws(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.scripted_pegs import scripted_throws

    return _pegskin(size, wishes, scripted_throws())


def _pegs_lined_up(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.scripted_pegs import scripted_pegs

    return _pegskin(size, wishes, scripted_pegs(play_on=False))


def _pegskin(size: Size, wishes: Wishes, table: Table) -> PegskinStage:
    from gridlight.ui.bridge import Bridge
    from gridlight.ui.pegskin.stage import PegskinStage

    stage = PegskinStage(Bridge(table), wishes)
    stage.resize(*size)
    stage.show()
    stage.begin()
    return stage


# a game looked at once more


def _replay(size: Size, wishes: Wishes, game: str = FOTO) -> Screen:
    from gridlight.ui.replay.desk import Replay
    from gridlight.ui.scripts import half_played, scripted_board

    table = scripted_board() if game == ALL_PRO else half_played(game, PLAYS[game])
    replay = Replay(table, wishes)
    replay.stage.resize(*size)
    replay.stage.show()
    replay.begin()
    there = round(replay.rerun.last * 0.72)
    if game == FOTO:
        there = max(play.steps[-1].n for play in replay.rerun.plays if _seen_by(play, there))
    replay.player.go_to(there - 1)
    replay.player.step(1)
    return replay.stage


def _seen_by(play: Play, step: int) -> bool:
    """Whether a play ended with a pull of the slide, not after a step."""
    last = play.steps[-1]
    return last.n <= step and any(event.name == "reveal" for event in last.events)


def _analyzed(size: Size, wishes: Wishes, page: int | None = None, game: str = FOTO) -> Screen:
    from gridlight.ui.replay.pictures import analyzed
    from gridlight.ui.scripts import half_played, scripted_board

    table = scripted_board() if game == ALL_PRO else half_played(game, PLAYS[game])
    return analyzed(table, size, wishes, page)


def _hint(size: Size, wishes: Wishes, game: str, step: str = "best") -> Screen:
    from gridlight.ui.tabletop.hint_pictures import whispered

    return whispered(size, wishes, game, step)


# pages


def _home(size: Size, wishes: Wishes) -> Screen:
    from gridlight.present.home import HomeView
    from gridlight.present.telling import last_game
    from gridlight.ui.screens.home import Home
    from gridlight.ui.scripts import scripted_table

    last = last_game(Path("game.gridlight"), scripted_table())
    last = replace(
        last,
        home=replace(last.home, quarters=(7, 0, 7)),
        visitors=replace(last.visitors, quarters=(3, 7, 0)),
    )
    home = Home(HomeView(last=last, saved=12, played=7), wishes)
    return _shown(home, size)


def _new_game(size: Size, wishes: Wishes, game: str = FOTO, *, options: bool = False) -> Screen:
    from gridlight.ui.screens.new_game import NewGameScreen

    screen = NewGameScreen(wishes, game)
    screen.unfold(options)
    return _shown(screen, size)


def _settings(size: Size, wishes: Wishes) -> Screen:
    from gridlight.present.preferences import Preferences
    from gridlight.ui.screens.settings import SettingsScreen

    return _shown(SettingsScreen(Preferences(theme=wishes.theme)), size)


def _record_book(size: Size, wishes: Wishes, part: str = "games") -> Screen:
    from gridlight.ui.records.example import example_screen

    return _shown(example_screen(wishes, part, size), size)


def _position(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.screens.open_position import EXAMPLE, OpenPositionScreen

    screen = OpenPositionScreen(wishes)
    screen.show_text(EXAMPLE)
    return _shown(screen, size)


def _record(size: Size, wishes: Wishes, game: str = FOTO) -> Screen:
    from gridlight.ui.screens.record import RecordScreen
    from gridlight.ui.scripts import half_played

    return _shown(RecordScreen(half_played(game, PLAYS[game]), wishes), size)


def _fairness(size: Size, wishes: Wishes, game: str = FOTO) -> Screen:
    from gridlight.ui.screens.fairness import counted_alone
    from gridlight.ui.scripts import half_played

    return _shown(counted_alone(half_played(game, PLAYS[game]), wishes), size)


def _help(size: Size, wishes: Wishes, game: str = FOTO) -> Screen:
    from gridlight.ui.screens.help import HelpScreen

    return _shown(HelpScreen(wishes, game=game), size)


def _about(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.screens.about import AboutScreen

    return _shown(AboutScreen(wishes), size)


def _tables(size: Size, wishes: Wishes, name: str) -> Screen:
    from gridlight.ui.tables import shots

    made: Screen = getattr(shots, name)(size, wishes)
    return made


def _workshop(size: Size, wishes: Wishes, name: str = "editor") -> Screen:
    from gridlight.ui.editor import scripted

    made: Screen = getattr(scripted, name)(size, wishes)
    return made


def _import(size: Size, wishes: Wishes, step: str) -> Screen:
    from gridlight.ui.importing.scripted import import_screen

    return import_screen(size, wishes, step)


def _season(size: Size, wishes: Wishes, tab: int = 0) -> Screen:
    from gridlight.ui.season.pictures import season_screen

    return season_screen(size, wishes, tab)


def _new_season(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.season.pictures import new_season

    return new_season(size, wishes)


def _referee(size: Size, wishes: Wishes, game: str, telling: str = "") -> Screen:
    from gridlight.ui.referee.scripted import Half, desk

    return desk(size, wishes, Half(game, telling))


def _scouting(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.foto.scouting_pictures import scouting

    return scouting(size, wishes)


def _lab(size: Size, wishes: Wishes, sheet: str = "results") -> Screen:
    from gridlight.ui.lab.pictures import lab

    return lab(size, wishes, sheet)


def _print(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.printing.page import example

    return example(size, wishes)


def _tendencies(size: Size, wishes: Wishes, side: str = "offense") -> Screen:
    from gridlight.ui.records.tendencies_example import example_screen

    return _shown(example_screen(wishes, size, side), size)


def _share(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.sharing.page import example

    return example(size, wishes)


def _lesson(size: Size, wishes: Wishes, game: str = FOTO, step: int = 5) -> Screen:
    from gridlight.ui.lessons.page import lesson

    return lesson(size, wishes, game, step)


def _rules(size: Size, wishes: Wishes, number: str = "", words: str = "") -> Screen:
    from gridlight.ui.rules.page import rules_pictured

    return rules_pictured(size, wishes, number, words)


def _lessons(size: Size, wishes: Wishes) -> Screen:
    from gridlight.ui.lessons.page import lessons

    return lessons(size, wishes)


_SCREENS: dict[str, Callable[[Size, Wishes], Screen]] = {
    "home": _home,
    "new-game": _new_game,
    "options": partial(_new_game, options=True),
    "position": _position,
    "settings": _settings,
    "about": _about,
    "foto-electric": _in_play,
    "calls": _calls,
    "curtain": _curtain,
    "picking": _picking,
    "spinner": _spinner,
    "workshop": _workshop,
    "workshop-decks": partial(_workshop, name="decks"),
    "workshop-compare": partial(_workshop, name="compared"),
    "workshop-trial": partial(_workshop, name="trial"),
    "print": _print,
    "share": _share,
    "lab": _lab,
    "lab-mixes": partial(_lab, sheet="mixes"),
    "lab-findings": partial(_lab, sheet="findings"),
    "lab-games": partial(_lab, sheet="games"),
    "scouting": _scouting,
    "import": partial(_import, step="pictures"),
    "import-corners": partial(_import, step="corners"),
    "import-check": partial(_import, step="look"),
    "import-save": partial(_import, step="save"),
    "records": _record,
    "fairness": _fairness,
    "help": _help,
    "all-pro": _board,
    "all-pro-lineup": _lineup,
    "all-pro-hint": partial(_hint, game=ALL_PRO),
    "all-pro-hint-draft": partial(_hint, game=ALL_PRO, step="draft"),
    "all-pro-new-game": partial(_new_game, game=ALL_PRO),
    "all-pro-options": partial(_new_game, game=ALL_PRO, options=True),
    "all-pro-records": partial(_record, game=ALL_PRO),
    "all-pro-fairness": partial(_fairness, game=ALL_PRO),
    "all-pro-help": partial(_help, game=ALL_PRO),
    "lessons": _lessons,
    "rules": partial(_rules, number="AP-47"),
    "rules-search": partial(_rules, words="kick return"),
    "rules-nothing": partial(_rules, words="forward lateral spinner"),
    "lesson": _lesson,
    "lesson-all-pro": partial(_lesson, game=ALL_PRO, step=6),
    "lesson-pegskin": partial(_lesson, game=PEGSKIN, step=3),
    "season": _season,
    "season-new": _new_season,
    "season-table": partial(_season, tab=2),
    "referee": partial(_referee, game=FOTO, telling="C"),
    "referee-all-pro": partial(_referee, game=ALL_PRO),
    "referee-pegskin": partial(_referee, game=PEGSKIN),
    "replay": _replay,
    "replay-analysis": _analyzed,
    "replay-luck": partial(_analyzed, page=1),
    "replay-snap": partial(_analyzed, page=2),
    "all-pro-replay-luck": partial(_analyzed, page=1, game=ALL_PRO),
    "all-pro-replay": partial(_replay, game=ALL_PRO),
    "pegskin-replay": partial(_replay, game=PEGSKIN),
    "record-book": _record_book,
    "record-book-teams": partial(_record_book, part="teams"),
    "record-book-rivals": partial(_record_book, part="rivals"),
    "record-book-records": partial(_record_book, part="records"),
    "tendencies": _tendencies,
    "tendencies-defense": partial(_tendencies, side="defense"),
    "tendencies-kicks": partial(_tendencies, side="kicking"),
    "pegskin": _pegs,
    "pegskin-throws": _throws,
    "pegskin-lineup": _pegs_lined_up,
    "pegskin-hint": partial(_hint, game=PEGSKIN),
    "pegskin-hint-odds": partial(_hint, game=PEGSKIN, step="odds"),
    "pegskin-new-game": partial(_new_game, game=PEGSKIN),
    "pegskin-options": partial(_new_game, game=PEGSKIN, options=True),
    "pegskin-records": partial(_record, game=PEGSKIN),
    "pegskin-fairness": partial(_fairness, game=PEGSKIN),
    "pegskin-help": partial(_help, game=PEGSKIN),
    "tables": partial(_tables, name="index"),
    "penalty-cards": partial(_tables, name="cards"),
    "penalty-chart": partial(_tables, name="chart"),
    "spinners": partial(_tables, name="spinners"),
}

SCREENS = tuple(_SCREENS)
"""The names of all screens that can be drawn."""
