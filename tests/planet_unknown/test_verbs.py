"""Labels and clicks that depend on what lies on the table."""

from __future__ import annotations

from typing import Any

from ludonaut.games.planet_unknown import GAME
from ludonaut.games.planet_unknown.content.grid import NUMBER
from ludonaut.games.planet_unknown.content.tiles import CIV, WATER
from ludonaut.games.planet_unknown.rules import placement
from ludonaut.games.planet_unknown.state import PlanetUnknownState
from ludonaut.kernel import Action, Match

from .helpers import draw, meant, offer, raise_cube, table, tile, with_tech


def said(state: PlanetUnknownState, action: Action, lang: str = "en", seat: int = 0) -> str:
    phrase = GAME.label(GAME.view(state, seat), action)
    return GAME.texts.say(lang, phrase.message, phrase.args)


def clicked(state: PlanetUnknownState, *action: Any, seat: int = 0) -> tuple[str, ...]:
    return GAME.clicks(GAME.view(state, seat), action)


def test_a_tile_is_said_with_its_resources_size_and_meteor() -> None:
    state = table()
    number = tile("O4", "biomass", "civ", True)
    offer(state, number)
    assert said(state, ("take", "inner")) == "Take the inner tile: Biomass and Civ, 4 squares, meteor"
    offer(state, number - 1)
    assert said(state, ("take", "inner")) == "Take the inner tile: Biomass and Civ, 4 squares"
    assert clicked(state, "take", "inner") == ("tile:O4-biomass-civ",)
    assert said(state, ("discard", "inner")).endswith("Biomass and Civ")


def test_a_tile_of_another_seat_is_the_one_before_that_seat() -> None:
    state = table(3)
    offer(state, tile("S4", "rover", "tech"), seat=1)
    assert clicked(state, "take", "outer", seat=1) == ("tile:S4-rover-tech",)
    assert clicked(state, "take", "outer", seat=0) != ("tile:S4-rover-tech",)


def test_an_empty_stack_has_no_tile_to_say() -> None:
    state = table()
    outer, _ = state.depots[GAME.public(state).before[0]]
    state.tops[outer] = -1
    assert said(state, ("take", "outer")).startswith("Take the outer tile: , 0 squares")


def test_turning_the_station_says_and_lights_the_depot_that_comes() -> None:
    state = table()
    offer(state, tile("O4", "biomass", "civ"))
    here = GAME.public(state).before[0]
    assert said(state, ("rotate", 0)).startswith("Leave the station — ")
    assert said(state, ("rotate", 0)).endswith("· Biomass and Civ")
    assert clicked(state, "rotate", 0) == (f"depot:{here}",)
    state.rotation = (state.rotation + 2) % 6
    assert said(state, ("rotate", 2)).endswith("· Biomass and Civ")
    assert clicked(state, "rotate", 2) == (f"depot:{here}",)


def test_a_placement_is_said_with_its_turn_and_held_at_its_first_symbol() -> None:
    state = table()
    state.players[0].turn.tile = draw(state, tile("I3", "rover", "tech"))
    assert said(state, ("place", "f1", 0)) == "Place at f1"
    assert said(state, ("place", "f1", 3)) == "Place at f1, turned 270°"
    assert said(state, ("place", "f1", 5)) == "Place at f1, turned 90°, flipped"
    assert clicked(state, "place", "f1", 0) == ("cell:0:f2",)
    assert clicked(state, "place", "f1", 1) == ("cell:0:g1",)


def test_a_cube_alone_is_clicked_but_makeshift_also_says_the_space() -> None:
    for verb in ("advance", "energy", "convert", "boost", "promote", "climb"):
        assert clicked(table(), verb, "civ", "civ-1") == ("cube:0:civ",)
        state = table(corporation="makeshift")
        assert clicked(state, verb, "civ", "water-1") == ("cube:0:civ", "space:0:water-1")


def test_makeshift_names_the_cube_and_the_column() -> None:
    state = table(corporation="makeshift")
    assert said(state, ("advance", "civ", "water-1")) == "Civ cube to Water 1"
    assert said(state, ("boost", "civ", "civ-1"), "fr") == "Synergie\u00a0: cube Civ en Civ 1"


