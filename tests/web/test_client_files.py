"""The client's files as others rely on them: pinned, from no named host, the same words in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[2] / "web"


def read_json(name: str) -> dict[str, Any]:
    found = json.loads((WEB / name).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_the_lock_file_names_no_host() -> None:
    packages = read_json("package-lock.json")["packages"]
    assert packages
    for name, facts in packages.items():
        assert "resolved" not in facts, name


def test_every_dependency_is_pinned() -> None:
    package = read_json("package.json")
    for kind in ("dependencies", "devDependencies"):
        for name, version in package.get(kind, {}).items():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_nothing_is_loaded_from_elsewhere() -> None:
    for file in (WEB / "src").rglob("*"):
        if file.suffix in (".svelte", ".ts", ".css"):
            assert not re.search(r"https?://(?!www\.w3\.org)", file.read_text(encoding="utf-8")), file.name


def words(lang: str) -> dict[str, str]:
    text = (WEB / "src" / "words" / f"{lang}.ts").read_text(encoding="utf-8")
    found: dict[str, str] = dict(re.findall(r"^  (\w+):\s*'(.*)',$", text, re.MULTILINE))
    return found


def test_both_languages_have_the_same_words_with_the_same_arguments() -> None:
    en, fr = words("en"), words("fr")
    assert len(en) > 100
    assert set(en) == set(fr)
    for name, text in en.items():
        assert set(re.findall(r"\{\w+\}", text)) == set(re.findall(r"\{\w+\}", fr[name])), name


def test_every_message_is_used() -> None:
    used = "".join(
        file.read_text(encoding="utf-8")
        for file in (WEB / "src").rglob("*")
        if file.suffix in (".svelte", ".ts") and file.parent.name != "words"
    )
    unused = [name for name in words("en") if f"'{name}'" not in used]
    assert not unused
