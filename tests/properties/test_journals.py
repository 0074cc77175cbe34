"""Any game, however it was played, survives its file and its text; garbage never passes."""

import random
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gridlight.kernel.errors import GridlightError, JournalError, NotationError
from gridlight.kernel.game import Seat
from gridlight.session.journal_reading import parse_journal
from gridlight.session.notation import export_text
from gridlight.session.notation_reading import import_text
from gridlight.session.seals import Pick, seal
from gridlight.session.table import Table
from helpers.games_played import play_on, toy_table
from helpers.toy_game import TOYS

QUICK = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
SEEDS = st.integers(0, 10**6)


def fresh(folder: Path) -> Path:
    number = len(list(folder.iterdir()))
    return folder / f"{number}.gridlight"


@QUICK
@given(seed=SEEDS, steps=st.integers(0, 60), undo=st.sampled_from([0, 0.2, 0.6]))
def test_a_game_survives_its_file_and_its_text(tmp_path, seed, steps, undo):
    path = fresh(tmp_path)
    table = play_on(toy_table(path, seed=str(seed), plays=6), seed, steps, undo)
    table.close()
    with Table.open(path, TOYS) as opened:
        assert opened.history == table.history
        assert opened.state == table.state
    back = import_text(export_text(table, TOYS), "t", TOYS)
    kept = [(r.seat, r.words, r.rolls, r.by, r.hand) for r in back.table.history]
    whole = [(r.seat, r.words, r.rolls, r.by, r.hand) for r in table.history]
    assert kept == whole[: len(kept)]
    assert back.sealed == (len(kept) < len(whole))


@QUICK
@given(seed=SEEDS, at=st.floats(0, 1), byte=st.integers(0, 255))
def test_a_changed_byte_is_never_taken(tmp_path, seed, at, byte):
    path = fresh(tmp_path)
    play_on(toy_table(path, seed=str(seed)), seed).close()
    content = bytearray(path.read_bytes())
    place = int(at * (len(content) - 1))
    if content[place] == byte or place == len(content) - 1:
        return
    content[place] = byte
    try:
        journal = parse_journal(bytes(content), "a")
    except JournalError:
        return
    # a line end in the last line tears it; a space may stand between words of JSON
    whole = parse_journal(path.read_bytes(), "a")
    assert journal.torn or journal.lines == whole.lines


@QUICK
@given(seed=SEEDS, at=st.floats(0, 1))
def test_a_cut_file_opens_at_a_step_or_is_refused(tmp_path, seed, at):
    path = fresh(tmp_path)
    table = play_on(toy_table(path, seed=str(seed)), seed)
    table.close()
    content = path.read_bytes()
    cut = content[: int(at * len(content))]
    start = b"".join(content.splitlines(keepends=True)[:2])
    try:
        journal = parse_journal(cut, "a")
    except JournalError:
        assert len(cut) < len(start)
        return
    whole = parse_journal(content, "a").live
    assert journal.live == whole[: len(journal.live)]
    assert len(journal.live) in (cut.count(b"\n") - 1, cut.count(b"\n"))


@given(data=st.binary(max_size=400))
def test_garbage_is_refused_as_a_journal(data):
    try:
        parse_journal(data, "a")
    except JournalError:
        return
    raise AssertionError(data)


@QUICK
@given(seed=SEEDS, text=st.text(max_size=12), at=st.floats(0, 1))
def test_text_with_something_in_it_reads_or_is_refused(seed, text, at):
    whole = export_text(play_on(toy_table(seed=str(seed)), seed), TOYS)
    place = int(at * len(whole))
    try:
        table = import_text(whole[:place] + text + whole[place:], "t", TOYS).table
    except NotationError as error:
        assert str(error).startswith("t")
    else:
        again = import_text(export_text(table, TOYS), "t", TOYS).table
        assert again.state == table.state


@given(words=st.text(), salt=st.text(alphabet="0123456789abcdef", min_size=1, max_size=32))
def test_every_pick_comes_out_of_its_seal(words, salt):
    pick = Pick(words, salt)
    assert seal(pick).open() == pick


@QUICK
@given(seed=SEEDS)
def test_errors_leave_a_table_as_it_was(seed):
    stream = random.Random(seed)
    table = play_on(toy_table(seed=str(seed)), seed, stream.randrange(20))
    for said in ["show", "aim high", "pick 9", "call edge", "fly", "", "pick", "resign now"]:
        before = (table.history, table.state)
        try:
            table.play(stream.choice(list(Seat)), said)
        except GridlightError:
            assert (table.history, table.state) == before
