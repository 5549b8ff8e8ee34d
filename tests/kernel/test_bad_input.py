"""Wrong input is refused with one clear sentence and changes nothing."""

import json

import pytest
from examples.salvage import GAME
from examples.salvage.state import SalvageState

import ludonaut
from ludonaut.kernel import (
    BadOptions,
    BadPosition,
    BadRecord,
    CannotClone,
    CannotUndo,
    IllegalAction,
    Match,
    NotAsked,
    StaleAnswer,
    UnknownGame,
    position,
    record,
)
from ludonaut.kernel.checks import play_random, snapshot


def new(**options: object) -> Match[SalvageState]:
    return ludonaut.new(GAME, 3, seed=4, options=options)


def load(text: str) -> Match[SalvageState]:
    return record.read(text, lambda name: GAME)


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        ludonaut.new("chess", 2)


def test_options_that_do_not_exist_or_fit() -> None:
    for options, message in (
        ({"speed": 3}, "has no option 'speed'"),
        ({"rounds": 9}, "goes from 1 to 5"),
        ({"rounds": "many"}, "is a number"),
        ({"clock": "perhaps"}, "true or false"),
    ):
        with pytest.raises(BadOptions, match=message):
            ludonaut.new(GAME, 3, options=options)
    with pytest.raises(BadOptions, match="2 to 4 seats, not 7"):
        ludonaut.new(GAME, 7)


def test_illegal_foreign_and_stale_answers_change_nothing() -> None:
    match = new()
    before = snapshot(match)
    missing = next(value for value in range(1, 10) if value not in match.view(0).private.hand)
    with pytest.raises(IllegalAction, match=f"'sell {missing}' is not possible now"):
        match.play(("sell", missing))
    with pytest.raises(IllegalAction, match="'sell': '99' is not a card; did you mean '9'"):
        match.play("sell 99")
    with pytest.raises(IllegalAction, match="there is no verb 'sel'; did you mean 'sell'"):
        match.play("sel 3")
    with pytest.raises(IllegalAction, match="'sell' takes 'sell CARD', not 2 nouns"):
        match.play("sell 3 4")
    with pytest.raises(IllegalAction, match="only words and whole numbers"):
        match.play(("sell", "two words"))
    with pytest.raises(IllegalAction, match="begins with a word"):
        match.play(())
    with pytest.raises(NotAsked, match="seat 2 is not asked"):
        match.play(("draw",), seat=2)
    with pytest.raises(StaleAnswer, match="earlier question"):
        match.play(("draw",), seat=0, version=99)
    assert snapshot(match) == before
    assert not match.choices


def test_several_are_asked() -> None:
    match = new(rounds=1)
    while match.ask is not None:
        match.play(match.ask.actions[-1])
    with pytest.raises(NotAsked, match="several seats are asked"):
        match.play(("bid", 1))


def test_a_record_cut_off_or_changed() -> None:
    text = play_random(GAME, 3, 8).record()
    lines = text.splitlines()
    assert load(text).over
    for broken, message in (
        ("", "not a record"),
        ("hello\n", "not a record"),
        ("\n".join(lines[:3]), "cut off in its header"),
        ("\n".join(lines[:-1]) + "\n", "ends before its line of scores"),
        (text.replace("scores ", "scores 1"), "the scores are"),
        (text.replace("game salvage 2", "game salvage 0"), "version 0 of salvage; here is version 2"),
        (text.replace("seats 3", "seats 9"), "2 to 4 seats"),
        (text.replace("seats 3", "seats three"), "not numbers"),
        (
            text.replace("0 ", "x ", 1) if "\n0 " not in text else text.replace("\n0 ", "\nx ", 1),
            "begins with its seat",
        ),
        (text.replace("\n0 ", "\n0 fly to ", 1), "line 9: there is no verb 'fly'"),
        (text.replace("content ", "content 0"), "other content files"),
        (text + "0 draw\n", "nothing may follow"),
    ):
        with pytest.raises(BadRecord, match=message):
            load(broken)


def test_a_record_of_a_running_game_can_be_continued() -> None:
    match = new()
    match.play(match.asks[0].actions[-1])
    again = load(match.record())
    assert snapshot(again) == snapshot(match)
    again.play(again.asks[0].actions[0])


def test_positions_there_and_back() -> None:
    match = new()
    match.play(("draw",))
    again = ludonaut.set_up(GAME, match.position())
    assert snapshot(again) == snapshot(match)
    assert snapshot(load(again.record())) == snapshot(match)


def test_positions_that_no_game_could_hold() -> None:
    good = json.loads(new().position())

    def refused(change: object, message: str) -> None:
        with pytest.raises(BadPosition, match=message):
            ludonaut.set_up(GAME, change if isinstance(change, str) else json.dumps(change))

    twice = json.loads(json.dumps(good))
    twice["state"]["hands"][0].append(twice["state"]["hands"][0][0])
    refused(twice, "no game could hold this position: cards: too many")
    refused("{", "not a position")
    refused({"game": "salvage"}, "not a position")
    refused(good | {"game": "chess"}, "position of 'chess'")
    refused(good | {"version": "0"}, "version '0'")
    refused(good | {"state": good["state"] | {"deck": "none"}}, "broken: Expected `array`")
    refused(good | {"state": good["state"] | {"bonus": 1}}, "has no 'bonus'")
    refused(good | {"choices": ["0 sell 99"]}, "cannot be played")


def test_undo_stops_at_chance_and_at_others() -> None:
    match = new()
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo(0)
    match.play(("draw",))
    with pytest.raises(CannotUndo, match="chance has been used"):
        match.undo(0)
    match.play(match.asks[0].actions[0])
    assert match.can_undo(0)
    with pytest.raises(CannotUndo, match="another seat"):
        match.undo(1)
    before = match.told(seat=0)
    last = match.choices[-1][1]
    match.undo(0)
    assert len(match.told(seat=0)) == len(before) - 1
    match.play(last)
    assert match.told(seat=0) == before


def test_seats_that_choose_together_undo_only_their_own_choices() -> None:
    match = new(rounds=1)
    while match.ask is not None:
        match.play(match.ask.actions[-1])
    first, second = match.asks[0].actions[0], match.asks[1].actions[0]
    match.play(first, seat=0)
    match.play(second, seat=1)
    match.undo(0)
    assert 0 in match.asks and 1 not in match.asks
    assert match.choices[-1] == (1, second)
    match.play(match.asks[0].actions[-1], seat=0)


def test_an_imagined_match_hides_what_was_chosen() -> None:
    match = new()
    world = match.imagine(1, seed=3)
    assert world.seed == 0 and not world.choices
    with pytest.raises(CannotClone, match="imagine again"):
        world.clone()
    assert position.name_of(match.position()) == "salvage"
