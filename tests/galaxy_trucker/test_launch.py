"""From the end of building to the first card: the check, crew, aliens, the start, the deck."""

from __future__ import annotations

from ludonaut.games.galaxy_trucker import GAME
from ludonaut.games.galaxy_trucker.content import CARDS
from ludonaut.kernel import Match

from .yard import PLAIN, TUB, TUB_TOO, begin, built

MISMATCHED = """
     6    7    8
6    .   88^   .
7   35^   S   16^
8    5^  66^   .
"""
"""Battery 5 holds on to nothing: its single connector meets the double one of cabin 35."""
TORN = """
     6    7    8
6    .   49v  39^
7   1v    S    3^
8    .   68^  66^
"""
"""The cabin at the front right has a connector against the smooth side of the battery behind it."""
TWO_HOMES = """
     5    6    7    8    9
6    .    .   88^   .    .
7  138v 109^   S   40^ 139^
8    .    .   66^   .    .
"""
"""Two cabins, each joined to a purple life support."""


def answer(match: Match, *lines: str) -> None:  # type: ignore[type-arg]
    for line in lines:
        match.play(line)
        GAME.audit(match.state)


def asked(match: Match) -> tuple[int, str]:  # type: ignore[type-arg]
    ask = next(iter(match.asks.values()))
    return ask.seat, ask.about


def test_sound_ships_take_off_without_a_question() -> None:
    match = begin(built(TUB, TUB_TOO))
    assert set(match.asks) == {0, 1}
    assert match.state.phase == "flight"


def test_r15_what_does_not_hold_on_falls_off_before_launch_and_is_lost() -> None:
    match = begin(built(MISMATCHED, TUB_TOO))
    assert match.state.players[0].lost == [5]
    assert match.state.players[0].order == 1
    assert [event.args["seat"] for event in match.told() if event.about == "faulty"] == [0]


def test_r15_a_component_that_does_not_hold_on_is_named_as_a_mistake() -> None:
    match = begin(built(MISMATCHED, TUB_TOO))
    said = [event.args for event in match.told() if event.about == "fault"]
    assert {"seat": 0, "why": "loose", "row": 8, "column": 6} in said


def test_r15_a_larger_piece_without_a_cabin_may_be_kept() -> None:
    """It gives up at once, but fewer components are lost with it."""
    match = begin(built("  7 8 9 \n 7 S . . \n 8 . 9^ 5^ \n", TUB_TOO))
    assert asked(match) == (0, "keep")
    assert match.asks[0].actions == [("keep", 7, 7), ("keep", 8, 8)]
    answer(match, "keep 8 8")
    assert match.state.players[0].lost == [33]
    assert [event.args for event in match.told() if event.about == "gave_up"] == [{"seat": 0, "why": "crew"}]


def test_r15_a_smaller_piece_without_a_cabin_falls_off_unasked() -> None:
    match = begin(built("  7 8 9 \n 7 S . . \n 8 . 9^ . \n", TUB_TOO))
    assert match.state.players[0].lost == [9]


def test_r15_r16_the_owner_chooses_which_side_of_a_bad_joint_goes() -> None:
    match = begin(built(TORN, TUB_TOO))
    assert asked(match) == (0, "repair")
    assert {action[1:] for action in match.asks[0].actions} == {(6, 8), (7, 8)}
    said = [event.args for event in match.told() if event.about == "fault"]
    assert said == [{"seat": 0, "why": "smooth", "row": 6, "column": 8}]
    answer(match, "remove 6 8")
    assert match.state.players[0].lost == [39]
    assert match.state.phase == "flight"


def test_a_repair_that_cuts_something_off_loses_that_too() -> None:
    """As in the rulebook: without the battery the engine behind it has nothing to hold on to."""
    match = begin(built(TORN, TUB_TOO))
    answer(match, "remove 7 8")
    assert match.state.players[0].lost == [3, 66]
    assert match.state.players[0].order == 1


