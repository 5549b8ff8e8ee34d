"""Fill docs/gallery with pictures of every game: early and later, wide and on a phone.

    make gallery                        all games
    python tools/gallery.py seti        one game
    python tools/gallery.py --out DIR   elsewhere, to look at before keeping

The matches are played by our own players from fixed seeds, so the same code draws the same pictures. Each file stays
under 150 kB: they are in the repository.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

from ludonaut import games, new
from ludonaut.kernel import CLOCK, Match
from ludonaut.players import make
from ludonaut.table.png import small_png
from ludonaut.table.rooms import draw_match

ROOT = Path(__file__).resolve().parent.parent
MOMENTS = {"wide": 0.6, "early": 0.15}
"""The name of a picture, and how much of the match has been played."""
MOST = 150_000


def play(name: str, player: str, seed: int = 11) -> Match[Any]:
    """A whole match of three seats (or as many as there may be) between players of one kind."""
    lo, hi = games.find(name).seats
    seats = max(lo, min(3, hi))
    match = new(name, seats=seats, seed=seed)
    luck = Random(seed)
    players = [make(player, seed + seat) for seat in range(seats)]
    while not match.over:
        asked = [seat for seat in match.asks if seat != CLOCK]
        if not asked or (CLOCK in match.asks and luck.random() < 0.02):
            match.step(match.asks[CLOCK].actions[0], CLOCK)
            continue
        seat = luck.choice(asked)
        match.step(players[seat].choose(match, seat), seat)
    return match


def draw(match: Match[Any], out: Path) -> list[Path]:
    """The pictures of one match: two wide ones from the first seat, and a phone's in French."""
    pictures = {}
    for name, share in MOMENTS.items():
        past = match.at(int(len(match.choices) * share))
        pictures[name] = fitting(draw_match(past, 0, "en"), 0.85 if name == "wide" else 0.7)
        if name == "wide":
            pictures["phone"] = fitting(draw_match(past, 0, "fr", "phone"), 1.1, high=1200)
    files = [out / f"{match.game.name}-{name}.png" for name in pictures]
    for file, picture in zip(files, pictures.values(), strict=True):
        file.write_bytes(picture)
    return files


def fitting(svg: str, zoom: float, high: float = 0) -> bytes:
    """As good a picture as fits into the size that we allow."""
    for colours in (256, 160, 96, 64):
        image = small_png(svg, zoom=zoom, colours=colours, high=high)
        if len(image) <= MOST:
            return image
    return fitting(svg, zoom * 0.85, high)


def page(out: Path) -> None:
    """A page that shows them all."""
    lines = ["# Gallery", "", "Drawn by `make gallery` from matches between our own players.", ""]
    for name in games.NAMES:
        found = [file for kind in ("wide", "phone", "early") if (file := out / f"{name}-{kind}.png").exists()]
        if found:
            title = games.find(name).texts.say("en", "title")
            lines += [f"## {title}", ""]
            lines += [f"![{title}, {file.stem.split('-')[1]}]({file.name})" for file in found] + [""]
    (out / "README.md").write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games.NAMES))
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "gallery")
    parser.add_argument("--player", default="greedy")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for name in args.games:
        for file in draw(play(name, args.player), args.out):
            print(f"{file} {file.stat().st_size / 1000:.0f} kB")
    page(args.out)


if __name__ == "__main__":
    main()
