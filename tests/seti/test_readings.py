"""Rules that were read again: rare corners, each named after its rule."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludonaut.games.seti import GAME
from ludonaut.games.seti.content import PLANETS, RIVAL_CARDS, STAR_INDEX
from ludonaut.games.seti.rules.rival_actions import prefers_orbit
from ludonaut.games.seti.rules.rival_gains import best_star
from ludonaut.games.seti.rules.solo import round_end
from ludonaut.games.seti.state import RIVAL, SetiState
from ludonaut.kernel import Match, record

from .arrange import discovered, do, finish_turn, give, me, offered, quiet, score, set_row, settle, start
from .test_signals import own
from .test_solo import alone, let_the_rival_play, rival_of

VEGA, PICTORIS = STAR_INDEX["vega"], STAR_INDEX["pictoris"]  # black, four and five data


def about(match: Match[SetiState]) -> str:
    return next(iter(match.asks.values())).about


# ---- the rival's signals


def test_of_two_sectors_that_it_would_cover_the_rival_takes_the_larger() -> None:
    state = alone()
    state.signals[VEGA] = [RIVAL, RIVAL, RIVAL]
    state.signals[PICTORIS] = [RIVAL, RIVAL, 0, 0]
    assert best_star(state, (VEGA, PICTORIS)) == PICTORIS


def test_of_two_second_places_the_rival_takes_the_larger_sector() -> None:
    state = alone()
    state.signals[VEGA] = [RIVAL]
    state.signals[PICTORIS] = [0]
    assert best_star(state, (VEGA, PICTORIS)) == PICTORIS


def test_without_cover_or_points_the_rivals_own_markers_come_before_the_size() -> None:
    state = alone()
    state.signals[VEGA] = [RIVAL, RIVAL]
    state.signals[PICTORIS] = [RIVAL, 0]
    assert best_star(state, (VEGA, PICTORIS)) == VEGA
    state.signals[VEGA] = [RIVAL, 0]
    assert best_star(state, (VEGA, PICTORIS)) == PICTORIS


# ---- free actions in the middle of the main action


@pytest.mark.parametrize(("card", "move"), [("c59", "move 5 4"), ("c109", "move 5 4"), ("c85", "move 5 4")])
def test_what_a_card_has_given_can_be_used_before_its_research_turns_the_discs(card: str, move: str) -> None:
    state = quiet()
    player = state.players[0]
    player.credits, player.energy = 4, 0 if card != "c85" else 1
    if card != "c85":
        player.probes.append(5)
    give(state, 0, card)
    match = start(state)
    do(match, f"play {card}")
    assert about(match) == "meanwhile" and match.state.discs == [0, 0, 0]
    do(match, move, "go_on")
    assert match.state.discs == [1, 0, 0] and me(match).probes == [3], "it moved, and then the disc carried it"


def test_a_card_just_taken_can_be_discarded_before_the_discs_turn() -> None:
    state = quiet()
    state.players[0].probes.append(5)
    state.players[0].energy = 0
    set_row(state, "c1", "c2", "c4")
    give(state, 0, "c57")
    match = start(state)
    do(match, "play c57", "take c1", "corner c1", "fly 5 4", "go_on")
    assert match.state.discs == [1, 0, 0] and me(match).probes == [3]


def test_no_moment_is_given_where_no_free_action_is_possible() -> None:
    state = quiet()
    player = state.players[0]
    player.credits, player.energy, player.publicity = 4, 0, 0
    give(state, 0, "c109")
    match = start(state)
    do(match, "play c109")
    assert about(match) == "tech"


def test_what_a_scan_brings_can_pay_for_an_observation_technology_after_its_last_signal() -> None:
    state = quiet()
    own(state, 0, "telescope_2")
    state.players[0].publicity, state.players[0].top = 0, 1
    set_row(state, "c15", "c16", "c26")
    match = start(state)
    do(match, "scan", "scan_earth proxima", "scan_row c15", "signal sirius")
    assert about(match) == "meanwhile" and me(match).data == 2
    do(match, "place", "go_on")
    assert offered(match, "scan_mercury") and me(match).publicity == 1
    do(match, "scan_mercury")
    assert about(match) == "end" and sum(map(len, state.signals)) == 3


def test_a_scan_asks_nothing_more_of_a_technology_that_nothing_can_pay_for() -> None:
    state = quiet()
    own(state, 0, "telescope_2")
    player = state.players[0]
    player.publicity, player.energy, player.credits, player.top = 0, 2, 1, 6
    set_row(state, "c15", "c16", "c26")
    match = start(state)
    do(match, "scan", "scan_earth proxima", "scan_row c15", "signal sirius")
    assert about(match) == "end"


def test_a_mission_that_wants_an_empty_hand_can_be_completed_before_the_card_is_drawn() -> None:
    state = quiet()
    fetch_mission(state, "c89")
    give(state, 0, "c96")
    match = start(state)
    do(match, "play c96")
    assert about(match) == "meanwhile" and not me(match).hand
    do(match, "complete c89", "draw", "go_on")
    assert me(match).done == ["c89"] and len(me(match).hand) == 2


def test_a_trace_of_a_mission_counts_for_a_card_that_has_just_marked_one() -> None:
    """Card 75 counts the traces of the colour just marked; its third purple one completes mission 105."""
    state = quiet()
    for one in state.species:
        one.marks.append(("purple", 0, 0))
    fetch_mission(state, "c105")
    give(state, 0, "c75")
    match = start(state)
    do(match, "play c75", "surplus left purple")
    assert about(match) == "meanwhile"
    before = me(match).score
    do(match, "complete c105", "surplus left purple", "go_on")
    assert me(match).score == before + 3 + 4, "three for the surplus, one for each of four traces"


def test_a_card_bought_with_what_an_orbit_gives_can_be_tucked_for_its_income() -> None:
    state = quiet()
    player = state.players[0]
    player.probes.append(state.sky.where["jupiter"])
    player.publicity, player.top = 2, 1
    set_row(state, "c1", "c2", "c4")
    match = start(state)
    do(match, "orbit jupiter")
    assert about(match) == "meanwhile" and not player.hand
    do(match, "place", "buy", "take c1", "go_on")
    assert about(match) == "income"
    do(match, "tuck c1")
    assert player.tucked[-1] == "c1"


def test_a_mission_can_be_completed_before_a_single_filled_sector_is_settled() -> None:
    """Signals in four sectors: settling one of them would take the last marker away."""
    state = quiet(3)
    player = state.players[0]
    for star in (1, 2, 3):
        state.signals[star] = [0]
    state.signals[5] = [1, 1, 2, 2, 2]  # Proxima has six data; the sixth fills it and is worth nothing to seat 0
    fetch_mission(state, "c88")
    match = start(state)
    set_row(state, "c15", "c16", "c26")
    do(match, "scan", "scan_earth proxima", "scan_row c15", "signal sirius")
    assert about(match) == "meanwhile" and len(state.signals[5]) == 6
    do(match, "complete c88", "go_on")
    assert player.done == ["c88"] and 0 not in state.signals[5]


def fetch_mission(state: SetiState, card: str) -> None:
    give(state, 0, card)
    state.players[0].hand.remove(card)
    state.players[0].missions.append(card)
    state.players[0].covered.append(0)


# ---- moves


def test_two_species_cards_with_a_point_and_a_move_leave_asteroids_together() -> None:
    state = quiet()
    discovered(state, "mascamites")
    state.active = 1
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    state = match.state
    player = state.players[0]
    player.probes.append(15)
    cell = next(cell for cell in range(32) if state.sky.asteroid[cell])
    player.probes[0] = cell
    player.energy = 0
    give(state, 0, "e5", "e6")
    before = player.score
    goal = offered_goal(state, cell)
    match = start(state)
    do(match, "corner e5")
    assert not offered(match, "fly"), "one move does not leave asteroids"
    do(match, "fuel e6", f"fly {cell} {goal}")
    assert player.probes == [goal] and player.score == before + 2 and not player.hand


def offered_goal(state: SetiState, cell: int) -> int:
    return (cell & ~7) | (cell + 1) & 7


def test_a_swung_move_joins_the_moves_that_are_left() -> None:
    state = quiet()
    state.players[0].probes.append(4)
    give(state, 0, "c19")
    match = start(state)
    do(match, "play c19", "fly 4 3", "swing")
    ask = match.asks[0]
    assert ask.about == "fly" and ask.args["points"] == 2, "one left, one swung"


def test_a_swung_move_and_one_that_is_left_leave_asteroids_together() -> None:
    state = quiet()
    own(state, 0, "probe_1")
    state.players[0].probes.extend([4, 7])
    state.players[0].energy = 0
    give(state, 0, "c19")
    match = start(state)
    do(match, "play c19", "fly 4 3", "swing", "fly 7 6")
    assert sorted(me(match).probes) == [3, 6]


# ---- the card row


def test_a_card_bought_between_two_row_signals_is_the_only_one_replaced() -> None:
    state = quiet()
    state.players[0].publicity = 3
    set_row(state, "c15", "c16", "c26")
    give(state, 0, "c46")
    match = start(state)
    do(match, "play c46", "row c15", "signal sirius")
    assert state.row == ["c16", "c26"]
    do(match, "buy", "take c16")
    assert len(state.row) == 2 and "c26" in state.row, "the place of the discarded card stays empty"
    do(match, "row c26", "signal sirius")
    assert len(state.row) == 3 and state.gaps == 0


# ---- the rival at Mars


def test_the_second_data_space_of_mars_is_not_the_first_place_of_a_lander() -> None:
    """Both first places are taken, so the card decides: S.4 prefers to orbit."""
    state = alone(2, "s4")
    rival_of(state).probes = [state.sky.earth]
    state.figures.extend([(0, "lander", "mars", 1), (0, "orbiter", "mars", 1)])
    state.signals = [[] for _ in state.signals]
    let_the_rival_play(state)
    mine = [figure for figure in state.figures if figure[0] == RIVAL]
    assert mine and mine[0][1] == "orbiter"


@pytest.mark.parametrize("planet", ["mars", "oumuamua"])
def test_only_the_first_place_of_a_lander_counts_where_several_have_data(planet: str) -> None:
    """Both first places taken: the card decides. The lander's alone taken: the rival orbits, whatever it prefers."""
    assert len(PLANETS[planet].land_data) > 1
    explore = next(it for card in RIVAL_CARDS.values() for it in card.actions if it.do == "explore" and it.prefer)
    state = alone()
    state.figures.append((0, "lander", planet, 1))
    for prefer in ("orbit", "land"):
        assert prefers_orbit(state, planet, replace(explore, prefer=prefer, land_only=False))
    state.figures.append((0, "orbiter", planet, 1))
    assert prefers_orbit(state, planet, replace(explore, prefer="orbit", land_only=False))
    assert not prefers_orbit(state, planet, replace(explore, prefer="land", land_only=False))


