"""The count of all components."""

from __future__ import annotations

from ludonaut.kernel import conserve, ensure

from .content import (
    ALIEN_DECKS,
    BONUSES,
    CARDS,
    MAIN_DECK,
    OBJECTIVES,
    RIVAL_CARDS,
    SAMPLES,
    SPECIES_IDS,
    STAR_IDS,
    TECH_IDS,
    TRACKS,
)
from .rules.research import tiles_left
from .state import DISCOVERY, Player, Rival, SetiState, Species


def audit(state: SetiState) -> None:
    """Count every component."""
    ensure(len(state.players) == state.seats, "wrong number of players")
    ensure((state.rival is not None) == (state.seats == 1), "the rival plays in the solo game only")
    ensure(state.phase in ("setup", "turn", "over") and 1 <= state.round <= TRACKS.rounds, "no such phase or round")
    agencies = state.agencies
    ensure(0 <= state.active < len(agencies) and 0 <= state.first < len(agencies), "nobody sits there")
    held = [card for player in state.players for card in _held(player)]
    held += [state.playing] if state.playing else []
    main = [card for card in held if not CARDS[card].species]
    conserve("the main deck", MAIN_DECK, state.deck, state.discard, state.row, state.removed, *state.packs, main)
    conserve("species", SPECIES_IDS, [one.name for one in state.species], state.box)
    for one in state.species:
        _audit_species(state, one, [card for card in held if CARDS[card].species == one.name])
    ensure(sorted(one.found for one in state.species) in ([0, 0], [0, 1], [1, 2]), "species found out of order")
    _audit_boards(state)
    for seat, one_agency in enumerate(agencies):
        ensure(one_agency.score == sum(one_agency.earned), f"points of player {seat + 1} came from nowhere")
        ensure(min(one_agency.data, one_agency.exofossils) >= 0, "less than nothing")
        ensure(0 <= one_agency.publicity <= TRACKS.publicity_limit, "publicity is off its track")
        ensure(0 <= one_agency.top <= 6, "more data than the computer has spaces")
    for player in state.players:
        _audit_player(player)
    if state.rival is not None:
        _audit_rival(state, state.rival)


def _held(player: Player) -> list[str]:
    sent = [card for _, card in player.messages]
    return [*player.hand, *player.tucked, *player.missions, *player.done, *player.finals, *sent]


def _audit_species(state: SetiState, one: Species, held: list[str]) -> None:
    cards = [*one.deck, *one.gone, *([one.faceup] if one.faceup else []), *held]
    if one.name == "exertians":
        cards += [card for player in state.players for card in player.exertians]
        cards += [card for agency in state.agencies for card in agency.plans]
    conserve(f"cards of the {one.name}", ALIEN_DECKS[one.name] if one.found else (), cards)
    carried = [sample for player in state.players for sample in player.samples] if one.name == "mascamites" else []
    due = list(SAMPLES) if one.found and one.name == "mascamites" else []
    conserve("samples", due, one.jupiter, one.saturn, one.slots, carried)
    spaces = [mark[:2] for mark in one.marks if mark[1] == DISCOVERY]
    ensure(len(spaces) == len(set(spaces)), "two markers on one discovery space")


def _audit_boards(state: SetiState) -> None:
    ensure(min(state.discs) >= 0 and len(state.discs) == 3, "a disc is out of its eight places")
    conserve("stars", range(len(STAR_IDS)), state.stars)
    owners = range(len(state.agencies))
    ensure(all(seat in owners for marks in state.signals + state.won for seat in marks), "a marker of nobody")
    for tech in range(len(TECH_IDS)):
        owned = sum(player.techs >> tech & 1 for player in state.players)
        stored = state.rival.stored[tech] if state.rival is not None else 0
        left = tiles_left(state, tech)
        bonuses = state.stacks[tech] + ([state.tops[tech]] if state.tops[tech] >= 0 else [])
        ensure(len({*bonuses} & {*range(len(BONUSES))}) == left, f"{TECH_IDS[tech]} has bonuses twice or unknown ones")
        whole = owned + stored + left
        ensure(whole == 4 or (state.rival is not None and whole < 4), f"{TECH_IDS[tech]} has {whole} tiles, not four")
        ensure(bool(state.doubles >> tech & 1) == (left == 4), f"the two-point tile of {TECH_IDS[tech]} is wrong")
    spots = [figure[1:] for figure in state.figures if figure[1] == "orbiter" and figure[3]]
    ensure(len(spots) == len(set(spots)), "two first orbiters of one planet")
    ensure(all(len(marks) == len(set(marks)) for marks in state.gold_marks), "a player is twice on a gold tile")


def _audit_player(player: Player) -> None:
    ensure(min(player.credits, player.energy) >= 0, "less than nothing")
    ensure(player.data <= TRACKS.data_limit, "too many data in a pool")
    ensure(all(card in player.hand for card in player.shown), "a card was shown that is not in the hand")
    ensure(len(player.capsules) == len(player.samples), "a capsule without a sample")
    ensure(all(0 <= cell < 32 for cell in player.probes + player.capsules), "a probe is lost in space")
    placed = sorted(tech for tech in player.columns if tech >= 0)
    owned = [tech for tech in range(8, 12) if player.techs >> tech & 1]
    ensure(placed == owned, "computer technologies do not match their columns")
    ensure(len(player.missions) == len(player.covered), "circles do not match missions")


def _audit_rival(state: SetiState, rival: Rival) -> None:
    ensure(rival.probes in ([], [state.sky.earth]), "the rival's probe is not on Earth")
    now = [rival.now] if rival.now and rival.now not in rival.played + rival.deck + rival.gone else []
    cards = [*rival.deck, *rival.played, *rival.reserve, *rival.gone, *now]
    due = [card for card in RIVAL_CARDS if RIVAL_CARDS[card].group != "alien"]
    conserve("action cards of the rival", due, [card for card in cards if RIVAL_CARDS[card].group != "alien"])
    conserve("objectives", list(OBJECTIVES), rival.open, rival.done, rival.spent, rival.unused, *rival.stack)
