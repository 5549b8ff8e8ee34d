"""Positions in which the better move is plain to see, and what bots make of whole games."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

from tools import fit_ships

from ludonaut.bots.galaxy_trucker import BOT, evaluation, policy
from ludonaut.bots.galaxy_trucker.evaluation.damage import falls, hull
from ludonaut.bots.galaxy_trucker.evaluation.flights import Voyage, cards_ahead
from ludonaut.bots.galaxy_trucker.evaluation.ships import Yard, strengths, tally
from ludonaut.games.galaxy_trucker import GAME
from ludonaut.games.galaxy_trucker.content import DECK, FLIGHT, OF_DECK
from ludonaut.games.galaxy_trucker.rules import ship
from ludonaut.games.galaxy_trucker.state import TruckerState
from ludonaut.kernel import Action, Match, Seat, record
from ludonaut.players import make
from ludonaut.players.rollout import advance, follow, play_on
from tests.galaxy_trucker.bots import play_by_policy
from tests.galaxy_trucker.yard import TUB, TUB_TOO, Flight, begin, built, parts_of

RICH = """
     6    7    8    9
6    .   88^   .    .
7   1v    S   40^  41v
8    .   66^   .    .
"""


def best(match: Match[TruckerState], seat: int | None = None) -> Action:
    """The policy's favourite for the player who is asked."""
    seat = next(iter(match.asks)) if seat is None else seat
    ask = match.asks[seat]
    weights = policy.weigh(match.state, seat, ask)
    return ask.actions[weights.index(max(weights))]


def chooses(flight: Flight) -> str:
    flight.asked()
    assert flight.match is not None
    return " ".join(map(str, best(flight.match)))


def holding(tile: int, ticks: int = 0, **options: Any) -> Match[TruckerState]:
    """A player with only a starting cabin holds this tile."""
    match = record.begin(GAME, 2, 1, {"tempo": "relaxed", **options}, auto=False)
    state = match.state.copy()
    state.facedown.remove(tile)
    state.players[0].hand = tile
    state.players[0].ticks = ticks
    return Match(GAME, state, auto=False)


def test_the_only_component_of_a_ship_may_be_its_mistake() -> None:
    match = begin(built("  6 7 8 \n 7 . 66> . \n", TUB_TOO, first_flight=True))
    assert best(match) == ("remove", 7, 7)
    match.play(best(match))
    assert match.state.players[0].parts == {} and BOT.evaluation.value(match.state, 0) == 0


def test_an_engine_is_placed_with_its_exhaust_to_the_rear() -> None:
    action = best(holding(80), 0)
    assert action[0] == "place"
    assert action[3] == 0


def test_a_cannon_goes_to_the_bow_and_points_forward() -> None:
    match = holding(88)
    player = match.state.players[0]
    player.parts[match.state.board.cell(6, 7)] = 50 * 4
    player.rim = [match.state.board.cell(*square) for square in ((5, 7), (6, 6), (6, 8), (7, 6), (7, 8), (8, 7))]
    assert best(match, 0) == ("place", 5, 7, 0)


def test_an_engine_goes_behind_the_cabin_not_before_it() -> None:
    assert best(holding(73), 0)[:3] != ("place", 6, 7)


def test_nothing_is_placed_against_the_rules() -> None:
    for tile in (35, 49, 66, 88, 116, 139):
        match = holding(tile)
        action = best(match, 0)
        if action[0] == "place":
            cell = match.state.board.cell(int(action[1]), int(action[2]))
            assert ship.is_sound(match.state.players[0].parts | {cell: tile * 4 + int(action[3])}, match.state.board)


def test_a_component_that_fits_nowhere_goes_back() -> None:
    match = holding(16)
    player = match.state.players[0]
    player.parts = parts_of("  6 7 8 \n 6 . 88^ . \n 7 1v S 17^ \n 8 . 66^ . \n")
    player.rim = [match.state.board.cell(6, 6)]
    assert best(match, 0) == ("put_back",)


