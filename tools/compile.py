"""Compile the kernel and the rules with mypyc: the same source, faster. The result is a second tree, build/compiled.

    make compile                          compile everything (some minutes a game), then test it
    python tools/compile.py seti          the kernel and one game
    PYTHONPATH=build/compiled ludonaut bench

What only runs for people (views, tables, words) and what msgspec must look into (states, content) stays plain Python.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
KERNEL = ("rng", "ask", "match")
PLAIN = {
    "__init__",
    "view",
    "table",
    "faces",
    "words",
    "phrases",
    "wording",
    "audit",
    "state",
    "sense",
    "worth",
    "reasons",
}
LOADS = ("msgspec", "import content", "kernel.content", "TypedDict")
"""A module that speaks of these is looked into by a library that compiled classes would not let in."""


def modules(games: list[str]) -> list[str]:
    """The files to compile, as seen from the copy of the package."""
    found = [f"ludonaut/kernel/{name}.py" for name in KERNEL]
    for game in games:
        for file in sorted((BUILD / "ludonaut" / "games" / game).rglob("*.py")):
            relative = file.relative_to(BUILD)
            plain = file.stem in PLAIN or "table" in relative.parts
            if not plain and not any(word in file.read_text(encoding="utf-8") for word in LOADS):
                found.append(str(relative))
    return found


def main() -> int:
    """Copy, compile, test."""
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        print("there is no C compiler here; plain Python works without")
        return 1
    names = sys.argv[1:] or [
        path.name for path in sorted((ROOT / "src/ludonaut/games").glob("[a-z]*")) if path.is_dir()
    ]
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "ludonaut", BUILD / "ludonaut", ignore=shutil.ignore_patterns("__pycache__", "client")
    )
    for name in names:
        files = modules([name]) if name == names[0] else modules([name])[len(KERNEL) :]
        print(f"{name}: {len(files)} modules", flush=True)
        with (BUILD / f"{name}.log").open("w", encoding="utf-8") as log:
            done = subprocess.run(
                [str(Path(sys.executable).parent / "mypyc"), "--strict", *files],
                cwd=BUILD,
                stdout=log,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            print(f"{name} does not compile: see {log.name}")
            return 1
    tests = ["tests/kernel", *(f"tests/{name}" for name in names)]
    command = [sys.executable, "-m", "pytest", "-q", "-o", f"pythonpath={BUILD} {ROOT}", *tests]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
