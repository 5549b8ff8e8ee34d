"""The components, counted as the box counts them."""

from __future__ import annotations

import pytest

from ludonaut.games.planet_unknown import GAME
from ludonaut.games.planet_unknown.content import cards, corporations, planets, tiles
from ludonaut.games.planet_unknown.content.grid import CELLS, numbers
from ludonaut.games.planet_unknown.content.tiles import TURNS, fits, row_starts
from ludonaut.kernel import content


def test_144_tiles_of_which_72_bear_a_meteor() -> None:
    assert tiles.COUNT == 144
    assert sum(tiles.METEOR_ON) == 72
    assert len({tiles.tile_id(tile) for tile in range(144)}) == 144


def test_small_tiles_are_inside_and_large_ones_outside() -> None:
    size = [sum(letter != "." for row in facts.rows for letter in row) for facts in tiles.FILE.shapes]
    assert sorted(tiles.OUTER + tiles.INNER) == list(range(12))
    assert min(size[shape] for shape in tiles.OUTER) >= 4
    assert max(size[shape] for shape in tiles.INNER) <= 4


def test_every_symbol_lies_in_its_own_section() -> None:
    for turns in tiles.TURNS:
        for one in turns:
            assert one.symbol_a in one.a
            assert one.symbol_b in one.b
            assert one.meteor in one.cells


def test_tiles_may_be_turned_and_flipped() -> None:
    assert len(tiles.TURNS[tiles.SHAPES.index("F5")]) == 8


@pytest.mark.parametrize("planet", planets.PLANETS.values(), ids=lambda planet: planet.id)
def test_each_planet_has_its_squares_lifepods_and_medals(planet: planets.Planet) -> None:
    assert planet.ground.bit_count() == (94 if planet.id == "lacuna" else 96)
    assert planet.pods.bit_count() == 6
    assert not planet.pods & ~planet.land
    assert sum(medals for _, medals in planet.lines) == (39 if planet.id == "cerberus" else 40)


def test_the_perimeter_of_the_identical_planet_is_its_outer_border() -> None:
    assert planets.PLANETS["ksb-4156"].edge.bit_count() == 28
    assert planets.PLANETS["lacuna"].edge.bit_count() == 32
    assert planets.PLANETS["oblivion"].edge.bit_count() == 44
    assert planets.PLANETS["cerberus"].edge.bit_count() == 45


def test_nine_corporations_with_their_rovers() -> None:
    rovers = {c.id: c.rovers for c in corporations.CORPORATIONS.values()}
    assert rovers == {
        "universal": 2,
        "cosmos": 1,
        "flux": 2,
        "horizon": 4,
        "jump-drive": 1,
        "makeshift": 2,
        "oasis": 2,
        "republic": 1,
        "wormhole": 2,
    }


def test_the_republic_has_seven_civ_milestones() -> None:
    gains = corporations.CORPORATIONS["republic"].gains
    ranks = [gain[1] for space in range(16) for gain in gains[space] if gain[0] == "civ"]
    assert ranks == [1, 2, 2, 3, 3, 4, 4]


def test_36_civ_cards_28_objectives_60_events() -> None:
    assert [len(rank) for rank in cards.BY_RANK[1:]] == [9, 9, 9, 9]
    assert len(cards.OBJECTIVES) == 28
    assert [len(cards.events_of(color, True)) for color in cards.COLORS] == [20, 20, 20]
    assert [len(cards.events_of(color, False)) for color in cards.COLORS] == [16, 20, 18]


def test_every_file_says_where_it_comes_from() -> None:
    said = content.provenance(GAME.package)
    assert {name for name, _, _ in said} == {
        "tiles",
        "planets",
        "corporations",
        "civ",
        "objectives",
        "events",
        "solo",
    }
    assert all(source for _, _, source in said)


def test_both_languages_say_the_same_things() -> None:
    assert GAME.texts.messages("en") == GAME.texts.messages("fr")


def test_everything_has_a_name() -> None:
    things = [*planets.PLANETS, *corporations.CORPORATIONS, *corporations.TECHS, *tiles.TERRAINS]
    things += [card.id for card in cards.CIV] + [f"{card.id}-text" for card in cards.CIV]
    things += [card.id for card in cards.EVENTS] + [f"{card.id}-text" for card in cards.EVENTS]
    for card in cards.OBJECTIVES:
        things += [card.id, f"{card.id}-shared", f"{card.id}-shared-text", f"{card.id}-personal"]
        things += [f"{card.id}-personal-text"]
    for lang in ("en", "fr"):
        assert [thing for thing in things if not GAME.texts.has(lang, f"name-{thing}")] == []
        for planet in planets.PLANETS:
            assert GAME.texts.has(lang, f"tip-planet-{planet}")
        for corporation in corporations.CORPORATIONS:
            assert GAME.texts.has(lang, f"tip-corporation-{corporation}")
        for step in range(7):
            assert GAME.texts.has(lang, f"name-epilogue{step}")


def test_every_option_has_its_words() -> None:
    for lang in ("en", "fr"):
        for option in GAME.options:
            assert GAME.texts.has(lang, f"option-{option.name}")
            assert GAME.texts.has(lang, f"option-{option.name}-tip")
            for choice in option.choices:
                assert GAME.texts.has(lang, f"option-{option.name}-{choice}")


def test_a_broken_content_file_is_refused_with_its_name(tmp_path: object) -> None:
    with pytest.raises(ValueError, match="corporations: 'gold' of universal is not a reward"):
        corporations._gain("gold", "universal")


@pytest.mark.parametrize("planet", [name for name, world in planets.PLANETS.items() if world.rooms])
def test_where_a_planet_restricts_shapes_by_their_squares_each_place_is_found(planet: str) -> None:
    world = planets.PLANETS[planet]
    ground, *parts = (set(numbers(bits)) for bits in (world.ground, world.special, world.ice, world.bank))
    for shape, turns in enumerate(TURNS):
        for one in turns:
            found = fits(row_starts(world.ground), one)
            room = found & world.rooms[shape, one.turn]
            for square in CELLS:
                under = {square + offset for offset in one.cells}
                inside = under <= ground
                assert (found >> square & 1) == inside, (shape, one.turn, square)
                if inside:
                    special, ice, bank = (under & part for part in parts)
                    allowed = {
                        "ring": special != under,
                        "one_ground": ice in (set(), under),
                        "chasm": bank in (set(), under),
                    }
                    assert (room >> square & 1) == allowed[world.rule], (shape, one.turn, square)


def test_squares_are_numbered_from_the_top_left() -> None:
    assert numbers(planets.PLANETS["ksb-4156"].ground)[:2] == [21, 22]
