"""The sums of a trained mind, behind one seam: numpy does them, or, in the page without a server, the browser.

Weights are ``w0``, ``b0``, ``w1``, … for the hidden layers, then ``wp``, ``wv`` and ``wf``, with their ``b``, for the
heads.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from .optional import IN_NUMPY


class Products(Protocol):
    """A network. What it is shown are whole numbers, and it takes their logarithms first."""

    inputs: int
    actions: int

    def logits(self, numbers: Sequence[int], actions: Sequence[int]) -> list[float]:
        """What speaks for each of these actions."""

    def values(self, many: Sequence[Sequence[int]]) -> list[list[float]]:
        """The values of several positions at once."""

    def facts(self, numbers: Sequence[int]) -> list[float]:
        """What it thinks of the bags."""


_backend = import_module(".numpy_products" if find_spec(IN_NUMPY) else ".page_products", __package__)
read: Callable[[str], tuple[dict[str, Any], dict[str, Any]]] = _backend.read
"""The weights in a file, and what it says of itself."""
products: Callable[[dict[str, Any]], Products] = _backend.products
