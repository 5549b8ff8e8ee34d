"""Words that must be true: prices and gains come from doing, texts say what the rules do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludonaut.games.seti import GAME
from ludonaut.games.seti.content import CARDS, MOON_GAIN, MOON_OF, PLANETS
from ludonaut.games.seti.rules.counting import traces
from ludonaut.games.seti.rules.rival_actions import TECH_POINTS, TECH_PROGRESS
from ludonaut.games.seti.table.icons import gain_icons
from ludonaut.games.seti.table.wording import effects_text
from ludonaut.kernel import Match
from ludonaut.table import Words

from .arrange import do, give, quiet, settle, start
from .test_readings import fetch_mission
from .test_signals import own
from .test_species import found

ENGLISH, FRENCH = Words(GAME, "en"), Words(GAME, "fr")


def test_a_move_out_of_asteroids_says_two_energy_and_one_after_card_26() -> None:
    state = quiet()
    state.players[0].probes.append(7)
    give(state, 0, "c26")
    match = start(state)
    assert match.preview(0, ("move", 7, 6)).changes["energy"] == -2
    do(match, "play c26", "skip")
    assert match.preview(0, ("move", 7, 6)).changes["energy"] == -1


def test_a_flight_out_of_asteroids_says_the_energy_that_makes_up_for_a_move() -> None:
    state = quiet()
    state.players[0].probes.append(7)
    give(state, 0, "c1")
    match = start(state)
    do(match, "corner c1")
    assert match.preview(0, ("fly", 7, 6)).changes == {"energy": -1, "moves": -1}


def test_a_copied_technology_promises_no_bonus_of_its_tile() -> None:
    state = quiet()
    own(state, 1, "telescope_3")
    give(state, 0, "c81")
    match = start(state)
    do(match, "play c81")
    assert match.preview(0, ("tech", "telescope_3")).changes == {}


def test_the_first_lander_is_promised_the_data() -> None:
    state = quiet()
    state.players[0].probes.append(3)
    told = start(state).preview(0, ("land", "venus"))
    assert told.changes["data"] == 2 and told.changes["energy"] == -3 and told.then == "trace"


def test_the_exofossils_of_card_et_23_are_in_its_text_and_its_preview() -> None:
    assert "2 exofossils" in effects_text(ENGLISH, CARDS["e23"].reward)
    state = found("oumuamua").state
    fetch_mission(state, "e23")
    state.players[0].exofossils = 3
    assert start(state).preview(0, ("complete", "e23")).changes["exofossils"] == -2


@pytest.mark.parametrize("moon", ["titan", "europa"])
def test_titan_and_europa_show_two_traces(moon: str) -> None:
    assert "2" in gain_icons(MOON_GAIN[moon], ENGLISH).split("[star]")[1]
    assert re.search(r"2 (\w+ )?traces", effects_text(ENGLISH, MOON_GAIN[moon]))
    state = quiet()
    own(state, 0, "probe_4")
    state.players[0].probes.append(state.sky.where[MOON_OF[moon]])
    match = start(state)
    do(match, f"land {moon}")
    settle(match)
    assert traces(state, 0, "any") == 2


def test_orbiting_mercury_shows_two_signals() -> None:
    assert "2[aerial-signal]" in gain_icons(PLANETS["mercury"].orbit, ENGLISH)
    state = quiet()
    state.players[0].probes.append(state.sky.where["mercury"])
    match = start(state)
    assert match.preview(0, ("orbit", "mercury")).changes["signals"] == 2


@pytest.mark.parametrize(("card", "colour"), [("e8", "yellow"), ("e9", "purple"), ("e10", "blue")])
def test_a_sample_that_stays_is_gained(card: str, colour: str) -> None:
    assert effects_text(ENGLISH, CARDS[card].reward).startswith("gain what a sample")
    assert effects_text(FRENCH, CARDS[card].reward).startswith("gagner ce que montre un spécimen")
    state = found("mascamites").state
    fetch_mission(state, card)
    state.species[0].marks.extend([(colour, 1, 0), (colour, 2, 0)])
    sample, before = state.species[0].jupiter[0], GAME.tally(state, 0)
    match = start(state)
    do(match, f"complete {card}", "sample_planet jupiter", f"use_sample {sample}")
    settle(match)
    assert sample in state.species[0].jupiter and GAME.tally(state, 0) != before


@pytest.mark.parametrize("disc", [1, 2, 3])
def test_the_log_names_all_discs_that_turned_and_counts_points(disc: int) -> None:
    state = quiet()
    state.next_disc, state.players[0].publicity = disc - 1, 6
    match = Match(GAME, state, auto=False, listen=True)
    match.play("research", 0)
    assert [event.args for event in match.told() if event.about == "rotated"] == [{"disc": disc}]
    assert state.discs == [1] * disc + [0] * (3 - disc), "as many discs as the log says"
    assert ENGLISH("log-rotated", disc=1) == "Disc 1 turned"
    assert ENGLISH("log-rotated", disc=2) == "Discs 1 and 2 turned"
    assert ENGLISH("log-rotated", disc=3) == "All three discs turned"
    assert ENGLISH("log-gained_vp", seat=0, count=3) == "Player 1 gained 3 points"
    assert FRENCH("log-gained_energy", seat=0, count=1) == "Joueur 1 gagne 1 énergie"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "for 3 points and a step"), ("fr", "3 points et une case de progression")]
)
def test_the_guide_says_the_progress_of_the_rivals_computing_technology(lang: str, said: str) -> None:
    guide = Path(GAME.room("state").__file__ or "").parent / "guide" / f"rules.{lang}.md"
    assert (TECH_POINTS, TECH_PROGRESS) == (3, 1) and said in guide.read_text(encoding="utf-8")


def test_a_move_names_place_ring_and_star_of_its_cell() -> None:
    state = quiet()
    state.players[0].probes.append(15)
    view = start(state).view(0)
    for cell in (7, 8, 23):
        args = GAME.label(view, ("move", 15, cell)).args
        assert (args["ring"], args["star"]) == (cell // 8 + 1, view.public.stars[cell % 8])
    assert GAME.label(view, ("move", 15, 23)).args["from_ring"] == 2
