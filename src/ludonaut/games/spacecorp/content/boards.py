"""The three boards, with every distance computed once."""

from __future__ import annotations

from heapq import heappop, heappush

import msgspec

from ludonaut.kernel.content import ContentFile, Provenance, load

from . import ERAS, PACKAGE

FAR = 1_000_000


class Region(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A region of a board."""

    id: str
    kind: str
    provenance: Provenance
    radiation: bool = False


class Border(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What it costs to go from one region (or site) to another."""

    a: str
    b: str
    cost: int
    provenance: Provenance


class Site(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place where pieces stand; `number` is used by the Competition."""

    id: str
    number: int
    region: str
    kind: str
    gravity: int = 0
    explore: int | None = None
    build: int | None = None
    boxes: int = 0
    lagrange: bool = False
    multi_star: bool = False
    intrinsic: list[str] = []
    provenance: Provenance
    reconstructed: list[str] = []


class BoardFile(ContentFile, frozen=True, kw_only=True):
    """A board as it is printed."""

    era: str
    start: str
    goal: str
    teams: int
    penalty: int
    takeoff: int
    landing: int
    near: int
    approach: int
    orion_first: int = 0
    orion_later: int = 0
    beyond: list[str]
    regions: list[Region]
    borders: list[Border]
    transit: list[Border]
    links: list[Border]
    sites: list[Site]


class Board:
    """A board with its tables: distances from site to site, and which journeys meet radiation."""

    def __init__(self, number: int) -> None:
        self.era = number
        self.file = load(PACKAGE, f"board_{ERAS[number]}", BoardFile)
        f = self.file
        self.start, self.goal, self.penalty, self.approach = f.start, f.goal, f.penalty, f.approach
        self.sites = {site.id: site for site in f.sites}
        self.regions = {region.id: region for region in f.regions}
        self.region = {site.id: site.region for site in f.sites}
        self.kind = {site.id: site.kind for site in f.sites}
        self.in_region = {r: tuple(s.id for s in f.sites if s.region == r) for r in self.regions}
        self.neighbours = {
            site: (site, *(s for s in self.in_region[region] if s != site)) for site, region in self.region.items()
        }
        """The sites of the same region, the site itself first."""
        inner = self.neighbours[f.start] if "shield_factory" in self.sites[f.start].intrinsic else ()
        self.sheltered = frozenset(inner)
        """Where everybody has a Shield Factory from the start."""
        self.hot = {site.id: self.regions[site.region].radiation for site in f.sites}
        self.boxes = {site.id: site.boxes for site in f.sites}
        self.explore = {site.id: site.explore for site in f.sites if site.explore is not None}
        self.build = {site.id: site.build for site in f.sites if site.build is not None}
        self.locked = frozenset(s.id for s in f.sites if s.kind in ("goal", "orion_arm"))
        """Where a team cannot act any more."""
        self.active = frozenset(s.id for s in f.sites if s.id not in self.locked)
        """Where it can."""
        self.orion = frozenset(s.id for s in f.sites if s.kind == "orion_arm")
        self.systems = tuple(s.id for s in f.sites if s.kind == "star_system")
        self.order = {region: i for i, region in enumerate(self.regions)}
        self._borders: dict[str, dict[str, int]] = {region: {} for region in self.regions}
        for border in f.borders:
            self._borders[border.a][border.b] = self._borders[border.b][border.a] = border.cost
        self._apart = {region: self._from(region) for region in self.regions}
        self.distance = {s: self._row(s, 1) for s in self.sites}
        """From each site to the others, the nearest first."""
        self.weightless = {s: self._row(s, 0) for s in self.sites}
        """Distances for those who ignore gravity."""
        self.hot_way = {s: {d: self._hot_way(s, d) for d in self.sites if d != s} for s in self.sites}
        self.nearest = [
            {s: self._nearest(table[s], s) for s in self.sites} for table in (self.distance, self.weightless)
        ]
        """The shortest journey from each site on a clean way and in radiation, for those who ignore gravity second."""
        self.near = {
            s: frozenset(d for d in self.sites if self._apart[self.region[s]][self.region[d]][0] <= f.near)
            for s in self.sites
        }
        self.orion_next = {
            s: frozenset(o for o in self.orion if self.region[o] in self._borders[self.region[s]]) for s in self.sites
        }

    def _from(self, region: str) -> dict[str, tuple[int, bool]]:
        """The cost of borders to every region, and whether the way (the cleanest of the shortest) meets radiation."""
        best: dict[str, tuple[int, bool]] = dict.fromkeys(self.regions, (FAR, True))
        queue = [(0, self.regions[region].radiation, region)]
        while queue:
            cost, hot, here = heappop(queue)
            if (cost, hot) >= best[here]:
                continue
            best[here] = (cost, hot)
            if self.regions[here].kind == "orion_arm" and here != region:
                continue
            for there, step in self._borders[here].items():
                heappush(queue, (cost + step, hot or self.regions[there].radiation, there))
        return best

    def _row(self, start: str, gravity: int) -> dict[str, int]:
        row = {end: self._distance(start, end, gravity) for end in self.sites if end != start}
        return dict(sorted(row.items(), key=lambda entry: entry[1]))

    def _distance(self, start: str, end: str, gravity: int) -> int:
        """Take-off, gravity, borders, extra transit, gravity and landing."""
        f, a, b = self.file, self.sites[start], self.sites[end]
        for link in f.links:
            if {link.a, link.b} == {start, end}:
                return link.cost
        if a.kind == "orion_arm":
            return FAR
        if b.kind == "orion_arm":
            return self._borders[a.region].get(b.region, FAR)
        extra = next((t.cost for t in f.transit if {t.a, t.b} == {a.region, b.region}), 0)
        weight = gravity * (a.gravity + b.gravity)
        return f.takeoff + self._apart[a.region][b.region][0] + extra + weight + f.landing

    def _nearest(self, row: dict[str, int], start: str) -> tuple[int, int]:
        """The shortest journey from a site on a clean way, and on one that meets radiation."""
        ends = [end for end in row if end not in self.orion]
        clean = min((row[end] for end in ends if not self.hot_way[start][end]), default=FAR)
        return clean, min((row[end] for end in ends if self.hot_way[start][end]), default=FAR)

    def _hot_way(self, start: str, end: str) -> bool:
        return self._apart[self.region[start]][self.region[end]][1]


BOARDS = tuple(Board(number) for number in range(len(ERAS)))
