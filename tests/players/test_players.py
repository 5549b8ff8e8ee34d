"""Players answer legally, see only what their seat may see, and stronger players win."""

from random import Random
from typing import Any

import pytest
from examples.salvage import GAME

import ludonaut
from ludonaut.bots import bot_of
from ludonaut.games.planet_unknown.content.grid import NAME
from ludonaut.kernel import Action, LudonautError, Match, Phrase, Seat, Verb, record, verbs
from ludonaut.kernel.checks import play_random
from ludonaut.lab import arena
from ludonaut.players import Greedy, Player, Search, make
from ludonaut.players import hints as hinting
from ludonaut.players.analysis import curve, mistakes
from ludonaut.players.greedy import Judged, blunder
from ludonaut.players.guard import Guarded
from ludonaut.players.hints import Hint, grouped, hints, in_words, straightened
from ludonaut.players.levels import levels, opponent


def play(players: list[Player], seed: int) -> Match[Any]:
    match = record.begin(GAME, len(players), seed, auto=False)
    luck = Random(seed)
    while not match.over:
        seat = luck.choice(list(match.asks))
        action = players[seat].choose(Seat(match, seat))
        assert action in match.asks[seat].actions
        match.step(action, seat)
    return match


@pytest.mark.parametrize("word", ["random", "natural", "greedy", "greedy:0.5", "search:20", "search:0.01s"])
def test_every_player_plays_to_the_end(word: str) -> None:
    match = play([make(word, 1), make("random", 2), make(word, 3)], seed=5)
    assert match.winners


