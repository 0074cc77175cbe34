"""The layer over a game: its die, its settings and tables, its choice, what it lets be seen."""

import json
import random
import re
from fractions import Fraction
from pathlib import Path

import pytest

from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.dice import RandomDice, RollRefused, ScriptedDice
from gridlight.kernel.errors import CardError, IllegalMove, OptionError
from gridlight.kernel.game import Seat
from gridlight.kernel.odds import every_branch
from gridlight.penalties.calling import penalty_die
from gridlight.penalties.coaching import LayeredCoach
from gridlight.penalties.game import PenaltySystem
from gridlight.penalties.worth import best, worth
from gridlight.session.games import GAMES
from gridlight.session.notation import export_text
from gridlight.session.notation_reading import import_text
from gridlight.session.table import Setup, Table
from helpers.penalties import layered

HOME, VISITORS = Seat.HOME, Seat.VISITORS
OFFSIDES = {str(total): "offsides*" for total in range(2, 13)}
REVEAL = {
    "phase": "reveal",
    "possession": "home",
    "spot": 40,
    "cards": ["1", "B"],
    "places": ["C", "C"],
}
SHOWS = {"outcome": "tackle", "yards": 4, "kind": "run"}
ROOT = Path(__file__).resolve().parents[3]


def asked(**settings):
    """A game in which the visitors were offside on a gain of four, and the choice is open."""
    game = layered(**settings).with_shows(SHOWS)
    game = PenaltySystem(game.fit, game.tables)
    state = game.from_position(REVEAL)
    house = game.tables.cards[VISITORS]
    nine = next(total for total in range(2, 13) if house.read(total).words == "offsides*")
    dice = ScriptedDice(["X", str(nine - 4), "4", "5"])
    return game, game.apply(state, {HOME: game.parse("reveal")}, dice).state


@pytest.mark.ruling("PEN-1")
@pytest.mark.parametrize("faces", [1, 2, 3])
def test_the_die_has_as_many_faces_with_an_x_as_was_set(faces):
    game = layered(penalty_x_faces=faces)
    assert penalty_die(game.tables.x_faces).chance("X") == Fraction(faces, 6)
    entry = GAMES.get("all-pro")
    for wrong in (0, 4, "one"):
        with pytest.raises(OptionError, match="penalty_x_faces"):
            entry.read_settings({"penalty_x_faces": wrong}, "t")


@pytest.mark.ruling("PEN-2")
def test_after_an_x_the_odds_add_up_and_every_dice_total_is_read():
    game = layered().with_shows(SHOWS)
    state = game.from_position(REVEAL)
    orders = {HOME: game.parse("reveal")}
    branches = list(every_branch(lambda dice: game.apply(state, orders, dice)))
    assert sum(branch.chance for branch in branches) == 1
    assert len(branches) == 1 + 6 * 6 * 6
    read = [told for b in branches for told in b.result.events if told.name == "penalty-reading"]
    assert {(told["total"], told["side"]) for told in read} == {
        (total, seat) for total in range(2, 13) for seat in Seat
    }


@pytest.mark.ruling("PEN-13")
def test_the_choice_is_seen_by_all_and_made_by_one():
    game, state = asked()
    assert game.to_act(state) == (HOME,)
    assert list(map(str, game.legal(state, HOME))) == ["accept", "decline"]
    assert len(game.legal(state, VISITORS)) == 0
    for seat in (*Seat, None):
        view = game.view(state, seat)
        assert view.choice.called.name == "offside"
        assert [each.game.situation.spot for each in view.choice.options] == [45, 44]
        assert game.imagine(view, RandomDice(1)) == state
    with pytest.raises(IllegalMove, match="accepted or declined first"):
        game.apply(state, {HOME: game.parse("punt")}, ScriptedDice(()))


@pytest.mark.ruling("PEN-13")
def test_the_clock_and_coaches_find_the_better_answer():
    game, state = asked()
    assert str(game.default_move(state, HOME)) == "accept"  # first and 5 at the 45
    values = {option.words: worth(option.state, HOME) for option in state.choice.options}
    assert values["accept"] > values["decline"]
    assert best(state.choice.options, VISITORS).words == "decline"


