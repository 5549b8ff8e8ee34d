"""Every card is played once and compared with its data; odd cards have a test of their own."""

from __future__ import annotations

import pytest

from ludonaut.games.seti.content import CARDS, MAIN_DECK, STAR_INDEX, Card
from ludonaut.games.seti.content.effects import GAINS, Draw, Gain, Launch, Research, Scan, Signal, Trace
from ludonaut.games.seti.state import SetiState
from ludonaut.kernel import Match

from .arrange import discovered, do, fetch, finish_turn, give, me, offered, quiet, score, set_row, start
from .test_signals import own

DECLINED = ("fly", "hand_signal", "pay", "income", "cover", "reveal", "any_probe", "slingshot", "land")


def rich(seed: int = 1) -> SetiState:
    """A player with plenty of everything, a probe at Mars and one on asteroids, and an opponent who has a little."""
    state = quiet(2, seed)
    player = state.players[0]
    player.credits = player.energy = 20
    player.publicity = 0
    player.exofossils = 5
    own(state, 0, "probe_1")
    own(state, 1, "telescope_3")
    player.probes.append(10)
    state.figures.extend([(0, "orbiter", "venus", 1), (0, "lander", "venus", 1)])
    return state


def with_species(name: str) -> SetiState:
    """The same with a species discovered at the end of an earlier turn."""
    state = rich()
    discovered(state, name, 0)
    state.active = 1
    match = start(state)
    do(match, "pass", f"keep {state.packs[0][0]}")
    match.state.players[1].passed = True
    return match.state


def play(match: Match[SetiState], card: str) -> None:
    """Play a card; decline what may be declined, answer the rest with the first possibility."""
    do(match, f"play {card}")
    while match.asks and (ask := next(iter(match.asks.values()))).about not in ("end", "turn"):
        choice = next((action for action in ask.actions if action[0] in ("skip", "done")), ask.actions[0])
        match.play(choice, ask.seat)


def markers(state: SetiState) -> int:
    on_tile = sum(len(one.data) for one in state.species)
    return on_tile + sum(len(marks) for marks in state.signals)


def expected_markers(card: Card) -> int | None:
    count = 0
    for effect in card.effects:
        if isinstance(effect, Signal) and effect.where != "hand":
            count += 2 if effect.where == "neighbours" else effect.count
        elif isinstance(effect, Scan):
            count += 2
    return count


def word_of(text: str) -> str:
    """The kind of an effect as the content files write it."""
    word = text.partition(":")[0].split()[0]
    return "per" if " per " in text else "gain" if word in GAINS else word


def gains(card: Card, what: str) -> int:
    return sum(effect.count for effect in card.effects if isinstance(effect, Gain) and effect.what == what)


ALONE = frozenset({"gain", "move", "draw", "launch", "once", "lightsail", "asteroids_free", "no_visit_publicity"})


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].kind != "exertian"])
def test_every_card_does_what_its_data_say(card: str) -> None:
    printed = CARDS[card]
    state = with_species(printed.species) if printed.species else rich()
    give(state, 0, card)
    match = start(state)
    player = me(match)
    before = match.state.copy()
    old = before.players[0]
    play(match, card)
    words = [word_of(text) for text in printed.texts.effects]

    assert card not in player.hand or "if" in words, "it left the hand, unless it says that it returns"
    paid = old.credits - player.credits if printed.currency == "credit" else old.energy - player.energy
    if set(words) <= ALONE | {"signal", "mark", "scan"}:
        assert paid == printed.cost - gains(printed, printed.currency)
        assert player.publicity == min(10, old.publicity + gains(printed, "publicity"))
        assert player.exofossils == old.exofossils + gains(printed, "exofossil")
    if set(words) <= ALONE:
        assert player.score == old.score + gains(printed, "vp")
        assert player.data == old.data + gains(printed, "data")
        drawn = sum(effect.count for effect in printed.effects if isinstance(effect, Draw))
        assert len(player.hand) == len(old.hand) - 1 + drawn
        launched = [effect for effect in printed.effects if isinstance(effect, Launch)]
        within = len(launched) if launched and launched[0].freely else min(1, len(launched))
        assert len(player.probes) == len(old.probes) + within
    if "remove" not in words:
        assert markers(match.state) - markers(before) == expected_markers(printed)
    researched = sum(word == "research" for word in words)
    assert player.techs.bit_count() - old.techs.bit_count() == researched
    turned = researched and Research("copy") not in printed.effects
    assert match.state.next_disc == (before.next_disc + bool(turned)) % 3
    kept = {"condition": player.missions, "trigger": player.missions, "final": player.finals}
    if printed.kind in kept:
        assert card in kept[printed.kind]
    elif printed.kind == "message":
        assert card in player.tucked or card in [sent for _, sent in player.messages]
    else:
        species = [one.gone for one in match.state.species]
        assert any(card in pile for pile in (match.state.discard, player.hand, player.tucked, *species))
    traces = sum(len(one.marks) for one in match.state.species) - sum(len(one.marks) for one in before.species)
    plain = sum(effect.count for effect in printed.effects if isinstance(effect, Trace) and not effect.only)
    if "if" not in words and "remove" not in words and "land" not in words and "orbit_or_land" not in words:
        assert traces == plain


