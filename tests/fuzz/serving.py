"""The server's interfaces: the tests that send what nobody should send, with many more examples."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from .progress import Progress

TESTS = ("tests/server/test_openapi.py", "tests/server/test_strange.py")
EXAMPLES = "LUDONAUT_FUZZ_EXAMPLES"


def examples(usual: int) -> int:
    """How many examples a test should try: few when it is one of many, many when it is fuzzing."""
    return int(os.environ.get(EXAMPLES, usual))


def run(progress: Progress, given: argparse.Namespace, _until: float) -> None:
    """Each test file once."""
    for file in TESTS:
        done = progress.of(f"server {file.rpartition('/')[2]}")
        env = os.environ | {EXAMPLES: str(given.examples)}
        failed = subprocess.run([sys.executable, "-m", "pytest", "-q", file], env=env, check=False).returncode != 0
        done["rounds"] += 1
        done["done"] += given.examples
        done["faults"] += failed
        progress.save()
