"""What is hidden stays hidden, and what was seen is remembered."""

from __future__ import annotations

import msgspec

from ludonaut.games.planet_unknown import GAME, view
from ludonaut.games.planet_unknown.content.cards import CIV, KEPT
from ludonaut.games.planet_unknown.rules import civ
from ludonaut.games.planet_unknown.rules.civ import with_deck
from ludonaut.games.planet_unknown.state import Cards
from ludonaut.kernel import Rng
from ludonaut.kernel.checks import play_random

from .helpers import table

HIDDEN = next(n for n, card in enumerate(CIV) if KEPT[n] and card.rank == 2)


def give(state, card: int, seat: int) -> None:  # type: ignore[no-untyped-def]
    """Put a card into a hand, wherever it was."""
    rank = CIV[card].rank
    state.decks, state.box = (
        with_deck(place, rank, [c for c in place[rank] if c != card]) for place in (state.decks, state.box)
    )
    state.players[seat].cards = Cards((*state.players[seat].cards.civ, card))


def test_others_see_only_the_rank_of_a_kept_card() -> None:
    state = table(3)
    give(state, HIDDEN, 1)
    assert GAME.private(state, 1).kept == (CIV[HIDDEN].id,)
    seen = GAME.public(state).players[1].hand
    assert (seen.shown, seen.hidden) == ((), (2,))
    for seat in (0, 2, None):
        assert CIV[HIDDEN].id.encode() not in msgspec.json.encode(GAME.view(state, seat))


def test_kept_cards_do_not_show_in_the_points_that_others_see() -> None:
    state = table(2)
    give(state, next(n for n, card in enumerate(CIV) if card.id == "card28"), 1)
    state.players[1].board.rescued, state.players[1].surface.pods = 3, 0
    mine = dict(GAME.seen_scores(state, 1)[1].items)
    seen = dict(GAME.seen_scores(state, 0)[1].items)
    assert (mine["lifepods"], seen["lifepods"]) == (6, 3)
    assert GAME.private(state, 1).points - GAME.public(state).players[1].points == 3


def test_personal_objectives_are_secret() -> None:
    state = table(3, personal=True)
    assert len(GAME.private(state, 0).objectives) == 2
    seen = GAME.public(state).players[1].hand
    assert (seen.objectives, seen.revealed) == (2, ())


def test_only_those_who_peeked_know_the_next_event() -> None:
    state = table(3, events=True)
    state.next_event, state.deck = state.deck[0], state.deck[1:]
    state.peekers = 0b010
    assert GAME.private(state, 1).next_event
    assert GAME.private(state, 0).next_event == ""
    for seed in range(5):
        copy = state.copy()
        view.redeal(copy, 1, Rng(seed))
        assert copy.next_event == state.next_event


def test_a_seat_remembers_the_cards_it_left_in_a_deck() -> None:
    state = table(3)
    civ.look(state, 0, 2)
    assert GAME.private(state, 0).remembered[1] == tuple(CIV[c].id for c in state.decks[2])
    for seed in range(5):
        copy = state.copy()
        view.redeal(copy, 0, Rng(seed))
        assert copy.decks[2] == state.decks[2]


def test_a_redeal_changes_what_a_seat_has_not_seen() -> None:
    state = table(3)
    give(state, HIDDEN, 1)
    hands, decks = set(), set()
    for seed in range(20):
        copy = state.copy()
        view.redeal(copy, 0, Rng(seed))
        GAME.audit(copy)
        assert KEPT[copy.players[1].cards.civ[0]]
        hands.add(copy.players[1].cards.civ)
        decks.add(copy.decks[1])
        assert GAME.view(copy, 0) == GAME.view(state, 0)
    assert len(hands) > 2
    assert len(decks) > 5


def test_a_card_taken_since_the_last_look_is_one_of_those_left() -> None:
    state = table(3)
    civ.look(state, 0, 2)
    left = set(state.decks[2])
    card = next(c for c in state.decks[2] if KEPT[c])
    give(state, card, 1)
    for seed in range(10):
        copy = state.copy()
        view.redeal(copy, 0, Rng(seed))
        assert copy.players[1].cards.civ[0] in left


def test_at_the_end_all_is_shown() -> None:
    match = play_random(GAME, 3, 5, {"personal": True})
    players = match.view(None).public.players
    assert all(player.hand.hidden == () and len(player.hand.revealed) == 1 for player in players)
    assert [player.points for player in players] == [score.total for score in match.scores]
