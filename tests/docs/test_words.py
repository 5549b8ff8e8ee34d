"""The check for retired words finds them, and nothing else."""

from __future__ import annotations

import pytest
from tools.retired_words import findings, is_excepted


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("the value at a glance", "glance"),
        ("Mended in the next release", "Mended"),
        ("def play_by_glance(seats):", "glance"),
        ("DEARER = 3", "DEARER"),
        ("So many tables are opened", "So many"),
        ("told to who drew it", "to who"),
        ("def test_who_leaves_is_replaced() -> None:", "test_who_leaves"),
        ("self._let_go(table)", "let_go"),
        ("What became of a game", "What became of"),
        ("hang the commands into the command line", "hang the commands into"),
    ],
)
def test_a_retired_word_is_found_in_texts_and_names(line: str, word: str) -> None:
    assert [(number, found) for number, found, _ in findings(f"first\n{line}\n")] == [(2, word)]


@pytest.mark.parametrize(
    "line",
    [
        "the commend",
        "a slipper",
        "for who in (seat, None):",
        "recommended",
        "to whoever asks",
        "endear",
        "a player_who_leaves",
    ],
)
def test_other_words_are_left_alone(line: str) -> None:
    assert not list(findings(line))


def test_an_exception_covers_one_word_in_one_place() -> None:
    assert is_excepted("web/src/home/Cover.svelte", "aspect")
    assert not is_excepted("src/ludonaut/kernel/match.py", "aspect")
    assert is_excepted("src/ludonaut/games/galaxy_trucker/state.py", "slip")
