"""What can be agreed on before a game: each option, its choices, and what each of them means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from gridlight.kernel.language import tr, trn
from gridlight.present.new_game_options import (
    BOARDS,
    HINTS,
    PENALTIES,
    TIE,
    UNCOUNTED,
    clock,
    minutes,
    opponents,
    plays,
    switch,
)
from gridlight.present.new_game_options import BOTH as BOTH
from gridlight.present.new_game_options import COACHED as COACHED
from gridlight.present.new_game_options import OPPONENT as OPPONENT
from gridlight.present.new_game_options import level_words as level_words
from gridlight.present.options import PENALTY_CARDS, Sheet
from gridlight.present.options import Option as Option
from gridlight.present.options import Pick as Pick
from gridlight.present.options import Value as Value
from gridlight.session.own_tables import OwnTables


def whole(chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Settings for a game's setup from what all options chose: each team's card in one word."""
    found = {name: value for name, value in chosen.items() if name not in _APART}
    cards = [f"{team}:{chosen[name]}" for team, name in zip(_TEAMS, _TEAM_CARDS, strict=True)]
    return found | {PENALTY_CARDS: ",".join(cards)}


_TEAMS = ("home", "visitors")
_TEAM_CARDS = tuple(f"{PENALTY_CARDS} {team}" for team in _TEAMS)

SPINNERS = "spinners"
HOUSE = "house"
DECK = "deck"
CLASSIC = "classic"
_APART = (*_TEAM_CARDS, OPPONENT, COACHED, SPINNERS, DECK)


def tables_of(chosen: Mapping[str, Value]) -> dict[str, str]:
    """The tables chosen by name that aren't the house's own."""
    usual = {SPINNERS: HOUSE, DECK: CLASSIC}
    names = {table: str(chosen.get(table, name)) for table, name in usual.items()}
    return {table: name for table, name in names.items() if name != usual[table]}


def opponent_of(chosen: Mapping[str, Value]) -> tuple[str, str]:
    """The computer's level and its seat: `home`, `visitors` or `both`; both empty for a person."""
    level = "" if chosen.get("boards") == "own" else str(chosen.get(OPPONENT, ""))
    return (level, str(chosen[COACHED])) if level else ("", "")


_HOUSE_SPINNERS = Pick(
    tr("House"),
    {SPINNERS: HOUSE},
    tr("The spinners as they came; others are made under Edit tables."),
)

_STUDIES = replace(
    switch(
        "studies_habits",
        tr("Your habits"),
        tr("The computer studies them"),
        tr(
            "It reads what you called in recorded games;"
            " after the game it tells what it made of it."
        ),
    ),
    needs=f"{OPPONENT}=master",
)

FOTO_ELECTRIC = Sheet(
    "foto-electric",
    "Foto-Electric",
    tr("Pick a play in secret, lay the cards on the light box, and pull the slide."),
    (
        *opponents("foto-electric"),
        BOARDS,
        Option(
            "quarter",
            tr("A quarter"),
            (*plays((10, 20, 30), UNCOUNTED), *minutes((15, 20))),
            usual=2,
            first=True,
        ),
        *PENALTIES,
        Option("tables", tr("House tables"), (_HOUSE_SPINNERS,)),
        Option(
            "try",
            tr("Try by run or pass"),
            (
                Pick(
                    trn("{n} point", "{n} points", 1),
                    {"collegiate_try": False},
                    tr("As much as a kick."),
                ),
                Pick(
                    trn("{n} point", "{n} points", 2),
                    {"collegiate_try": True},
                    tr("One more than a kick."),
                ),
            ),
        ),
        TIE,
        clock(20, 45, 90),
        switch(
            "table_feel",
            tr("Table feel"),
            tr("Cards lie where they are dropped"),
            tr(
                "A card that lies askew shows what it shows; either side may challenge how it lies."
            ),
        ),
        switch(
            "roll_by_hand",
            tr("Roll by hand"),
            tr("Real dice and spinner at the table"),
            tr("The program asks what your own spinner showed, and the record marks it."),
        ),
        HINTS,
        _STUDIES,
    ),
)

_OFFICIATING = Option(
    "officiating",
    tr("Fouls"),
    (
        Pick(
            tr("Prevent"),
            {"officiating": "prevent"},
            tr("A foul can’t be made at all; the program says why."),
        ),
        Pick(
            tr("Referee"),
            {"officiating": "referee"},
            tr("A foul can be made; the referee throws the flag at once."),
        ),
        Pick(
            tr("Call it"),
            {"officiating": "call-it"},
            tr("A foul counts only if the opponent sees it and throws the flag in time."),
        ),
    ),
)


def _by_chance(percent: int) -> Pick:
    return Pick(
        tr("{percent} in 100", percent=percent),
        {"fumble_percent": percent, "steady_hand": False},
        tr("The chance that the ball falls, at each step with it, each hand-off and each catch."),
    )


_FUMBLES = Option(
    "fumbles",
    tr("Fumbles"),
    (
        Pick(
            tr("None", "fumbles"),
            {"fumble_percent": 0, "steady_hand": False},
            tr("Nobody ever drops the ball."),
        ),
        _by_chance(1),
        _by_chance(3),
        Pick(
            tr("Steady hand"),
            {"fumble_percent": 0, "steady_hand": True},
            tr("No chance in it: drag the man with the ball too fast, and it falls off."),
        ),
    ),
    usual=1,
)


def _board(columns: int) -> Pick:
    meaning = tr(
        "How many squares wide the board is; fewer leave less room to run around the line."
    )
    return Pick(str(columns), {"columns": columns}, meaning)


