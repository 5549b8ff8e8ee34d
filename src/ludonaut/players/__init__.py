"""Players that are programs: from random to search.

A player is anything with `choose(match, seat) -> action`. It must look only at what the seat may know:
`match.view(seat)`, `match.asks[seat]` and `match.imagine(seat)`.
"""

from __future__ import annotations

from .base import Player, make
from .greedy import Greedy, Judged
from .search import Search
from .uniform import Natural, Uniform

__all__ = ["Greedy", "Judged", "Natural", "Player", "Search", "Uniform", "make"]
