"""Values that glide to where they belong; with no time to take they are there at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

Curve = QEasingCurve.Type


class Glide(QObject):
    """One number on its way; `changed` is called with each value on the way and at the end."""

    def __init__(
        self,
        parent: QObject,
        changed: Callable[[float], None],
        value: float = 0.0,
        curve: Curve = Curve.InOutCubic,
    ) -> None:
        super().__init__(parent)
        self._changed = changed
        self._target = value
        self.value = value
        self._done: Callable[[], None] | None = None
        self._way = QVariantAnimation(self)
        self._way.setEasingCurve(curve)
        self._way.valueChanged.connect(self._move)
        self._way.finished.connect(self._arrive)

    @property
    def moving(self) -> bool:
        """Whether the value is still on its way."""
        return self._way.state() == QVariantAnimation.State.Running

    @property
    def target(self) -> float:
        """Where the value is going, or is."""
        return self._target

    def set_curve(self, curve: Curve) -> None:
        """Take another curve for the ways from now on."""
        self._way.setEasingCurve(curve)

    def to(self, target: float, ms: int, done: Callable[[], None] | None = None) -> None:
        """Go to `target` in `ms` milliseconds, then call `done`; an earlier way is dropped."""
        self._way.stop()
        self._target = target
        self._done = done
        if ms <= 0 or target == self.value:
            self._set(target)
            self._arrive()
            return
        self._way.setStartValue(float(self.value))
        self._way.setEndValue(float(target))
        self._way.setDuration(ms)
        self._way.start()

    def snap(self, value: float) -> None:
        """Be at `value` at once; nothing waiting for an earlier way is called."""
        self._way.stop()
        self._done = None
        self._target = value
        self._set(value)

    def finish(self) -> None:
        """Be at the target at once and call what waits for it."""
        if self.moving:
            self._way.stop()
            self._set(self._target)
            self._arrive()

    def _move(self, value: float) -> None:
        self._set(float(value))

    def _set(self, value: float) -> None:
        self.value = value
        self._changed(value)

    def _arrive(self) -> None:
        done, self._done = self._done, None
        if done is not None:
            done()
