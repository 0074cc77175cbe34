"""What Qt knows of the machine: plug-in, screens, fonts."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QApplication, QStyleFactory

from gridlight.present.health import Fact
from gridlight.ui.fonts import FILES, ON_DEMAND, families, family_of


def window_facts() -> tuple[Fact, ...]:
    """Plug-in, styles, screens and fonts; needs a running application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    screens = [
        f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in app.screens()
    ]
    return (
        Fact("window", "Qt", qVersion()),
        Fact("window", "platform plug-in", app.platformName()),
        Fact("window", "styles", ", ".join(QStyleFactory.keys())),
        Fact("window", "screens", "; ".join(screens) or "none", fine=bool(screens)),
        *(_font(role) for role in (*FILES, *ON_DEMAND)),
    )


def asked_alone() -> tuple[Fact, ...]:
    """The same from the shell: without a display Qt is asked off-screen."""
    displays = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in displays):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication(sys.argv[:1])
    told = window_facts()
    del app
    return told


def _font(role: str) -> Fact:
    family, slanted = family_of(role)
    own = families().shipped if role in FILES else not slanted and family != families().display
    words = family if own else f"{family or 'the system’s own'} stands in"
    return Fact("window", f"face for {role}", words, fine=own)
