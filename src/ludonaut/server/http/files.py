"""The files of the built client, read and compressed once, so that no request compresses them on the event loop."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi.responses import HTMLResponse, Response

from ..refusal import Refused
from . import page


def client_file(folder: Path, path: str, accepted: str) -> Response:
    """A file of the built client; names contain a hash, so browsers may cache all but the page itself for ever."""
    if path.startswith("api/") or "\0" in path or any(len(part.encode()) > 200 for part in path.split("/")):
        raise Refused("not-found")
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(page.MISSING)
    file = (folder / path).resolve()
    kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    if not path or not file.is_relative_to(folder.resolve()) or not file.is_file():
        if "." in path.rsplit("/", 1)[-1]:
            raise Refused("not-found")
        file, kept = index, "no-cache"
    seen = file.stat()
    plain, packed = _read(file, seen.st_mtime_ns, seen.st_size)
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if "gzip" in accepted:
        return Response(packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(plain, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def _read(file: Path, _changed: int, _size: int) -> tuple[bytes, bytes]:
    """A file, plain and compressed."""
    plain = file.read_bytes()
    return plain, gzip.compress(plain, mtime=0)
