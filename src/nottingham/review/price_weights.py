"""What merchants pay when a Sheriff names a price, made by ``python -m bench.prices --write``.

Not to be changed by hand. Three weights of the chance that anything is paid, three of the gold.
"""

from typing import Final

PRICE_WEIGHTS: Final[dict[str, dict[str, tuple[float, ...]]]] = {
    "anybody": {"lie": (-0.097, 0.166, -0.771, 2.251, 0.044, 0.103), "true": (-0.153, -0.161, 0.205, 2.01, 0.045, 0.0)},
    "easy": {"lie": (-0.416, -0.334, -1.233, 0.001, 1.0, 0.0), "true": (-1.311, -0.642, -0.457, 0.003, 0.999, 0.0)},
    "medium": {"lie": (0.516, 0.167, -0.835, 2.293, 0.04, 0.09), "true": (-0.08, -0.014, 0.017, 1.914, 0.051, 0.0)},
    "hard": {"lie": (0.301, 0.385, -0.522, 1.317, 0.04, 0.093), "true": (0.489, -0.194, 0.358, 1.808, 0.046, 0.0)},
    "master": {
        "lie": (-1.839, -0.977, -0.101, -0.014, 0.738, 0.071),
        "true": (-1.885, -0.576, 0.334, 0.155, 0.038, 0.0),
    },
}
