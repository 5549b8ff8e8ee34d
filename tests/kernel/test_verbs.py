"""What follows from a table of verbs and nouns: text, numbers, labels, clicks, and helpful errors."""

from __future__ import annotations

from typing import Any

import pytest

from ludonaut.kernel import IllegalAction, Noun, Verb, Verbs, nouns, verbs

PLANETS = ("mercury", "venus", "mars")
NOUNS = nouns(
    planet=Noun(range(3), words=PLANETS, piece="spot:{value}"),
    good=Noun(("iron", "water")),
    probe=Noun(range(2), piece="probe:{seat}:{value}"),
    tile=Noun(range(40), name="tile-{value}"),
    part=Noun(("a", "b"), name=lambda view, seat, value: view[seat][value]),
)
VERBS = verbs(
    NOUNS,
    launch=Verb(click="earth"),
    move=Verb("probe", "planet"),
    trade=Verb("pay=good", "get=good", careful=True),
    pass_=Verb(free=True),
    lay=Verb("tile", "planet", click=("hand:{tile}", "spot:{planet}:{seat}")),
    remove=Verb("part", says=lambda view, seat, action: {"owner": view["owner"]}),
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (("launch",), "launch"),
        (("move", 1, 2), "move 1 mars"),
        (("trade", "iron", "water"), "trade iron water"),
        (("pass",), "pass"),
        (("lay", 39, 0), "lay 39 mercury"),
    ],
)
def test_an_action_is_written_and_read(action: Any, text: str) -> None:
    assert VERBS.write(action) == text
    assert VERBS.read(text) == action


def test_unknown_actions_are_written_as_they_are() -> None:
    assert VERBS.write(("fly", "mars", 3)) == "fly mars 3"
    assert VERBS.write(("move", 1)) == "move 1"
    assert VERBS.write(("move", 1, 7)) == "move 1 7"


def test_numbers_are_dense_and_go_both_ways() -> None:
    every = [action for name in VERBS for action in VERBS.every(name)]
    assert [VERBS.number(action) for action in every] == list(range(VERBS.count))
    assert [VERBS.action(number) for number in range(VERBS.count)] == every
    assert VERBS.count == 1 + 2 * 3 + 2 * 2 + 1 + 40 * 3 + 2


@pytest.mark.parametrize("number", [-1, VERBS.count])
def test_a_number_outside_is_refused(number: int) -> None:
    with pytest.raises(IllegalAction, match=f"from 0 to {VERBS.count - 1}, not {number}"):
        VERBS.action(number)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("lanch", "there is no verb 'lanch'; did you mean 'launch'?"),
        ("", "there is no verb ''; it is one of launch, move, trade, pass, lay, remove"),
        ("move 1", "'move' takes 'move PROBE PLANET', not 1 nouns"),
        ("trade iron", "'trade' takes 'trade PAY GET', not 1 nouns"),
        ("move 1 mras", "'move': 'mras' is not a planet; did you mean 'mars'?"),
        ("lay 40 mars", "'lay': '40' is not a tile; did you mean"),
        ("trade iron gold", "'trade': 'gold' is not a good; it is one of iron, water"),
    ],
)
def test_a_wrong_text_is_refused_with_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(IllegalAction) as fault:
        VERBS.read(text)
    assert str(fault.value).startswith(message)


def test_an_error_names_the_first_twelve_of_a_long_list() -> None:
    many = verbs(
        nouns(month=Noun([f"m{n}" for n in range(12)]), day=Noun(range(1, 14))), sow=Verb("month"), rest=Verb("day")
    )
    for line, end in (("sow spring", "m10, m11"), ("rest never", "11, 12 ...")):
        with pytest.raises(IllegalAction) as fault:
            many.read(line)
        assert str(fault.value).endswith(end)


@pytest.mark.parametrize("action", [("fly",), ("move", 1), ("move", 1, 3), ("move", True, 1), ("move", "1", 1)])
def test_a_wrong_action_is_refused(action: Any) -> None:
    with pytest.raises(IllegalAction):
        VERBS.check(action)


def test_a_label_is_filled_with_the_parts_by_name() -> None:
    assert VERBS.args(None, 0, ("trade", "iron", "water")) == {"pay": "iron", "get": "water"}
    assert VERBS.args(None, 0, ("lay", 7, 1)) == {"tile": "tile-7", "planet": "venus"}
    assert VERBS.args(None, 0, ("move", 1, 2)) == {"probe": 1, "planet": "mars"}
    view = {1: {"a": "engine"}, "owner": 2}
    assert VERBS.args(view, 1, ("remove", "a")) == {"part": "engine", "owner": 2}


def test_clicks_are_the_nouns_pieces_or_those_of_the_verb() -> None:
    assert VERBS.clicks(None, 3, ("launch",)) == ("earth",)
    assert VERBS.clicks(None, 3, ("move", 1, 2)) == ("probe:3:1", "spot:mars")
    assert VERBS.clicks(None, 3, ("lay", 7, 1)) == ("hand:7", "spot:venus:3")
    assert VERBS.clicks(None, 3, ("trade", "iron", "water")) == ()


def test_flags_are_said_by_the_verb() -> None:
    assert VERBS["trade"].careful and not VERBS["trade"].free
    assert VERBS["pass"].free and not VERBS["pass"].careful


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (lambda: Verbs({}, {"go": Verb("place")}), "verb go: there is no noun 'place'"),
        (lambda: Verb("good", "good"), "two parts of a verb have the same name: good, good"),
        (lambda: Noun(("a", "a")), "two values that are alike"),
        (lambda: Noun(range(2), words=("x", "x")), "two values that are alike"),
        (lambda: Noun(range(2), words=("x",)), "zip"),
    ],
)
def test_a_table_that_contradicts_itself_is_refused(made: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        made()
