"""The commands for research: games, simulate, arena, ladder, balance, replay, patch, bench."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer

from ludonaut import games, load
from ludonaut.arguments import GameName, Json, Options, print_json, read_options
from ludonaut.games import replaced
from ludonaut.kernel import BadRecord, LudonautError, record
from ludonaut.players.levels import levels
from ludonaut.table import Words

from . import arena as tournament
from . import balance as balancing
from . import ladder as ladders
from . import simulate as sim
from .beforehand import Waiting, check_extra, check_file, check_folder, check_players
from .bench import bench_games, show
from .cluster import results as on_cluster
from .data import write as write_data


def list_games(as_json: Json = False) -> None:
    """List the games."""
    found = [games.find(name) for name in games.names()]
    if as_json:
        print_json([_card(game) for game in found])
        return
    for game in found:
        lo, hi = game.seats
        print(f"{game.name:16} {game.texts.say('en', 'title')}, {lo} to {hi} players")


def _card(game: Any) -> dict[str, Any]:
    options = [
        {"name": o.name, "kind": o.kind, "default": o.default, "choices": list(o.choices), "lo": o.lo, "hi": o.hi}
        for o in game.options
    ]
    title = game.texts.say("en", "title")
    return {
        "name": game.name,
        "title": title,
        "seats": list(game.seats),
        "options": options,
        "version": game.version,
        "minutes": list(game.minutes),
        "weight": game.weight,
    }


OnFoul = Annotated[
    str, typer.Option(help="What a foul (an illegal answer, an error, too much time) costs: 'game' or 'seat'.")
]
Limit = Annotated[float, typer.Option(min=0, help="Seconds that a player may take for an answer; 0 for any time.")]
Processes = Annotated[int, typer.Option(min=1, help="Number of processes.")]
Save = Annotated[Path | None, typer.Option(help="A folder for the records of games in which something went wrong.")]


def _replaces(on_foul: str) -> bool:
    """With `--on-foul seat`, a random player takes the seat after a foul."""
    if on_foul not in ("game", "seat"):
        raise LudonautError(f"a foul costs the game or the seat: --on-foul is 'game' or 'seat', not {on_foul!r:.20}")
    return on_foul == "seat"


class _Keep:
    """Counts results and keeps the records of games in which something went wrong."""

    def __init__(self, game: str, folder: Path | None, advance: Callable[[object], None]) -> None:
        self.game = game
        self.folder = folder
        self.advance = advance
        self.number = 0
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
            check_file(folder / "record.txt")

    def __call__(self, result: sim.Result) -> None:
        self.number += 1
        if self.folder and result.record:
            name = f"{self.game}-{result.seed}-{self.number}.txt"
            (self.folder / name).write_text(result.record, encoding="utf-8")
        self.advance(result)


def _words(players: str) -> list[str]:
    """The players of a list with commas between them."""
    return [word.strip() for word in players.split(",")]


def _end(played: int, games_: int, is_good: bool) -> typer.Exit:
    """The exit code of a run: interrupted, something went wrong, or all is well."""
    if played < games_:
        print(f"interrupted after {played} of {games_} games", file=sys.stderr)
        return typer.Exit(130)
    return typer.Exit(0 if is_good else 1)


def _print_faults(summary: dict[str, Any], save: Path | None) -> None:
    """Report errors of the rules and fouls of players, with the files of their records."""
    print(f"{len(summary['errors'])} errors, {len(summary['fouls'])} fouls")
    for line in (summary["errors"] + summary["fouls"])[:10]:
        print(f"  {line}")
    if summary["errors"] or summary["fouls"]:
        print(f"  records: {save}" if save else "  --save FOLDER keeps the records of these games")


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of seats; the usual number if 0.")] = 0,
    games_: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed.")] = 0,
    players: Annotated[str, typer.Option(help="Players by seat, repeated around the table.")] = "random",
    option: Options = None,
    audit: Annotated[bool, typer.Option("--audit", help="Count all components after every choice.")] = False,
    processes: Processes = 1,
    save: Save = None,
    data: Annotated[Path | None, typer.Option(help="A .csv or .parquet file for the results, a row a seat.")] = None,
    cluster: Annotated[str, typer.Option(help="Run on Ray: 'local', or the address of a cluster.")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="Also report how often each thing was chosen.")] = False,
    on_foul: OnFoul = "seat",
    limit: Limit = sim.LIMIT,
    as_json: Json = False,
) -> None:
    """Play many games and report scores, speed and errors.

    Exits with 1 if a game failed or a player committed a foul.
    """
    rules = games.find(game)
    seats = seats or max(2, rules.seats[0])
    options = rules.read_options(seats, read_options(option))
    words = _words(players)
    check_players(rules, words)
    check_file(data, ".csv", ".parquet")
    if data and data.suffix == ".parquet":
        check_extra("pyarrow", "pyarrow", "Parquet")
    if cluster:
        check_extra("ray", "ludonaut[cluster]", "--cluster")
    tasks = sim.tasks(game, seats, games_, seed, words, options, audit, coverage, _replaces(on_foul), limit)
    with Waiting(game, games_, as_json) as advance:
        keep = _Keep(game, save, advance)
        results = sim.collect(on_cluster(tasks, cluster), keep) if cluster else sim.run(tasks, processes, keep)
    summary = sim.summary(game, seats, results)
    if coverage:
        summary["coverage"] = sim.coverage(results)
    if data:
        write_data(data, results)
    if as_json:
        print_json(summary)
    else:
        _print_simulation(summary, save)
    raise _end(len(results), games_, not summary["errors"] and not summary["fouls"])


def _print_coverage(coverage: dict[str, dict[str, int]]) -> None:
    for what, times in coverage.items():
        rare = sorted(times, key=lambda thing: times[thing])[:3]
        print(f"{what}: {len(times)} different, most rarely {', '.join(f'{thing} ({times[thing]})' for thing in rare)}")


def _print_simulation(summary: dict[str, Any], save: Path | None) -> None:
    print(f"{summary['games']} games of {summary['game']} with {summary['seats']} seats")
    print(f"{summary['decisions']} decisions, {summary['decisions_per_second']} a second")
    scores = summary["scores"]
    if scores["mean"]:
        print(f"scores by seat {scores['mean']}, from {scores['least']} to {scores['most']}")
    _print_faults(summary, save)
    _print_coverage(summary.get("coverage", {}))


def arena(
    game: GameName,
    players: Annotated[
        str, typer.Option(help="The players, one a seat: greedy,random; a level such as cadet; or mybot:50.")
    ] = "greedy,random",
    games_: Annotated[
        int, typer.Option("--games", min=1, help="Number of games; in a round-robin, of each pair.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="The first deal's seed.")] = 0,
    option: Options = None,
    processes: Processes = 1,
    round_robin: Annotated[bool, typer.Option("--round-robin", help="Every pair meets; report ratings.")] = False,
    leaderboard: Annotated[
        Path | None, typer.Option(help="A .json file for the ratings of a round-robin; replaced.")
    ] = None,
    on_foul: OnFoul = "game",
    limit: Limit = sim.LIMIT,
    save: Save = None,
    as_json: Json = False,
) -> None:
    """Hold a tournament: same deals for all, seats rotated.

    Reports win shares and mean scores with 95 % intervals. Exits with 1 if a game failed or a player committed a foul.
    """
    rules, words = games.find(game), _words(players)
    options = rules.read_options(2 if round_robin else len(words), read_options(option))
    check_players(rules, words)
    check_file(leaderboard, ".json")
    if leaderboard and not round_robin:
        raise LudonautError("--leaderboard is for a round-robin: add --round-robin")
    if round_robin and len(words) < 2:
        raise LudonautError("a round-robin needs two players or more: --players greedy,random")
    total = games_ * (len(words) * (len(words) - 1) // 2 if round_robin else 1)
    hold = tournament.round_robin if round_robin else tournament.play
    with Waiting(game, total, as_json) as advance:
        keep = _Keep(game, save, advance)
        summary = hold(game, words, games_, seed, options, processes, keep, _replaces(on_foul), limit)
    if leaderboard and summary["games"]:
        made = {"date": date.today().isoformat(), "rules": rules.version, "seed": seed}
        leaderboard.write_text(json.dumps(made | summary, indent=1) + "\n", encoding="utf-8")
    if as_json:
        print_json(summary)
    else:
        _print_arena(summary, save)
    raise _end(summary["games"], total, not summary["errors"] and not summary["fouls"])


def _print_arena(summary: dict[str, Any], save: Path | None) -> None:
    for row in summary.get("leaderboard", []):
        low, high = row["interval"]
        print(
            f"{row['name']:20} {row['rating']:7.0f} ({low:.0f} to {high:.0f}), wins {row['wins']:g} of {row['games']}"
        )
    for name, of in summary.get("players", {}).items():
        low, high = of["interval"]
        scored = "" if of["mean_score"] is None else f", mean score {of['mean_score']}"
        print(f"{name:20} wins {of['win_share']:.3f} ({low:.3f} to {high:.3f}){scored}")
    print(f"{summary['games']} games")
    _print_faults(summary, save)


def ladder(
    game: GameName,
    games_: Annotated[int, typer.Option("--games", min=1, help="Number of games between neighbouring levels.")] = 60,
    top: Annotated[int, typer.Option(help="Number of games of the highest level, which is slow.")] = 20,
    seed: Annotated[int, typer.Option(help="The first deal's seed.")] = 0,
    processes: Processes = 1,
    out: Annotated[Path | None, typer.Option(help="Write the ladder to this .json file.")] = None,
    save: Save = None,
    as_json: Json = False,
) -> None:
    """Measure the five levels of a game, each against the one below.

    Exits with 1 unless every level is significantly stronger than the one below, and no game failed.
    """
    rungs = levels(games.find(game).name)
    check_file(out, ".json")
    counts = [games_] * (len(rungs) - 2) + [top]
    names, players = [level.name for level in rungs], [level.player for level in rungs]
    with Waiting(game, sum(counts), as_json) as advance:
        keep = _Keep(game, save, advance)
        measured = ladders.climb(game, names, players, counts, seed, processes, keep)
    faults = {
        "errors": [line for rung in measured for line in rung.errors],
        "fouls": [line for rung in measured for line in rung.fouls],
    }
    if as_json:
        print_json([asdict(rung) for rung in measured])
    else:
        for rung in measured:
            print(f"{rung.name:12} {rung.player:14} {rung.rating:8.1f} ± {rung.error:.1f}, wins {rung.wins:.3f}")
        _print_faults(faults, save)
    if out and len(measured) == len(rungs):
        out.write_text(ladders.write(measured), encoding="utf-8")
    raise _end(keep.number, sum(counts), ladders.in_order(measured) and not any(faults.values()))


def balance(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of seats; the usual number if 0.")] = 0,
    games_: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 200,
    seed: Annotated[int, typer.Option(help="The first game's seed.")] = 0,
    players: Annotated[str, typer.Option(help="Players by seat, repeated around the table.")] = "greedy",
    option: Options = None,
    processes: Processes = 1,
    compare: Annotated[Path | None, typer.Option(help="A folder of content files to compare with ours.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the page to this file.")] = None,
    on_foul: OnFoul = "seat",
    limit: Limit = sim.LIMIT,
    save: Save = None,
    as_json: Json = False,
) -> None:
    """Play many games and write a report with plots.

    It shows who wins from which seat, with what, and by which choices. Exits with 1 if a game failed or a player
    committed a foul.
    """
    rules, words = games.find(game), _words(players)
    file = out or Path(f"balance-{game}.html")
    check_file(file)
    check_extra("matplotlib", "ludonaut[lab]", "balance")
    check_players(rules, words)
    count = seats or min(4, rules.seats[1])
    options = rules.read_options(count, read_options(option))
    folders = [None] if compare is None else [None, _checked(compare, game, count)]
    tasks = sim.tasks(
        game, count, games_, seed, words, options, detail=True, replace=_replaces(on_foul), limit=limit
    )  # fmt: skip
    reports, faults = [], []
    with Waiting(game, games_ * len(folders), as_json) as advance:
        keep = _Keep(game, save, advance)
        for folder in folders:
            results = sim.run(tasks, processes, keep, folder)
            if results:
                reports.append(balancing.report(rules, count, results, f"{players}, {folder or 'our content'}"))
                faults.append(sim.summary(game, count, results))
            if len(results) < games_:
                break
    if reports:
        file.write_text(balancing.page(rules, reports), encoding="utf-8")
    if as_json:
        summary = [
            balancing.as_json(report) | {"errors": fault["errors"], "fouls": fault["fouls"]}
            for report, fault in zip(reports, faults, strict=True)
        ]
        print_json({"page": str(file), "reports": summary})
    else:
        for report, fault in zip(reports, faults, strict=True):
            print(balancing.summary(rules, report))
            _print_faults(fault, save)
        print(f"wrote {file}" if reports else "no game was played to its end")
    raise _end(keep.number, games_ * len(folders), not any(fault["errors"] or fault["fouls"] for fault in faults))


def _checked(folder: Path, game: str, seats: int) -> Path:
    """A folder of content files to compare with, after a first game with them."""
    check_folder(folder)
    if game not in replaced.games_of(folder):
        raise LudonautError(f"{folder} has no folder {game}: there is nothing to compare")
    for result in sim.run(sim.tasks(game, seats, 1, 0, ["random"]), content=folder):
        if result.error:
            raise LudonautError(f"{folder}: the game cannot be played with this content: {result.error}")
    return folder


def replay(
    file: Annotated[Path, typer.Argument(help="A record of a match.")],
    check: Annotated[bool, typer.Option("--check", help="Only say whether it replays.")] = False,
    as_json: Json = False,
) -> None:
    """Replay a record and print its log.

    A record that no longer fits the rules exits with 2.
    """
    match = load(record.text_of(file))
    scores = [score.total for score in match.scores]
    if as_json:
        summary = {"file": str(file), "game": match.game.name, "seats": match.state.seats, "seed": match.seed}
        print_json(summary | {"choices": len(match.choices), "over": match.over, "scores": scores})
        return
    ending = f"scores {', '.join(map(str, scores))}" if match.over else "not over"
    if not check:
        words = Words(match.game, "en", tuple(f"player {seat + 1}" for seat in range(match.state.seats)))
        for event in match.told():
            print(words(f"log-{event.about}", **event.args))
    print(f"{file}: {match.game.name}, {len(match.choices)} choices, {ending}")


def patch(folder: Annotated[Path, typer.Argument(help="A folder of records.")], as_json: Json = False) -> None:
    """Replay a folder of records under the present rules.

    Names the first choice of each record that no longer fits. Exits with 1 if there is one.
    """
    check_folder(folder)
    broken: dict[str, str] = {}
    files = sorted(folder.rglob("*.txt"))
    for file in files:
        try:
            record.read(record.text_of(file), games.find, any_version=True)
        except BadRecord as fault:
            broken[str(file)] = str(fault)
    if as_json:
        print_json({"records": len(files), "broken": broken})
    else:
        for name, why in broken.items():
            print(f"{name}: {why}")
        print(f"{len(files)} records, {len(broken)} no longer fit")
    raise typer.Exit(1 if broken else 0)


def bench(
    names: Annotated[list[str] | None, typer.Argument(help="The games; all if none is named.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 1.0,
    as_json: Json = False,
) -> None:
    """Measure the speed of each game, beside chess."""
    summary = bench_games(names or list(games.NAMES), seconds)
    if as_json:
        print_json(summary)
    else:
        show(summary)
