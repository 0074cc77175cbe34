"""Screens drawn off-screen into PNG files, from scripted games, for docs and for looking at."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from gridlight.kernel.errors import OptionError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from gridlight.cards.model import Deck
    from gridlight.cards.result import Result
    from gridlight.session.table import Table
    from gridlight.ui.chrome import Screen
    from gridlight.ui.foto.stage import FotoStage
    from gridlight.ui.theme import Wishes

POSITION = {
    "possession": "home",
    "spot": 48,
    "down": 1,
    "togo": 10,
    "quarter": 3,
    "plays": 12,
    "score": [14, 10],
}
GAINS = (4, 11, 1, 5)
SEED = "den"


def shoot(screen: str, out: Path, size: tuple[int, int], theme: str) -> None:
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


def _shown(screen: Screen, size: tuple[int, int]) -> Screen:
    screen.resize(*size)
    screen.show()
    focus = getattr(screen, "start_focus", None)
    if focus is not None:
        focus()
    return screen


# scripted games


def scripted_table() -> Table:
    """A drive of four plays in the third quarter, on the way to a third and four."""
    from gridlight.session.table import Setup, Table

    table = Table.start(Setup("foto-electric", seed=SEED, position=POSITION))
    for gain in GAINS:
        _play_for(table, gain)
    return table


def _play_for(table: Table, gain: int) -> None:
    """Play the cards that gain about so many yards."""

    def worth(found: Result) -> float:
        stopped = found.outcome.value == "tackle" and found.catch_yards is None
        return -abs((found.yards or 0) - gain) if stopped else -99.0

    play, formation, place = _cards_for(table, worth)
    for words in ("play", f"card {play}", f"card {formation}", "at C", f"at {place}", "reveal"):
        table.play(table.seat_for(words), words)


def _cards_for(table: Table, worth: Callable[[Result], float]) -> tuple[int, str, str]:
    """The cards not played yet whose result is worth most."""
    from gridlight.cards.decks import load_record

    deck = load_record(table.header.tables.get("deck"), "deck")
    used = {record.words for record in table.history}
    free = [row for row in _laid_out(deck) if f"card {row[0]}" not in used]
    number, letter, place, _ = max(free, key=lambda row: worth(row[3]))
    return number, letter, place


@cache
def _laid_out(deck: Deck) -> tuple[tuple[int, str, str, Result], ...]:
    """What every play shows against every formation, the offense in the center."""
    from gridlight.games.foto_electric.light import LightBox
    from gridlight.games.foto_electric.state import PLACES

    viewer = LightBox(deck)
    return tuple(
        (
            card.number,
            formation.letter,
            place,
            viewer.result(card.number, formation.letter, steps, 40),
        )
        for card in deck.offense
        for formation in deck.defense
        for place, steps in PLACES.items()
    )


def _stage(size: tuple[int, int], wishes: Wishes, table: Table) -> FotoStage:
    from gridlight.ui.bridge import Bridge
    from gridlight.ui.foto.stage import FotoStage

    stage = FotoStage(Bridge(table), wishes)
    stage.resize(*size)
    stage.show()
    stage.begin()
    return stage


def _in_play(size: tuple[int, int], wishes: Wishes) -> Screen:
    table = scripted_table()
    play, formation, place = _cards_for(table, _caught_far)
    for words in ("play", f"card {play}", f"card {formation}", "at C", f"at {place}"):
        table.play(table.seat_for(words), words)
    stage = _stage(size, wishes, table)
    stage.box.pull_to(0.44)
    return stage


def _caught_far(found: Result) -> float:
    """Best is a pass caught near the line and carried some way."""
    if found.catch_yards is None or found.outcome.value != "tackle":
        return -99.0
    return -abs((found.yards or 0) - 16) - abs(found.catch_yards - 2) / 2


def _curtain(size: tuple[int, int], wishes: Wishes) -> Screen:
    table = scripted_table()
    for words in ("play", "card 7"):
        table.play(table.seat_for(words), words)
    return _stage(size, wishes, table)


def _spinner(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.tabletop.spin import Chance

    table = scripted_table()
    stage = _stage(size, wishes, table)
    faces = stage.rules.spinners.sectors("punt return")
    chance = Chance(
        "Punt return", "VISITORS SPIN", "visitors", faces, "12", "12 yards", seed="shown"
    )
    stage.spin_card.hold_still(chance, 1.0)
    return stage


def _calls(size: tuple[int, int], wishes: Wishes) -> Screen:
    return _stage(size, wishes, scripted_table())


def _picking(size: tuple[int, int], wishes: Wishes) -> Screen:
    table = scripted_table()
    table.play(table.seat_for("play"), "play")
    stage = _stage(size, wishes, table)
    stage.curtain.part()
    stage.hands.look_at("4")
    return stage


# other screens


def _home(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.present.home import HomeView
    from gridlight.present.telling import last_game
    from gridlight.ui.screens.home import Home

    table = scripted_table()
    last = last_game(Path("game.gridlight"), table)
    quarters = {"home": (7, 0, 7), "visitors": (3, 7, 0)}
    last = replace(
        last,
        home=replace(last.home, quarters=quarters["home"]),
        visitors=replace(last.visitors, quarters=quarters["visitors"]),
    )
    home = Home(HomeView(last=last, saved=12, played=7), wishes)
    return _shown(home, size)


def _new_game(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.screens.new_game import NewGameScreen

    return _shown(NewGameScreen(wishes), size)


def _new_all_pro(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.screens.new_game import NewGameScreen

    return _shown(NewGameScreen(wishes, "all-pro"), size)


def _options(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.screens.new_game import NewGameScreen

    screen = NewGameScreen(wishes, "all-pro")
    screen.unfold(True)
    return _shown(screen, size)


def _settings(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.present.preferences import Preferences
    from gridlight.ui.screens.settings import SettingsScreen

    return _shown(SettingsScreen(Preferences(theme=wishes.theme)), size)


def _record(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.screens.record import RecordScreen

    return _shown(RecordScreen(_whole_game(), wishes), size)


def _record_all_pro(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.screens.record import RecordScreen

    return _shown(RecordScreen(_whole_all_pro(), wishes), size)


@cache
def _whole_all_pro() -> Table:
    """A game of random choices on the board, up to the third quarter."""
    import random
    from itertools import islice

    from gridlight.session.table import Setup, Table

    table = Table.start(Setup("all-pro", seed=SEED, settings={"plays_per_quarter": 4}))
    choices = random.Random(SEED)
    while not table.over and table.described()["quarter"] < 3:
        seat = table.to_act[0]
        legal = table.legal(seat)
        table.play(seat, next(islice(iter(legal), choices.randrange(len(legal)), None)))
    return table


def _whole_game() -> Table:
    """A game of random choices, up to the third quarter."""
    import random

    from gridlight.session.table import Setup, Table

    table = Table.start(
        Setup("foto-electric", seed=SEED, settings={"plays_per_quarter": 12}, title="Den game")
    )
    choices = random.Random(SEED)
    while not table.over and table.described()["quarter"] < 3:
        seat = table.to_act[0]
        moves = [m for m in table.legal(seat) if m.verb not in ("punt", "quick-kick")]
        table.play(seat, choices.choice(moves or list(table.legal(seat))))
    return table


def _fairness(size: tuple[int, int], wishes: Wishes) -> Screen:
    return _fairness_of(_whole_game(), size, wishes)


def _fairness_of(table: Table, size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.present.fairness import fairness_page
    from gridlight.session.fairness import tally
    from gridlight.ui.screens.fairness import FairnessScreen

    screen = FairnessScreen(table, wishes)
    counts = tally([table])
    screen.show_page(fairness_page(counts, counts))
    return _shown(screen, size)


def _help(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.screens.help import HelpScreen

    return _shown(HelpScreen(wishes), size)


def _help_all_pro(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.screens.help import HelpScreen

    return _shown(HelpScreen(wishes, game="all-pro"), size)


def _fairness_all_pro(size: tuple[int, int], wishes: Wishes) -> Screen:
    return _fairness_of(_whole_all_pro(), size, wishes)


def _position(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.screens.open_position import EXAMPLE, OpenPositionScreen

    screen = OpenPositionScreen(wishes)
    screen.show_text(EXAMPLE)
    return _shown(screen, size)


def _games(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.present.home import GameRow
    from gridlight.ui.screens.games import GamesScreen

    def row(place: int, game: str, score: str, state: str) -> GameRow:
        name = f"{place}.gridlight"
        day = f"November {29 - place}, 2026"
        over = state == "Final score"
        teams = ("Visitors at Home", "Home – Visitors")
        return GameRow(Path(name), *teams, score, state, day, over, game=game)

    screen = GamesScreen(wishes)
    screen.show_rows(
        (
            row(0, "all-pro", "7–3", "2nd quarter"),
            row(1, "foto-electric", "14–10", "3rd quarter"),
            row(2, "all-pro", "20–13", "Final score"),
        )
    )
    return _shown(screen, size)


def _about(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.screens.about import AboutScreen

    return _shown(AboutScreen(wishes), size)


def _deck(size: tuple[int, int], wishes: Wishes) -> Screen:
    from gridlight.ui.screens.deck import DeckScreen

    return _shown(DeckScreen(wishes), size)


_SCREENS: dict[str, Callable[[tuple[int, int], Wishes], Screen]] = {
    "home": _home,
    "new-game": _new_game,
    "new-all-pro": _new_all_pro,
    "options": _options,
    "foto-electric": _in_play,
    "curtain": _curtain,
    "spinner": _spinner,
    "settings": _settings,
    "records": _record,
    "record-all-pro": _record_all_pro,
    "fairness": _fairness,
    "help": _help,
    "help-all-pro": _help_all_pro,
    "fairness-all-pro": _fairness_all_pro,
    "deck": _deck,
    "position": _position,
    "games": _games,
    "about": _about,
    "calls": _calls,
    "picking": _picking,
}

SCREENS = tuple(_SCREENS)
"""The names of all screens that can be drawn."""
