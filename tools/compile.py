"""Compile kernel, rules, bots and what a server shows with mypyc: the same source, faster. It makes build/compiled.

    make compile                          compile everything (some minutes), then test it
    python tools/compile.py seti          the kernel and one game
    PYTHONPATH=build/compiled python -m ludonaut bench

All of it is one group, so that a rule's call of another, or of the kernel, is a C call: rules, bots and search, and
what a server does for every click (views, tables, texts, differences). What msgspec looks into stays plain.
"""

from __future__ import annotations

import ast
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
from ludonaut.kernel.copying import CannotCopy, is_fixed, source

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ludonaut"
BUILD = ROOT / "build" / "compiled"
COMMON = (
    *(f"kernel/{name}" for name in ("rng", "ask", "state", "steps", "dealing", "history", "running", "match", "text")),
    "kernel/checks/random_play",
    "bots/judging",
    *(f"players/{name}" for name in ("rollout", "lookahead", "search")),
    *(f"table/{name}" for name in ("words", "layout", "picture", "panels")),
    *(f"server/{name}" for name in ("texts", "scene", "sight", "live/channel", "live/viewer", "live/broadcast")),
)
"""The modules that all games share."""
PLAIN = {"__init__", "verbs", "audit"}
FAILING = {"places", "pieces"}
"""Modules that mypyc 2.4 miscompiles: it takes a quotient of sums for an integer, and fails on `**more`."""
READ = {"Struct", "ContentFile", "TypedDict"}
"""Bases of classes that libraries inspect."""
LARGE = "Squares: TypeAlias = int"
"""Annotations of large integers, with which mypyc is slower than Python: typed `Any`, they are left to Python."""
HARMLESS = {"len", "str", "int", "sorted", "tuple", "max", "min", "bool", "sum", "abs", "range"}
"""Functions that change nothing."""
EXTENDED = {"State", "Rng", "Event", "Texts", "Words"}
"""Classes that plain Python may derive from: a game's, a test's."""
OPEN = """\
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
@mypyc_attr(allow_interpreted_subclasses=True)
"""


class DoesNotCompile(Exception):
    """Compiling failed; the message has the end of the output of mypyc or the C compiler."""


def has_compiler() -> bool:
    """Is there a C compiler?"""
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc").split()[0], "gcc", "clang", "cl"))


def games() -> list[str]:
    """The names of all games."""
    return [path.name for path in sorted((SOURCE / "games").glob("[a-z]*")) if path.is_dir()]


def modules(tree: Path, names: list[str]) -> list[Path]:
    """The files to compile."""
    found = [tree / "ludonaut" / f"{name}.py" for name in COMMON]
    for name in names:
        for room in ("games", "bots"):
            for file in sorted((tree / "ludonaut" / room / name).rglob("*.py")):
                has_tables = file.stem == "__init__" and file.parent.name == "content" and file.stat().st_size > 1000
                if file.stem not in PLAIN | FAILING or has_tables:
                    found.append(file)
    return found


# ---- rewriting the source for mypyc


def split(text: str, name: str) -> tuple[str, str]:
    """Split a module: what msgspec inspects stays plain, with everything that it needs; the rest imports it."""
    tree = ast.parse(text)
    given = {name: node for node in tree.body for name in _gives(node)}
    wanted: list[ast.stmt] = [node for node in tree.body if isinstance(node, ast.ClassDef) and _is_read(node, given)]
    kept: list[ast.stmt] = []
    while wanted:
        node = wanted.pop()
        if node not in kept:
            kept.append(node)
            wanted += [given[name] for name in _uses(node) if name in given]
    if not kept:
        return "", text
    imports = [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
    names = sorted(name for name, node in given.items() if node in kept)
    lines = text.splitlines()
    for node in kept:
        first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", []))])
        lines[first - 1 : node.end_lineno] = [""] * ((node.end_lineno or first) - first + 1)
    lines[(imports[-1].end_lineno or 1) - 1] += (
        f"\nfrom .{name}_read import {', '.join(f'{one} as {one}' for one in names)}"
    )
    return "\n".join(ast.unparse(node) for node in tree.body if node in imports or node in kept), "\n".join(lines)


def _uses(node: ast.stmt) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)}


def _gives(node: ast.stmt) -> list[str]:
    """The names that a statement of a module defines."""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]


def _is_read(node: ast.ClassDef, given: dict[str, ast.stmt]) -> bool:
    """Does msgspec decode into this class?"""
    for base in node.bases:
        last = ast.unparse(base).split("[")[0].split(".")[-1]
        above = given.get(last)
        if last in READ or (isinstance(above, ast.ClassDef) and above is not node and _is_read(above, given)):
            return True
    return False


