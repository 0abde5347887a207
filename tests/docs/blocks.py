"""The code on a page."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of one language on a page, in order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [code for found, code in _BLOCK.findall(text) if found == language]
