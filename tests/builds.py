"""A mark for tests that the compiled build cannot run."""

from __future__ import annotations

import pytest

from ludonaut.kernel import match

plain_only = pytest.mark.skipif(
    not str(match.__file__).endswith(".py"), reason="compiled code calls its own functions directly, patched or not"
)
