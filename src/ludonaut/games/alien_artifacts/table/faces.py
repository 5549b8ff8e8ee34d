"""Everything that is printed, in a language."""

from __future__ import annotations

from ludonaut.table import draw
from ludonaut.table.palette import PAPER
from ludonaut.table.picture import Face
from ludonaut.table.words import Words

from ..content.decks import ARTIFACTS, COMBAT, FACTIONS, PLANS, ROW_COLOUR, ROW_OF, SECTION, SYSTEMS
from .boards import chip_face, faction_face, half_face, mat_face, operation_face, resource_face, row_face, token_face
from .look import FACTION_ICON, OPERATION_ICON, ROW_ICON
from .printed import artifact_face, card_face, face_keys, plate_face, plate_of, target_face, work_face, work_of


def faces(words: Words) -> dict[str, Face]:
    """Everything that is printed, in a language."""
    found = {name: card_face(words, name.partition(":")[2]) for name in set(face_keys().values())}
    found |= {plate_of(card): plate_face(words, face_keys()[f"{card}.l"].partition(":")[2]) for card in ROW_OF}
    found |= {work_of(card): work_face(words, work_of(card).partition(":")[2]) for card in ROW_OF}
    found |= {card: artifact_face(words, card) for card in ARTIFACTS}
    found |= {
        card: target_face(words, target, w=300, symbol="alien-skull", ground="#2a3a63")
        for card, target in SYSTEMS.items()
    }
    found |= {
        card: target_face(words, plan, w=190, symbol="bolt-shield", ground=PAPER, row=18)
        for card, plan in PLANS.items()
    }
    sections = {(s.colour, s.symbols, s.type) for s in SECTION.values()}
    found |= {f"half:{colour}:{n}:{kind}": half_face(colour, n, kind) for colour, n, kind in sections}
    found |= {f"chip:{colour}:{n}": chip_face(colour, n) for colour, n, _ in sections}
    found |= {f"resource:{number}": resource_face(number) for number in set(COMBAT.values())}
    found |= {f"row:{row}": row_face(row) for row in ROW_ICON}
    found |= {
        f"op:{verb}": operation_face(verb, ROW_COLOUR[row]) for verb, row in zip(OPERATION_ICON, ROW_ICON, strict=True)
    }
    found |= {f"faction:{name}": faction_face(words, faction) for name, faction in FACTIONS.items()}
    found |= {f"crest:{name}": draw.medallion(FACTION_ICON.get(name, "flag-objective"), size=34) for name in FACTIONS}
    found["mat"] = mat_face(words)
    found["blockade"] = token_face()
    found["artifact-back"] = draw.card_back("alien-stare", w=58, h=78, colour="#4a3480")
    found["plan-back"] = draw.card_back("bolt-shield", w=58, h=78, colour="#2d5280")
    found["resource-back"] = draw.card_back("cubes", w=58, h=78)
    for name, symbol, colour in CHIPS:
        found[f"count:{name}"] = draw.chip(symbol, w=56, colour=colour)
    return found


CHIPS = (
    ("credits", "coin", "#f0c23c"),
    ("track", "star", "#ffe9a8"),
    ("hand", "cards", "#b9c6ea"),
    ("artifacts", "alien-stare", "#b79cf0"),
    ("plans", "bolt-shield", "#8fc3ff"),
    ("ships", "rocket", "#ff8f9d"),
    ("technologies", "microchip", "#8fb8ff"),
    ("planets", "ringed-planet", "#86e0a8"),
    ("marker", "hourglass", "#e9eefc"),
    ("tokens", "cancel", "#ff8f8f"),
    ("discard", "card-discard", "#b9c6ea"),
)
