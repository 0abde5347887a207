"""The lowest layer: connections, before anything that they send is understood.

uvicorn reads requests with httptools, which knows no limit, and answers every ping. Here everything is bounded: how
many connections there are, how long a request may take to arrive, how large its head may be, and how much may wait
for somebody who does not read.
"""

from .gate import Bounds, Gate
from .http import BoundedHttp
from .sockets import BoundedSocket

__all__ = ["BoundedHttp", "BoundedSocket", "Bounds", "Gate"]
