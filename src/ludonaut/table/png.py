"""Pictures as files that everybody can open: PNG.

resvg draws the SVG: exact, fast, without a browser. It takes Inter if the machine has it, else another sans serif.
"""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path

import resvg_py
from PIL import Image

_FOLDERS = (
    *("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts"),
    *("~/Library/Fonts", "/Library/Fonts", "/System/Library/Fonts", "C:/Windows/Fonts"),
)
_FILES = {
    "Inter": ("Inter-Regular", "Inter-SemiBold", "Inter-Bold", "InterVariable"),
    "DejaVu Sans": ("DejaVuSans", "DejaVuSans-Bold"),
    "Noto Sans": ("NotoSans-Regular", "NotoSans-SemiBold"),
    "Liberation Sans": ("LiberationSans-Regular", "LiberationSans-Bold"),
    "Arial": ("arial", "arialbd", "Arial", "Arial Bold"),
}


@cache
def _fonts() -> tuple[str, list[str]]:
    """The best family this machine has, and the files to read: only those, for reading all fonts takes longer than
    drawing."""
    files: dict[str, str] = {}
    for folder in _FOLDERS:
        for file in sorted(Path(folder).expanduser().rglob("*.[ot]t[fc]")):
            files.setdefault(file.stem, str(file))
    found = {family: [files[name] for name in names if name in files] for family, names in _FILES.items()}
    families = [family for family, paths in found.items() if paths]
    paths = [path for family in families[:2] for path in found[family]]
    return (families[0] if families else "sans-serif"), paths


def png(svg: str, *, zoom: float = 1) -> bytes:
    """An SVG document of ours as PNG."""
    family, files = _fonts()
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        font_family=family,
        sans_serif_family=family,
        font_files=files or None,
        skip_system_fonts=bool(files),
    )
    return bytes(drawn)


def few(image: Image.Image, colours: int) -> Image.Image:
    """A palette of few colours: most of them for the gradients, the rest spread out so that seats keep theirs."""
    smooth = colours * 3 // 4
    chosen = _palette(image, smooth, Image.Quantize.MEDIANCUT)
    chosen += _palette(image, colours - smooth, Image.Quantize.MAXCOVERAGE)
    sheet = Image.new("P", (1, 1))
    sheet.putpalette(chosen)
    return image.quantize(palette=sheet, dither=Image.Dither.NONE)


def _palette(image: Image.Image, colours: int, method: Image.Quantize) -> list[int]:
    return (image.quantize(colours, method=method).getpalette() or [])[: 3 * colours]


def image_of(svg: str, zoom: float = 1) -> Image.Image:
    return Image.open(io.BytesIO(png(svg, zoom=zoom))).convert("RGB")
