"""What lies on a table as a list of sentences, for people who hear it rather than see it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
PLACE_ROLE = int(Qt.ItemDataRole.UserRole)


class LineList(QAbstractListModel):
    """A row for each place with something on it; `PLACE_ROLE` gives the place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[tuple[object, str], ...] = ()

    def show(self, lines: Sequence[tuple[object, str]]) -> None:
        """List other places."""
        found = tuple(lines)
        if found != self._lines:
            self.beginResetModel()
            self._lines = found
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many places are listed."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """A place's sentence, or the place itself."""
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        place, words = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return words
        return place if role == PLACE_ROLE else None
