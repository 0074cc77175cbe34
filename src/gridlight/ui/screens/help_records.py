"""The help of the record book and of the season, in our own words; the form is `help_text`'s."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.ui.screens.help_text import Section

HOW: tuple[Section, ...] = (
    (
        tr("The record book"),
        (
            tr(
                "Every game that is begun is in the book by itself, finished or not. The filters "
                "leave games out: by kind or season, by team, by coach, by how far they are."
            ),
            (
                tr("Teams, coaches"),
                tr(
                    "who won how often. Only games that were played from the kick-off to an end "
                    "count."
                ),
            ),
            (tr("Head-to-head"), tr("two teams or coaches against each other, and their games.")),
            (tr("Records"), tr("the most of everything; a line opens the game at that very play.")),
            (
                tr("Tendencies"),
                tr("what a coach calls by down, distance, field and score, and what comes of it."),
            ),
            tr(
                "A deleted game can be brought back by Undo until the program is left. A game "
                "whose file is broken stays in the list and says what is wrong with it."
            ),
        ),
    ),
    (
        tr("A game once more"),
        (
            tr(
                "Replay shows any game on its own table, and “Play on” makes a new game from any "
                "point of it. Record has all plays and the box score."
            ),
            tr(
                "Save the record writes it as text, table, web page, document or data, and a play "
                "as a moving picture. What is sealed still stands in none of them."
            ),
        ),
    ),
    (
        tr("A season"),
        (
            tr(
                "Up to 64 teams, each with a person or a computer as its coach; everybody meets "
                "once or twice, and the best may play for the title."
            ),
            tr(
                "Play lays a game with a person on the table. Games between computers are "
                "simulated: one, a week or all. Stop breaks off; whatever was finished stays."
            ),
            tr(
                "A season keeps no results of its own: it reads its saved games. Delete one in the "
                "record book, and it can be played anew, with other dice."
            ),
            (
                tr("The table"),
                tr(
                    "ranks by percentage, a tie being half a win; then by the games between the "
                    "teams that are level, by the difference of points, by points, by lot."
                ),
            ),
            (
                tr("Playoffs"),
                tr("are played with sudden death; the team that stood higher is at home."),
            ),
        ),
    ),
)

KEYS: tuple[Section, ...] = (
    (
        tr("Keys of the book"),
        (
            (tr("Ctrl+Page Down"), tr("the next part; Page Up the one before.")),
            (tr("Ctrl+F"), tr("searches.")),
            (tr("Enter"), tr("goes on with a game, or replays one that is over.")),
            ("R", tr("replays.")),
            (tr("F2, Delete"), tr("rename, delete.")),
            ("Z", tr("brings back what was deleted.")),
            (tr("Ctrl+C"), tr("copies the position as text.")),
            (tr("Esc"), tr("goes back.")),
        ),
    ),
    (
        tr("Keys of the season"),
        (
            (tr("1 to 4"), tr("week, schedule, table, leaders.")),
            ("← →", tr("the week before, the next.")),
            (tr("Enter"), tr("plays the game, or looks at it.")),
            ("N", tr("a new season.")),
            (tr("F2, Delete, Z"), tr("rename, delete, bring back.")),
        ),
    ),
    (
        tr("Keys of a record"),
        (
            ("B", tr("the box score, or the plays.")),
            ("R", tr("replays.")),
            (tr("Esc"), tr("goes back.")),
        ),
    ),
)
