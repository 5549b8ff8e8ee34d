"""Set-up, what stays and goes between eras, late starts and early ends."""

from __future__ import annotations

import pytest

import ludonaut
from ludonaut.games.spacecorp import GAME
from ludonaut.games.spacecorp.content import CARDS, DECK, TIME_IDS, TYPE
from ludonaut.games.spacecorp.rules.eras import clear_the_table, end_of_era
from ludonaut.games.spacecorp.rules.progress import advance_genetics, advance_revelation, award
from ludonaut.games.spacecorp.scoring import final_profit, ranking, winners
from ludonaut.games.spacecorp.setup import opening
from ludonaut.games.spacecorp.state import SpaceCorpState
from ludonaut.kernel import BadOptions, Match, Rng

from .table import Play, base, era, give, infra, progress, rich, tile, turn


@pytest.mark.parametrize(("seats", "times"), [(2, 0), (3, 2), (4, 4)])
def test_the_mariners_deck_and_hands(seats: int, times: int) -> None:
    state = GAME.set_up(seats, GAME.read_options(seats, {}), Rng(3))
    assert sum(card in TIME_IDS for card in state.deck) == times
    for corp in state.corps:
        assert sorted(TYPE[card] for card in corp.shown) == ["chemical_drive", "time"]
        assert corp.teams[:2] == ["earth", "earth"]
    extra = [len(corp.hand) - 2 for corp in state.corps]
    assert sum(extra) == {2: 1, 3: 2, 4: 2}[seats]
    assert extra[state.first] == 0
    assert sorted(corp.profit for corp in state.corps)[-1] == (1 if seats > 2 else 0)
    assert all(CARDS[card].start for card in state.top + state.offer)


@pytest.mark.parametrize("first", ["planeteers", "starfarers"])
def test_late_starts_have_their_profit_wheel_and_contracts(first: str) -> None:
    state = GAME.set_up(3, GAME.read_options(3, {"first": first}), Rng(3))
    late = first == "starfarers"
    for corp in state.corps:
        assert corp.profit == (20 if late else 8)
        assert (corp.genetics, corp.revelation) == ((2, 2) if late else (1, 0))
        assert len(corp.hand) == 3
        assert sum(place != "" for place in corp.teams) == (3 if late else 2)
    assert len(state.progress_stock) == (32 if late else 16)
    assert len(state.colony_stock) == (17 if late else 0)


@pytest.mark.parametrize("seed", range(6))
def test_a_starfarers_start_gives_everybody_an_adaptation_from_the_last_player_backwards(seed: int) -> None:
    """The order is that of the turns that follow; the profit of the cards is ignored."""
    match = ludonaut.new("spacecorp", seats=3, seed=seed, options={"first": "starfarers"})
    order = []
    while match.ask is not None and match.ask.about == "free-adaptation":
        order.append(match.ask.seat)
        match.play(match.ask.actions[0])
    first = match.state.active
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert all(len(corp.progress) == 1 and corp.profit == 20 for corp in match.state.corps)


def test_the_game_cannot_end_before_it_begins() -> None:
    with pytest.raises(BadOptions, match="cannot end"):
        ludonaut.new("spacecorp", seats=2, options={"first": "starfarers", "last": "mariners"})


def test_infra_and_legacies_stay_and_everything_else_goes() -> None:
    state = era(0, last="starfarers")
    infra(state, 0, "orbital_telescope")
    tile(state, "deimos", "M-e1-2")
    base(state, 0, "deimos", "refinery")
    give(state, 0, "N30")
    state.beyond = [0, 1]
    play = Play(end_of_era(state))
    play("legacy", "deimos")
    assert state.era == 1
    corp = state.corps[0]
    assert corp.legacy == ("M-e1-2", "refinery")
    assert corp.legacy_value == 2
    assert corp.infra[0] == "N41"
    assert corp.stock["refinery"] == 2
    assert state.tiles == {}
    assert not set(corp.hand) & set(DECK[0])
    assert corp.teams[:2] == ["inner_base", "inner_base"]
    GAME.audit(state)


def test_a_new_legacy_drives_out_the_old_one() -> None:
    state = era(1)
    state.corps[0].legacy, state.corps[0].legacy_value = ("M-e1-2", "refinery"), 2
    state.corps[0].stock["refinery"] -= 1
    tile(state, "ceres", "P-e1-4")
    base(state, 0, "ceres", "research")
    Play(end_of_era(state))("legacy", "ceres")
    assert state.corps[0].legacy == ("P-e1-4", "research")
    assert state.corps[0].stock["refinery"] == 3


