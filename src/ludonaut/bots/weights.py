"""Weights are data: JSON files with named features, what they were fitted on, and a check that they fit the code."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Generic, TypeVar

import msgspec

from ludonaut import games
from ludonaut.kernel import LudonautError

log = logging.getLogger(__name__)
T = TypeVar("T")


class Weights(msgspec.Struct, Generic[T], frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of weights and where it comes from."""

    rules: str
    """The version of the rules that the games were played by."""
    measured: str = ""
    """The version of the rules under which their strength was last measured, if it is a later one."""
    deck: str = ""
    """The fingerprint of the names in the decks, where weights are for single cards."""
    games: int
    """How many games the weights were fitted to; 0: set by hand."""
    date: str
    command: str
    """How to fit them again."""
    weights: T


def load(package: str, name: str, kind: type[T]) -> Weights[T]:
    """The file `weights/<name>.json` of a bot; weights of other rules are used, and a warning says so."""
    try:
        data = (files(package) / "weights" / f"{name}.json").read_bytes()
        found: Weights[T] = msgspec.json.decode(data, type=Weights[kind])  # type: ignore[valid-type]
    except (OSError, msgspec.DecodeError) as fault:
        raise LudonautError(f"{address(package, name)}: {fault}") from None
    game = package.rpartition(".")[2]
    if game in games.NAMES:
        check_rules(package, name, found, games.find(game).version)
    return found


def check_rules(package: str, name: str, found: Weights[T], version: str) -> None:
    """Warn where weights were neither fitted nor measured under these rules."""
    if version not in (found.rules, found.measured):
        known = found.measured or found.rules
        log.warning(
            "%s: the rules have version %s, the weights are for version %s; measure the bot with `ludonaut arena` and "
            "write the version into `measured`, or fit again with `%s`",
            address(package, name), version, known, found.command,
        )  # fmt: skip


def load_features(package: str, name: str, features: Iterable[str], kind: type[T]) -> dict[str, T]:
    """Weights by feature; an error unless they are for exactly these features."""
    found = load(package, name, dict[str, kind])  # type: ignore[valid-type]
    check_names(package, name, features, found.weights, found.command)
    return found.weights


def check_names(
    package: str, name: str, expected: Iterable[str], found: Mapping[str, object], command: str = ""
) -> None:
    """An error that names the features without a weight, and the weights without a feature."""
    wanted = set(expected)
    missing, unknown = sorted(wanted - found.keys()), sorted(found.keys() - wanted)
    if missing or unknown:
        parts = [f"no weight for {', '.join(missing)}"] if missing else []
        parts += [f"weights for unknown features {', '.join(unknown)}"] if unknown else []
        again = f"; fit again with `{command}`" if command else ""
        raise LudonautError(f"{address(package, name)}: {'; '.join(parts)}{again}")


def is_same_deck(package: str, name: str, found: Weights[T], names: Iterable[str]) -> bool:
    """Were the weights fitted with these cards? Warns if they were not."""
    same = found.deck == fingerprint(names)
    if not same:
        log.warning("%s: fitted with another deck; weights for single cards are left out", address(package, name))
    return same


def fingerprint(names: Iterable[str]) -> str:
    """A hash of a deck, from the names of its cards."""
    return hashlib.sha256("\n".join(sorted(names)).encode()).hexdigest()[:12]


def address(package: str, name: str) -> str:
    """The path of the file, for messages."""
    return f"{package.rpartition('.')[2]}/weights/{name}.json"
