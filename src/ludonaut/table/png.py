"""Pictures as files that everybody can open: PNG stills, and moving GIF or WebP.

resvg draws the SVG: exact, fast, without a browser. It takes Inter if the machine has it, else another sans serif.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

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


def _few(image: Image.Image, colours: int) -> Image.Image:
    """Few colours: three quarters of them for the gradients, the rest spread out so that seats keep theirs."""
    smooth = colours * 3 // 4
    chosen = _palette(image, smooth, Image.Quantize.MEDIANCUT)
    chosen += _palette(image, colours - smooth, Image.Quantize.MAXCOVERAGE)
    sheet = Image.new("P", (1, 1))
    sheet.putpalette(chosen)
    return image.quantize(palette=sheet, dither=Image.Dither.NONE)


def _palette(image: Image.Image, colours: int, method: Image.Quantize) -> list[int]:
    return (image.quantize(colours, method=method).getpalette() or [])[: 3 * colours]


def small_png(svg: str, *, zoom: float = 1, colours: int = 256) -> bytes:
    """A PNG with few colours: a third of the size, for documentation."""
    image = Image.open(io.BytesIO(png(svg, zoom=zoom))).convert("RGB")
    out = io.BytesIO()
    _few(image, colours).save(out, "PNG", optimize=True)
    return out.getvalue()


def animate(frames: Iterable[tuple[str, float]], file: Path, *, zoom: float = 0.5) -> int:
    """A moving picture, `.gif` or `.webp` by its name, of documents and how long (seconds) each is shown.

    Answers how many frames it has: what looks the same as the frame before only lengthens it.
    """
    images: list[Image.Image] = []
    lasts: list[int] = []
    before = ""
    for svg, seconds in frames:
        if svg == before:
            lasts[-1] += round(seconds * 1000)
            continue
        image = Image.open(io.BytesIO(png(svg, zoom=zoom))).convert("RGB")
        image = image.resize(images[0].size) if images and image.size != images[0].size else image
        images.append(image if file.suffix == ".webp" else _few(image, 128))
        lasts.append(round(seconds * 1000))
        before = svg
    lasts[-1] += 2500
    how: dict[str, Any] = {"quality": 80} if file.suffix == ".webp" else {"optimize": True}
    images[0].save(file, save_all=True, append_images=images[1:], duration=lasts, loop=0, **how)
    return len(images)
