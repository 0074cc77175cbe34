"""What `present` says of the game, put into what the kit paints."""

from __future__ import annotations

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present import foto
from gridlight.present.situation import Names
from gridlight.ui.paint.field import DriveLeg, FieldPicture


def field_picture(model: foto.FieldModel, names: Names) -> FieldPicture:
    """The field with home's goal line at the top."""
    way = -1 if model.possession is Seat.VISITORS else 1
    to_make = None if model.line_to_gain is None else model.line_to_gain
    stakes = None
    if to_make is not None and not model.goal_to_go:
        stakes = to_make - 10 * way
    return FieldPicture(
        upper_name=names.home.upper(),
        lower_name=names.visitors.upper(),
        ball=model.spot,
        heading=way,
        to_make=None if model.goal_to_go else to_make,
        stakes_from=stakes,
        drive=tuple(DriveLeg(arrow.start, arrow.end, arrow.text) for arrow in model.arrows),
        title=tr("THIS DRIVE"),
        subtitle=model.drive_text,
        make_label=tr("1st down") if stakes is not None else "",
    )
