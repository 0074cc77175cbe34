"""Line-ups: what a side may stand in, and what each is good for."""

from __future__ import annotations

from collections.abc import Iterator

from gridlight.coaches.all_pro import drawings
from gridlight.football import field
from gridlight.games.all_pro.formations import formations, last_again, lay_out, settled
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.lineups import Task, snap_taker, task_of
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.ruleset import ROWS
from gridlight.games.all_pro.state import Kind, Man

Men = tuple[Man, ...]

LANDINGS = (7, 6, 8, 10)
"""Where a kick-off comes down, for the four backs: the likeliest first."""

SHORT = 5
"""Yards to gain for which the short formations are thought of."""

GOAL_LINE = 10
"""Yards to the goal from which a goal-line stand is thought of."""


COVERS = (1, 2, 3, 4)
"""Rows behind its line that men stand in man to man."""

COVER_MEN, SAFETY_DEEP = 6, 6


def offenses(ground: Ground) -> dict[str, Men]:
    """The formations of an offense that means to keep the ball."""
    task, situation = task_of(ground.state, ground.rules), ground.state.situation
    drawn = dict(drawings.OFFENSE)
    if situation.to_goal <= SHORT or situation.to_go in (0, SHORT):
        drawn |= drawings.SHORT
    return {name: _laid(drawing, task, ground) for name, drawing in drawn.items()}


def kicking(ground: Ground) -> Men:
    """The formation for a punt or a field goal."""
    return _laid(drawings.KICK, task_of(ground.state, ground.rules), ground)


def defenses(ground: Ground) -> dict[str, Men]:
    """The formations of a defense against what stands before it, the plainest first."""
    task, state = task_of(ground.state, ground.rules), ground.state
    drawn = dict(drawings.DEFENSE)
    if state.situation.to_goal > GOAL_LINE:
        del drawn["goal line"]
    if is_kick(ground):
        drawn = {"return": drawings.RETURN, "rush": drawings.DEFENSE["rush"]}
    laid = {name: _laid(drawing, task, ground) for name, drawing in drawn.items()}
    if not is_kick(ground):
        laid |= {f"man to man, {deep} deep": man_to_man(ground, deep) for deep in COVERS}
    return laid


def man_to_man(ground: Ground, deep: int) -> Men:
    """A man so many rows ahead of each receiver, a line of four, the center behind it."""
    task, columns = task_of(ground.state, ground.rules), ground.settings.columns
    taker = snap_taker(ground.of(ground.play.by))
    marked = sorted(
        man.at[0] for man in ground.of(ground.play.by) if man.kind.eligible and man.at != taker
    )
    middle = columns // 2
    taken = {(middle + side, 0) for side in (-2, -1, 1, 2)}
    wanted = [(Kind.LINEMAN, *at) for at in sorted(taken)]
    cover = [(column, deep) for column in marked][:COVER_MEN]
    cover += [(middle, SAFETY_DEEP)] * (COVER_MEN - len(cover))
    kinds = [Kind.BACK, Kind.BACK, Kind.BACK, Kind.BACK, Kind.END, Kind.END]
    wanted += [(kind, *at) for kind, at in zip(kinds, cover, strict=True)]
    wanted.append((Kind.CENTER, middle, 1))
    return settled(wanted, task, columns)


def is_kick(ground: Ground) -> bool:
    """Whether the offense stands as if it meant to kick: nobody wide, the snap taken deep."""
    play = ground.play
    men = ground.of(play.by)
    center = next((man for man in men if man.kind is Kind.CENTER), None)
    if center is None:
        return False
    up = field.direction(play.by)
    deep = [
        (center.at[1] - man.at[1]) * up
        for man in men
        if man.at[0] == center.at[0] and man is not center
    ]
    on_line = sum(man.at[1] == center.at[1] for man in men)
    if ground.state.situation.down in (1, 2, 3):
        return False
    return bool(deep) and min(deep) >= ground.rules.kicker_depth and on_line >= 9


def again(ground: Ground) -> Men | None:
    """What the side to place stood in last for the same purpose."""
    task = task_of(ground.state, ground.rules)
    return last_again(ground.state, task, ground.settings.columns)


def kickers(ground: Ground) -> Men:
    """The line-up of the side that kicks off."""
    task = task_of(ground.state, ground.rules)
    return formations(task, ground.settings.columns)[0].men


def receivers(ground: Ground) -> Men:
    """The line-up of the side that receives: backs where the ball is likeliest to come down."""
    task, columns = task_of(ground.state, ground.rules), ground.settings.columns
    ball = ground.state.board.loose
    plain = formations(task, columns)[0].men
    if ball is None:
        return plain
    up = field.direction(ground.play.by)
    spots = [(ball[0], ball[1] + up * total) for total in LANDINGS]
    spots = [at for at in spots if 0 <= at[1] < ROWS and task.deep(at[1]) > 0]
    backs = [man for man in plain if man.kind is Kind.BACK]
    rest = [man for man in plain if man.kind is not Kind.BACK]
    placed = [back.to(at) for back, at in zip(backs, spots, strict=False)]
    taken = {man.at for man in placed}
    for back in backs[len(placed) :]:
        at = next(at for at in _behind(task, columns) if at not in taken)
        taken.add(at)
        placed.append(back.to(at))
    return (*rest, *placed)


def _behind(task: Task, columns: int) -> Iterator[tuple[int, int]]:
    up = field.direction(task.side)
    for deep in range(1, 4):
        for column in range(columns // 2 - 2, columns // 2 + 3):
            yield column, task.front - up * deep


def _laid(drawing: str, task: Task, ground: Ground) -> Men:
    return lay_out(drawing, task, ground.settings.columns)


def is_place(phase: Phase) -> bool:
    """Whether men are placed in this phase."""
    return phase in (Phase.KICKOFF_SETUP, Phase.SETUP_OFFENSE, Phase.SETUP_DEFENSE)
