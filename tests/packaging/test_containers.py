"""Dockerfile and compose.yaml: no engine runs here, so they are read and held to what the program has."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from nottingham.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
INSTRUCTIONS = {
    "FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD",
}  # fmt: skip
SETTINGS = {PREFIX + name.upper() for name in Settings.__struct_fields__}


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions, each on one line."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines if line.strip()]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return found


def last_stage() -> list[tuple[str, str]]:
    found = instructions()
    start = max(i for i, (word, _) in enumerate(found) if word == "FROM")
    return found[start:]


def test_the_dockerfile_has_instructions_that_exist() -> None:
    assert {word for word, _ in instructions()} == INSTRUCTIONS
    assert instructions()[0][0] == "FROM"


def test_every_stage_that_is_copied_from_was_built_before() -> None:
    stages: set[str] = set()
    for word, rest in instructions():
        if word == "FROM":
            stages |= set(re.findall(r" AS (\w+)", rest))
        wanted = re.findall(r"--from=(\S+)", rest) if word == "COPY" else []
        assert set(wanted) <= stages


def test_everything_that_is_copied_is_in_the_checkout_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    copied = [rest.split()[:-1] for word, rest in instructions() if word == "COPY" and "--from" not in rest]
    assert copied
    for path in [path for paths in copied for path in paths]:
        assert (ROOT / path).exists(), path
        assert path not in ignored


@pytest.mark.parametrize("image", [rest.split()[0] for word, rest in instructions() if word == "FROM"])
def test_images_have_a_version(image: str) -> None:
    assert re.fullmatch(r"[a-z]+:[0-9][\w.-]*", image)


def test_what_runs_is_not_root_and_is_the_program() -> None:
    stage = dict(last_stage())
    assert stage["USER"] == "nottingham"
    assert stage["ENTRYPOINT"] == '["nottingham"]'
    assert stage["CMD"] == '["serve"]'
    assert int(stage["EXPOSE"]) == Settings().port
    assert str(Settings().port) in stage["HEALTHCHECK"]
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert "nottingham" in scripts


def test_the_image_has_the_extras_that_its_compose_file_and_the_masterly_level_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    locked = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "server.txt").read_text(), flags=re.MULTILINE))
    wanted = [
        *project["dependencies"],
        *(need for e in ("learned", "nats", "postgres") for need in project["optional-dependencies"][e]),
    ]
    names = {re.split(r"[^\w.-]", need)[0].lower().replace("_", "-") for need in wanted}
    assert names - {"fluent.runtime"} <= locked


def test_everything_that_is_installed_has_a_hash() -> None:
    """From an index by hash; what was built beside it, from no index at all."""
    installs = [step for word, rest in instructions() if word == "RUN" for step in rest.split("&&") if "pip" in step]
    assert len(installs) == 3
    for step in installs:
        assert "--require-hashes --requirement" in step or "--no-index --no-deps" in step, step
    for file in re.findall(r"requirements/\w+\.txt", " ".join(installs)):
        lines = (ROOT / file).read_text().replace("\\\n", " ").splitlines()
        locked = [line for line in lines if line and not line.lstrip().startswith("#")]
        assert locked
        assert all("==" in line and "--hash=sha256:" in line for line in locked), file


def test_every_variable_is_a_setting_of_ours() -> None:
    inside = set(re.findall(rf"({PREFIX}\w+)=", dict(last_stage())["ENV"]))
    outside = {name for name in compose()["services"]["nottingham"]["environment"] if name.startswith(PREFIX)}
    assert inside
    assert outside
    assert inside | outside <= SETTINGS
    assert {f"{PREFIX}DATABASE_URL", f"{PREFIX}NATS_URL"} <= outside


def test_the_compose_files_parts_fit_together() -> None:
    found = compose()
    services = found["services"]
    assert set(services) == {"nottingham", "db", "nats", "proxy"}
    for name, service in services.items():
        assert ("image" in service) is not ("build" in service), name
        assert service["restart"] == "unless-stopped"
        assert set(service.get("depends_on", ())) <= set(services)
        assert {volume.split(":")[0] for volume in service.get("volumes", ())} <= set(found["volumes"])
        assert {config["source"] for config in service.get("configs", ())} <= set(found["configs"])
        assert re.fullmatch(r"[a-z]+:\d+", service.get("image", "x:1")), name
    assert (ROOT / services["nottingham"]["build"] / "Dockerfile").is_file()
    assert services["nottingham"]["deploy"]["replicas"] >= 2
    assert "healthcheck" in services["db"]


def test_only_the_proxy_can_be_reached_from_outside_and_it_keeps_metrics_to_itself() -> None:
    found = compose()
    assert [name for name, service in found["services"].items() if "ports" in service] == ["proxy"]
    caddyfile = found["configs"]["caddyfile"]["content"]
    assert "respond /metrics 404" in caddyfile
    assert f"dynamic a nottingham {Settings().port}" in caddyfile
    assert caddyfile.count("{") == caddyfile.count("}")
    assert "$" not in caddyfile.replace("$$", "")


def test_no_password_is_written_down() -> None:
    text = (ROOT / "compose.yaml").read_text()
    assert set(re.findall(r"PASSWORD: (\S+)", text)) == {"${POSTGRES_PASSWORD:?say"}
    assert "${POSTGRES_PASSWORD:?" in compose()["services"]["nottingham"]["environment"][f"{PREFIX}DATABASE_URL"]
