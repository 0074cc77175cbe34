"""What happened, in sentences."""

import pytest

from gridlight.football import events as told
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.events import event
from gridlight.present.sentences import WORDS
from gridlight.present.situation import Names
from gridlight.present.words import formation_name, play_name, refusal, say, story
from gridlight.session.games import read_deck

NAMES = Names()


def ran(**facts):
    basis = {"side": "home", "start": 40, "kind": "run"}
    return event("play", **basis | {"thrown": False, "caught": False, "intercepted": False} | facts)


SENTENCES = [
    (
        event("toss", side="home", called="heads", shown="tails"),
        "Visitors call heads, it shows tails: Home wins the toss.",
    ),
    (event("choice", side="visitors", choice="kick"), "Visitors choose to kick off."),
    (event("choice", side="home", choice="receive"), "Home chooses to receive."),
    (event("kickoff", side="home", start=40, yards=45), "Home kicks off, 45 yards, to the 15."),
    (
        event("kickoff", side="home", start=40, yards=65),
        "Home kicks off, 65 yards, 5 yards into the end zone.",
    ),
    (
        event("kickoff", side="visitors", start=60, yards=75),
        "Visitors kick off, 75 yards, out of the end zone.",
    ),
    (
        event("kickoff", side="visitors", start=60, yards=12, onside=True),
        "Visitors try an on-side kick.",
    ),
    (
        event("kick-again", side="home", spot=35, why="out of bounds", walked=5),
        "Out of bounds: Home kicks again from the 35.",
    ),
    (
        event("return", side="visitors", start=85, spot=63, yards=22, kind="kickoff"),
        "Visitors run it back 22 yards to the 37.",
    ),
    (
        event("return", side="visitors", start=85, spot=0, yards=85, kind="kickoff"),
        "Visitors run it back all the way.",
    ),
    (
        event("return", side="home", start=30, spot=30, yards=0, kind="punt"),
        "Home is downed at the 30, no return.",
    ),
    (event("fumble", side="home", spot=33), "Home fumbles at the 33."),
    (
        event("recovery", side="visitors", spot=31, lost=True, color="red"),
        "Visitors recover at the 31.",
    ),
    (event("tackle", side="home", spot=50), "Home is stopped at midfield."),
    (event("out-of-bounds", side="visitors", spot=44), "Visitors go out of bounds at the 44."),
    (event("pass-complete", side="home", yards=9, spot=29), "The pass is caught at the 29."),
    (event("pass-incomplete", side="home", spot=29), "The pass is incomplete."),
    (event("interception", side="home", spot=70), "The pass is intercepted at the 30."),
    (event("first-down", side="home", spot=31), "First down."),
    (
        event("turnover-on-downs", side="home", spot=60),
        "The ball goes over on downs: Visitors’ ball, 1st and 10 at their own 40.",
    ),
    (
        event("punt", side="home", start=30, yards=40, kind="punt"),
        "Home punts 40 yards, to the 30.",
    ),
    (
        event("punt", side="visitors", start=30, yards=35, kind="quick-kick"),
        "Visitors quick-kick 35 yards, 5 yards into the end zone.",
    ),
    (event("punt-blocked", side="home", spot=30), "The kick is blocked!"),
    (event("fair-catch", side="visitors", spot=72), "Visitors make a fair catch at the 28."),
    (event("touchback", side="home", spot=20), "Touchback: Home ball at their own 20."),
    (
        event("field-goal-good", side="home", points=3, distance=22),
        "The field goal from 22 yards out is good.",
    ),
    (
        event("field-goal-missed", side="home", distance=1),
        "The field goal from 1 yard out is no good.",
    ),
    (event("touchdown", side="visitors", points=6), "Touchdown Visitors!"),
    (
        event("try-good", side="home", points=1, how="kick"),
        "The try by kick is good: 1 point for Home.",
    ),
    (
        event("try-good", side="home", points=2, how="run"),
        "The try by run is good: 2 points for Home.",
    ),
    (event("try-missed", side="home", how="pass"), "The try by pass fails."),
    (event("safety", side="home", points=2), "Safety! 2 points for Home."),
    (
        event("foul", side="home", foul="offside", yards=5),
        "Flag: offside by Home, 5 yards.",
    ),
    (
        event("penalty-accepted", side="home", foul="clipping", yards=15, walked=15),
        "Home accepts the penalty, 15 yards.",
    ),
    (
        event("penalty-accepted", side="visitors", foul="clipping", yards=15, walked=6),
        "Visitors accept the penalty, half the distance to the goal.",
    ),
    (event("penalty-declined", side="home", foul="clipping"), "Home declines the penalty."),
    (event("end-of-quarter", quarter=3), "End of the 3rd quarter."),
    (event("end-of-half", quarter=2), "End of the half."),
    (
        event("end-of-game", home=14, visitors=10, winner="home"),
        "The game is over and Home wins: Home 14, Visitors 10.",
    ),
    (
        event("end-of-game", home=7, visitors=7, winner="tie"),
        "The game is over, a tie: Home 7, Visitors 7.",
    ),
    (event("resigned", side="visitors"), "Visitors resign."),
    (event("draw-agreed", side="home"), "Both agree to end the game here."),
    (event("time-called", side="home", quarter=2), "Time is called in the 2nd quarter."),
    (event("challenge", side="home"), "The cards are challenged and seated exactly."),
    (event("line-up", side="visitors", phase="setup-defense"), "Visitors line up."),
    (event("snap", side="home", start="h9", end="h8"), "The ball is snapped to h8."),
    (
        event("move", side="visitors", man="l", start="h9", end="h8"),
        "The visitors’ lineman moves to h8.",
    ),
    (event("block", side="home", man="E", square="c4"), "The end blocks on c4."),
    (event("handoff", side="home", start="h8", end="g8"), "The ball is handed off to g8."),
    (event("pass-called", side="home", lateral=True, square="h8"), "Home calls “lateral”."),
    (event("pass-called", side="visitors", lateral=False, square="h8"), "Visitors call “pass”."),
    (
        event("pass-complete", side="home", yards=-5, spot=29, lateral=True),
        "The lateral is caught at the 29.",
    ),
    (event("sack", side="home", spot=29), "The passer is smeared before he can throw."),
    (event("pickup", side="home", spot=25, square="h6"), "Home picks the ball up at the 25."),
    (event("downed", side="home", spot=25, square="h6"), "The kick is downed at the 25."),
    (event("inches", side="home", spot=25), "Inches to go."),
    (
        event("offsetting"),
        "A foul by each team: both are off, the down is replayed.",
    ),
    (
        event("score-off", side="home", points=-6),
        "The score is taken back: 6 points off Home.",
    ),
    (
        event("score-off", side="visitors", points=-1),
        "The score is taken back: 1 point off Visitors.",
    ),
    (
        event("foul", side="home", foul="pass interference", yards=0, spot=45),
        "Flag: pass interference by Home.",
    ),
    (
        event("penalty-accepted", side="home", foul="personal foul", yards=15, walked=5, spot=95),
        "Home accepts the penalty, the ball to the 5.",
    ),
    (event("try-good", side="home", points=1, how="die"), "The try is good: 1 point for Home."),
    (event("try-missed", side="home", how="die"), "The try fails."),
    (
        event("new-series", side="visitors", spot=75),
        "Visitors’ ball, 1st and 10 at their own 25.",
    ),
    (
        event("ball-on", side="home", spot=66, down=3, togo=4),
        "Home ball, 3rd and 4 at the visitors’ 34.",
    ),
    (event("ball-on", side="home", spot=97, down=0, togo="goal"), "Home ball at the visitors’ 3."),
    (
        event("motion", side="home", peg="R", start="32,-1", end="28,-2"),
        "The receiver goes in motion to 28,-2.",
    ),
    (event("first-roll", side="visitors", shown="black"), "Black: Visitors roll first."),
    (event("roll", side="home", times="D", number=4, moves=8), "Home rolls double 4: 8 moves."),
    (event("roll", side="home", number=3, moves=3), "Home rolls 3."),
    (
        event("move", side="home", peg="L", start="24,-1", end="24,0"),
        "The home team’s lineman moves to 24,0.",
    ),
    (event("block", side="visitors", peg="b", square="24,3"), "The back blocks on 24,3."),
    (event("sack", side="home", peg="B", spot=34), "The back is sacked with the ball."),
    (
        event("pitch", side="home", start="18,-5", end="22,-6", shown="D", complete=True),
        "The ball is pitched to 22,-6: D, complete.",
    ),
    (
        event("throw", side="home", start="18,-6", end="30,7", cover=2, screen=False, shown="T"),
        "A pass to 30,7, the nearest defender 2 holes away: T.",
    ),
    (
        event("throw", side="home", start="18,-6", end="8,-4", cover=None, screen=True, shown="S"),
        "A screen to 8,-4, nobody near: S.",
    ),
    (event("run", side="home", called=True), "Home declares a run."),
    (event("run", side="home", called=False), "Line play is over: it is a run."),
    (
        event("board-end", side="home", square="10,20"),
        "The carrier is at the board’s end: all go back to the line, and the run goes on.",
    ),
    (
        event("scrimmage", home=112, visitors=1, home_first_downs=5, visitors_first_downs=0),
        "In the scrimmage Home gained 112 yards, Visitors 1 yard.",
    ),
    (
        event("penalty-die", side="home", shown="X"),
        "The penalty die shows X: there may be a penalty.",
    ),
    (event("penalty-die", side="home", shown="-"), "The penalty die shows nothing."),
    (
        event("penalty-reading", side="home", total=7, white=2, entry="blank", void=None),
        "The home team’s card at 7 is blank: no penalty.",
    ),
    (
        event("penalty-reading", side="visitors", total=5, white=4, entry="four*", void=None),
        "The visitors’ card at 5 says “four*”.",
    ),
    (
        event("penalty-reading", side="visitors", total=9, white=6, entry="two", void="turnover"),
        "The visitors’ card at 9 says “two”: ignored on a turnover.",
    ),
    (
        event("penalty-accepted", side="home", foul="holding", walked=10, spot=40, forced=True),
        "The play is off: 10 yards walked off, to the 40.",
    ),
    (
        event("offsetting", negates="play"),
        "A foul by each team: both are off, the play is made again.",
    ),
    (ran(gain=7), "A run, 7 yards."),
    (ran(gain=0), "A run for no gain."),
    (ran(gain=-10), "A run, a loss of 10."),
    (ran(gain=15, thrown=True, caught=True), "A pass, 15 yards."),
    (ran(gain=0, thrown=True), "A pass, incomplete."),
    (ran(gain=None, thrown=True, intercepted=True), "A pass, intercepted."),
]


