"""Parts of a view made from the fields of the same names."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from ludonaut.kernel import show


@dataclass(slots=True)
class Stall:
    goods: list[int] = field(default_factory=lambda: [3, 1])
    deck: list[int] = field(default_factory=lambda: [7, 8, 9])
    prices: dict[str, int] = field(default_factory=lambda: {"tea": 4})
    rows: list[list[int]] = field(default_factory=list)
    coins: int = 5

    @property
    def rich(self) -> bool:
        return self.coins > 4


class Seen(msgspec.Struct, frozen=True):
    goods: tuple[int, ...]
    deck: Annotated[int, Meta(ge=0, le=20)]
    prices: tuple[tuple[str, int], ...]
    coins: int
    rich: bool
    owner: int


@dataclass(slots=True)
class Booth:
    deck: tuple[int, ...] = (7, 8, 9)


class Counted(msgspec.Struct, frozen=True):
    deck: int


class Rows(msgspec.Struct, frozen=True):
    rows: tuple[tuple[int, ...], ...]


class Unknown(msgspec.Struct, frozen=True):
    owner: int


def test_fields_of_the_same_name_are_shown_and_share_nothing() -> None:
    stall = Stall()
    seen = show(Seen, stall, owner=2)
    stall.goods.append(4)
    assert seen == Seen((3, 1), 3, (("tea", 4),), 5, True, 2)


def test_a_hidden_tuple_is_counted_like_a_list() -> None:
    assert show(Counted, Booth()) == Counted(3)


def test_given_values_replace_those_of_the_state() -> None:
    assert show(Seen, Stall(), owner=2, coins=0).coins == 0


def test_a_field_that_cannot_be_shown_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Unknown.owner: Stall has no such field"):
        show(Unknown, Stall())
    with pytest.raises(TypeError, match=r"source\.rows"):
        show(Rows, Stall())
