"""The board as a list of sentences, for people who hear it rather than see it."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gridlight.kernel.grid import Square
from gridlight.present.board import BoardModel, board_lines

Index = QModelIndex | QPersistentModelIndex
SQUARE_ROLE = int(Qt.ItemDataRole.UserRole)


class SquareList(QAbstractListModel):
    """A row for each square with somebody or the ball on it; `SQUARE_ROLE` gives the square."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[tuple[Square, str], ...] = ()

    def show(self, model: BoardModel) -> None:
        """List another board."""
        lines = board_lines(model)
        if lines != self._lines:
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many squares are taken."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """A square's sentence, or the square itself."""
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        square, words = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return words
        return square if role == SQUARE_ROLE else None
