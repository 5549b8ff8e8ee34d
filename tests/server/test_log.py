"""The log: which seat a line is about."""

from __future__ import annotations

from random import Random

from ludonaut.kernel import record
from ludonaut.server import catalogue, scene
from ludonaut.server.texts import speaker
from ludonaut.server.wire.outgoing import Line

NAMES = ("Ada", "Bo", "Cy")


def lines(name: str, choices: int) -> list[tuple[int, Line]]:
    """The log of a random game, each line with the seat whose choice it followed."""
    game = catalogue.find(name)
    match = record.begin(game, 3, 5)
    dice, found = Random(1), []
    while len(match.choices) < choices and not match.over:
        seat = dice.choice(list(match.asks))
        before = len(match.choices)
        match.play(dice.choice(match.asks[seat].actions), seat)
        for number in range(before + 1, len(match.choices) + 1):
            told = scene.line(match, number, None, speaker(name, "en", NAMES))
            found += [(match.choices[number - 1][0], line) for line in told]
    return found


def test_a_line_is_marked_with_the_seat_that_it_is_about_not_with_the_one_that_acted() -> None:
    """The last player to choose a bid reveals the bids of all."""
    told = lines("salvage", 60)
    assert any(line.seat != chooser for chooser, line in told)
    for _chooser, line in told:
        assert line.seat is not None
        assert line.text.startswith(NAMES[line.seat])


def test_a_line_about_nobody_has_no_mark() -> None:
    assert any(line.seat is None for _chooser, line in lines("seti", 80))
