"""Moving pictures of a match: GIF, WebP or WebM."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from ludonaut.kernel import LudonautError
from ludonaut.table.png import few, image_of, png

KINDS = (".gif", ".webp", ".webm")
HOLD = 2.5
"""How much longer the last frame is shown, in seconds."""

Frames = Iterable[tuple[str, float]]
"""Documents and how many seconds each is shown."""


class NoEncoder(LudonautError):
    """No program that can write such a film is installed."""


def animate(frames: Frames, file: Path, *, zoom: float = 0.5) -> int:
    """Write a moving picture in the format that the file's name asks for; returns the number of frames."""
    frames = _merged(frames)
    return _webm(frames, file, zoom) if file.suffix == ".webm" else _image(frames, file, zoom)


def _merged(frames: Frames) -> Iterator[tuple[str, float]]:
    """Merge a frame that looks like the one before into it."""
    last, shown = "", 0.0
    for svg, seconds in frames:
        if last and svg != last:
            yield last, shown
            shown = 0.0
        last, shown = svg, shown + seconds
    yield last, shown + HOLD


def _image(frames: Frames, file: Path, zoom: float) -> int:
    images: list[Image.Image] = []
    lasts: list[int] = []
    for svg, seconds in frames:
        image = image_of(svg, zoom)
        image = image.resize(images[0].size) if images and image.size != images[0].size else image
        images.append(image if file.suffix == ".webp" else few(image, 128))
        lasts.append(round(seconds * 1000))
    rest = images[1:]
    if file.suffix == ".webp":
        images[0].save(file, save_all=True, append_images=rest, duration=lasts, loop=0, quality=80)
    else:
        images[0].save(file, save_all=True, append_images=rest, duration=lasts, loop=0, optimize=True)
    return len(images)


def _webm(frames: Frames, file: Path, zoom: float) -> int:
    """Write a film with ffmpeg, if it is installed."""
    ffmpeg = shutil.which("ffmpeg")
    if ffmpeg is None:
        raise NoEncoder("a .webm needs ffmpeg, which is not here: .gif and .webp need nothing")
    with TemporaryDirectory() as folder:
        lines = []
        for k, (svg, seconds) in enumerate(frames):
            still = Path(folder) / f"{k:05}.png"
            still.write_bytes(png(svg, zoom=zoom))
            lines += [f"file {still.name}", f"duration {seconds:.3f}"]
        script = Path(folder) / "frames.txt"
        script.write_text("\n".join([*lines, lines[-2]]) + "\n", encoding="utf-8")
        even = "pad=ceil(iw/2)*2:ceil(ih/2)*2,fps=20"
        read = ["-f", "concat", "-i", str(script), "-vf", even]
        write = [
            "-c:v",
            "libvpx-vp9",
            "-crf",
            "36",
            "-b:v",
            "0",
            "-pix_fmt",
            "yuv420p",
            "-deadline",
            "good",
            "-cpu-used",
            "5",
        ]
        subprocess.run([ffmpeg, "-v", "error", "-y", *read, *write, str(file)], check=True)
    return len(lines) // 2
