"""A panel from the cache equals the one that would be drawn."""

from __future__ import annotations

from random import Random

import pytest
from examples.salvage import GAME

from ludonaut import games
from ludonaut.kernel import record
from ludonaut.kernel.checks import random_choice
from ludonaut.server import catalogue, scene
from ludonaut.server.texts import speaker
from ludonaut.table import PanelCache, Words, panel


@pytest.mark.parametrize("name", games.NAMES)
def test_a_picture_from_the_cache_is_the_one_that_would_be_drawn(name: str) -> None:
    game = catalogue.find(name)
    luck = Random(name)
    for seed in range(2):
        match = record.begin(game, luck.randint(*game.seats), seed, auto=False)
        words, cache = speaker(name, "en", tuple(f"P{n}" for n in range(match.state.seats))), PanelCache()
        for number in range(100):
            if match.over:
                break
            seat, action = random_choice(match, luck)
            match.step(action, seat)
            for viewer in (None, 0, match.state.seats - 1) if number % 3 == 0 else ():
                view = match.view(viewer)
                fresh = scene.picture(match, viewer, view, words)
                assert scene.picture(match, viewer, view, words.cached(cache)) == fresh, (seed, number, viewer)


OWN = {
    "spacecorp": {"hand"},
    "alien_artifacts": {"hand"},
    "seti": {"hand"},
    "galaxy_trucker": {"piles"},
    "planet_unknown": {"civ", "goals", "station", "offer", "drawn", "event"},
}
"""Panels with something of one's own: cards, what one has looked at, a tile that one holds."""


@pytest.mark.parametrize("name", games.NAMES)
def test_a_public_panel_is_drawn_once_for_all_viewers(name: str) -> None:
    """While nothing is withheld, everybody who sees a panel sees the same drawing, and nine of ten are such panels."""
    game, luck = catalogue.find(name), Random(name)
    alike = shown = 0
    for seats in {max(2, game.seats[0]), game.seats[1]}:
        match = record.begin(game, seats, 1, auto=False)
        cache = PanelCache()
        cache.viewers = seats + 1
        words = speaker(name, "en", tuple(f"P{n}" for n in range(seats))).cached(cache)
        for number in range(300):
            if match.over:
                break
            seat, action = random_choice(match, luck)
            match.step(action, seat)
            if match.withheld_since is not None:
                continue
            drawings: dict[str, set[int]] = {}
            pictures = [scene.picture(match, viewer, match.view(viewer), words) for viewer in (None, *range(seats))]
            for one in [one for picture in pictures for one in picture.panels]:
                drawings.setdefault(one.id, set()).add(id(one))
            several = {drawn for drawn, ids in drawings.items() if len(ids) > 1}
            assert several <= OWN[name], number
            alike, shown = alike + len(drawings) - len(several), shown + len(drawings)
    assert alike >= 0.9 * shown


@panel
def hand(words: Words, cards: tuple[int, ...], seat: int) -> list[str]:
    return [f"{words.lang} {seat} {card}" for card in cards]


def test_it_is_drawn_again_when_an_argument_has_changed() -> None:
    cache = PanelCache()
    words = Words(GAME, "en").cached(cache)
    drawn = [hand(words, cards, seat) for cards, seat in (((1,), 0), ((1,), 0), ((2,), 0), ((2,), 1), ((1,), 0))]
    assert cache.drawings == 3
    assert drawn[0] is drawn[1] is drawn[4] and drawn[2] == ["en 0 2"] and drawn[3] == ["en 1 2"]


def test_cached_sentences_differ_by_language_and_names() -> None:
    cache = PanelCache()
    for words in (Words(GAME, "en"), Words(GAME, "fr"), Words(GAME, "en", ["Ada"])):
        hand(words.cached(cache), (1,), 0)
    assert cache.drawings == 3
    assert hand(Words(GAME, "fr").cached(cache), (1,), 0) == ["fr 0 1"]


def test_without_a_cache_everything_is_drawn() -> None:
    words = Words(GAME, "en")
    assert hand(words, (1,), 0) is not hand(words, (1,), 0)


def test_the_cache_of_texts_is_bounded() -> None:
    cache = PanelCache()
    words = Words(GAME, "en").cached(cache)
    for number in range(200):
        hand(words, (number,), 0)
    assert sum(map(len, cache._drawn.values())) <= 16
