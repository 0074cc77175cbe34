"""`doctor`: what somebody who helps needs to know of this machine."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from gridlight.cli.options import DONE, NO
from gridlight.cli.output import print_json
from gridlight.kernel.errors import OptionError
from gridlight.present.health import Fact, facts, lines


def add(commands: Any) -> None:
    """Add the command."""
    doctor = commands.add_parser("doctor", help="what a helper needs to know")
    doctor.add_argument("--json", action="store_true", help="as one JSON document")
    doctor.add_argument("--bundle", metavar="FILE.zip", help="write it with the logs into a file")
    doctor.set_defaults(run=_doctor)


def _doctor(found: argparse.Namespace) -> int:
    told = facts(_of_the_window())
    if found.bundle:
        _bundle(Path(found.bundle), lines(told))
    if found.json:
        print_json(
            [
                {"topic": one.topic, "name": one.name, "found": one.words, "fine": one.fine}
                for one in told
            ]
        )
    else:
        print(lines(told), end="")
        if found.bundle:
            print(f"\nWritten with the logs to {found.bundle}; no games and no names are in it.")
    return DONE if all(fact.fine for fact in told) else NO


def _bundle(target: Path, health: str) -> None:
    from gridlight.present.report import write_bundle

    try:
        write_bundle(target, health)
    except OSError as error:
        problem = f"it could not be written ({error.strerror})"
        raise OptionError(str(target), "", problem, "Choose another place.") from None


def _of_the_window() -> tuple[Fact, ...]:
    try:
        from gridlight.ui.health import asked_alone
    except ImportError as error:
        return (Fact("window", "Qt", f"can’t be loaded: {error}", fine=False),)
    return asked_alone()
