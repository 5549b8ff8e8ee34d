"""The words for actions: with values, costs and gains."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, Phrase, View

from .content import CARDS, COLONIES, ERAS, PROGRESS, WORTH, Kind
from .content.boards import BOARDS
from .rules.value import Sum, infra_sum

PAID_AS: dict[str, Kind] = {
    "move": "move",
    "explore": "explore",
    "build": "build",
    "colonize": "build",
    "produce": "produce",
    "research": "research",
    "genetics": "genetics",
    "revelation": "revelation",
}
"""The kind of card that an action is paid with."""
SHORT = {"move": "➔", "explore": "◎", "build": "▲", "produce": "Ŧ", "research": "✦", "genetics": "⌬", "revelation": "◈"}
"""A sign for each kind, beside its number."""
OF_SOMETHING = ("move", "explore", "build", "upgrade", "special", "colonize")
"""Actions that name what they are about."""


def phrase(view: View, action: Action) -> Phrase:
    """A message and its arguments for an action."""
    verb = str(action[0])
    if len(action) == 1 and verb in OF_SOMETHING:
        return Phrase(f"name-{verb}")  # the whole kind, as a sabotage forbids it
    args: dict[str, Any] = dict(zip("abcdefgh", action[1:], strict=False))
    what = action[1] if len(action) > 1 else ""
    if verb in ("hq", "swap", "port", "industry", "cover", "lender"):
        args["other"] = what
        if verb in ("hq", "swap"):
            args["value"] = infra_text(view, int(what))
    elif verb in ("card", "shield", "screen"):
        args["value"] = worth_text(view, str(what), verb != "card")
    else:
        args.update(_details(view, verb, str(what)))
    return Phrase(f"do-{verb}", args)


def _details(view: View, verb: str, what: str) -> dict[str, Any]:
    """The numbers that belong to an action."""
    board = BOARDS[ERAS.index(view["era"])]
    me = view["corps"][view["active"]]
    if verb == "to":
        return {"n": _distance(view, what)}
    if verb == "explore":
        return {"n": board.explore[what]}
    if verb == "build":
        return {"n": view["sites"][what].get("cost", 0)}
    if verb == "produce":
        return {"n": sum(me["production"])}
    if verb == "research":
        return {"n": infra_sum(me["hq"], _infra(me), "research").adds}
    if verb in ("take", "upgrade"):
        return {"values": values_text(what)}
    if verb == "progress":
        return {"n": PROGRESS[what].profit}
    if verb == "claim":
        return {"n": next(row["reward"] for row in view["contracts"] if row["id"] == what)}
    if verb == "base":
        return {"left": me["stock"][what]}
    if verb == "colony":
        return {"n": COLONIES[what].value}
    if verb == "slot":
        return {"card": me["infra"][int(what) - 1] or "none"}
    return {}


def _infra(corp: dict[str, Any]) -> tuple[str, str, str]:
    one, two, three = corp["infra"]
    return one, two, three


def _distance(view: View, end: str) -> int:
    """How far it is from the site that the action is about."""
    board = BOARDS[ERAS.index(view["era"])]
    site = view["aim"][1] if len(view["aim"]) > 1 else board.start
    table = board.weightless if view["corps"][view["active"]]["weightless"] else board.distance
    return table[site].get(end, 0) if site in table else 0


def worth_text(view: View, card: str, shielded: bool) -> str:
    """What the card adds to the action that is being paid."""
    kind = PAID_AS.get(view["aim"][0] if view["aim"] else "", "move")
    plain, shield, mul = WORTH[kind].get(card, (0, 0, False))
    value = shield if shielded or not plain else plain
    return f"{'×' if mul else '+'}{value}"


def infra_text(view: View, seat: int) -> str:
    """What the Infra of a headquarters adds to the action."""
    kind = PAID_AS.get(view["aim"][0] if view["aim"] else "", "move")
    corp = view["corps"][seat]
    total: Sum = infra_sum(corp["hq"], _infra(corp), kind)
    times = f" ×{total.times}" if total.multiplies else ""
    return f"+{total.adds}{times}"


def values_text(card: str) -> str:
    """All values of a card, in signs."""
    parts = []
    for a in CARDS[card].actions:
        shield = "◌" if a.shielded else ""
        parts.append(f"{SHORT[a.action]}{'×' if a.mul else ''}{a.value}{shield}")
    return " / ".join(parts) or "⧗"
