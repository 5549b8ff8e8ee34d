"""The examples in docstrings run as they are shown."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("module", ["ludonaut", "ludonaut.kernel.verbs"])
def test_the_examples_of_a_module_run(module: str) -> None:
    tried = doctest.testmod(importlib.import_module(module))
    assert tried.attempted and not tried.failed
