"""Draws the PNG icons of the installable client from icon.svg and icon-maskable.svg, in Chromium through Playwright.

.venv/bin/python web/scripts/icons.py [path of a Chromium]
"""

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
ICONS = (
    ("icon.svg", "icon-192.png", 192),
    ("icon.svg", "icon-512.png", 512),
    ("icon-maskable.svg", "icon-maskable-192.png", 192),
    ("icon-maskable.svg", "icon-maskable-512.png", 512),
    ("icon-maskable.svg", "apple-touch-icon.png", 180),
)


def main(chromium: str | None = None) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for source, target, size in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = base64.b64encode((PUBLIC / source).read_bytes()).decode()
            page.set_content(
                f'<style>body{{margin:0}}</style><img width="{size}" src="data:image/svg+xml;base64,{drawing}">'
            )
            page.screenshot(path=PUBLIC / target, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:2])