def test_all_cards_of_the_box_were_in_that_table() -> None:
    assert len(MAIN_DECK) + 40 == len([card for card in CARDS if CARDS[card].kind != "exertian"])


# ---- corners


@pytest.mark.parametrize(("card", "publicity", "data"), [("c5", 4, 0), ("c6", 4, 1), ("c7", 5, 0)])
def test_a_card_may_be_discarded_for_its_corner(card: str, publicity: int, data: int) -> None:
    state = quiet()
    give(state, 0, card)
    match = start(state)
    do(match, f"corner {card}")
    assert (me(match).publicity, me(match).data) == (publicity, data)
    assert card in state.discard


# ---- odd cards, each by its name


def test_falcon_heavy_launches_two_beyond_the_limit() -> None:
    state = quiet()
    state.players[0].probes.append(10)
    give(state, 0, "c9")
    match = start(state)
    do(match, "play c9")
    assert me(match).probes == [10, 5, 5]
    assert not offered(match, "launch")


def test_grant_shows_the_card_taken_and_gains_its_corner() -> None:
    state = quiet()
    set_row(state, "c6", "c1", "c2")
    give(state, 0, "c11")
    match = start(state)
    do(match, "play c11", "take c6")
    assert me(match).hand == ["c6"] and me(match).data == 1


def test_europa_clipper_lands_on_a_moon_without_the_technology() -> None:
    state = quiet()
    state.players[0].probes.append(state.sky.where["jupiter"])
    give(state, 0, "c12")
    match = start(state)
    do(match, "play c12", "land europa", "discover left yellow", "discover right yellow")
    assert me(match).energy == 3 and (0, "lander", "europa", 1) in state.figures
    assert dict(match.scores[0].items)["finals"] == 3


def test_perseverance_gains_four_points_on_mars() -> None:
    state = quiet()
    state.players[0].probes.append(10)
    give(state, 0, "c13")
    match = start(state)
    do(match, "play c13", "land mars", "cover_data 1", "discover left yellow")
    assert me(match).score == 1 + 6 + 5 + 4


def test_atmospheric_entry_frees_the_first_orbit_again() -> None:
    state = quiet()
    state.figures.append((0, "orbiter", "venus", 1))
    state.players[1].probes.append(3)
    give(state, 0, "c15")
    match = start(state)
    do(match, "play c15", "remove venus 1", "draw")
    assert not state.figures and me(match).score == 4 and me(match).data == 1
    finish_turn(match)
    do(match, "orbit venus")
    assert me(match, 1).score == 2 + 3 + 6


def test_dragonfly_takes_the_data_of_an_occupied_space() -> None:
    state = quiet()
    state.figures.append((1, "lander", "venus", 1))
    state.players[0].probes.append(3)
    give(state, 0, "c16")
    match = start(state)
    do(match, "play c16", "land venus", "discover left yellow")
    assert me(match).data == 2


def test_osiris_rex_counts_asteroids_around_a_probe() -> None:
    state = quiet()
    state.players[0].probes.append(7)
    give(state, 0, "c17")
    match = start(state)
    asteroid = state.sky.asteroid
    near = sum(asteroid[cell] for cell in (0, 6, 15))
    do(match, "play c17")
    assert me(match).data == 2 + near


def test_hayabusa_needs_a_probe_on_asteroids() -> None:
    for cell, traces in ((6, 0), (7, 1)):
        state = quiet()
        state.players[0].probes.append(cell)
        give(state, 0, "c18")
        match = start(state)
        do(match, "play c18")
        if traces:
            do(match, "discover left yellow")
        assert sum(len(one.marks) for one in state.species) == traces


