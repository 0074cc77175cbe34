"""How each page that opens from others is made and wired to the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.ui.chrome import Screen
from gridlight.ui.theme import wishes_of

if TYPE_CHECKING:
    from gridlight.session.table import Table
    from gridlight.ui.main_window import MainWindow
    from gridlight.ui.screens.games import GamesScreen
    from gridlight.ui.screens.new_game import Agreed


def _settings(window: MainWindow) -> Screen:
    from gridlight.ui.screens.settings import SettingsScreen

    screen = SettingsScreen(window.preferences, window)
    screen.changed.connect(window.keep)
    screen.home_wanted.connect(window.back)
    screen.help_wanted.connect(window.help)
    screen.about_wanted.connect(lambda: window.open_page("about"))
    return screen


def _about(window: MainWindow) -> Screen:
    from gridlight.ui.screens.about import AboutScreen

    screen = AboutScreen(wishes_of(window.preferences), window)
    screen.back_wanted.connect(window.back)
    screen.home_wanted.connect(window.back)
    return screen


def _help(window: MainWindow, game: str = "") -> Screen:
    from gridlight.ui.lessons.page import open_lesson
    from gridlight.ui.rules.page import show_rules
    from gridlight.ui.screens.help import HelpScreen

    screen = HelpScreen(wishes_of(window.preferences), window, game or window.game_at_hand())
    screen.home_wanted.connect(window.back)
    screen.rules_wanted.connect(lambda kind: show_rules(window, kind))
    screen.lesson_wanted.connect(lambda kind: open_lesson(window, kind))
    return screen


def show_help(window: MainWindow, name: str) -> None:
    """Show the help of a game, or of what lies beside the games (`help_text.TEXTS`)."""
    window.open_made("help", _help(window, name))


def new_game_sheet(window: MainWindow, game: str, **chosen: str) -> Screen:
    """The sheet for a new game, as it was agreed on the last time but for what is `chosen`."""
    from gridlight.session.own_tables import own_tables
    from gridlight.ui.screens.new_game import NewGameScreen

    now = window.preferences
    settings = {**now.agreed.get(game, {}), "table_feel": now.table_feel, **chosen}
    names = now.home_name, now.visitors_name
    screen = NewGameScreen(wishes_of(now), game, settings, window, names, own_tables)
    screen.agreed.connect(lambda agreed: _begin(window, agreed))
    screen.edit_wanted.connect(window.open_page)
    screen.home_wanted.connect(window.back)
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(window.help)
    return screen


def _begin(window: MainWindow, agreed: Agreed) -> None:
    try:
        window.start_game(agreed)
    except GridlightError as fault:  # a table of the person's own that is gone by now
        window.complain(str(fault))


def _record(window: MainWindow) -> Screen:
    assert window.stage is not None
    return _record_of(window, window.stage.bridge.table)


def _record_of(window: MainWindow, table: Table) -> Screen:
    from gridlight.ui.rules.page import show_rule
    from gridlight.ui.screens.record import RecordScreen

    screen = RecordScreen(table, wishes_of(window.preferences), window)
    screen.home_wanted.connect(window.back)
    screen.help_wanted.connect(window.help)
    screen.replay_wanted.connect(lambda at: show_replay(window, table, at))
    screen.why_wanted.connect(lambda number: show_rule(window, number, table))
    screen.fairness_wanted.connect(
        lambda: window.open_made("fairness", _fairness_of(window, table))
    )
    screen.scouting_wanted.connect(lambda: show_scouting(window, table))
    return screen


def show_replay(window: MainWindow, table: Table, at: int = 0) -> None:
    """Show a game once more on its own stage, from after step `at` on."""
    from gridlight.ui.replay.desk import Replay
    from gridlight.ui.rules.page import show_rule

    replay = Replay(table, wishes_of(window.preferences), window)
    stage, whole = replay.stage, replay.rerun.whole
    replay.left.connect(window.back)
    replay.play_on_wanted.connect(lambda n: window.play_on(whole, n))
    stage.home_wanted.connect(window.back)
    stage.record_wanted.connect(lambda: window.open_made("record", _record_of(window, whole)))
    stage.settings_wanted.connect(lambda: window.open_page("settings"))
    stage.help_wanted.connect(lambda: show_help(window, whole.header.game))
    stage.why_wanted.connect(lambda number: show_rule(window, number, whole))
    stage.open_position_wanted.connect(window.open_position)
    stage.copy_position_wanted.connect(lambda: window.copy_position(stage.bridge.table))
    window.open_made("replay", stage)
    replay.begin(at)


def _fairness(window: MainWindow) -> Screen:
    assert window.stage is not None
    return _fairness_of(window, window.stage.bridge.table)


def _fairness_of(window: MainWindow, table: Table) -> Screen:
    from gridlight.ui.screens.fairness import FairnessScreen

    screen = FairnessScreen(table, wishes_of(window.preferences), window)
    screen.home_wanted.connect(window.back)
    screen.help_wanted.connect(window.help)
    screen.count(window.tasks, window.shelf)
    return screen


def show_scouting(window: MainWindow, table: Table) -> None:
    """Show what the computer of a game knew of its opponent."""
    from gridlight.ui.foto.scouting import page_of

    window.open_made("scouting", page_of(window, table))


def wire_games(window: MainWindow, screen: GamesScreen, refresh: Callable[[str], None]) -> None:
    """Let a list of games do what it offers; `refresh` lists anew and says what was done."""
    screen.settings_wanted.connect(lambda: window.open_page("settings"))
    screen.help_wanted.connect(lambda: show_help(window, "record-book"))
    screen.open_wanted.connect(window.open_game)
    screen.record_of_wanted.connect(lambda path: show_record(window, path))
    screen.replay_of_wanted.connect(lambda path: replay_of(window, path))
    screen.position_of_wanted.connect(lambda path: _copy_position_of(window, path))
    screen.open_position_wanted.connect(window.open_position)
    shelf = window.shelf

    def act(work: Callable[[], object], said: str) -> None:
        try:
            work()
        except (GridlightError, OSError) as fault:
            screen.tell(str(fault))
            return
        screen.can_undo(shelf.can_restore)
        refresh(said)

    def delete(path: Path) -> None:
        act(lambda: shelf.delete(path), tr("The game is deleted; Undo brings it back."))

    def restore() -> None:
        if shelf.can_restore:
            act(shelf.restore, tr("The game is back."))

    screen.delete_wanted.connect(delete)
    screen.undo_wanted.connect(restore)
    screen.copy_wanted.connect(
        lambda path: act(lambda: shelf.copy(path), tr("The game is copied."))
    )
    screen.rename_wanted.connect(
        lambda path, title: act(
            lambda: shelf.rename(path, title), tr("It is called “{title}” now.", title=title)
        )
    )
    screen.rescue_wanted.connect(
        lambda path: act(
            lambda: shelf.rescue(path), tr("What was whole is saved as a game of its own.")
        )
    )
    screen.can_undo(shelf.can_restore)


def _record_book(window: MainWindow) -> Screen:
    from gridlight.ui.records.page import page

    return page(window)


def _open_position(window: MainWindow) -> Screen:
    from gridlight.ui.screens.open_position import OpenPositionScreen

    screen = OpenPositionScreen(wishes_of(window.preferences), window)
    screen.opened.connect(window.start_position)
    screen.home_wanted.connect(window.back)
    screen.help_wanted.connect(window.help)
    return screen


def _copy_position_of(window: MainWindow, path: Path) -> None:
    try:
        with window.shelf.read(path) as table:
            window.copy_position(table)
    except (GridlightError, OSError) as fault:
        window.complain(str(fault))


def replay_of(window: MainWindow, path: Path) -> None:
    """Show a saved game once more."""
    try:
        with window.shelf.read(path) as table:
            show_replay(window, table)
    except (GridlightError, OSError) as fault:
        window.complain(str(fault))


def show_record(window: MainWindow, path: Path) -> None:
    """Show the record of a saved game."""
    try:
        table = window.shelf.read(path)
    except (GridlightError, OSError) as fault:
        window.complain(str(fault))
        return
    window.open_made("record", _record_of(window, table))


def _tables(window: MainWindow, name: str) -> Screen:
    from gridlight.ui.tables.pages import editor_page, index_page

    return editor_page(window, name) if name else index_page(window)


def _workshop(window: MainWindow) -> Screen:
    from gridlight.ui.editor.pages import page

    return page(window)


def _editor(window: MainWindow) -> Screen:
    from gridlight.ui.editor.pages import editor

    return editor(window)


def _import(window: MainWindow) -> Screen:
    from gridlight.ui.importing.page import page

    return page(window)


def _season(window: MainWindow) -> Screen:
    from gridlight.ui.season.page import page

    return page(window)


def _referee(window: MainWindow) -> Screen:
    from gridlight.ui.referee.page import page

    return page(window)


def _lab(window: MainWindow) -> Screen:
    from gridlight.ui.lab.page import page

    return page(window)


def _print(window: MainWindow) -> Screen:
    from gridlight.ui.printing.page import page

    return page(window)


def _tendencies(window: MainWindow) -> Screen:
    from gridlight.ui.records.tendencies_page import page

    return page(window)


def _share(window: MainWindow) -> Screen:
    from gridlight.ui.sharing.page import page

    return page(window)


def _rules(window: MainWindow) -> Screen:
    from gridlight.ui.rules.page import page

    return page(window)


def _lessons(window: MainWindow) -> Screen:
    from gridlight.ui.lessons.page import page

    return page(window)


MAKERS: dict[str, Callable[[MainWindow], Screen]] = {
    "settings": _settings,
    "about": _about,
    "help": _help,
    "workshop": _workshop,
    "editor": _editor,
    "import": _import,
    "print": _print,
    "share": _share,
    "lab": _lab,
    "new-game": lambda window: new_game_sheet(window, "foto-electric"),
    "record": _record,
    "fairness": _fairness,
    "open-position": _open_position,
    "referee": _referee,
    "record-book": _record_book,
    "season": _season,
    "lessons": _lessons,
    "rules": _rules,
    "tendencies": _tendencies,
    "tables": lambda window: _tables(window, ""),
    "penalty-cards": lambda window: _tables(window, "penalty-cards"),
    "penalty-chart": lambda window: _tables(window, "penalty-chart"),
    "spinners": lambda window: _tables(window, "spinners"),
}
