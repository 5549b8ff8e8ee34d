"""`ludonaut render`: pictures of a recorded match, still or moving."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from ludonaut import load
from ludonaut.kernel import LudonautError, Match
from ludonaut.kernel.record import text_of
from ludonaut.table.arrange import PAGES
from ludonaut.table.motion import film
from ludonaut.table.picture import Face, Picture
from ludonaut.table.rooms import all_faces, draw_match, has_table, moments, picture_of
from ludonaut.table.svg import render


class BadPicture(LudonautError):
    """The picture cannot be made as requested."""


def render_record(
    record: Annotated[Path, typer.Argument(help="A record of a match.")],
    at: Annotated[int | None, typer.Option(help="After this many choices; the end if not given.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Whose view (0 is the first seat); a spectator's if not given.")
    ] = None,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
    size: Annotated[str, typer.Option(help="wide, laptop or phone.")] = "wide",
    zoom: Annotated[float, typer.Option(help="How much larger a PNG or moving picture is.")] = 1,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="A .svg or .png file.")] = None,
    animate: Annotated[Path | None, typer.Option(help="A .gif, .webp or .webm of the whole match.")] = None,
    every: Annotated[int, typer.Option(help="Choices between the frames of a moving picture.")] = 1,
    seconds: Annotated[float, typer.Option(help="How long a moment stays.")] = 0.8,
    smooth: Annotated[int, typer.Option(help="Steps in between, for what travels.")] = 3,
) -> None:
    """Draw a match: one moment, or a film of all of it."""
    match = load(text_of(record))
    _check(match, at, seat, lang, size)
    if output is None and animate is None:
        output = record.with_suffix(".svg")
    if output is not None:
        _still(match if at is None else match.at(at), output, seat, lang, size, zoom)
        print(output)
    if animate is not None:
        _check_film(animate)
        pictures = (picture_of(moment, seat, lang) for moment in moments(match, max(1, every)))
        _film(film(pictures, steps=smooth, seconds=seconds), all_faces(match.game, lang), animate, size, zoom)


def _check(match: Match[Any], at: int | None, seat: int | None, lang: str, size: str) -> None:
    """Refuse wrong options, and name the possible ones."""
    if at is not None and not 0 <= at <= len(match.choices):
        raise BadPicture(f"this match has {len(match.choices)} choices: --at goes from 0 to that")
    if seat is not None and not 0 <= seat < match.state.seats:
        raise BadPicture(f"this match has {match.state.seats} seats: --seat goes from 0 to {match.state.seats - 1}")
    if lang not in ("en", "fr"):
        raise BadPicture("--lang is en or fr")
    if size not in PAGES:
        raise BadPicture(f"--size is one of {', '.join(PAGES)}")
    if not has_table(match.game):
        raise BadPicture(f"{match.game.name} has no table to draw")


def _still(match: Match[Any], file: Path, seat: int | None, lang: str, size: str, zoom: float) -> None:
    svg = draw_match(match, seat, lang, size)
    if file.suffix == ".png":
        from ludonaut.table.png import png

        file.write_bytes(png(svg, zoom=zoom))
    elif file.suffix == ".svg":
        file.write_text(svg, encoding="utf-8")
    else:
        raise BadPicture(f"a picture is .svg or .png, not {file.suffix or file.name}")


def _check_film(file: Path) -> None:
    from ludonaut.table.animate import KINDS

    if file.suffix not in KINDS:
        raise BadPicture(f"a moving picture is {', '.join(KINDS)}, not {file.suffix or file.name}")


def _film(
    frames: Iterable[tuple[Picture, float]], faces: Mapping[str, Face], file: Path, size: str, zoom: float
) -> None:
    from ludonaut.table.animate import animate

    drawn = ((render(picture, faces, size=size), seconds) for picture, seconds in frames)
    print(f"{file}: {animate(drawn, file, zoom=zoom * 0.5)} frames")
