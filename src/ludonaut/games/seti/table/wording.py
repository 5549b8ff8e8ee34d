"""Effects, conditions and circles said in words, for cards and tips."""

from __future__ import annotations

from ludonaut.table import Words

from ..content import CARDS, OBJECTIVES, Circle
from ..content import effects as fx

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


def effects_text(words: Words, steps: fx.Effects, brief: bool = False) -> str:
    """Several effects as one phrase; brief: with icons in brackets for what can be counted."""
    stop = "\N{NO-BREAK SPACE}; " if words.lang == "fr" else "; "
    return stop.join(effect_text(words, effect, brief) for effect in steps)


def _amount(words: Words, what: str, count: int, brief: bool) -> str:
    return f"{count}[{ICONS[what]}]" if brief else words(f"fx-{what}", n=count)


COUNTED: dict[type[fx.Effect], str] = {fx.Draw: "draw", fx.TakeCard: "card", fx.TakeAlien: "alien", fx.Income: "income"}


def effect_text(words: Words, effect: fx.Effect, brief: bool = False) -> str:
    """One effect, as a card says it."""
    if isinstance(effect, fx.Gain):
        return _amount(words, effect.what, effect.count, brief)
    if isinstance(effect, fx.Move):
        return _amount(words, "move", effect.count, brief)
    if isinstance(effect, fx.Draw | fx.TakeCard | fx.TakeAlien | fx.Income):
        return words(f"fx-{COUNTED[type(effect)]}", n=effect.count)
    if isinstance(effect, fx.Signal):
        text = words(f"fx-signal-{effect.where}", n=effect.count, where=effect.name)
        return text if effect.data else words("fx-no-data", what=text)
    if isinstance(effect, fx.Trace):
        return _trace(words, effect)
    if isinstance(effect, fx.Once | fx.If | fx.Remove | fx.Pay):
        return _with_clause(words, effect, brief)
    if isinstance(effect, fx.Per):
        count = words(f"count-{effect.counted.what}", arg=effect.counted.name)
        return words("fx-per", what=_amount(words, effect.what, effect.each, brief), count=count)
    return _plain(words, effect, brief)


def _with_clause(words: Words, effect: fx.Once | fx.If | fx.Remove | fx.Pay, brief: bool) -> str:
    then = effects_text(words, effect.then, brief)
    if isinstance(effect, fx.If):
        return words("fx-if", need=need_text(words, effect.need), then=then)
    if isinstance(effect, fx.Once):
        return words("fx-once", when=when_text(words, effect.when), then=then)
    if isinstance(effect, fx.Remove):
        return words(f"fx-remove-{effect.kind}", then=then)
    cost = _amount(words, "exofossil", effect.count, brief)
    return words("fx-pay_often" if effect.often else "fx-pay", cost=cost, then=then)


def _plain(words: Words, effect: fx.Effect, brief: bool) -> str:
    if isinstance(effect, fx.Launch):
        return words("fx-launch-freely" if effect.freely else "fx-launch", n=1)
    if isinstance(effect, fx.Land):
        how = "-moons" if effect.moons else "-shared" if effect.shared else ""
        return words("fx-orbit_or_land" if effect.orbit else f"fx-land{how}", n=1)
    if isinstance(effect, fx.Research):
        special = f"fx-research-{effect.kind}"
        return words(special) if words.has(special) else words("fx-research", kind=effect.kind)
    if isinstance(effect, fx.Spend):
        return words("fx-spend", cost=_amount(words, "exofossil", effect.count, brief))
    if isinstance(effect, fx.UseSample):
        return words(f"fx-use_sample-{effect.where}")
    if isinstance(effect, fx.Delivered):
        return words("fx-delivered", n=effect.count)
    if isinstance(effect, fx.Scan):
        return words("fx-scan", n=1)
    assert isinstance(effect, fx.Odd)
    return words(f"fx-{effect.name}", n=1)


def _trace(words: Words, effect: fx.Trace) -> str:
    colour, count = effect.colour, effect.count
    text = words("fx-trace-any", n=count) if colour == "any" else words("fx-trace", n=count, colour=colour)
    return words(f"fx-trace-{effect.only}", what=text) if effect.only else text


def need_text(words: Words, need: fx.Need) -> str:
    """A condition."""
    if need.what == "landed":
        places = [words("need-moon") if place == "moon" else words.name(place) for place in need.names]
        return words("need-landed", arg=" / ".join(places))
    special = f"need-{need.what}-{need.name}"
    message = special if need.name and words.has(special) else f"need-{need.what}"
    return words(message, n=need.count or 1, arg=need.name)


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
    assert final is not None
    return words(f"final-{final.what}", each=final.each, arg=final.name)


def card_text(words: Words, card: str, brief: bool = False) -> str:
    """All that a card says, in one sentence or more."""
    printed = CARDS[card]
    parts: list[str] = []
    if printed.effects:
        parts.append(effects_text(words, fx.read_effects(printed.texts.effects), brief))
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
