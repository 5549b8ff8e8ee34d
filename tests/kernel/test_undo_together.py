"""Undo while the seats choose together: one's own choice, whatever the others did, but nothing from before."""

from __future__ import annotations

from random import Random

from examples.salvage import GAME

from ludonaut import new


def test_asking_whether_undo_is_possible_never_fails_at_any_moment() -> None:
    """A bid that was played automatically (a single card) once let undo reach back beyond the bids of the others."""
    for seed in range(60):
        luck = Random(seed)
        match = new(GAME, luck.choice([2, 3, 4]), seed=seed)
        while not match.over:
            for seat in range(match.state.seats):
                match.can_undo(seat)
            seat = luck.choice(list(match.asks))
            match.play(luck.choice(match.asks[seat].actions), seat)


def test_a_bid_can_be_taken_back_after_another_seat_has_bid() -> None:
    match = new(GAME, 3, seed=4)
    while match.together_since is None:
        match.play(match.asks[next(iter(match.asks))].actions[-1])
    first, second, *_ = match.asks
    match.play(match.asks[first].actions[0], first)
    match.play(match.asks[second].actions[0], second)
    assert match.can_undo(first)
    match.undo(first)
    assert first in match.asks
    assert second not in match.asks
