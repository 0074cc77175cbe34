"""What the status line says in each moment: one sentence, and which key does what."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.views import PegskinView
from gridlight.kernel.language import tr
from gridlight.present.pegskin_calls import HAND, PITCH
from gridlight.present.pegskin_status import status
from gridlight.present.situation import Names
from gridlight.present.throws import face_words
from gridlight.ui.chrome import Status
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.thinking import shown_words, thinking_hint, thinking_words
from gridlight.ui.tabletop.watching import WATCHES, watched_words

if TYPE_CHECKING:
    from gridlight.ui.pegskin.flow import Flow

SKIP = tr("Click or Enter to go on")


def sentence_for(flow: Flow, names: Names, told: str, before: Status) -> Status:
    """The status line for the flow's moment; `told` is what was said last."""
    if flow.moment is Moment.SHOWING:
        sentence = shown_words(names, flow.seat, told, before.sentence)
        return replace(before, sentence=sentence, hint=SKIP)
    view = flow.view
    said = flow.bridge.penalty_status(names) or status(view, names)
    team = said.team
    sentence = said.sentence
    if flow.moment is Moment.WATCHING:
        sentence = told or watched_words(said.where, said.sentence, view.over)
    elif flow.moment is Moment.ROLLING:
        sentence = _roll_words(flow)
    elif flow.moment is Moment.CHOOSING:
        sentence = f"{said.where} {_WHOM[flow.hand.giving]}"
    elif flow.moment is Moment.ASKING:
        team = flow.seat
    elif flow.moment is Moment.THINKING:
        team, sentence = flow.seat, thinking_words(names, flow.seat, told)
    tag = names.of(team).upper() if team else ""
    return Status(sentence, _hint(flow, view), tag, SIDES[team] if team else "")


_WHOM = {HAND: tr("Hand the ball to whom?"), PITCH: tr("Pitch to whom?")}


def _roll_words(flow: Flow) -> str:
    wish = flow.bridge.roll_wish
    if wish is None or not wish.given:
        return tr("Roll it on the table and say what it shows.")
    return tr("That was {face}. Now say what the other die shows.", face=face_words(wish.given[-1]))


def _hint(flow: Flow, view: PegskinView) -> str:
    if flow.moment in _OF_MOMENTS:
        return _OF_MOMENTS[flow.moment]
    if flow.moment is Moment.THINKING:
        return thinking_hint(flow.stage.told, undo=flow.can_take_back)
    if view.phase in _OF_PHASES:
        return _OF_PHASES[view.phase]
    if view.moves_left is None:
        return tr("R rolls the dice")
    if not view.moves_left:
        return tr("D is done")
    return tr("Drag a peg, or arrows and Enter; D is done")


_OF_MOMENTS = {
    Moment.OVER: "",
    Moment.WATCHING: WATCHES,
    Moment.ROLLING: tr("Escape puts the dice down"),
    Moment.ASKING: tr("Press the letter on the button"),
    Moment.PLACING: tr("Drag, or arrows and Enter; a number lays a formation, D is done"),
    Moment.CHOOSING: tr("Click him, or Page Down and Enter; Escape keeps the ball"),
}
_OF_PHASES = {
    Phase.MOTION: tr("Drag a man sideways, or D for nobody"),
    Phase.DECLARE: tr("Click a receiver to throw, or press his number"),
}
