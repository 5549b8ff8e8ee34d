"""Text in faces: how wide it is, where it breaks, and its SVG.

A face is drawn long before a screen shows it, so we measure ourselves, with the advance widths of Inter. A text may
name icons in square brackets, "pay [coins] 2": they stand in the line like a letter.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from xml.sax.saxutils import escape

from ludonaut.table import palette
from ludonaut.table.draw.base import icon, n

_ASCII = (
    "28 28 40 63 64 81 64 22 36 36 50 66 28 46 28 36 62 62 62 64 64 62 62 62 62 62 28 28 66 66 66 51 94 68 65 73 72 60 "
    "59 74 74 26 54 65 56 89 75 76 64 76 64 64 64 74 68 95 64 66 62 36 36 36 47 45 50 56 62 56 62 58 36 61 59 24 24 54 "
    "24 87 58 60 61 61 37 52 36 58 56 81 54 56 54 36 33 36 66"
)
"""Hundredths of an em from the space to the tilde, in the regular weight."""
_WIDTHS = {chr(32 + k): int(w) / 100 for k, w in enumerate(_ASCII.split())}
_WIDTHS |= {"—": 1.0, "–": 0.5, "…": 0.82, "’": 0.19, "‘": 0.2, "œ": 0.99, "æ": 0.93, "Œ": 0.95, "«": 0.54, "»": 0.54}
_WIDTHS |= {"\u00a0": 0.28, "\u202f": 0.18, "·": 0.28, "×": 0.66, "−": 0.66, "•": 0.56}
_BOLD = 1.045
_ICON = re.compile(r"\[([a-z0-9-]+)\]")
_SIGN = re.compile(r"([\u2300-\u27bf])")
_APART = re.compile(r"(\[[a-z0-9-]+\]|[\u2300-\u27bf])")
_HYPHEN = re.compile(r"(?<=\w-)(?=\w)(?![a-z0-9-]*\])")
ICON_EMS = 1.05


def _letter(char: str) -> float:
    width = _WIDTHS.get(char)
    if width is None:
        base = unicodedata.normalize("NFD", char)[0]
        width = _WIDTHS[char] = _WIDTHS.get(base, 0.95)
    return width


@lru_cache(8192)
def _ems(text: str) -> tuple[float, float]:
    """The widths of a text's letters and of its icons: the same few are measured again and again."""
    return sum(map(_letter, _ICON.sub("", text))), len(_ICON.findall(text)) * ICON_EMS


def measure(text: str, size: float, bold: bool = False) -> float:
    """How wide the text is; icons in brackets count as the little pictures they are."""
    letters, icons = _ems(text)
    return (letters * (_BOLD if bold else 1) + icons) * size


def wrap(text: str, width: float, size: float, bold: bool = False) -> list[str]:
    """Lines no wider than that, broken at plain spaces (never at the no-break spaces of French), at line breaks, and
    after the hyphens of words that are too long for a line. A longer word stays whole."""
    lines = []
    for part in text.split("\n"):
        line = ""
        for word in part.split(" "):
            pieces = [word] if measure(word, size, bold) <= width else _HYPHEN.split(word)
            for k, piece in enumerate(pieces):
                longer = f"{line}{'' if k else ' '}{piece}" if line else piece
                if line and measure(longer, size, bold) > width:
                    lines.append(line)
                    line = piece
                else:
                    line = longer
        lines.append(line)
    return lines


def shorten(text: str, width: float, size: float, bold: bool = False) -> str:
    """The text, or as much of its beginning as fits with an ellipsis."""
    if measure(text, size, bold) <= width:
        return text
    while text and measure(text + "…", size, bold) > width:
        text = text[: text.rindex("[")] if text.endswith("]") and "[" in text else text[:-1]
    return text.rstrip() + "…"


def _fitted(words: str, size: float, bold: bool, width: float) -> tuple[str, float]:
    if not width or (wide := measure(words, size, bold)) <= width:
        return words, size
    size = round(max(min(size, 11), size * 0.8, size * width / wide), 1)
    return shorten(words, width, size, bold), size


def text(
    words: str,
    x: float,
    y: float,
    size: float = 14,
    *,
    ink: str = palette.INK,
    bold: bool = False,
    align: str = "middle",
    width: float = 0,
    spacing: float = 0,
) -> str:
    """One line, its middle height at y. With `width` a longer one is set smaller (to 80 %, not under 11), then cut."""
    if _APART.search(words):
        words, size = _fitted(words, size, bold, width)
        return _rich(_APART, words, x, y, size, ink=ink, bold=bold, align=align)
    return plain(words, x, y, size, ink=ink, bold=bold, align=align, width=width, spacing=spacing)


def plain(
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    ink: str = palette.INK,
    bold: bool = False,
    align: str = "middle",
    width: float = 0,
    spacing: float = 0,
) -> str:
    """One line as it is: brackets name no icons here. For what people may have written."""
    words, size = _fitted(words, size, bold, width)
    if len(words) > 1 and _SIGN.search(words):
        return _rich(_SIGN, words, x, y, size, ink=ink, bold=bold, align=align)
    extra = f' letter-spacing="{n(spacing)}"' if spacing else ""
    weight = ' font-weight="600"' if bold else ""
    anchor = f' text-anchor="{align}"' if align != "start" else ""
    return (
        f'<text x="{n(x)}" y="{n(y + size * 0.36)}" font-size="{n(size)}"{weight}{anchor}{extra}'
        f' fill="{ink}">{escape(words)}</text>'
    )


def _rich(
    apart: re.Pattern[str], words: str, x: float, y: float, size: float, *, ink: str, bold: bool, align: str
) -> str:
    """A line in stretches placed by our own measure: text, icons, and signs that the font may not have (a renderer
    would take another font for the whole line)."""
    wide = measure(words, size, bold)
    at = x - {"start": 0.0, "middle": wide / 2, "end": wide}[align]
    out = []
    for part in apart.split(words):
        named = _ICON.fullmatch(part) if apart is _APART else None
        if named:
            out.append(icon(named[1], at + ICON_EMS * size / 2, y, size * 1.08, ink))
        elif part.strip():
            lead = len(part) - len(part.lstrip(" "))
            out.append(
                plain(
                    part.strip(" "), at + measure(part[:lead], size, bold), y, size, ink=ink, bold=bold, align="start"
                )
            )
        at += measure(part, size, bold)
    return "".join(out)


def paragraph(
    words: str,
    x: float,
    y: float,
    width: float,
    size: float = 12.5,
    *,
    ink: str = palette.PEN,
    bold: bool = False,
    align: str = "start",
    leading: float = 1.3,
    most: int = 0,
    height: float = 0,
) -> str:
    """Text broken into lines from the top y downwards. `most` lines, or as many as `height` holds; the rest is cut.

    With `height` the size first goes down, to 11 at least, before anything is cut.
    """
    while height and size > 11 and len(wrap(words, width, size, bold)) * size * leading > height:
        size = max(11, size - 0.5)
    lines = wrap(words, width, size, bold)
    limit = most or (max(1, int(height / (size * leading))) if height else 0)
    if limit and len(lines) > limit:
        lines = [*lines[: limit - 1], shorten(" ".join(lines[limit - 1 :]), width, size, bold)]
    first = y + size * leading / 2
    return "".join(
        text(line, x, first + k * size * leading, size, ink=ink, bold=bold, align=align, width=width)
        for k, line in enumerate(lines)
    )
