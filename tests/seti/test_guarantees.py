"""The kernel's guarantees over random games; records that replay; texts; bots' sense is tested elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludonaut
from ludonaut.bots.seti.policy import weigh
from ludonaut.games.seti import GAME
from ludonaut.games.seti.content import CARDS
from ludonaut.kernel import Match, checks
from ludonaut.kernel.ask import Action
from ludonaut.kernel.checks import Checks, play_random

RECORDS = sorted((Path(__file__).parent.parent / "records" / "seti").glob("*.txt"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_lose_nothing(seats: int) -> None:
    for seed in range(3):
        match = play_random(GAME, seats, seed)
        assert match.over and match.winners


@pytest.mark.parametrize(("seats", "level"), [(2, 1), (3, 1), (4, 1), (1, 1), (1, 5)])
def test_all_guarantees_hold_in_a_random_game(seats: int, level: int) -> None:
    Checks(GAME, seats, 11, {"level": level} if seats == 1 else {}).run(every=29)


def sensible(match: Match[Any], luck: Random) -> tuple[int, Action]:
    """A choice that a player with some sense might make, so that games come to their depths."""
    asks = list(match.asks.values())
    ask = asks[int(luck.random() * len(asks))]
    if len(ask.actions) == 1 or luck.random() < 0.15:
        return ask.seat, ask.actions[int(luck.random() * len(ask.actions))]
    weights = [weight**2 for weight in weigh(match.state, ask.seat, ask)]
    return ask.seat, luck.choices(ask.actions, weights)[0]


@pytest.mark.parametrize(("seats", "level"), [(2, 1), (4, 1), (1, 3)])
def test_all_guarantees_hold_in_games_that_find_species(
    seats: int, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "random_choice", sensible)
    Checks(GAME, seats, 5, {"level": level} if seats == 1 else {}).run(every=41)


def test_sensible_games_meet_every_species_and_lose_nothing() -> None:
    met: set[str] = set()
    for seed in range(12):
        match = ludonaut.new("seti", seats=2 + seed % 3, seed=seed)
        match.auto = False
        luck = Random(seed)
        while not match.over:
            seat, action = sensible(match, luck)
            match.step(action, seat)
        GAME.audit(match.state)
        met |= {one.name for one in match.state.species if one.found}
    assert len(met) == 5


def test_players_who_want_cards_never_played_before_play_every_card_of_the_game() -> None:
    played: set[str] = set()
    for seed in range(200):
        match = ludonaut.new("seti", seats=2 + seed % 3, seed=seed)
        match.auto = False
        luck = Random(seed)
        while not match.over:
            listed = [(seat, action) for seat, ask in match.asks.items() for action in ask.actions]
            new = [(seat, it) for seat, it in listed if it[0] in ("play", "plan") and it[1] not in played]
            seat, action = new[0] if new else sensible(match, luck)
            if action[0] in ("play", "plan"):
                played.add(str(action[1]))
            match.step(action, seat)
        GAME.audit(match.state)
        if len(played) == len(CARDS):
            break
    assert sorted(set(CARDS) - played) == [], "Exertian plans among them"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_replay_to_their_end(path: Path) -> None:
    match = ludonaut.load(path.read_text())
    assert match.over
    GAME.audit(match.state)


def test_the_languages_say_the_same_things() -> None:
    texts = GAME.texts
    assert texts.messages("en") == texts.messages("fr")
    for card in CARDS:
        for lang in ("en", "fr"):
            assert texts.has(lang, f"name-{card}")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_guide_has_every_section_that_a_question_points_to(lang: str) -> None:
    package = Path(GAME.room("state").__file__ or "").parent
    guide = (package / "guide" / f"rules.{lang}.md").read_text(encoding="utf-8")
    sections = set(re.findall(r"\{#([a-z_]+)\}", guide))
    source = "".join(path.read_text(encoding="utf-8") for path in (package / "rules").glob("*.py"))
    asked = set(re.findall(r'guide="([a-z_]+)"', source)) | {"launch", "analyse", "play"}
    assert asked <= sections
