"""Run all linters and tests, and print the totals: linters first, then Python, the client, and the browser.

`--lint` stops after the linters; `--fast` goes on with the fast Python tests only.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

LINT: list[tuple[str, list[str], str]] = [
    ("ruff", [str(BIN / "ruff"), "check", "."], "."),
    ("format", [str(BIN / "ruff"), "format", "--check", "--quiet", "."], "."),
    ("words", [str(BIN / "python"), "tools/retired_words.py"], "."),
    ("mypy", [str(BIN / "mypy"), "-p", "ludonaut", "-p", "examples", "-p", "tests", "-p", "tools"], "."),
    ("client", ["npm", "run", "--silent", "check"], "web"),
]

FAST = ["tests/kernel", "tests/lab/test_cli.py", "tests/docs/test_doctests.py", "tests/docs/test_words.py"]
"""The tests that `make check` runs."""


def suites(results: Path) -> list[tuple[str, list[str], str]]:
    """The test commands; they write their results to JUnit files."""
    return [
        ("Python", [*_pytest(), f"--junitxml={results / 'python.xml'}"], "."),
        ("client", ["npm", "test", "--silent", "--", *_junit(results / "client.xml")], "web"),
        ("browser", ["npm", "run", "test:browser", "--silent", "--", *_junit(results / "browser.xml")], "web"),
    ]


def _pytest() -> list[str]:
    workers = str(max(1, min(4, os.cpu_count() or 1)))
    return [str(BIN / "python"), "-m", "pytest", "-n", workers, "--dist", "worksteal"]


def _junit(file: Path) -> list[str]:
    return ["--reporter=default", "--reporter=junit", f"--outputFile.junit={file}"]


def run(name: str, command: list[str], folder: str) -> bool:
    """Run one command; prints a line if it fails."""
    print(f"== {name}: {' '.join(command[:4])} ...", flush=True)
    done = subprocess.run(command, cwd=ROOT / folder, check=False)
    if done.returncode:
        print(f"== {name} failed with exit code {done.returncode}", flush=True)
    return done.returncode == 0


def run_all(commands: list[tuple[str, list[str], str]], at_once: int = 1) -> bool:
    """Run all commands, even after one has failed."""
    with ThreadPoolExecutor(at_once) as pool:
        outcomes = list(pool.map(lambda command: run(*command), commands))
    return all(outcomes)


def count(results: Path) -> tuple[int, int, int]:
    """The number of passed, failed and skipped tests in all result files."""
    passed = failed = skipped = 0
    for file in sorted(results.glob("*.xml")):
        for case in ElementTree.parse(file).iter("testcase"):
            if case.find("failure") is not None or case.find("error") is not None:
                failed += 1
            elif case.find("skipped") is not None:
                skipped += 1
            else:
                passed += 1
    return passed, failed, skipped


def main() -> int:
    """Run the linters and tests; returns 0 if everything passed."""
    good = run_all(LINT, at_once=2)
    if "--lint" in sys.argv:
        return 0 if good else 1
    if not good:
        print("the linters must pass before the tests run")
        return 1
    if "--fast" in sys.argv:
        return 0 if run("Python", [*_pytest(), *FAST], ".") else 1
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder)
        good = run_all(suites(results))
        passed, failed, skipped = count(results)
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 0 if good and passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
