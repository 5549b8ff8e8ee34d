"""Who sees what, what is shuffled for who imagines, and the count of all components."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Rng, View, ensure

from .content import (
    ALIEN_DECKS,
    CARDS,
    GOLD,
    MAIN_DECK,
    OBJECTIVES,
    RIVAL_CARDS,
    SAMPLES,
    SPECIES_IDS,
    STAR_IDS,
    TECH_IDS,
    TRACKS,
)
from .rules.milestones import gold_name
from .rules.rival import OPEN_OBJECTIVE_POINTS
from .rules.scoring import danger, gold_sets, items
from .state import DISCOVERY, RIVAL, Player, SetiState, Species, is_rival

# ---- the view


def view(state: SetiState, seat: int | None) -> View:
    """Everything that the seat may know."""
    seen: View = {
        "seat": seat,
        "seats": state.seats,
        "phase": state.phase,
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "rotated": state.rotated,
        "discs": list(state.discs),
        "next_disc": state.next_disc,
        "tile": state.tile,
        "stars": [STAR_IDS[star] for star in state.stars],
        "signals": {STAR_IDS[star]: list(marks) for star, marks in enumerate(state.signals)},
        "won": {STAR_IDS[star]: list(owners) for star, owners in enumerate(state.won)},
        "figures": [list(figure) for figure in state.figures],
        "deck": len(state.deck),
        "discard": list(state.discard),
        "row": list(state.row),
        "playing": state.playing,
        "packs": [len(pack) for pack in state.packs],
        "techs": [
            {
                "tech": tech,
                "bonus": state.tops[index],
                "left": _left(state, index),
                "double": state.doubles >> index & 1,
            }
            for index, tech in enumerate(TECH_IDS)
        ],
        "gold": [
            {
                "tile": gold_name(state, tile),
                "values": list(GOLD[tile].sides[state.gold_sides[tile]].values),
                "marks": list(state.gold_marks[tile]),
                "sets": [_sets(state, tile, other, seat) for other in range(len(state.players))],
            }
            for tile in range(len(GOLD))
        ],
        "neutral": list(state.neutral),
        "species": [_species(state, one, seat) for one in state.species],
        "players": [_player(state, other, seat) for other in range(len(state.players))],
    }
    if seat is not None and seat in (state.looking, state.holder):
        seen["looking"] = _looked_at(state, seat)
    if state.rival is not None:
        seen["rival"] = _rival(state)
    return seen


def _sets(state: SetiState, tile: int, other: int, seat: int | None) -> int:
    """Cards tucked at the start lie face down until everybody has chosen, so they count for nobody else yet."""
    return 0 if state.phase == "setup" and other != seat else gold_sets(state, tile, other)


def _left(state: SetiState, tech: int) -> int:
    return len(state.stacks[tech]) + (state.tops[tech] >= 0)


def _looked_at(state: SetiState, seat: int) -> dict[str, Any]:
    if state.glance == "pack" or state.looking != seat:
        return {"what": "pack", "cards": list(state.packs[state.round - 1])}
    species = next(one for one in state.species if one.name == "mascamites")
    pile = species.jupiter if state.glance == "jupiter" else species.saturn
    return {"what": state.glance, "samples": sorted(pile)}


def _species(state: SetiState, one: Species, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {"name": one.name if one.found else "", "found": one.found}
    seen["marks"] = [list(mark) for mark in one.marks]
    if one.found:
        seen |= {
            "deck": len(one.deck),
            "faceup": one.faceup,
            "gone": len(one.gone),
            "slots": list(one.slots),
            "jupiter": len(one.jupiter),
            "saturn": len(one.saturn),
            "anomalies": [list(token) for token in one.anomalies],
            "data": list(one.data),
            "messages": list(one.messages),
            "steps": list(one.steps),
        }
    return seen


def _player(state: SetiState, other: int, seat: int | None) -> dict[str, Any]:
    player = state.players[other]
    own = other == seat
    over = state.phase == "over"
    seen: dict[str, Any] = {
        "score": player.score,
        "items": [list(item) for item in items(state, other)],
        "credits": player.credits,
        "energy": player.energy,
        "publicity": player.publicity,
        "data": player.data,
        "exofossils": player.exofossils,
        "cards": len(player.hand),
        "shown": list(player.shown),
        "tucked": len(player.tucked) if state.phase == "setup" and not own else list(player.tucked),
        "techs": [tech for index, tech in enumerate(TECH_IDS) if player.techs >> index & 1],
        "top": player.top,
        "columns": [TECH_IDS[tech] if tech >= 0 else "" for tech in player.columns],
        "bottom": [column for column in range(4) if player.bottom >> column & 1],
        "missions": [
            [card, [index for index in range(len(CARDS[card].circles)) if covered >> index & 1]]
            for card, covered in zip(player.missions, player.covered, strict=True)
        ],
        "done": list(player.done),
        "finals": list(player.finals),
        "probes": list(player.probes),
        "capsules": list(player.capsules),
        "messages": [list(message) for message in player.messages],
        "tile": player.tile,
        "exertians": len(player.exertians),
        "plans": list(player.plans) if own or over else len(player.plans),
        "danger": danger(state, other) if own or over else None,
        "passed": player.passed,
        "rival": is_rival(state, other),
    }
    if own:
        seen["hand"] = list(player.hand)
        seen["samples"] = list(player.samples)
        seen["exertian_cards"] = list(player.exertians)
        seen["fresh"] = [card for card in state.fresh if card in player.hand]
    return seen


def _rival(state: SetiState) -> dict[str, Any]:
    rival = state.rival
    assert rival is not None
    return {
        "level": state.options["level"],
        "progress": rival.progress,
        "cards": len(rival.deck) + len(rival.top),
        "played": list(rival.played),
        "reserve": len(rival.reserve),
        "now": rival.now,
        "techs": {TECH_IDS[tech]: tiles for tech, tiles in enumerate(rival.techs) if tiles},
        "stack": [len(level) for level in rival.stack],
        "open": [
            [objective, [index for index in range(len(OBJECTIVES[objective].tasks)) if marked >> index & 1]]
            for objective, marked in zip(rival.open, rival.marked, strict=True)
        ],
        "done": list(rival.done),
        "spent": list(rival.spent),
        "open_points": OPEN_OBJECTIVE_POINTS,
    }


# ---- what a seat cannot know


def redeal(state: SetiState, seat: int | None, rng: Rng) -> None:
    """Shuffle, in place, all that this seat cannot know now."""
    _redeal_main(state, seat, rng)
    _redeal_species(state, seat, rng)
    rival = state.rival
    if rival is not None:
        _exchange(rng, [rival.reserve, rival.top])
        for level in range(3):
            spare = [item for item in rival.unused if OBJECTIVES[item].level == level + 1]
            rest = [item for item in rival.unused if OBJECTIVES[item].level != level + 1]
            _exchange(rng, [rival.stack[level], spare])
            rival.unused[:] = rest + spare


def _exchange(rng: Rng, piles: list[list[str]]) -> None:
    """Mix several piles, which keep their sizes and stay the same lists."""
    cards = [card for pile in piles for card in pile]
    rng.shuffle(cards)
    at = 0
    for pile in piles:
        pile[:] = cards[at : at + len(pile)]
        at += len(pile)


def _redeal_main(state: SetiState, seat: int | None, rng: Rng) -> None:
    """Packs, removed cards and what others hold unseen are dealt afresh (main and species cards apart)."""
    hands = [player.hand for other, player in enumerate(state.players) if other != seat]
    shown = [player.shown for other, player in enumerate(state.players) if other != seat]
    secret = [[card for card in hand if card not in seen] for hand, seen in zip(hands, shown, strict=True)]
    was = [list(pile) for pile in secret]
    tucked = [player.tucked for other, player in enumerate(state.players) if other != seat and state.phase == "setup"]
    looking = seat is not None and (state.holder == seat or (state.looking == seat and state.glance == "pack"))
    packs = [pack for number, pack in enumerate(state.packs, 1) if not (looking and number == state.round)]
    _mix(rng, [state.removed, *packs, *tucked, *secret], state.deck, "")
    for one in state.species:
        if one.found and one.name != "exertians":
            _mix(rng, secret, one.deck, one.name)
    for hand, seen, old, new in zip(hands, shown, was, secret, strict=True):
        hand[:] = _put_back(hand, seen, new)
        if state.fresh:
            change = dict(zip(old, new, strict=True))
            state.fresh[:] = [change.get(card, card) for card in state.fresh]


def _put_back(hand: list[str], seen: list[str], unseen: list[str]) -> list[str]:
    """The hand with its unseen cards replaced, in order."""
    rest = iter(unseen)
    return [card if card in seen else next(rest) for card in hand]


def _mix(rng: Rng, piles: list[list[str]], deck: list[str], species: str) -> None:
    """Deal the cards of one deck afresh to the places where some lie; the rest is the deck, which has no order."""
    places = [(pile, at) for pile in piles for at, card in enumerate(pile) if CARDS[card].species == species]
    cards = [pile[at] for pile, at in places] + deck
    below = rng.below
    for number, (pile, at) in enumerate(places):
        other = number + below(len(cards) - number)
        cards[number], cards[other] = cards[other], cards[number]
        pile[at] = cards[number]
    deck[:] = cards[len(places) :]


def _redeal_species(state: SetiState, seat: int | None, rng: Rng) -> None:
    hidden = [one for one in state.species if not one.found]
    names = [one.name for one in hidden] + state.box
    rng.shuffle(names)
    for one in hidden:
        one.name = names.pop()
    state.box[:] = names
    others = [player for other, player in enumerate(state.players) if other != seat]
    for one in state.species:
        if one.found and one.name == "mascamites":
            known = state.glance if state.looking == seat else ""
            piles = [pile for name, pile in (("jupiter", one.jupiter), ("saturn", one.saturn)) if name != known]
            _exchange(rng, [*piles, *(player.samples for player in others)])
        elif one.found and one.name == "exertians":
            plans = [] if state.phase == "over" else [player.plans for player in others]
            _exchange(rng, [one.deck, one.gone, *plans, *(player.exertians for player in others)])


# ---- conservation


def audit(state: SetiState) -> None:
    """Count every component."""
    ensure(len(state.players) == max(2, state.seats), "wrong number of players")
    ensure((state.rival is not None) == (state.seats == 1), "the rival plays in the solo game only")
    ensure(state.phase in ("setup", "turn", "over") and 1 <= state.round <= TRACKS.rounds, "no such phase or round")
    ensure(0 <= state.active < len(state.players) and 0 <= state.first < len(state.players), "nobody sits there")
    _audit_main_deck(state)
    _audit_species(state)
    _audit_boards(state)
    for seat, player in enumerate(state.players):
        _audit_player(state, seat, player)
    if state.rival is not None:
        _audit_rival(state)


def _held(player: Player) -> list[str]:
    return [
        *player.hand,
        *player.tucked,
        *player.missions,
        *player.done,
        *player.finals,
        *(card for _, card in player.messages),
    ]


def _playing(state: SetiState) -> list[str]:
    return [state.playing] if state.playing else []


def _audit_main_deck(state: SetiState) -> None:
    cards = [*state.deck, *state.discard, *state.row, *state.removed, *(card for pack in state.packs for card in pack)]
    held = [card for player in state.players for card in _held(player)]
    cards += [card for card in [*held, *_playing(state)] if not CARDS[card].species]
    ensure(sorted(cards) == sorted(MAIN_DECK), f"the main deck has {len(cards)} cards, or one of them twice")


def _audit_species(state: SetiState) -> None:
    names = [one.name for one in state.species] + state.box
    ensure(len(state.species) == 2 and sorted(names) == sorted(SPECIES_IDS), "a species is missing, or there twice")
    for one in state.species:
        cards = [*one.deck, *one.gone, *([one.faceup] if one.faceup else [])]
        held = [card for player in state.players for card in _held(player)]
        cards += [card for card in [*held, *_playing(state)] if CARDS[card].species == one.name]
        if one.name == "exertians":
            cards += [card for player in state.players for card in (*player.exertians, *player.plans)]
        due = sorted(ALIEN_DECKS[one.name]) if one.found else []
        ensure(sorted(cards) == due, f"cards of the {one.name} are missing, or there twice")
        _audit_samples(state, one)
        spaces = [mark[:2] for mark in one.marks if mark[1] == DISCOVERY]
        ensure(len(spaces) == len(set(spaces)), "two markers on one discovery space")
    ensure(sorted(one.found for one in state.species) in ([0, 0], [0, 1], [1, 2]), "species found out of order")


def _audit_samples(state: SetiState, one: Species) -> None:
    samples = [*one.jupiter, *one.saturn, *one.slots]
    if one.name == "mascamites":
        samples += [sample for player in state.players for sample in player.samples]
    due = sorted(SAMPLES) if one.found and one.name == "mascamites" else []
    ensure(sorted(samples) == due, "a sample is missing, or there twice")


def _audit_boards(state: SetiState) -> None:
    ensure(min(state.discs) >= 0 and len(state.discs) == 3, "a disc is out of its eight places")
    ensure(sorted(state.stars) == list(range(len(STAR_IDS))), "a star is missing, or there twice")
    owners = range(len(state.players))
    ensure(all(seat in owners for marks in state.signals + state.won for seat in marks), "a marker of nobody")
    for tech in range(len(TECH_IDS)):
        owned = sum(player.techs >> tech & 1 for player in state.players)
        stored = state.rival.techs[tech] if state.rival is not None else 0
        left = _left(state, tech)
        whole = owned + stored + left
        ensure(whole == 4 or (state.rival is not None and whole < 4), f"{TECH_IDS[tech]} has {whole} tiles, not four")
        ensure(bool(state.doubles >> tech & 1) == (left == 4), f"the two-point tile of {TECH_IDS[tech]} is wrong")
    spots = [figure[1:] for figure in state.figures if figure[1] == "orbiter" and figure[3]]
    ensure(len(spots) == len(set(spots)), "two first orbiters of one planet")
    ensure(all(len(marks) == len(set(marks)) for marks in state.gold_marks), "a player is twice on a gold tile")


def _audit_player(state: SetiState, seat: int, player: Player) -> None:
    ensure(player.score == sum(player.earned), f"points of player {seat + 1} came from nowhere")
    ensure(min(player.credits, player.energy, player.data, player.exofossils) >= 0, "less than nothing")
    ensure(0 <= player.publicity <= TRACKS.publicity_limit, "publicity is off its track")
    ensure(is_rival(state, seat) or player.data <= TRACKS.data_limit, "too many data in a pool")
    ensure(0 <= player.top <= 6, "more data than the computer has spaces")
    ensure(all(card in player.hand for card in player.shown), "a card was shown that is not in the hand")
    ensure(len(player.capsules) == len(player.samples), "a capsule without a sample")
    ensure(all(0 <= cell < 32 for cell in player.probes + player.capsules), "a probe is lost in space")
    placed = sorted(tech for tech in player.columns if tech >= 0)
    owned = [tech for tech in range(8, 12) if player.techs >> tech & 1]
    ensure(placed == owned, "computer technologies do not match their columns")
    ensure(len(player.missions) == len(player.covered), "circles do not match missions")


def _audit_rival(state: SetiState) -> None:
    rival = state.rival
    assert rival is not None
    now = [rival.now] if rival.now and rival.now not in rival.played + rival.deck + rival.gone else []
    cards = [*rival.deck, *rival.top, *rival.played, *rival.reserve, *rival.gone, *now]
    plain = sorted(card for card in cards if RIVAL_CARDS[card].group != "alien")
    due = sorted(card for card in RIVAL_CARDS if RIVAL_CARDS[card].group != "alien")
    ensure(plain == due, "an action card of the rival is missing, or there twice")
    goals = [*rival.open, *rival.done, *rival.spent, *rival.unused, *(item for level in rival.stack for item in level)]
    ensure(sorted(goals) == sorted(OBJECTIVES), "an objective is missing, or there twice")
    ensure(state.players[RIVAL].credits == 0 and not state.players[RIVAL].hand, "the rival has no hand and no money")
