"""The examples in docstrings run as they are shown."""

import doctest

import pytest

import ludonaut
from ludonaut.kernel import verbs


@pytest.mark.parametrize("module", [ludonaut, verbs], ids=lambda module: str(module.__name__))
def test_the_examples_of_a_module_run(module: object) -> None:
    tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried.attempted and not tried.failed
