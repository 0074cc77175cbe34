"""The options that more than one game agrees on, and what each level of the computer is like."""

from __future__ import annotations

from gridlight.coaches.ladder import Meeting, rung_over, rung_under
from gridlight.coaches.ladder_table import LADDER
from gridlight.coaches.levels import levels_of
from gridlight.kernel.language import tr, trn
from gridlight.present.options import PENALTY_CARDS, Option, Pick
from gridlight.session.journal import level_name

OPPONENT = "opponent"
COACHED = "coached"
BOTH = "both"


def switch(key: str, label: str, words: str, meaning: str) -> Option:
    """An option that is off or on."""
    picks = tuple(
        Pick(name, {key: on}, meaning) for name, on in ((tr("Off"), False), (tr("On"), True))
    )
    return Option(key, label, picks, switch=words)


def clock(*seconds: int) -> Option:
    """The decision clock with these lengths."""
    off = Pick(tr("Off"), {"decision_seconds": 0}, tr("Everybody takes the time that he needs."))
    picks = tuple(
        Pick(
            trn("{n} second", "{n} seconds", n),
            {"decision_seconds": n},
            tr(
                "When a decision takes longer, the plainest choice is made"
                " and marked in the record."
            ),
        )
        for n in seconds
    )
    return Option("clock", tr("Decision clock"), (off, *picks))


TIE = Option(
    "tie",
    tr("A tie"),
    (
        Pick(tr("Stands"), {"sudden_death": False}, tr("After four quarters a tie is a tie.")),
        Pick(
            tr("Sudden death"),
            {"sudden_death": True},
            tr("Extra quarters after a new coin toss; whoever scores first wins."),
        ),
    ),
)


def plays(numbers: tuple[int, ...], meaning: str) -> tuple[Pick, ...]:
    """Quarters of so many plays."""
    return tuple(
        Pick(trn("{n} play", "{n} plays", n), {"plays_per_quarter": n}, meaning) for n in numbers
    )


def minutes(numbers: tuple[int, ...]) -> tuple[Pick, ...]:
    """Quarters of so many minutes."""
    meaning = tr("By the watch; a play under way when time is called is finished.")
    return tuple(
        Pick(trn("{n} minute", "{n} minutes", n), {"quarter_minutes": n}, meaning) for n in numbers
    )


def _card(team: str, label: str) -> Option:
    name = f"{PENALTY_CARDS} {team}"
    picks = (
        Pick(tr("Disciplined"), {name: "disciplined"}, tr("Fouls less than most teams.")),
        Pick(tr("Average"), {name: "average"}, tr("Fouls as much as most teams.")),
        Pick(tr("Rough"), {name: "rough"}, tr("Fouls more than most teams.")),
    )
    return Option(f"card-{team}", label, picks, usual=1, first=True, needs="penalty_system")


_HABITS = {
    "rookie": tr("Plays plainly and errs often"),
    "pro": tr("Plays as people do"),
    "master": tr("Plays to win to the end"),
    "equilibrium": tr("Plays for points alone"),
}


def level_words(game: str, level: str, ladder: tuple[Meeting, ...] = LADDER) -> str:
    """What a level plays like, and how often it won, as far as that was measured."""
    said = _HABITS[level]
    over, under = rung_over(ladder, game, level), rung_under(ladder, game, level)
    if over is not None:
        return tr(
            "{said}; beat {level} in {share}.",
            said=said,
            level=level_name(over.below),
            share=_share(over),
        )
    if under is not None:
        return tr(
            "{said}; {level} won {share}.",
            said=said,
            level=level_name(under.level),
            share=_share(under),
        )
    return f"{said}."


def _share(met: Meeting) -> str:
    return tr(
        "{share:.1f} % ± {margin:.1f} of {games} games",
        share=met.share,
        margin=met.margin,
        games=met.games,
    )


_IN_SECRET = {"foto-electric": tr("Two people at one screen, who pick in secret.")}
_WATCHED = Pick(tr("Watch"), {COACHED: BOTH}, tr("The computer takes both teams, and you look on."))


def opponents(game: str) -> tuple[Option, ...]:
    """Who may sit on the other side; no option where there is no coach worth playing."""
    levels = [level for level in levels_of(game) if level in _HABITS]
    if not levels:
        return ()
    alone = _IN_SECRET.get(game, tr("Two people at one screen."))
    person = Pick(tr("Person"), {OPPONENT: ""}, alone)
    coaches = [
        Pick(level_name(level), {OPPONENT: level}, level_words(game, level)) for level in levels
    ]
    sides = (
        Pick(
            tr("Home"),
            {COACHED: "visitors"},
            tr("The computer takes the visitors, and calls the toss."),
        ),
        Pick(
            tr("Visitors"),
            {COACHED: "home"},
            tr("The computer takes the home team; you call the toss."),
        ),
        _WATCHED,
    )
    return (
        Option("opponent", tr("Opponent"), (person, *coaches), first=True),
        Option("side", tr("Your side"), sides, first=True, needs=OPPONENT),
    )


BOARDS = Option(
    "boards",
    tr("Board"),
    (
        Pick(tr("On screen"), {"boards": "screen"}, tr("Everything is played here.")),
        Pick(
            tr("Our own"),
            {"boards": "own"},
            tr("You play on your own table; here are referee, score, dice and record."),
        ),
    ),
    first=True,
)

PENALTIES = (
    Option(
        "penalties",
        tr("Penalties"),
        (
            Pick(
                tr("Off"),
                {"penalty_system": False},
                tr("No penalty die; only the game’s own rules."),
            ),
            Pick(
                tr("Penalty die"),
                {"penalty_system": True},
                tr("An X may bring a flag; the wronged team takes it or declines."),
            ),
        ),
        first=True,
    ),
    _card("home", tr("Home’s card")),
    _card("visitors", tr("Visitors’ card")),
)

HINTS = switch(
    "hints",
    tr("Hints"),
    tr("A coach whispers when asked"),
    tr("H asks for a nudge, then for the odds, then for the best; the record says so."),
)

UNCOUNTED = tr("Kick-offs, free kicks and tries aren’t counted.")
