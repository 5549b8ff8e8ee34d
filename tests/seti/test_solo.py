"""The rival of the solo game."""

from __future__ import annotations

import re
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

import ludonaut
from ludonaut.games.seti import rules
from ludonaut.games.seti.content import OBJECTIVES, RIVAL_CARDS, STAR_INDEX
from ludonaut.games.seti.rules.rival_actions import best_route, preferred_tech
from ludonaut.games.seti.rules.rival_gains import best_star
from ludonaut.games.seti.state import RIVAL, Rival, SetiState
from ludonaut.kernel import Match
from ludonaut.kernel.checks import play_random

from .arrange import do, give, me, quiet, score, set_row, settle, start


def alone(level: int = 2, card: str = "") -> SetiState:
    """A solo game in which the rival will follow this card next."""
    state = quiet(1, level=level)
    if card:
        rival = state.rival
        assert rival is not None
        for pile in (rival.deck, rival.reserve, rival.played):
            if card in pile:
                pile.remove(card)
        rival.played.extend(rival.deck)
        rival.deck[:] = [card]
    return state


def rival_of(state: SetiState) -> Rival:
    assert state.rival is not None
    return state.rival


def let_the_rival_play(state: SetiState) -> Match[SetiState]:
    state.active = RIVAL
    match = start(state)
    settle(match)
    return match


@pytest.mark.parametrize(
    ("level", "objectives", "advanced", "start_space"),
    [(1, 0, 0, 0), (2, 10, 0, 0), (3, 12, 1, 0), (4, 15, 1, 3), (5, 17, 1, 8)],
)
def test_each_difficulty_has_its_board(level: int, objectives: int, advanced: int, start_space: int) -> None:
    state = ludonaut.new("seti", seats=1, seed=2, options={"level": level}).state
    rival = rival_of(state)
    assert len(rival.open) + sum(map(len, rival.stack)) == objectives
    assert len(rival.deck) == 4 + advanced and rival.progress == start_space
    assert len(rival.open) == (3 if objectives else 0)


def test_resources_are_progress_and_a_round_of_the_track_brings_a_card() -> None:
    state = alone(2, "s1")
    rival_of(state).probes = [state.sky.earth]
    rival_of(state).progress = 11
    rival_of(state).publicity = 6
    before = len(rival_of(state).reserve)
    let_the_rival_play(state)
    rival = rival_of(state)
    assert rival_of(state).publicity in (0, 1)
    if rival.progress < 11:
        assert rival.tops == 1 and len(rival.reserve) == before, "which card it is shows when it is turned up"


def test_it_takes_the_first_possible_action_of_its_card() -> None:
    state = alone(2, "s1")  # analyse, launch, research, explore
    let_the_rival_play(state)
    assert rival_of(state).probes and rival_of(state).publicity == 5


def test_it_analyses_a_full_computer_and_uses_a_computer_technology() -> None:
    state = alone(2, "s2")
    player = rival_of(state)
    player.top, player.data = 6, 3
    rival_of(state).stored[8] = 1
    state.tops[8] = state.stacks[8].pop()
    state.doubles &= ~(1 << 8)
    before = rival_of(state).progress
    let_the_rival_play(state)
    assert player.top == 3 and player.data == 0, "what waited in the pool goes to the computer"
    assert player.score == 2 + 3 + 3, "a blue discovery on the right (its arrow), three for the technology"
    assert rival_of(state).stored[8] == 0
    assert rival_of(state).progress == before + 1


def test_it_researches_from_its_place_on_the_track_what_still_has_two_points() -> None:
    state = alone(2)
    assert preferred_tech(state) == 8, "board A begins with the first computer technology"
    state.doubles &= ~(1 << 8)
    assert preferred_tech(state) == 9
    state.doubles = 0
    assert preferred_tech(state) == 8


def test_it_explores_the_first_planet_in_reach_and_prefers_a_free_first_place() -> None:
    state = alone(2, "s4")  # second species not found; Jupiter, Mars, Saturn, Venus within three
    rival_of(state).probes = [state.sky.earth]
    let_the_rival_play(state)
    ((seat, kind, place, space),) = state.figures
    assert seat == RIVAL and kind == "orbiter" and space == 1
    assert place in ("jupiter", "mars", "saturn", "venus")


def test_it_lands_on_a_moon_for_a_probe_technology() -> None:
    state = alone(2, "s4")
    rival_of(state).probes = [state.sky.earth]
    rival_of(state).stored[3] = 1
    state.tops[3] = state.stacks[3].pop()
    state.doubles &= ~8
    let_the_rival_play(state)
    ((_, kind, place, _),) = state.figures
    if place not in ("venus",):
        assert kind == "lander" and rival_of(state).stored[3] == 0


def test_its_signals_cover_first_then_score_then_gather() -> None:
    state = alone(2)
    kepler, virginis = STAR_INDEX["kepler"], STAR_INDEX["virginis"]
    assert best_star(state, (kepler, virginis)) == virginis, "of equals the larger"
    state.signals[kepler] = [0]
    assert best_star(state, (kepler, virginis)) == kepler, "two points"
    state.signals[kepler] = [0, RIVAL]
    assert best_star(state, (kepler, virginis)) == kepler, "where it has most"
    state.signals[virginis] = [RIVAL] * 3 + [0] * 2
    assert best_star(state, (kepler, virginis)) == virginis, "it would cover this one"