ALL_PRO = Sheet(
    "all-pro",
    "All-Pro",
    tr("Line up eleven men, move three squares a turn, and roll the dice for passes and kicks."),
    (
        *opponents("all-pro"),
        BOARDS,
        Option("quarter", tr("A quarter"), plays((5, 10, 15, 20), UNCOUNTED), usual=1, first=True),
        *PENALTIES,
        _OFFICIATING,
        _FUMBLES,
        switch(
            "take_back",
            tr("Take back"),
            tr("Moves can be taken back"),
            tr("Within one’s own turn, until it is passed on or a die falls; the record keeps it."),
        ),
        switch(
            "step_out",
            tr("Sideline"),
            tr("The carrier may step out of bounds"),
            tr("That ends the play where he was."),
        ),
        TIE,
        Option("board", tr("Board"), tuple(_board(n) for n in range(11, 22, 2)), usual=2),
        clock(30, 60, 120),
        switch(
            "roll_by_hand",
            tr("Roll by hand"),
            tr("Real dice at the table"),
            tr("The program asks what your own dice showed, and the record marks it."),
        ),
        HINTS,
    ),
)


def _mode(name: str, mode: str, meaning: str) -> Pick:
    return Pick(name, {"mode": mode}, meaning)


def _length(plays: int) -> Pick:
    settings: dict[str, Value] = {"plays_per_quarter": plays, "scrimmage_plays": plays}
    return Pick(
        trn("{n} play", "{n} plays", plays),
        settings,
        tr("A quarter; in a scrimmage for each side."),
    )


def _wide(holes: int) -> Pick:
    meaning = tr("How many holes wide the board is; a wider one gives the carrier more room.")
    return Pick(str(holes), {"width": holes}, meaning)


def _long(rows: int) -> Pick:
    meaning = tr("How many rows there are on each side of the line of scrimmage.")
    return Pick(str(rows), {"half_length": rows}, meaning)


PEGSKIN = Sheet(
    "pegskin",
    "Pegskin",
    tr("Line up eleven pegs, roll for your moves, block, run and throw, and keep the Yardcard."),
    (
        *opponents("pegskin"),
        BOARDS,
        Option(
            "mode",
            tr("Game"),
            (
                _mode(tr("Full game"), "full", tr("Four quarters, kicks, points.")),
                _mode(
                    tr("Scrimmage"), "scrimmage", tr("Each side in turn, no kicks, most yards win.")
                ),
            ),
            first=True,
        ),
        Option("length", tr("Length"), tuple(_length(n) for n in (5, 10, 25)), usual=2, first=True),
        *PENALTIES,
        Option(
            "try",
            tr("Try after a touchdown"),
            (
                Pick(tr("Kick"), {"collegiate_try": False}, tr("One point, by a kick.")),
                Pick(
                    tr("Kick or play"),
                    {"collegiate_try": True},
                    tr("One point by a kick, or two by a run or a pass from the 3."),
                ),
            ),
        ),
        TIE,
        switch(
            "take_back",
            tr("Take back"),
            tr("Moves can be taken back"),
            tr("Within one’s own turn, until it is passed on or a die falls; the record keeps it."),
        ),
        Option("width", tr("Board, wide"), tuple(_wide(n) for n in (31, 35, 43, 53)), usual=1),
        Option(
            "length-of-board", tr("Board, long"), tuple(_long(n) for n in (15, 20, 30)), usual=1
        ),
        clock(30, 60, 120),
        switch(
            "roll_by_hand",
            tr("Roll by hand"),
            tr("Real dice at the table"),
            tr("The program asks what your own dice showed, and the record marks it."),
        ),
        HINTS,
    ),
)


def sheet_of(game: str, own: OwnTables) -> Sheet:
    """The sheet of a game that offers a person's own tables beside the house's."""
    sheet = SHEETS[game]
    return replace(sheet, options=tuple(_with_own(each, own) for each in _options(sheet, own)))


def _options(sheet: Sheet, own: OwnTables) -> tuple[Option, ...]:
    """The sheet's options; which deck or chart is asked only where there is more than one."""
    if own.decks and sheet.game == "foto-electric":
        sheet = replace(sheet, options=(*sheet.options, _decks(own)))
    if not own.charts:
        return sheet.options
    house = Pick(tr("House"), {PENALTY_CHART: HOUSE}, tr("The penalty chart as it came."))
    picks = (house, *(_own(PENALTY_CHART, name, tr("Your own chart.")) for name in own.charts))
    chart = Option("chart", tr("Penalty chart"), picks, needs="penalty_system")
    return (*sheet.options, chart)


def _decks(own: OwnTables) -> Option:
    house = Pick(tr("Classic"), {DECK: CLASSIC}, tr("The deck that comes with the program."))
    picks = (Pick(deck.name, {DECK: deck.folder}, tr("Your own deck.")) for deck in own.decks)
    return Option("deck", tr("Deck"), (house, *picks))


def _with_own(option: Option, own: OwnTables) -> Option:
    more: tuple[Pick, ...] = ()
    for team, key in zip(_TEAMS, _TEAM_CARDS, strict=True):
        if option.key == f"card-{team}":
            more = tuple(_own(key, name, tr("Your own card.")) for name in own.cards)
    if option.key == "tables":
        more = tuple(_own(SPINNERS, name, tr("Your own spinners.")) for name in own.spinners)
    return replace(option, picks=(*option.picks, *more)) if more else option


def _own(setting: str, name: str, meaning: str) -> Pick:
    return Pick(name, {setting: name}, meaning)


PENALTY_CHART = "penalty_chart"

SHEETS: Mapping[str, Sheet] = {sheet.game: sheet for sheet in (FOTO_ELECTRIC, ALL_PRO, PEGSKIN)}
"""The sheets by the games' names."""
