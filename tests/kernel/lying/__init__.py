"""The texts of the teaching game, with a label that promises too much."""
