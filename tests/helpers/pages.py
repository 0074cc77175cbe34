"""A web page as a reader of it finds it: well nested, its words, what it would fetch."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"meta", "link", "img", "br", "hr", "input", "rect", "path", "circle"}


class Page(HTMLParser):
    """Reads a page; an element that is closed out of turn fails at once."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.said: list[str] = []
        self.fetched: list[str] = []
        self.heads: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == [], f"never closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [
            value or "" for name, value in attrs if name in ("src", "href", "srcset", "action")
        ]
        assert not [name for name, _ in attrs if name.startswith("on")]
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open[-1] == tag, f"</{tag}> closes <{self._open[-1]}>"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        if "style" in self._open:
            return
        words = " ".join(data.split())
        if words:
            self.said.append(words)
            if self._open[-1:] == ["h2"]:
                self.heads.append(words)

    @property
    def words(self) -> str:
        """All that can be read on it."""
        return " ".join(self.said)
