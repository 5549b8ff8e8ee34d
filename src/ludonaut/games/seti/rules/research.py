"""Technologies and the computer."""

from __future__ import annotations

from ludonaut.kernel import Action, Script

from ..content import (
    BONUSES,
    COLUMN_AT,
    COLUMNS,
    COMPUTER,
    KIND_MASK,
    TECH_BOTTOM,
    TECH_IDS,
    TECH_INDEX,
    TECH_KIND,
    TECH_NOW,
    TECH_TOP,
)
from ..content.effects import Effects, Research
from ..state import DATA, TECHNOLOGY, Player, SetiState
from .gains import gain_points
from .missions import trigger
from .rotation import rotate
from .run import NONE, Context, choose, handles, pick, resolve

FIRST_TILE_POINTS = 2


def others_have(state: SetiState, seat: int) -> int:
    """Technologies that somebody else has, as bits."""
    mask = 0
    for other, one in enumerate(state.agencies):
        if other != seat:
            mask |= one.techs
    return mask


def researchable(state: SetiState, seat: int, kind: str) -> list[int]:
    """Technologies of a kind that the player lacks and whose stack is not empty."""
    mask = KIND_MASK["any" if kind == "copy" else kind] & ~state.players[seat].techs
    if kind == "copy":
        mask &= others_have(state, seat)
    return [tech for tech, top in enumerate(state.tops) if top >= 0 and mask >> tech & 1]


@handles(Research)
def research_given(state: SetiState, seat: int, effect: Research, context: Context) -> Script[None]:
    return research(state, seat, effect.kind, context)


def research(state: SetiState, seat: int, kind: str, context: Context) -> Script[None]:
    """Turn the solar system, then choose a technology. A copied one turns nothing and has no printed bonus."""
    if kind != "copy":
        yield from rotate(state)
    if not researchable(state, seat, kind):
        return
    answer = yield from choose(
        seat,
        "tech",
        lambda: [("tech", TECH_IDS[tech]) for tech in researchable(state, seat, kind)],
        guide="research",
    )
    if answer == NONE:
        return
    yield from take_tech(state, seat, TECH_INDEX[str(answer[1])], context, bonus=kind != "copy")


def take_tech(state: SetiState, seat: int, tech: int, context: Context, bonus: bool = True) -> Script[None]:
    """The top tile: two points for the first, its printed bonus, what the technology gives at once."""
    player = state.players[seat]
    gains = Context(TECHNOLOGY)
    if TECH_KIND[tech] == "computer":
        free: list[Action] = [("column", column + 1) for column in range(4) if player.columns[column] < 0]
        answer = yield from pick(seat, "column", free, guide="computer")
        player.columns[int(answer[1]) - 1] = tech
    player.techs |= 1 << tech
    context.tech = tech
    tile = lift_tile(state, tech)
    state.tell("researched", seat=seat, tech=TECH_IDS[tech])
    take_double(state, seat, tech)
    if bonus:
        yield from resolve(state, seat, BONUSES[tile], gains)
    yield from resolve(state, seat, TECH_NOW[tech], gains)
    kind = TECH_KIND[tech]
    yield from trigger(state, seat, (f"research {kind}", "research any"))


def lift_tile(state: SetiState, tech: int) -> int:
    """Take the top tile of a stack; the next one's bonus comes to light."""
    tile = state.tops[tech]
    below = state.stacks[tech]
    state.tops[tech] = state.rng.take(below) if below else -1
    return tile


def tiles_left(state: SetiState, tech: int) -> int:
    return len(state.stacks[tech]) + (state.tops[tech] >= 0)


def take_double(state: SetiState, seat: int, tech: int) -> None:
    """The first player to take from a stack gains two points."""
    if state.doubles >> tech & 1:
        state.doubles &= ~(1 << tech)
        gain_points(state, seat, FIRST_TILE_POINTS, TECHNOLOGY)


# ---- the computer


def top_gain(player: Player, space: int) -> Effects:
    column = COLUMN_AT[space]
    if column >= 0 and player.columns[column] >= 0:
        return TECH_TOP[player.columns[column]]
    return COMPUTER[space]


def place_top(state: SetiState, seat: int) -> Script[None]:
    """Data go to the upper row from the left; what is covered is gained."""
    player = state.players[seat]
    space = player.top
    player.top += 1
    player.data -= 1
    state.tell("placed", seat=seat, space=space + 1)
    gain = top_gain(player, space)
    if gain:
        yield from resolve(state, seat, gain, Context(DATA))


def place_low(state: SetiState, seat: int, column: int) -> Script[None]:
    player = state.players[seat]
    player.bottom |= 1 << column
    player.data -= 1
    state.tell("placed", seat=seat, space=COLUMNS[column] + 1)
    yield from resolve(state, seat, TECH_BOTTOM[player.columns[column]], Context(DATA))


def clear_computer(player: Player) -> None:
    player.top = 0
    player.bottom = 0
