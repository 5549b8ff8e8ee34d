"""What is kept of a picture is what would be drawn: never more, never older."""

from random import Random
from typing import Any

import pytest

from ludonaut import games
from ludonaut.kernel import record
from ludonaut.kernel.checks import random_choice
from ludonaut.server import catalogue, scene
from ludonaut.server.words import speaker
from ludonaut.table.memory import Memory, Seen, kept


@pytest.mark.parametrize("name", games.NAMES)
def test_a_picture_from_memory_is_the_one_that_would_be_drawn(name: str) -> None:
    game = catalogue.find(name)
    luck = Random(name)
    for seed in range(2):
        match = record.begin(game, luck.randint(*game.seats), seed, auto=False)
        words, memory = speaker(name, "en", tuple(f"P{n}" for n in range(match.state.seats))), Memory()
        for number in range(100):
            if match.over:
                break
            seat, action = random_choice(match, luck)
            match.step(action, seat)
            for viewer in (None, 0, match.state.seats - 1) if number % 3 == 0 else ():
                view = match.view(viewer)
                fresh = scene.picture(match, viewer, view, words)
                assert scene.picture(match, viewer, view, words, memory) == fresh, (seed, number, viewer)


def drawings(views: list[dict[str, Any]], read: Any) -> list[int]:
    """At which of the views the function was really called."""
    memory, called = Memory(), []

    @kept
    def draw(view: Any, _words: str) -> Any:
        called.append(len(drawn))
        return read(view)

    drawn: list[Any] = []
    for view in views:
        drawn.append(draw(Seen(view, memory), "words"))
    assert drawn == [read(view) for view in views]
    return called


def test_it_is_drawn_again_when_something_that_was_read_has_changed() -> None:
    views = [{"a": 1, "b": 1}, {"a": 1, "b": 2}, {"a": 2, "b": 2}, {"a": 1, "b": 3}]
    assert drawings(views, lambda view: view["a"]) == [0, 2]
    assert drawings(views, lambda view: dict(view)) == [0, 1, 2, 3]


def test_what_was_not_there_is_noted_too() -> None:
    views: list[dict[str, Any]] = [{"a": 1}, {"a": 1, "rival": 5}, {"a": 2}]
    assert drawings(views, lambda view: view.get("rival", 0)) == [0, 1]
    assert drawings(views, lambda view: "rival" in view) == [0, 1]


def test_rows_are_read_key_by_key() -> None:
    def view(*rows: tuple[int, int]) -> dict[str, Any]:
        return {"players": [{"hand": hand, "score": score} for hand, score in rows]}

    views = [view((1, 0), (2, 0)), view((1, 0), (3, 0)), view((1, 7), (3, 0)), view((1, 7), (3, 0), (4, 0))]
    assert drawings(views, lambda view: view["players"][0]["hand"]) == [0]
    assert drawings(views, lambda view: view["players"][-1]["hand"]) == [0, 1, 3]
    assert drawings(views, lambda view: len(view["players"])) == [0, 3]
    assert drawings(views, lambda view: [row["score"] for row in view["players"]]) == [0, 2, 3]


def test_a_list_that_goes_on_changing_was_copied() -> None:
    lent = [1]
    memory = Memory()

    @kept
    def draw(view: Any) -> int:
        return sum(view["lent"])

    assert draw(Seen({"lent": lent}, memory)) == 1
    lent.append(2)
    assert draw(Seen({"lent": lent}, memory)) == 3


def test_what_a_kept_function_draws_within_another_counts_for_both() -> None:
    memory = Memory()

    @kept
    def inner(view: Any) -> int:
        return int(view["a"])

    @kept
    def outer(view: Any) -> int:
        return inner(view) + int(view["b"])

    for a, b in ((1, 1), (2, 1), (2, 5), (1, 1)):
        assert outer(Seen({"a": a, "b": b}, memory)) == a + b
