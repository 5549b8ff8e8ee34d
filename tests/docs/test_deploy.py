"""The files in deploy/ and .github/ agree with the rest of the project."""

from __future__ import annotations

import ipaddress
import re
import shlex
import tomllib
from pathlib import Path

import pytest
import yaml

from tests.docs.pages import ROOT, look

IMAGE = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
UNIT = (ROOT / "deploy" / "ludonaut.service").read_text(encoding="utf-8")


def test_the_image_holds_all_that_the_wheel_is_built_from() -> None:
    copied = {word for line in re.findall(r"^COPY (?!--from)(.*)$", IMAGE, re.MULTILINE) for word in line.split()[:-1]}
    for name in copied:
        assert (ROOT / name).exists(), name
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = [project["project"]["readme"], *wheel["packages"], *(hook["path"] for hook in wheel["hooks"].values())]
    for path in needed:
        assert any(path == name or path.startswith(f"{name}/") for name in copied), path


def test_image_and_unit_start_the_server_with_options_that_it_has() -> None:
    (command,) = re.findall(r"^CMD \[(.*)\]$", IMAGE, re.MULTILINE)
    look(shlex.join(shlex.split(command.replace(",", " "))))
    (start,) = re.findall(r"^ExecStart=\S+/(ludonaut .*)$", UNIT, re.MULTILINE)
    look(start)


def test_the_compose_file_starts_the_server_with_options_that_it_has() -> None:
    services = COMPOSE["services"]
    look(shlex.join(services["server"]["command"]))
    assert services["server"]["depends_on"].keys() == {"database"}
    proxy = services["proxy"]["networks"]["default"]["ipv4_address"]
    assert proxy in services["server"]["command"], "the server believes the proxy's X-Forwarded-For"


def test_no_other_container_of_the_compose_file_can_take_the_address_of_the_proxy() -> None:
    proxy = ipaddress.ip_address(COMPOSE["services"]["proxy"]["networks"]["default"]["ipv4_address"])
    (pool,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert proxy in ipaddress.ip_network(pool["subnet"])
    assert proxy not in ipaddress.ip_network(pool["ip_range"])
    assert str(proxy) != pool["gateway"]


@pytest.mark.parametrize("file", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda file: file.name)
def test_workflows_call_make_targets_that_there_are(file: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    jobs = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
    runs = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    assert {run.split()[1] for run in runs if run.startswith("make ")} <= targets


@pytest.mark.parametrize(
    "file", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda file: file.name
)
def test_issue_templates_are_forms(file: Path) -> None:
    form = yaml.safe_load(file.read_text(encoding="utf-8"))
    if file.name == "config.yml":
        assert form["contact_links"]
    else:
        assert form["name"] and form["description"] and all(field["attributes"]["label"] for field in form["body"])
