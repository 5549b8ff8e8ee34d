"""Automatic construction: chains, one after the other, in the owner's order."""

from __future__ import annotations

from tests.alien_artifacts.conftest import Offered, Play, Setting


def test_calcine_completes_the_black_plague(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"works": {"p21": (), "s21": ("r1a",)}, "hand": ["r6", "r7"]}, {})
    play(match, "discover p21 logistics", "spend r6b", "spend r7b")
    assert offered(match) == {"complete s21 logistics", "complete s21 operational"}
    state = play(match, "complete s21 logistics")
    assert state.players[0].empire == ("p21.l", "s21.l")
    assert state.players[0].works == {}
    assert "r1" in state.discard


def test_each_completed_card_makes_the_next_of_its_row_more_expensive(table: Setting, play: Play) -> None:
    match = table({"works": {"p21": (), "s21": ("r1a",), "s22": ("r2a",)}, "hand": ["r6", "r7"]}, {})
    state = play(match, "discover p21 logistics", "spend r6b", "spend r7b", "complete s22 logistics")
    assert "s21" in state.players[0].works  # 3 prepared, and the second ship costs 5 + 1 - 2 = 4


def test_one_completion_sets_off_another(table: Setting, play: Play, offered: Offered) -> None:
    works = {"p21": (), "p1": ("r6b",), "p11": ("r9b",), "t12": ("r27b",)}
    match = table({"works": works, "hand": ["r7", "r8"], "empire": ("p2.l",)}, {})
    play(match, "discover p21 logistics", "spend r7b", "spend r8b")
    assert len(match.state.players[0].works) == 3  # planets cost 5 + 2 - 2 = 5 and nothing is met
    match = table({"works": works, "hand": ["r7"], "empire": ()}, {})
    play(match, "discover p1 logistics", "spend r7b")
    assert len(match.state.players[0].works) == 3  # 5 + 1 - 2 = 4: three prepared are not enough
    match = table({"works": works | {"p11": ("r9b", "r20b")}, "hand": ["r7"], "empire": ()}, {})
    play(match, "discover p1 logistics", "spend r7b")
    assert offered(match) == {"complete p11 logistics", "complete p11 operational", "decline"}
    play(match, "complete p11 logistics")
    assert offered(match) == {"complete t12 logistics", "complete t12 operational"}
    state = play(match, "complete t12 logistics")
    assert state.players[0].empire == ("p1.l", "p11.l", "t12.l")


def test_an_operational_card_lowers_nothing_and_completes_nothing(table: Setting, play: Play) -> None:
    match = table({"works": {"p21": (), "s21": ("r1a", "r2a")}, "hand": ["r6", "r7"]}, {}, deck=["r9", "r15", "r14"])
    play(match, "discover p21 operational", "spend r6b", "spend r7b")
    while match.ask.about == "place":
        play(match, f"place {match.state.table[0]}a")
    assert "s21" in match.state.players[0].works


def test_a_card_completed_by_itself_acts_on_arrival(table: Setting, play: Play, offered: Offered) -> None:
    match = table({"works": {"p21": (), "s21": ("r1a",)}, "hand": ["r6", "r7"]}, {})
    play(match, "discover p21 logistics", "spend r6b", "spend r7b", "complete s21 operational")
    assert "raid" in offered(match)


def test_preparing_alone_never_completes(table: Setting, play: Play) -> None:
    match = table({"works": {"s21": ("r1a",)}, "hand": ["r2"]}, {})
    state = play(match, "prepare s21", "attach s21 r2a")
    assert "s21" in state.players[0].works
