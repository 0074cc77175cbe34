"""What the All-Pro board shows of a game: ways, offers, beams, reach, trails, line-ups, motions."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from gridlight.games.all_pro import passing
from gridlight.games.all_pro.phases import MOVING, SETUPS, Phase
from gridlight.games.all_pro.reach import reach
from gridlight.games.all_pro.refusals import Asked, why_not
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import name_of, square_of
from gridlight.kernel.moves import Move
from gridlight.present import all_pro_board as board
from gridlight.present import all_pro_lineup as lineup
from gridlight.present.all_pro_board import fan_of, model_for, odds_words, reach_map, trails
from gridlight.present.all_pro_calls import ALL_FORWARD, calls, flags, runs_left
from gridlight.present.all_pro_motions import dice_of, ended, shown
from gridlight.present.all_pro_ways import landings, walk_words, why_no_way
from gridlight.present.board import BoardModel, Bounce, Flight, Roll, Walk, moved
from gridlight.present.situation import Names
from gridlight.session.table import Setup, Table
from helpers.all_pro import HOME, T_FORMATIONS, VISITORS, all_pro, at

NAMES = Names("Mariners", "Foundry")


def played(seed: str, steps: int, **settings: object) -> Table:
    """A game of random moves, some of them long."""
    table = Table.start(Setup("all-pro", settings={"fumble_percent": 5, **settings}, seed=seed))
    chance = random.Random(seed)
    for _ in range(steps):
        if table.over:
            break
        seat = table.to_act[0]
        if table.state.phase in SETUPS:
            table.play(seat, lineup.begin(table.game.ground(table.state)).words)
        else:
            table.play(seat, chance.choice(list(table.legal(seat))))
    return table


@pytest.mark.parametrize("officiating", ["prevent", "referee"])
def test_every_landing_can_be_walked_and_every_step_is_a_landing(officiating: str) -> None:
    table = played(f"ways {officiating}", 0, officiating=officiating)
    chance = random.Random("ways")
    looked_at = 0
    for _ in range(120):
        if table.over:
            break
        seat, state = table.to_act[0], table.state
        ground = table.game.ground(state)
        if state.phase in MOVING:
            looked_at += 1
            steps = set(table.legal(seat).single_steps())
            for man in ground.of(seat):
                found = [one for one in landings(ground, seat, man) if one.kind != "hand"]
                for one in found:
                    said = walk_words(man.at, one.path)
                    assert not why_not(Asked(ground, seat, said)), str(said)
                near = {(man.at, one.square) for one in found if len(one.path) == 1}
                assert near == {step for step in steps if step[0] == man.at}
        if state.phase in SETUPS:
            table.play(seat, lineup.begin(ground).words)
        else:
            table.play(seat, chance.choice(list(table.legal(seat))))
    assert looked_at > 20


def test_landings_reach_what_the_rules_say_can_be_reached() -> None:
    game = all_pro()
    state = at(game, "offense-moves", T_FORMATIONS, carrier="h8", moves_left=3)
    ground = game.ground(state)
    told = reach(ground, HOME)
    for man in ground.of(HOME):
        found = {one.square: one.cost for one in landings(ground, HOME, man) if one.kind != "hand"}
        assert found == told[man.at]


def test_a_foul_is_quiet_and_only_where_it_can_be_done() -> None:
    for officiating, expected in (("prevent", []), ("call-it", ["quiet"])):
        game = all_pro(officiating=officiating)
        state = at(game, "offense-moves", T_FORMATIONS, carrier="h8", moves_left=1)
        ground = game.ground(state)
        guard = ground.men[square_of("f9")]
        found = [one for one in landings(ground, HOME, guard) if one.square == square_of("e8")]
        assert ["quiet" for one in found if one.quiet] == expected


def test_why_a_man_cannot_be_put_down_somewhere() -> None:
    game = all_pro()
    ground = game.ground(at(game, "offense-moves", T_FORMATIONS, carrier="h8", moves_left=2))
    why = [
        why_no_way(ground, HOME, square_of(start), square_of(end))
        for start, end in (("h6", "h1"), ("f9", "e8"), ("f9", "f9"), ("f14", "f13"), ("h9", "h11"))
    ]
    assert why[0] == "that is 5 moves away, and only 2 are left (AP-5)."
    assert "diagonally" in why[1]
    assert why[3] == "one moves only one's own men (AP-5)."
    assert why[4]


def test_lines_and_marker_stand_while_the_series_is_at_stake() -> None:
    game = all_pro()
    state = at(game, "offense-moves", T_FORMATIONS, carrier="h8", down=2, togo=5)
    model = model_for(game.ground(state), HOME, NAMES)
    assert (model.line, model.marker, model.to_make, model.heading) == (40, 45, 50, 1)
    goal = at(game, "offense-moves", T_FORMATIONS, carrier="h8", down=2, togo="goal")
    assert board.bare(game.ground(goal), NAMES).marker is None
    back = at(game, "return-moves", T_FORMATIONS, carrier="f14", possession="visitors", down=0)
    assert board.bare(game.ground(back), NAMES).line is None


def test_beams_carry_exact_odds() -> None:
    men = """
    14 .......E.......
    10 .......b.......
    8  .......L.......
    6  ...B...........
    4  .......B.......
    """
    game = all_pro()
    ground = game.ground(at(game, "offense-moves", men, carrier="h4"))
    (beam,) = fan_of(ground)
    assert (beam.odds, beam.note, beam.name) == ("19 %", "6 is int.", "End · 10")
    assert {die.outcome for die in beam.dice} == {"complete"}
    (each,) = passing.fan(ground)
    assert each.complete == Fraction(7, 36)
    assert odds_words(ground, each) == (
        "End, 10 squares away: caught 7 in 36 (19 %), intercepted 2 in 36 by the back on h10, "
        "incomplete 27 in 36."
    )
    assert fan_of(ground, "") == ()


def test_no_two_receivers_bear_the_same_name() -> None:
    men = """
    14 .......B.......
    10 ...B...........
    8  .......B.......
    6  ...............
    4  .......E...B...
    """
    game = all_pro()
    ground = game.ground(at(game, "offense-moves", men, carrier="h4"))
    assert sorted(board.receiver_name(ground, square) for square in ground.men) == [
        "Back h14",
        "Back h8",
        "End",
        "Left back",
        "Right back",
    ]


def test_the_reach_map_of_the_other_side_counts_three_moves() -> None:
    game = all_pro()
    ground = game.ground(at(game, "offense-moves", T_FORMATIONS, carrier="h8", moves_left=1))
    mine = {each.square: each for each in reach_map(ground, HOME)}
    theirs = {each.square: each for each in reach_map(ground, VISITORS)}
    assert max(each.cost for each in mine.values()) == 1
    assert max(each.cost for each in theirs.values()) == 3
    assert square_of("h9") not in mine
    assert reach_map(game.ground(at(game, "setup-offense")), HOME) == ()


def test_trails_are_the_ways_of_the_turn_before() -> None:
    table = Table.start(
        Setup(
            "all-pro",
            settings={"fumble_percent": 0},
            seed="t",
            position={
                "phase": "offense-moves",
                "spot": 40,
                "board": T_FORMATIONS,
                "carrier": "h8",
            },
        )
    )
    for said in ("move f6 f7", "move f7 g7", "move h8 i8", "done"):
        table.play(Seat.HOME, said)
    (one, other) = trails(table.history, Seat.VISITORS)
    assert [name_of(square) for square in one.squares] == ["f6", "f7", "g7"]
    assert [name_of(square) for square in other.squares] == ["h8", "i8"]
    table.play(Seat.VISITORS, "move f14 f13")
    assert len(trails(table.history, Seat.VISITORS)) == 2


def test_trails_know_what_was_taken_back_and_outlast_a_flag() -> None:
    position = {
        "phase": "offense-moves",
        "spot": 40,
        "board": T_FORMATIONS,
        "carrier": "h8",
    }
    settings = {"fumble_percent": 0, "take_back": True, "officiating": "call-it"}
    table = Table.start(Setup("all-pro", settings=settings, seed="t", position=position))
    for said in ("move f6 f7", "move f7 g7", "undo", "move f7 e7", "done"):
        table.play(Seat.HOME, said)
    (only,) = trails(table.history, Seat.VISITORS)
    assert [name_of(square) for square in only.squares] == ["f6", "f7", "e7"]
    table.play(Seat.VISITORS, "flag visitors")
    assert trails(table.history, Seat.VISITORS) == (only,)


def test_motions_lead_from_each_board_to_the_next() -> None:
    """Played on what is seen alone, a step's motions leave men, pairs and ball where they are."""
    table = played("motions", 420)
    kinds = set()
    for record in table.history[1:]:
        before, after = table.state_after(record.n - 1), table.state_after(record.n)
        motions = [motion for each in shown(record, before) for motion in each.motions]
        kinds |= {type(motion) for motion in motions}
        if not motions or not after.board.men:
            continue
        model: BoardModel = board.bare(table.game.ground(before), NAMES)
        for motion in motions:
            model = moved(model, motion)
        true = board.bare(table.game.ground(after), NAMES)
        assert set(model.men) == set(true.men), record.words
        assert set(model.pairs) == set(true.pairs), record.words
        if record.words not in ("punt", "field-goal"):
            assert model.carrier == true.carrier, record.words
    assert {Walk, Flight, Roll} <= kinds


