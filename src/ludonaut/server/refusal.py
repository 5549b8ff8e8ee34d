"""A refusal: a code for programs and a sentence for people, with the HTTP status that goes with it."""

from __future__ import annotations

from .texts import say

_STATUS = {
    "bad-key": 401,
    "private": 403,
    "not-owner": 403,
    "not-seat": 403,
    "spectator": 403,
    "origin": 403,
    "no-table": 404,
    "no-game": 404,
    "not-found": 404,
    "no-tutorial": 404,
    "no-moment": 404,
    "stale": 409,
    "no-seat": 409,
    "two-seats": 409,
    "not-over": 409,
    "over": 409,
    "too-big": 413,
    "long-path": 414,
    "long-head": 431,
    "too-fast": 429,
    "many-tables": 429,
    "many-connections": 429,
    "bot-time": 429,
    "error": 500,
    "rule": 500,
    "store": 503,
    "busy": 503,
    "damaged": 503,
}
_OTHER = 422
STATUSES = sorted({400, _OTHER, *_STATUS.values()})
"""Every HTTP status of a refusal; 400 is for requests that are no HTTP."""


class Refused(Exception):
    """The server refuses something; the reason is the text `why-<code>`."""

    def __init__(self, code: str, *, retry: float | None = None, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args
        self.retry = retry

    @property
    def status(self) -> int:
        """The HTTP status."""
        return _STATUS.get(self.code, _OTHER)

    def why(self, lang: str) -> str:
        """The reason, as a sentence."""
        return say(lang, f"why-{self.code}", **self.args_)

    def __str__(self) -> str:
        return self.why("en")