def test_time_called_while_a_penalty_is_open_leaves_the_replayed_down_to_be_played():
    game, state = asked(quarter_minutes=10)
    timed = game.apply(state, {VISITORS: game.parse("time")}, ScriptedDice(())).state
    assert game.describe(timed)["phase"] == "penalty-choice"
    again = game.apply(timed, {HOME: game.parse("accept")}, ScriptedDice(())).state
    assert game.describe(again)["quarter"] == 1
    assert again.base.clock.expired
    stands = game.apply(timed, {HOME: game.parse("decline")}, ScriptedDice(()))
    assert game.describe(stands.state)["quarter"] == 2
    assert "end-of-quarter" in {told.name for told in stands.events}


@pytest.mark.parametrize("word", ["resign", "agree-draw"])
def test_the_game_can_be_ended_while_a_penalty_is_open(word):
    game, state = asked()
    over = game.apply(state, {HOME: game.parse(word)}, ScriptedDice(())).state
    assert game.describe(over)["over"]
    assert over.choice is None
    assert game.to_act(over) == ()


def test_a_pick_under_the_layer_is_as_secret_as_without_it():
    game = layered()
    state = game.from_position({"phase": "card-picks", "possession": "home", "spot": 40})
    views = set()
    for card in ("card 1", "card 7"):
        picked = game.apply(state, {HOME: game.parse(card)}, ScriptedDice(())).state
        assert game.sealed(state, HOME)
        assert game.unshown(picked) == (HOME,)
        views.add(json.dumps(repr(game.view(picked, VISITORS))))
        assert card.split()[1] not in re.findall(r"play=(\d+)", repr(game.view(picked, VISITORS)))
    assert len(views) == 1


@pytest.mark.ruling("FE-27")
def test_the_wheels_show_no_penalty_of_their_own():
    game = layered()
    state = game.from_position({"phase": "fair-catch-choice", "possession": "home", "spot": 30})
    with pytest.raises(RollRefused):
        dice = ScriptedDice(["-", "penalty"])
        game.apply(state, {VISITORS: game.parse("no-fair-catch")}, dice)


@pytest.mark.parametrize("name", GAMES.names)
def test_with_the_option_off_nothing_is_different(name):
    entry = GAMES.get(name)
    settings = entry.read_settings({}, "t")
    assert settings["penalty_system"] is False
    assert entry.all_tables(settings) == entry.tables({})
    plain = entry.build(settings, entry.tables({}))
    assert not isinstance(plain, PenaltySystem)
    on = layered(name)
    first, other = (game.start(RandomDice(3)) for game in (plain, on))
    assert (other.state.base, other.events) == (first.state, first.events)


def test_a_position_says_the_die_only_inside_a_play():
    game = layered("all-pro")
    for wrong, said in (("Y", "isn’t"), ("X", "no play is under way")):
        with pytest.raises(ValueError, match="penalty_die: ") as found:
            game.from_position({"phase": "setup-offense", "penalty_die": wrong})
        assert said.replace("’", "'") in str(found.value)
    with pytest.raises(ValueError, match="all-pro shows no cards"):
        game.with_shows(SHOWS)


CARDS = [
    ("rough", ("rough", "rough")),
    ("home:rough,visitors:disciplined", ("rough", "disciplined")),
    ({"visitors": "rough"}, ("average", "rough")),
    ({}, ("average", "average")),
]


@pytest.mark.parametrize(("given", "wanted"), CARDS, ids=str)
def test_each_team_picks_a_card(given, wanted):
    entry = GAMES.get("pegskin")
    read = entry.read_settings({"penalty_system": True, "penalty_cards": given}, "t")
    assert entry.read_settings(read, "t") == read
    tables = entry.all_tables(read)["penalty_cards"]
    lone = {
        name: entry.all_tables(read | {"penalty_cards": f"home:{name},visitors:{name}"})
        for name in {*wanted}
    }
    home, visitors = wanted
    assert tables["home"] == lone[home]["penalty_cards"]["home"]
    assert tables["visitors"] == lone[visitors]["penalty_cards"]["visitors"]


@pytest.mark.parametrize("given", [7, "home:rough", {"home": 1}, {"guests": "rough"}, "a,b", ""])
def test_what_is_no_choice_of_cards_is_refused(given):
    with pytest.raises(OptionError, match="penalty_cards"):
        GAMES.get("pegskin").read_settings({"penalty_cards": given}, "t")