def test_a_fumble_bounces() -> None:
    table = played("bounce", 500, fumble_percent=60)
    found = [
        motion
        for record in table.history[1:]
        for each in shown(record, table.state_after(record.n - 1))
        for motion in each.motions
        if isinstance(motion, Bounce)
    ]
    assert found
    assert all(motion.start != motion.end for motion in found)


def test_dice_come_before_what_they_brought_about() -> None:
    table = played("dice", 420)
    for record in table.history[1:]:
        if not dice_of(record):
            continue
        parts = shown(record, table.state_after(record.n - 1))
        rolls = [
            n for n, each in enumerate(parts) if any(isinstance(m, Roll) for m in each.motions)
        ]
        flights = [
            n for n, each in enumerate(parts) if any(isinstance(m, Flight) for m in each.motions)
        ]
        assert len(rolls) == 1
        assert all(rolls[0] < flight for flight in flights)


def test_the_end_of_a_play_is_known() -> None:
    board_text = T_FORMATIONS.replace("8  .......B.......", "8  .......Bb......")
    board_text = board_text.replace("14 .....b...b.....", "14 .....b.........")
    position = {"phase": "defense-moves", "spot": 40, "board": board_text, "carrier": "h8"}
    table = Table.start(Setup("all-pro", seed="e", position=position))
    table.play(Seat.VISITORS, "move d11 d12")
    first, second = table.history[-1], table.play(Seat.VISITORS, "move i8 h8")
    states = [table.state_after(n) for n in range(3)]
    assert not ended(first, states[0], states[1])
    assert ended(second, states[1], states[2])


