"""The tables that the tests of the rules use."""

from tests.alien_artifacts.conftest import offered_fixture, play_fixture, table

__all__ = ["offered_fixture", "play_fixture", "table"]
