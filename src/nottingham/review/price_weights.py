"""What merchants pay when a Sheriff names a price, made by ``python -m bench.prices --write``.

Not to be changed by hand. Three weights of the chance that anything is paid, three of the gold.
"""

from typing import Final

PRICE_WEIGHTS: Final[dict[str, dict[str, tuple[float, ...]]]] = {
    "anybody": {
        "lie": (-0.882, 0.102, -0.72, -1.208, 0.21, 0.272),
        "true": (-1.303, -0.075, 0.268, 1.865, 0.005, 0.0),
    },
    "easy": {
        "lie": (-0.386, -0.449, -0.987, 0.0, 1.0, 0.0),
        "true": (-1.174, -0.924, -0.357, 0.01, 0.998, 0.0),
    },
    "medium": {
        "lie": (-0.649, 0.317, -0.765, -1.212, 0.237, 0.247),
        "true": (-1.437, 0.244, -0.144, 1.779, 0.015, 0.0),
    },
    "hard": {
        "lie": (-0.516, 0.123, -0.633, -0.979, 0.016, 0.368),
        "true": (-0.596, -0.216, 0.525, 1.448, 0.017, 0.0),
    },
    "master": {
        "lie": (-2.073, -1.082, -0.899, 0.012, 0.988, 0.001),
        "true": (-2.219, -1.152, 0.227, 0.1, 0.8, 0.0),
    },
}