def test_a_slingshot_turns_publicity_into_a_move() -> None:
    state = quiet()
    state.players[0].probes.append(4)
    give(state, 0, "c19")
    match = start(state)
    do(match, "play c19", "fly 4 3", "swing", "fly 3 2", "fly 2 1", "skip")
    assert me(match).publicity == 4 + 1 and me(match).probes == [1]


def test_a_flyby_pays_once_for_its_planet_also_by_free_moves() -> None:
    state = quiet()
    state.players[0].probes.append(2)
    state.players[0].energy = 4
    give(state, 0, "c20")
    match = start(state)
    do(match, "play c20", "skip", "move 2 1")
    assert me(match).score == 5
    do(match, "move 1 2", "move 2 1")
    assert me(match).score == 5


def test_lightsail_counts_different_planets_at_the_end_of_the_turn() -> None:
    state = quiet()
    state.players[0].probes.append(4)
    give(state, 0, "c25")
    match = start(state)
    do(match, "play c25", "fly 4 3", "fly 3 4", "fly 4 5", "fly 5 4")
    assert me(match).score == 1
    do(match, "end")
    assert me(match).score == 3, "Venus and Earth"


def test_the_asteroid_belt_is_free_this_turn_only() -> None:
    state = quiet()
    state.players[0].probes.append(7)
    give(state, 0, "c26")
    match = start(state)
    do(match, "play c26", "fly 7 6", "fly 6 5")
    assert me(match).energy == 3
    finish_turn(match)
    assert not state.light


def test_the_james_webb_telescope_marks_three_sectors() -> None:
    state = quiet()
    state.players[0].probes.append(10)
    give(state, 0, "c29")
    match = start(state)
    do(match, "play c29", "skip")
    assert [len(state.signals[star]) for star in (1, 2, 3)] == [1, 1, 1]


def test_great_observatories_use_anybodys_probes() -> None:
    state = quiet()
    state.players[0].probes.append(10)
    state.players[1].probes.append(3)
    give(state, 0, "c30")
    match = start(state)
    do(match, "play c30", "probe 3", "probe 10")
    assert match.asks[0].about == "end"
    assert state.signals[3] == [0] and state.signals[2] == [0]


def test_filling_a_sector_pays_the_allen_array() -> None:
    state = quiet()
    set_row(state, "c1", "c2", "c4")
    state.signals[STAR_INDEX["kepler"]] = [1, 1, 1, 1]
    give(state, 0, "c45")
    match = start(state)
    do(match, "play c45", "row c1", "signal kepler")
    assert me(match).energy == 4
    do(match, "row c2", "signal sirius")
    assert state.won[STAR_INDEX["kepler"]] == [1], "whoever wins the sector"


def test_parkes_gains_two_points_for_each_red_signal_of_its_scan() -> None:
    state = quiet()
    set_row(state, "c1", "c2", "c4")
    give(state, 0, "c52")
    match = start(state)
    do(match, "play c52", "scan_earth proxima", "scan_row c4", "signal barnard")
    assert me(match).score == 1 + 4


def test_scientific_cooperation_likes_what_others_have() -> None:
    state = quiet()
    own(state, 1, "probe_2")
    state.tops[1] = 0
    state.stacks[1] = [1, 2]
    give(state, 0, "c72")
    match = start(state)
    do(match, "play c72", "tech probe_2")
    assert me(match).publicity == 6


def test_focused_research_counts_the_tile_just_taken() -> None:
    state = quiet()
    own(state, 0, "probe_1")
    state.tops[1], state.stacks[1] = 1, [0, 2, 3]
    give(state, 0, "c71")
    match = start(state)
    do(match, "play c71", "tech probe_2")
    assert me(match).score == 1 + 2 + 4


def test_clean_space_gains_the_corners_of_the_row() -> None:
    state = quiet()
    set_row(state, "c6", "c7", "c8")
    give(state, 0, "c73")
    match = start(state)
    do(match, "play c73")
    assert me(match).data == 1 and me(match).publicity == 6
    assert {"c6", "c7", "c8"} <= set(state.discard) and len(state.row) == 3


def test_pre_launch_testing_moves_for_cards_shown_and_kept() -> None:
    state = quiet()
    give(state, 0, "c74", "c1", "c2", "c6")
    match = start(state)
    do(match, "play c74", "reveal c1", "reveal c2")
    assert match.asks[0].args["points"] == 2
    assert me(match).hand == ["c1", "c2", "c6"] and me(match).shown == ["c1", "c2"]


