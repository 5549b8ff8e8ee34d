"""The fuzzer finds a broken rule, and saves a small game that shows the fault again."""

from pathlib import Path
from typing import Any

import pytest
from examples.salvage import GAME
from examples.salvage.state import SalvageState

from ludonaut.kernel import BadRecord, Game, Script, record
from tests.fuzz.playing import again, checked, plain
from tests.fuzz.progress import Progress
from tests.fuzz.shrink import play_through, small
from tests.kernel.broken import Broken, ListedTwice, WrongAction


class Leaky(Broken):
    """Loses a card once a hand has grown to five."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        for hand in state.hands:
            if len(hand) >= 5:
                hand.pop()
        return super().beat(state)


def first_fall(game: Game[Any], play: Any) -> Any:
    for seed in range(40):
        _, fall = play(game, 3, seed, {})
        if fall:
            return fall
    raise AssertionError("the fuzzer found nothing")


@pytest.mark.parametrize("game", [WrongAction(), Leaky()])
def test_a_failing_game_is_kept_small(game: Game[Any]) -> None:
    fall = first_fall(game, plain)
    found = small(fall, play_through)
    assert found.kind == fall.kind
    assert len(found.choices) < len(fall.choices) / 2, "it goes on from a later position, without what is not needed"
    made, kind, _ = play_through(record.restart(found.match), found.choices)
    assert (made, kind) == (found.choices, fall.kind)


def test_the_record_that_is_kept_shows_a_failing_rule() -> None:
    game = WrongAction()
    text = small(first_fall(game, plain), play_through).record()
    with pytest.raises(BadRecord, match="failed on choice"):
        record.read(text, lambda name: game)


def test_failures_of_the_kernels_checks_are_kept_too() -> None:
    fall = first_fall(ListedTwice(), checked)
    found = small(fall, again)
    assert "lists an action twice" in found.record().splitlines()[-1]
    assert len(found.choices) == 0, "it shows in the very first question"


def test_a_correct_game_has_no_findings() -> None:
    assert all(plain(GAME, 3, seed, {})[1] is None for seed in range(20))


def test_progress_continues_after_a_restart(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    progress.of("games salvage")["done"] += 12
    progress.save()
    assert Progress(tmp_path / "progress.json").of("games salvage")["done"] == 12