# ---- objectives


def test_an_objective_accomplished_in_the_rivals_last_turn_can_be_spent_at_the_end_of_the_round() -> None:
    state = alone(2)
    rival = rival_of(state)
    rival.open[:], rival.marked[:] = ["oi_2", *rival.open[1:]], [1, 0, 0]
    rival.stack = [[item for item in level if item != "oi_2"] for level in rival.stack]
    rival.unused = [item for item in rival.unused if item != "oi_2"]
    rival.done.clear()
    progress = rival.progress
    round_end(state)
    assert rival.spent == ["oi_2"] and rival.progress == progress and len(rival.open) == 3


def test_equal_tasks_of_one_objective_need_no_question() -> None:
    state = alone(2)
    rival = rival_of(state)
    rival.open[:], rival.marked[:] = ["oiii_1"], [0]
    rival.stack = [[], [], []]
    state.signals[5] = []
    set_row(state, "c15", "c16", "c26")
    match = Match(GAME, state, auto=False)
    do_unaudited(match, "scan", "scan_earth proxima", "scan_row c15", "signal sirius")
    assert match.asks[0].about == "end" and rival.marked == [1]


def do_unaudited(match: Match[SetiState], *lines: str) -> None:

    for line in lines:
        match.play(line, 0)


# ---- Exertians


