"""Plays of a game as told to people: every scenario's steps with what was said after each.

`python tests/helpers/play_transcripts.py` writes the golden ones anew, after a change that is
meant to change what people read.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from gridlight.kernel.dice import ScriptedDice
from gridlight.kernel.errors import IllegalMove
from gridlight.present.penalty_system import open_choice, question
from gridlight.present.situation import Names
from gridlight.present.words import refusal, story
from gridlight.session.course import seat_for, split_seat
from gridlight.session.scenario_files import read_scenario
from gridlight.session.scenarios import game_of

SCENARIOS = Path(__file__).parents[1] / "rules" / "scenarios"
FOLDER = Path(__file__).parents[1] / "golden" / "plays"
FOLDERS_TOLD = ("all-pro", "pegskin", "penalty-system")
NAMES = Names("Riverside", "Hill Town")
SHOWN = ("phase", "seat", "possession", "spot", "down", "togo", "quarter", "plays", "score")


def transcript(told: str) -> str:
    """All scenarios of a game, or of the penalty system, told."""
    folders = (SCENARIOS / told, SCENARIOS / f"{told}-house")
    paths = sorted(path for folder in folders for path in folder.glob("*.toml"))
    return "\n".join(_told(path) for path in paths)


def _told(path: Path) -> str:
    scenario = read_scenario(path)
    rules = game_of(scenario)
    state = rules.from_position(scenario.position)
    lines = [f"{path.stem}: {scenario.title}", f"  {_stand(rules, state)}"]
    for step in scenario.steps:
        if step.do is None:
            continue
        said, words = split_seat(step.do)
        move = rules.parse(words)
        seat = said or seat_for(rules, state, move)
        rolls = f" [{', '.join(step.roll)}]" if step.roll else ""
        lines.append(f"  {seat.value}: {' / '.join(rules.words(move).split(chr(10)))}{rolls}")
        try:
            played = showing(rules, step.shows)
            after = played.apply(state, {seat: move}, ScriptedDice(step.roll))
        except IllegalMove as error:
            lines.append(f"    refused: {refusal(error, NAMES)}")
            continue
        state = after.state
        lines += [f"    {sentence}" for sentence in story(after.events, NAMES)]
        lines += _asked(rules, state)
    return "\n".join([*lines, f"  {_stand(rules, state)}", ""])


def showing(rules: Any, shows: Mapping[str, Any] | None) -> Any:
    """The rules whose cards show this, where a step says it."""
    return rules.with_shows(shows) if shows else rules


def _asked(rules: Any, state: Any) -> list[str]:
    view = rules.view(state, None)
    if open_choice(view) is None:
        return []
    return [f"    ? {each.label}: {each.outcome}" for each in question(view, NAMES).answers]


def _stand(rules: Any, state: Any) -> str:
    described = rules.describe(state)
    return ", ".join(f"{key} {described[key]}" for key in SHOWN if described.get(key) is not None)


def main() -> None:
    """Write the golden transcripts."""
    FOLDER.mkdir(exist_ok=True)
    for told in FOLDERS_TOLD:
        (FOLDER / f"{told}.txt").write_text(transcript(told), encoding="utf-8")


if __name__ == "__main__":
    main()