# calls


def test_calls_agree_with_the_rules_in_every_phase() -> None:
    table = played("calls", 0, officiating="call-it")
    chance = random.Random("calls")
    phases = set()
    for _ in range(300):
        if table.over:
            break
        seat, state = table.to_act[0], table.state
        ground = table.game.ground(state)
        phases.add(state.phase)
        for call in calls(ground, seat):
            if call.move in (ALL_FORWARD, "hand-off"):
                continue
            legal = table.game.parse(call.move) in table.legal(seat)
            assert legal is not bool(call.why_not), call
        assert len({call.key for call in calls(ground, seat)}) == len(calls(ground, seat))
        assert sum(call.main for call in calls(ground, seat)) <= 1
        if state.phase in SETUPS:
            table.play(seat, lineup.begin(ground).words)
        elif state.phase in MOVING | {Phase.KICK_COVERAGE} and chance.random() < 0.4:
            table.play(seat, "done")
        else:
            table.play(seat, chance.choice(list(table.legal(seat))))
    assert {Phase.SNAP, Phase.OFFENSE_MOVES, Phase.DEFENSE_MOVES, Phase.KICK_COVERAGE} <= phases


def test_every_covering_man_is_run_once() -> None:
    table = played("runs", 6)
    ground = table.game.ground(table.state)
    if table.state.phase is not Phase.KICK_COVERAGE:
        pytest.skip("the kick went into the end zone")
    runs = list(runs_left(ground, table.to_act[0]))
    assert len(runs) == len({words.split()[1] for words in runs}) > 5


def test_flags_belong_to_both_sides_and_only_to_call_it() -> None:
    game = all_pro(officiating="call-it")
    state = at(game, "offense-moves", T_FORMATIONS, carrier="h8")
    both = flags(game.ground(state), NAMES)
    assert [(call.words, call.seat) for call in both] == [
        ("Flag: Mariners", HOME),
        ("Flag: Foundry", VISITORS),
    ]
    referee = all_pro(officiating="referee")
    assert flags(referee.ground(state), NAMES) == ()


# line-ups


def test_a_line_up_is_placed_moved_swapped_and_taken_off() -> None:
    game = all_pro()
    begun = lineup.begin(game.ground(at(game, "setup-offense")))
    assert begun.name == "T"
    assert not begun.why_not
    empty = begun.laid(())
    assert len(empty.tray) == 11
    assert empty.why_not == "11 men wait in the tray."
    one = empty.placed(0, square_of("h9"))
    assert one.at(square_of("h9")) is not None
    two = one.placed(0, square_of("g9")).moved(square_of("h9"), square_of("g9"))
    placed = two.at(square_of("g9"))
    assert placed is not None
    assert placed.kind == "C"
    assert len(two.removed(square_of("g9")).tray) == 10
    assert two.model(NAMES).tray is not None


def test_a_placed_line_up_is_what_the_rules_take() -> None:
    game = all_pro()
    for phase in ("setup-offense", "kickoff-setup"):
        state = at(game, phase)
        for offered in lineup.begin(game.ground(state)).offered():
            said = lineup.begin(game.ground(state)).laid(offered.men)
            assert not said.why_not
            assert not why_not(Asked(game.ground(state), HOME, said.words))


def test_the_trays_squares_are_the_own_side() -> None:
    game = all_pro()
    squares = lineup.begin(game.ground(at(game, "setup-offense"))).squares()
    assert {row for _, row in squares} == set(range(10))
    kick = lineup.begin(game.ground(at(game, "kickoff-setup"))).squares()
    assert {row for _, row in kick} == {9}


def test_undo_is_a_word_of_its_own() -> None:
    assert walk_words((0, 0), ((0, 1),)) == Move("move", ("a0", "a1"))
