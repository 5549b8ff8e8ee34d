"""Words that need the content: names of cards, effects of faces, and actions with their costs."""

from __future__ import annotations

from ludonaut.kernel import Action, Phrase, Texts, View

from .cards import COLOUR, COMBAT, NAMES, SECTIONS, SYMBOLS


class CardTexts(Texts):
    """The messages of the game, and the names that stand in the content files."""

    def name(self, lang: str, thing: str) -> str:
        """The name of a card from its deck; anything else from the messages."""
        if thing in NAMES:
            return NAMES[thing].fr if lang == "fr" else NAMES[thing].en
        if thing in SYMBOLS:
            return self.say(lang, "section", {"symbols": SYMBOLS[thing], "colour": COLOUR[thing]})
        if thing in SECTIONS:
            a, b = SECTIONS[thing]
            return self.say(lang, "resource", {"a": self.name(lang, a), "b": self.name(lang, b), "n": COMBAT[thing]})
        return super().name(lang, thing)


def phrase(view: View, action: Action) -> Phrase:
    """The words for an action."""
    return Phrase(f"do-{action[0]}", dict(zip("abcdefgh", action[1:], strict=False)))