def test_fuel_tanks_give_energy_for_cards_shown() -> None:
    state = quiet()
    give(state, 0, "c90", "c1", "c6")
    match = start(state)
    do(match, "play c90", "reveal c1", "reveal c6")
    assert me(match).energy == 5


def test_extremophiles_count_all_traces_of_the_colour_marked() -> None:
    state = quiet()
    state.species[1].marks.append(("blue", 0, 0))
    give(state, 0, "c75")
    match = start(state)
    do(match, "play c75", "discover left blue")
    assert me(match).score == 1 + 5 + 2


def test_international_collaboration_copies_without_rotation_or_bonus() -> None:
    state = quiet()
    own(state, 1, "telescope_1")
    give(state, 0, "c81")
    match = start(state)
    do(match, "play c81", "tech telescope_1")
    assert state.discs == [0, 0, 0] and me(match).score == 1
    assert me(match).data == 2, "what the technology gives at once still comes"


def test_sample_return_trades_a_lander_for_a_trace() -> None:
    state = quiet()
    state.figures.append((0, "lander", "europa", 1))
    give(state, 0, "c84")
    match = start(state)
    do(match, "play c84", "remove europa 1", "discover left yellow")
    assert not state.figures


@pytest.mark.parametrize(("card", "tucked", "score_gain"), [("c93", ["c2", "c5"], 6)])
def test_government_funding_counts_before_tucking_itself(card: str, tucked: list[str], score_gain: int) -> None:
    state = quiet()
    give(state, 0, card)
    for one in tucked:
        fetch(state, one)
        state.players[0].tucked.append(one)
    match = start(state)
    do(match, f"play {card}")
    assert me(match).score == 1 + score_gain
    assert me(match).tucked == [*tucked, card] and me(match).credits == 4 - 3 + 1


def test_the_coronal_spectrograph_needs_a_purple_trace_already() -> None:
    state = quiet()
    give(state, 0, "c98")
    match = start(state)
    do(match, "play c98")
    assert not any(one.marks for one in state.species)
    state = quiet()
    state.species[0].marks.append(("purple", 0, 0))
    state.species[1].marks.append(("purple", 0, 1))
    give(state, 0, "c98")
    match = start(state)
    do(match, "play c98", "surplus left purple")
    assert me(match).score == 4


def test_seti_at_home_needs_eight_publicity() -> None:
    for publicity, traces in ((7, 0), (8, 1)):
        state = quiet()
        state.players[0].publicity = publicity
        give(state, 0, "c108")
        match = start(state)
        do(match, "play c108")
        if traces:
            do(match, "discover left purple")
        assert len(state.species[0].marks) == traces


def test_plato_takes_no_data() -> None:
    state = quiet()
    state.players[0].probes.append(10)
    give(state, 0, "c118")
    match = start(state)
    do(match, "play c118")
    assert len(state.signals[2]) == 3 and me(match).data == 0 and me(match).score == 3


def test_orbiting_lagrange_point_comes_back_with_a_lone_signal() -> None:
    for before, back in (([], True), ([0], False), ([1], True)):
        state = quiet()
        state.players[0].probes.append(10)
        state.signals[2] = list(before)
        give(state, 0, "c120")
        match = start(state)
        do(match, "play c120")
        assert ("c120" in me(match).hand) == back


def test_amateur_astronomers_turn_up_the_deck() -> None:
    state = quiet()
    give(state, 0, "c122")
    match = start(state)
    do(match, "play c122")
    for _ in range(3):
        do(match, f"signal {offered(match, 'signal')[0][1]}")
    assert markers(state) == 3 and len(state.discard) == 4


def test_trajectory_correction_rewards_a_move_along_the_ring() -> None:
    state = quiet()
    state.players[0].probes.append(5)
    give(state, 0, "c125")
    match = start(state)
    do(match, "play c125", "fly 5 6")
    assert me(match).score == 4 and me(match).publicity == 5


def test_near_shoemaker_needs_a_probe_on_asteroids_at_the_end() -> None:
    state = quiet()
    give(state, 0, "c127")
    match = start(state)
    do(match, "play c127")
    state.players[0].probes.append(7)
    assert dict(match.scores[0].items)["finals"] == 13
    state.players[0].probes[:] = [6]
    assert "finals" not in dict(match.scores[0].items)


def test_solvay_conference_scores_a_gold_tile_without_ones_marker() -> None:
    state = quiet()
    state.gold_sides = [1, 0, 0, 0]
    for tech in ("probe_1", "probe_2", "telescope_1", "telescope_2"):
        own(state, 0, tech)
    give(state, 0, "c113")
    match = start(state)
    do(match, "play c113")
    assert dict(match.scores[0].items)["finals"] == 2 * 3
    state.gold_marks[0].append(0)
    assert dict(match.scores[0].items).get("finals", 0) == 0


