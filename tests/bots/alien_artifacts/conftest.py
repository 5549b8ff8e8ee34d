"""The same table fixtures as in the tests of the rules."""

from tests.alien_artifacts.conftest import offered_fixture, play_fixture, table

__all__ = ["offered_fixture", "play_fixture", "table"]
