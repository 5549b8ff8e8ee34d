"""The decks: JSON files, the vocabulary of effects, the typed schema, its checks, and the cards as they were loaded."""
