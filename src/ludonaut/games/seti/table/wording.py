"""Effects, conditions and circles said in words, for cards and tips."""

from __future__ import annotations

from ludonaut.table import Words

from .content import CARDS, OBJECTIVES, Circle, Effect, Effects, effects

ICONS = {
    "vp": "star",
    "credit": "coin",
    "energy": "bolt",
    "publicity": "megaphone",
    "data": "database",
    "exofossil": "crystal-cluster",
    "move": "rocket-flight",
}
"""What stands for a gain where room is short."""


def effects_text(words: Words, steps: Effects, brief: bool = False) -> str:
    """Several effects as one phrase; brief: with icons in brackets for what can be counted."""
    stop = "\N{NO-BREAK SPACE}; " if words.lang == "fr" else "; "
    return stop.join(effect_text(words, effect, brief) for effect in steps)


def _amount(words: Words, what: str, count: int, brief: bool) -> str:
    return f"{count}[{ICONS[what]}]" if brief else words(f"fx-{what}", n=count)


def effect_text(words: Words, effect: Effect, brief: bool = False) -> str:
    name = effect[0]
    if name == "gain":
        return _amount(words, effect[1], effect[2], brief)
    if name == "move":
        return _amount(words, "move", effect[1], brief)
    if name in ("signal", "mark"):
        return _signal(words, effect)
    if name == "trace":
        return _trace(words, effect)
    if name == "per":
        return words("fx-per", what=_amount(words, effect[1], effect[2], brief), count=_count(words, effect[3]))
    if name == "if":
        return words("fx-if", need=need_text(words, effect[1]), then=effects_text(words, effect[2], brief))
    if name == "once":
        return words("fx-once", when=when_text(words, " ".join(effect[1])), then=effects_text(words, effect[2], brief))
    if name == "remove":
        return words(f"fx-remove-{effect[1][0]}", then=effects_text(words, effect[2], brief))
    if name in ("pay", "pay_often"):
        cost = _amount(words, effect[1][0], effect[1][1], brief)
        return words(f"fx-{name}", cost=cost, then=effects_text(words, effect[2], brief))
    if name == "spend":
        return words("fx-spend", cost=_amount(words, effect[1], effect[2], brief))
    if len(effect) > 1 and isinstance(effect[1], str):
        special = f"fx-{name}-{effect[1]}"
        return words(special) if words.has(special) else words(f"fx-{name}", kind=effect[1])
    return words(f"fx-{name}", n=effect[1] if len(effect) > 1 else 1)


def _signal(words: Words, effect: Effect) -> str:
    where = effect[2] if len(effect) == 4 else ""
    text = words(f"fx-signal-{effect[1]}", n=effect[-1], where=where)
    return text if effect[0] == "signal" else words("fx-no-data", what=text)


def _trace(words: Words, effect: Effect) -> str:
    colour, count = effect[1], effect[2]
    text = words("fx-trace-any", n=count) if colour == "any" else words("fx-trace", n=count, colour=colour)
    return words(f"fx-trace-{effect[3]}", what=text) if len(effect) > 3 else text


def _count(words: Words, counted: Effect) -> str:
    return words(f"count-{counted[0]}", arg=counted[1] if len(counted) > 1 else "")


def need_text(words: Words, need: Effect) -> str:
    """A condition."""
    name, rest = need[0], need[1:]
    if name == "landed":
        places = [words("need-moon") if place == "moon" else words.name(place) for place in rest]
        return words("need-landed", arg=" / ".join(places))
    numbers = [part for part in rest if isinstance(part, int)]
    things = [part for part in rest if isinstance(part, str)]
    thing = things[0] if things else ""
    special = f"need-{name}-{thing}"
    message = special if thing and words.has(special) else f"need-{name}"
    return words(message, n=numbers[0] if numbers else 1, arg=thing)


def when_text(words: Words, when: str) -> str:
    """What triggers a circle or a task."""
    name, *rest = when.removesuffix(" on_turn").split()
    if not rest:
        return words(f"when-{name}")
    special = f"when-{name}-{rest[0]}"
    if words.has(special):
        return words(special)
    if rest[0].isdigit():
        return words(f"when-{name}", n=int(rest[0]))
    return words(f"when-{name}", arg=rest[0])


def circles_text(words: Words, circles: tuple[Circle, ...], brief: bool = False) -> list[str]:
    """Circles that wait for the same are said together."""
    lines = []
    for when in dict.fromkeys(circle.when for circle in circles):
        gains = [effects_text(words, circle.gain, brief) for circle in circles if circle.when == when]
        each = " / ".join(dict.fromkeys(gains))
        lines.append(f"{'◎' * len(gains)} {when_text(words, when)} → {each}")
    return lines


def final_text(words: Words, card: str) -> str:
    """What an end-game card scores."""
    final = CARDS[card].final
    return words(f"final-{final[1]}", each=final[0], arg=final[2] if len(final) > 2 else "")


def card_text(words: Words, card: str, brief: bool = False) -> str:
    """All that a card says, in one sentence or more."""
    printed = CARDS[card]
    parts: list[str] = []
    if printed.effects:
        parts.append(effects_text(words, effects(printed.texts.effects), brief))
    if printed.kind == "condition":
        needs = " + ".join(need_text(words, need) for need in printed.needs)
        parts.append(f"◎ {needs} → {effects_text(words, printed.reward, brief)}")
    elif printed.kind == "exertian":
        needs = " + ".join(need_text(words, need) for need in printed.needs)
        parts.append(f"{needs} → {_amount(words, 'vp', printed.points, brief)}")
    parts.extend(circles_text(words, printed.circles, brief))
    if printed.final:
        parts.append(final_text(words, card))
    if printed.later:
        parts.append(f"+15 ★ → {effects_text(words, printed.later, brief)}")
    return ". ".join(part[:1].upper() + part[1:] for part in parts)


def objective_text(words: Words, objective: str) -> str:
    tasks = OBJECTIVES[objective].tasks
    return "; ".join(" / ".join(when_text(words, when) for when in task) for task in tasks)
