"""What a write or read is: a function of a connection."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Write = Callable[[Connection], T]
