"""The end of an era: legacies, what stays and what goes."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import ERAS, TIME_IDS
from ..scoring import final_profit
from ..setup import begin_era
from ..state import RESERVE, SpaceCorpState
from .actions import production_value


def end_of_era(state: SpaceCorpState) -> Script[None]:
    """Go on with the next era, or end the game."""
    state.tell("era-over", era=ERAS[state.era])
    state.profits.append(tuple(corp.profit for corp in state.corps))
    if ERAS[state.era] == state.options["last"]:
        final_profit(state)
        state.phase = "over"
        return
    for seat in (state.first, *state.others(state.first)):
        yield from choose_legacy(state, seat)
    clear_the_table(state)
    state.era += 1
    times = sorted(card for card in state.discard if card in TIME_IDS)
    state.discard.clear()
    begin_era(state, times)


# ---- legacy


def legacies(state: SpaceCorpState, seat: int) -> list[tuple[str, str, str, int]]:
    """Site, tile, base and P value of all that could go on producing."""
    found = []
    for site, owner in state.owner.items():
        if owner == seat and site in state.tiles and not state.phobic(site):
            for tile, base in zip(state.tiles[site], state.bases[site], strict=True):
                p = production_value(state, tile, base)
                if p is not None:
                    found.append((site, tile, base, p))
    return found


def choose_legacy(state: SpaceCorpState, seat: int) -> Script[None]:
    """A tile with its base may be kept; an older one leaves the game for it."""
    found = legacies(state, seat)
    if not found:
        return
    choice: Action = yield Ask(
        seat, "legacy", lambda: [*(("legacy", site) for site, *_ in found), ("forgo",)], guide="legacy"
    )
    if choice[0] == "forgo":
        return
    site, tile, base, p = next(entry for entry in found if entry[0] == choice[1])
    corp = state.corps[seat]
    drop_legacy(state, seat)
    corp.legacy, corp.legacy_value = (tile, base), p
    state.tell("legacy", seat=seat, site=site, profit=p)


def drop_legacy(state: SpaceCorpState, seat: int) -> None:
    """The older tile leaves the game and its base goes back to the reserve."""
    corp = state.corps[seat]
    if corp.legacy:
        corp.stock[corp.legacy[1]] += 1
        corp.legacy, corp.legacy_value = (), 0


# ---- clearing


def clear_the_table(state: SpaceCorpState) -> None:
    """Infra, Progress cards and legacies stay; all other cards of the era leave; pieces go back."""
    for seat, corp in enumerate(state.corps):
        state.discard += corp.hand
        corp.hand.clear()
        corp.shown.clear()
        corp.teams = [RESERVE] * len(corp.teams)
        corp.approach = [0] * len(corp.teams)
        corp.claims = [False] * len(corp.teams)
        corp.found.clear()
        corp.muted.clear()
        corp.produced = -1
        corp.passed = False
        for site, owner in state.owner.items():
            if owner == seat:
                for base in state.bases[site]:
                    corp.stock[base] += 1
        if corp.legacy and any(corp.legacy[0] in tiles for tiles in state.tiles.values()):
            corp.stock[corp.legacy[1]] -= 1
    state.discard += [card for card in (*state.offer, *state.top, *state.deck, *state.played) if card]
    state.box += [card for card in state.discard if card not in TIME_IDS]
    state.box += state.rival_deck + state.rival_discard
    for pile in (state.offer, state.top, state.deck, state.played, state.rival_deck, state.rival_discard):
        pile.clear()
    for places in (state.tiles, state.bases, state.owner, state.colonies):
        places.clear()
    state.spent_tiles.clear()
    state.closing, state.extra, state.banned, state.quiet, state.rival_more = False, False, "", 0, 0
    state.left.clear()
    state.owed.clear()
    state.loose.clear()
