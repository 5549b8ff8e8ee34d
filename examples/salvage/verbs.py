"""What can be done: labels, clicks, records and action numbers are derived from this table."""

from __future__ import annotations

from ludonaut.kernel import Noun, Verb, nouns, verbs

from .state import VALUES

NOUNS = nouns(
    card=Noun(VALUES, piece="hand:{value}:0"),
    found=Noun(VALUES, piece="floating:{value}:0"),
)

VERBS = verbs(
    NOUNS,
    draw=Verb(click="deck"),
    sell=Verb("card"),
    bid=Verb("card", click=("hand:{card}:0", "wreck")),
    grab=Verb("card=found"),
    stop=Verb(),
)
