"""Write the client's types, web/src/lib/wire.ts, from those of the server.

python tools/wire.py            write the file
python tools/wire.py --check    say whether it is up to date
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from pydantic import BaseModel

from ludonaut.server.wire import incoming, outgoing, schemas
from ludonaut.table import Face, Panel, Picture, Piece

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = "/** What goes over the wire. Written by tools/wire.py from the server's types: do not edit. */\n"
FOOT = """\
/** A question as the client keeps it: every action in the same form. */
export interface Ask {
  version: number | null;
  about: string;
  began: number;
  text: string;
  guide: string;
  many: boolean;
  actions: Offer[];
  blocked: BlockedOffer[];
}

export type WireOffer = WireAsk['actions'][number];

export const actionKey = (action: Action): string => JSON.stringify(action);
"""
REST: dict[str, type[BaseModel]] = {
    "SeatPlan": schemas.SeatIn,
    "TableSummary": schemas.Summary,
    "SeatMade": schemas.SeatOut,
    "Made": schemas.TableOut,
    "GuideSection": schemas.Section,
    "Curve": schemas.ScoresOut,
    "Mistake": schemas.Mistake,
}
"""The bodies of requests and answers, by their names in the client."""
ALIASES = {"Action": "(string | number)[]", "TableState": "'waiting' | 'playing' | 'over'"}
ALIASES |= {"OptionValue": "string | number | boolean"}
NAMES: dict[Any, str] = {
    outgoing.TableState: "TableState",
    outgoing.Action: "Action",
    outgoing.OptionValue: "OptionValue",
}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def written(hint: Any) -> str:
    """A type in TypeScript."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return written(parts[0])
    for known, name in NAMES.items():
        if hint == known:
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Literal:
        return " | ".join(_literal(part) for part in parts)
    if origin in (Union, types.UnionType):
        told = dict.fromkeys(written(part) for part in parts if part is not msgspec.UnsetType)
        return " | ".join(told)
    if origin is dict:
        return f"Record<string, {written(parts[1])}>"
    if origin is tuple and parts[-1] is not ...:
        return f"[{', '.join(map(written, parts))}]"
    if origin in (list, tuple):
        inner = written(parts[0])
        return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
    return next((name for name, kind in REST.items() if kind is hint), hint.__name__)


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def structs() -> list[type[msgspec.Struct]]:
    """The drawing's structures, then those of the wire, in the order of the source."""
    kinds = [kind for kind in vars(outgoing).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    own = [kind for kind in kinds if kind.__module__ == outgoing.__name__]
    return [Piece, Panel, Picture, Face, *(kind for kind in own if kind.__name__ not in ("Wire", "Answer", "Scene"))]


def said() -> list[type[msgspec.Struct]]:
    """The messages that a client may send."""
    return list(get_args(incoming.Said))


def of_struct(kind: type[msgspec.Struct], name: str) -> Iterator[str]:
    """The lines of an interface."""
    yield f"/** {doc(kind)} */"
    yield f"export interface {name} {{"
    tag = kind.__struct_config__.tag
    if tag is not None:
        yield f"  type: '{tag}';"
    hints, notes = get_type_hints(kind, include_extras=True), field_docs(kind)
    for field in msgspec.structs.fields(kind):
        yield from _field(field.name, hints[field.name], field.required, notes.get(field.name, ""))
    yield "}"


def of_model(kind: type[BaseModel], name: str) -> Iterator[str]:
    """The lines of an interface for a body of a request or an answer."""
    yield f"/** {doc(kind)} */"
    yield f"export interface {name} {{"
    hints = get_type_hints(kind, include_extras=True)
    for field, info in kind.model_fields.items():
        yield from _field(field, hints[field], info.is_required() or not kind.model_config.get("extra"), "")
    yield "}"


def _field(name: str, hint: Any, required: bool, note: str) -> Iterator[str]:
    if note:
        yield f"  /** {note} */"
    yield f"  {name}{'' if required else '?'}: {written(hint)};"


def doc(kind: type) -> str:
    """The first line of a docstring."""
    return " ".join((kind.__doc__ or "").split("\n\n")[0].split())


def field_docs(kind: type) -> dict[str, str]:
    """The strings below the fields of a class and of what it extends."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if not each.__module__.startswith("ludonaut."):
            continue
        body = ast.parse(inspect.getsource(each)).body[0]
        assert isinstance(body, ast.ClassDef)
        for line, after in zip(body.body, body.body[1:], strict=False):
            if (
                isinstance(line, ast.AnnAssign)
                and isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
            ):
                found[ast.unparse(line.target)] = " ".join(str(after.value.value).split())
    return found


def page() -> str:
    """The whole file."""
    parts = [HEAD, *(f"export type {name} = {kind};\n" for name, kind in ALIASES.items())]
    parts += ["\n".join(of_struct(kind, kind.__name__)) + "\n" for kind in structs()]
    parts += ["\n".join(of_struct(kind, f"Say{kind.__name__}")) + "\n" for kind in said()]
    parts += ["\n".join(of_model(kind, name)) + "\n" for name, kind in _models().items()]
    for name, members in (("ServerMessage", get_args(outgoing.ServerMessage)), ("ClientMessage", said())):
        prefix = "Say" if name == "ClientMessage" else ""
        parts.append(
            f"export type {name} =\n  | " + "\n  | ".join(f"{prefix}{kind.__name__}" for kind in members) + ";\n"
        )
    return "\n".join([*parts, FOOT])


def _models() -> dict[str, type[BaseModel]]:
    nested: dict[str, type[BaseModel]] = {"SeatShown": schemas.SeatShown, "ScorePoint": schemas.ScorePoint}
    return nested | REST


def main() -> int:
    """Write, or compare."""
    if "--check" in sys.argv:
        same = FILE.read_text(encoding="utf-8") == page()
        print(f"{FILE.name} is up to date" if same else f"{FILE.name} differs: run tools/wire.py")
        return 0 if same else 1
    FILE.write_text(page(), encoding="utf-8")
    print(FILE.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
