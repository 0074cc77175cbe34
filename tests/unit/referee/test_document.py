"""The document of the referee mode tells words that can be said."""

import re
from pathlib import Path

from gridlight.session.referee_mode.telling import ANYWHERE, SOMEWHERE, parse, read

DOCUMENT = Path(__file__).parents[3] / "docs" / "referee-mode.md"


def test_every_example_can_be_read():
    block = re.search(r"```\n(.*?)```", DOCUMENT.read_text(), re.S)
    assert block is not None
    examples = block[1].splitlines()
    assert len(examples) >= 8
    for words in examples:
        order = parse(words)
        assert str(order) == words
        if order.args[0] != "cards":
            assert read(order).clauses


def test_every_word_is_told():
    told = DOCUMENT.read_text()
    for what in SOMEWHERE:
        assert f"`{what} N`" in told
    for what in ANYWHERE:
        assert f"`{what}`" in told
