"""Measure every text of the page as it is rendered: five games, four moments, seven screens.

    make legible                          all games
    python -m tools.legible seti          one game
    python -m tools.legible --worst 20    also the smallest texts, with their panel and face

The floor is 10 px on screens of 1180 and wider, 9 px on others; at least 98 % of the texts must reach it, none may be
under 8 px. Exits with 1 where that is not so. Texts that run into each other, also inside a drawing, are counted too,
and on touch screens the targets that are under 40 px.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from tools.gallery import ROOT, play, server, still

from ludonaut import games
from ludonaut.kernel import Match

DESKTOP = 1180
LEAST = 8.0
SHARE = 0.98
TARGET = 40


def crowded(match: Match[Any], first: int, last: int, step: int) -> int:
    """The first moment on the way from first to last at which the first seat has a choice of some width."""
    for number in range(first, last, step):
        ask = match.at(number).asks.get(0)
        if ask is not None and len(ask.actions) > 2:
            return number
    return first


def moments(match: Match[Any]) -> dict[str, int]:
    """The start, the middle, the last choice of the first seat, when most is on the table, and the final scores."""
    length = len(match.choices)
    return {
        "start": crowded(match, 0, length, 1),
        "middle": crowded(match, length // 2, length, 1),
        "end": crowded(match, length - 1, 0, -1),
        "over": length,
    }


def floor(screen: str) -> float:
    return 10.0 if int(screen.split("x")[0]) >= DESKTOP else 9.0


def measure(plan: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the browser finds at these places."""
    with tempfile.TemporaryDirectory() as folder:
        wish, out = Path(folder, "plan.json"), Path(folder, "out.json")
        wish.write_text(json.dumps(plan), encoding="utf-8")
        subprocess.run(["node", "legible.mjs", str(wish), str(out)], cwd=ROOT / "web", check=True)
        found: list[dict[str, Any]] = json.loads(out.read_text(encoding="utf-8"))
        return found


def row(name: str, found: list[dict[str, Any]]) -> tuple[str, bool]:
    """A line of the table, and whether it is good."""
    sizes = [(text["size"], floor(each["screen"])) for each in found for text in each["texts"]]
    good = sum(size >= least for size, least in sizes)
    tiny = sum(size < LEAST for size, _ in sizes)
    aim = sum(size >= least + 1 for size, least in sizes)
    small = sum(
        target["size"] < TARGET and not target["inline"]
        for each in found
        if each["touch"]
        for target in each["targets"]
    )
    wide = max(each["over"] for each in found)
    crossed = sum(len(each["overlaps"]) for each in found)
    share = good / len(sizes)
    fine = share >= SHARE and not tiny
    line = f"{name:26}{len(sizes):7}{share:8.1%}{aim / len(sizes):8.1%}{tiny:7}{min(sizes)[0]:9.1f}"
    line += f"{small:9}{crossed:9}{wide:6}"
    return line + ("" if fine else "  !"), fine


def table(found: list[dict[str, Any]]) -> bool:
    """Print the results by screen and by game; true if every line is good."""
    print(f"{'':26}{'texts':>7}{'floor':>8}{'aim':>8}{'< 8':>7}{'smallest':>9}{'targets':>9}{'overlaps':>9}{'over':>6}")
    lines: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for each in found:
        lines[each["screen"]].append(each)
    for each in found:
        lines[each["game"]].append(each)
    outcomes = []
    for name, members in lines.items():
        line, fine = row(name, members)
        print(line)
        outcomes.append(fine)
    print(row("all", found)[0])
    return all(outcomes)


def worst(found: list[dict[str, Any]], most: int) -> None:
    """Where the small texts, small targets and overlaps are: the places with the most of them."""
    places: Counter[tuple[str, ...]] = Counter()
    least: dict[tuple[str, ...], tuple[float, str]] = {}
    for each in found:
        for text in each["texts"]:
            if text["size"] < floor(each["screen"]):
                place: tuple[str, ...] = (each["game"], each["screen"], text["where"])
                places[place] += 1
                least[place] = min(least.get(place, (99.0, "")), (text["size"], f"{text['text']!r} {text['face']}"))
    for place, times in places.most_common(most):
        size, words = least[place]
        print(f"{times:5} x {size:4.1f} px  {', '.join(place)}: {words}")
    narrow: Counter[tuple[str, ...]] = Counter()
    crossed: Counter[tuple[str, ...]] = Counter()
    for each in found:
        narrow.update(
            (each["game"], f"{target['name'][:30]!r} {target['size']} px")
            for target in each["targets"]
            if each["touch"] and target["size"] < TARGET and not target["inline"]
        )
        crossed.update((each["game"], one["where"], one["words"]) for one in each["overlaps"])
    for title, counted in (("target", narrow), ("overlap", crossed)):
        for place, times in counted.most_common(most):
            print(f"{times:5} x {title}: {', '.join(place)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games.NAMES))
    parser.add_argument("--seats", type=int, default=4, help="as many players as the game allows, up to this")
    parser.add_argument("--worst", type=int, default=0, help="also list the N worst places")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--out", type=Path, help="keep all that was measured in this file")
    args = parser.parse_args()
    with server() as address:
        plan = []
        for name in args.games:
            match = play(name, "greedy", seats=args.seats)
            for moment, number in moments(match).items():
                url = still(address, match, number)
                plan.append({"game": name, "moment": moment, "url": url, "lang": args.lang})
        found = measure(plan)
    if args.out:
        args.out.write_text(json.dumps(found), encoding="utf-8")
    good = table(found)
    worst(found, args.worst)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