def test_a_card_of_ones_own_is_kept_with_the_game(tmp_path, monkeypatch):
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path))
    folder = tmp_path / "data" / "penalties" / "cards"
    folder.mkdir(parents=True)
    own = folder / "saints.json"
    head = {"format": "gridlight-penalty-card", "version": 1, "name": "Saints"}
    own.write_text(json.dumps({**head, "author": "us", "license": "MIT", "penalties": OFFSIDES}))
    setup = Setup(
        "foto-electric", settings={"penalty_system": True, "penalty_cards": "saints"}, seed="1"
    )
    path = tmp_path / "a.gridlight"
    with Table.start(setup, path) as table:
        assert table.header.tables["penalty_cards"]["home"] == OFFSIDES
    own.unlink()
    with Table.open(path) as table:
        text = export_text(table)
        assert isinstance(table.game, PenaltySystem)
        assert table.game.tables.cards[HOME].read(7).words == "offsides*"
    back = import_text(text, "t").table
    assert back.header.tables == table.header.tables
    with pytest.raises(OptionError, match=r"“saints”: there is no such card\. There are discip"):
        Table.start(setup)
    own.write_text("{}")
    with pytest.raises(CardError, match=r"saints\.json, format: it isn't"):
        Table.start(setup)


def test_a_game_without_its_cards_is_refused_in_one_sentence():
    settings = {"penalty_system": True}
    tables = GAMES.get("all-pro").tables({}) | {"penalty_chart": {}, "penalty_cards": {}}
    with pytest.raises(CardError, match="run: this kind of play is missing"):
        Table.start(Setup("all-pro", settings=settings, tables=tables))


def test_an_answer_can_be_taken_back_at_the_table_but_no_die(tmp_path):
    """The choice is open again after an undo, also in the file; the dice stay as they fell."""
    board = "11 .......l.......\n10 .......B.......\n9  .......C.......\n"
    position = {"phase": "defense-moves", "carrier": "h10", "board": board, "spot": 40}
    settings = {"penalty_system": True, "fumble_percent": 0}
    wanted = position | {"possession": "home", "penalty_die": "X"}
    path = tmp_path / "a.gridlight"
    with Table.start(Setup("all-pro", settings=settings, position=wanted), path) as table:
        table.play(VISITORS, "move h11 h10", ["5", "5", "5"])  # 10: offsides* of the visitors
        assert not table.can_undo
        table.play(HOME, "accept")
        assert table.described()["phase"] == "setup-offense"
        table.undo()
        assert table.described()["phase"] == "penalty-choice"
    with Table.open(path) as table:
        table.play(HOME, "decline")
        assert table.described()["down"] == 2


def test_every_ruling_of_the_penalty_system_is_cited():
    code = "\n".join(path.read_text() for path in (ROOT / "src" / "gridlight").rglob("*.py"))
    tests = "\n".join(path.read_text() for path in (ROOT / "tests" / "rules").rglob("*.toml"))
    for number in range(1, 14):
        cited = re.compile(rf"PEN-{number}(?![0-9])")
        assert cited.search(code)
        assert cited.search(tests)


def test_the_layer_itself_knows_no_game():
    """Only the fits, one file a game, import games."""
    folder = ROOT / "src" / "gridlight" / "penalties"
    for path in folder.glob("*.py"):
        assert "gridlight.games" not in path.read_text()
        assert "penalties.fits" not in path.read_text()
    fits = {path.stem.replace("_", "-") for path in (folder / "fits").glob("*.py")}
    assert fits >= set(GAMES.names)


@pytest.mark.ruling("PEN-13")
def test_a_coach_sees_the_game_underneath_and_takes_the_better_outcome():
    class Plays:
        def choose(self, view, seat, legal, stream, *more):
            assert isinstance(view, FotoView)
            return next(iter(legal))

    game, state = asked()
    coach, stream = LayeredCoach(Plays()), random.Random(1)
    chosen = coach.choose(game.view(state, HOME), HOME, game.legal(state, HOME), stream)
    assert str(chosen) == "accept"
    least = LayeredCoach(Plays(), lambda view, seat: -view.situation.spot)
    chosen = least.choose(game.view(state, HOME), HOME, game.legal(state, HOME), stream)
    assert str(chosen) == "decline"
    before = game.start(RandomDice(1)).state
    seat = game.to_act(before)[0]
    chosen = coach.choose(game.view(before, seat), seat, game.legal(before, seat), stream)
    assert str(chosen) == "call heads"
