"""The rules, one chapter a file. `turn` is the first to read; what it calls stands in the chapters below it."""

from . import cards, check
from .turn import beat

__all__ = ["beat", "cards"]

check.check_content()
