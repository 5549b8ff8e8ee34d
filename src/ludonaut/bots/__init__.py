"""What bots know of each game: which actions look good, and what a position is worth."""
