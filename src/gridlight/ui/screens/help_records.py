"""The help of the record book and of the season, in our own words; the form is `help_text`'s."""

from __future__ import annotations

from gridlight.ui.screens.help_text import Section

HOW: tuple[Section, ...] = (
    (
        "The record book",
        (
            "Every game that is begun is in the book by itself, finished or not. The filters leave "
            "games out: by kind or season, by team, by coach, by how far they are.",
            (
                "Teams, coaches",
                "who won how often. Only games that were played from the kick-off to an end count.",
            ),
            ("Head-to-head", "two teams or coaches against each other, and their games."),
            ("Records", "the most of everything; a line opens the game at that very play."),
            (
                "Tendencies",
                "what a coach calls by down, distance, field and score, and what comes of it.",
            ),
            "A deleted game can be brought back by Undo until the program is left. A game whose "
            "file is broken stays in the list and says what is wrong with it.",
        ),
    ),
    (
        "A game once more",
        (
            "Replay shows any game on its own table, and “Play on” makes a new game from any point "
            "of it. Record has all plays and the box score.",
            "Save the record writes it as text, table, web page, document or data, and a play as "
            "a moving picture. What is sealed still stands in none of them.",
        ),
    ),
    (
        "A season",
        (
            "Up to 64 teams, each with a person or a computer as its coach; everybody meets once "
            "or twice, and the best may play for the title.",
            "Play lays a game with a person on the table. Games between computers are simulated: "
            "one, a week or all. Stop breaks off; whatever was finished stays.",
            "A season keeps no results of its own: it reads its saved games. Delete one in the "
            "record book, and it can be played anew, with other dice.",
            (
                "The table",
                "ranks by percentage, a tie being half a win; then by the games between the teams "
                "that are level, by the difference of points, by points, by lot.",
            ),
            ("Playoffs", "are played with sudden death; the team that stood higher is at home."),
        ),
    ),
)

KEYS: tuple[Section, ...] = (
    (
        "Keys of the book",
        (
            ("Ctrl+Page Down", "the next part; Page Up the one before."),
            ("Ctrl+F", "searches."),
            ("Enter", "goes on with a game, or replays one that is over."),
            ("R", "replays."),
            ("F2, Delete", "rename, delete."),
            ("Z", "brings back what was deleted."),
            ("Ctrl+C", "copies the position as text."),
            ("Esc", "goes back."),
        ),
    ),
    (
        "Keys of the season",
        (
            ("1 to 4", "week, schedule, table, leaders."),
            ("← →", "the week before, the next."),
            ("Enter", "plays the game, or looks at it."),
            ("N", "a new season."),
            ("F2, Delete, Z", "rename, delete, bring back."),
        ),
    ),
    (
        "Keys of a record",
        (
            ("B", "the box score, or the plays."),
            ("R", "replays."),
            ("Esc", "goes back."),
        ),
    ),
)
