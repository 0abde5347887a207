"""The sums of a trained mind in the page that plays without a server: there is no numpy, and the browser is quick
(web/src/page/products.ts). Python reads the file, and hands over what is in it.
"""

import ast
import json
import struct
import zipfile
from array import array
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from .optional import IN_THE_PAGE

_there = import_module(IN_THE_PAGE)
_MAGIC: Final = b"\x93NUMPY"
HALF: Final = "<f2"


class HalfFloats:
    """An array of half precision, as it lies in a file."""

    def __init__(self, shape: tuple[int, ...], data: bytes) -> None:
        self.shape, self.data = shape, data


def read(path: str) -> tuple[dict[str, HalfFloats], dict[str, Any]]:
    arrays: dict[str, HalfFloats] = {}
    about: dict[str, Any] = {}
    with zipfile.ZipFile(path) as file:
        for name in file.namelist():
            kind, shape, data = _unpacked(file.read(name))
            if name == "about.npy":
                about = json.loads("".join(map(chr, array("I", data))).rstrip("\0"))  # the page has not every codec
            elif kind == HALF:
                arrays[name.removesuffix(".npy")] = HalfFloats(shape, data)
            else:
                raise ValueError(f"{name} is not of half precision.")
    return arrays, about


def _unpacked(data: bytes) -> tuple[str, tuple[int, ...], bytes]:
    """What an array is made of, its shape and its bytes, by numpy's own format (NEP 1)."""
    if data[:6] != _MAGIC:
        raise ValueError("This is no array.")
    wide = data[6] > 1
    (length,) = struct.unpack_from("<I" if wide else "<H", data, 8)
    begins = (12 if wide else 10) + length
    told = ast.literal_eval(data[begins - length : begins].decode("latin-1"))
    if told["fortran_order"]:
        raise ValueError("This array lies column by column.")
    return told["descr"], tuple(told["shape"]), data[begins:]


class PageProducts:
    """A network whose weights the browser has."""

    def __init__(self, weights: dict[str, HalfFloats]) -> None:
        self._network = _there.network()
        for name, each in weights.items():
            self._network.put(name, _over(each.data))
        self.inputs = weights["w0"].shape[0]
        self.actions = weights["wp"].shape[1]

    def logits(self, numbers: Sequence[int], actions: Sequence[int]) -> list[float]:
        return _back(self._network.logits(_floats(numbers), _over(array("i", actions))))

    def values(self, many: Sequence[Sequence[int]]) -> list[list[float]]:
        return [_back(self._network.values(_floats(numbers))) for numbers in many]

    def facts(self, numbers: Sequence[int]) -> list[float]:
        return _back(self._network.facts(_floats(numbers)))


def _over(data: "bytes | array[int] | array[float]") -> Any:
    """The same for the browser: as an array of its own."""
    return import_module("pyodide.ffi").to_js(memoryview(data))


def _floats(numbers: Sequence[int]) -> Any:
    return _over(array("f", numbers))


def _back(found: Any) -> list[float]:
    numbers: list[float] = found.to_py().tolist()
    return numbers


products = PageProducts
