"""A guided first game over the wire: steps with the state, other languages, coming back, leaving."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.player import at_table, get, post
from tests.server.running import Running


def begin(server: Running, game: str = "salvage") -> tuple[str, str]:
    made = post(f"{server.base}/api/tutorials/{game}", json={"lang": "en"}).json()
    return made["table"], made["seats"][0]["key"]


def shown(state: dict[str, Any]) -> list[int]:
    return [step["n"] for step in state["lesson"]["steps"]]


def test_steps_come_with_the_state_in_each_language_and_are_found_again(server: Running) -> None:
    table, key = begin(server)

    async def story() -> None:
        async with at_table(server.ws, table, key) as me:
            assert shown(me.state) == [1, 2]
            first = me.state["lesson"]["steps"][0]
            assert first["pieces"] == ["wreck"]
            assert first["panels"] == ["hand"]
            assert me.state["lesson"]["do"]["a"] == ["draw"]
            await me.ask("lang", lang="fr")
            await me.until(lambda c: c.state["lang"] == "fr")
            assert me.state["lesson"]["steps"][0]["text"].startswith("Des épaves dérivent")
            await me.ask("play", action=["sell", 6], version=me.state["ask"]["version"])
            await me.until(lambda c: shown(c.state) == [3])
            assert "propre voie" in me.state["lesson"]["strayed"]
        async with at_table(server.ws, table, key) as again:
            assert shown(again.state) == [3]
            await again.ask("undo")
            await again.until(lambda c: shown(c.state) == [1, 2])

    asyncio.run(story())


def test_a_table_whose_lesson_was_left_is_like_any_other(server: Running) -> None:
    table, key = begin(server)

    async def story() -> None:
        async with at_table(server.ws, table, key) as me:
            assert (await me.ask("leave"))["type"] == "ack"
            await me.until(lambda c: c.state["lesson"] is None)
            await me.play_any()
        async with at_table(server.ws, table, key) as again:
            assert again.state["lesson"] is None
            assert again.state["ask"]

    asyncio.run(story())


def test_the_home_page_knows_which_games_have_a_lesson(server: Running) -> None:
    games = {game["name"]: game for game in get(f"{server.base}/api/games").json()}
    assert games["salvage"]["lesson"] is True
    assert games["planet_unknown"]["lesson"] is True


def test_an_unknown_game_has_no_lesson(server: Running) -> None:
    assert post(f"{server.base}/api/tutorials/chess", json={"lang": "en"}).status_code == 404
