"""`python -m ludonaut` is the command line."""

from ludonaut.cli import main

main()
