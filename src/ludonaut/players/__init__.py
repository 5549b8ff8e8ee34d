"""Players that are programs: from random to search.

A player chooses for a `Seat`: the view, the question, imagined copies and previews, and no way to the true state.
"""

from __future__ import annotations

from .base import Player
from .greedy import Greedy, Judged
from .registry import make
from .search import Search
from .uniform import Natural, Uniform

__all__ = ["Greedy", "Judged", "Natural", "Player", "Search", "Uniform", "make"]
