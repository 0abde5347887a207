"""How far each reader of bags is trusted, made by ``python -m bench.calibration --write`` from games of many kinds of
players. Not to be changed by hand."""

from typing import Final

WITH_NETWORKS: Final = (-0.025, 0.25, 0.483, -0.271, -0.053, 0.044, -0.056)
"""Constant, networks, hard, how often bags are false here, how much more often this merchant's, networks and hard by
how well they did here."""
WITHOUT_NETWORKS: Final = (-0.131, 0.803, -0.3, -0.108, -0.001)
"""The same without the networks."""
