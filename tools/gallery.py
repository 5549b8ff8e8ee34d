"""Fill docs/gallery with pictures of the page: every game on a desktop, an upright tablet and a phone.

    make gallery                        all games
    python tools/gallery.py seti        one game
    python tools/gallery.py --out DIR   elsewhere, to look at before keeping

The matches are played by our own players from fixed seeds and handed to a server of ours; a headless Chromium sits down
at them. Each file stays under 250 kB: they are in the repository.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image

from ludonaut import games, new
from ludonaut.kernel import CLOCK, Match, Seat
from ludonaut.players import make

ROOT = Path(__file__).resolve().parent.parent
MOMENTS = {"early": 0.08, "wide": 0.55, "end": 1.0}
"""The name of a picture, and how much of the match has been played."""
MOST = 250_000


@dataclass
class Shot:
    """One picture to take; `web/shots.mjs` reads these names."""

    file: str
    url: str
    width: int = 1440
    height: int = 900
    scale: float = 1
    lang: str = "en"
    touch: bool = False
    full: bool = False
    click: list[str] = field(default_factory=list)


def play(name: str, player: str, seed: int = 11, seats: int = 3) -> Match[Any]:
    """Play a whole match between players of one kind, with the most seats unless a number is given."""
    lo, hi = games.find(name).seats
    seats = max(lo, min(seats, hi))
    match = new(name, seats=seats, seed=seed)
    luck = Random(seed)
    players = [make(player, seed + seat) for seat in range(seats)]
    while not match.over:
        asked = [seat for seat in match.asks if seat != CLOCK]
        if not asked or (CLOCK in match.asks and luck.random() < 0.02):
            match.step(match.asks[CLOCK].actions[0], CLOCK)
            continue
        seat = luck.choice(asked)
        match.step(players[seat].choose(Seat(match, seat)), seat)
    return match


def moment(match: Match[Any], share: float) -> int:
    """The first moment from there on at which the first seat has a choice of some width; else the end."""
    first = int(len(match.choices) * share)
    for number in range(first, min(first + 80, len(match.choices))):
        ask = match.at(number).asks.get(0)
        if ask is not None and len(ask.actions) > 3:
            return number
    return len(match.choices)


@contextmanager
def server() -> Iterator[str]:
    """A server with an empty store; its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ludonaut", "serve", "--data", data, "--port", "0", "--no-limits"]
        env = os.environ | {"PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as running:
            assert running.stdout is not None
            try:
                yield next(line.split()[-1] for line in running.stdout if "Ludonaut is at" in line)
            finally:
                running.terminate()


def post(address: str, path: str, body: dict[str, Any], key: str = "") -> Any:
    """A request to the server."""
    head = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
    request = urllib.request.Request(f"{address.rstrip('/')}/api/{path}", json.dumps(body).encode(), head)
    with urllib.request.urlopen(request) as reply:
        return json.load(reply)


def seat_at(address: str, match: Match[Any], number: int) -> str:
    """The address of the first seat at that moment of the match, against bots."""
    whole = post(address, "tables/import", {"record": match.record()})
    wish = {"at": number, "seat": 0, "level": "cadet"}
    made = post(address, f"tables/{whole['table']}/branch", wish, whole["seats"][0]["key"])
    return f"{address.rstrip('/')}/#/t/{made['table']}/{made['seats'][0]['key']}"


def still(address: str, match: Match[Any], number: int) -> str:
    """The address of the first seat at that moment of the match, where nobody plays on."""
    made = post(address, "tables/import", {"record": match.at(number).record()})
    return f"{address.rstrip('/')}/#/t/{made['table']}/{made['seats'][0]['key']}"


def shots_of(address: str, match: Match[Any], folder: Path) -> list[Shot]:
    """The pictures of one match: desktop ones, an upright tablet's, and a phone's in French."""
    found = []
    for name, share in MOMENTS.items():
        number = moment(match, share)
        # A finished match keeps its past, so that the final scores have their curve.
        url = (still if number == len(match.choices) else seat_at)(address, match, number)
        base = f"{folder}/{match.game.name}-"
        found.append(Shot(f"{base}{name}.png", url))
        if name == "wide":
            found.append(Shot(f"{base}phone.png", url, 390, 844, 2, "fr", True))
            found.append(Shot(f"{base}tablet.png", url, 820, 1180, 1, "en", True))
    return found


def take(shots: list[Shot]) -> None:
    """Have the browser take the pictures."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as plan:
        json.dump([asdict(shot) for shot in shots], plan)
        plan.flush()
        subprocess.run(["node", "shots.mjs", plan.name], cwd=ROOT / "web", check=True)


def keep(file: Path, out: Path) -> Path:
    """Save the picture as WebP, at the best quality that stays under the size limit."""
    image = Image.open(file).convert("RGB")
    for quality in (88, 80, 70, 60):
        packed = io.BytesIO()
        image.save(packed, "WEBP", quality=quality, method=6)
        if packed.tell() <= MOST:
            break
    kept = out / f"{file.stem}.webp"
    kept.write_bytes(packed.getvalue())
    return kept


def page(out: Path) -> None:
    """A page that shows them all."""
    lines = ["# Gallery", "", "The page as it is, taken by `make gallery` from matches between our own players.", ""]
    for name in games.NAMES:
        kinds = [kind for kind in (*MOMENTS, "tablet", "phone") if (out / f"{name}-{kind}.webp").exists()]
        if kinds:
            title = games.find(name).texts.say("en", "title")
            lines += [f"## {title}", ""]
            lines += [f"![{title}, {kind}]({name}-{kind}.webp)" for kind in kinds] + [""]
    (out / "README.md").write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games.NAMES))
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "gallery")
    parser.add_argument("--player", default="greedy")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    with server() as address, tempfile.TemporaryDirectory() as folder:
        for name in args.games:
            shots = shots_of(address, play(name, args.player), Path(folder))
            take(shots)
            for shot in shots:
                kept = keep(Path(shot.file), args.out)
                print(f"{kept} {kept.stat().st_size / 1000:.0f} kB")
    page(args.out)


if __name__ == "__main__":
    main()
