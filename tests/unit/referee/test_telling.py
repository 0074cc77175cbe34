"""The words in which a play is told."""

import pytest

from gridlight.kernel.moves import Move
from gridlight.session.referee_mode.telling import Clause, Refused, parse, read, told_move


def test_a_play_is_told_in_clauses():
    told = read(parse("tell pass caught 9 tackle +12"))
    assert told.kind == "pass"
    assert told.clauses == (Clause("caught", 9), Clause("tackle", 12))
    assert told.last.what == "tackle"
    assert told.names() == ("caught", "tackle")


def test_numbers_are_written_plainly():
    assert parse("tell run  tackle +007") == Move("tell", ("run", "tackle", "7"))
    assert parse("tell run tackle -0") == Move("tell", ("run", "tackle", "0"))


def test_a_move_is_made_of_clauses():
    made = told_move("run", ("fumble", 3), "touchdown")
    assert str(made) == "tell run fumble 3 touchdown"
    assert parse(str(made)) == made


@pytest.mark.parametrize("words", ["", "   ", "run tackle 4", "told run"])
def test_another_verb_tells_nothing(words):
    with pytest.raises(ValueError, match="no move"):
        parse(words)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("tell", "what kind of play"),
        ("tell run", "what happened"),
        ("tell run tackle", "say where"),
        ("tell run tackle far", "say where"),
        ("tell run sings 4", "nothing that happens"),
        ("tell run tackle 4 9", "nothing that happens"),
    ],
)
def test_what_says_nothing_is_refused_with_a_sentence(words, why):
    with pytest.raises(Refused, match=why):
        read(parse(words))
