"""Write docs/effects/alien_artifacts.md: the vocabulary of deck files, from its types."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec

from ludonaut.games.alien_artifacts import GAME
from ludonaut.games.alien_artifacts.content import effects, schema
from ludonaut.games.alien_artifacts.content.check import HOMES, MEASURED

ROOT = Path(__file__).resolve().parent.parent
KINDS = {
    effects.Permanent: "Permanent effects: on a ship or planet, or on a permanent technology with the trigger `static`",
    effects.Instant: "Instant effects: anywhere; on a ship or planet with `when`, on a permanent one with a trigger",
    effects.Replacement: "Replacements: at their step of the rules",
}
LISTS: dict[str, type[msgspec.Struct]] = {
    "Steps of an objective": schema.Tier,
    "Rows of alien systems and Defence Plans": schema.Cell,
    "Lines of a faction's set-up": schema.SetUp,
    "Lines of a faction's scoring": schema.Per,
}


def allowed(info: msgspec.inspect.Type) -> str:
    """The values that a field may have."""
    match info:
        case msgspec.inspect.LiteralType():
            return ", ".join(f"`{value}`" if value else "nothing" for value in info.values)
        case msgspec.inspect.IntType():
            return "a number" if info.le is None else f"{info.ge} to {info.le}"
        case msgspec.inspect.VarTupleType():
            return f"a list of {allowed(info.item_type)}"
        case msgspec.inspect.UnionType():
            return " or ".join(allowed(part) for part in info.types)
        case msgspec.inspect.NoneType():
            return "nothing"
        case msgspec.inspect.Metadata():
            return allowed(info.type)
    return "true or false"


def rows(kind: type[msgspec.Struct]) -> Iterator[str]:
    """The fields of a struct."""
    for field in msgspec.structs.fields(kind):
        needed = "" if field.default is msgspec.NODEFAULT else f" (unless given: {field.default!r})"
        yield f"`{field.name}`: {allowed(msgspec.inspect.type_info(field.type))}{needed}"


def said(message: str) -> str:
    """The game's text for a trigger or a metric, if it has one."""
    for name in (message, f"{message}-logistics"):
        if GAME.texts.has("en", name):
            return GAME.texts.say("en", name, {"row": "ships", "counts": "exploration"}).strip(" :")
    return ""


def page() -> str:
    """The whole page."""
    out = ["# Alien Artifacts: the words of deck files", "", "Written from the types by `tools/effects.py`.", ""]
    for base, title in KINDS.items():
        out += [f"## {title}", "", "| word | meaning | fields |", "| --- | --- | --- |"]
        for kind in effects.EFFECTS:
            if issubclass(kind, base):
                home = HOMES.get(kind, ())
                where = f" At {', '.join(f'`{trigger}`' for trigger in home)}." if home else ""
                fields = "; ".join(rows(kind)) or "none"
                out.append(f"| `{effects.tag(kind)}` | {kind.__doc__}{where} | {fields} |")
        out.append("")
    out += ["## Triggers", "", "- `static`: while the card is in force"]
    triggers = [trigger for trigger in get_args(schema.Trigger) if trigger != "static"]
    out += [*(f"- `{trigger}`: {said(f'when-{trigger}')}" for trigger in triggers), ""]
    out += ["## Conditions of a trigger", "", *(f"- {row}" for row in rows(schema.Condition)), ""]
    out += ["## Costs", "", *(f"- {row}" for row in rows(schema.Cost)), ""]
    out += ["## Metrics of objectives, for example", ""]
    for metric in get_args(schema.Metric):
        needed, more = MEASURED.get(metric, (set(), set()))
        parts = [f"needs `{name}`" for name in sorted(needed)] + [f"may have `{name}`" for name in sorted(more)]
        out.append(f"- `{metric}`: {'; '.join([said(f'metric-{metric}'), *parts])}")
    for title, struct in LISTS.items():
        out += ["", f"## {title}", "", *(f"- {row}" for row in rows(struct))]
    out.append("")
    return "\n".join(out)


if __name__ == "__main__":
    file = ROOT / "docs" / "effects" / "alien_artifacts.md"
    file.parent.mkdir(exist_ok=True)
    file.write_text(page(), encoding="utf-8")
    print(file.relative_to(ROOT))