def test_it_discards_row_cards_by_its_arrow_and_fills_up_at_the_end() -> None:
    state = alone(2, "s3")  # left arrow: earth, row, row
    set_row(state, "c1", "c2", "c4")
    let_the_rival_play(state)
    assert {"c1", "c2"} <= set(state.discard) and state.row[0] == "c4" and len(state.row) == 3
    assert sum(map(len, state.signals)) == 3


def test_it_passes_without_cards_and_a_pack_card_goes_back_in_the_box() -> None:
    state = alone(2)
    rival = rival_of(state)
    rival.played.extend(rival.deck)
    rival.deck.clear()
    let_the_rival_play(state)
    assert rival_of(state).passed and len(rival.deck) == 4
    assert len(state.removed) == 1 and len(state.packs[0]) == 2 and state.rotated


def test_a_discovered_species_brings_its_special_card() -> None:
    state = alone(2, "s3")
    state.species[0].found = 1
    state.species[0].name, state.box = "centaurians", ["mascamites", "anomalies", "oumuamua"]
    state.species[1].name = "exertians"
    from ludonaut.games.seti.content import ALIEN_DECKS

    state.species[0].deck = list(ALIEN_DECKS["centaurians"])
    state.species[0].messages = [-1] * 4
    rival_of(state).tiles = 2
    let_the_rival_play(state)
    rival = rival_of(state)
    assert "s3" in rival.gone and "s18" in rival.played
    assert rival_of(state).tile == 2 + 15 and rival_of(state).tiles == 1


def test_objectives_are_marked_by_triggers_and_replaced_at_the_end_of_the_turn() -> None:
    state = alone(2)
    rival = rival_of(state)
    for objective, marked in zip(rival.open, rival.marked, strict=True):
        rival.unused.append(objective)
        assert marked >= 0
    rival.open, rival.marked = ["oiii_1"], [0]
    for pile in (rival.unused, *rival.stack):
        if "oiii_1" in pile:
            pile.remove("oiii_1")
    match = start(state)
    do(match, "scan", "scan_earth proxima", f"scan_row {state.row[0]}")
    while match.asks[0].about != "end":
        match.play(match.asks[0].actions[0])
    assert rival.marked[0] == 1, "one of two scans"


def test_levels_are_marked_as_soon_as_they_are_reached() -> None:
    state = alone(2)
    rival = rival_of(state)
    rival.unused.extend(rival.open)
    for pile in (rival.unused, *rival.stack):
        if "oi_1" in pile:
            pile.remove("oi_1")
    rival.open, rival.marked = ["oi_1"], [0]
    state.players[0].publicity = 7
    give(state, 0, "c7")
    match = start(state)
    do(match, "corner c7")
    assert rival.marked == [1]


def test_missing_objectives_are_progress_and_open_ones_points_at_the_end() -> None:
    from ludonaut.games.seti.rules.solo import round_end
    from ludonaut.games.seti.scoring import items

    state = alone(2)
    state.round = 3
    rival = rival_of(state)
    rival.done.append(rival.open.pop())
    rival.marked.pop()
    round_end(state)
    assert rival.progress == 6 and len(rival.spent) == 1
    state.phase = "over"
    assert dict(items(state, RIVAL))["objectives"] == 5 * 9


def test_an_objective_accomplished_after_ones_last_turn_is_not_counted_against_one() -> None:
    from ludonaut.games.seti.scoring import items

    state = alone(2)
    rival = rival_of(state)
    rival.marked[0] = (1 << len(OBJECTIVES[rival.open[0]].tasks)) - 1
    state.phase = "over"
    assert dict(items(state, RIVAL))["objectives"] == 5 * 9, "it still lies in the row, but all its tasks are marked"


def test_one_must_beat_the_rival_to_win() -> None:
    state = alone(1)
    state.round = 5
    for pack in state.packs:
        state.discard.extend(pack)
        pack.clear()
    rival_of(state).passed = True
    score(state, 0, 10)
    score(state, RIVAL, 10)
    match = start(state)
    do(match, "pass")
    assert match.over and match.winners == []
    assert me(match).score == 10


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_random_solo_games_end_with_all_components_accounted_for(level: int) -> None:
    from ludonaut.games.seti import GAME

    for seed in range(4):
        match = play_random(GAME, 1, seed, {"level": level})
        assert match.over and match.state.round == 5


@pytest.mark.parametrize("card", RIVAL_CARDS)
def test_the_last_action_of_a_card_is_always_possible(card: str) -> None:
    """Signals, and a technology for nothing. A probe to send out is there where a launch was not possible, and some
    planet of the card lies within its reach however the discs stand."""
    *before, last = RIVAL_CARDS[card].actions
    if last.do == "explore":
        assert "launch" in [action.do for action in before]
        state = alone()
        for discs in product(range(8), repeat=3):
            state.discs[:] = discs
            sky = state.sky
            ways = [best_route(state, sky.earth, sky.where[planet], moves) for planet, moves in last.targets]
            assert any(way is not None for way in ways), discs
    else:
        assert last.do == "signals" or (last.do == "research" and last.publicity == 0)


def test_only_its_own_chapters_look_at_the_rival() -> None:
    """Others reach it as an agency among the agencies, or by what effects mean to it."""
    chapters = Path(rules.__file__).parent.glob("*.py")
    speaking = {path.stem for path in chapters if re.search(r"state\.rival|rival_of", path.read_text(encoding="utf-8"))}
    assert speaking == {"solo", "rival_actions", "rival_gains", "objectives"}


def test_the_chapters_of_the_rules_are_modules_by_their_names() -> None:
    for path in Path(rules.__file__).parent.glob("[a-z]*.py"):
        assert getattr(rules, path.stem) is import_module(f"{rules.__name__}.{path.stem}")
