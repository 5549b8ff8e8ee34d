"""A game's guide as sections of safe HTML, and its static faces."""

from __future__ import annotations

import gzip
import hashlib
import html
import re
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
from markdown_it import MarkdownIt

from ludonaut.table import Picture, drawings, render
from ludonaut.table.rooms import all_faces

from .. import catalogue
from ..scene import room

_HEADING = re.compile(r"^(#{1,4})\s+(.*?)\s*(?:\{#([A-Za-z0-9_-]+)\})?\s*$")
_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def sections(game: str, lang: str) -> list[dict[str, Any]]:
    """The guide by headings. HTML in it is escaped: only what Markdown produces is HTML."""
    source = files(catalogue.find(game).package) / "guide" / f"rules.{lang}.md"
    if not source.is_file():
        return []
    drawn = all_faces(catalogue.find(game), lang)
    cut: list[dict[str, Any]] = []
    body: list[str] = []
    fence = False

    def close() -> None:
        if cut:
            text = _markdown.render("\n".join(body))
            cut[-1]["html"] = drawings.drawn(text, drawn) if drawings.named(text) else text
        body.clear()

    for line in source.read_text(encoding="utf-8").splitlines():
        fence ^= line.startswith("```")
        found = None if fence else _HEADING.match(line)
        if found:
            close()
            level, title, anchor = len(found[1]), found[2], found[3]
            cut.append({"anchor": anchor or _slug(title), "level": level, "title": html.unescape(title), "html": ""})
        else:
            body.append(line)
    close()
    return cut


def _slug(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


class Faces(NamedTuple):
    """The faces as JSON, plain and compressed, and their ETag."""

    plain: bytes
    packed: bytes
    tag: str


@cache
def faces(game: str, lang: str) -> Faces:
    """The faces of a game, computed and compressed once: they are the largest answer."""
    found = catalogue.find(game)
    drawn = all_faces(found, lang) if room(found, "table") is not None else {}
    plain = msgspec.json.encode({"faces": drawn})
    return Faces(plain, gzip.compress(plain, 6, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:24]}"')


def svg(drawn: Picture, game: str, lang: str) -> str:
    """A picture as one SVG document."""
    return render(drawn, all_faces(catalogue.find(game), lang))
