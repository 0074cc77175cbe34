"""New season: the teams at the left, the game and the schedule at the right."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.kernel.language import tr, trn
from gridlight.present import season_new
from gridlight.present.new_game import Option
from gridlight.present.season_new import Draft
from gridlight.session.journal import PERSON, level_name
from gridlight.session.own_tables import OwnTables
from gridlight.session.season.model import LEAST_TEAMS, LONGEST_NAME, LONGEST_TITLE, PLAYOFFS
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button, Choice
from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.swatches import Swatches
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.season.pennants import paint_pennant
from gridlight.ui.season.team_lines import TeamLines
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE, TEAM_COLORS

HINT = tr("Tab goes on, arrows change, Enter begins, Escape goes back")
SENTENCE = tr("Name the teams, say who coaches each, then begin.")
ROUNDS = (tr("Once"), tr("Twice"))
FINALS = (tr("None"), tr("Best two"), tr("Best four"))
COLORS = tuple(TEAM_COLORS.values())
HEAD, FOOT, LABEL, PITCH = 62.0, 66.0, 112.0, 52.0


@dataclass(frozen=True, slots=True)
class Line:
    """A label and its control."""

    label: str
    control: QWidget
    option: Option | None = None


class NewSeasonScreen(Screen):
    """The sheet; `agreed` carries an `Agreement` when Begin is pressed and all is well.

    `own` are the person's own tables: among them the decks that may be played with.
    """

    agreed = Signal(object)

    bar_items = ("help",)
    lamp = (0.5, 0.4)

    def __init__(
        self,
        wishes: Wishes | None = None,
        draft: Draft | None = None,
        parent: QWidget | None = None,
        own: OwnTables = season_new.NOTHING_OWN,
    ) -> None:
        super().__init__(wishes, parent)
        self._own = own
        t = self.theme
        self.draft = draft or season_new.usual_draft(COLORS)
        self.lines = TeamLines(t, self)
        self.team_name = _edit(tr("Name of the team"), LONGEST_NAME, self)
        self.color = Swatches(tr("Color"), TEAM_COLORS, t, self)
        self.coach = Choice(tr("Coach"), (tr("Person"),), t, self)
        self.add = Button(tr("Add a team"), t, "paper", self, pill=False)
        self.remove = Button(tr("Remove"), t, "danger", self, pill=False)
        self.name = _edit(tr("Name of the season"), LONGEST_TITLE, self)
        self.game = Choice(tr("Game"), [title for _, title in season_new.games()], t, self)
        self.rounds = Choice(tr("Each pair"), ROUNDS, t, self)
        self.finals = Choice(tr("Playoffs"), FINALS, t, self)
        self.back = Button(tr("Back"), t, "paper", self, pill=False)
        self.begin = Button(tr("Begin"), t, "accent", self, pill=False)
        self.choices: dict[str, Choice] = {}
        self._at_hand: list[Line] = []
        self.set_title(tr("NEW SEASON"), tr("A schedule of teams, played by people or computers"))
        self.say(SENTENCE, HINT, tr("NEW SEASON"), "")
        self._connect()
        self._lay_out_game()
        self._fill(0)

    def _connect(self) -> None:
        self.lines.chosen.connect(self._fill)
        self.lines.opened.connect(lambda _: self._write_name())
        self.team_name.textEdited.connect(lambda text: self._change(name=text))
        self.color.wanted.connect(lambda color: self._change(color=color))
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.name.textEdited.connect(lambda text: self._take(name=text))
        self.game.chosen.connect(self._take_game)
        self.rounds.chosen.connect(lambda i: self._take(rounds=i + 1))
        self.finals.chosen.connect(lambda i: self._take(playoffs=PLAYOFFS[i]))
        self.back.clicked.connect(self.home_wanted)
        self.begin.clicked.connect(self._begin)

    # the draft

    def _levels(self) -> tuple[str, ...]:
        return season_new.coach_levels(self.draft.game)

    def place_at_hand(self) -> int:
        """The place of the team that is edited."""
        return self.lines.current() or 0

    def _change(self, **changes: str) -> None:
        self.draft = season_new.with_changes(self.draft, self.place_at_hand(), **changes)
        self._fill(self.place_at_hand())

    def _take(self, **values: object) -> None:
        self.draft = replace(self.draft, **values)  # type: ignore[arg-type]
        self._tell()

    def _take_game(self, place: int) -> None:
        self.draft = season_new.with_game(self.draft, season_new.games()[place][0])
        self._lay_out_game()
        self._fill(self.place_at_hand())

    def _lay_out_game(self) -> None:
        """The options of the game, and the coaches that it has."""
        t = self.theme
        for old in (self.coach, *self.choices.values()):
            old.hide()
            old.deleteLater()
        names = [_coach_words(level) for level in self._levels()]
        self.coach = Choice(tr("Coach"), names, t, self)
        self.coach.chosen.connect(lambda i: self._change(coach=self._levels()[i]))
        self.choices = {}
        lines = [Line(tr("Name"), self.name), Line(tr("Game"), self.game)]
        for option in season_new.options(self.draft.game, self._own):
            place = self.draft.picks.get(option.key, option.usual)
            choice = Choice(option.label, [pick.name for pick in option.picks], t, self, place)
            choice.chosen.connect(lambda i, key=option.key: self._pick(key, i))
            self.choices[option.key] = choice
            lines.append(Line(option.label, choice, option))
        self._at_hand = [
            *lines,
            Line(tr("Each pair"), self.rounds),
            Line(tr("Playoffs"), self.finals),
        ]
        for made in (self.coach, *self.choices.values()):
            made.show()
        self._in_order()
        self.place()

    def _in_order(self) -> None:
        """Let the keyboard go from top to bottom, teams first."""
        parts: list[QWidget] = [
            *(self.lines, self.team_name, self.color, self.coach, self.add, self.remove),
            *(line.control for line in self._at_hand),
            *(self.back, self.begin),
        ]
        for one, other in pairwise(parts):
            QWidget.setTabOrder(one, other)

    def _pick(self, key: str, place: int) -> None:
        self._take(picks={**self.draft.picks, key: place})

    def _fill(self, place: int) -> None:
        """Show the draft, and the team in that place below the list."""
        draft = self.draft
        place = max(0, min(len(draft.teams) - 1, place))
        self.lines.show_teams(draft.teams, place)
        if draft.teams:
            team = draft.teams[place]
            if self.team_name.text() != team.name:
                self.team_name.setText(team.name)
            self.color.set_current(team.color)
            self.coach.set_current(self._levels().index(team.coach))
        if self.name.text() != draft.name:
            self.name.setText(draft.name)
        self.game.set_current([name for name, _ in season_new.games()].index(draft.game))
        self.rounds.set_current(draft.rounds - 1)
        self.finals.set_current(PLAYOFFS.index(draft.playoffs))
        self.add.setEnabled(season_new.can_add(draft))
        self.remove.setEnabled(len(draft.teams) > LEAST_TEAMS)
        self._tell()

    def _tell(self) -> None:
        self.say(season_new.fault_of(self.draft) or SENTENCE, HINT, tr("NEW SEASON"), "")
        self.begin.setAccessibleDescription(season_new.summary(self.draft))
        self.update()

    def _add(self) -> None:
        self.draft = season_new.with_team(self.draft, COLORS)
        self._fill(len(self.draft.teams) - 1)

    def _remove(self) -> None:
        place = self.place_at_hand()
        self.draft = season_new.without_team(self.draft, place)
        self._fill(place)

    def _write_name(self) -> None:
        self.team_name.setFocus()
        self.team_name.selectAll()

    def _begin(self) -> None:
        fault = season_new.fault_of(self.draft)
        if fault:
            self.say(fault, HINT, tr("NEW SEASON"), "")
            return
        self.agreed.emit(season_new.agreement(self.draft, self._own))

    def start_focus(self) -> None:
        """Put the keyboard on the teams."""
        self.lines.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, Enter begins; at the list Delete removes and Insert adds."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._begin()
        elif key == Qt.Key.Key_Delete and self.lines.hasFocus() and self.remove.isEnabled():
            self._remove()
        elif key == Qt.Key.Key_Insert and self.add.isEnabled():
            self._add()
        else:
            super().keyPressEvent(event)

    # places and paint

    def themed(self) -> None:
        """Pass the theme on."""
        t = self.theme
        for edit in (self.team_name, self.name):
            edit.setFont(t.font("field-label"))
            edit.setStyleSheet(edit_style(t))
        self.lines.set_theme(t)
        self.color.set_theme(t)
        for choice in (self.coach, self.game, self.rounds, self.finals, *self.choices.values()):
            choice.set_theme(t)
        for button in (self.add, self.remove, self.back, self.begin):
            button.set_theme(t)

    def _type(self) -> float:
        return max(1.0, self.theme.text)

    def team_card(self) -> QRectF:
        """Where the card with the teams lies."""
        stage, m = self.stage(), self.theme.px(SPACE.s5)
        wide = (min(stage.width(), 1500 * self.theme.k) - 3 * m) * 0.53
        left = stage.left() + max(m, (stage.width() - 1500 * self.theme.k) / 2 + m)
        return QRectF(left, stage.top() + m, wide, stage.height() - 2 * m)

    def game_card(self) -> QRectF:
        """Where the card with game and schedule lies."""
        card, m = self.team_card(), self.theme.px(SPACE.s5)
        right = self.stage().right() - (card.left() - self.stage().left())
        return QRectF(card.right() + m, card.top(), right - card.right() - m, card.height())

    def _team_rows(self) -> list[tuple[str, QWidget, QRectF]]:
        """The three lines below the list that edit the chosen team."""
        card, k = self.team_card(), self.theme.k
        pitch = 46 * k * (0.5 + 0.5 * self._type())
        bottom = card.bottom() - FOOT * self._type() * k
        left, right = card.left() + 26 * k, card.right() - 24 * k
        rows = ((tr("Team"), self.team_name), (tr("Color"), self.color), (tr("Coach"), self.coach))
        top = bottom - pitch * len(rows)
        return [
            (label, control, QRectF(left, top + i * pitch, right - left, pitch))
            for i, (label, control) in enumerate(rows)
        ]

    def _game_rows(self) -> list[tuple[Line, QRectF]]:
        card, k = self.game_card(), self.theme.k
        top = card.top() + HEAD * k
        room = card.height() - (HEAD + FOOT * self._type() + 96 * self._type()) * k
        pitch = min(PITCH * k * (0.4 + 0.6 * self._type()), room / len(self._at_hand))
        left, wide = card.left() + 26 * k, card.width() - 50 * k
        return [
            (line, QRectF(left, top + i * pitch, wide, pitch))
            for i, line in enumerate(self._at_hand)
        ]

    def place(self) -> None:
        """Lay everything out."""
        if not hasattr(self, "_at_hand"):
            return
        card, k = self.team_card(), self.theme.k
        for _, control, row in self._team_rows():
            self._seat(control, row)
        top = card.top() + (HEAD - 6) * k
        room = self._team_rows()[0][2].top() - 12 * k - top
        self.lines.setGeometry(
            QRectF(card.left() + 16 * k, top, card.width() - 32 * k, room).toRect()
        )
        for line, row in self._game_rows():
            self._seat(line.control, row)
        self._buttons(card, (self.add, self.remove), 0)
        self._buttons(self.game_card(), (self.begin, self.back), 48 * k)

    def _seat(self, control: QWidget, row: QRectF) -> None:
        k = self.theme.k
        left = row.left() + LABEL * k * (0.5 + 0.5 * self._type())
        size, edit = control.sizeHint(), isinstance(control, QLineEdit)
        room = row.right() - left
        wide = min(room, 300 * k if edit else size.width())
        high = min(row.height() - 4 * k, 34 * k * self._type() if edit else size.height())
        control.setGeometry(QRectF(left, row.center().y() - high / 2, wide, high).toRect())

    def _buttons(self, card: QRectF, buttons: tuple[Button, Button], more: float) -> None:
        """Two buttons at a card's foot, the first of them `more` pixels wider, at the right."""
        k = self.theme.k
        middle, right = card.bottom() - FOOT * self._type() * k / 2 + 2 * k, card.right() - 18 * k
        for button in buttons:
            size = button.sizeHint()
            wide = size.width() + (more if button is buttons[0] else 0)
            right -= wide
            spot = QRectF(right, middle - size.height() / 2, wide, size.height())
            button.setGeometry(spot.toRect())

    def paint_stage(self, painter: QPainter) -> None:
        """Both cards with their labels."""
        t, k = self.theme, self.theme.k
        count = trn("{n} team", "{n} teams", len(self.draft.teams))
        for card, head, note in (
            (self.team_card(), tr("TEAMS"), count),
            (self.game_card(), tr("GAME AND SCHEDULE"), ""),
        ):
            paint_panel(painter, card, t)
            line = QRectF(card.left() + 26 * k, card.top() + 16 * k, card.width() - 52 * k, 30 * k)
            draw_text(painter, line, head, t, "object", "panel_text", LEFT)
            draw_text(painter, line, note, t, "body", "panel_mut", RIGHT)
            paint_rule(painter, line.translated(0, 36 * k), t)
        for label, _, row in self._team_rows():
            self._label(painter, label, row)
        first = self._team_rows()[0][2]
        paint_rule(painter, first.translated(0, -4 * k), t)
        for option, row in self._game_rows():
            self._label(painter, option.label, row)
        self._paint_summary(painter)

    def _label(self, painter: QPainter, words: str, row: QRectF) -> None:
        wide = (LABEL - 8) * self.theme.k * (0.5 + 0.5 * self._type())
        box = QRectF(row.left(), row.top(), wide, row.height())
        draw_text(painter, box, words, self.theme, "field-label", "panel_mut", LEFT)

    def _paint_summary(self, painter: QPainter) -> None:
        t, k = self.theme, self.theme.k
        last = self._game_rows()[-1][1]
        box = QRectF(last.left(), last.bottom() + 10 * k, last.width(), 90 * k * self._type())
        paint_rule(painter, box, t)
        box.translate(0, 12 * k)
        fault = season_new.fault_of(self.draft)
        words = fault or season_new.summary(self.draft)
        taken = draw_lines(painter, box, words, t, "lead-strong", "bad" if fault else "panel_text")
        box.translate(0, taken + 6 * k)
        if not fault:
            self._paint_first_week(painter, box)

    def _paint_first_week(self, painter: QPainter, box: QRectF) -> None:
        """As many games of the first week as there is room for."""
        t, k = self.theme, self.theme.k
        high = 27 * k * self._type()
        bottom = self.game_card().bottom() - FOOT * self._type() * k - 4 * k
        line = QRectF(box.left(), box.top() + 6 * k, box.width(), high)
        if line.bottom() + high > bottom:
            return
        draw_text(painter, line, tr("WEEK 1"), t, "caps", "panel_mut", LEFT)
        at = tr("at", "visitors at home")
        for visitors, home in season_new.first_week(self.draft):
            line.translate(0, high)
            if line.bottom() > bottom:
                return
            paint_rule(painter, line, t)
            flag = QRectF(line.left(), line.center().y() - 8 * k, 28 * k, 16 * k)
            paint_pennant(painter, flag, t, visitors.name, visitors.color)
            words = line.adjusted(38 * k, 0, -38 * k, 0)
            pair = f"{visitors.name} {at} {home.name}"
            draw_text(painter, words, pair, t, "body", "panel_text", LEFT)


def _edit(name: str, most: int, parent: QWidget) -> QLineEdit:
    edit = QLineEdit(parent)
    edit.setAccessibleName(name)
    edit.setMaxLength(most)
    return edit


def _coach_words(level: str) -> str:
    return tr("Person") if level == PERSON else level_name(level)
