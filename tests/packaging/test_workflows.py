"""The workflows: no runner is here, so they are read and held to what the checkout has."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def workflow(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(file.read_text())
    return found


def steps(file: Path) -> list[dict[str, Any]]:
    return [step for job in workflow(file)["jobs"].values() for step in job["steps"]]


def commands(file: Path) -> str:
    return "\n".join(step["run"] for step in steps(file) if "run" in step)


def test_there_is_one_that_builds_and_tries_a_release() -> None:
    found = workflow(ROOT / ".github" / "workflows" / "release.yml")
    assert {"wheel", "image", "site", "tests"} == set(found["jobs"])
    assert "tests/packaging" in commands(ROOT / ".github" / "workflows" / "release.yml")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_target_and_file_that_a_workflow_names_is_there(file: Path) -> None:
    said = commands(file)
    wanted = {word for line in re.findall(r"\bmake ([a-z -]+)", said) for word in line.split()}
    assert wanted <= TARGETS
    for path in re.findall(r"\b(?:tests|docs|web)/[\w/.-]+", said):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_actions_have_a_version(file: Path) -> None:
    for step in steps(file):
        assert ("uses" in step) is not ("run" in step)
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"]), step["uses"]


def test_a_release_is_built_and_not_published() -> None:
    file = ROOT / ".github" / "workflows" / "release.yml"
    assert workflow(file)["permissions"] == {"contents": "read"}
    for name, job in workflow(file)["jobs"].items():
        assert job["timeout-minutes"] > 0, name
    assert not re.search(
        r"publish|twine|docker push|docker login|secrets\.",
        "\n".join([commands(file).replace("--publish 8462:8462", ""), *(step.get("uses", "") for step in steps(file))]),
    )


def test_the_releases_manual_names_what_there_is() -> None:
    text = (ROOT / "docs" / "releasing.md").read_text()
    for target in re.findall(r"`make ([a-z-]+)`", text):
        assert target in TARGETS
    for path in re.findall(r"`((?:src|tests|\.github)/[\w/.-]+)`", text):
        assert (ROOT / path).exists(), path
