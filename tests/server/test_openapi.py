"""The REST interface against its own description: no request causes an internal error or a malformed answer."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable

from ludonaut.server.access.limits import LOOSE
from ludonaut.server.refusal import STATUSES
from tests.fuzz.serving import examples
from tests.server.player import get
from tests.server.running import running

schemathesis = pytest.importorskip("schemathesis")

MODES = ["POSITIVE", "NEGATIVE"]


@pytest.mark.parametrize("mode", MODES)
def test_the_interface_keeps_to_its_description(tmp_path: Path, mode: str) -> None:
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

    with running(tmp_path, limits=LOOSE) as server:
        schema = schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")
        tried: list[int] = []

        def check(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500, (answer.status_code, answer.text[:300])
            case.validate_response(answer, checks=[response_schema_conformance, status_code_conformance])
            tried.append(answer.status_code)

        for result in schema.get_all_operations():
            cases = result.ok().as_strategy(generation_mode=schemathesis.GenerationMode[mode])
            quiet = settings(
                max_examples=examples(3), deadline=None, suppress_health_check=list(HealthCheck), database=None
            )
            with suppress(Unsatisfiable):
                quiet(given(case=cases)(check))()
        assert len(tried) > 20
        assert get(f"{server.base}/api/health").json()["ok"]


def test_every_way_to_refuse_a_request_is_described(tmp_path: Path) -> None:
    with running(tmp_path, limits=LOOSE) as server:
        paths = get(f"{server.base}/api/openapi.json").json()["paths"]
        assert get(f"{server.base}/api/games/{'x' * 3000}").status_code == 414
    for path, methods in paths.items():
        for method, described in methods.items():
            missing = {str(status) for status in STATUSES} - described["responses"].keys()
            assert not missing, (method, path)
