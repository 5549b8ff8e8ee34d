"""How SETI looks: the turning solar system, the planets board, the market, the species, hands and mats."""

from __future__ import annotations

from ludonaut.table import Face, Picture, Words

from ..view import Public, SetiView
from . import cards, market, planets, players, species, system
from .ghosts import ghost

__all__ = ["faces", "ghost", "picture"]


def picture(view: SetiView, words: Words) -> Picture:
    """All that one seat sees."""
    public, private, seat = view.public, view.private, view.seat
    teams = public.players
    scene = system.Scene(
        public.discs,
        public.tile,
        public.stars,
        public.signals,
        public.won,
        public.species,
        system.flyers(teams),
        public.seats,
    )
    panels = [system.system(words, scene)]
    if seat is not None:
        panels.append(players.computer(words, seat, players.desk(teams[seat])))
    pack = public.packs[public.round - 1] if public.round <= len(public.packs) else 0
    owned = tuple([team.techs for team in teams])
    panels += [
        planets.board(words, public.tile, public.figures, public.gold),
        market.market(words, public.row, public.deck, len(public.discard), pack, public.techs, owned),
        species.boards(words, public.species, public.seats),
    ]
    if public.rival is not None:
        panels.append(players.rival_panel(words, public.rival))
    for number, team in enumerate(teams):
        lead = (public.first, public.active)
        panels.append(players.box(words, team, public.rival, number, public.seats, *lead))
    if seat is not None and private is not None:
        panels.append(players.hand(words, seat, private, players.open_cards(teams[seat], private.plans)))
    for other, team in enumerate(teams[: public.seats]):
        if other != seat:
            lines = players.open_cards(team, team.plans)
            panels.append(players.computer(words, other, players.desk(team)))
            panels.append(players.cards(words, other, team.shown, team.cards - len(team.shown), lines))
    return Picture(panels, seat=seat, note=note(public, words))


def note(public: Public, words: Words) -> str:
    """Where the game stands, in a line."""
    if public.phase == "over":
        return words("note-over")
    if public.phase == "setup":
        return words("note-setup")
    return words("note-round", round=public.round, disc=public.next_disc + 1)


def faces(words: Words) -> dict[str, Face]:
    """Everything that does not change: drawn once per language."""
    return {
        **system.faces(words),
        **planets.faces(words),
        **market.faces(words),
        **species.faces(words),
        **players.faces(words),
        **players.progress_faces(),
        **cards.faces(words),
    }