def in_words(text: str) -> str:
    """The generator of chance with the methods of words.py, which compute in machine words."""
    words = (Path(__file__).resolve().parent / "words.py").read_text(encoding="utf-8")
    methods = _methods(ast.parse(words))
    replaced = {method.name for method in methods}
    lines = text.splitlines()
    old = [method for method in _methods(ast.parse(text)) if method.name in replaced]
    for method in reversed(old):
        lines[method.lineno - 1 : method.end_lineno] = []
    first = min(method.lineno for method in old) - 1
    new = words.splitlines()[methods[0].lineno - 1 : methods[-1].end_lineno]
    lines[first:first] = new
    return "\n".join(lines) + "\n\nif TYPE_CHECKING:\n    from mypy_extensions import i64\n"


def _methods(tree: ast.Module) -> list[ast.FunctionDef]:
    kinds = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return [method for node in kinds for method in node.body if isinstance(method, ast.FunctionDef)]


def with_methods(text: str, module: str) -> str:
    """The source with the methods that plain Python writes at run time from the fields of dataclasses: `__init__`, and
    `copy` for those that change (`kernel/copying.py`)."""
    loaded = importlib.import_module(module)
    lines = text.splitlines()
    nodes = {node.name: node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)}
    for name, node in reversed(nodes.items()):
        kind = getattr(loaded, name, None)
        if not isinstance(kind, type) or not is_dataclass(kind):
            continue
        own = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
        constructed = not own & {"__init__", "__post_init__"}
        methods = _init(kind, nodes) if constructed else []
        if "copy" not in own and not is_fixed(kind):
            methods += _copy(kind, constructed)
        lines[node.end_lineno : node.end_lineno] = methods
    return "\n".join(lines) + "\n"


def _copy(kind: type, constructed: bool) -> list[str]:
    """The lines of a method, or none where the types do not say how to copy; with a constructor it is one call."""
    try:
        body = source(kind, lambda _nested, value: f"{value}.copy()")
    except CannotCopy:
        return []
    if constructed:
        body = [f"return {kind.__name__}({', '.join(line.removeprefix('new.') for line in body[1:-1])})"]
    return ["", f"    def copy(self) -> {kind.__name__}:", *(f"        {line}" for line in body)]


def _init(kind: type, nodes: dict[str, ast.ClassDef]) -> list[str]:
    """The lines of `__init__`. That of plain Python would be interpreted, at some 200 instructions a field.

    It begins by letting `self` out of its hands, so that mypyc does not count on its having been called: copies and
    positions are made without.
    """
    written = {
        ast.unparse(line.target): line
        for base in kind.__mro__
        if base.__name__ in nodes
        for line in nodes[base.__name__].body
        if isinstance(line, ast.AnnAssign)
    }
    head: list[str] = []
    only_named: list[str] = []
    body = ["callable(self)" if any(one.name == "type" for one in fields(kind)) else "type(self)"]
    for one in fields(kind):
        line = written.get(one.name)
        hint, given = (ast.unparse(line.annotation), "") if line else ("Any", "")
        made = one.name
        if one.default_factory is not MISSING:
            hint, given = f"{hint} | None", " = None"
            made = f"{_made(line)} if {one.name} is None else {one.name}"
        elif one.default is not MISSING:
            written_so = line.value if line else None
            given = (
                f" = {repr(one.default) if written_so is None or _is_field(written_so) else ast.unparse(written_so)}"
            )
        (only_named if one.kw_only else head).append(f"{one.name}: {hint}{given}")
        body.append(f"self.{one.name} = {made}" + ("  # type: ignore[misc]" if is_fixed(kind) else ""))
    parameters = ", ".join(["self", *head, *(["*", *only_named] if only_named else [])])
    return ["", f"    def __init__({parameters}) -> None:", *(f"        {line}" for line in body)]


def _is_field(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Call) and ast.unparse(value.func) == "field"


def _made(line: ast.AnnAssign | None) -> str:
    """What the default factory of a field gives: a lambda's body, or a call."""
    assert line is not None and isinstance(line.value, ast.Call), "only fields of this module have a default factory"
    factory = next(word.value for word in line.value.keywords if word.arg == "default_factory")
    return ast.unparse(factory.body) if isinstance(factory, ast.Lambda) else f"{ast.unparse(factory)}()"


