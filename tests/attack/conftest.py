"""The same servers as in the tests of the server."""

from tests.server.conftest import cluster, place, server

__all__ = ["cluster", "place", "server"]
