"""The rules, a file per chapter; begin with `turn`."""
