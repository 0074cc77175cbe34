"""Counts the turns from every position of the scenarios by the rules alone, for the goldens.

`python tests/helpers/count_turns.py` takes minutes.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from helpers.all_pro import all_pro
from helpers.every_turn import by_the_rules
from unit.coaches.test_turns import COUNTS, given_positions


def main() -> None:
    """Write the golden counts."""
    lines = []
    for name, start in given_positions():
        counts, _ = by_the_rules(all_pro(), start)
        lines.append(f"{name} {' '.join(map(str, counts[1:]))}")
        print(lines[-1], flush=True)
    COUNTS.parent.mkdir(exist_ok=True)
    COUNTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
