"""What the status line says in each moment: one sentence, and which key does what."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.language import tr
from gridlight.present.all_pro_status import status
from gridlight.present.situation import Names
from gridlight.ui.chrome import Status
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.thinking import shown_words, thinking_hint, thinking_words
from gridlight.ui.tabletop.watching import WATCHES, watched_words

if TYPE_CHECKING:
    from gridlight.ui.all_pro.flow import Flow

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
    hint = _hint(flow, view)
    if flow.moment is Moment.WATCHING:
        sentence = told or watched_words(said.where, said.sentence, view.over)
    elif flow.moment is Moment.ROLLING:
        sentence, hint = _roll_words(flow), tr("Escape puts the dice down")
        wish = flow.bridge.roll_wish
        team = flow.roller(wish) if wish is not None else team
    elif flow.moment is Moment.CHOOSING:
        sentence = said.where + " " + tr("Hand the ball to whom?")
    elif flow.moment is Moment.ASKING:
        team = flow.seat
    elif flow.moment is Moment.THINKING:
        team, sentence = flow.seat, thinking_words(names, flow.seat, told)
    tag = names.of(team).upper() if team else ""
    return Status(sentence, hint, tag, SIDES[team] if team else "")


def _roll_words(flow: Flow) -> str:
    wish = flow.bridge.roll_wish
    if wish is None or not wish.given or not wish.given[-1].isdecimal():
        return tr("Roll it on the table and say what it shows.")
    return tr("That was a {face}. Now say what the other die shows.", face=wish.given[-1])


def _hint(flow: Flow, view: AllProView) -> str:
    if flow.moment is Moment.OVER:
        return ""
    if flow.moment is Moment.WATCHING:
        return WATCHES
    if flow.moment is Moment.THINKING:
        return thinking_hint(flow.stage.told, undo=flow.can_take_back)
    if flow.moment is Moment.ASKING:
        return tr("Press the letter on the button")
    if flow.moment is Moment.PLACING:
        return tr("Drag, or arrows and Enter; a number lays a formation, D is done")
    if flow.moment is Moment.CHOOSING:
        return tr("Click him, or Page Down and Enter; Escape keeps the ball")
    return _HINTS.get(view.phase, _steady(view))


def _steady(view: AllProView) -> str:
    if view.settings.steady_hand and view.state.decider is view.offense:
        return tr("A steady hand: drag the ball slowly, or it falls")
    if not view.settings.prevent:
        return tr("Drag a man; with Shift by the shortest way, foul or not")
    return tr("Drag a man, or arrows and Enter; D ends the turn")


_HINTS = {
    Phase.KICKOFF: tr("K kicks off"),
    Phase.SNAP: tr("S snaps the ball"),
    Phase.THROW: tr("Click the receiver, or press his number"),
    Phase.KICK_COVERAGE: tr("Drag men forward, or A for all; D is done"),
}
