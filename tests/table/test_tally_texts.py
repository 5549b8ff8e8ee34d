"""The texts of tallies fit the number."""

import pytest

import ludonaut


@pytest.mark.parametrize(
    ("name", "key", "lang", "one", "two"),
    [
        ("alien_artifacts", "cards", "en", "card in hand", "cards in hand"),
        ("galaxy_trucker", "day", "fr", "jour", "jours"),
        ("planet_unknown", "points", "en", "medal", "medals"),
        ("seti", "signals", "fr", "signal", "signaux"),
        ("spacecorp", "colonies", "en", "colony", "colonies"),
    ],
)
def test_one_thing_is_named_in_the_singular(name: str, key: str, lang: str, one: str, two: str) -> None:
    texts = ludonaut.new(name, seats=2, seed=1).game.texts
    assert [texts.say(lang, f"tally-{key}", {"n": n}) for n in (1, 2)] == [one, two]