def test_optimal_launch_window_counts_earths_sector() -> None:
    state = quiet()
    give(state, 0, "c133")
    match = start(state)
    window = sum(state.sky.publicity[cell] for cell in (5, 13, 21, 29))
    assert window == 1, "the comet of the outer ring"
    do(match, "play c133")
    assert match.asks[0].about == "fly" and match.asks[0].args["points"] == window


# ---- missions


def test_a_conditional_mission_is_completed_as_a_free_action_when_its_condition_holds() -> None:
    state = quiet()
    state.players[0].probes.append(3)
    give(state, 0, "c33")
    match = start(state)
    do(match, "play c33")
    assert not offered(match, "complete")
    finish_turn(match)
    do(match, "pass", f"keep {state.packs[0][0]}")
    do(match, "orbit venus", "complete c33")
    assert me(match).done == ["c33"] and not me(match).missions
    assert me(match).score == 1 + 2 + 9 + 4


def test_a_condition_that_holds_already_completes_the_card_at_once() -> None:
    state = quiet()
    score(state, 0, 50)
    state.players[0].golds = 2
    give(state, 0, "c51")
    state.players[0].publicity = 8
    match = start(state)
    do(match, "play c51", "scan_earth proxima", f"scan_row {state.row[0]}")
    do(match, f"signal {offered(match, 'signal')[0][1]}", "complete c51", "draw")
    assert me(match).done == ["c51"]


def test_only_what_happens_after_playing_a_mission_triggers_it() -> None:
    state = quiet()
    state.players[0].probes.append(1)
    state.players[0].energy = 6
    give(state, 0, "c2")
    match = start(state)
    do(match, "play c2")
    assert me(match).covered == [0]
    do(match, "move 1 2", "move 2 1", "cover c2 0")
    assert me(match).covered == [1] and len(me(match).hand) == 1
    do(match, "move 1 2", "move 2 3", "skip")
    assert me(match).missions == ["c2"], "a circle need not be covered"
    do(match, "move 3 2", "move 2 3", "cover c2 1")
    assert me(match).done == ["c2"]


def test_one_trigger_covers_one_circle_over_all_missions() -> None:
    state = quiet()
    state.players[0].missions.extend(["c2", "c4"])
    state.players[0].covered.extend([0, 0])
    fetch(state, "c2")
    fetch(state, "c4")
    state.players[0].probes.append(2)
    match = start(state)
    do(match, "move 2 3")
    assert offered(match, "cover") == [("cover", "c2", 1), ("cover", "c4", 0)]
    do(match, "cover c4 0")
    assert match.asks[0].about == "turn" and me(match).covered == [0, 1]


def test_a_push_triggers_a_mission_out_of_turn() -> None:
    """Seat 1's probe stands in a gap of disc 1 and is pushed onto what lies below; its own mission may react."""
    state = quiet()
    state.players[0].publicity = 6
    state.players[1].probes.append(0)
    fetch(state, "c128")
    state.players[1].missions.append("c128")
    state.players[1].covered.append(0)
    match = start(state)
    do(match, "research")
    kind = state.sky.kinds[state.players[1].probes[0]]
    asked = next(iter(match.asks))
    assert asked == (1 if kind in state.sky.where else 0)


def test_asteroids_research_counts_only_visits_on_ones_own_turn() -> None:
    state = quiet()
    fetch(state, "c129")
    state.players[0].missions.append("c129")
    state.players[0].covered.append(0)
    state.players[0].probes.append(6)
    match = start(state)
    do(match, "move 6 7", "cover c129 0")
    assert me(match).data == 1


def test_strategic_planning_counts_credits_paid_for_later_cards_only() -> None:
    state = quiet()
    give(state, 0, "c106", "c110")
    match = start(state)
    do(match, "play c106")
    assert me(match).covered == [0], "not automatically"
    finish_turn(match)
    do(match, "pass", f"keep {state.packs[0][0]}", "play c110", "cover c106 0")
    assert me(match).score == 3


def test_cornell_university_watches_corners() -> None:
    state = quiet()
    fetch(state, "c138")
    state.players[0].missions.append("c138")
    state.players[0].covered.append(0)
    give(state, 0, "c6")
    match = start(state)
    do(match, "corner c6", "cover c138 1")
    assert me(match).data == 2
