"""Plant small faults in verb tables, labels, previews and clicks, and see whether a test notices each.

    make mutants                               120 faults spread over the files below
    python tools/mutants.py --most 20 FILE     some faults in one file
    python tools/mutants.py --minutes 40       as many as there is time for

A fault is one changed constant, comparison, flag or condition. A fault that no test notices is printed as a difference.
The flags `strict` of `zip` and `slots` of a dataclass are left alone: they change nothing that a test could see.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KERNEL = ["tests/kernel/test_verbs.py", "tests/kernel/test_previews.py", "tests/kernel/test_together.py"]
CHECKS = ["tests/lab/test_check.py", "tests/kernel/test_guarantees.py", "tests/kernel/test_broken_games.py"]
PLUGINS = ("cacheprovider", "schemathesis", "hypothesispytest")
"""Plugins that no test here needs: loading them takes longer than the first tests."""
ACTIONS = "tests/docs/test_actions.py::test_the_reference_page_is_up_to_date"


def targets() -> dict[str, list[str]]:
    """The files that get faults, each with the tests that should notice them."""
    found = {
        "src/ludonaut/kernel/verbs.py": KERNEL + CHECKS,
        "src/ludonaut/kernel/preview.py": KERNEL + CHECKS,
        "src/ludonaut/lab/check/declared.py": CHECKS,
        "examples/salvage/verbs.py": [f"{ACTIONS}[salvage]", *CHECKS],
    }
    for file in sorted((ROOT / "src" / "ludonaut" / "games").glob("*/verbs.py")):
        game = file.parent.name
        found[str(file.relative_to(ROOT))] = [f"{ACTIONS}[{game}]", "tests/table/test_games.py", f"tests/{game}"]
    return found


CONTRARY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Planter(ast.NodeTransformer):
    """Changes the place with a given number; without a number it only counts the places."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.places = 0

    def here(self) -> bool:
        """Is this the place?"""
        self.places += 1
        return self.places - 1 == self.wanted

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        return node if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        return node

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        return node if node.arg in ("strict", "slots") else self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.body = [self.visit(line) for line in node.body]
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        value = node.value
        if isinstance(value, bool):
            return ast.Constant(not value) if self.here() else node
        if isinstance(value, int):
            return ast.Constant(value + 1) if self.here() else node
        if isinstance(value, str) and value:
            return ast.Constant(value + "x") if self.here() else node
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        kind = CONTRARY.get(type(node.ops[0]))
        if kind is not None and self.here():
            node.ops[0] = kind()
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        if self.here():
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return node.operand if isinstance(node.op, ast.Not) and self.here() else node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        if self.here():
            node.body, node.orelse = node.orelse, node.body
        return node


def faults(source: str) -> Iterator[str]:
    """Every version of a source with one fault."""
    tree = ast.parse(source)
    counter = Planter()
    counter.visit(deepcopy(tree))
    for number in range(counter.places):
        yield ast.unparse(ast.fix_missing_locations(Planter(number).visit(deepcopy(tree))))


def noticed(folder: Path, tests: list[str]) -> bool:
    """Does a test fail?"""
    path = os.pathsep.join((str(folder / "src"), str(folder)))
    env = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    without = [f"-pno:{plugin}" for plugin in PLUGINS]
    command = [sys.executable, "-m", "pytest", "-x", "-q", *without, *tests]
    try:
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, timeout=900, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main() -> int:
    """Plant, test, tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*")
    parser.add_argument("--most", type=int, default=120)
    parser.add_argument("--minutes", type=float, default=24 * 60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chosen = {file: tests for file, tests in targets().items() if not given.files or file in given.files}
    every = [(file, fault) for file in chosen for fault in faults((ROOT / file).read_text(encoding="utf-8"))]
    random.Random(given.seed).shuffle(every)
    killed = tried = 0
    end = time.monotonic() + 60 * given.minutes
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for name in ("src", "examples", "tests", "docs"):
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        for name in ("pyproject.toml", "README.md", "Makefile", "CONTRIBUTING.md"):
            shutil.copy(ROOT / name, folder / name)
        for file, fault in every[: given.most]:
            if time.monotonic() > end:
                break
            good = (folder / file).read_text(encoding="utf-8")
            (folder / file).write_text(fault, encoding="utf-8")
            found = noticed(folder, chosen[file])
            (folder / file).write_text(good, encoding="utf-8")
            killed += found
            tried += 1
            if not found:
                before, after = ast.unparse(ast.parse(good)).splitlines(), fault.splitlines()
                lines = difflib.unified_diff(before, after, n=0, lineterm="")
                changed = [line for line in lines if line[:2] not in ("--", "++", "@@")]
                print(f"{file}: not noticed:", *changed, sep="\n  ", flush=True)
            if tried % 20 == 0:
                print(f"{tried} faults, {killed} noticed", flush=True)
    print(f"{killed} of {tried} faults noticed")
    return 0 if killed >= 0.9 * tried else 1


if __name__ == "__main__":
    sys.exit(main())
