"""Named line-ups and “last one again” on every line and every board (AP-14, AP-33)."""

from dataclasses import replace

import pytest

from gridlight.football import field
from gridlight.games.all_pro import formations, lineups
from gridlight.games.all_pro.phases import Phase
from helpers.all_pro import HOME, VISITORS, all_pro, at, does

SPLIT = "place\n9 .E.LLCLLE......\n8 .....B.........\n6 ...B.B.B......."
SPOTS = range(0, 101, 5)
BOARDS = (11, 15, 21)
NAMED = {
    "offense": {"T", "balanced", "unbalanced", "split end", "single wing A", "shotgun", "punt"},
    "defense": {"7-2-2", "6-2-3", "5-4-2", "4-4-3", "goal line"},
}


def line_up(game, state, name):
    task = lineups.task_of(state, game.rules)
    found = formations.formations(task, game.settings.columns)
    return next(each.men for each in found if each.name == name)


@pytest.mark.parametrize("columns", BOARDS)
@pytest.mark.parametrize("side", [HOME, VISITORS])
def test_every_formation_can_be_placed_on_every_line(side, columns):
    game = all_pro(columns=columns)
    for spot in SPOTS:
        state = at(game, "setup-offense", spot=spot, possession=side.value)
        for name in NAMED["offense"]:
            offense = lineups.placing(line_up(game, state, name), game.settings)
            assert offense in game.legal(state, side)
        after = does(game, state, game.words(offense)).state
        for name in NAMED["defense"]:
            defense = lineups.placing(line_up(game, after, name), game.settings)
            assert defense in game.legal(after, side.other)


def test_the_names_are_these():
    game = all_pro()
    state = at(game, "setup-offense")
    for defense, names in ((False, NAMED["offense"]), (True, NAMED["defense"])):
        found = formations.scrimmage_formations(HOME, 40, 15, defense=defense)
        assert {each.name for each in found} == names
    assert next(iter(game.legal(state, HOME))).args[1] == "....ELLCLLE...."


@pytest.mark.parametrize("columns", BOARDS)
def test_kick_offs_can_be_lined_up_for_on_every_board(columns):
    game = all_pro(columns=columns)
    for side in (HOME, VISITORS):
        for after, spot in (("half", 40), ("safety", 20)):
            own = field.own(side, spot)
            state = at(game, "kickoff-setup", possession=side.value, spot=own, kickoff_after=after)
            for kick in game.legal(state, side):
                placed = does(game, state, game.words(kick)).state
                for receive in game.legal(placed, side.other):
                    assert does(game, placed, game.words(receive)).state.phase is Phase.KICKOFF


def test_the_punter_of_the_punt_formation_may_punt():
    game = all_pro()
    for spot in (10, 40, 95):
        state = at(game, "setup-offense", spot=spot)
        punt = lineups.placing(line_up(game, state, "punt"), game.settings)
        after = does(game, state, game.words(punt)).state
        defense = lineups.placing(line_up(game, after, "7-2-2"), game.settings)
        after = does(game, after, game.words(defense)).state
        (snap,) = game.legal(after, HOME)
        assert game.parse("punt") in game.legal(does(game, after, str(snap)).state, HOME)


@pytest.mark.parametrize(("spot", "moved"), [(45, 1), (20, -4), (100, 12)])
def test_the_last_one_again_stands_at_the_new_line(spot, moved):
    game = all_pro()
    placed = does(game, at(game, "setup-offense"), SPLIT).state
    again = at(game, "setup-offense", spot=spot)
    again = replace(again, lineups=placed.lineups)
    men = formations.last_again(again, lineups.task_of(again, game.rules), 15)
    assert {man.at for man in men} == {(c, r + moved) for c, r in _squares(placed)}
    assert lineups.placing(men, game.settings) in list(game.legal(again, HOME))


def test_on_the_own_goal_line_the_last_one_again_moves_up():
    game = all_pro()
    placed = does(game, at(game, "setup-offense"), SPLIT).state
    again = at(game, "setup-offense", spot=0)
    again = replace(again, lineups=placed.lineups)
    men = formations.last_again(again, lineups.task_of(again, game.rules), 15)
    assert {man.at[1] for man in men} == {0, 1}
    assert len({man.at for man in men}) == 11
    assert lineups.placing(men, game.settings) in game.legal(again, HOME)


def test_the_other_side_and_the_other_purpose_have_a_memory_of_their_own():
    game = all_pro()
    placed = does(game, at(game, "setup-offense"), SPLIT).state
    assert formations.last_again(placed, lineups.task_of(placed, game.rules), 15) is None
    kickers = at(game, "kickoff-setup")
    kickers = replace(kickers, lineups=placed.lineups)
    assert formations.last_again(kickers, lineups.task_of(kickers, game.rules), 15) is None


def _squares(state):
    return [man.at for man in state.board.men if man.side is HOME]