@pytest.mark.parametrize(("happened", "sentence"), SENTENCES, ids=lambda value: str(value)[:40])
def test_an_event_in_words(happened, sentence):
    assert say(happened, NAMES) == sentence


def test_every_name_of_an_event_has_words_and_a_test():
    known = {value for key, value in vars(told).items() if key.isupper() and isinstance(value, str)}
    assert known - {"reveal"} <= set(WORDS)
    assert {happened.name for happened, _ in SENTENCES} == set(WORDS)


def shown(outcome, yards, gain, **facts):
    basis = {
        "side": "home",
        "start": 31,
        "play": 7,
        "formation": "A",
        "kind": "run",
        "thrown": False,
        "caught": False,
        "trying": None,
    }
    return event("reveal", outcome=outcome, yards=yards, gain=gain, **{**basis, **facts})


@pytest.mark.parametrize(
    ("reveal", "after", "sentences"),
    [
        (
            shown("tackle", 21, 21, caught=True, thrown=True),
            [
                event("pass-complete", side="home", yards=18, spot=49),
                event("tackle", side="home", spot=52),
                event("first-down", side="home", spot=52),
            ],
            ("Long Pass – caught at the 49, tackled after 21 yards.", "First down."),
        ),
        (
            shown("tackle", -4, -4),
            [event("tackle", side="home", spot=27)],
            ("Long Pass – tackled for a loss of 4.",),
        ),
        (
            shown("down", 0, 0),
            [event("tackle", side="home", spot=31)],
            ("Long Pass – down for no gain.",),
        ),
        (
            shown("out-of-bounds", 1, 1),
            [event("out-of-bounds", side="home", spot=32)],
            ("Long Pass – out of bounds after 1 yard.",),
        ),
        (
            shown("incomplete", 12, 0, thrown=True),
            [event("pass-incomplete", side="home", spot=43)],
            ("Long Pass – incomplete.",),
        ),
        (
            shown("interception", 24, None, thrown=True),
            [
                event("interception", side="home", spot=55),
                event("return", side="visitors", start=55, spot=45, yards=10, kind="interception"),
            ],
            (
                "Long Pass – intercepted at the 45.",
                "Visitors run it back 10 yards to the 45.",
            ),
        ),
        (
            shown("fumble", 3, 3),
            [
                event("fumble", side="home", spot=34),
                event("recovery", side="home", spot=34, lost=False, color="blue"),
            ],
            ("Long Pass – fumbled at the 34.", "Home recovers at the 34."),
        ),
        (
            shown("touchdown", None, 69),
            [event("touchdown", side="home", points=6)],
            ("Long Pass – all the way.", "Touchdown Home!"),
        ),
    ],
    ids=lambda value: value["outcome"] if hasattr(value, "name") else "",
)
def test_what_the_cards_showed_is_one_sentence(reveal, after, sentences):
    assert story([reveal, *after], NAMES, read_deck()) == sentences


def test_a_fumble_on_the_return_is_told_beside_the_interception():
    happened = [
        shown("interception", 24, None, thrown=True),
        event("interception", side="home", spot=55),
        event("fumble", side="visitors", spot=55),
        event("recovery", side="home", spot=57, lost=True, color="red"),
    ]
    assert story(happened, NAMES)[1:] == ("Visitors fumble at the 45.", "Home recovers at the 43.")


def test_cards_have_names_where_the_deck_is_at_hand():
    deck = read_deck()
    assert (play_name(deck, 7), formation_name(deck, "A")) == ("Long Pass", "Normal")
    assert (play_name(None, 7), formation_name(None, "A")) == ("Play 7", "Defense A")
    assert (play_name(deck, 13), formation_name(deck, "G")) == ("Play 13", "Defense G")
    assert (play_name(deck, None), formation_name(deck, None)) == ("", "")


def test_a_refusal_names_the_team():
    reason = "it isn't the turn of home: the slide is to be pulled (FE-6)."
    error = IllegalMove("visitors", "punt", reason)
    names = Names("Chicago", "Bears")
    assert refusal(error, names) == "It isn't the turn of Chicago: the slide is to be pulled."