def test_exploited_tiles_are_no_legacy() -> None:
    state = era(1)
    tile(state, "ceres", "P-e1-4")
    base(state, 0, "ceres", "exploit")
    assert Play(end_of_era(state)).over


def test_the_first_beyond_marker_opens_ceres_and_the_first_turn() -> None:
    state = era(0)
    state.beyond = [1, 0]
    clear_the_table(state)
    Play(end_of_era(state))
    play = Play(opening(state))
    assert play.ask is not None
    assert play.ask.seat == 1
    play("outpost", "ceres")
    while not play.over and ("outpost", "vesta") not in play.actions:
        play(*play.actions[0])
    play("outpost", "vesta")
    assert "ceres" in state.tiles
    assert state.corps[1].claims[0]
    assert state.first == 1
    assert "vesta" in state.corps[0].teams
    assert state.beyond == [-1, -1]


def test_without_an_outpost_the_poorest_begins() -> None:
    state = era(0, seats=3)
    for seat, profit in enumerate((5, 2, 7)):
        rich(state, seat, profit)
    Play(end_of_era(state))
    Play(opening(state))
    assert state.first == 1


def test_a_mariners_lap_of_genetics_gives_an_adaptation_in_planeteers() -> None:
    state = era(0)
    Play(advance_genetics(state, 0, 4))
    assert state.corps[0].progress == []
    Play(end_of_era(state))
    play = Play(opening(state))
    assert play.ask is not None
    assert (play.ask.seat, play.ask.about) == (0, "progress")
    play("progress", "Ad01")
    assert state.corps[0].profit == 1


def test_each_lap_of_the_wheel_is_a_card() -> None:
    state = era(1)
    state.corps[0].revelation = 2
    play = Play(advance_revelation(state, 0, 1))
    assert all(action[1].startswith("Av") for action in play.actions if isinstance(action[1], str))
    play("progress", "Av05")
    assert state.corps[0].profit == 2


def test_nobody_owns_two_progress_cards_of_one_name_and_profit_goes_first() -> None:
    state = era(1)
    play = Play(award(state, 0, "breakthrough"))
    assert ("progress", "Av05") in play.actions
    assert ("progress", "Av06") not in play.actions
    play("progress", "Av05").holding()
    assert ("progress", "Av06") not in Play(award(state, 0, "breakthrough")).actions
    assert ("progress", "Av06") in Play(award(state, 1, "breakthrough")).actions


def test_conditions_of_progress_cards() -> None:
    """Star Children need two Breakthroughs."""
    state = era(2)
    assert ("progress", "Ad17") not in Play(award(state, 0, "adaptation")).actions
    progress(state, 0, "probe_network")
    progress(state, 0, "energy_fields")
    play = Play(award(state, 0, "adaptation"))
    play("progress", "Ad17")
    assert ("settle", "wolf_359") in play.actions
    play("settle", "wolf_359")
    assert state.corps[0].teams[3] == "wolf_359"
    assert state.corps[0].approach[3] == 0


def test_extended_longevity_brings_three_cards() -> None:
    state = era(1)
    progress(state, 0, "probe_network")
    play = Play(award(state, 0, "adaptation"))
    play("progress", "Ad09")("draw")("draw")("draw")
    assert len(state.corps[0].hand) == 3


def test_an_early_end_pays_beyond_markers_and_genetics() -> None:
    state = era(0, last="mariners")
    state.beyond = [1, 0]
    state.corps[0].genetics = 2
    final_profit(state)
    assert [corp.profit for corp in state.corps] == [1 + 2, 3]


def test_genetics_pays_only_at_the_end_of_mariners() -> None:
    state = era(1, last="planeteers")
    state.beyond = [0, -1]
    final_profit(state)
    assert [corp.profit for corp in state.corps] == [3, 0]


def test_ties_of_an_early_end_are_broken_by_bases() -> None:
    state = era(0, last="mariners")
    base(state, 1, "lunar_l4", "spaceport")
    assert winners(state) == [1]
    base(state, 0, "lunar_l5", "spaceport")
    assert winners(state) == [0, 1]


