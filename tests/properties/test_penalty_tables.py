"""Any chart and card: what the reader takes, the published schema takes too, and both survive."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from gridlight.kernel.errors import CardError
from gridlight.penalties import reading
from gridlight.penalties.chart import ENTRIES, KINDS, ROLES, SOURCES, SWITCHES, TOTALS
from gridlight.penalties.schema import CARD, CHART

QUICK = settings(max_examples=60, deadline=None)
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 60), st.text(max_size=45), st.just({}), st.just([])
)
NAMES = st.text("abcdefgh ijk", min_size=1, max_size=40)


def mostly(good):
    return st.integers(0, 300).flatmap(lambda n: ODD if n == 0 else good)


LINES = mostly(
    st.fixed_dictionaries(
        {
            "name": mostly(NAMES),
            "yards": mostly(st.integers(0, 50)),
            "from": mostly(st.sampled_from(SOURCES)),
        },
        optional={name: mostly(st.just(False) | st.booleans()) for name in SWITCHES},
    )
)
NUMBERED = st.fixed_dictionaries({str(n): LINES for n in range(1, 8)})
HEAD = {
    "version": mostly(st.just(1)),
    "name": mostly(NAMES),
    "author": mostly(NAMES),
    "license": mostly(NAMES),
}
CHARTS = st.fixed_dictionaries(
    {
        "format": mostly(st.just(reading.CHART_FORMAT)),
        **HEAD,
        "chart": st.fixed_dictionaries(
            {kind: st.fixed_dictionaries(dict.fromkeys(ROLES, NUMBERED)) for kind in KINDS}
        ),
    }
)
CARDS = st.fixed_dictionaries(
    {
        "format": mostly(st.just(reading.CARD_FORMAT)),
        **HEAD,
        "penalties": st.fixed_dictionaries(
            {str(total): mostly(st.sampled_from(ENTRIES)) for total in TOTALS}
        ),
    }
)
CHART_SCHEMA, CARD_SCHEMA = Draft202012Validator(CHART), Draft202012Validator(CARD)


@QUICK
@given(data=CHARTS)
def test_a_chart_is_taken_as_its_schema_takes_it(data):
    try:
        chart = reading.read_chart(json.dumps(data).encode(), "t")
    except CardError:
        assert not CHART_SCHEMA.is_valid(data)
        return
    CHART_SCHEMA.validate(data)
    assert reading.read_chart(reading.chart_file(chart), "t") == chart


@QUICK
@given(data=CARDS)
def test_a_card_is_taken_as_its_schema_takes_it(data):
    try:
        card = reading.read_card(json.dumps(data).encode(), "t")
    except CardError:
        assert not CARD_SCHEMA.is_valid(data)
        return
    CARD_SCHEMA.validate(data)
    assert reading.read_card(reading.card_file(card), "t") == card
