"""The API reference, made from docstrings: ``make reference``, or ``python -m docs.reference [FOLDER]``.

A folder of plain pages with their own search; nothing is fetched from elsewhere, so any site can take it in as it is.
"""

import re
import sys
from pathlib import Path

import pdoc
import pdoc.render

PUBLIC = (
    "nottingham.game",
    "nottingham.notation",
    "nottingham.notation.statements",
    "nottingham.notation.summary",
    "nottingham.bots",
    "nottingham.bots.safe",
    "nottingham.arena.match",
    "nottingham.arena.moderator",
    "nottingham.arena.random_play",
    "nottingham.arena.seatings",
    "nottingham.arena.tournament",
    "nottingham.arena.figures",
    "nottingham.client",
    "nottingham.env",
    "nottingham.env.layout",
    "nottingham.env.batch",
    "nottingham.env.pgx_form",
    "nottingham.env.jaxmarl_form",
    "nottingham.env.openspiel",
    "nottingham.env.network",
    "nottingham.env.small_sheriff",
    "nottingham.env.small_solver",
)
"""What programs outside this repository may import; everything else may change with any release.

Packages come before what is in them.
"""


def build(folder: Path) -> None:
    """Write the pages of the public modules, and of no others."""
    wanted = [
        spec for module in PUBLIC for spec in (module, rf"!{re.escape(module)}\..")
    ]  # not what a package has below it
    pdoc.render.configure(show_source=False, footer_text="nottingham: the API reference")
    pdoc.pdoc(*wanted, output_directory=folder)


if __name__ == "__main__":
    build(Path(sys.argv[1] if len(sys.argv) > 1 else "build/reference"))
