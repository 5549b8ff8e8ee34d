"""Decks in which every effect stands at every trigger where it is accepted, and games that watch each of them happen.

python every_effect.py FOLDER        write the deck files
python every_effect.py --play GAMES  play with the decks in force and print what never happened
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec

from ludonaut.games.alien_artifacts import GAME
from ludonaut.games.alien_artifacts.content import decks
from ludonaut.games.alien_artifacts.content.check import Place, misplaced
from ludonaut.games.alien_artifacts.content.decks import PACKAGE
from ludonaut.games.alien_artifacts.content.effects import (
    INSTANTS,
    AttackBonus,
    DoAction,
    Effect,
    ExtraAction,
    Instant,
    Op,
    Produce,
    SearchDeck,
    tag,
)
from ludonaut.games.alien_artifacts.content.schema import Trigger
from ludonaut.games.alien_artifacts.rules import interpreter
from ludonaut.kernel import content, record

VARIANTS: dict[type[Effect], list[dict[str, Any]]] = {
    Produce: [{"cards": 1, "target": "one"}, {"cards": 1, "target": "each"}, {"cards": 2, "target": "self"}],
    AttackBonus: [{"n": 1, "versus": "aliens"}, {"n": 1, "versus": "player"}, {"n": 1, "versus": "any"}],
    DoAction: [{"action": "buy"}, {"action": "develop", "colours": ["red", "blue"]}, {"action": "discover"}],
    ExtraAction: [{"n": 1}, {"n": 1, "kinds": ["sell"]}],
    SearchDeck: [{"decks": ["ships", "planets"], "times": 1}],
}
PLAIN = {"n": 1, "cards": 1, "max_cards": 3, "vp": 1, "bonus": 1, "row": "ships", "times": 1}
LONG = 1500
"""The most choices of a game: with so large a choice of extra actions some games take very long."""
CHEAP = ("develop", "discover")
TRIGGERS = [trigger for trigger in get_args(Trigger) if trigger != "static"]


def words() -> list[dict[str, Any]]:
    """Every instant effect as it stands in a file, in all its variants."""
    found = []
    for kind in INSTANTS:
        fields = [name for name in kind.__struct_fields__ if name != "when"]
        plain = {name: PLAIN[name] for name in fields if name in PLAIN}
        found += [{"op": tag(kind)} | variant for variant in VARIANTS.get(kind, [plain])]
    return found


def accepted(place: Place, when: str = "") -> list[dict[str, Any]]:
    """The effects that make sense in a place."""
    found = []
    for word in words():
        more = {"when": when} if when else {}
        effect: Effect = msgspec.convert(word | more, Op)
        if misplaced(effect, place) is None:
            found.append(word | more)
    return found


def _file(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(content.find(PACKAGE, name)[1])
    return loaded


def technologies() -> dict[str, Any]:
    """Three effects a card, every trigger, in addition and as an action."""
    data = _file("technologies")
    backs = [card["operational"] for card in data["items"]]
    fronts: list[dict[str, Any]] = []
    for trigger in TRIGGERS:
        effects = accepted(Place("technologies", "logistics", trigger))
        for k in range(0, len(effects), 3):
            fronts.append({"type": "expansion", "keyword": "permanent", "trigger": trigger, "ops": effects[k : k + 3]})
    for keyword in ("plus", "action"):
        effects = accepted(Place("technologies", "logistics"))
        for k in range(0, len(effects), 3):
            fronts.append({"type": "expansion", "keyword": keyword, "ops": effects[k : k + 3]})
    data["items"] = [
        _card(f"t{k}") | {"logistics": front, "operational": backs[k % len(backs)]} for k, front in enumerate(fronts, 1)
    ]
    return data


def crafts(row: str, moments: dict[str, tuple[str, ...]]) -> dict[str, Any]:
    """Ships or planets with every effect at every moment of each face."""
    data = _file(row)
    for face, whens in moments.items():
        effects = [e for when in whens for e in accepted(Place(row, face, "static"), when)]
        share = max(1, -(-len(effects) // len(data["items"])))
        for k, card in enumerate(data["items"]):
            card[face]["ops"] += effects[k * share : (k + 1) * share]
            if face == "operational" and row == "planets":
                card[face]["ops"] += [{"op": "cost_mod", "action": verb, "amount": -2} for verb in CHEAP]
    return data


def factions() -> dict[str, Any]:
    """Everybody begins with a large Empire, so that much happens in every turn."""
    data = _file("factions")
    lines = [("technologies", "logistics")] * 6 + [("technologies", "operational")] * 2
    lines += [("ships", "operational")] * 3 + [("planets", "operational")] * 2
    for card in data["items"]:
        card["setup"] = [{"deck": deck, "draw": 1, "face": face} for deck, face in lines]
        card["setup"] += [{"deck": deck, "draw": 1} for deck in ("ships", "technologies", "planets")]
    return data


def artifacts() -> dict[str, Any]:
    """One effect an artifact."""
    data = _file("artifacts")
    data["items"] = [_card(f"a{k}") | {"ops": [e]} for k, e in enumerate(accepted(Place("artifacts")), 1)]
    return data


def _card(name: str) -> dict[str, Any]:
    return {"id": name, "name": {"en": name, "fr": name}, "provenance": "reconstructed", "effects": "reconstructed"}


def write(folder: Path) -> None:
    """The deck files."""
    target = folder / "alien_artifacts"
    target.mkdir(parents=True)
    files = {
        "technologies": technologies(),
        "ships": crafts("ships", {"logistics": ("enter",), "operational": ("enter", "after_attack")}),
        "planets": crafts("planets", {"logistics": ("enter",), "operational": ("enter", "mine")}),
        "factions": factions(),
        "artifacts": artifacts(),
    }
    for name, data in files.items():
        (target / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")


# ---- watching


def everything() -> set[tuple[str, str]]:
    """Each effect of the decks in force, with where it stands."""
    found = {(_place(face.card, e), repr(e)) for face in decks.FACE.values() for e in face.effects if _runs(e, face)}
    return found | {("artifact", repr(e)) for card in decks.ARTIFACTS.values() for e in card.ops}


def _runs(effect: Effect, face: decks.CardFace) -> bool:
    exploited = isinstance(effect, Produce) and effect.target == "self" and effect.when == "enter"
    return isinstance(effect, Instant) and effect not in face.permanent and not exploited and not _own(effect, face)


def _own(effect: Effect, face: decks.CardFace) -> bool:
    return isinstance(effect, AttackBonus) and not effect.when and face.row == "ships"


def _place(card: str, effect: Effect) -> str:
    if card in decks.TECHNOLOGIES:
        face = decks.TECHNOLOGIES[card].logistics
        return face.trigger if face.keyword == "permanent" else face.keyword
    if card in decks.ARTIFACTS:
        return "artifact"
    return f"{decks.ROW_OF[card]} {getattr(effect, 'when', '')}" if card in decks.ROW_OF else "faction"


def play(games: int) -> set[tuple[str, str]]:
    """Play random games with the components counted; returns the effects that never happened."""
    seen: set[tuple[str, str]] = set()

    def watch(do: Any) -> Any:
        def watched(state: Any, seat: int, effect: Effect, card: str) -> Any:
            seen.add((_place(card, effect), repr(effect)))
            return do(state, seat, effect, card)

        return watched

    for kind, do in list(interpreter.DO.items()):
        interpreter.DO[kind] = watch(do)
    wanted = everything()
    for seed in range(games):
        match = record.begin(GAME, 2 + seed % 4, seed, {}, auto=False, listen=False, keep=False)
        luck = Random(seed)
        for _ in range(LONG):
            if match.over:
                break
            match.step(match.ask.actions[int(luck.random() * len(match.ask.actions))])
            GAME.audit(match.state)
        if wanted <= seen:
            break
    return wanted - seen


if __name__ == "__main__":
    if sys.argv[1] == "--play":
        unseen = play(int(sys.argv[2]))
        print(f"{len(everything())} effects, {len(unseen)} never happened")
        for line in sorted(unseen):
            print(*line)
        raise SystemExit(bool(unseen))
    write(Path(sys.argv[1]))