@pytest.mark.parametrize(("colonies", "points"), [(0, -1), (1, 1), (2, 4), (3, 8), (4, 13)])
def test_the_final_table_of_colonies(colonies: int, points: int) -> None:
    state = era(2)
    for site in ("alpha_centauri", "luhman_16", "wolf_359", "lacaille_9352")[:colonies]:
        tile(state, site, "S-p-3")
        base(state, 0, site, "research")
        state.colonies[site] = "K02"
    final_profit(state)
    assert state.corps[0].profit == points


def test_final_ties_are_broken_by_colonies_then_progress() -> None:
    state = era(2)
    progress(state, 1, "torpor")
    assert winners(state) == [1]
    tile(state, "wolf_359", "S-p-3")
    base(state, 0, "wolf_359", "research")
    state.colonies["wolf_359"] = "K01"
    assert winners(state) == [0]
    assert ranking(state, 0) == (0, 6, 0)


def waits(match: Match[SpaceCorpState]) -> None:
    """Somebody who does as little as possible answers."""
    assert match.ask is not None
    listed = {str(action[0]): action for action in match.ask.actions}
    wishes = ("stop", "done", "hold", "research", "pass")
    match.play(next((listed[wish] for wish in wishes if wish in listed), match.ask.actions[0]))


def test_nobody_is_made_to_pass_while_the_deck_has_cards() -> None:
    match = ludonaut.new("spacecorp", seats=3, seed=11, options={"last": "mariners"})
    for _ in range(600):
        waits(match)
        assert match.state.deck_cards()
        assert not any(corp.passed for corp in match.state.corps)


def test_with_the_deck_empty_nobody_waits_for_ever() -> None:
    match = ludonaut.new("spacecorp", seats=3, seed=11, options={"last": "mariners"})
    match.state.discard += match.state.top + match.state.deck
    match.state.top.clear()
    match.state.deck.clear()
    while not match.over:
        waits(match)
        assert len(match.choices) < 300


def test_an_era_in_which_nobody_can_do_anything_ends() -> None:
    """The deck has cards, but every hand is full of cards that cannot be played."""
    state = era(0)
    for seat, corp in enumerate(state.corps):
        corp.teams = ["asteroid_belt", "asteroid_belt", "", ""]
        kinds = ("cargo_pod", "cargo_pod", "inflatable_habitat", "surface_rover", "regolith_processor")
        give(state, seat, *kinds, "science_module", "resource_extractor", "research_consortium")
    state.loose.clear()
    turns = 0
    while state.phase == "turn":
        play = Play(turn(state))
        play(*play.actions[0])
        turns += 1
    assert turns <= 2 * 6 + 2
    assert state.deck_cards()


def test_an_era_in_which_all_can_only_exchange_infra_ends() -> None:
    """The deck has cards, but the hands are too large for a Research, and no other action is possible."""
    state = era(2)
    for corp in state.corps:
        corp.teams = ["sol", "sol", "sol", ""]
    give(state, 0, "S42", "S65", "S37", "S43", "S32", "S62", "S01", "S39")
    give(state, 1, "S59", "S69", "S46", "S73", "S60", "S33", "S38", "S34", "S02")
    infra(state, 0, "S40", "S30", "S31")
    infra(state, 1, "S41", "S29", "S26")
    turns = 0
    while state.phase == "turn":
        play = Play(turn(state))
        while not play.over:
            assert {action[0] for action in play.actions} <= {"hold", "upgrade", "slot", "pass"}
            play(*play.actions[0])
        turns += 1
        assert turns <= 2 * 6 + 2
    assert state.deck_cards()


def test_the_last_base_of_a_kind_can_be_a_legacy() -> None:
    """With all three on the board, nothing is missing while the others still choose."""
    state = era(1, last="starfarers")
    for site, found in (("vesta", "P-e1-4"), ("ceres", "P-e1-5"), ("hygiea", "P-e1-6")):
        tile(state, site, found)
        base(state, 0, site, "security")
    tile(state, "io", "P-e3-3")
    base(state, 1, "io", "attraction")
    play = Play(end_of_era(state))
    play("legacy", "vesta")
    GAME.audit(state)
    play("forgo")
    assert state.corps[0].legacy == ("P-e1-4", "security")
    assert state.corps[0].stock["security"] == 2
    GAME.audit(state)
