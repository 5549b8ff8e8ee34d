"""The documentation site: our pages, the guides of all games in both languages, and every public function.

Pages are put together in build/docs, where MkDocs finds them; the site goes to site/.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from ludonaut import cli, games
from ludonaut.table import drawings
from ludonaut.table.rooms import all_faces

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "docs"
PACKAGES = ("ludonaut", "ludonaut.kernel", "ludonaut.bots", "ludonaut.players", "ludonaut.table", "ludonaut.lab")
"""What the reference covers."""
EXIT_CODES = """Every command prints its help with `--help`. Commands that report take `--json`, for programs;
what went wrong goes to the standard error. `ludonaut --install-completion` adds completion of commands, options and
games to your shell.

| exit code | meaning |
| --- | --- |
| 0 | all is well |
| 1 | the command ran and found something wrong: a failed game, a foul, a record that no longer fits |
| 2 | wrong use: an unknown option or game, a file that cannot be read |
| 70 | an error in Ludonaut itself |
| 130 | interrupted |"""
LANGUAGES = {"en": "English", "fr": "français"}


def main() -> int:
    """Put the pages together and build the site."""
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(ROOT / "docs", BUILD)
    shutil.copy(ROOT / "web" / "public" / "icon.svg", BUILD)
    (BUILD / "guides.md").write_text(guides(), encoding="utf-8")
    (BUILD / "api.md").write_text(reference(), encoding="utf-8")
    (BUILD / "balance.md").write_text(reports(), encoding="utf-8")
    (BUILD / "commands.md").write_text(commands(), encoding="utf-8")
    (BUILD / "research.md").write_text(notes(), encoding="utf-8")
    for name in ("CONTRIBUTING", "CHANGELOG", "CODE_OF_CONDUCT", "SECURITY"):
        text = (ROOT / f"{name}.md").read_text(encoding="utf-8")
        (BUILD / f"{name.lower()}.md").write_text(inside(text), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--clean", "--strict"],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        check=False,
    )
    if done.returncode == 0:
        print(f"the site is ready: {ROOT / 'site' / 'index.html'}")
    return done.returncode


def guides() -> str:
    """A page a guide, and a page that lists them."""
    lines = ["# Guides", ""]
    for name in games.NAMES:
        title = games.find(name).texts.say("en", "title")
        links = []
        for lang, language in LANGUAGES.items():
            source = ROOT / "src" / "ludonaut" / "games" / name / "guide" / f"rules.{lang}.md"
            if source.exists():
                page = f"guide-{name}-{lang}.md"
                text = drawings.drawn(source.read_text(encoding="utf-8"), all_faces(games.find(name), lang))
                (BUILD / page).write_text(text, encoding="utf-8")
                links.append(f"[{language}]({page})")
        lines.append(f"- **{title}**: {', '.join(links)}")
    return "\n".join(lines) + "\n"


def reports() -> str:
    """The balance reports that are kept."""
    lines = ["# Balance", "", "Made by `ludonaut balance GAME`, with what was learned and changed.", ""]
    for file in sorted((BUILD / "balance").glob("*.md")) if (BUILD / "balance").is_dir() else []:
        lines.append(f"- [{file.stem.replace('_', ' ').title()}](balance/{file.name})")
    return "\n".join(lines) + "\n"


def commands() -> str:
    """Every command with its help, by section."""
    lines = ["# Commands", "", EXIT_CODES, ""]
    for section, entries in cli.SECTIONS.items():
        lines += [f"## {section}", ""]
        for name in entries:
            told = CliRunner().invoke(cli.app, [name, "--help"], prog_name="ludonaut").output
            lines += [f"### `ludonaut {name}`", "", "```text", told.strip(), "```", ""]
    return "\n".join(lines)


def notes() -> str:
    """The dated notes on experiments and measurements."""
    lines = ["# Research notes", "", "Experiments and measurements, each with its date and commands.", ""]
    for file in sorted((BUILD / "research").glob("*.md")):
        title = file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f"- [{title}](research/{file.name})")
    return "\n".join(lines) + "\n"


def inside(text: str) -> str:
    """A page of the top folder with its links as they are within the site."""
    text = text.replace("](docs/", "](")
    return re.sub(r"\]\((CONTRIBUTING|CHANGELOG|CODE_OF_CONDUCT|SECURITY)\.md", lambda m: f"]({m[1].lower()}.md", text)


def reference() -> str:
    """A page a package, filled by mkdocstrings, and a page that lists them."""
    lines = ["# Python reference", "", "Every public module, class and function, from its docstrings.", ""]
    (BUILD / "reference").mkdir()
    for name in PACKAGES:
        package = importlib.import_module(name)
        modules = [] if name == "ludonaut" else [info.name for info in pkgutil.iter_modules(package.__path__)]
        shown = [name, *(f"{name}.{one}" for one in modules if one[0] != "_")]
        text = "\n".join(f"::: {one}\n" for one in shown)
        (BUILD / "reference" / f"{name}.md").write_text(f"# `{name}`\n\n{text}", encoding="utf-8")
        lines.append(f"- [`{name}`](reference/{name}.md): {(package.__doc__ or '').partition(chr(10))[0]}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
