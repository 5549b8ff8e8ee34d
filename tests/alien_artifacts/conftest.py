"""A table set up for one rule: the test says what each player has, and everything else is in its deck."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from ludonaut.games.alien_artifacts import GAME
from ludonaut.games.alien_artifacts.content.decks import (
    ARTIFACTS,
    BLOCKADES,
    DECKS,
    FACTIONS,
    PLAN_CARDS,
    RESOURCES,
    SYSTEMS,
)
from ludonaut.games.alien_artifacts.state import AlienState, Player
from ludonaut.kernel import Match, Rng

Setting = Callable[..., Match[AlienState]]
Play = Callable[..., AlienState]
Offered = Callable[..., set[str]]


def without(cards: Any, gone: Any) -> list[str]:
    """The cards that are not elsewhere."""
    return [card for card in cards if card not in set(gone)]


def setting(*players: dict[str, Any], deck: Any = None, seed: int = 1, **fields: Any) -> Match[AlienState]:
    """A match at the start of a turn. `deck` names the resource cards that are drawn next; the others are discarded."""
    sat = [Player(**deepcopy(player)) for player in players]
    free = iter(without(FACTIONS, [player.faction for player in sat]))
    for player in sat:
        player.faction = player.faction or next(free)
        player.works = {card: tuple(under) for card, under in dict(player.works).items()}
        player.empire = tuple(player.empire)
    used = [card for player in sat for card in player.hand]
    used += [section[:-1] for player in sat for under in player.works.values() for section in under]
    used += [section[:-1] for player in sat for section in player.produced]
    built = [card for player in sat for card in (*player.works, *(code[:-2] for code in player.empire))]
    rest = without(RESOURCES, used)
    tops = {}
    pools = {}
    for pile, cards in {**DECKS, "systems": list(SYSTEMS)}.items():
        left = without(cards, built)
        tops[pile] = fields.pop(pile, left[0])
        pools[pile] = without(left, [tops[pile]])
    held = [card for player in sat for card in player.artifacts]
    tokens = sum(sum(player.blockades.values()) for player in sat)
    state = AlienState(
        seats=len(sat),
        options={"factions": "dealt"},
        rng=Rng(seed),
        phase=fields.pop("phase", "play"),
        players=sat,
        marker=fields.pop("marker", len(sat)),
        extra=[0] * len(sat),
        deck=rest if deck is None else list(deck),
        discard=[] if deck is None else without(rest, deck),
        tops=tops,
        pools=pools,
        bottoms=dict.fromkeys(pools, ()),
        artifacts=without(ARTIFACTS, held),
        spent=[],
        plans=without(PLAN_CARDS, [plan for player in sat for plan in player.plans]),
        factions=without(FACTIONS, [player.faction for player in sat]),
        tokens=BLOCKADES - tokens,
        **fields,
    )
    GAME.audit(state)
    return Match(GAME, state, auto=False)


@pytest.fixture
def table() -> Setting:
    """Sets up a table: table({"hand": ["r1"], "works": {"s21": ()}}, {})."""
    return setting


def play(match: Match[AlienState], *lines: str) -> AlienState:
    """Answer with lines of words; each must be legal, and the components are counted after each."""

    for line in lines:
        match.play(line)
        GAME.audit(match.state)
    return match.state


def offered(match: Match[AlienState]) -> set[str]:
    """The legal answers, as lines."""
    assert match.ask is not None
    return {" ".join(map(str, action)) for action in match.ask.actions}


@pytest.fixture(name="play")
def play_fixture() -> Callable[..., AlienState]:
    """Plays lines: play(match, "build s21 logistics", "spend r1a")."""
    return play


@pytest.fixture(name="offered")
def offered_fixture() -> Callable[..., set[str]]:
    """Lists lines: "sell r1a" in offered(match)."""
    return offered