def test_without_any_danger_nobody_loses_points_to_it() -> None:
    state = quiet()
    discovered(state, "exertians")
    state.active = 1
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    settle(match)
    state = match.state
    state.phase = "over"
    score(state, 0, 50)
    assert "danger" not in dict(GAME.scores(state)[0].items)


# ---- milestones


def test_a_player_chooses_the_order_of_its_own_milestones() -> None:
    state = quiet()
    discovered(state, "centaurians")
    state.active = 1
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    state = match.state
    state.active = 0
    score(state, 0, 30)
    state.neutral = [0, 0]
    assert 0 <= state.players[0].tile <= 30
    match = start(state)
    do(match, "launch", "end")
    assert about(match) == "milestone"
    assert offered(match, "milestone") == [("milestone", "gold"), ("milestone", "message")]
    do(match, "milestone message")
    assert about(match) == "message"


# ---- the end-of-round card


def test_a_player_who_passes_may_keep_the_pack_and_choose_when_another_passes() -> None:
    state = quiet(3)
    match = start(state)
    pack = list(state.packs[0])
    do(match, "pass", "wait")
    assert match.asks[1].about == "turn" and len(state.packs[0]) == 4
    assert list(match.view(0).private.looked) == pack, "whoever keeps it goes on seeing it"
    assert not match.view(1).private.looked
    do(match, "launch", "end")
    do(match, "pass")
    assert match.asks[0].about == "pack" and ("wait",) not in match.asks[0].actions
    do(match, f"keep {pack[0]}")
    assert match.asks[2].about == "pack" and ("wait",) in match.asks[2].actions


def test_the_last_to_pass_cannot_wait_with_the_pack() -> None:
    state = quiet(2)
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}", "pass")
    assert ("wait",) not in match.asks[1].actions


def test_the_rival_takes_its_card_of_the_pack_after_whoever_waits() -> None:
    state = alone(1)
    rival = rival_of(state)
    rival.played.extend(rival.deck)
    rival.deck.clear()
    match = start(state)
    do(match, "pass", "wait")
    assert match.asks[0].about == "pack", "the rival has passed"
    do(match, f"keep {state.packs[0][0]}")
    assert state.round == 2


# ---- set-up


def test_chance_names_the_first_player() -> None:
    firsts = {record.begin(GAME, 3, seed).state.first for seed in range(20)}
    assert firsts == {0, 1, 2}
    state = record.begin(GAME, 3, 1).state
    assert [state.players[(state.first + step) % 3].score for step in range(3)] == [1, 2, 3]


# ---- taking back a figure


@pytest.mark.parametrize(("card", "kind"), [("c15", "orbiter"), ("c84", "lander")])
def test_a_card_that_takes_back_a_figure_can_be_declined(card: str, kind: str) -> None:
    state = quiet()
    state.figures.append((0, kind, "venus", 1))
    give(state, 0, card)
    match = start(state)
    do(match, f"play {card}", "skip")
    assert state.figures == [(0, kind, "venus", 1)] and me(match).score == 1
    finish_turn(match)