def test_the_same_seed_plays_the_same_game() -> None:
    games = [play([make("search:15", 1), make("greedy", 2)], seed=3).record() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("word", ["fly", "search:soon", "greedy:-1"])
def test_an_unknown_player_is_refused(word: str) -> None:
    with pytest.raises(LudonautError):
        make(word)


def test_greedy_and_search_beat_random() -> None:
    report = arena.play("salvage", ["greedy", "random"], 30)
    assert report["players"]["greedy"]["win_share"] > report["players"]["random"]["win_share"]
    report = arena.play("salvage", ["search:30", "random"], 12, seed=100)
    assert report["players"]["search:30"]["mean_score"] > report["players"]["random"]["mean_score"]


class Spy(Player):
    """Looks for the others' true cards in everything that a seat gives, and in imagined copies."""

    name = "spy"

    def __init__(self, match: Match[Any]) -> None:
        super().__init__()
        self.match = match
        self.found = 0
        self.looked = 0

    def choose(self, seat: Seat) -> Action:
        others = [owner for owner in range(seat.seats) if owner != seat.number]
        true = [card for owner in others for card in self.match.state.hands[owner]]
        assert not any(reaches(seat, one) for one in (self.match, self.match.state, self.match.start))
        for deal in range(4 if len(true) >= 4 else 0):
            world = seat.imagine(deal)
            self.looked += 1
            self.found += [card for owner in others for card in world.state.hands[owner]] == true
            assert world.start is not self.match.start and not world.choices and world.seed == 0
        return seat.legal[0]


def reaches(seat: Seat, wanted: object) -> bool:
    """Can the object be reached from a seat's public attributes in two steps?"""
    for name in dir(seat):
        if not name.startswith("_"):
            one = getattr(seat, name)
            near = [one, *(vars(one).values() if hasattr(one, "__dict__") else ())]
            if any(thing is wanted for thing in near):
                return True
    return False


def test_a_bot_that_peeks_finds_shuffled_cards_and_no_way_to_the_true_state() -> None:
    looked = found = 0
    for seed in range(4):
        match = record.begin(GAME, 3, seed, auto=False)
        spy = Spy(match)
        luck = Random(seed)
        players: list[Player] = [spy, make("random", 1), make("random", 2)]
        while not match.over:
            seat = luck.choice(list(match.asks))
            match.step(players[seat].choose(Seat(match, seat)), seat)
        looked, found = looked + spy.looked, found + spy.found
    assert looked > 20
    assert found < looked / 4


class Faulty(Player):
    """Fails, or cheats."""

    name = "faulty"

    def __init__(self, answer: Action | None) -> None:
        super().__init__()
        self.answer = answer

    def choose(self, seat: Seat) -> Action:
        if self.answer is None:
            raise ZeroDivisionError("oops")
        return self.answer


@pytest.mark.parametrize(("answer", "complaint"), [(None, "oops"), (("cheat",), "not possible")])
def test_a_faulty_bot_loses_its_seat_to_a_simpler_one(answer: Action | None, complaint: str) -> None:
    guarded = Guarded(Faulty(answer), make("random", 1))
    match = play([guarded, make("random", 2)], seed=2)
    assert match.over
    assert guarded.foul is not None and complaint in guarded.foul.message
    assert guarded.foul.player == "faulty"


def test_levels_have_words_and_play() -> None:
    found = levels("seti")
    assert len(found) == 5
    for level in found:
        for lang in ("en", "fr"):
            assert level.title(lang) != f"level-{level.name}"
            assert level.tip(lang) != f"level-{level.name}-tip"
    assert isinstance(opponent(GAME, "navigator"), Greedy)
    assert isinstance(opponent(GAME, "search:10"), Search)
    weak = opponent(GAME, "greedy:0.5:8")
    assert isinstance(weak, Greedy) and (weak.blunders, weak.plausible) == (0.5, 8)
    with pytest.raises(LudonautError, match="levels of salvage: cadet"):
        opponent(GAME, "god")


@pytest.mark.parametrize("name", ludonaut.games.NAMES)
def test_hints_name_different_plans_that_can_be_followed(name: str) -> None:
    game = ludonaut.games.find(name)
    match = record.begin(game, 2, 4, auto=False)
    luck, bot = Random(4), bot_of(game)
    for _ in range(30):
        seat = next(seat for seat in match.asks if seat >= 0)
        match.step(bot.policy.favourite(match.state, match.asks[seat], luck), seat)
    seat = next(seat for seat in match.asks if seat >= 0)
    found = hints(Seat(match, seat))
    assert 1 <= len(found) <= 3
    for hint in found:
        assert hint.action in match.asks[seat].actions and hint.steps
        for lang in ("en", "fr"):
            assert in_words(game, hint, lang)
    assert len({repr(hint.steps) for hint in found}) == len(found)
    assert [hint.expected for hint in found] == sorted([hint.expected for hint in found], reverse=True)


def test_a_plan_that_brings_the_same_or_is_far_behind_is_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    match = record.begin(GAME, 2, 3, auto=False)
    ask = next(iter(match.asks.values()))
    actions = list(ask.actions)
    assert len(actions) > 4
    found = [
        Judged(actions[0], 20.0, 9),
        Judged(actions[1], 20.0, 9),
        Judged(actions[2], 15.0, 9, plan=(actions[2], ("pass",), ("pass",))),
        Judged(actions[3], 15.0, 9),
        Judged(actions[4], 1.0, 9),
    ]
    monkeypatch.setattr(hinting, "_judged", lambda *_: found)
    monkeypatch.setattr(
        hinting, "consequences", lambda _seat, plan: ([Phrase(repr(one)) for one in plan], [("tally-points", 1.0)])
    )
    assert [hint.action for hint in hints(Seat(match, ask.seat))] == [actions[0], actions[3]]


def test_hints_for_a_turn_of_seti_name_different_main_actions_not_only_discards() -> None:
    game = ludonaut.games.find("seti")
    match = record.begin(game, 2, 1, auto=False)
    luck, turns = Random(1), 0
    while turns < 6:
        ask = next(iter(match.asks.values()))
        if ask.about == "turn":
            turns += 1
            found = hints(Seat(match, ask.seat), Search(1, iterations=100))
            named = [[step.message for step in hint.steps] for hint in found]
            main = {f"do-{verb}" for verb in ("launch", "orbit", "land", "scan", "analyse", "play", "research", "pass")}
            assert all(main & set(steps) for steps in named), named
            assert len({tuple(main & set(steps)) for steps in named}) > 1 or len(named) < 3
        match.step(bot_of(game).policy.favourite(match.state, ask, luck), ask.seat)


def test_equivalent_plans_are_one_hint() -> None:
    sell, bid, stop = ("sell", 2), ("bid", 3), ("stop",)
    judged = [Judged(sell, 3.0, 9, plan=(sell, stop)), Judged(stop, 2.0, 9, plan=(stop, sell)), Judged(bid, 1.0, 9)]
    game = type("Unspoken", (type(GAME),), {"verbs": None})()
    assert [one.action for one in grouped(game, judged)] == [sell, bid]


def test_free_extras_before_the_same_main_action_are_one_hint() -> None:
    draw, sell, bid = ("draw",), ("sell", 2), ("bid", 3)
    free = verbs(GAME.verbs.nouns, draw=Verb(free=True), sell=Verb("card"), bid=Verb("card"))
    game = type("Free", (type(GAME),), {"verbs": free})()
    judged = [Judged(draw, 3.0, 9, plan=(draw, sell)), Judged(sell, 2.0, 9, plan=(sell,)), Judged(bid, 1.0, 9)]
    assert [one.action for one in grouped(game, judged)] == [draw, bid]


def test_steps_in_another_order_are_the_same_hint() -> None:
    one, two, bid = ("sell", 2), ("sell", 4), ("bid", 3)
    judged = [
        Judged(one, 3.0, 9, plan=(one, two)),
        Judged(two, 3.0, 9, plan=(two, one)),
        Judged(two, 2.0, 9, plan=(two, bid)),
    ]
    assert [judgement.plan for judgement in grouped(GAME, judged)] == [(one, two), (two, bid)]


def test_a_hint_leaves_out_a_drive_to_and_fro_unless_it_fetches_something() -> None:
    match = record.begin(ludonaut.games.find("planet_unknown"), 2, 77, auto=False)
    luck = Random(1)
    seen: set[bool] = set()
    while not match.over and len(seen) < 2:
        seat = next(iter(match.asks))
        ask, surface = match.asks[seat], match.state.players[seat].surface
        drives = [action for action in ask.actions if action[0] == "drive"]
        for out in drives if ask.args.get("moves", 0) > 2 else []:
            world = match.imagine(seat, 0, keep=False)
            world.step(out, seat)
            then = world.state.players[seat].surface
            fetches = (then.pods, then.meteorites) != (surface.pods, surface.meteorites)
            plan = (out, ("drive", out[1], NAME[surface.rovers[int(out[1])]]), ("end",))
            assert straightened(Seat(match, seat), plan) == (plan if fetches else (("end",),))
            seen.add(fetches)
        match.step(bot_of(match.game).policy.favourite(match.state, ask, luck), seat)
    assert seen == {False, True}


def test_hints_for_a_ship_begin_with_what_its_solver_would_do() -> None:
    match = record.begin(ludonaut.games.find("galaxy_trucker"), 2, 3, {"tempo": "relaxed"}, auto=False)
    luck = Random(4)
    while match.asks[0].about != "held":
        match.step(bot_of(match.game).policy.favourite(match.state, match.asks[0], luck), 0)
    found = hints(Seat(match, 0), Search(5, iterations=60))
    assert found[0].action == Search(5, iterations=60).choose(Seat(match, 0))
    assert len({repr(hint.steps) for hint in found}) == 3


def test_a_hint_for_the_next_component_says_where_it_goes() -> None:
    match = record.begin(ludonaut.games.find("galaxy_trucker"), 2, 3, {"tempo": "relaxed"}, auto=False)
    luck, places = Random(4), 0
    for _ in range(80):
        seat = next(seat for seat in match.asks if seat >= 0)
        if match.asks[seat].about == "build" and len(match.choices) > 30:
            for hint in hints(Seat(match, seat), Search(5, iterations=40)):
                said = [step.message for step in hint.steps]
                assert len(said) == (2 if hint.action[0] in ("take", "take_aside") else 1), said
                places += len(said) == 2
        match.step(bot_of(match.game).policy.favourite(match.state, match.asks[seat], luck), seat)
    assert places


def test_a_hint_is_shown_with_its_whole_plan() -> None:
    hint = Hint(("sell", 2), 1.5, [Phrase("do-draw"), Phrase("do-stop")], [])
    draw, stop = GAME.texts.say("en", "do-draw"), GAME.texts.say("en", "do-stop")
    assert in_words(GAME, hint, "en") == f"{draw} → {stop} (expected 1.5)"


def test_the_points_over_time() -> None:
    match = play([make("random", 1), make("random", 2)], seed=7)
    points = curve(match)
    assert points[0] == (0, [0, 0])
    assert points[-1] == (len(match.choices), [score.total for score in match.scores])


@pytest.mark.parametrize("name", ludonaut.games.NAMES)
def test_the_analysis_of_a_random_game_names_three_mistakes(name: str) -> None:
    game = ludonaut.games.find(name)
    match = play_random(game, 2, 1)
    found = mistakes(match)
    assert len(found) >= 3
    assert [one.cost for one in found] == sorted([one.cost for one in found], reverse=True)
    assert {one.seat for one in mistakes(match, of=1)} == {1}
    for one in found:
        assert one.cost >= 0.5 and match.choices[one.at] == (one.seat, one.action)
        for lang in ("en", "fr"):
            assert all(game.texts.say(lang, step.message, step.args) != step.message for step in one.better)


@pytest.mark.parametrize("name", ludonaut.games.NAMES)
def test_a_blunder_is_plausible_and_can_be_taken_back(name: str) -> None:
    game = ludonaut.games.find(name)
    bot, luck = bot_of(game), Random(5)
    match = record.begin(game, 2, 5, auto=False)
    assert game.verbs is not None
    for _ in range(60):
        seat = next((seat for seat in match.asks if seat >= 0), None)
        if seat is None:
            break
        given = Seat(match, seat)
        action = blunder(given, bot, luck)
        world = given.imagine(1, keep=False)
        weights = bot.policy.weigh(world.state, seat, world.asks[seat])
        verb = str(action[0])
        final = game.verbs[verb].careful or verb in bot.settings.irrevocable
        favourites = {world.asks[seat].actions[i] for i, weight in enumerate(weights) if weight == max(weights)}
        assert action in given.legal and (not final or action in favourites)
        match.step(action, seat)