def telling_freely(text: str) -> str:
    """The source with a look before each `state.tell(...)`: what nobody listens to is not even put together.

    A call among the arguments may change the state, so that such a line stays as it is.
    """
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _only_tells(node.value):
            line, at = lines[node.lineno - 1], node.col_offset
            lines[node.lineno - 1] = f"{line[:at]}if state.events is not None: {line[at:]}"
    return "\n".join(lines) + "\n"


def _only_tells(call: ast.Call) -> bool:
    """Is this `state.tell` with nothing but values and calls that change nothing?"""
    calls = [ast.unparse(one.func) for one in ast.walk(call) if isinstance(one, ast.Call)]
    return calls[0] == "state.tell" and HARMLESS.issuperset(calls[1:])


def prepare(text: str) -> str:
    """The source for mypyc: native classes have slots anyway, and names in capitals never change.

    mypyc keeps only the outer half of a dataclass's annotations (`list`, not `list[int]`), so they are said again
    below, for those who read positions.
    """
    tree = ast.parse(text)
    lines = text.splitlines()
    said = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(one) for one in node.decorator_list):
            for one in node.decorator_list:
                lines[one.lineno - 1] = "@" + _without_slots(one)
            said.append(f'setattr({node.name}, "__annotations__", {_annotations(node)!r})')
            first = min(one.lineno for one in node.decorator_list)
            lines[first - 1] = "".join(_as_properties(node, lines)) + lines[first - 1]
            if node.name in EXTENDED:
                lines[node.lineno - 2] = OPEN + lines[node.lineno - 2]
        elif isinstance(node, ast.ClassDef) and (node.name in EXTENDED or f"{node.name}.__new__(" in ast.unparse(node)):
            lines[node.lineno - 1] = OPEN + lines[node.lineno - 1]
        elif lines[node.lineno - 1] == LARGE:
            lines[node.lineno - 1] = LARGE.replace("int", "Any")
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and (name := _constant(node)) is not None:
            lines[node.lineno - 1] = _final(lines[node.lineno - 1], name, node.value)
        elif names := _constants(node):
            lines[node.lineno - 1] = _finals(lines[node.lineno - 1], names)
    if any(": Final" in line or OPEN in line or "Any" in line for line in lines):
        last = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"][-1]
        lines[last.lineno - 1] += "; from typing import TYPE_CHECKING, Any, Final"
    return "\n".join([*lines, *said]) + "\n"


def _as_properties(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """Turn class variables of a dataclass, which mypyc takes for fields, into properties; returns their values."""
    shared: dict[str, str] = {}
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.annotation).startswith("ClassVar["):
            name, kind = ast.unparse(line.target), ast.unparse(line.annotation)[len("ClassVar[") : -1]
            shared[name] = f"_{node.name}_{name}"
            result = f"return {shared[name]}" if line.value else "raise NotImplementedError"
            lines[line.lineno - 1 : line.end_lineno] = [""] * ((line.end_lineno or line.lineno) - line.lineno + 1)
            lines[line.lineno - 1] = f"    @property\n    def {name}(self) -> {kind}: {result}"
            if line.value:
                for used in ast.walk(line.value):
                    if isinstance(used, ast.Name):
                        used.id = shared.get(used.id, used.id)
                yield f"{shared[name]}: {kind} = {ast.unparse(line.value)}\n"


def _without_slots(decorator: ast.expr) -> str:
    if isinstance(decorator, ast.Call):
        decorator.keywords = [word for word in decorator.keywords if word.arg != "slots"]
    return ast.unparse(decorator)


def _annotations(node: ast.ClassDef) -> dict[str, str]:
    return {
        ast.unparse(line.target): ast.unparse(line.annotation) for line in node.body if isinstance(line, ast.AnnAssign)
    }


def _constant(node: ast.stmt) -> str | None:
    """The name in capitals that this statement assigns."""
    if isinstance(node, ast.AnnAssign) and node.value is not None and "TypeAlias" not in ast.unparse(node.annotation):
        target: ast.expr = node.target
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    else:
        return None
    return target.id if isinstance(target, ast.Name) and target.id.isupper() and len(target.id) > 1 else None


def _constants(node: ast.stmt) -> list[str]:
    """The names in capitals that one statement assigns together."""
    if not (isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple) and node.lineno == node.end_lineno):
        return []
    names = [one.id for one in node.targets[0].elts if isinstance(one, ast.Name) and one.id.isupper()]
    return names if len(names) == len(node.targets[0].elts) else []


