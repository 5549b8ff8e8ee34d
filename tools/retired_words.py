"""Find words that this project retired: private metaphors for things that have a standard name.

`python tools/retired_words.py [--count] [FOLDER]` lists them with what to write instead
and exits with 1 if there are any. Texts for players are left out: a game may speak as its rulebook does.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

RETIRED: dict[str, str] = {
    r"glanc(?:e|es|ed|ing)": "policy",
    r"likings?": "prior, preference",
    r"habits?": "policy",
    r"feelings?": "evaluation",
    r"aspects?": "feature",
    r"foresight": "lookahead",
    r"slips?": "exploration move, blunder",
    r"dear(?:er|est)?": "expensive",
    r"scorn(?:s|ed)?": "rejects",
    r"mend(?:s|ed|ing)?": "fix",
    r"reckon(?:s|ed|ing)?": "compute",
    r"anew|afresh": "again",
    r"in one go": "at once",
    r"work(?:s|ed) out": "compute",
    r"(?:let|lets)[ _](?:\w+ )?go": "close, release, unload, disconnect",
    r"by itself|by themselves": "automatically",
    r"so many": "N, a number",
    r"(?:to|for|of|by|with|from) who(?= (?!in\b))": "the player who, whoever",
    r"who has none": "a player without one",
    r"lookers?|who looks": "viewer",
    r"shows? (?:\w+ )?out(?= )": "disconnect",
    r"(?:test|to|for)_who_(?:asks|leaves|looks|passes|says|strays|takes|has|does|comes|plays)": "a player who",
    r"if need be": "if necessary",
    r"in vain": "without success",
    r"all the same": "anyway, still",
    r"com(?:e|es|ing) to the same": "be equal, be equivalent",
    r"what (?:became|becomes|comes|came) of": "the result of",
    r"what is told": "the messages, the events",
    r"of no use": "useless, wrong",
    r"whatever becomes of": "whether or not",
    r"hang(?:s|ed)? (?:\w+ ){0,3}(?:into|in here)": "add to",
}
"""A pattern and what to write instead."""

FILES = ("*.py", "*.md", "*.ts", "*.svelte", "*.toml", "*.yml", "*.yaml", "Makefile")
LEFT_OUT = ("tests/records/*", "docs/research/*", "*/text/*", "*/guide/*", "web/src/words/*", "*lesson.toml")

EXCEPTIONS: list[tuple[str, str, str]] = [
    ("tools/retired_words.py", ".*", "this list"),
    ("tests/docs/test_words.py", ".*", "its tests"),
    ("CHANGELOG.md", ".*", "old entries name what there was then"),
    ("docs/balance/*", ".*", "reports of finished measurements"),
    ("docs/actions/*", ".*", "made from the texts of the games"),
    ("web/*", "aspect", "CSS's aspect ratio"),
    ("*/galaxy_trucker/*", "slips?", "the pay slip of a flight"),
    ("*/seti/*", "let_go", "an action: to let a signal go"),
    ("src/ludonaut/games/planet_unknown/*", "looker", "a field of the state that positions name"),
]
"""Files that may use a retired word, and why."""

PATTERN = re.compile("|".join(f"(?P<w{n}>{words})" for n, words in enumerate(RETIRED)), re.IGNORECASE)
INSTEAD = list(RETIRED.values())


def findings(text: str) -> Iterator[tuple[int, str, str]]:
    """Line, word and what to write instead. A word ends at an underscore too."""
    for number, line in enumerate(text.splitlines(), 1):
        for found in PATTERN.finditer(line):
            before, after = line[: found.start()][-1:], line[found.end() :][:1]
            if not before.isalpha() and not after.isalpha():
                yield number, found[0], INSTEAD[int((found.lastgroup or "w0")[1:])]


def files(root: Path) -> list[str]:
    """The files to look into."""
    told = subprocess.run(["git", "ls-files", *FILES], cwd=root, capture_output=True, text=True, check=True)
    return [name for name in told.stdout.splitlines() if not any(fnmatch(name, left) for left in LEFT_OUT)]


def is_excepted(name: str, word: str) -> bool:
    """May this file use this word?"""
    return any(fnmatch(name, where) and re.fullmatch(what, word, re.IGNORECASE) for where, what, _ in EXCEPTIONS)


def main() -> int:
    """Exit with 1 if a word was found."""
    given = [word for word in sys.argv[1:] if not word.startswith("--")]
    root = Path(given[0]) if given else ROOT
    counted: Counter[str] = Counter()
    for name in files(root):
        if not (root / name).is_file():
            continue
        for line, word, instead in findings((root / name).read_text(encoding="utf-8")):
            if is_excepted(name, word):
                continue
            counted["/".join(name.split("/")[:3])] += 1
            if "--count" not in sys.argv:
                print(f"{name}:{line}: {word!r} is retired; write: {instead}")
    if "--count" in sys.argv:
        for place, times in counted.most_common():
            print(f"{times:5} {place}")
    print(f"{counted.total()} retired words")
    return 1 if counted else 0


if __name__ == "__main__":
    sys.exit(main())
