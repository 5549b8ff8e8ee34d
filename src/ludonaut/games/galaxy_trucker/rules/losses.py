"""What a ship may lose: energy, crew, goods, components, days."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import FLIGHT
from ..state import Player, TruckerState
from . import ship
from .first_flight import rules_of


def at(state: TruckerState, verb: str, cell: int) -> Action:
    """An action about one square, by its printed numbers."""
    return (verb, *state.board.square(cell))


def cell_of(state: TruckerState, action: Action) -> int:
    """The square that such an action is about."""
    return state.board.cell(int(action[1]), int(action[2]))


# ---- energy


def spend(state: TruckerState, seat: int) -> Script[None]:
    """Take one energy cell, from the battery of one's choice."""
    player = state.players[seat]
    cell = yield from one_of(state, seat, "spend", charged(player))
    take_cell(player, cell)


def charged(player: Player) -> list[int]:
    """The batteries with something in them."""
    return sorted(cell for cell, left in player.cells.items() if left)


def take_cell(player: Player, cell: int) -> None:
    """One energy cell less."""
    player.cells[cell] -= 1


def one_of(state: TruckerState, seat: int, about: str, cells: list[int]) -> Script[int]:
    """Choose one square; no question where there is only one."""
    if len(cells) == 1:
        return cells[0]
    action = yield Ask(seat, about, lambda: [at(state, about, cell) for cell in cells], guide="losses")
    return cell_of(state, action)


# ---- crew and goods


def lose_crew(state: TruckerState, seat: int, count: int) -> Script[None]:
    """Give up figures, humans or aliens, from the cabins of one's choice; with too few, all of them."""
    player = state.players[seat]
    if count >= player.crew:
        state.tell("lost_crew", seat=seat, count=player.crew)
        player.humans.clear()
        player.aliens.clear()
        return
    for _ in range(count):
        cabins = sorted({*player.humans, *player.aliens})
        remove_figure(player, (yield from one_of(state, seat, "lose_crew", cabins)))
    state.tell("lost_crew", seat=seat, count=count)


def remove_figure(player: Player, cell: int) -> None:
    """One figure out of a cabin."""
    if cell in player.aliens:
        del player.aliens[cell]
    elif player.humans[cell] == 1:
        del player.humans[cell]
    else:
        player.humans[cell] -= 1


def lose_goods(state: TruckerState, seat: int, count: int) -> Script[None]:
    """Give up the most valuable goods, one by one; without goods energy cells; without those nothing more."""
    player = state.players[seat]
    goods = energy = 0
    for _ in range(count):
        best = next((letter for letter in "rygb" if any(letter in held for held in player.goods.values())), "")
        if best:
            holds = sorted(cell for cell, held in player.goods.items() if best in held)
            unload(state, player, (yield from one_of(state, seat, "lose_goods", holds)), best)
            goods += 1
        elif player.energy:
            take_cell(player, (yield from one_of(state, seat, "lose_energy", charged(player))))
            energy += 1
    state.tell("lost_goods", seat=seat, count=goods, energy=energy)


def unload(state: TruckerState, player: Player, cell: int, letter: str) -> None:
    """One of the goods goes back to the bank."""
    player.goods[cell] = player.goods[cell].replace(letter, "", 1)
    if not player.goods[cell]:
        del player.goods[cell]
    state.bank[letter] += 1


# ---- components


def take_off(state: TruckerState, seat: int, cells: list[int], pile: list[int]) -> None:
    """Move components from a ship onto a pile and what they carry to the bank; aliens without life support leave."""
    player = state.players[seat]
    for cell in cells:
        pile.append(player.parts.pop(cell) >> 2)
        player.humans.pop(cell, 0)
        player.aliens.pop(cell, "")
        player.cells.pop(cell, 0)
        for letter in player.goods.pop(cell, ""):
            state.bank[letter] += 1
    for cell, colour in list(player.aliens.items()):
        if colour not in ship.supported(player.parts, cell):
            del player.aliens[cell]
            state.tell("alien_left", seat=seat, alien=colour)


def keep_one(state: TruckerState, seat: int, choice: list[set[int]], pile: list[int]) -> Script[None]:
    """A ship in several pieces: its owner chooses the one that stays; the others go onto a pile."""
    player = state.players[seat]
    kept = yield from one_of(state, seat, "keep", [min(piece) for piece in choice])
    off = sorted(set(player.parts) - ship.group_of(player.parts, kept))
    names = [f"t{player.parts[cell] >> 2}" for cell in off]
    take_off(state, seat, off, pile)
    state.tell("fell_off" if pile is player.lost else "given_back", seat=seat, tiles=names, count=len(off))


def destroy(state: TruckerState, seat: int, cell: int) -> Script[None]:
    """A component is lost; if the ship breaks apart its owner chooses the piece that flies on."""
    player = state.players[seat]
    row, column = state.board.square(cell)
    state.tell("hit", seat=seat, tile=f"t{player.parts[cell] >> 2}", row=row, column=column)
    take_off(state, seat, [cell], player.lost)
    pieces = ship.groups(player.parts)
    if len(pieces) > 1:
        yield from keep_one(state, seat, _worth_asking(state, seat, pieces), player.lost)


def _worth_asking(state: TruckerState, seat: int, pieces: list[set[int]]) -> list[set[int]]:
    """All pieces but those that can only be worse than another.

    With nobody aboard to fly it and nothing aboard to sell, a piece that is not the larger one only loses more
    components, once nothing else on the card can hit the ship. In a first flight such a piece would fly on.
    """
    player = state.players[seat]
    if not rules_of(state).gives_up or any(job.kind != "impact" or job.seat == seat for job in state.todo):
        return pieces
    manned = max((len(piece) for piece in pieces if not piece.isdisjoint(player.humans)), default=0)
    return [
        piece
        for piece in pieces
        if len(piece) > manned or not piece.isdisjoint(player.humans) or not piece.isdisjoint(player.goods)
    ]


# ---- days


def move(state: TruckerState, seat: int, days: int) -> None:
    """Gain days, or lose them if negative: spaces that others occupy are not counted, in either direction."""
    player = state.players[seat]
    others = {other.place % FLIGHT.spaces for other in state.players if other.flying and other is not player}
    step = 1 if days > 0 else -1
    for _ in range(abs(days)):
        player.place += step
        while player.place % FLIGHT.spaces in others:
            player.place += step
    if days:
        state.tell("gained_days" if days > 0 else "lost_days", seat=seat, days=abs(days))
