"""Where on a stage the hand goes for a move: what the ring of a lesson surrounds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from gridlight.games.foto_electric.state import OFFENSE_PLACES
from gridlight.kernel.grid import square_of
from gridlight.present.lessons.course import Act

_CALLED = {
    ("all-pro", "hand"): "hand-off",
    ("pegskin", "hand"): "hand",
    ("pegskin", "pitch"): "pitch",
}
"""What the strip calls moves for which a man is then chosen."""


def place_for(stage: Any, act: Act, words: str) -> QRectF | None:
    """The place of the next thing to touch for a move, in the stage's coordinates."""
    game, moment = stage.bridge.table.header.game, stage.flow.moment.name
    if moment == "ASKING":
        return _answer(stage, act.words)
    if game == "foto-electric":
        maker = _FOTO.get(moment)
        return maker(stage, act) if maker is not None else None
    if moment == "PLACING":
        return _row(stage, act)
    return _on_board(stage, words) if moment in ("MOVING", "CHOOSING") else None


def goal_for(stage: Any, words: str) -> QRectF | None:
    """Where a man or a peg that is moved goes; None for what isn't carried anywhere."""
    verb, *names = words.split()
    if verb != "move" or stage.flow.moment.name != "MOVING":
        return None
    return _cell(stage, names[-1])


def reading_place(stage: Any) -> QRectF | None:
    """What a step that is read is about: the card that goes on, the Yardcard or the plays."""
    if stage.flow.moment.name == "REVIEW":
        return _box(stage, stage.review_card.card.buttons()[0])
    if stage.bridge.table.header.game == "foto-electric":
        return None
    return QRectF(stage.layout_now().side)


def _box(stage: QWidget, part: QWidget) -> QRectF | None:
    if not part.isVisible():
        return None
    return QRectF(part.rect()).translated(QPointF(part.mapTo(stage, QPoint())))


def _moved(stage: QWidget, part: QWidget, rect: QRectF) -> QRectF:
    return rect.translated(QPointF(part.mapTo(stage, QPoint())))


def _answer(stage: Any, move: str) -> QRectF | None:
    question = stage.choices.question
    if question is None:
        return None
    for answer, button in zip(question.answers, stage.choices.buttons(), strict=True):
        if answer.move == move:
            return _box(stage, button)
    return None


# the light box


def _curtain(stage: Any, act: Act) -> QRectF | None:
    return _box(stage, stage.curtain.ready_button)


def _card(stage: Any, act: Act) -> QRectF | None:
    mark = act.words.split()[-1]
    if mark not in stage.hands.marks():
        return None
    hand = stage.hands.hand_of(mark)
    return _moved(stage, hand, hand.free_part(mark))


def _glass(stage: Any, act: Act) -> QRectF | None:
    shape, place = stage.box.shape, OFFENSE_PLACES.get(act.words.split()[-1], 0.0)
    well = QRectF(shape.well)
    return _moved(stage, stage.box, well.translated(place * shape.step, 0))


def _handle(stage: Any, act: Act) -> QRectF | None:
    box = stage.box
    return _moved(stage, box, QRectF(box.shape.handle(box.share)))


_FOTO: dict[str, Callable[[Any, Act], QRectF | None]] = {
    "COVERED": _curtain,
    "PICKING": _card,
    "PLACING": _glass,
    "PULLING": _handle,
}


# the boards


def _row(stage: Any, act: Act) -> QRectF | None:
    lineup, rules = stage.flow.placing.lineup, stage.rules
    if lineup is not None and rules.parse(rules.words(lineup.words)) == rules.parse(act.words):
        return _box(stage, stage.strip.button("line-up"))
    card = stage.formations
    for choice, row in zip(card.choices(), card.rows(), strict=True):
        if choice.name == act.row:
            return _box(stage, row)
    return None


def _on_board(stage: Any, words: str) -> QRectF | None:
    verb, *names = words.split()
    if verb == "move":
        return _cell(stage, names[0])
    called = _CALLED.get((stage.bridge.table.header.game, verb), words)
    if stage.flow.moment.name == "MOVING":
        moves = [call.move for call in stage.strip.calls]
        if called in moves:
            return _box(stage, stage.strip.button(called))
    return _cell(stage, names[-1]) if names else None


def _cell(stage: Any, name: str) -> QRectF | None:
    board = stage.board
    if "," in name:
        column, row = name.split(",")
        return _moved(stage, board, QRectF(board.shape.cell((int(column), int(row)), 0.8)))
    if re.fullmatch(r"[a-z]+\d+", name) is None:
        return None
    return _moved(stage, board, QRectF(board.shape.cell(square_of(name))))
