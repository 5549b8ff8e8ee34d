"""Every guarantee, broken on purpose, is caught and named."""

import os
import subprocess
import sys

import pytest
from examples.salvage import GAME

from ludonaut.kernel import Event
from ludonaut.kernel.checks import CheckFailed, Checks

from .broken import BROKEN


@pytest.mark.parametrize("what", BROKEN)
def test_the_checks_catch(what: str) -> None:
    game, guarantee = BROKEN[what]
    with pytest.raises(CheckFailed, match=guarantee):
        for seed in range(6):
            Checks(game, 3, seed, {"rounds": 2}, probe=True).run()


def test_one_copy_is_too_few_to_report_that_nothing_is_shuffled() -> None:
    game, _ = BROKEN["cards that are not shuffled"]
    assert Checks(game, 2, 1, {"rounds": 1}).run(every=1000).over


def test_the_checks_catch_a_text_with_a_variable_that_its_event_does_not_fill() -> None:
    with pytest.raises(CheckFailed, match=r"texts: en: log-sold says \$value, which the event does not tell"):
        Checks(GAME, 2, 1).logged("en", Event("sold", {"seat": 0}))


def test_the_order_of_a_set_is_caught_between_processes() -> None:
    script = "from tests.kernel.broken import HashOrder; from ludonaut.kernel.checks import fingerprint"
    script += "; print(fingerprint(HashOrder(), 2, 1))"
    prints = set()
    for hash_seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
        prints.add(done.stdout)
    assert len(prints) == 2