def test_first_flight_mistakes_cost_only_the_place_at_the_start() -> None:
    match = begin(built(MISMATCHED, TUB_TOO, first_flight=True))
    answer(match, "keep 6 7")
    first, second = match.state.players
    assert first.lost == []
    assert [event.args["tiles"] for event in match.told() if event.about == "given_back"] == [["t5"]]
    assert 5 in match.state.faceup
    assert (first.order, second.order) == (2, 1)
    assert second.place > first.place


def test_every_cabin_gets_two_humans_and_every_battery_its_energy() -> None:
    match = begin(built(TUB, TUB_TOO))
    player = match.state.players[0]
    assert player.humans == {match.state.board.start: 2}
    assert player.cells == {match.state.board.cell(7, 6): 2}


def test_r35_a_cabin_with_life_support_may_take_an_alien() -> None:
    ship = """
     6    7    8    9
6    .   88^   .    .
7   1v    S   40^ 139^
8    .   66^   .    .
"""
    match = begin(built(ship, TUB_TOO))
    assert asked(match) == (0, "crew")
    assert match.asks[0].actions == [("humans",), ("alien", "purple")]
    answer(match, "alien purple")
    player = match.state.players[0]
    assert player.aliens == {match.state.board.cell(7, 8): "purple"}
    assert player.humans == {match.state.board.start: 2}
    assert player.crew == 3


def test_r35_at_most_one_alien_of_each_colour() -> None:
    match = begin(built(TWO_HOMES, TUB_TOO))
    answer(match, "alien purple")
    assert match.state.phase == "flight"
    assert list(match.state.players[0].aliens.values()) == ["purple"]


def test_crew_is_placed_in_the_order_of_the_tiles() -> None:
    state = built(TUB_TOO, TWO_HOMES, TWO_HOMES.replace("138v 109^", "  .    .").replace("40^ 139^", "43^ 140>"))
    state.players[1].order, state.players[2].order = 3, 2
    match = begin(state)
    assert asked(match) == (1, "crew")


def test_first_flight_takes_no_aliens() -> None:
    match = begin(built(TWO_HOMES, TUB_TOO, first_flight=True))
    assert match.state.phase == "flight"
    assert match.state.players[0].aliens == {}


def test_ships_start_behind_each_other_by_the_step_of_their_class() -> None:
    for board, step in (("I", 2), ("II", 3), ("III", 4), ("IIIa", 4)):
        match = begin(built(TUB, TUB_TOO, PLAIN, board=board))
        assert [player.place for player in match.state.players] == [0, -step, -2 * step]


def test_r36_the_first_card_is_of_the_rounds_own_deck() -> None:
    for seed in range(30):
        match = begin(built(TUB, TUB_TOO, board="III", seed=seed))
        assert len(match.state.deck) == 16
        match.play(("fly_on",), 0)
        match.play(("fly_on",), 1)
        assert CARDS[match.state.used[0]].deck == "III"


def test_a_flight_has_eight_twelve_or_sixteen_cards() -> None:
    for board, count in (("I", 8), ("II", 12), ("III", 16), ("IIIa", 16)):
        assert len(begin(built(TUB, TUB_TOO, board=board)).state.deck) == count


def test_first_flight_has_the_eight_starred_cards() -> None:
    match = begin(built(TUB, TUB_TOO, first_flight=True))
    assert sorted(match.state.deck) == sorted(card.id for card in CARDS.values() if card.first_flight)
    assert asked(match) == (0, "reveal")


def test_visions_cards_come_pile_by_pile_in_their_order() -> None:
    state = built(TUB, TUB_TOO, visions=True)
    piles = [list(pile) for pile in state.piles]
    match = begin(state)
    assert match.state.deck[:6] == piles[0] + piles[1] + piles[2]
    match.play(("fly_on",), 0)
    match.play(("fly_on",), 1)
    assert match.state.used == [piles[0][0]]


def test_what_a_seat_knows_of_the_piles_stays_when_it_imagines() -> None:
    state = built(TUB, TUB_TOO, board="III")
    state.players[0].seen = [2]
    match = begin(state)
    known = set(state.piles[1])
    for seed in range(5):
        world = match.imagine(0, seed)
        assert known <= set(world.state.deck)
        assert world.view(0) == match.view(0)
    assert any(not known <= set(match.imagine(1, seed).state.deck) for seed in range(5))
