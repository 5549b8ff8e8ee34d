"""Set-up and the first income."""

from __future__ import annotations

import pytest

import ludonaut
from ludonaut.games.seti import GAME
from ludonaut.games.seti.content import ALIEN_DECKS, CARDS, MAIN_DECK, RIVAL_CARDS, STARS
from ludonaut.kernel import BadOptions


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert len(MAIN_DECK) == 138
    assert [len(ALIEN_DECKS[name]) for name in ("mascamites", "anomalies", "oumuamua", "centaurians", "exertians")] == [
        10,
        10,
        10,
        10,
        15,
    ]
    assert sum(star.slots for star in STARS) == 42
    assert len(RIVAL_CARDS) == 19
    main = [CARDS[card] for card in MAIN_DECK]
    assert [sum(card.income == kind for card in main) for kind in ("credit", "energy", "card")] == [47, 47, 44]
    assert [sum(card.cost == cost for card in main) for cost in range(5)] == [6, 47, 47, 35, 3]


@pytest.mark.parametrize(("seats", "packs", "neutral"), [(2, 3, 2), (3, 4, 1), (4, 5, 0), (1, 3, 2)])
def test_the_table_is_set_for_so_many_players(seats: int, packs: int, neutral: int) -> None:
    state = ludonaut.new("seti", seats=seats, seed=3).state
    assert len(state.row) == 3
    assert [len(pack) for pack in state.packs] == [packs] * 4
    assert state.neutral == [neutral, neutral]
    for seat in range(seats):
        player = state.players[seat]
        assert (player.credits, player.energy, player.publicity, len(player.hand)) == (4, 3, 4, 5)
    assert sorted(player.score for player in state.players) == list(range(1, len(state.players) + 1))


def test_one_card_becomes_income_and_pays_at_once() -> None:
    match = ludonaut.new("seti", seats=2, seed=3)
    hands = [list(player.hand) for player in match.state.players]
    for seat in (1, 0):
        card = hands[seat][0]
        match.play(("tuck", card), seat)
        hands[seat] = [card]
    for seat in (0, 1):
        player = match.state.players[seat]
        (card,) = player.tucked
        income = CARDS[card].income
        assert player.credits == 4 + (income == "credit")
        assert player.energy == 3 + (income == "energy")
        assert len(player.hand) == 4 + (income == "card")


def test_nobody_sees_a_first_income_before_all_have_chosen() -> None:
    match = ludonaut.new("seti", seats=3, seed=5)
    card = match.state.players[1].hand[2]
    match.play(("tuck", card), 1)
    assert match.view(0).public.players[1].tucked == ()
    assert match.view(1).private.tucked == (card,)


def test_the_level_of_the_rival_is_for_one_player_only() -> None:
    with pytest.raises(BadOptions, match="1 to 1 seats"):
        GAME.read_options(3, {"level": 4})
    with pytest.raises(BadOptions, match="one of 1, 2, 3, 4, 5"):
        GAME.read_options(1, {"level": 6})
    with pytest.raises(BadOptions, match="1 to 4 seats"):
        GAME.read_options(5, {})