def with_ship(text: str, ticks: int = 0, hand: int = 0, **fields: Any) -> Match[TruckerState]:
    """Seat 0 has built this and holds a tile, or nothing; the others have only their cabins."""
    state = record.begin(GAME, 2, 1, {"rounds": "1", "tempo": "relaxed"}, auto=False).state.copy()
    player = state.players[0]
    player.parts, player.hand, player.ticks = parts_of(text), hand, ticks
    around = [other for cell in player.parts for other in state.board.around[cell]]
    player.rim = [cell for cell in dict.fromkeys(around) if cell not in player.parts]
    for name, value in fields.items():
        setattr(player, name, value)
    gone = {hand, *player.aside, *(part >> 2 for part in player.parts.values())}
    state.facedown = [tile for tile in state.facedown if tile not in gone]
    return Match(GAME, state, auto=False)


def test_what_was_set_aside_is_built_in_at_the_end_if_it_fits() -> None:
    match = with_ship("  7 \n 7 S \n 8 66^ \n", ticks=500, aside=[16])
    assert best(match, 0) == ("take_aside", "t16")
    match.play(("take_aside", "t16"), 0)
    assert best(match, 0)[0] == "place"


def test_a_full_ship_is_finished_with_the_lowest_tile() -> None:
    match = record.begin(GAME, 2, 1, {"tempo": "relaxed"}, auto=False)
    match.state.players[0].rim = []
    assert best(match, 0) == ("finish", 1)


def test_an_empty_yard_is_not_a_finished_ship() -> None:
    match = record.begin(GAME, 2, 1, {"tempo": "relaxed"}, auto=False)
    assert best(match, 0) == ("draw",)


def test_a_good_open_component_is_taken_rather_than_drawing_blindly() -> None:
    match = record.begin(GAME, 2, 1, {"tempo": "relaxed"}, auto=False)
    state = match.state.copy()
    state.facedown.remove(80)
    state.faceup.append(80)
    assert best(Match(GAME, state, auto=False), 0) == ("take", "t80")


def test_a_builder_who_has_finished_turns_the_hourglass() -> None:
    match = record.begin(GAME, 2, 1, {"rounds": "1"}, auto=False)
    state = match.state.copy()
    first = state.starter
    state.players[first].order = 1
    state.orders.remove(1)
    state.players[1 - first].ticks = 200
    assert best(Match(GAME, state, auto=False)) == ("flip",)


def test_the_last_humans_are_not_sold_for_three_credits() -> None:
    assert chooses(Flight(TUB, TUB_TOO, card="I-18")) == "pass"


def test_two_of_six_are_worth_three_credits_near_the_end() -> None:
    assert chooses(Flight(RICH, TUB_TOO, card="I-18")) == "accept"


def test_the_richer_planet_is_chosen() -> None:
    assert chooses(Flight(TUB, TUB_TOO, card="II-15", board="II")) == "land 2"


def test_nobody_lands_without_a_hold() -> None:
    assert chooses(Flight(TUB.replace("16^", "39^"), TUB_TOO, card="III-12", board="III")) == "pass"


def test_the_best_goods_are_loaded() -> None:
    assert chooses(Flight(TUB, TUB_TOO, card="I-15").answer("land 1")) == "load_best"


def test_a_double_cannon_is_powered_when_that_wins() -> None:
    strong = "  6 7 8 \n 5 . 97^ . \n 6 126^ 5^ . \n 7 19v S 125> \n 8 98< 74^ . \n"
    assert chooses(Flight(strong, TUB_TOO, card="I-02")) == "power 6 6"


def test_no_energy_is_wasted_on_a_lost_fight() -> None:
    weak = TUB.replace("88^", "123^")
    assert chooses(Flight(weak, TUB_TOO, card="III-01", board="III")) == "enough"


def test_the_only_engine_is_powered_in_open_space() -> None:
    assert chooses(Flight(TUB.replace("66^", "81^"), TUB_TOO, card="I-05")) == "power 8 7"


def test_a_shield_is_raised() -> None:
    shielded = TUB.replace("88^", "141^")
    flight = Flight(shielded, TUB_TOO, card="I-10", dice=(1, 1, 1, 1, 1, 1, 3, 3))
    assert chooses(flight) == "spend 7 6"


def test_humans_leave_before_aliens_but_the_last_one_stays() -> None:
    flight = Flight("  7 8 9 \n 6 88^ . . \n 7 S 40^ 139^ \n 8 66^ . . \n", TUB_TOO, card="I-18")
    flight.player(0).aliens = {flight.cell(7, 8): "purple"}
    flight.player(0).humans = {flight.cell(7, 7): 2}
    flight.answer("accept")
    assert chooses(flight) == "lose_crew 7 7"
    assert chooses(flight.answer("lose_crew 7 7")) == "lose_crew 7 8"


