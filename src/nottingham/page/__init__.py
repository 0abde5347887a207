"""The house in one browser's page: the server's tables, bots and messages without a server.

It runs in a web worker under Pyodide (web/src/page/engine.ts), and anywhere else that hands it a disk. Calls and lines
are those of the server, so that the client does not know the difference. Nobody else can come in.
"""

from .door import Door

__all__ = ["Door"]
