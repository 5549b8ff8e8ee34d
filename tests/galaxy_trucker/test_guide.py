"""The guide has every section that a question or a reason points to, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

from ludonaut.games.galaxy_trucker import GAME

from .bots import play_by_policy


def anchors(lang: str) -> list[str]:
    text = (files(GAME.package) / "guide" / f"rules.{lang}.md").read_text(encoding="utf-8")
    return re.findall(r"^## .*\{#([a-z-]+)\}$", text, re.MULTILINE)


def test_both_guides_have_the_same_sections() -> None:
    assert anchors("en") == anchors("fr")
    assert len(anchors("en")) == len(set(anchors("en"))) > 25


def test_questions_and_reasons_point_into_the_guide() -> None:
    known = {"", *anchors("en")}
    for options in ({"rounds": "3"}, {"rounds": "1", "first_flight": True}):
        for match in play_by_policy(3, 5, options, noise=0.1):
            for seat, ask in match.asks.items():
                assert ask.guide in known
                if seat >= 0:
                    assert {blocked.guide for blocked in ask.blocked} <= known
