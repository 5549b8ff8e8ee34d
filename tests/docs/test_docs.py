"""Every code block of the documentation runs, and every page that is linked exists."""

import re
import sys
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, Reader, blocks

CODE = re.compile(r"`[^`\n]+`")
LINK = re.compile(r"\]\(([^)#]+)(#[^)]*)?\)")


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda page: page.name)
def test_every_block_of_a_page_does_what_it_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    reader = Reader(tmp_path)
    for block in blocks(page):
        reader.follow(block)
    for name in set(sys.modules) - before:
        if getattr(sys.modules[name], "__file__", None) and str(tmp_path) in str(sys.modules[name].__file__):
            del sys.modules[name]


def test_a_wrong_block_of_a_page_is_noticed(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for fence in (
        "```python\nassert 1 == 2\n```",
        "```console\n$ ludonaut simulate chess\n```",
        "```console\n$ false\n```",
        "```sh\nludonaut serve --no-such-option\n```",
        "```text\nludonaut play seti --bots 3\n```",
        "```text\nludonaut dance\n```",
        "```toml\nseeds = 3\n```",
        "```ftl\n{ nonsense\n```",
        "```\nnothing is tried here\n```",
    ):
        page = tmp_path / "page.md"
        page.write_text(fence + "\n", encoding="utf-8")
        (block,) = blocks(page)
        with pytest.raises((Exception, SystemExit)):
            reader.follow(block)


@pytest.mark.parametrize("page", sorted({*PAGES, *ROOT.glob("*.md")}), ids=lambda page: page.name)
def test_linked_pages_exist(page: Path) -> None:
    made = {"guides.md", "api.md", "balance.md", "contributing.md", "commands.md"}
    for target, _anchor in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        if "://" not in target and target not in made:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_makefile_has_what_the_pages_say() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in PAGES:
        said = set(re.findall(r"(?:`|^|\n)make ([a-z]+)", page.read_text(encoding="utf-8")))
        assert said <= targets, f"{page.name} speaks of make {said - targets}"