def test_one_flies_on() -> None:
    assert best(begin(Flight(TUB, TUB_TOO, card="I-05").state), 0) == ("fly_on",)


def test_the_larger_piece_is_kept() -> None:
    flight = Flight(RICH.replace("1v ", " . "), TUB_TOO, card="I-11", dice=(4, 4, 1, 1, 1, 1))
    assert chooses(flight) == "keep 6 7"


# ---- values


def test_a_ship_under_construction_is_worth_what_it_may_become() -> None:
    begun, finished = (with_ship(TUB.replace("16^", "40^"), ticks=20, order=order).state for order in (0, 1))
    assert BOT.evaluation.value(begun, 0) > BOT.evaluation.value(finished, 0) + 1


def test_more_engines_cannons_crew_and_holds_are_worth_more() -> None:
    base = tally(parts_of(TUB))
    for place in (0, 2, 5, 6, 7):
        more = base.copy()
        more[place] += 2
        assert sum(strengths(more, 1)) > sum(strengths(base, 1))


def test_lost_components_and_credits_count() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04")
    before = BOT.evaluation.value(flight.state, 0)
    flight.state.earn(0, "adventure", 5)
    assert BOT.evaluation.value(flight.state, 0) == before + 5
    flight.player(0).lost = [100, 101]
    assert BOT.evaluation.value(flight.state, 0) < before + 5


def test_ships_on_paper_are_sound_and_large_and_numbers_matter() -> None:
    """The builders' numbers are fitted by such ships, so they must be like those of a game."""
    [start] = fit_ships.starts(2, 1)
    for deal in range(3):
        state = start.imagine(0, deal, keep=False).state
        fit_ships.build(state, 0, deal)
        parts = state.players[0].parts
        assert ship.is_sound(parts, state.board)
        assert len(parts) > 12
    now = fit_ships.read(2)
    try:
        without_engines = fit_ships.mean([start], 2, [0.0, *now[1:]], range(20))
    finally:
        fit_ships.write(2, now)
    assert fit_ships.read(2) == now
    assert fit_ships.mean([start], 2, now, range(20)) > without_engines


def test_a_yard_knows_what_fits() -> None:
    parts = parts_of(TUB)
    board = Flight(TUB, TUB_TOO, card="I-04").board
    yard = Yard(parts, [board.cell(6, 6), board.cell(7, 5), board.cell(7, 9)], board, 1)
    assert yard.free == []
    alone = {board.start: 33 * 4}
    yard = Yard(alone, list(board.around[board.start]), board, 1)
    for tile in range(1, 145):
        for turn in range(4):
            for cell in yard.free:
                legal = tile in (31, 32, 33, 34) or ship.is_sound(alone | {cell: tile * 4 + turn}, board)
                assert tile in (31, 32, 33, 34) or yard.fitting(cell) >> (tile * 4 + turn) & 1 == legal


def test_every_feature_has_a_weight() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04")
    assert set(evaluation.features(flight.state, 0)) <= set(evaluation.FEATURES)


def test_bots_build_sound_ships_and_most_of_them_arrive() -> None:
    ships = faulty = arrived = 0
    for seed in range(3):
        *_, match = play_by_policy(4, seed, {"rounds": "12"})
        told = [event.about for event in match.told()]
        ships += 4 * told.count("launched")
        faulty += told.count("faulty")
        arrived += told.count("reward_arrival")
    assert faulty == 0
    assert arrived > ships / 2


# ---- the flight on paper


def expected(flight: Flight, cards: list[str], seat: int = 0) -> Voyage:
    """A ship after these cards, on paper."""
    found = Voyage(flight.state, seat)
    found.fly(cards, found.leads)
    return found


def test_what_hangs_on_one_component_falls_off_with_it() -> None:
    parts = parts_of(RICH)
    board = Flight(TUB, TUB_TOO, card="I-04").board
    lost = falls({cell: ship.joined_to(parts, cell) for cell in parts}, board.start)
    assert lost[board.cell(7, 9)] == 1
    assert lost[board.cell(7, 8)] == 2
    assert lost[board.start] == 4


