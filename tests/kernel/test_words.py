"""Messages are parsed one by one and mostly formatted without Fluent: the result is that of Fluent."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludonaut.kernel.text import LANGUAGES, SEATS, Texts

PACKAGES = [
    "ludonaut.server",
    "examples.salvage",
    *(
        f"ludonaut.games.{name}"
        for name in ("spacecorp", "alien_artifacts", "seti", "galaxy_trucker", "planet_unknown")
    ),
]
VALUES = ("a thing", 0, 1, 2, 7, 999, 1000, 1234567, -3, 2.5)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_said_as_fluent_says_it(package: str, lang: str) -> None:
    source = (files(package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    whole = FluentBundle([lang], use_isolating=False)
    whole.add_resource(FluentResource(source))
    texts = Texts(package)
    written = sorted(whole._messages)
    derived = set(texts.messages(lang)) - set(written)
    assert {message.partition("-")[0] for message in derived} <= {"verb", "wait"}
    assert set(written) <= set(texts.messages(lang))
    named = sorted(set(re.findall(r"\$([a-zA-Z][\w-]*)", source)))
    for number, message in enumerate(written):
        value = VALUES[number % len(VALUES)]
        for args in ({}, dict.fromkeys(named, value), dict.fromkeys(named, number % 30)):
            pattern = whole.get_message(message).value
            filled = {key: str(it) if key in SEATS and isinstance(it, int) else it for key, it in args.items()}
            said = str(whole.format_pattern(pattern, filled)[0]) if pattern is not None else message
            for again in ("said", "remembered"):
                assert texts.say(lang, message, args, str) == said, (message, again)


def test_a_sentence_with_a_player_is_not_cached() -> None:
    texts = Texts("ludonaut.games.seti")
    for name in ("Ada", "Grace"):
        assert name in texts.say("en", "log-passed", {"seat": 0}, lambda seat, name=name: name)  # type: ignore[misc]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_line_of_french_begins_with_a_sign(package: str) -> None:
    """A line may break at a plain space, so there is none before a colon. Apostrophes are round, but in names."""
    source = (files(package) / "text" / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in source.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\S [:;?!»](?!\w)|« ", line)] == []
    assert [line for line in lines if re.search(r"\b[a-zé]+'[a-zéèêà]", line)] == []