def _finals(line: str, names: list[str]) -> str:
    """Assign each on its own, as its number where that is known: using it then costs nothing."""
    value = line.partition(" = ")[2]
    try:
        values = [repr(one) for one in eval(value, {"__builtins__": {}, "range": range})]
        return "; ".join(
            _final(f"{name} = {one}", name, ast.parse(one, mode="eval").body)
            for name, one in zip(names, values, strict=True)
        )
    except NameError:
        whole = f"_{names[0]}_{names[-1]}"
        return "; ".join([f"{whole} = {value}", *(f"{n}: Final = {whole}[{i}]" for i, n in enumerate(names))])


def _final(line: str, name: str, value: ast.expr | None) -> str:
    rest = line[len(name) :]
    if rest.startswith(": Final"):
        return line
    if rest.startswith(":"):
        kind, _, value_text = rest[1:].partition(" = ")
        return f"{name}: Final[{kind.strip()}] = {value_text}"
    many = _numbers(value)
    return f"{name}: Final[{many}]{rest}" if many.startswith("tuple") else f"{name}: Final{rest}"


def _numbers(value: ast.expr | None) -> str:
    """The type of a number, or of a tuple of such that may have any length; empty for all else and for a place.

    A tuple of known length is made again at each access, and of one with many floats mypyc says that it was not set.
    """
    if isinstance(value, ast.UnaryOp):
        return _numbers(value.operand)
    if isinstance(value, ast.Constant):
        return type(value.value).__name__ if type(value.value) in (int, float) else ""
    if not isinstance(value, ast.Tuple) or _pair(value):
        return ""
    kinds = {_pair(one) or _numbers(one) for one in value.elts}
    if kinds == {"int", "float"}:
        kinds = {"float"}
    kind = kinds.pop() if len(kinds) == 1 else ""
    return f"tuple[{kind}, ...]" if kind else ""


def _pair(value: ast.expr) -> str:
    """The type of a point: a pair of floats."""
    if isinstance(value, ast.Tuple) and [_numbers(one) for one in value.elts] == ["float", "float"]:
        return "tuple[float, float]"
    return ""


# ---- building


def build(target: Path, names: list[str]) -> None:
    """A copy of the package in `target` with the compiled modules beside their source."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "ludonaut", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    files = modules(target, names)
    plain = {file: file.read_text(encoding="utf-8") for file in files}
    for file, text in plain.items():
        read, text = split(telling_freely(text), file.stem)
        text = with_methods(text, ".".join(file.relative_to(target).with_suffix("").parts).removesuffix(".__init__"))
        if read:
            file.with_stem(f"{file.stem}_read").write_text(read, encoding="utf-8")
        if file.stem == "rng":
            text = in_words(text)
        file.write_text(prepare(text), encoding="utf-8")
    print(f"compiling {len(files)} modules of the kernel and {', '.join(names)}", flush=True)
    command = [
        sys.executable,
        str(Path(__file__).resolve()),
        "--group",
        *(str(file.relative_to(target)) for file in files),
    ]
    with (target / "log").open("w", encoding="utf-8") as log:
        done = subprocess.run(command, cwd=target, stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise DoesNotCompile((target / "log").read_text(encoding="utf-8")[-4000:])
    for file, text in plain.items():
        file.write_text(text, encoding="utf-8")
    shutil.rmtree(target / "build")


def build_group(files: list[str]) -> None:
    """Type-check, write C, and compile it beside the source; runs in the copied tree."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    flags = ["--strict", "--no-warn-unused-ignores", "--no-warn-redundant-casts", "--no-warn-return-any"]
    extensions = mypycify(
        [*flags, *files],
        opt_level=os.environ.get("LUDONAUT_OPT", "1"),
        debug_level="0",
        multi_file=True,
        group_name="ludonaut",
    )
    command = Distribution({"name": "ludonaut", "ext_modules": extensions}).get_command_obj("build_ext")
    command.inplace = True
    command.parallel = int(os.environ.get("LUDONAUT_JOBS", "1"))
    command.ensure_finalized()
    command.run()


def main() -> int:
    """Copy, compile, test."""
    if sys.argv[1:2] == ["--group"]:
        build_group(sys.argv[2:])
        return 0
    if not has_compiler():
        print("there is no C compiler here; plain Python works without")
        return 1
    names = sys.argv[1:] or games()
    build(BUILD, names)
    tests = [
        "tests/kernel",
        "tests/players/test_players.py",
        *(f"tests/{name}" for name in names),
        *(f"tests/bots/{name}" for name in names),
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-o", f"pythonpath={BUILD} {ROOT}", *tests]
    path = os.pathsep.join((str(BUILD), str(ROOT)))
    return subprocess.run(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
