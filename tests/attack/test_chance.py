"""Chance at tables of people cannot be computed from what was drawn; old records still replay."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from hashlib import blake2b
from pathlib import Path

from ludonaut.kernel import Rng, record
from ludonaut.kernel.checks import random_choice
from ludonaut.kernel.rng import secret_seed
from ludonaut.server import catalogue
from tests.server.player import new_table
from tests.server.running import running


def test_old_seeds_give_the_numbers_that_they_always_gave() -> None:
    rng = Rng(1)
    assert [rng.bits() for _ in range(3)] == [10451216379200822465, 13757245211066428519, 17911839290282890590]


def test_a_secret_seed_has_127_secret_bits_and_its_output_is_a_hash() -> None:
    """From a draw, the state can only be found by trying every state."""
    seeds = {secret_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(2**127 <= seed < 2**128 for seed in seeds)
    seed = 2**127 + 12345
    rng, state = Rng(seed), (seed + 1).to_bytes(17, "little")
    assert rng.bits() == int.from_bytes(blake2b(state, digest_size=8).digest(), "little")
    assert rng.copy().below(10**6) == rng.below(10**6)


def test_every_number_comes_as_often_as_any_other() -> None:
    rng = Rng(secret_seed())
    found = Counter(rng.below(10) for _ in range(20_000))
    assert all(1700 < found[number] < 2300 for number in range(10))


def test_tables_of_people_have_secret_seeds_and_imagined_worlds_do_not_carry_them(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = new_table(server.base, "me", "cadet")
        with sqlite3.connect(tmp_path / "ludonaut.db") as store:
            ((seed,),) = store.execute("SELECT seed FROM tables WHERE id = ?", (made["table"],))
    assert int(seed) >= 2**127
    match = record.begin(catalogue.find("salvage"), 3, int(seed))
    assert match.state.rng.s >= 2**127
    assert match.imagine(0, 1).state.rng.s < 2**64


def test_a_record_with_a_secret_seed_replays() -> None:
    luck, match = random.Random(1), record.begin(catalogue.find("salvage"), 3, secret_seed(), auto=False)
    while not match.over:
        seat, action = random_choice(match, luck)
        match.step(action, seat)
    again = record.read(match.record(), catalogue.find)
    assert [score.total for score in again.scores] == [score.total for score in match.scores]
