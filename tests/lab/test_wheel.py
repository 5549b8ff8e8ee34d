"""The plain wheel contains everything that a game needs: rules, content, texts, guides, and the built client."""

import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"


def test_a_plain_wheel_holds_every_file_of_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDONAUT_PLAIN", "1")
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert wheel.endswith("-py3-none-any.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    files = {str(file.relative_to(SOURCE)) for file in SOURCE.rglob("*") if file.is_file()}
    wanted = {name for name in files if "__pycache__" not in name}
    assert wanted - held == set()
    for game in ("alien_artifacts", "galaxy_trucker", "planet_unknown", "seti", "spacecorp"):
        for part in ("text/fr.ftl", "guide/rules.fr.md"):
            assert f"ludonaut/games/{game}/{part}" in held
        assert any(name.startswith(f"ludonaut/games/{game}/content/") for name in held)
