"""Checks by playing: the kernel's guarantees, pictures, clicks and anchors at every step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ludonaut.kernel import CLOCK, Ask, Game, Match
from ludonaut.kernel.checks import CheckFailed, Checks, Finding, Redeals
from ludonaut.table import check_picture
from ludonaut.table.rooms import all_faces, ghost, has_table, picture_of

from .declared import anchors


class Watched(Checks):
    """A random game under all checks of the kernel, with its pictures checked too."""

    def __init__(self, game: Game[Any], seats: int, seed: int, options: Mapping[str, Any] | None = None) -> None:
        hides = bool(game.private_type.__struct_fields__)
        super().__init__(game, seats, seed, options, collect=True, hidden=hides)
        self.drawn = has_table(game)
        self.anchors = {lang: anchors(game, lang) for lang in game.languages}
        self.tallied: set[str] = set()

    def cheap(self) -> None:
        super().cheap()
        for ask in self.match.asks.values():
            if ask.seat != CLOCK:
                self.guided(ask)
                self.counted(ask.seat)

    def expensive(self, seat: int) -> None:
        super().expensive(seat)
        if self.drawn:
            for number, lang in enumerate(self.game.languages):
                self.looked_at(None if number else seat if seat != CLOCK else None, lang)

    def guided(self, ask: Ask) -> None:
        """Every anchor that a question names is in the guide."""
        for anchor in {ask.guide, *(one.guide for one in ask.blocked)} - {""}:
            for lang, known in self.anchors.items():
                self.expect(anchor in known, "guide", f"guide/rules.{lang}.md has no anchor {anchor!r} ({ask.about})")

    def counted(self, seat: int) -> None:
        """Everything in a seat's tally has a name."""
        for key in self.game.tally(self.match.state, seat).keys() - self.tallied:
            self.tallied.add(key)
            for lang in self.game.languages:
                self.expect(self.game.texts.has(lang, f"tally-{key}"), "texts", f"{lang} has no tally-{key}")

    def looked_at(self, seat: int | None, lang: str) -> None:
        """The picture is in order, and has the pieces that actions name."""
        try:
            picture = picture_of(self.match, seat, lang)
        except Exception as fault:
            self.fail("pictures", f"{lang}: {type(fault).__name__}: {fault}")
            return
        faces = all_faces(self.game, lang)
        for what in check_picture(picture, faces):
            self.fail("pictures", what)
        ask = self.match.asks.get(CLOCK if seat is None else seat)
        if seat is None or ask is None:
            return
        ids = {piece.id for panel in picture.panels for piece in panel.pieces}
        view = self.match.view(seat)
        for action in list(ask.actions)[:200]:
            for piece in self.game.clicks(view, action):
                self.expect(piece in ids, "clicks", f"{action[0]!r} clicks {piece!r}, which is not in the picture")
            for shown in ghost(self.game, view, action):
                self.expect(shown.face in faces or f"{shown.face}:{seat}" in faces, "clicks", f"no face {shown.face!r}")


def played(
    game: Game[Any], seats: int, seed: int, options: Mapping[str, Any], every: int, redeals: Redeals
) -> Iterator[Finding]:
    """The findings of one random game; adds what its redeals changed to that of the other games."""
    try:
        watched = Watched(game, seats, seed, options)
    except Exception as fault:
        yield Finding("set-up", f"seats {seats}, seed {seed}: {type(fault).__name__}: {fault}")
        return
    try:
        watched.run(every)
    except CheckFailed as fault:
        yield Finding("ends", str(fault).partition("\n")[0])
    except Exception as fault:
        yield Finding("faults", f"seats {seats}, seed {seed}, after {_where(watched.match)}: {fault!r:.400}")
    yield from watched.findings
    for secret, changed in watched.redeals.items():
        redeals[secret] += changed


def _where(match: Match[Any]) -> str:
    return f"{len(match.choices)} choices"
