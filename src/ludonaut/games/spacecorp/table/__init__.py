"""How it looks: the board of the era, offers and hand as cards, each headquarters, contracts. From the view alone."""

from __future__ import annotations

from ludonaut.kernel import Action
from ludonaut.table import Panel, Picture, Piece, Words

from ..content import ERAS
from ..view import Corp, Public, SpaceCorpView
from . import places
from .board import board_panel
from .faces import faces
from .mats import mat, player_box
from .sides import (
    colonies_panel,
    contracts_panel,
    eras_panel,
    hand_panel,
    offer_panel,
    profit_panel,
    progress_panel,
)

__all__ = ["faces", "ghost", "picture"]


def picture(view: SpaceCorpView, words: Words) -> Picture:
    """All that this seat sees now."""
    p = view.public
    teams = tuple(corp.teams for corp in p.corps)
    weightless = tuple(corp.weightless for corp in p.corps)
    panels = [board_panel(words, p.era, p.seats, p.sites, teams, weightless, p.beyond, p.running)]
    panels += [_mat(words, p.era, corp) for corp in p.corps[: p.seats]]
    panels.append(offer_panel(words, p.deck, p.offer, p.played, p.running))
    if view.private is not None:
        panels.append(hand_panel(words, view.private.hand))
    panels.append(profit_panel(words, p.seats, tuple(corp.profit for corp in p.corps)))
    panels.append(contracts_panel(words, p.seats, p.contracts))
    if p.progress:
        free = p.phase == "opening" and p.first == p.era
        panels.append(progress_panel(words, p.progress, free))
    if p.era == "starfarers":
        panels.append(colonies_panel(words, p.colonies))
    if p.profits:
        panels.append(eras_panel(words, p.seats, ERAS.index(p.first), p.ends, p.profits))
    panels += [player_box(words, p.seats, p.era, corp, _chips(p, corp), _status(p, corp)) for corp in p.corps]
    note = words("note-closing", era=p.era) if p.closing else words("note", era=p.era, deck=p.deck)
    return Picture(panels, note=note)


def _mat(words: Words, era: str, corp: Corp) -> Panel:
    """A player's headquarters."""
    wheel = (corp.genetics, corp.revelation)
    rest = (corp.legacy, corp.legacy_value, corp.stock, corp.teams, corp.progress)
    return mat(words, corp.seat, era, corp.hq, corp.infra, wheel, *rest)


def _chips(public: Public, corp: Corp) -> tuple[tuple[str, int], ...]:
    """The numbers of a player's box."""
    own = [site for site in public.sites if site.owner == corp.seat]
    settled = public.era == "starfarers"
    return (
        ("cards", public.rival_deck if corp.rival else corp.cards),
        ("progress", len(corp.progress)),
        ("colonies", sum(site.colony != "" for site in own)) if settled else ("bases", sum(len(s.bases) for s in own)),
        ("contracts", sum(by == corp.seat for _, by in public.claimed)),
    )


def _status(public: Public, corp: Corp) -> tuple[tuple[str, int], ...]:
    """Passed, last turn, Beyond markers, production."""
    found = []
    if corp.passed:
        found.append(("passed", 0))
    elif public.closing and corp.seat in public.left:
        found.append(("last", 0))
    found += [("beyond", place + 1) for place, owner in enumerate(public.beyond) if owner == corp.seat]
    if corp.production:
        found.append(("production", sum(corp.production)))
    return tuple(found)


def ghost(view: SpaceCorpView, action: Action) -> tuple[Piece, ...]:
    """Where a team would stand, or a base."""
    running = view.public.running
    if action[0] in ("to", "borrow"):
        x, y = places.SITES[str(action[1])]
        return (Piece("ghost", "cube", x, y + 4, 26, 26, owner=running.seat),)
    if action[0] == "base" and running.site:
        spots = places.boxes(running.site)
        place = (spots[0][0] + 8, spots[0][1] + 8) if spots else None
        return (Piece("ghost", f"base-{action[1]}", *place, owner=running.seat),) if place else ()
    return ()
