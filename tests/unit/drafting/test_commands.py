"""Each command of the drafting table, and that undo and redo lead to the very same decks."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gridlight.cards.card_checks import offense_faults
from gridlight.cards.model import DIAMONDS, Deck, DefenseCard, End, Kind, OffenseCard, Point, Travel
from gridlight.kernel.errors import GridlightError
from gridlight.session.games import read_deck
from gridlight.workshop.drafting.drafter import Drafter, Tool
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.marks import Mark, marks_of
from gridlight.workshop.drafting.rack import Desk, Rack, read
from gridlight.workshop.drafting.trail import trail_of


def play(drafter: Drafter) -> OffenseCard:
    assert isinstance(drafter.card, OffenseCard)
    return drafter.card


def formation(drafter: Drafter) -> DefenseCard:
    assert isinstance(drafter.card, DefenseCard)
    return drafter.card


def draw(drafter: Drafter, tool: Tool, *places: tuple[float, float]) -> None:
    drafter.take(tool)
    for place in places:
        drafter.press(drafter.snap(place).place, 0.4)


def kinds(drafter: Drafter) -> list[str]:
    return [part.kind.value for part in play(drafter).segments]


# trails


def test_a_trail_gives_back_every_card_of_the_bundled_deck(classic: Deck) -> None:
    for card in classic.offense:
        assert trail_of(card).segments() == card.segments


def test_a_point_on_a_straight_leg_changes_no_result(drafter: Drafter) -> None:
    before = play(drafter)
    drafter.insert((-0.95, 5.0), 1.0)
    assert len(trail_of(play(drafter)).points) == len(trail_of(before).points) + 1
    assert kinds(drafter) == ["run", "pass", "run"]


# the offense


def test_a_play_is_drawn_from_an_empty_sheet(blank: Drafter) -> None:
    draw(blank, Tool.PATH, (2, -8), (2, -3), (-4, -3))
    draw(blank, Tool.PASS, (-4, 12))
    draw(blank, Tool.PATH, (3, 20), (3, 40.3))
    card = play(blank)
    assert kinds(blank) == ["run", "pass", "run"]
    assert (card.kind, card.ends) == (Kind.PASS, End.TOUCHDOWN)
    assert card.segments[-1].points[-1] == Point(3.0, 40.5)
    assert card.segments[0].points[1].radius == blank.corner
    assert card.stars() == (Point(-4.0, 12.0),)
    assert offense_faults(card, blank.geometry, "") == []


def test_what_a_play_is_follows_from_its_path(blank: Drafter) -> None:
    draw(blank, Tool.PATH, (0, -8), (0, 10))
    assert (play(blank).kind, play(blank).ends) == (Kind.RUN, End.DOWN)
    draw(blank, Tool.PATH, (19.7, 12))
    assert play(blank).ends is End.OUT_OF_BOUNDS
    assert play(blank).segments[-1].points[-1].x == 20.0


def test_a_lateral_ends_in_a_star_and_the_run_goes_on(blank: Drafter) -> None:
    draw(blank, Tool.PATH, (0, -6), (5, -4))
    draw(blank, Tool.LATERAL, (10, -6))
    draw(blank, Tool.PATH, (12, 20))
    assert kinds(blank) == ["run", "lateral", "run"]
    assert play(blank).kind is Kind.RUN


def test_the_star_tool_throws_moves_and_ends_a_pass(blank: Drafter) -> None:
    draw(blank, Tool.PATH, (0, -8), (0, -5))
    draw(blank, Tool.STAR, (5, 10))
    assert play(blank).stars() == (Point(5.0, 10.0),)
    draw(blank, Tool.STAR, (6, 15))
    assert play(blank).stars() == (Point(6.0, 15.0),)
    draw(blank, Tool.PASS, (6, 25))
    assert play(blank).stars() == (Point(6.0, 25.0),)
    draw(blank, Tool.STAR, (6, 15))
    assert play(blank).stars() == (Point(6.0, 15.0),)
    assert kinds(blank) == ["run", "pass", "run"]


@pytest.mark.parametrize("tool", [Tool.PASS, Tool.LATERAL])
def test_the_ball_isnt_thrown_before_anybody_runs(blank: Drafter, tool: Tool) -> None:
    blank.take(tool)
    with pytest.raises(Refusal, match="begins with a run"):
        blank.press((0, 0), 0.4)
    draw(blank, Tool.PATH, (0, -8))
    blank.take(tool)
    with pytest.raises(Refusal, match="run a little"):
        blank.press((0, 0), 0.4)


def test_erasing_a_star_makes_the_line_a_run(drafter: Drafter) -> None:
    assert kinds(drafter) == ["run", "pass", "run"]
    star = trail_of(play(drafter)).stars()[0]
    drafter.choose(Mark("point", star))
    drafter.remove()
    assert kinds(drafter) == ["run"]
    assert play(drafter).kind is Kind.RUN


def test_a_path_is_turned_round_and_back(drafter: Drafter) -> None:
    before = play(drafter)
    drafter.turn_round()
    assert play(drafter).segments[0].points[0] == before.segments[-1].points[-1]
    drafter.turn_round()
    assert play(drafter).segments == before.segments


def test_corners_are_rounded_and_ends_are_not(drafter: Drafter) -> None:
    drafter.choose(Mark("point", 1))
    drafter.round_by(3.25)
    assert trail_of(play(drafter)).points[1].radius == 3.25
    drafter.choose(Mark("point", 0))
    with pytest.raises(Refusal, match="only corners between"):
        drafter.round_by(1.0)


def test_a_line_is_made_a_pass_and_a_run_again(drafter: Drafter) -> None:
    drafter.choose(Mark("point", 4))
    drafter.travel_by(Travel.LATERAL)
    assert kinds(drafter) == ["run", "lateral", "run"]
    drafter.travel_by(Travel.RUN)
    assert kinds(drafter) == ["run"]


# the defense


def test_markers_lie_on_whole_yards_and_eleven_are_the_most(blank: Drafter) -> None:
    blank.open("C")
    draw(blank, Tool.DIAMOND, *((n - 5.0, n * 2 + 0.3) for n in range(DIAMONDS)))
    assert all(p.y == round(p.y) for p in formation(blank).diamonds)
    with pytest.raises(Refusal, match="Eleven"):
        draw(blank, Tool.DIAMOND, (15, 30))
    draw(blank, Tool.DOT, (8, 6.4))
    assert formation(blank).dots == (Point(8.0, 6.0),)


def test_two_markers_dont_lie_at_one_place(blank: Drafter) -> None:
    blank.open("C")
    draw(blank, Tool.DIAMOND, (1, 5))
    with pytest.raises(Refusal, match="lies there"):
        draw(blank, Tool.DOT, (1, 5))


def test_diamonds_and_dots_are_exchanged(drafter: Drafter) -> None:
    drafter.open("A")
    before = formation(drafter)
    drafter.choose(Mark("diamond", 0))
    drafter.exchange()
    assert len(formation(drafter).diamonds) == DIAMONDS - 1
    assert formation(drafter).dots == (*before.dots, before.diamonds[0])


# both


@pytest.mark.parametrize("key", ["7", "B"])
def test_mirroring_twice_changes_nothing(drafter: Drafter, key: str) -> None:
    drafter.open(key)
    before = drafter.card
    drafter.mirror()
    assert drafter.card != before
    assert [-x for x, _ in marks_of(before).values()] == [
        x for x, _ in marks_of(drafter.card).values()
    ]
    drafter.mirror()
    assert drafter.card == before


@pytest.mark.parametrize(("key", "to"), [("7", "8"), ("B", "C")])
def test_a_whole_card_is_copied_onto_an_empty_sheet(drafter: Drafter, key: str, to: str) -> None:
    drafter.open(key)
    text, card = drafter.copied().text(), drafter.card
    drafter.open(to)
    drafter.clear()
    drafter.paste(text)
    assert list(marks_of(drafter.card).values()) == list(marks_of(card).values())
    if isinstance(card, OffenseCard):
        assert play(drafter).segments == card.segments


def test_a_piece_of_path_goes_on_from_the_end(blank: Drafter) -> None:
    draw(blank, Tool.PATH, (0, -8), (0, 0), (4, 4))
    blank.choose(Mark("point", 0), Mark("point", 1))
    blank.paste(blank.copied().text())
    assert [(p.x, p.y) for p in trail_of(play(blank)).points][-2:] == [(4.0, 4.0), (4.0, 12.0)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"format":"gridlight-piece","points":[[1e400,0]],"legs":[],"diamonds":[],"dots":[]}',
        '{"format":"gridlight-piece","points":[[1]],"legs":[],"diamonds":[],"dots":[]}',
        '{"format":"gridlight-piece","points":[[1,2],[3,4]],"legs":["fly"],"diamonds":[],"dots":[]}',
        '{"format":"gridlight-piece","points":5,"legs":[],"diamonds":[],"dots":[]}',
        "[" * 60000,
    ],
)
def test_other_texts_are_no_pieces(blank: Drafter, text: str) -> None:
    before = blank.deck
    with pytest.raises(Refusal):
        blank.paste(text)
    assert blank.deck == before


def test_a_path_isnt_pasted_on_a_formation(drafter: Drafter) -> None:
    text = drafter.copied().text()
    drafter.open("A")
    with pytest.raises(Refusal, match="offense card"):
        drafter.paste(text)


def test_lines_catch_points(drafter: Drafter) -> None:
    drafter.open("1")
    caught = drafter.snap((0.3, 9.8))
    assert (caught.place, caught.across, caught.down) == ((0.0, 10.0), 0.0, 10.0)
    free = drafter.snap((7.2, 12.3))
    assert free.place == (7.0, 12.5) or free.across is not None or free.down is not None
    drafter.open("A")
    assert drafter.snap((3.3, 7.6)).y == 8.0


def test_exchanging_numbers_keeps_the_other_card(drafter: Drafter) -> None:
    seven, two = drafter.draft.card("7"), drafter.draft.card("2")
    drafter.exchange_with("2")
    assert drafter.key == "2"
    assert (drafter.card.name, drafter.draft.card("7").name) == (seven.name, two.name)
    with pytest.raises(Refusal, match="called"):
        drafter.exchange_with("A")
    drafter.undo()
    assert (drafter.key, drafter.card) == ("7", seven)
    drafter.redo()
    assert (drafter.key, drafter.card.name) == ("2", seven.name)


def test_a_drag_is_one_step(drafter: Drafter) -> None:
    drafter.choose(Mark("point", 2))
    for n in range(20):
        drafter.drag((n / 10, n / 20))
    assert not drafter.draft.done
    drafter.drop()
    assert [step.words for step in drafter.draft.done] == ["Move a point"]


def test_the_picture_of_a_scanned_card_goes_with_its_first_change(drafter: Drafter) -> None:
    from dataclasses import replace

    from gridlight.cards.model import Picture
    from gridlight.workshop.drafting.sheets import with_card

    card = replace(play(drafter), picture=Picture(150, (("solid", b"x"),)))
    drafter.desk.draft.deck = with_card(drafter.deck, "7", card)
    drafter.choose(Mark("point", 2))
    drafter.nudge((1.0, 0.0))
    assert play(drafter).picture is None
    drafter.undo()
    assert play(drafter).picture is not None


# undo and redo

PLACES = st.tuples(st.floats(-22, 22), st.floats(-13, 42))
ACTS = st.one_of(
    st.tuples(st.just("open"), st.sampled_from(["1", "7", "12", "A", "F"])),
    st.tuples(st.just("tool"), st.sampled_from(list(Tool))),
    st.tuples(st.just("press"), PLACES),
    st.tuples(st.just("press"), PLACES),
    st.tuples(st.just("insert"), PLACES),
    st.tuples(st.just("next"), st.sampled_from([1, -1])),
    st.tuples(st.just("all"), st.none()),
    st.tuples(st.just("nudge"), st.tuples(st.floats(-3, 3), st.floats(-3, 3))),
    st.tuples(st.just("drag"), PLACES),
    st.tuples(st.just("round"), st.floats(0, 25)),
    st.tuples(st.just("travel"), st.sampled_from(list(Travel))),
    st.tuples(
        st.sampled_from(
            [
                *("remove", "mirror", "turn", "exchange", "clear"),
                *("copy", "cut", "paste", "undo", "redo", "save"),
            ]
        ),
        st.none(),
    ),
    st.tuples(st.just("rename"), st.text(max_size=70)),
    st.tuples(st.just("key"), st.sampled_from(["2", "9", "B", "D", "Z"])),
)


class Clip:
    text = ""


def act(drafter: Drafter, clip: Clip, name: str, with_what: object) -> None:
    def keep(text: str) -> None:
        clip.text = text

    def drag(to: tuple[float, float]) -> None:
        drafter.drag(to)
        drafter.drop()

    ways: dict[str, object] = {
        "open": drafter.open,
        "tool": drafter.take,
        "press": lambda at: drafter.press(drafter.snap(at).place, 0.6),
        "insert": lambda at: drafter.insert(at, 2.0),
        "next": drafter.choose_next,
        "all": lambda _: drafter.choose_all(),
        "nudge": drafter.nudge,
        "drag": drag,
        "round": drafter.round_by,
        "travel": drafter.travel_by,
        "remove": lambda _: drafter.remove(),
        "mirror": lambda _: drafter.mirror(),
        "turn": lambda _: drafter.turn_round(),
        "exchange": lambda _: drafter.exchange(),
        "clear": lambda _: drafter.clear(),
        "copy": lambda _: keep(drafter.copied().text()),
        "cut": lambda _: keep(drafter.cut().text()),
        "paste": lambda _: drafter.paste(clip.text),
        "undo": lambda _: drafter.undo(),
        "redo": lambda _: drafter.redo(),
        "save": lambda _: drafter.save(),
        "rename": drafter.rename,
        "key": drafter.exchange_with,
    }
    ways[name](with_what)  # type: ignore[operator]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(acts=st.lists(ACTS, max_size=25), bare=st.booleans())
def test_undo_and_redo_lead_to_equal_decks(acts: list[tuple[str, object]], bare: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        rack = Rack(Path(folder))
        path = rack.new("Bare", "A test") if bare else rack.copy(read_deck("classic"), {})
        drafter = Drafter(Desk.open(path), "7")
        clip = Clip()
        first = drafter.deck
        for name, with_what in acts:
            before = drafter.deck
            try:
                act(drafter, clip, name, with_what)
            except GridlightError:
                assert drafter.deck == before
            again = read(path)
            assert (again.deck, again.saved) == (drafter.deck, drafter.draft.saved)
            assert again.done == drafter.draft.done
            assert again.undone == drafter.draft.undone
        last, steps = drafter.deck, len(drafter.draft.done)
        decks = [drafter.deck]
        while drafter.undo() is not None:
            decks.append(drafter.deck)
        assert drafter.deck == first
        assert len(decks) == steps + 1
        for deck in decks[-2::-1]:
            assert drafter.redo() is not None
            assert drafter.deck == deck
        assert drafter.deck == last
        assert read(path).deck == last
