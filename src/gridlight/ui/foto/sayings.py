"""What the status line says in each moment: one sentence, and which key does what."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present import foto
from gridlight.present.situation import Names
from gridlight.ui.chrome import Status
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.thinking import who_thinks
from gridlight.ui.tabletop.watching import WATCHES, watched_words

if TYPE_CHECKING:
    from gridlight.ui.foto.flow import Flow

SKIP = tr("Click or Enter to go on")


def sentence_for(flow: Flow, names: Names, told: str, before: Status) -> Status:
    """The status line for the flow's moment; `told` is what was said last.

    While a step is being shown only what was told is said: the table knows the rest already.
    """
    from gridlight.ui.foto.flow import Moment

    if flow.moment is Moment.SHOWING:
        return replace(before, sentence=told or before.sentence, hint=SKIP)
    view = flow.view
    said = flow.bridge.penalty_status(names) or foto.status(view, names, flow.seat)
    team = said.team
    sentence, hint = said.sentence, said.hint
    if flow.moment is Moment.WATCHING:
        sentence, hint = told or watched_words(said.where, said.sentence, view.over), WATCHES
    elif flow.moment is Moment.COVERED:
        assert flow.seat is not None
        team = flow.seat
        sentence = tr(
            "{situation} {team} only; {other}, look away.",
            situation=said.where,
            team=names.of(flow.seat),
            other=names.of(flow.seat.other),
        )
        hint = tr("Enter when you are ready")
    elif flow.moment is Moment.THINKING:
        assert flow.seat is not None
        team = flow.seat
        sentence, hint = who_thinks(names, flow.seat), ""
    elif flow.moment is Moment.PICKING:
        team, hint = flow.seat, _PICK_HINT[flow.seat is view.offense]
    elif flow.moment is Moment.REVIEW:
        sentence, hint = _at_rest(told, said.where), flow.stage.review_card.hint
    elif flow.moment is Moment.ROLLING:
        sentence, hint = (
            tr("Roll it on the table and say what it shows."),
            tr("Escape puts the dice down"),
        )
    elif flow.moment is Moment.ASKING:
        team = flow.seat
        hint = hint or tr("Press the letter on the button")
    elif flow.moment in (Moment.PLACING, Moment.PULLING):
        team = flow.seat
        sentence = _pulls(flow, names) or sentence
        hint = _KEYS[flow.moment.name][flow.seat is view.offense]
    return Status(sentence, hint, _tag(names, team), SIDES[team] if team else "")


def _at_rest(told: str, where: str) -> str:
    """What happened and how things stand, without saying a touchdown twice."""
    if where.rstrip("!") in told:
        return told
    return f"{told} {where}".strip()


def _pulls(flow: Flow, names: Names) -> str:
    """What is said while a computer is about to pull; empty otherwise."""
    if flow.seat is None or not flow.opponent.plays(flow.seat):
        return ""
    return trn(
        "{team} pulls the slide, unless you do.",
        "{team} pull the slide, unless you do.",
        names.count(flow.seat),
        team=names.of(flow.seat),
    )


def _tag(names: Names, team: Seat | None) -> str:
    return names.of(team).upper() if team else ""


_PICK_HINT = {
    True: tr("Click a card, or type its number; 1 then Enter for the 1"),
    False: tr("Click a card, or press its letter"),
}
_KEYS = {
    "PLACING": {
        True: tr("Drag the card; ← ↓ → and Enter lay it"),
        False: tr("Drag the card; ← → and Enter, or 1 to 5"),
    },
    "PULLING": {
        True: tr("Drag the handle, hold ↓, or press Enter"),
        False: tr("Drag the handle"),
    },
}