def test_berths_are_chips_spaces_and_techs_or_the_lifepods_on_them() -> None:
    state = table(corporation="cosmos")
    assert clicked(state, "stow", "score") == ("lifepods:0",)
    assert clicked(state, "lift", "score") == ("lifepods:0",)
    assert clicked(state, "stow", "civ-4") == ("space:0:civ-4",)
    assert clicked(state, "lift", "civ-4") == clicked(state, "abandon", "civ-4") == ("stowed:0:civ-4",)
    assert clicked(state, "stow", "claim_row") == ("tech:0:claim_row",)
    assert clicked(state, "abandon", "claim_row") == ("stowed:0:claim_row",)


def test_a_rover_is_called_by_its_square() -> None:
    state = table()
    state.players[0].surface.rovers, state.players[0].surface.loads = [NUMBER["f6"], NUMBER["g7"]], [0, 0]
    assert said(state, ("drive", 1, "g8")) == "Drive from g7 to g8"
    assert clicked(state, "drive", 1, "g8") == ("rover:0:1", "cell:0:g8")


def test_the_flux_cube_is_the_one_of_the_token() -> None:
    state = table(corporation="flux")
    state.players[0].board.flux = WATER
    assert clicked(state, "surge") == ("cube:0:water",)
    assert clicked(state, "flux", "civ") == ("space:0:civ-0",)


def test_an_opened_objective_shows_its_shared_side_and_alone_its_personal_one() -> None:
    one = GAME.label(GAME.view(table(2), 0), ("open", "goal01")).args
    assert (one["objective"], one["text"]) == ("goal01-shared", "goal01-shared-text")
    alone = GAME.label(GAME.view(table(1), 0), ("open", "goal01")).args
    assert (alone["objective"], alone["text"]) == ("goal01-personal", "goal01-personal-text")
    back = GAME.label(GAME.view(table(2), 0), ("return", "goal01")).args
    assert (back["objective"], back["text"]) == ("goal01-personal", "goal01-personal-text")


def test_boards_are_said_with_their_complexity() -> None:
    state = table()
    assert said(state, ("planet", "ksb-4156")) == "KSB-4156 (complexity 1)"
    assert said(state, ("corporation", "makeshift")) == "Makeshift (complexity 4)"


def test_a_civ_card_is_said_with_its_text() -> None:
    assert said(table(), ("keep", "card26")).endswith(GAME.texts.name("en", "card26-text"))


# ---- what a preview promises


def promised(state: PlanetUnknownState, *words: str) -> dict[str, int]:
    """What the preview of an advance says, after a Biomass and Civ tile was placed; Biomass then follows by force."""
    offer(state, tile("O4", "biomass", "civ"))
    match = Match(GAME, state, auto=False)
    match.play(("take", "inner"), 0)
    match.play(("place", "f1", 0), 0)
    return match.preview(0, meant(match.asks[0].actions, words)).changes


def test_a_civ_milestone_promises_a_card_of_its_rank() -> None:
    state = table()
    raise_cube(state, "civ", 2)
    assert promised(state, "advance", "civ") == {"civ": 1, "biomass": 1, "resources": -2, "civ1": 1}


def test_flux_3_a_milestone_promises_a_card_of_the_higher_rank() -> None:
    state = table(corporation="flux")
    p = with_tech(state, 3)
    raise_cube(state, "civ", 2)
    p.board.flux = CIV
    assert promised(state, "advance", "civ") == {"civ": 1, "biomass": 1, "resources": -2, "civ2": 1}


def test_no_reward_is_promised_that_an_event_suspends() -> None:
    for limit, height in ((placement.NO_MILESTONE, 2), (placement.NO_SYNERGY, 7)):
        state = table(events=True)
        raise_cube(state, "civ", height)
        state.limits = limit
        assert promised(state, "advance", "civ") == {"civ": 1, "biomass": 1, "resources": -2}
