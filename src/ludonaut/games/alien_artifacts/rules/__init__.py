"""The rules: `turn.py` first, then a file for each chapter of the rulebook."""
