"""The changes to the source for mypyc do not change its meaning."""

import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, get_type_hints

import pytest
from tools import compile as compiling

MODULE = '''"""Tiles."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

Side = int


class Tile(msgspec.Struct, frozen=True):
    left: Side
    right: Side


COUNT = 3
NAMES: list[str] = [
    "a",
    "b",
]
NAMES_AND_COUNT = (NAMES, COUNT)


@dataclass(slots=True, kw_only=True)
class Hand:
    tiles: list[tuple[int, str]] = field(default_factory=list)
    best: int | None = None


def tile(left: Side) -> Tile:
    return Tile(left, COUNT)
'''


def made(name: str, text: str) -> dict[str, Any]:
    module = ModuleType(name)
    module.__package__ = "tests.lab"
    sys.modules[name] = module
    exec(compile(text, name, "exec"), module.__dict__)
    return module.__dict__


def test_decoded_classes_are_split_off_with_everything_that_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    read, rest = compiling.split(MODULE, "tiles")
    assert "class Tile" in read and "Side = int" in read and "class Hand" not in read
    assert "class Tile" not in rest and "class Hand" in rest
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "tests.lab.tiles_read", ModuleType(""))
        made("tests.lab.tiles_read", read)
        patch.setitem(sys.modules, "tests.lab.tiles", ModuleType(""))
        whole = made("tests.lab.tiles", compiling.prepare(rest))
    assert whole["tile"](1).right == 3
    assert whole["NAMES_AND_COUNT"] == (["a", "b"], 3)


def test_a_module_without_decoded_classes_is_not_split() -> None:
    text = MODULE.replace("(msgspec.Struct, frozen=True)", "")
    assert compiling.split(text, "tiles") == ("", text)


def test_constants_are_final_and_annotations_stay_whole() -> None:
    text = compiling.prepare(MODULE)
    assert "COUNT: Final = 3" in text and "NAMES: Final[list[str]] = [" in text
    assert "slots" not in text
    hand = made("tests.lab.hands", text)["Hand"]
    assert [one.name for one in fields(hand)] == ["tiles", "best"]
    assert get_type_hints(hand)["tiles"] == list[tuple[int, str]]


def test_every_game_is_among_those_to_compile() -> None:
    root = Path(compiling.ROOT)
    names = [file.relative_to(root / "src").as_posix() for file in compiling.modules(root / "src", compiling.games())]
    for game in compiling.games():
        assert f"ludonaut/games/{game}/state.py" in names
        assert f"ludonaut/games/{game}/view.py" in names, "redeal and views are compiled with the rules"
        assert any(name.startswith(f"ludonaut/bots/{game}/policy") for name in names)
    assert {"ludonaut/players/search.py", "ludonaut/table/words.py", "ludonaut/server/scene.py"} <= set(names)
    tables = {name for name in names if name.endswith("__init__.py")}
    assert tables == {f"ludonaut/games/{game}/content/__init__.py" for game in ("galaxy_trucker", "seti", "spacecorp")}


def test_the_generator_computes_in_words_where_it_is_compiled() -> None:
    text = (Path(compiling.SOURCE) / "kernel" / "rng.py").read_text(encoding="utf-8")
    words = compiling.in_words(text)
    assert "word: i64" in words and "0x9E3779B97F4A7C15" not in words
    assert words.count("def below(") == words.count("def bits(") == words.count("def take(") == 1


def test_names_that_one_line_gives_together_are_final_each() -> None:
    given = [
        "NORTH, SOUTH = range(2)",
        "WIDE, HIGH = size()",
        'PACKAGE, FILE = __package__ or "", "x"',
        "STEPS = (-1, 1)",
        "ODDS = ((0.5, 1), (-0.1, 2))",
        "LOW, HIGHER = (0.5, 1.0, 0.7), (1.0, 1.5, 1.7)",
    ]
    lines = compiling.prepare("\n".join(["from __future__ import annotations", *given])).splitlines()
    assert "NORTH: Final = 0; SOUTH: Final = 1" in lines
    assert "_WIDE_HIGH = size(); WIDE: Final = _WIDE_HIGH[0]; HIGH: Final = _WIDE_HIGH[1]" in lines
    many = "Final[tuple[float, ...]]"
    assert f"LOW: {many} = (0.5, 1.0, 0.7); HIGHER: {many} = (1.0, 1.5, 1.7)" in lines
    assert '_PACKAGE_FILE = __package__ or "", "x"' in lines[3], "not the package of the tool that compiles"
    assert "STEPS: Final[tuple[int, ...]] = (-1, 1)" in lines
    assert "ODDS: Final[tuple[tuple[float, ...], ...]] = ((0.5, 1), (-0.1, 2))" in lines


def test_sets_of_squares_are_left_to_python() -> None:
    text = (compiling.SOURCE / "games" / "planet_unknown" / "content" / "grid.py").read_text(encoding="utf-8")
    assert compiling.LARGE in text
    assert "Squares: TypeAlias = Any" in compiling.prepare(text)


HANDS = (
    MODULE
    + """

@dataclass(slots=True)
class Long(Hand):
    more: list[int] = field(default_factory=lambda: [0] * COUNT)
    name: str = "long"


@dataclass(slots=True)
class Own:
    size: int

    def __init__(self) -> None:
        self.size = 7


@dataclass(frozen=True, slots=True)
class Fixed:
    count: int = 3
"""
)


def test_dataclasses_get_the_methods_that_plain_python_makes_of_their_fields() -> None:
    plain = made("tests.lab.long_hands", HANDS)
    text = compiling.with_methods(HANDS, "tests.lab.long_hands")
    assert text.count("def __init__(self, more: list[int] | None = None") == 1
    assert text.count("def __init__(self) -> None:") == 1, "what a class writes itself stays"
    assert "def __init__(self, count: int = 3) -> None:" in text
    assert "def copy(self) -> Fixed:" not in text, "what never changes is not copied"
    written = made("tests.lab.written_hands", text)
    for given in ({}, {"best": 3}, {"tiles": [(1, "a")], "more": [5], "name": "x"}):
        one, other = plain["Long"](**given), written["Long"](**given)
        assert all(getattr(one, each.name) == getattr(other, each.name) for each in fields(one))
    assert written["Long"]().more is not written["Long"]().more
    copy = written["Long"](tiles=[(1, "a")]).copy()
    assert copy.tiles == [(1, "a")]


def test_nothing_is_put_together_for_a_state_that_nobody_listens_to() -> None:
    text = compiling.telling_freely(
        """
def rule(state, seat):
    state.tell(
        "drew",
        card=seat[0],
        left=len(seat),
    )
    state.tell("paid", profit=seat.pop())
    other = [state.tell("kept", seat=0)]
"""
    )
    rule: Callable[[Any, list[int]], None] = made("tests.lab.telling", text)["rule"]

    class Quiet:
        events = None
        told: ClassVar[list[str]] = []

        def tell(self, about: str, **_args: object) -> None:
            self.told.append(about)

    cards = [1]
    rule(Quiet(), cards)
    assert Quiet.told == ["paid", "kept"]
    assert cards == [], "what changes the state happens whoever listens"
