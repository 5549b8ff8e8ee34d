"""The interpreter: what each instant effect does, wherever it stands, and how a script calls for effects.

Whether an effect is possible is said in `options.CAN`, with the same lists that are offered here.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Any, TypeAlias

from ludonaut.kernel import Action, Ask, Script

from ..content import effects as fx
from ..content.decks import COLOURS, FRONT, ROW_COLOUR, ROW_OF, ROWS, SECTION, VERB_ROW
from ..state import OTHER, ActionInProgress, AlienState, Allowance
from .asking import Apply, Rule, Skippable, awake, play_artifact, spend
from .attack import attack, blockade
from .basic import attach, buy, construct, remove_tokens
from .construction import complete
from .gains import draw_cards, gain_artifact, gain_plan
from .gear import gear_of, raised
from .options import (
    CAN,
    STOP,
    artifacts,
    attachments,
    basics,
    buildable,
    completions,
    missing,
    price_of,
    ready,
    rivals,
    searches,
    set_ways,
)
from .paying import SPEND, virtual
from .production import harvest, produce, score_technology

Steps: TypeAlias = Generator[Ask | Skippable | Apply | None, Any, None]


def interpret(state: AlienState, script: Rule[Any]) -> Script[None]:
    """Run a script of the rules: its questions are asked, the effects that it calls for happen."""
    running = _steps(script)
    waiting: list[Steps] = []  # scripts that called for the effects that are running
    answer: Action | None = None
    seat = state.active
    holder = state.players[seat]
    while True:
        step = running.send(answer)
        if step is None:
            if not waiting:
                return
            running, answer = waiting.pop(), None
        elif type(step) is Ask:
            if holder.artifacts and step.seat == seat:
                answer = yield from _with_artifacts(state, step, False)
            else:
                answer = yield step
        elif type(step) is Skippable:
            ask = step.ask
            if holder.artifacts and ask.seat == seat:
                answer = yield from _with_artifacts(state, ask, True)
            elif len(ask.actions) < 2:
                answer = ask.actions[0] if ask.actions else STOP
            else:
                answer = yield ask
        elif type(step) is Apply:
            waiting.append(running)
            running, answer = _steps(apply(state, step)), None


def _steps(script: Rule[Any]) -> Steps:
    """What a script asks and calls for, then None: an exception at the end would be slow in compiled code."""
    yield from script
    yield None


def _with_artifacts(state: AlienState, ask: Ask, skippable: bool) -> Script[Action]:
    """A question, put again after every artifact that the player in turn uses; if nothing is left, one stops."""
    while True:
        choice: Action = yield ask.again().also(partial(artifacts, state, ask.seat))
        if choice[0] != "artifact":
            return choice
        yield from interpret(state, play_artifact(state, ask.seat, str(choice[1])))
        left = ask.again().actions
        if not left:
            return STOP
        if skippable and len(left) < 2 and not state.players[ask.seat].artifacts:
            return left[0]


def apply(state: AlienState, call: Apply) -> Rule[None]:
    """Do all that can be done of these effects, in order, as an undertaking of its own.

    An effect that does an action or an attack uses up what was suspended for one.
    """
    before = state.action
    running = (*before.running, call.card)
    state.action = ActionInProgress(before.cards, before.site, before.suspended, running)
    state.players[call.seat].fresh = 0
    for effect in call.effects:
        if CAN[type(effect)](state, call.seat, effect):
            yield from DO[type(effect)](state, call.seat, effect, call.card)
            if isinstance(effect, fx.DoAction | fx.DoAttack):
                before.suspended = ()
    state.action = before


# ---- gains


def _gain_vp(state: AlienState, seat: int, effect: fx.GainVp, card: str) -> Rule[None]:
    state.players[seat].earned[OTHER] += effect.n
    state.tell("scored", seat=seat, points=effect.n, card=card)
    yield from ()


def _gain_credits(state: AlienState, seat: int, effect: fx.GainCredits, card: str) -> Rule[None]:
    state.tell("gained", seat=seat, count=state.players[seat].gain(effect.n), card=card)
    yield from ()


def _gain_artifacts(state: AlienState, seat: int, effect: fx.GainArtifact, card: str) -> Rule[None]:
    for _ in range(effect.n):
        yield from gain_artifact(state, seat)


def _gain_plans(state: AlienState, seat: int, effect: fx.GainPlan, card: str) -> Rule[None]:
    gain_plan(state, seat, effect.n)
    yield from ()


def _draw_resources(state: AlienState, seat: int, effect: fx.DrawResources, card: str) -> Rule[None]:
    draw_cards(state, seat, effect.n)
    yield from ()


def _extra_action(state: AlienState, seat: int, effect: fx.ExtraAction, card: str) -> Rule[None]:
    if effect.kinds:
        state.turn.small += (effect.kinds,) * effect.n
    else:
        state.turn.actions += effect.n
    yield from ()


def _extra_turns(state: AlienState, seat: int, effect: fx.ExtraTurns, card: str) -> Rule[None]:
    state.extra[seat] += effect.n
    state.tell("extra_turns", seat=seat, count=effect.n)
    yield from ()


def _virtual_symbols(state: AlienState, seat: int, effect: fx.VirtualSymbols, card: str) -> Rule[None]:
    choice = yield Ask(seat, "colour", lambda: [("colour", colour) for colour in COLOURS], guide="artifacts")
    state.turn.colour, state.turn.symbols = str(choice[1]), effect.n


# ---- planets and technologies


def _produce(state: AlienState, seat: int, effect: fx.Produce, card: str) -> Rule[None]:
    if effect.target == "each":
        yield from harvest(state, seat, effect.cards)
    elif effect.target == "self":
        yield from produce(state, seat, card, effect.cards)
    else:
        planets = gear_of(state, seat).operational["planets"]
        choice = yield Ask(seat, "planet", lambda: [("produce", planet) for planet in planets], guide="produce")
        if (yield from awake(state, seat, str(choice[1]))):
            yield from produce(state, seat, str(choice[1]), effect.cards)


def _score_techs(state: AlienState, seat: int, effect: fx.ScoreTechs, card: str) -> Rule[None]:
    for technology in gear_of(state, seat).operational["technologies"]:
        if (yield from awake(state, seat, technology)):
            score_technology(state, seat, technology)


# ---- attacks and blockades


def _attack_bonus(state: AlienState, seat: int, effect: fx.AttackBonus, card: str) -> Rule[None]:
    state.turn.bonus = raised(state.turn.bonus, effect)
    yield from ()


def _do_attack(state: AlienState, seat: int, effect: fx.DoAttack, card: str) -> Rule[None]:
    choice = yield Ask(seat, "ship", lambda: [("ship", ship) for ship in ready(state, seat)], guide="attack")
    if choice != STOP:
        yield from attack(state, seat, (str(choice[1]),), effect.bonus)


def _place_blockade(state: AlienState, seat: int, effect: fx.PlaceBlockade, card: str) -> Rule[None]:
    choice = yield Ask(seat, "against", partial(rivals, state, seat), guide="blockade")
    yield from blockade(state, seat, int(choice[1]), effect.n)


def _remove_blockade(state: AlienState, seat: int, effect: fx.RemoveBlockade, card: str) -> Rule[None]:
    yield from remove_tokens(state, seat, effect.n)


# ---- cards under construction


def _search_deck(state: AlienState, seat: int, effect: fx.SearchDeck, card: str) -> Rule[None]:
    for _ in range(effect.times):
        if not CAN[type(effect)](state, seat, effect):
            return
        choice = yield Ask(seat, "search", partial(searches, state, effect), guide="search")
        if choice == STOP:
            return
        deck, kind = str(choice[1]), choice[2]
        passed = []
        found = state.take_top(deck)
        while FRONT[found] != kind:
            passed.append(found)
            found = state.take_top(deck)
        for other in passed:
            state.put_under(deck, other)
        state.players[seat].works[found] = ()
        state.tell("found", seat=seat, card=found, count=len(passed))


def _attach_card(state: AlienState, seat: int, effect: fx.AttachCard, card: str) -> Rule[None]:
    rows = {ROW_OF[work] for work in state.players[seat].works}
    left = state.action.owed = Allowance(1, 0, 1, (*(ROW_COLOUR[row] for row in ROWS if row in rows), "gold"))
    player = state.players[seat]
    choice = yield Ask(seat, "attach", partial(attachments, player, player.works), guide="prepare")
    state.action.owed = None
    if choice != STOP:
        attach(state, seat, str(choice[1]), str(choice[2]), left)


def _complete_card(state: AlienState, seat: int, effect: fx.CompleteCard, card: str) -> Rule[None]:
    choice = yield Ask(seat, "complete", partial(completions, state, seat, effect.row), guide="artifacts")
    if choice != STOP:
        yield from complete(state, seat, str(choice[1]), str(choice[2]))


def _do_action(state: AlienState, seat: int, effect: fx.DoAction, card: str) -> Rule[None]:
    options = partial(basics, state, seat, effect)
    if effect.action == "buy":
        choice = yield Ask(seat, "buy", options, guide="buy")
        if choice != STOP:
            yield from buy(state, seat, str(choice[1]))
        return
    row = VERB_ROW[effect.action]
    taken = price_of(effect)
    gear = gear_of(state, seat)
    need = min(missing(state, seat, work) for work in buildable(state, seat, row)) - virtual(state, taken)
    state.action.owed = Allowance(gear.limit[effect.action], gear.free, need, taken.takes)
    choice = yield Ask(seat, effect.action, options, guide=effect.action)
    state.action.owed = None
    if choice != STOP:
        yield from construct(state, seat, str(choice[1]), str(choice[2]), taken)


# ---- cards that are given for something


def _spend_sets(state: AlienState, seat: int, effect: fx.SpendSets, card: str) -> Rule[None]:
    player, turn = state.players[seat], state.turn
    paid = {colour: turn.symbols * (colour == turn.colour) for colour in COLOURS}
    left = Allowance(effect.max_cards, gear_of(state, seat).free)

    def options() -> list[Action]:
        lacking = tuple([colour for colour in COLOURS if not paid[colour]])
        found = set_ways(player, lacking, left)
        return found if found and lacking else [*found, STOP]

    while options() != [STOP]:
        choice = yield Ask(seat, "sets", options, guide="card-actions")
        if choice == STOP:
            break
        section = SECTION[str(choice[1])]
        spend(state, seat, section.id, left)
        paid[section.colour] += section.symbols
    points = min(paid.values()) * effect.vp
    player.earned[OTHER] += points
    state.tell("scored", seat=seat, points=points, card=card)


def _discard_produced(state: AlienState, seat: int, effect: fx.DiscardProduced, card: str) -> Rule[None]:
    player = state.players[seat]

    def options() -> list[Action]:
        return [*(SPEND[section] for section in player.produced), *begun]

    begun: list[Action] = []
    left, total = Allowance(effect.max_cards), 0
    while left.cards and player.produced:
        choice = yield Ask(seat, "cash", options, guide="card-actions")
        if choice == STOP:
            break
        spend(state, seat, str(choice[1]), left)
        total += player.gain(SECTION[str(choice[1])].symbols)
        begun = [STOP]
    state.tell("gained", seat=seat, count=total, card=card)


def _discard_then_draw(state: AlienState, seat: int, effect: fx.DiscardThenDraw, card: str) -> Rule[None]:
    player = state.players[seat]

    def options() -> list[Action]:
        return [*(("discard", held) for held in player.hand), *begun]

    begun: list[Action] = []
    number = 0
    while number < effect.cards and player.hand:
        choice = yield Ask(seat, "exchange", options, guide="card-actions")
        if choice == STOP:
            break
        player.hand.remove(str(choice[1]))
        state.discard.append(str(choice[1]))
        state.tell("discarded", seat=seat, cards=[choice[1]])
        number += 1
        begun = [STOP]
    draw_cards(state, seat, number)


DO: dict[type[fx.Effect], Callable[[AlienState, int, Any, str], Rule[None]]] = {
    fx.GainVp: _gain_vp,
    fx.GainCredits: _gain_credits,
    fx.GainArtifact: _gain_artifacts,
    fx.GainPlan: _gain_plans,
    fx.DrawResources: _draw_resources,
    fx.Produce: _produce,
    fx.AttackBonus: _attack_bonus,
    fx.DoAttack: _do_attack,
    fx.PlaceBlockade: _place_blockade,
    fx.RemoveBlockade: _remove_blockade,
    fx.SearchDeck: _search_deck,
    fx.AttachCard: _attach_card,
    fx.CompleteCard: _complete_card,
    fx.DoAction: _do_action,
    fx.ExtraAction: _extra_action,
    fx.ExtraTurns: _extra_turns,
    fx.SpendSets: _spend_sets,
    fx.VirtualSymbols: _virtual_symbols,
    fx.DiscardProduced: _discard_produced,
    fx.DiscardThenDraw: _discard_then_draw,
    fx.ScoreTechs: _score_techs,
}
