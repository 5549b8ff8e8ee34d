"""Makes the teaching game available in all tests, as an added game: the environment names it."""

import os

os.environ.setdefault("LUDONAUT_GAMES", "examples.salvage")
