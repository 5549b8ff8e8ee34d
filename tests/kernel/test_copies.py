"""Copies are written from the types: they share nothing that can change."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from ludonaut.kernel import SHARED, Rng, State
from ludonaut.kernel.checks import shared, state_text
from ludonaut.kernel.copying import CannotCopy


@dataclass(frozen=True, slots=True)
class Step:
    kind: str


@dataclass(slots=True)
class Hand:
    cards: list[int] = field(default_factory=list)
    worn: dict[str, list[int]] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Table(State):
    hands: list[Hand] = field(default_factory=list)
    rows: list[list[int]] = field(default_factory=list)
    named: dict[str, Hand] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    spots: dict[int, tuple[int, str]] = field(default_factory=dict)
    seen: set[int] = field(default_factory=set)
    phase: Literal["a", "b"] = "a"
    held: Hand | None = None
    deck: Any = field(default=(), metadata=SHARED)


def table() -> Table:
    return Table(
        seats=2,
        options={},
        rng=Rng(5),
        hands=[Hand([1], {"x": [2]})],
        rows=[[1], [2]],
        named={"a": Hand([3])},
        steps=[Step("go")],
        spots={1: (2, "b")},
        seen={4},
        held=Hand([9]),
        deck=object(),
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    state = table()
    copy = state.copy()
    assert copy == state and copy is not state
    assert shared(state, copy) == []
    copy.hands[0].worn["x"].append(1)
    copy.named["a"].cards.clear()
    copy.rows[1].append(7)
    copy.rng.bits()
    assert state == table().__class__(**{**_fields(table()), "deck": state.deck})


def _fields(state: Table) -> dict[str, Any]:
    return {name: getattr(state, name) for name in Table.__dataclass_fields__}


def test_immutable_values_are_shared() -> None:
    state = table()
    copy = state.copy()
    assert copy.steps[0] is state.steps[0] and copy.deck is state.deck and copy.options is state.options


def test_a_copy_records_no_events() -> None:
    state = table()
    state.events = []
    assert state.copy().events is None


def test_a_shared_list_is_named() -> None:
    state = table()
    copy = state.copy()
    copy.hands[0].worn = state.hands[0].worn
    assert shared(state, copy) == ["Table.hands[0].worn"]


@dataclass(slots=True, kw_only=True)
class Odd(State):
    what: Any = None


def test_a_type_that_cannot_be_copied_is_named() -> None:
    with pytest.raises(CannotCopy, match=r"Odd\.what"):
        Odd(seats=2, options={}, rng=Rng(1)).copy()


def test_copies_of_states_are_bytes_alike() -> None:
    plain = [state_text(one) for one in (_plain(), _plain().copy())]
    assert plain[0] == plain[1]


def _plain() -> Table:
    state = table()
    state.deck = ()
    return state