def test_a_ship_that_lost_everything_has_nothing_to_lose() -> None:
    assert falls({}, 38) == {}
    assert hull("I", ()).exposed == 0


def test_a_cannon_in_the_column_meets_what_comes_from_ahead() -> None:
    parts = parts_of("  6 7 8 \n 6 . 88^ . \n 7 1v S 16^ \n")
    armed = hull("I", tuple(parts.items()))
    bare = hull("I", tuple((cell, part) for cell, part in parts.items() if part >> 2 != 88))
    assert armed.shots[0][0] == bare.shots[0][0]
    assert armed.big[0][0] < bare.big[0][0]


def test_without_an_engine_open_space_is_the_end() -> None:
    assert expected(Flight(TUB, TUB_TOO, card="I-04"), ["I-05"]).alive == 1.0
    assert expected(Flight(TUB.replace("66^", " . "), TUB_TOO, card="I-04"), ["I-05"]).alive == 0.0


def test_slavers_are_feared_by_a_small_crew_only() -> None:
    few = expected(Flight(TUB, TUB_TOO, card="I-04"), ["I-01"])
    many = expected(Flight(RICH, TUB_TOO, card="I-04"), ["I-01"])
    assert few.alive < many.alive == 1.0
    assert many.crew < 6


def test_planets_are_worth_something_to_a_ship_with_a_hold() -> None:
    hold = expected(Flight(TUB, TUB_TOO, card="I-04"), ["I-15"])
    none = expected(Flight(TUB.replace("16^", "39^"), TUB_TOO, card="I-04"), ["I-15"])
    assert hold.goods() > none.goods() == 0.0


def test_small_meteors_break_what_has_open_connectors() -> None:
    assert expected(Flight(TUB, TUB_TOO, card="I-04"), ["I-10"]).losses() == 0.0
    assert expected(Flight(RICH, TUB_TOO, card="I-04"), ["I-10"]).losses() > 0.0


def test_who_leads_expects_more_of_the_arrival() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-04")
    behind, ahead = (expected(flight, [], seat).arrival() for seat in (1, 0))
    assert flight.player(0).place > flight.player(1).place
    assert ahead > behind


def test_search_flies_on_with_a_sound_ship_and_takes_the_goods() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-15")
    flight.asked()
    assert flight.match is not None
    assert make("search:40", 1).choose(Seat(flight.match, 0))[0] == "land"
    match = begin(Flight(TUB, TUB_TOO, card="I-05").state)
    assert make("search:40", 1).choose(Seat(match, 0)) == ("fly_on",)


def test_search_does_not_sell_its_last_humans() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-18")
    flight.asked()
    assert flight.match is not None
    assert make("search:40", 1).choose(Seat(flight.match, 0)) == ("pass",)


def test_a_fresh_yard_is_worth_what_the_landing_left() -> None:
    state = record.begin(GAME, 2, 1, {}, auto=False).state
    assert BOT.evaluation.value(state, 0) == state.credits[0]


def test_the_fourth_pile_of_an_imagined_deal_is_any_of_the_cards_in_the_box() -> None:
    match = record.begin(GAME, 2, 8, {"tempo": "relaxed"}, auto=False)
    seen: set[str] = set()
    for deal in range(120):
        world = match.imagine(0, deal)
        ahead = Counter(cards_ahead(world.state)) - Counter(chain(*world.state.piles))
        assert Counter(DECK[card] for card in ahead) == Counter(FLIGHT.pile[0])
        seen.update(ahead)
    assert seen == set(OF_DECK["I"]), "a redeal leaves the box in the order of the content"


def test_a_rollout_does_not_build_the_ship_of_the_next_round() -> None:
    games = play_by_policy(2, 5000)
    match = next(match for match in games if match.state.phase == "flight" and not match.state.deck)
    seat = next(iter(match.asks))
    world = match.imagine(seat, 3, keep=False)
    follow(world, seat, (), BOT, Random(3))
    while world.state.phase == "flight":
        advance(world, seat, BOT, Random(3))
    made = len(world.choices)
    play_on(world, seat, BOT, Random(3), 99)
    assert world.state.phase == "build" and len(world.choices) == made
