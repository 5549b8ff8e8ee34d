"""The teaching game is at hand in all tests, as one's own game is: named in the environment."""

import os

os.environ.setdefault("LUDONAUT_GAMES", "examples.salvage")
