"""The documentation site: our pages, the guides of all games in both languages, and every public function.

It collects the pages in build/docs, where MkDocs reads them, and writes the site to site/.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import json
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from typer.testing import CliRunner

from ludonaut import cli, games
from ludonaut.table import drawings
from ludonaut.table.rooms import all_faces

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "docs"
PACKAGES = ("ludonaut", "ludonaut.kernel", "ludonaut.bots", "ludonaut.players", "ludonaut.table", "ludonaut.lab")
"""The packages of the Python reference."""
EXIT_CODES = """Every command prints its help with `--help`. Commands that report take `--json`, for programs;
errors go to the standard error. `ludonaut --install-completion` adds completion of commands, options and
games to your shell.

| exit code | meaning |
| --- | --- |
| 0 | success |
| 1 | the command ran and found something wrong: a failed game, a foul, a record that no longer fits |
| 2 | wrong use: an unknown option or game, a file that cannot be read |
| 70 | an error in Ludonaut itself |
| 130 | interrupted |"""
LANGUAGES = {"en": "English", "fr": "français"}


def main() -> int:
    """Collect the pages and build the site."""
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
    """Write a page for each guide, and return the page that lists them."""
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
    """The page that lists the balance reports."""
    lines = [
        "# Balance",
        "",
        "What `ludonaut balance` showed about each game, and what was changed because of it.",
        "",
    ]
    for file in sorted((BUILD / "balance").glob("*.md")) if (BUILD / "balance").is_dir() else []:
        lines.append(f"- [{file.stem.replace('_', ' ').title()}](balance/{file.name})")
    return "\n".join(lines) + "\n"


def commands() -> str:
    """Every command with its help, by section."""
    lines = ["# Commands", "", EXIT_CODES, ""]
    for section, entries in cli.SECTIONS.items():
        lines += [f"## {section}", ""]
        for name in entries:
            help_text = CliRunner().invoke(cli.app, [name, "--help"], prog_name="ludonaut").output
            lines += [f"### `ludonaut {name}`", "", "```text", help_text.strip(), "```", ""]
    return "\n".join(lines)


def notes() -> str:
    """The page that lists the dated notes on experiments and measurements."""
    lines = ["# Research notes", "", "Experiments and measurements, each with its date and commands.", ""]
    for file in sorted((BUILD / "research").glob("*.md")):
        title = file.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f"- [{title}](research/{file.name})")
    return "\n".join(lines) + "\n"


def inside(text: str) -> str:
    """A page of the top folder, with its links changed to those of the site."""
    text = text.replace("](docs/", "](")
    return re.sub(r"\]\((CONTRIBUTING|CHANGELOG|CODE_OF_CONDUCT|SECURITY)\.md", lambda m: f"]({m[1].lower()}.md", text)


def reference() -> str:
    """Write a page for each package, filled by mkdocstrings, and return the page that lists them."""
    lines = ["# Python reference", "", "Every public module, class and function, from its docstrings.", ""]
    (BUILD / "reference").mkdir()
    for name in PACKAGES:
        blocks = "\n".join(entries(name, level=1, inside=name != "ludonaut"))
        (BUILD / "reference" / f"{name}.md").write_text(blocks, encoding="utf-8")
        doc = importlib.import_module(name).__doc__ or ""
        lines.append(f"- [`{name}`](reference/{name}.md): {doc.partition(chr(10))[0]}")
    return "\n".join(lines) + "\n"


def entries(name: str, level: int, inside: bool) -> Iterator[str]:
    """What a package exports, then what its modules have beside that: everything is documented once."""
    package = importlib.import_module(name)
    exported = set(getattr(package, "__all__", ()))
    yield block(name, level, sorted(exported) or None)
    for info in pkgutil.iter_modules(package.__path__, f"{name}.") if inside else ():
        if info.ispkg:
            yield from entries(info.name, 2, inside=not name.startswith("ludonaut.bots"))
        elif members := [one for one in public_names(info.name) if one not in exported]:
            yield block(info.name, 2, members)


def block(name: str, level: int, members: list[str] | None) -> str:
    """An instruction for mkdocstrings."""
    shown = "" if members is None else f"      members: {json.dumps(members)}\n"
    return f"::: {name}\n    options:\n      heading_level: {level}\n{shown}"


def public_names(module: str) -> Iterator[str]:
    """What a module defines for others, in the order of its source."""
    spec = importlib.util.find_spec(module)
    assert spec and spec.origin
    for node in ast.parse(Path(spec.origin).read_text(encoding="utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names = [name]
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                names = [name]
            case _:
                names = []
        yield from (name for name in names if not name.startswith("_"))


if __name__ == "__main__":
    sys.exit(main())
