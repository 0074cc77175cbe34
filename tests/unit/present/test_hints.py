"""A coach's whisper, step by step."""

from __future__ import annotations

import pytest

from gridlight.coaches.coach import Advice, Weighed
from gridlight.present.hints import hints_of
from gridlight.session.games import read_deck


def advice(*moves: tuple[str, float, float | None], value: float | None = None) -> Advice:
    weighed = tuple(Weighed(*move) for move in moves)
    return Advice(weighed, value, "points", "Because it is.")


def test_a_mix_is_told_from_a_nudge_to_the_best() -> None:
    deck = read_deck()
    found = advice(("card 7", 0.3, None), ("card 2", 0.6, None), ("card 9", 0.001, None), value=0.4)
    nudge, odds, best = hints_of(found, deck)
    assert nudge.words == "A perfect coach would run more often than not here."
    assert nudge.odds == () == best.odds
    assert [(odd.name, odd.number) for odd in odds.odds] == [
        (f"2 {deck.offense[1].name}", "60 %"),
        (f"7 {deck.offense[6].name}", "30 %"),
    ]
    assert "+0.40 points" in odds.words
    assert best.words.startswith(f"2 {deck.offense[1].name}, 60 times in 100.")
    assert "7 Long Pass 30 %" in odds.spoken


@pytest.mark.parametrize(
    ("moves", "words"),
    [
        ((("card C", 0.7, None), ("card A", 0.3, None)), "One formation stands out here."),
        ((("card C", 0.4, None), ("card A", 0.3, None)), "No formation alone will do here."),
        ((("at L2", 0.4, None), ("at L1", 0.3, None), ("at C", 0.3, None)), "Lean to the left."),
        ((("at R", 0.9, None), ("at C", 0.1, None)), "Lean to the right."),
        (
            (("at C", 0.4, None), ("at L", 0.3, None), ("at R", 0.3, None)),
            "The middle, or a surprise at either side.",
        ),
    ],
)
def test_a_nudge_gives_no_card_away(
    moves: tuple[tuple[str, float, float | None], ...], words: str
) -> None:
    assert hints_of(advice(*moves), read_deck())[0].words == words


def test_calls_are_told_by_their_worth() -> None:
    found = advice(("punt", 0.0, -0.4), ("play", 1.0, 0.35), ("quick-kick", 0.0, -0.5))
    nudge, odds, best = hints_of(found, read_deck())
    assert nudge.words == "One of these is clearly better."
    assert [(odd.name, odd.number) for odd in odds.odds] == [
        ("Run a play", "+0.35"),
        ("Punt", "−0.40"),
        ("Quick kick", "−0.50"),
    ]
    assert odds.odds[0].share == 1.0 > odds.odds[1].share > odds.odds[2].share > 0.0
    assert best.words == "Run a play. Because it is."
    close = advice(("punt", 0.0, 0.3), ("play", 1.0, 0.35))
    assert hints_of(close, read_deck())[0].words == "Two of these are close."
    alone = advice(("accept", 1.0, None))
    assert {hint.words for hint in hints_of(alone, read_deck())} == {
        "There is nothing to choose between."
    }


def test_near_the_end_chances_to_win_are_told() -> None:
    moves = (Weighed("field-goal", 1.0, -0.4), Weighed("punt", 0.0, -0.41))
    found = Advice(moves, -0.4, "chance to win", "Because it is.")
    nudge, odds, best = hints_of(found, read_deck())
    assert nudge.words == "Two of these are close."
    assert [(odd.name, odd.number) for odd in odds.odds] == [
        ("Field goal", "30 %"),
        ("Punt", "30 %"),
    ]
    assert "chances to win" in odds.words and best.words == "Field goal. Because it is."

    laid = Advice((Weighed("card 2", 1.0, None),), 0.5, "chance to win", "")
    assert "a 75 % chance to win" in hints_of(laid, read_deck())[1].words
