"""How it looks: the station as a round tray that turns, one's planet filling with terrain, the tracks below."""

from __future__ import annotations

from ludonaut.kernel import Action
from ludonaut.table import Face, Panel, Picture, Piece, Words

from ..view import PlanetView
from . import cards, planet, players, station, tracks

__all__ = ["faces", "ghost", "picture"]


def faces(words: Words) -> dict[str, Face]:
    """Everything that is printed: tiles, planets, boards of corporations, cards, tokens."""
    return planet.faces(words) | tracks.faces(words) | station.faces(words) | cards.faces(words) | players.faces()


def picture(view: PlanetView, words: Words) -> Picture:
    """All that one seat sees: its planet and the station, its corporation, the cards, and the other players."""
    public = view.public
    own = -1 if view.seat is None else view.seat
    hands = tuple(player.tile for player in public.players)
    tray = station.tray(words, public.depots, public.rotation, public.round, public.commander, hands)
    if own >= 0 and hands[own]:
        tray = station.held(words, hands[own], tray)
    panels = [_box(view, seat, words) for seat in range(len(public.players))]
    if own < 0:
        panels.append(tray)
    for seat in sorted(range(len(public.players)), key=lambda seat: seat != own):
        player = public.players[seat]
        board = player.board
        panels.append(planet.mat(words, seat, player.land, player.rovers))
        if seat == own:
            panels.append(tray)
        panels.append(tracks.mat(words, seat, board))
        panels.append(tracks.techs(words, seat, board.id, board.techs, board.used, board.stowed))
    panels += cards.panels(view, words)
    return Picture(panels, note=_note(view, words), score=str(view.private.points) if view.private else "")


def _box(view: PlanetView, seat: int, words: Words) -> Panel:
    player = view.public.players[seat]
    cards = len(player.hand.shown) + len(player.hand.hidden)
    counts = (str(player.rescued), str(player.collected), f"{len(player.rovers)}+{player.garage}", str(cards))
    commander = seat == view.public.commander
    board = player.board
    return players.box(words, seat, player.land, player.rovers, board.id, board.cubes, counts, player.points, commander)


def _note(view: PlanetView, words: Words) -> str:
    """Where the game stands."""
    public = view.public
    parts = [words("tip-round", n=public.round)] if public.round else []
    if public.event:
        parts.append(words.name(public.event))
    if public.ending:
        parts.append(words(f"log-ending-{public.ending}"))
    if public.target:
        parts.append(f"{words('tip-target')} {public.target}")
    return " · ".join(parts)


def ghost(view: PlanetView, action: Action) -> tuple[Piece, ...]:
    """How pieces would lie after an action: tiles, biomass squares, rovers."""
    seat = view.seat
    if seat is None:
        return ()
    player = view.public.players[seat]
    verb, spot = action[0], str(action[-1])
    if verb == "place" and player.tile:
        piece = planet.tile_piece(f"tile:{player.tile}", player.tile, str(action[1]), int(action[2]))
        piece.z = 8
        return (piece,)
    if verb == "patch":
        return (Piece("patch", "patch", *planet.centre(spot), z=8),)
    if verb in ("drive", "jump", "beam"):
        return (Piece(f"rover:{seat}:{action[1]}", "rover", *planet.centre(spot), z=8, owner=seat),)
    if verb == "land":
        return (Piece(f"rover:{seat}:{len(player.rovers)}", "rover", *planet.centre(spot), z=8, owner=seat),)
    return ()
