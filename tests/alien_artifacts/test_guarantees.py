"""What holds in every state of every game: the guarantees of the kernel, conservation, words in both languages."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import ludonaut
from ludonaut.games.alien_artifacts import GAME
from ludonaut.games.alien_artifacts.content.decks import ARTIFACTS, FACTIONS, ROW_OF, SECTIONS_OF, TECHNOLOGIES
from ludonaut.games.alien_artifacts.text import text_of
from ludonaut.kernel import LANGUAGES, BadOptions, BadPosition
from ludonaut.kernel.checks import Checks, play_random, random_choices
from ludonaut.table.words import Words

STEPS = int(os.environ.get("LUDONAUT_STEPS", "60"))
"""The number of choices under all checks; set it to 9999 for whole games."""
HOME = Path(ludonaut.__file__).parent / "games" / "alien_artifacts"


@pytest.mark.parametrize(("seats", "factions"), [(2, "dealt"), (3, "chosen"), (4, "dealt"), (5, "chosen")])
def test_guarantees_over_the_first_turns(seats: int, factions: str) -> None:
    checks = Checks(GAME, seats, 40 + seats, {"factions": factions})
    for number, (seat, action) in enumerate(random_choices(checks.match, checks.luck)):
        if number == STEPS:
            break
        checks.cheap()
        if number % 20 == 0:
            checks.expensive(seat)
        checks.step(seat, action)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_random_games_end_with_every_component(seats: int, seed: int) -> None:
    match = play_random(GAME, seats, seed)
    assert match.over
    assert match.winners
    assert match.state.ending


def test_both_languages_say_the_same_things() -> None:
    assert GAME.texts.messages("en") == GAME.texts.messages("fr")


def test_every_message_of_the_code_exists() -> None:
    code = "".join(path.read_text() for path in HOME.rglob("*.py"))
    told = set(re.findall(r'\.tell\(\s*"(\w+)"', code)) | {"damaged", "destroyed", "offensive", "revenue", "mine"}
    for event in told:
        assert GAME.texts.has("en", f"log-{event}"), event
    asked = set(re.findall(r'(?:Ask|decide)\(\s*(?:state,\s*)?(?:self\.)?\w+,\s*"(\w+)"', code))
    for about in asked | {"turn", "again", "more", "build", "develop", "discover"}:
        assert GAME.texts.has("en", f"ask-{about}") and GAME.texts.has("en", f"wait-{about}"), about


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_says_what_it_does(lang: str) -> None:
    words = Words(GAME, lang)
    for code in [*(f"{card}.{face}" for card in ROW_OF for face in "lo"), *ARTIFACTS]:
        said = text_of(words, code)
        assert said and "{" not in said and "op-" not in said and "metric-" not in said, (code, said)
    assert all(words.name(card) != card for card in [*ROW_OF, *ARTIFACTS, *SECTIONS_OF, *TECHNOLOGIES])


def test_bad_input_is_refused_with_a_reason() -> None:
    with pytest.raises(BadOptions, match="2 to 5"):
        ludonaut.new("alien_artifacts", seats=6)
    with pytest.raises(BadOptions, match="dealt, chosen"):
        ludonaut.new("alien_artifacts", seats=2, options={"factions": "stolen"})
    text = ludonaut.new("alien_artifacts", seats=2, seed=3).position()
    with pytest.raises(BadPosition, match="99 credits"):
        ludonaut.set_up("alien_artifacts", text.replace('"credits": 8', '"credits": 99', 1))


def test_guides_have_the_same_sections() -> None:
    anchors = [re.findall(r"\{#([\w-]+)\}", (HOME / "guide" / f"rules.{lang}.md").read_text()) for lang in LANGUAGES]
    assert anchors[0] == anchors[1]
    used = set(re.findall(r'guide="([\w-]+)"', "".join(path.read_text() for path in HOME.rglob("*.py"))))
    assert used <= set(anchors[0])


def test_the_guide_says_what_faction_actions_cost() -> None:
    assert {faction.cost.symbols for faction in FACTIONS.values()} == {7, 8}
    said = {"en": "7 or 8 symbols", "fr": "7 ou 8 symboles"}
    assert all(words in (HOME / "guide" / f"rules.{lang}.md").read_text() for lang, words in said.items())


def test_a_missed_technology_may_reveal_a_second_card_not_again() -> None:
    assert GAME.texts.say("en", "do-retry", {}) == "Reveal a second card"
    assert "second card" in GAME.texts.say("en", "ask-retry", {"card": "t1"})
    assert "reconstitués" not in (HOME / "text" / "fr.ftl").read_text()
