"""How far each reader of bags is trusted, made by ``python -m bench.calibration --write`` from games of many kinds of
players. Not to be changed by hand."""

from typing import Final

WITH_NETWORKS: Final = (-0.14, 0.204, 0.698, -0.425, -0.184, 0.125, -0.08)
"""Constant, networks, hard, how often bags are false here, how much more often this merchant's, networks and hard by
how well they did here."""
WITHOUT_NETWORKS: Final = (-0.145, 0.868, -0.38, -0.162, 0.122)
"""The same without the networks."""
