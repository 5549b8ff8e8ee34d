"""The kernel's guarantees hold for the teaching game, whatever is chosen."""

import os
import subprocess
import sys

import pytest
from examples.salvage import GAME

from ludonaut.kernel.checks import Checks, fingerprint, play_random


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("clock", [False, True])
def test_all_checks(seats: int, clock: bool) -> None:
    for seed in range(4):
        match = Checks(GAME, seats, seed, {"clock": clock, "rounds": 1 + seed}, probe=True).run()
        assert match.over


def test_random_games_keep_every_card() -> None:
    for seed in range(50):
        match = play_random(GAME, 2 + seed % 3, seed)
        assert match.over and match.winners


def test_the_same_game_in_another_process_with_another_hash_seed() -> None:
    script = "from examples.salvage import GAME; from ludonaut.kernel.checks import fingerprint"
    script += "; print(fingerprint(GAME, 3, 9))"
    for hash_seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == fingerprint(GAME, 3, 9)
