"""Views: typed, bounded, and independent of the state."""

from __future__ import annotations

import msgspec

from .run import Run


def typed(run: Run) -> None:
    """Both parts of a view fit their types and bounds, and stay unchanged when the state changes."""
    game, match = run.game, run.match
    for past, text in run.viewed:
        run.expect(msgspec.json.encode(past) == text, "views", "a view of an earlier moment has changed")
    parts = [(game.public(match.state), game.public_type)]
    parts += [(game.private(match.state, seat), game.private_type) for seat in range(match.state.seats)]
    run.viewed = [(part, msgspec.json.encode(part)) for part, _ in parts]
    for (_, kind), (_, text) in zip(parts, run.viewed, strict=True):
        try:
            msgspec.json.decode(text, type=kind)
        except msgspec.ValidationError as fault:
            run.fail("views", f"{kind.__name__}: {fault}")
