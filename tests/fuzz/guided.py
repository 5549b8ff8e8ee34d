"""One parser under atheris: texts are bent towards code that was not reached yet.

`python -m tests.fuzz.guided NAME SECONDS`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

import atheris

from .progress import FOLDER

with atheris.instrument_imports(include=["ludonaut.kernel", "ludonaut.games", "ludonaut.server"]):
    from ludonaut import games

    from .parsing import PARSERS, broken, fault_of

    for each in games.NAMES:
        games.find(each)


class Found(Exception):
    """A text that caused an error instead of a refusal."""


def main() -> None:
    """Ends with an exit code other than 0, and the text in the folder, if something was found."""
    name, seconds = sys.argv[1:3]
    parser = PARSERS[name]

    def one(data: bytes) -> None:
        if fault := fault_of(parser, data.decode(errors="replace")):
            raise Found(fault)

    def bend(data: bytes, most: int, seed: int) -> bytes:
        """Half of the time as a text, so that it stays readable enough to get further than the first line."""
        luck = Random(seed)
        if luck.random() < 0.5:
            return bytes(atheris.Mutate(data, most))
        return broken(data.decode(errors="replace"), luck).encode(errors="replace")[:most]

    with tempfile.TemporaryDirectory() as folder:
        for number, sample in enumerate(parser.samples()):
            (Path(folder) / str(number)).write_text(sample, encoding="utf-8")
        options = [f"-max_total_time={seconds}", "-max_len=60000", "-timeout=60", "-print_final_stats=1"]
        options.append(f"-artifact_prefix={FOLDER}/{name}-guided-")
        atheris.Setup([sys.argv[0], *options, folder], one, custom_mutator=bend)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
