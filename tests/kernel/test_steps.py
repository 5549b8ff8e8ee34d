"""Steps that are resolved in the order that a player chooses."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script, in_any_order

WAYS: dict[str, list[Action]] = {"walk": [("left",), ("right",)], "rest": [("sleep",)], "never": []}


def answer(script: Script[None], *answers: Action) -> list[list[Action]]:
    """What was listed at each question, answered in turn; the script must be over after the last."""
    listed: list[list[Action]] = []
    given = iter(answers)
    try:
        ask = next(script)
        while True:
            assert isinstance(ask, Ask)
            listed.append(list(ask.actions))
            ask = script.send(next(given))
    except StopIteration:
        assert next(given, None) is None
        return listed


def run(
    steps: list[str], done: list[tuple[str, Action]], stop: list[Action], *answers: Action, more: str = ""
) -> list[list[Action]]:
    def do(step: str, action: Action) -> Script[None]:
        done.append((step, action))
        if more and step != more:
            steps.append(more)
        yield from ()

    return answer(in_any_order(0, "next", steps, WAYS.__getitem__, do, stop=lambda: stop), *answers)


def test_a_step_can_be_done_in_several_ways_and_the_last_single_one_is_not_asked_for() -> None:
    done: list[tuple[str, Action]] = []
    listed = run(["walk", "rest", "never"], done, [], ("right",))
    assert listed == [[("left",), ("right",), ("sleep",)]]
    assert done == [("walk", ("right",)), ("rest", ("sleep",))]


def test_alike_steps_are_listed_once_and_done_as_often_as_they_are_there() -> None:
    done: list[tuple[str, Action]] = []
    assert run(["rest", "rest"], done, []) == []
    assert done == [("rest", ("sleep",))] * 2


def test_an_answer_of_no_step_leaves_the_rest_undone() -> None:
    done: list[tuple[str, Action]] = []
    steps = ["rest", "walk"]
    listed = run(steps, done, [("enough",)], ("sleep",), ("enough",))
    assert listed[1] == [("left",), ("right",), ("enough",)]
    assert done == [("rest", ("sleep",))] and steps == ["walk"]


def test_a_step_may_add_to_the_steps_that_are_left() -> None:
    done: list[tuple[str, Action]] = []
    run(["walk"], done, [], ("left",), more="rest")
    assert done == [("walk", ("left",)), ("rest", ("sleep",))]


def test_added_actions_follow_those_of_the_question_and_are_listed_lazily() -> None:
    looked: list[str] = []

    def more() -> list[Action]:
        looked.append("more")
        return [("wait",)]

    for own in ([("go",)], (("go",),), lambda: [("go",)]):
        ask = Ask(0, "way", own).also(more)
        assert not looked
        assert ask.actions == [("go",), ("wait",)] and looked == ["more"]
        looked.clear()


def test_a_repeated_question_lists_its_actions_again_with_more_after_them() -> None:
    left = [("a",), ("b",)]
    ask = Ask(1, "which", lambda: list(left), args={"count": 2}, guide="turn", pause=True)
    assert ask.actions == [("a",), ("b",)]
    left.pop()
    again = ask.again().also(lambda: [("c",)])
    assert again.actions == [("a",), ("c",)]
    assert (again.seat, again.about, again.args, again.guide, again.pause) == (1, "which", {"count": 2}, "turn", True)
    assert Ask(0, "which", [("a",)]).again().actions == [("a",)]
