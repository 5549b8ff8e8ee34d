"""How the game looks: the ship under one's hands, the warehouse below it, the hourglass; then the flight."""

from __future__ import annotations

from ludonaut.kernel import Action
from ludonaut.table import Face, Panel, Picture, Piece, Words

from ..view import Public, TruckerView
from . import boxes, cards, components, loads, mat, sky, yard

YARD = ("build", "grab")
BEFORE_LAUNCH = ("built", "check", "crew")
"""Only the ships matter: nobody flies yet."""


def faces(words: Words) -> dict[str, Face]:
    """All that never changes."""
    return (
        components.faces()
        | loads.faces()
        | cards.faces(words)
        | mat.faces()
        | yard.faces()
        | sky.faces()
        | boxes.faces()
    )


def picture(view: TruckerView, words: Words) -> Picture:
    """The table as a seat sees it."""
    public = view.public
    panels = []
    for seat, ship in enumerate(public.players):
        card = public.card if seat == view.seat and public.fresh else ""
        panels.append(mat.mat(words, seat, public.ship, public.phase, ship, public.danger, public.marks, card))
    if public.phase in YARD:
        panels += _yard(view, words)
    elif public.phase not in BEFORE_LAUNCH:
        panels += _sky(view, words)
    for seat, ship in enumerate(public.players):
        mine = view.private is not None and seat == view.seat
        credits = view.private.credits if mine and view.private else ship.credits
        panels.append(boxes.box(words, seat, public.ship, public.phase, ship, credits, public.danger))
    return Picture(panels, note=words(f"note-{public.phase}", ship=public.ship, left=len(public.deck)))


def _yard(view: TruckerView, words: Words) -> list[Panel]:
    """The warehouse, the hourglass and the piles of cards."""
    public = view.public
    left = -1 if public.tempo == "real" else public.sand_left
    sand = yard.Sand(public.sand, public.level, public.running, left) if public.hourglass else None
    panels = [yard.warehouse(words, public.facedown, public.faceup), yard.clock(words, sand, public.orders)]
    if public.piles:
        panels.append(yard.piles(words, _piles(view)))
    looking = 0 if view.seat is None else public.players[view.seat].looking
    if looking and view.private:
        panels.append(yard.opened(words, looking, dict(view.private.seen)[looking]))
    return panels


def _piles(view: TruckerView) -> tuple[yard.Pile, ...]:
    """The piles as this seat knows them."""
    seen = dict(view.private.seen) if view.private else {}
    readers = {ship.looking: seat for seat, ship in enumerate(view.public.players)}
    return tuple(
        (backs, seen.get(number, ()), readers.get(number, -1)) for number, backs in enumerate(view.public.piles, 1)
    )


def _sky(view: TruckerView, words: Words) -> list[Panel]:
    """The flight board and the card; with notes, the piles that one has seen."""
    public = view.public
    places = tuple(ship.place if ship.flying else None for ship in public.players)
    landed = tuple(ship.landed for ship in public.players)
    last = public.used[-1] if public.used else ""
    panels = [sky.board(words, places, public.dice, public.strengths)]
    if public.phase == "flight":
        held = public.fresh and view.seat is not None
        card = "" if held else public.card
        panels.append(sky.adventure(words, public.deck, card, "" if held else last, public.step, landed))
    else:
        panels.insert(0, sky.landing(words, public.pay))
    if public.notes and view.private and view.private.seen:
        panels.append(yard.piles(words, _piles(view)))
    return panels


def ghost(view: TruckerView, action: Action) -> tuple[Piece, ...]:
    """The component in hand where it would lie: on the ship, set aside, put back; or turned where it lies."""
    if view.seat is None or action[0] not in ("place", "turn", "set_aside", "put_back"):
        return ()
    public: Public = view.public
    player = public.players[view.seat]
    on = mat.frame(public.ship)
    tile = f"t{player.hand}"
    if action[0] == "set_aside":
        return (mat.aside(tile, len(player.aside), on),)
    if action[0] == "put_back":
        return (yard.put_back(tile),)
    if action[0] == "place":
        cell, turn = on.board.cell(int(action[1]), int(action[2])), int(action[3])
    else:
        cell, turn = player.spot, (player.turn + 1) % 4
    x, y = on.at(cell)
    return (Piece(f"tile:{tile}", tile, x, y, turn=90 * turn, z=9),)
