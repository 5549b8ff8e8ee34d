"""The rules, a file for each chapter; `turn.py` first."""
