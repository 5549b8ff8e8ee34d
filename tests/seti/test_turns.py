"""Free actions, passing, rounds, milestones, the end."""

from __future__ import annotations

import pytest

from ludonaut.games.seti import GAME
from ludonaut.games.seti.content import CARDS
from ludonaut.games.seti.scoring import gold_sets
from ludonaut.games.seti.state import NEUTRAL
from ludonaut.kernel import IllegalAction

from .arrange import do, finish_turn, give, me, offered, quiet, score, set_row, settle, start
from .test_signals import own


def test_two_of_a_kind_trade_for_one_of_another() -> None:
    state = quiet()
    give(state, 0, "c1", "c2", "c3")
    match = start(state)
    do(match, "trade card energy", "discard c1", "discard c3")
    assert me(match).energy == 4 and me(match).hand == ["c2"]
    do(match, "trade credit energy")
    assert (me(match).credits, me(match).energy) == (2, 5)
    do(match, "trade energy card", "draw")
    assert len(me(match).hand) == 2


def test_different_resources_do_not_mix_in_a_trade() -> None:
    state = quiet()
    state.players[0].credits = state.players[0].energy = 1
    give(state, 0, "c1")
    assert not offered(start(state), "trade")


def test_three_publicity_buy_a_card_of_the_row_or_the_deck() -> None:
    state = quiet()
    set_row(state, "c1", "c2", "c4")
    match = start(state)
    do(match, "buy", "take c2")
    assert me(match).publicity == 1 and me(match).hand == ["c2"] and len(state.row) == 3
    assert match.view(1).public.players[0].shown == ("c2",), "everybody saw which card was taken"


def test_one_main_action_a_turn_and_free_actions_after_it() -> None:
    match = start(quiet())
    do(match, "launch")
    assert {str(action[0]) for action in match.asks[0].actions} <= {"move", "trade", "buy", "end"}
    with pytest.raises(IllegalAction):
        match.play(("scan",))


def test_free_actions_may_interrupt_the_main_action() -> None:
    state = quiet()
    state.players[0].data = 1
    match = start(state)
    do(match, "scan")
    assert ("place",) in match.asks[0].actions
    do(match, "place", "scan_earth proxima")


def test_passing_keeps_four_cards_turns_the_discs_and_takes_from_the_pack() -> None:
    state = quiet()
    give(state, 0, "c1", "c2", "c3", "c4", "c5")
    match = start(state)
    do(match, "pass", "discard c3")
    assert state.rotated and state.discs == [1, 0, 0]
    pack = list(state.packs[0])
    assert [action[1] for action in offered(match, "keep")] == pack and len(pack) == 3
    do(match, f"keep {pack[0]}")
    assert len(me(match).hand) == 5
    assert match.asks[1].about == "turn"
    do(match, "pass")
    assert state.discs == [1, 0, 0], "only the first to pass turns the discs"


def test_between_rounds_income_comes_and_the_first_player_changes() -> None:
    state = quiet()
    give(state, 0, "c5", "c6")
    state.players[0].hand.clear()
    state.players[0].tucked.extend(["c5", "c6"])  # credit, energy
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    do(match, "pass", f"keep {state.packs[0][0]}")
    assert state.round == 2 and state.active == state.first == 1
    assert me(match).credits == 4 + 3 + 1 and me(match).energy == 3 + 2 + 1
    assert len(me(match).hand) == 2, "the card kept and the one of the income card"
    assert not state.packs[0] and not state.rotated


def test_the_fifth_round_has_no_pack_and_ends_the_game() -> None:
    state = quiet()
    state.round = 5
    for pack in state.packs:
        state.discard.extend(pack)
        pack.clear()
    match = start(state)
    do(match, "pass", "pass")
    assert match.over and match.winners == [1]
    assert state.discs == [1, 0, 0], "the discs turn in the last round, too"


# ---- milestones


def test_gold_milestones_are_marked_between_turns_once_per_tile() -> None:
    state = quiet()
    score(state, 0, 24)
    own(state, 0, "telescope_1")
    state.signals[5] = [1]
    match = start(state)
    do(match, "scan", "scan_earth proxima")
    do(match, f"scan_row {state.row[0]}")
    do(match, f"signal {offered(match, 'signal')[0][1]}", "end")
    assert match.asks[0].about == "gold" and len(match.asks[0].actions) == 4
    do(match, f"gold {match.asks[0].actions[0][1]}")
    assert state.gold_marks[0] == [0] and me(match).golds == 1


