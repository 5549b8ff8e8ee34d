"""A game in the terminal: input and output."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ludonaut import games, new
from ludonaut.players import make
from ludonaut.players.hints import signed
from ludonaut.terminal import Terminal


def said(game: str, lang: str, *typed: str) -> list[str]:
    """The lines that the terminal prints for this input."""
    lines: list[str] = []
    answers: Iterator[str] = iter(typed)

    def read(_prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    Terminal(new(game, 2, seed=3), {1: make("random", 1)}, lang, read, lines.append).run()
    return "\n".join(lines).split("\n")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", games.NAMES)
def test_every_order_is_obeyed(game: str, lang: str) -> None:
    lines = said(game, lang, "?", "t", "s", "r", "1", "u", "999", "x", "q")
    assert len(lines) > 40
    unnamed = [line for line in lines if re.search(r"\b(ask|log|why|do|score|tip|name|panel)-[a-z]", line)]
    assert not unnamed


def test_a_hint_writes_numbers_as_its_language_does() -> None:
    assert (signed(1.25, "en"), signed(-3.0, "en")) == ("+1.2", "-3")
    assert (signed(1.25, "fr"), signed(-3.0, "fr")) == ("+1,2", "-3")
    for lang, point in (("en", "."), ("fr", ",")):
        lines = said("planet_unknown", lang, "h", "q")
        assert any(re.search(rf"\((expected|attendu) -?\d+\{point}\d", line) for line in lines), lines


def test_scores_are_those_that_the_person_can_count(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("spacecorp")
    monkeypatch.setattr(type(game), "scores", lambda *_: pytest.fail("the true scores were asked for"))
    assert "Player 1: 0 ()" in said("spacecorp", "en", "s", "q")


def test_the_terminal_shows_what_an_action_brings() -> None:
    assert "   2  Scan (-1 credit, -2 energy)" in said("seti", "en", "1", "q")


def test_a_refused_undo_is_explained_in_the_language() -> None:
    lines = said("seti", "fr", "u", "q")
    assert any(line.startswith("Impossible de revenir en arrière") for line in lines)
