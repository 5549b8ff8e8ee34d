"""Milestones: gold ones, the species' and the neutral ones."""

from __future__ import annotations

from ludonaut.kernel import Action, Script

from ..content import COLOURS, GOLD, TRACKS
from ..state import DISCOVERY, NEUTRAL, SetiState, agency, clockwise
from .run import choose, pick
from .species import answer_message, message_tile, play_exertian
from .traces import occupied

GOLD_STEPS = TRACKS.gold_milestones
NEUTRAL_STEPS = TRACKS.neutral_milestones
EXERTIAN_PRICES = (0, 1)


def milestone(state: SetiState, seat: int, kinds: list[str]) -> Script[None]:
    """One milestone of those that a player has reached, of several the one that it chooses."""
    player = state.players[seat]
    options: list[Action] = [("milestone", kind) for kind in kinds]
    answer = yield from pick(seat, "milestone", options, guide="gold", who=seat)
    kind = str(answer[1])
    if kind == "gold":
        player.golds += 1
        yield from claim_gold(state, seat)
    elif kind == "answer":
        yield from answer_message(state, seat)
    elif kind == "message":
        yield from message_tile(state, seat)
    else:
        player.exertian_steps += 1
        yield from play_exertian(state, seat, EXERTIAN_PRICES[player.exertian_steps - 1])


def reached(state: SetiState, seat: int) -> list[str]:
    """The kinds of milestones that a player has reached and not dealt with."""
    player = state.players[seat]
    kinds = []
    if player.golds < len(GOLD_STEPS) and player.score >= GOLD_STEPS[player.golds]:
        kinds.append("gold")
    if player.messages and player.score >= player.messages[0][0]:
        kinds.append("answer")
    if 0 <= player.tile <= player.score:
        kinds.append("message")
    step = player.exertian_steps
    if step < len(EXERTIAN_PRICES):
        for one in state.species:
            if one.steps and player.score >= one.steps[step]:
                kinds.append("exertian")
    return kinds


def claim_gold(state: SetiState, seat: int) -> Script[None]:
    """A marker on a gold tile where one has none yet; the first is worth most."""
    options: list[Action] = [
        ("gold", gold_name(state, tile)) for tile, marks in enumerate(state.gold_marks) if seat not in marks
    ]
    answer = yield from choose(seat, "gold", lambda: options, guide="gold", who=seat)
    tile = next(index for index in range(len(GOLD)) if gold_name(state, index) == answer[1])
    state.gold_marks[tile].append(seat)
    state.tell("gold", seat=seat, tile=str(answer[1]), value=gold_value(state, tile, seat))


def gold_name(state: SetiState, tile: int) -> str:
    """A tile and its side in one word, such as gold_tech_a."""
    return f"gold_{GOLD[tile].id}_{GOLD[tile].sides[state.gold_sides[tile]].side}"


def gold_value(state: SetiState, tile: int, seat: int) -> int:
    """Points per set for the place of this player's marker; the last place is for all who come later."""
    values = GOLD[tile].sides[state.gold_sides[tile]].values
    return values[min(state.gold_marks[tile].index(seat), len(values) - 1)]


def neutral_milestones(state: SetiState) -> bool:
    """Players who passed a neutral milestone bring one of its markers to the leftmost empty discovery space."""
    moved = False
    if not any(state.neutral):
        return moved
    for seat in clockwise(state, state.active):
        player = agency(state, seat)
        while player.neutrals < len(NEUTRAL_STEPS) and player.score >= NEUTRAL_STEPS[player.neutrals]:
            step = player.neutrals
            player.neutrals += 1
            space = _empty_space(state)
            if state.neutral[step] and space is not None:
                state.neutral[step] -= 1
                index, colour = space
                state.species[index].marks.append((colour, DISCOVERY, NEUTRAL))
                state.tell("neutral", colour=colour, species=("left", "right")[index])
                moved = True
    return moved


def _empty_space(state: SetiState) -> tuple[int, str] | None:
    for index, one in enumerate(state.species):
        for colour in COLOURS:
            if not occupied(one, colour, DISCOVERY):
                return index, colour
    return None
