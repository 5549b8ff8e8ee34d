"""Measure the games by `ludonaut bench` and write the table of docs/bench.md: each Python given, plain and compiled.

    python tools/compile.py && python -m tools.speed .venv/bin/python /usr/bin/python3

A Python needs the requirements of the project; the compiled rows need build/compiled.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bench.md"
BEGIN, END = "<!-- speed -->\n", "<!-- end of speed -->\n"
TREES = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


def measure(python: str, tree: Path, seconds: str = "2") -> dict[str, Any]:
    """Run `bench` once; returns its report."""
    command = [python, "-m", "ludonaut", "bench", "--seconds", seconds, "--json"]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=True
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def row(told: dict[str, Any]) -> list[str]:
    """A row of the table: what ran the games, and the games in multiples of OpenSpiel's chess and of python-chess."""
    build = "" if told["optimised"] else ", built without optimisation"
    rules = "compiled" if told["compiled"] else "plain"
    figures = told["games"].values()
    return [f"{rules}, {told['python']}{build}", *(_cell(figure) for figure in figures)]


def _cell(figure: dict[str, Any]) -> str:
    return f"{figure['times_open_spiel']} ({figure['times_chess']})"


def table(reports: list[dict[str, Any]]) -> str:
    """All rows, with the games as columns."""
    head = ["build", *reports[0]["games"]]
    rows = [head, ["---"] * len(head), *map(row, reports)]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in rows)


def page(text: str, made: str) -> str:
    """The page with this table."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + "\n" + made + "\n" + END + rest.partition(END)[2]


def main(pythons: list[str]) -> None:
    """Measure every Python on every tree, one after the other."""
    reports = [measure(python, tree) for python in pythons for tree in TREES.values() if tree.is_dir()]
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), table(reports)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or [sys.executable])
