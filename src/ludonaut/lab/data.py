"""Results as a table with a row for each seat of a game, for statistics: CSV, or Parquet with pyarrow."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .simulate import Result


def rows(results: Sequence[Result]) -> list[dict[str, Any]]:
    """One row for every seat of every finished game."""
    return [
        {
            "seed": result.seed,
            "seat": seat,
            "player": result.players[seat],
            "score": score,
            "won": 1 / len(result.winners) if seat in result.winners else 0.0,
            "decisions": result.decisions,
            **(result.traits[seat] if result.traits else {}),
        }
        for result in results
        if not result.error and not result.forfeited
        for seat, score in enumerate(result.scores)
    ]


def write(file: Path, results: Sequence[Result]) -> None:
    """Write the rows in the format that the file's name asks for."""
    found = rows(results)
    if file.suffix == ".csv":
        columns = list(dict.fromkeys(key for row in found for key in row))
        with file.open("w", newline="", encoding="utf-8") as stream:
            writer = csv.DictWriter(stream, columns)
            writer.writeheader()
            writer.writerows(found)
    else:
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(found), file)
