"""A match as pictures: the functions with which the server, the notebook and `ludonaut render` use `table.py`.

A game gives `picture(view, words)`, `faces(words)` and, if it likes, `ghost(view, action)`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from msgspec.structs import replace

from ludonaut.kernel import Action, Game, Match, View
from ludonaut.kernel.record import restart
from ludonaut.table import draw
from ludonaut.table.panels import panel
from ludonaut.table.picture import Face, Panel, Picture, Piece
from ludonaut.table.svg import render, share
from ludonaut.table.words import Words


@cache
def _table(game: Game[Any]) -> ModuleType:
    """The game's table, looked up once: the import system takes longer than many a panel."""
    return game.room("table")


@cache
def all_faces(game: Game[Any], lang: str) -> dict[str, Face]:
    """Every face that a picture of this game may show, in a language: those that all games have, and its own."""
    draw.add_icons(game.package)
    own: dict[str, Face] = _table(game).faces(Words(game, lang))
    for name, face in own.items():
        if not isinstance(face, Face):
            raise TypeError(
                f"face {name!r} is a {type(face).__name__}, not a Face; a drawing becomes Face(w, h, drawing)"
            )
    return share(draw.builtin() | own)


def has_table(game: Game[Any]) -> bool:
    """Can the game be drawn? One that is still being written may have no table."""
    return find_spec(f"{game.package}.table") is not None


def picture_of(match: Match[Any], seat: int | None, lang: str = "en", players: Sequence[str] = ()) -> Picture:
    """What this seat (None: a spectator) sees now."""
    return picture_in(match, match.view(seat), seat, Words(match.game, lang, players))


def picture_in(match: Match[Any], view: View[Any, Any], seat: int | None, words: Words) -> Picture:
    """The picture of a view in the given words; the box of each player who is asked is lit."""
    picture: Picture = _table(match.game).picture(view, words)
    picture.seat = seat
    picture.title = picture.title or words("title")
    asked = match.asks
    picture.panels = [
        _lit(words, each) if each.slot.startswith("player:") and each.seat in asked else each for each in picture.panels
    ]
    return picture


@panel
def _lit(_words: Words, dark: Panel) -> Panel:
    """The same panel lit: one drawing of it for all viewers."""
    return replace(dark, lit=True)


def ghost(game: Game[Any], view: View[Any, Any], action: Action) -> tuple[Piece, ...]:
    """How pieces would lie after an action, if the game has a `ghost` for it."""
    show = getattr(_table(game), "ghost", None)
    return tuple(show(view, action)) if show else ()


def draw_match(match: Match[Any], seat: int | None = None, lang: str = "en", size: str = "wide") -> str:
    """The match as an SVG document."""
    return render(picture_of(match, seat, lang), all_faces(match.game, lang), size=size)


def moments(match: Match[Any], every: int = 1) -> Iterator[Match[Any]]:
    """The match from its beginning on, as it was before the first choice, after every Nth, and at the end.

    It is one match that goes on: look at it before asking for the next.
    """
    past = restart(match)
    yield past
    for number, (seat, action) in enumerate(match.choices, 1):
        past.step(action, seat)
        if number % every == 0 or number == len(match.choices):
            yield past


def show(match: Match[Any]) -> dict[str, str]:
    """A match in a notebook: as the seat that is asked sees it, or as a spectator does."""
    plain = {"text/plain": repr(match)}
    try:
        match.game.room("table")
    except ModuleNotFoundError:
        return plain
    seat = next(iter(match.asks)) if len(match.asks) == 1 else None
    return plain | {"image/svg+xml": draw_match(match, seat if seat is None or seat >= 0 else None, size="laptop")}
