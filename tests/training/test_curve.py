"""The curve of a run."""

import json
from pathlib import Path

from training.curve import draw, exams


def test_exams_are_drawn_as_a_line_for_every_company(tmp_path: Path) -> None:
    said = [
        {"label": "1.50", "one": "master", "among": "hard", "wins": 0.3},
        {"label": "1.50", "one": "hard", "among": "master", "wins": 0.2},
        {"label": "3.00", "one": "master", "among": "hard", "wins": 0.4},
    ]
    (tmp_path / "exams.jsonl").write_text("".join(json.dumps(line) + "\n" for line in said), encoding="utf-8")
    found = exams(tmp_path)
    assert found == {"among three hard": [(1.5, 0.3), (3.0, 0.4)], "one hard among it": [(1.5, 0.2)]}
    drawn = draw(found)
    assert drawn.count("<polyline") == 2
    assert "one hard among it" in drawn
