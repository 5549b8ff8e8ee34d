"""What one clicks and reads for actions whose pieces and names only the view knows."""

from __future__ import annotations

import pytest

from ludonaut.games.galaxy_trucker import GAME
from ludonaut.kernel import Action, IllegalAction, record

from .bots import play_by_policy
from .yard import TUB, TUB_TOO, Flight


def say(view: object, action: Action, lang: str = "en") -> str:
    phrase = GAME.label(view, action)  # type: ignore[arg-type]
    return GAME.texts.say(lang, phrase.message, phrase.args)


def test_actions_about_a_square_click_and_name_the_component_there() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-10")
    view = GAME.view(flight.state, 1)
    for verb in ("remove", "keep", "power", "spend"):
        assert GAME.clicks(view, (verb, 7, 6)) == ("tile:t2",)
        assert "battery of 2" in say(view, (verb, 7, 6))
        assert "row 7, column 6" in say(view, (verb, 7, 6))
    for verb in ("lose_crew", "lose_goods", "lose_energy"):
        assert GAME.clicks(view, (verb, 7, 8)) == ("tile:t17",)
    assert GAME.clicks(view, ("remove", 5, 7)) == ()
    assert "nothing (row 5" in say(view, ("remove", 5, 7)) and "rien (ligne 5" in say(view, ("remove", 5, 7), "fr")


def test_goods_are_clicked_where_they_are() -> None:
    flight = Flight(TUB, TUB_TOO, card="I-14")
    hold = flight.cell(7, 8)
    flight.player(0).goods = {hold: "yb"}
    flight.player(0).waiting = "rg"
    view = GAME.view(flight.state, 0)
    assert GAME.clicks(view, ("stow", 7, 8, "green")) == ("pool:g:1", "tile:t16")
    assert GAME.clicks(view, ("unstow", 7, 8, "blue")) == (f"good:0:{hold}:1",)


def test_the_component_in_hand_the_aside_and_the_pile_are_clicked() -> None:
    match = record.begin(GAME, 2, 3, {"tempo": "relaxed"}, auto=False)
    player = match.state.players[1]
    player.hand, player.looking, player.aside = 66, 2, [3]
    match.state.card = "I-17"
    view = GAME.view(match.state, 1)
    assert GAME.clicks(view, ("lift",)) == ("tile:t66",)
    assert GAME.clicks(view, ("set_aside",)) == ("aside:1:1",)
    assert GAME.clicks(view, ("stop_look",)) == ("pile:2",)
    assert GAME.clicks(view, ("accept",)) == ("card:I-17",)
    assert GAME.clicks(view, ("place", 8, 7, 2)) == ("sq:1:8:7",)


def test_components_of_one_kind_are_told_apart_by_their_sides_and_number() -> None:
    view = record.begin(GAME, 2, 3, {}, auto=False).view(0)
    assert say(view, ("take", "t1")) == "Take the battery of 2 ···≡ (no. 1)"
    assert say(view, ("take", "t2")) != say(view, ("take", "t1"))
    assert say(view, ("take_aside", "t10")) == "Take the battery of 3 ·‖·∣ (no. 10) you set aside"


def test_giving_up_is_careful_and_the_hourglass_is_an_extra() -> None:
    verbs = GAME.verbs
    assert [name for name, verb in verbs.items() if verb.careful] == ["give_up"]
    assert [name for name, verb in verbs.items() if verb.free] == ["flip"]


@pytest.mark.parametrize("line", ["place 2 7 0", "take t145", "land 5", "place 7 7", "lnad 1"])
def test_what_is_no_action_is_refused(line: str) -> None:
    with pytest.raises(IllegalAction):
        GAME.read_action(line)


def test_the_preview_tells_what_an_offer_costs() -> None:
    """Landing costs days only when all leave; an energy cell is spent at once. Another card is still to come."""
    shielded = "  6 7 8 \n 6 . 141^ . \n 7 1v S 16^ \n 8 . 66^ . \n"
    flight = Flight(shielded, TUB_TOO, card="I-10", dice=(1, 1, 1, 1, 1, 1, 3, 3), visions=True)
    deck, (another, *others) = next(iter(flight.state.box.items()))
    flight.state.deck.append(another)
    flight.state.box[deck] = tuple(others)
    flight.start()
    assert flight.match is not None
    assert flight.match.preview(0, ("spend", 7, 6)).changes["energy"] == -1
    assert flight.match.preview(0, ("endure",)).changes["lost"] == 1


def test_the_preview_of_a_flights_last_choice_does_not_count_the_next_ship() -> None:
    """The ship that has landed is taken apart: that is no loss of crew or components."""
    last = 0
    for match in play_by_policy(2, 3, {"rounds": "12"}):
        if match.state.phase not in ("flight", "landing"):
            continue
        for seat, ask in match.asks.items():
            after = match.clone()
            after.play(ask.actions[0], seat)
            if after.state.phase not in ("flight", "landing"):
                last += 1
                assert set(match.preview(seat, ask.actions[0]).changes) <= {"credits"}
    assert last
