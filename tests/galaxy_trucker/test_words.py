"""What players read: the sentences that were once wrong or missing."""

from __future__ import annotations

import re

import pytest

from ludonaut.games.galaxy_trucker import GAME

from .test_cards import LONG
from .test_launch import MISMATCHED
from .yard import TUB_TOO, Flight, begin, built

LANGUAGES = pytest.mark.parametrize("lang", GAME.languages)
MISTAKES = ("mismatch", "smooth", "engine_direction", "behind_engine", "before_cannon", "outside", "loose")
CODES = re.compile("[∣‖≡]")


def log(lang: str, about: str, **args: object) -> str:
    return GAME.texts.say(lang, f"log-{about}", args, lambda seat: f"P{seat}")


def test_the_open_space_card_says_what_a_first_flight_does() -> None:
    assert GAME.texts.say("en", "card-open_space").endswith("Without any you give up (not on a first flight).")
    assert "premier vol" in GAME.texts.say("fr", "card-open_space")


def test_the_wreck_says_credits_crew_and_days_as_separate_prices() -> None:
    match = Flight(LONG, TUB_TOO, card="I-18").start().match
    assert match is not None
    said = GAME.texts.say("en", "ask-wreck", match.asks[0].args)
    assert said == "Repair the wreck and sell it for 3 credits? It costs 2 of your crew and a day."


def test_components_given_back_free_are_not_called_lost() -> None:
    match = begin(built(MISMATCHED, TUB_TOO, first_flight=True))
    match.play("keep 6 7")
    assert "given_back" in {event.about for event in match.told()}
    assert "lost" not in log("en", "given_back", seat=0, tiles=["t5"])
    assert "perd" not in log("fr", "given_back", seat=0, tiles=["t5"])


@LANGUAGES
def test_each_of_the_seven_mistakes_has_its_own_line(lang: str) -> None:
    said = {log(lang, "fault", seat=0, why=why, row=5, column=6) for why in MISTAKES}
    assert len(said) == 7


@LANGUAGES
def test_a_ship_without_goods_is_not_said_to_carry_a_list_of_nothing(lang: str) -> None:
    big = LONG.replace("7    .    .    S", "7    .   16v   S")
    flight = Flight(big, TUB_TOO, card="I-19").answer("accept", "done")
    (event,) = flight.told("empty")
    assert not flight.told("loaded")
    assert ":" not in log(lang, "empty", **event)


@LANGUAGES
def test_events_name_a_component_without_the_code_of_its_connectors(lang: str) -> None:
    for about in ("drew", "took", "placed", "put_back", "set_aside", "removed", "hit"):
        assert not CODES.search(log(lang, about, seat=0, tile="t1", row=5, column=6))