def test_several_players_mark_gold_in_turn_order_from_the_active_one() -> None:
    state = quiet(3)
    for seat in range(3):
        score(state, seat, 50)
    state.active = 1
    state.neutral = [0, 0]
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    asked = []
    while match.asks and next(iter(match.asks.values())).about == "gold":
        asked.append(next(iter(match.asks)))
        match.play(next(iter(match.asks.values())).actions[0])
    assert asked == [1, 1, 2, 2, 0, 0]


def test_neutral_milestones_bring_markers_to_the_leftmost_discovery_spaces() -> None:
    state = quiet()
    score(state, 0, 30)
    score(state, 1, 20)
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    settle(match)
    marks = [mark for one in state.species for mark in one.marks]
    assert marks == [("purple", 0, NEUTRAL), ("yellow", 0, NEUTRAL), ("blue", 0, NEUTRAL)]
    assert state.neutral == [0, 1] and state.species[0].found == 1


def test_with_four_players_nothing_is_neutral() -> None:
    state = quiet(4)
    score(state, 0, 40)
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    settle(match)
    assert not any(one.marks for one in state.species)


# ---- gold tiles


def test_gold_tiles_count_sets() -> None:
    state = quiet()
    player = state.players[0]
    for tech in ("probe_1", "probe_2", "telescope_1", "computer_1", "computer_2"):
        own(state, 0, tech)
    player.done.extend(["c5", "c6", "c7"])
    player.finals.append("c12")
    player.tucked.extend(["c1", "c2", "c4", "c14"])  # energy, credit, card, credit
    state.figures.extend([(0, "orbiter", "mars", 1), (0, "lander", "venus", 1), (1, "lander", "mars", 1)])
    state.won[0] = [0, 0, 1]
    state.won[3] = [0]
    state.species[0].marks.extend([("purple", 0, 0), ("purple", -1, 0), ("yellow", 0, 0), ("blue", 0, 1)])
    for side, sets in ((0, [1, 3, 1, 0]), (1, [2, 2, 2, 2])):
        state.gold_sides = [side] * 4
        assert [gold_sets(state, tile, 0) for tile in range(4)] == sets


def test_the_final_score_is_itemised_and_ties_share_the_victory() -> None:
    state = quiet()
    state.round = 5
    for pack in state.packs:
        state.discard.extend(pack)
        pack.clear()
    score(state, 0, 2)
    give(state, 0, "c44")
    state.players[0].hand.remove("c44")
    state.players[0].finals.append("c44")
    state.won[1] = [0]
    score(state, 1, 5)
    match = start(state)
    do(match, "pass", "pass")
    assert match.scores[0].items == [("start", 2), ("finals", 3)]
    assert match.winners == [0, 1]


def test_the_hand_of_an_opponent_stays_hidden() -> None:
    state = quiet()
    give(state, 1, "c10")
    match = start(state)
    seen = match.view(0).public.players[1]
    assert not hasattr(seen, "hand") and seen.cards == 1
    assert "'c10'" not in str(match.view(0)) and "'c10'" in str(match.view(1))


def test_an_end_of_round_pack_is_seen_only_by_who_chooses() -> None:
    match = start(quiet())
    do(match, "pass")
    assert list(match.view(0).private.looked) == match.state.packs[0]
    assert not match.view(1).private.looked and match.view(None).private is None


def test_every_card_has_a_corner_an_income_and_a_colour() -> None:
    for card in CARDS.values():
        if card.kind != "exertian":
            assert card.corner and card.income and card.colour


def test_a_position_that_no_game_could_hold_is_refused() -> None:
    state = quiet()
    state.players[0].hand.append("c1")
    with pytest.raises(ValueError, match="main deck"):
        GAME.audit(state)
    state = quiet()
    state.players[1].publicity = 11
    with pytest.raises(ValueError, match="publicity"):
        GAME.audit(state)
    finish = start(quiet())
    do(finish, "launch")
    finish_turn(finish)
