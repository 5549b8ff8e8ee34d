"""Every code block of the documentation runs, and every page that is linked exists."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludonaut.cli import app

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)(#[^)]*)?\)")


def blocks(page: Path, kind: str) -> list[str]:
    return [body for language, body in BLOCK.findall(page.read_text(encoding="utf-8")) if language == kind]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name)
def test_python_blocks_run(page: Path) -> None:
    """A block that raises, or whose own assertion does not hold, fails."""
    names: dict[str, object] = {"__name__": "__main__"}
    for body in blocks(page, "python"):
        exec(compile(body, str(page), "exec"), names)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")], ids=lambda page: page.name)
def test_commands_run(page: Path) -> None:
    for body in blocks(page, "console"):
        for line in body.splitlines():
            if line.startswith("$ ludonaut "):
                done = CliRunner().invoke(app, line.split()[2:])
                assert done.exit_code == 0, f"{line}: {done.output} {done.exception}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_linked_pages_exist(page: Path) -> None:
    made = {"guides.md", "api.md", "balance.md"}
    for target, _anchor in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target and target not in made:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_makefile_has_what_the_pages_say() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        said = set(re.findall(r"(?:`|^|\n)make ([a-z]+)", page.read_text(encoding="utf-8")))
        assert said <= targets, f"{page.name} speaks of make {said - targets}"
