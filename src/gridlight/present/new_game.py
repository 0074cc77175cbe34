"""What can be agreed on before a game: each option, its choices, and what each of them means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from gridlight.coaches.ladder import Meeting, rung_over, rung_under
from gridlight.coaches.ladder_table import LADDER
from gridlight.coaches.levels import levels_of
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

OPPONENT = "opponent"
COACHED = "coached"
BOTH = "both"
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


def _switch(key: str, label: str, words: str, meaning: str) -> Option:
    picks = tuple(Pick(name, {key: on}, meaning) for name, on in (("Off", False), ("On", True)))
    return Option(key, label, picks, switch=words)


def _clock(*seconds: int) -> Option:
    off = Pick("Off", {"decision_seconds": 0}, "Everybody takes the time that he needs.")
    picks = tuple(
        Pick(
            f"{n} seconds",
            {"decision_seconds": n},
            "When a decision takes longer, the plainest choice is made and marked in the record.",
        )
        for n in seconds
    )
    return Option("clock", "Decision clock", (off, *picks))


_TIE = Option(
    "tie",
    "A tie",
    (
        Pick("Stands", {"sudden_death": False}, "After four quarters a tie is a tie."),
        Pick(
            "Sudden death",
            {"sudden_death": True},
            "Extra quarters after a new coin toss; whoever scores first wins.",
        ),
    ),
)


def _plays(numbers: tuple[int, ...], meaning: str) -> tuple[Pick, ...]:
    return tuple(Pick(f"{n} plays", {"plays_per_quarter": n}, meaning) for n in numbers)


def _minutes(numbers: tuple[int, ...]) -> tuple[Pick, ...]:
    meaning = "By the watch; a play under way when time is called is finished."
    return tuple(Pick(f"{n} minutes", {"quarter_minutes": n}, meaning) for n in numbers)


def _card(team: str, label: str) -> Option:
    name = f"{PENALTY_CARDS} {team}"
    picks = (
        Pick("Disciplined", {name: "disciplined"}, "Fouls less than most teams."),
        Pick("Average", {name: "average"}, "Fouls as much as most teams."),
        Pick("Rough", {name: "rough"}, "Fouls more than most teams."),
    )
    return Option(f"card-{team}", label, picks, usual=1, first=True, needs="penalty_system")


_HABITS = {
    "rookie": "Plays plainly and errs often",
    "pro": "Plays as people do",
    "master": "Plays to win to the end",
    "equilibrium": "Plays for points alone",
}


def level_words(game: str, level: str, ladder: tuple[Meeting, ...] = LADDER) -> str:
    """What a level plays like, and how often it won, as far as that was measured."""
    said = _HABITS[level]
    over, under = rung_over(ladder, game, level), rung_under(ladder, game, level)
    if over is not None:
        return f"{said}; beat {over.below.capitalize()} in {_share(over)}."
    if under is not None:
        return f"{said}; {under.level.capitalize()} won {_share(under)}."
    return f"{said}."


def _share(met: Meeting) -> str:
    return f"{met.share:.1f} % ± {met.margin:.1f} of {met.games} games"


_IN_SECRET = {"foto-electric": "Two people at one screen, who pick in secret."}
_WATCHED = Pick("Watch", {COACHED: BOTH}, "The computer takes both teams, and you look on.")


def _opponents(game: str) -> tuple[Option, ...]:
    """Who may sit on the other side; no option where there is no coach worth playing."""
    levels = [level for level in levels_of(game) if level in _HABITS]
    if not levels:
        return ()
    alone = _IN_SECRET.get(game, "Two people at one screen.")
    person = Pick("Person", {OPPONENT: ""}, alone)
    coaches = [
        Pick(level.capitalize(), {OPPONENT: level}, level_words(game, level)) for level in levels
    ]
    sides = (
        Pick("Home", {COACHED: "visitors"}, "The computer takes the visitors, and calls the toss."),
        Pick("Visitors", {COACHED: "home"}, "The computer takes the home team; you call the toss."),
        _WATCHED,
    )
    return (
        Option("opponent", "Opponent", (person, *coaches), first=True),
        Option("side", "Your side", sides, first=True, needs=OPPONENT),
    )


BOARDS = Option(
    "boards",
    "Board",
    (
        Pick("On screen", {"boards": "screen"}, "Everything is played here."),
        Pick(
            "Our own",
            {"boards": "own"},
            "You play on your own table; here are referee, score, dice and record.",
        ),
    ),
    first=True,
)

_PENALTIES = (
    Option(
        "penalties",
        "Penalties",
        (
            Pick("Off", {"penalty_system": False}, "No penalty die; only the game’s own rules."),
            Pick(
                "Penalty die",
                {"penalty_system": True},
                "An X may bring a flag; the wronged team takes it or declines.",
            ),
        ),
        first=True,
    ),
    _card("home", "Home’s card"),
    _card("visitors", "Visitors’ card"),
)

_HOUSE_SPINNERS = Pick(
    "House", {SPINNERS: HOUSE}, "The spinners as they came; others are made under Edit tables."
)

_HINTS = _switch(
    "hints",
    "Hints",
    "A coach whispers when asked",
    "H asks for a nudge, then for the odds, then for the best; the record says so.",
)

_STUDIES = replace(
    _switch(
        "studies_habits",
        "Your habits",
        "The computer studies them",
        "It reads what you called in recorded games; after the game it tells what it made of it.",
    ),
    needs=f"{OPPONENT}=master",
)

_PLAYS = "Kick-offs, free kicks and tries aren’t counted."

FOTO_ELECTRIC = Sheet(
    "foto-electric",
    "Foto-Electric",
    "Pick a play in secret, lay the cards on the light box, and pull the slide.",
    (
        *_opponents("foto-electric"),
        BOARDS,
        Option(
            "quarter",
            "A quarter",
            (*_plays((10, 20, 30), _PLAYS), *_minutes((15, 20))),
            usual=2,
            first=True,
        ),
        *_PENALTIES,
        Option("tables", "House tables", (_HOUSE_SPINNERS,)),
        Option(
            "try",
            "Try by run or pass",
            (
                Pick("1 point", {"collegiate_try": False}, "As much as a kick."),
                Pick("2 points", {"collegiate_try": True}, "One more than a kick."),
            ),
        ),
        _TIE,
        _clock(20, 45, 90),
        _switch(
            "table_feel",
            "Table feel",
            "Cards lie where they are dropped",
            "A card that lies askew shows what it shows; either side may challenge how it lies.",
        ),
        _switch(
            "roll_by_hand",
            "Roll by hand",
            "Real dice and spinner at the table",
            "The program asks what your own spinner showed, and the record marks it.",
        ),
        _HINTS,
        _STUDIES,
    ),
)

_OFFICIATING = Option(
    "officiating",
    "Fouls",
    (
        Pick(
            "Prevent",
            {"officiating": "prevent"},
            "A foul can’t be made at all; the program says why.",
        ),
        Pick(
            "Referee",
            {"officiating": "referee"},
            "A foul can be made; the referee throws the flag at once.",
        ),
        Pick(
            "Call it",
            {"officiating": "call-it"},
            "A foul counts only if the opponent sees it and throws the flag in time.",
        ),
    ),
)


def _by_chance(percent: int) -> Pick:
    return Pick(
        f"{percent} in 100",
        {"fumble_percent": percent, "steady_hand": False},
        "The chance that the ball falls, at each step with it, each hand-off and each catch.",
    )


_FUMBLES = Option(
    "fumbles",
    "Fumbles",
    (
        Pick("None", {"fumble_percent": 0, "steady_hand": False}, "Nobody ever drops the ball."),
        _by_chance(1),
        _by_chance(3),
        Pick(
            "Steady hand",
            {"fumble_percent": 0, "steady_hand": True},
            "No chance in it: drag the man with the ball too fast, and it falls off.",
        ),
    ),
    usual=1,
)


def _board(columns: int) -> Pick:
    meaning = "How many squares wide the board is; fewer leave less room to run around the line."
    return Pick(str(columns), {"columns": columns}, meaning)


ALL_PRO = Sheet(
    "all-pro",
    "All-Pro",
    "Line up eleven men, move three squares a turn, and roll the dice for passes and kicks.",
    (
        *_opponents("all-pro"),
        BOARDS,
        Option("quarter", "A quarter", _plays((5, 10, 15, 20), _PLAYS), usual=1, first=True),
        *_PENALTIES,
        _OFFICIATING,
        _FUMBLES,
        _switch(
            "take_back",
            "Take back",
            "Moves can be taken back",
            "Within one’s own turn, until it is passed on or a die falls; the record keeps it.",
        ),
        _switch(
            "step_out",
            "Sideline",
            "The carrier may step out of bounds",
            "That ends the play where he was.",
        ),
        _TIE,
        Option("board", "Board", tuple(_board(n) for n in range(11, 22, 2)), usual=2),
        _clock(30, 60, 120),
        _switch(
            "roll_by_hand",
            "Roll by hand",
            "Real dice at the table",
            "The program asks what your own dice showed, and the record marks it.",
        ),
        _HINTS,
    ),
)


def _mode(name: str, mode: str, meaning: str) -> Pick:
    return Pick(name, {"mode": mode}, meaning)


def _length(plays: int) -> Pick:
    settings: dict[str, Value] = {"plays_per_quarter": plays, "scrimmage_plays": plays}
    return Pick(f"{plays} plays", settings, "A quarter; in a scrimmage for each side.")


def _wide(holes: int) -> Pick:
    meaning = "How many holes wide the board is; a wider one gives the carrier more room."
    return Pick(str(holes), {"width": holes}, meaning)


def _long(rows: int) -> Pick:
    meaning = "How many rows there are on each side of the line of scrimmage."
    return Pick(str(rows), {"half_length": rows}, meaning)


PEGSKIN = Sheet(
    "pegskin",
    "Pegskin",
    "Line up eleven pegs, roll for your moves, block, run and throw, and keep the Yardcard.",
    (
        *_opponents("pegskin"),
        BOARDS,
        Option(
            "mode",
            "Game",
            (
                _mode("Full game", "full", "Four quarters, kicks, points."),
                _mode("Scrimmage", "scrimmage", "Each side in turn, no kicks, most yards win."),
            ),
            first=True,
        ),
        Option("length", "Length", tuple(_length(n) for n in (5, 10, 25)), usual=2, first=True),
        *_PENALTIES,
        Option(
            "try",
            "Try after a touchdown",
            (
                Pick("Kick", {"collegiate_try": False}, "One point, by a kick."),
                Pick(
                    "Kick or play",
                    {"collegiate_try": True},
                    "One point by a kick, or two by a run or a pass from the 3.",
                ),
            ),
        ),
        _TIE,
        _switch(
            "take_back",
            "Take back",
            "Moves can be taken back",
            "Within one’s own turn, until it is passed on or a die falls; the record keeps it.",
        ),
        Option("width", "Board, wide", tuple(_wide(n) for n in (31, 35, 43, 53)), usual=1),
        Option("length-of-board", "Board, long", tuple(_long(n) for n in (15, 20, 30)), usual=1),
        _clock(30, 60, 120),
        _switch(
            "roll_by_hand",
            "Roll by hand",
            "Real dice at the table",
            "The program asks what your own dice showed, and the record marks it.",
        ),
        _HINTS,
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
    house = Pick("House", {PENALTY_CHART: HOUSE}, "The penalty chart as it came.")
    picks = (house, *(_own(PENALTY_CHART, name, "Your own chart.") for name in own.charts))
    chart = Option("chart", "Penalty chart", picks, needs="penalty_system")
    return (*sheet.options, chart)


def _decks(own: OwnTables) -> Option:
    house = Pick("Classic", {DECK: CLASSIC}, "The deck that comes with the program.")
    picks = (Pick(deck.name, {DECK: deck.folder}, "Your own deck.") for deck in own.decks)
    return Option("deck", "Deck", (house, *picks))


def _with_own(option: Option, own: OwnTables) -> Option:
    more: tuple[Pick, ...] = ()
    for team, key in zip(_TEAMS, _TEAM_CARDS, strict=True):
        if option.key == f"card-{team}":
            more = tuple(_own(key, name, "Your own card.") for name in own.cards)
    if option.key == "tables":
        more = tuple(_own(SPINNERS, name, "Your own spinners.") for name in own.spinners)
    return replace(option, picks=(*option.picks, *more)) if more else option


def _own(setting: str, name: str, meaning: str) -> Pick:
    return Pick(name, {setting: name}, meaning)


PENALTY_CHART = "penalty_chart"

SHEETS: Mapping[str, Sheet] = {sheet.game: sheet for sheet in (FOTO_ELECTRIC, ALL_PRO, PEGSKIN)}
"""The sheets by the games' names."""
