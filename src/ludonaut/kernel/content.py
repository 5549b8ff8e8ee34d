"""Content is data: decks, boards and tiles in JSON files, checked on loading against a typed schema.

A designer, or the owner of the real game, puts files of the same name into `<folder>/<game>/` and names the folder in
the environment variable LUDONAUT_CONTENT.
"""

from __future__ import annotations

import hashlib
import os
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Literal, TypeAlias, TypeVar

import msgspec

from .content_errors import where, wrong_amount
from .errors import BadContent

Provenance: TypeAlias = Literal["rulebook", "public record", "reconstructed"]
C = TypeVar("C", bound="ContentFile")


class ContentFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every content file has: the source of its facts."""

    bounds: ClassVar[dict[str, tuple[int, int]]] = {}
    """By key: the bounds of its numbers, where they are not `LEAST` to `MOST` of `content_errors`."""
    provenance: Provenance
    source: str


def find(package: str, name: str) -> tuple[str, bytes]:
    """The file's path, for messages, and its bytes; a replacement comes first."""
    game = package.rpartition(".")[2]
    folder = os.environ.get("LUDONAUT_CONTENT")
    if folder:
        if not Path(folder).is_dir():
            raise BadContent(f"LUDONAUT_CONTENT names {folder!r:.80}, which is not a folder")
        replacement = Path(folder) / game / f"{name}.json"
        if replacement.is_file():
            return str(replacement), replacement.read_bytes()
    return f"{game}/content/{name}.json", (files(package) / "content" / f"{name}.json").read_bytes()


def load(package: str, name: str, schema: type[C]) -> C:
    """Load one content file; an error says which file, where in it, and what is wrong."""
    address, data = find(package, name)
    return read(data, schema, address)


def read(data: bytes, schema: type[C], address: str) -> C:
    """Content from bytes, checked."""
    try:
        text = data.decode()
        found = msgspec.json.decode(data, type=schema)
    except msgspec.DecodeError as fault:
        raise BadContent(f"{address}: {where(text, str(fault))}{fault}") from None
    except (UnicodeDecodeError, RecursionError) as fault:
        raise BadContent(f"{address}: {fault}") from None
    if wrong := wrong_amount(text, schema.bounds):
        raise BadContent(f"{address}: {wrong}")
    return found


def names(package: str) -> list[str]:
    """The content files of a game, in order."""
    folder = files(package) / "content"
    if not folder.is_dir():
        return []
    return sorted(f.name.removesuffix(".json") for f in folder.iterdir() if f.name.endswith(".json"))


def digest(package: str) -> str:
    """A hash of the content in force: two games with the same digest have the same cards."""
    whole = hashlib.sha256()
    for name in names(package):
        whole.update(name.encode() + b"\0" + find(package, name)[1])
    return whole.hexdigest()[:12]


def provenance(package: str) -> list[tuple[str, Provenance, str]]:
    """The source that each file of a game names, to show to players."""
    said = []
    for name in names(package):
        address, data = find(package, name)
        try:
            head = msgspec.json.decode(data, type=_Head)
        except msgspec.DecodeError as fault:
            raise BadContent(f"{address}: {fault}") from None
        said.append((name, head.provenance, head.source))
    return said


class _Head(msgspec.Struct, frozen=True):
    provenance: Provenance
    source: str
