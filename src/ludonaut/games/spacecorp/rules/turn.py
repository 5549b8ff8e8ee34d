"""The six steps of a turn, and who is next."""

from __future__ import annotations

from ludonaut.kernel import Script

from ..state import NOTHING_RUNS, SpaceCorpState
from .actions import possible, take_action
from .contracts import claim_contracts
from .edges import before_the_action, on_discard
from .move import advance_on_approach, transfer
from .offer import refill
from .progress import draw_one

QUIET = ("move", "upgrade", "idle")
"""Actions that, with no card played, could be repeated for ever; with the deck empty so could a Research of no card."""
FULL_HAND = 5
"""With this number of cards there is no card at step 6."""


def turn(state: SpaceCorpState) -> Script[None]:
    """The start of the active player's turn; if others were asked for Edges, the action is a beat of its own."""
    state.round += 1
    advance_on_approach(state, state.active)
    if (yield from before_the_action(state, state.active)):
        state.phase = "action"
    else:
        yield from act(state)


def act(state: SpaceCorpState) -> Script[None]:
    """The six steps of the active player's turn."""
    seat = state.active
    held, cards = len(state.corps[seat].hand), state.deck_cards()
    acted = yield from take_action(state, seat)
    if acted is None:
        pass_for_the_era(state, seat)
    else:
        verb, teams = acted
        yield from claim_contracts(state, seat)
        compensate(state, seat)
        yield from transfer(state, seat, teams)
        quiet = changes_nothing(state, seat, verb, held)
        yield from on_discard(state, seat, discard_played(state))
        yield from refill(state)
        if len(state.corps[seat].hand) < FULL_HAND and not state.deck_empty:
            draw_one(state, seat)
        state.quiet = state.quiet + 1 if quiet and state.deck_cards() == cards else 0
    end_turn(state, seat)


def changes_nothing(state: SpaceCorpState, seat: int, verb: str, held: int) -> bool:
    """Could this turn be repeated for ever? `held` cards were in hand before the action.

    While the deck has cards that is so only for a player who can do nothing else.
    """
    if state.played:
        return False
    if state.deck_empty:
        return verb in QUIET or (verb == "research" and len(state.corps[seat].hand) <= held)
    return verb in QUIET and all(action[0] in QUIET for action in possible(state, seat))


def pass_for_the_era(state: SpaceCorpState, seat: int) -> None:
    """A player who passes is out for the rest of the era; enough of them give the others a last turn."""
    state.corps[seat].passed = True
    state.extra = False
    state.banned = ""
    state.tell("passed", seat=seat)
    passed = sum(corp.passed for corp in state.corps)
    enough = 1 if len(state.corps) == 2 else 2
    if passed >= enough and not state.closing:
        close_by_deck(state)


def close_by_deck(state: SpaceCorpState) -> None:
    """Those who have not passed take one last turn."""
    state.closing = True
    state.left = [seat for seat, corp in enumerate(state.corps) if not corp.passed]
    state.ends.append("deck")
    state.tell("closing-deck")


def compensate(state: SpaceCorpState, seat: int) -> None:
    """Step 3: a card from the deck for each use of an opponent's base or Infra, in turn order."""
    if not state.owed:
        return
    for other in state.rivals(seat):
        for _ in range(state.owed.count(other)):
            if state.deck_empty:
                break
            state.tell("compensated", seat=other)
            if other < state.seats:
                draw_one(state, other)
            else:
                state.put_away(state.draw())
    state.owed.clear()


def discard_played(state: SpaceCorpState) -> list[str]:
    """Step 5: the played cards go to the discard pile."""
    discarded = state.played[:]
    for card in discarded:
        state.put_away(card)
    state.played.clear()
    state.banned = ""
    state.running = NOTHING_RUNS
    return discarded


def end_turn(state: SpaceCorpState, seat: int) -> None:
    """Whose turn is next? Nobody's, when the last turns have been taken."""
    if state.extra:
        state.extra, state.phase = False, "turn"
        return
    if seat in state.left:
        state.left.remove(seat)
    if state.closing and not state.left:
        state.phase = "legacy"
        return
    for other in (*state.rivals(seat), seat):
        if not state.corps[other].passed and (not state.closing or other in state.left):
            state.active = other
            break
    state.phase = "turn" if state.active < state.seats else "rival"
