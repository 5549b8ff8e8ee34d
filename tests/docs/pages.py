"""The pages of the documentation, their code blocks, and how each kind of block is run in a folder of its own."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import typer
from fluent.syntax import FluentParser, ast
from typer.core import TyperGroup
from typer.testing import CliRunner

from ludonaut.cli import app
from ludonaut.table import lesson

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```', re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:\$ )?((?:[A-Z_]+=\S+ )*)(ludonaut .*)$")


class Block(NamedTuple):
    """A piece of a page: its language, the file that it is (part of), and what it says."""

    language: str
    title: str
    body: str


def blocks(page: Path) -> list[Block]:
    """The code blocks of a page, in order."""
    return [Block(*found) for found in FENCE.findall(page.read_text(encoding="utf-8"))]


class Reader:
    """A reader who follows a page literally, in an empty folder beside a clone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: dict[str, Any] = {"__name__": "__main__"}
        (folder / "src").symlink_to(ROOT / "src")
        bin_ = folder / "bin"
        bin_.mkdir()
        (bin_ / "ludonaut").write_text(f'#!/bin/sh\nexec {sys.executable} -m ludonaut "$@"\n', encoding="utf-8")
        (bin_ / "ludonaut").chmod(0o755)
        path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
        self.env = os.environ | {"PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": path}

    def follow(self, block: Block) -> None:
        """Do what a block says. One with a title is written to that file; one that is only for reading is checked."""
        if block.title:
            file = self.folder / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="utf-8") as out:
                out.write(block.body)
        kinds = {
            "python": self.python,
            "console": self.console,
            "sh": self.shell,
            "toml": lambda body: lesson.read(body),
            "ftl": words,
            "text": look,
        }
        assert block.language in kinds, f"a block of {block.language!r} is not tried"
        if not (block.title and block.language == "python"):
            kinds[block.language](block.body)

    def python(self, body: str) -> None:
        """A block that raises, or whose own assertion does not hold, fails."""
        exec(compile(body, "page", "exec"), self.names)

    def console(self, body: str) -> None:
        """Run the commands after a dollar; the rest is their output."""
        for line in body.splitlines():
            if line.startswith("$ ludonaut "):
                done = CliRunner().invoke(app, shlex.split(line)[2:])
                assert done.exit_code == 0, f"{line}: {done.output} {done.exception}"
            elif line.startswith("$ "):
                self.run(line[2:])

    def shell(self, body: str) -> None:
        """Start and stop each server; run the other commands."""
        for line in body.splitlines():
            look(line)
            if not line.startswith("ludonaut serve"):
                self.run(line)
            elif "--database" not in line:
                self.serve(f"{line} --port 0")

    def run(self, line: str) -> None:
        """One line of a shell."""
        done = subprocess.run(["sh", "-c", line], cwd=self.folder, env=self.env, capture_output=True, text=True)
        assert done.returncode == 0, f"{line}: {done.stdout} {done.stderr}"

    def serve(self, line: str) -> None:
        """Start a server, and stop it when it has printed its address."""
        with subprocess.Popen(shlex.split(line), cwd=self.folder, env=self.env, stdout=subprocess.PIPE) as server:
            assert server.stdout is not None
            said = server.stdout.readline()
            server.terminate()
        assert said.startswith(b"Ludonaut is at "), said


def look(body: str) -> None:
    """Commands that are only shown must exist, with these options."""
    for line in body.splitlines():
        if found := COMMAND.match(line):
            words_ = shlex.split(found[2], comments=True)[1:]
            command: Any = typer.main.get_command(app)
            while isinstance(command, TyperGroup):
                name = words_.pop(0)
                command = command.get_command(typer.Context(command), name)
                assert command, f"{line}: there is no {name}"
            command.make_context(command.name, words_)


def words(body: str) -> None:
    """Texts that Fluent can read."""
    assert not any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(body).body), body
