"""What may happen to a ship: losing crew, goods and components, breaking apart, being hit."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from . import ship
from .content import CONNECTORS, FLIGHT, KIND, SIDES, Hazard
from .state import Player, TruckerState

ENDURE: Action = ("endure",)


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
    cell = yield from _one_of(state, seat, "spend", charged(player))
    take_cell(player, cell)


def charged(player: Player) -> list[int]:
    """The batteries with something in them."""
    return sorted(cell for cell, left in player.cells.items() if left)


def take_cell(player: Player, cell: int) -> None:
    """One energy cell less."""
    player.cells[cell] -= 1


def _one_of(state: TruckerState, seat: int, about: str, cells: list[int]) -> Script[int]:
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
        remove_figure(player, (yield from _one_of(state, seat, "lose_crew", cabins)))
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
    """Give up the dearest goods, one by one; without goods energy cells; without those nothing more."""
    player = state.players[seat]
    goods = energy = 0
    for _ in range(count):
        best = next((letter for letter in "rygb" if any(letter in held for held in player.goods.values())), "")
        if best:
            holds = sorted(cell for cell, held in player.goods.items() if best in held)
            unload(state, player, (yield from _one_of(state, seat, "lose_goods", holds)), best)
            goods += 1
        elif player.energy:
            take_cell(player, (yield from _one_of(state, seat, "lose_energy", charged(player))))
            energy += 1
    state.tell("lost_goods", seat=seat, count=goods, energy=energy)


def unload(state: TruckerState, player: Player, cell: int, letter: str) -> None:
    """One of the goods goes back to the bank."""
    player.goods[cell] = player.goods[cell].replace(letter, "", 1)
    if not player.goods[cell]:
        del player.goods[cell]
    state.bank[letter] += 1


# ---- components


def lose_parts(state: TruckerState, seat: int, cells: list[int]) -> None:
    """Components go onto the lost pile and what they carry to the bank; aliens without life support leave."""
    player = state.players[seat]
    for cell in cells:
        tile = player.parts.pop(cell) >> 2
        if state.gentle and state.phase == "check":
            state.faceup.append(tile)
        else:
            player.lost.append(tile)
        player.humans.pop(cell, 0)
        player.aliens.pop(cell, "")
        player.cells.pop(cell, 0)
        for letter in player.goods.pop(cell, ""):
            state.bank[letter] += 1
    for cell, colour in list(player.aliens.items()):
        if colour not in ship.supported(player.parts, cell):
            del player.aliens[cell]
            state.tell("alien_left", seat=seat, alien=colour)


def keep_one(state: TruckerState, seat: int) -> Script[None]:
    """A ship in several pieces: its owner chooses the one that flies on.

    Pieces that nobody could fly are not offered while there is one that somebody can.
    """
    player = state.players[seat]
    pieces = ship.groups(player.parts)
    if len(pieces) < 2:
        return
    if state.phase == "check":
        manned = [piece for piece in pieces if any(KIND[player.parts[cell] >> 2] == "cabin" for cell in piece)]
    else:
        manned = [piece for piece in pieces if not piece.isdisjoint(player.humans)]
    choice = manned or pieces
    kept = yield from _one_of(state, seat, "keep", [min(piece) for piece in choice])
    off = sorted(cell for piece in pieces if kept not in piece for cell in piece)
    names = [f"t{player.parts[cell] >> 2}" for cell in off]
    lose_parts(state, seat, off)
    state.tell("fell_off", seat=seat, tiles=names, count=len(off))


def hit(state: TruckerState, seat: int, cell: int) -> Script[None]:
    """A component is destroyed, and what no longer holds on goes with it."""
    player = state.players[seat]
    player.struck = cell
    row, column = state.board.square(cell)
    state.tell("hit", seat=seat, tile=f"t{player.parts[cell] >> 2}", row=row, column=column)
    lose_parts(state, seat, [cell])
    yield from keep_one(state, seat)


# ---- meteors and shots


def roll(state: TruckerState, seat: int) -> int:
    """Two dice, for something that has struck nobody yet."""
    for player in state.players:
        player.struck = 0
    state.dice = [state.rng.roll(), state.rng.roll()]
    return sum(state.dice)


def meteor(state: TruckerState, seat: int, hazard: Hazard, number: int) -> Script[None]:
    """A meteor reaches one ship: small ones bounce off smooth sides, big ones must be shot."""
    size, origin = hazard
    side = SIDES.index(origin)
    parts = state.players[seat].parts
    cell = ship.first_hit(parts, state.board, side, number)
    if cell < 0:
        state.tell("missed", seat=seat)
    elif size == "small":
        if CONNECTORS[parts[cell]][side] == 0:
            state.tell("bounced", seat=seat)
        else:
            yield from _shield_or_hit(state, seat, side, cell)
    else:
        yield from _shoot_or_hit(state, seat, side, number, cell)


def shot(state: TruckerState, seat: int, hazard: Hazard, number: int) -> Script[None]:
    """A cannon shot reaches one ship: a shield stops a normal one, nothing stops a powerful one."""
    size, origin = hazard
    side = SIDES.index(origin)
    cell = ship.first_hit(state.players[seat].parts, state.board, side, number)
    if cell < 0:
        state.tell("missed", seat=seat)
    elif size == "small":
        yield from _shield_or_hit(state, seat, side, cell)
    else:
        yield from hit(state, seat, cell)


def _shield_or_hit(state: TruckerState, seat: int, side: int, cell: int) -> Script[None]:
    player = state.players[seat]
    if ship.shields(player.parts, side) and (yield from _pay_to_avoid(state, seat, "shield", cell)):
        state.tell("shielded", seat=seat)
    else:
        yield from hit(state, seat, cell)


def _shoot_or_hit(state: TruckerState, seat: int, side: int, number: int, cell: int) -> Script[None]:
    parts = state.players[seat].parts
    kinds = {KIND[parts[gun] >> 2] for gun in ship.gunners(parts, state.board, side, number)}
    if "cannon" in kinds or ("double_cannon" in kinds and (yield from _pay_to_avoid(state, seat, "shoot", cell))):
        state.tell("shot_down", seat=seat)
    else:
        yield from hit(state, seat, cell)


def _pay_to_avoid(state: TruckerState, seat: int, about: str, cell: int) -> Script[bool]:
    """An energy cell from one of the batteries, or endure the hit."""
    player = state.players[seat]
    if not player.energy:
        return False
    row, column = state.board.square(cell)
    action = yield Ask(
        seat,
        about,
        lambda: [at(state, "spend", battery) for battery in charged(player)] + [ENDURE],
        args={"tile": f"t{player.parts[cell] >> 2}", "row": row, "column": column},
        guide="damage",
    )
    if action == ENDURE:
        return False
    take_cell(player, cell_of(state, action))
    return True


def moved(state: TruckerState, seat: int, days: int) -> None:
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
