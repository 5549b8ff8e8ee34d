"""The same games on a Ray cluster: one machine or many, the same results in the same order.

A game whose worker dies is played again elsewhere; since a task is all that a game depends on, nothing is lost by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludonaut.kernel import LudonautError

from .simulate import Result, Task, play

RETRIES = 5
AHEAD = 200
"""How many games may be under way."""


def results(tasks: Sequence[Task], address: str = "local") -> Iterator[Result]:
    """The results of all tasks, in their order."""
    try:
        import ray
    except ImportError:
        raise LudonautError("--cluster needs Ray: pip install 'ludonaut[cluster]'") from None
    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    remote = ray.remote(max_retries=RETRIES, retry_exceptions=False)(play)
    waiting = [remote.remote(task) for task in tasks[:AHEAD]]
    for number in range(len(tasks)):
        result: Result = ray.get(waiting[number])
        yield result
        if number + AHEAD < len(tasks):
            waiting.append(remote.remote(tasks[number + AHEAD]))
