"""The solo rival's turn: it follows its action cards, reaches milestones, and profits from missed objectives."""

from __future__ import annotations

from ludonaut.kernel import Script

from ..content import RIVAL_CARDS, SOLO, TRACKS
from ..state import RIVAL, SetiState, rival_of
from .milestones import GOLD_STEPS, gold_name
from .objectives import change_objectives
from .rival_actions import ACTIONS
from .rival_gains import arrow, board_of, progress
from .signals import filled, settle
from .species import free_answers, take_answer

MISSED_OBJECTIVE_PROGRESS = 3


def has_cards(state: SetiState) -> bool:
    """Without cards it passes."""
    rival = rival_of(state)
    return bool(rival.tops or rival.deck)


def act(state: SetiState) -> Script[None]:
    """The first action of its card that is possible."""
    rival = rival_of(state)
    card = state.rng.take(rival.reserve if rival.tops else rival.deck)
    rival.tops = max(0, rival.tops - 1)
    rival.now = card
    rival.turns += 1
    state.tell("rival_card", card=card)
    yield from follow(state, card)
    rival.played.append(rival.now)


def settle_sectors(state: SetiState) -> Script[None]:
    """It settles filled sectors in the order of the boards."""
    while full := filled(state):
        yield from settle(state, full[0])


def follow(state: SetiState, card: str) -> Script[None]:
    for action in RIVAL_CARDS[card].actions:
        if action.do == "species":
            found = next((one for one in state.species if one.found == action.nth), None)
            if found is not None:
                yield from _become_special(state, card, found.name)
                return
        elif (yield from ACTIONS[action.do](state, action)):
            return


def _become_special(state: SetiState, card: str, species: str) -> Script[None]:
    """The special card of a discovered species takes this card's place for good."""
    rival = rival_of(state)
    rival.gone.append(card)
    special = next(one.id for one in SOLO.cards if one.species == species)
    rival.now = special
    state.tell("rival_card", card=special)
    yield from follow(state, special)


def shuffle_played(state: SetiState) -> None:
    """When it passes, its played cards become the deck of the next round."""
    rival = rival_of(state)
    rival.deck.extend(rival.played)
    rival.played.clear()


def take_pack_card(state: SetiState) -> None:
    """A card of the round's pack goes back in the box."""
    state.removed.append(state.rng.take(state.packs[state.round - 1]))
    progress(state, 1)


def milestone(state: SetiState) -> Script[bool]:
    """One milestone that it has reached; False when it has none left."""
    rival = rival_of(state)
    if rival.golds < len(GOLD_STEPS) and rival.score >= GOLD_STEPS[rival.golds]:
        rival.golds += 1
        _claim_gold(state)
        return True
    if 0 <= rival.tile <= rival.score:
        rival.tile = -1
        free = free_answers(state)
        if free:
            yield from take_answer(state, RIVAL, free[arrow(state, len(free))])
        return True
    return False


def _claim_gold(state: SetiState) -> None:
    """Only the first place of a gold tile interests it."""
    empty = [tile for tile, marks in enumerate(state.gold_marks) if not marks]
    if empty:
        tile = empty[arrow(state, len(empty))]
        state.gold_marks[tile].append(RIVAL)
        state.tell("gold", seat=RIVAL, tile=gold_name(state, tile), value=0)


def round_end(state: SetiState) -> None:
    """Objectives are spent, as many as the number of the round; each one missing is progress for the rival."""
    rival = state.rival
    if rival is None or state.round >= TRACKS.rounds or not any(board_of(state).objectives):
        return
    change_objectives(state)
    due = state.round
    paid = min(due, len(rival.done))
    rival.spent.extend(rival.done[:paid])
    del rival.done[:paid]
    if due > paid:
        state.tell("objectives_missed", seat=0, count=due - paid)
        progress(state, MISSED_OBJECTIVE_PROGRESS * (due - paid))
