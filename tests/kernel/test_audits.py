"""The messages of audits about lost or surplus components."""

from __future__ import annotations

import pytest

from ludonaut.kernel import AuditError, conserve


@pytest.mark.parametrize(
    ("expected", "places"),
    [(range(3), ([2], [0, 1])), (["a", "a", "b"], (["a"], ["b", "a"])), ([], ([],))],
)
def test_each_expected_thing_is_in_one_of_the_places(expected: list[int], places: tuple[list[int], ...]) -> None:
    conserve("cards", expected, *places)


@pytest.mark.parametrize(
    ("expected", "found", "told"),
    [
        ([1, 2], [1], "cards: missing 2"),
        ([1], [1, 3], "cards: too many 3"),
        ([1, 2], [1, 1], "cards: missing 2; too many 1"),
        ([1, 1], [1, 2], "cards: missing 1; too many 2"),
        ([1], [1, 1, 1], "cards: too many 1 (2 of it)"),
    ],
)
def test_an_audit_names_missing_and_surplus_components(expected: list[int], found: list[int], told: str) -> None:
    with pytest.raises(AuditError) as fault:
        conserve("cards", expected, found)
    assert str(fault.value) == told
