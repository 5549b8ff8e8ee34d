"""Loading goods: taking them from the bank, and rearranging everything at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from ludonaut.kernel import Action, Ask, Blocked, Script

from ..content import CAPACITY, COLOUR, KIND, LETTER
from ..state import Player, TruckerState
from .losses import cell_of

LOAD_BEST: Action = ("load_best",)
DONE: Action = ("done",)


def load(state: TruckerState, seat: int, offered: Sequence[str]) -> Script[None]:
    """Load what is offered, as far as the bank has it; what is aboard may be moved or thrown out at the same time."""
    player = state.players[seat]
    for colour in offered:
        letter = LETTER[colour]
        if state.bank[letter]:
            state.bank[letter] -= 1
            player.waiting = in_order(player.waiting + letter)
        else:
            state.tell("bank_empty", seat=seat, good=colour)
    action: Action = ("",)
    while holds(player) and (player.waiting or player.goods or action[0]):
        action = yield Ask(
            seat,
            "load",
            lambda: loading(state, player),
            args={"goods": [COLOUR[letter] for letter in player.waiting] or ["none"]},
            blocked=lambda: _blocked(state, player),
            guide="goods",
        )
        if action in (DONE, LOAD_BEST):
            break
        _move(state, player, action)
    if action == LOAD_BEST:
        load_best(player)
    for letter in player.waiting:
        state.bank[letter] += 1
    player.waiting = ""
    aboard = [COLOUR[letter] for letter in in_order("".join(player.goods.values()))]
    state.tell("loaded" if aboard else "empty", seat=seat, goods=aboard)


def loading(state: TruckerState, player: Player) -> list[Action]:
    """Stow what waits, lift what is aboard, or be done: what then still waits is thrown out."""
    actions: list[Action] = [LOAD_BEST, DONE]
    for letter in dict.fromkeys(player.waiting):
        actions += [_at(state, "stow", letter, cell) for cell in holds(player) if may_hold(player, cell, letter)]
    for cell in sorted(player.goods):
        actions += [_at(state, "unstow", letter, cell) for letter in dict.fromkeys(player.goods[cell])]
    return actions


def _at(state: TruckerState, verb: str, letter: str, cell: int) -> Action:
    return (verb, *state.board.square(cell), COLOUR[letter])


def _move(state: TruckerState, player: Player, action: Action) -> None:
    cell, letter = cell_of(state, action), LETTER[str(action[3])]
    if action[0] == "stow":
        player.waiting = player.waiting.replace(letter, "", 1)
        player.goods[cell] = in_order(player.goods.get(cell, "") + letter)
    else:
        player.waiting = in_order(player.waiting + letter)
        left = player.goods.pop(cell).replace(letter, "", 1)
        if left:
            player.goods[cell] = left


def load_best(player: Player) -> None:
    """Keep the most valuable goods of all that is here: reds where reds may be, the others where reds may not."""
    every = in_order(player.waiting + "".join(player.goods.values()))
    safe = [c for c in holds(player) for _ in range(CAPACITY[player.parts[c] >> 2]) if is_safe(player, c)]
    plain = [c for c in holds(player) for _ in range(CAPACITY[player.parts[c] >> 2]) if not is_safe(player, c)]
    player.goods.clear()
    left = ""
    for letter in every:
        room = safe if letter == "r" else plain or safe
        if room:
            cell = room.pop(0)
            player.goods[cell] = in_order(player.goods.get(cell, "") + letter)
        else:
            left += letter
    player.waiting = left


def _blocked(state: TruckerState, player: Player) -> list[Blocked]:
    """Why a colour that waits has nowhere to go."""
    found = []
    for letter in dict.fromkeys(player.waiting):
        if not any(may_hold(player, cell, letter) for cell in holds(player)):
            why = "no_red_room" if letter == "r" else "no_room"
            stow = _at(state, "stow", letter, holds(player)[0])
            found.append(Blocked(stow, why, {"good": COLOUR[letter]}, guide="goods"))
    return found


def holds(player: Player) -> list[int]:
    """The cargo holds of a ship."""
    return sorted(cell for cell, part in player.parts.items() if KIND[part >> 2].endswith("cargo"))


def is_safe(player: Player, cell: int) -> bool:
    """Is this a hold for red goods?"""
    return KIND[player.parts[cell] >> 2] == "red_cargo"


def may_hold(player: Player, cell: int, letter: str) -> bool:
    """Is there room, and are red goods in a hold made for them?"""
    if letter == "r" and not is_safe(player, cell):
        return False
    return len(player.goods.get(cell, "")) < CAPACITY[player.parts[cell] >> 2]


def in_order(letters: str) -> str:
    """The most valuable first."""
    return "".join(sorted(letters, key="rygb".index))
