"""A network between browser and server that can be cut, and mended."""

import asyncio
from contextlib import suppress


class Wire:
    """Hands bytes on between a port of its own and the server's."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._open = True
        self._deaf = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server
        self.url = ""

    async def __aenter__(self) -> "Wire":
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *error: object) -> None:
        self.cut()
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def deaf(self) -> None:
        """From now on nothing comes back from the server; what is sent still arrives."""
        self._deaf = True

    def cut(self) -> None:
        """Every connection breaks, and there is no new one."""
        self._open = False
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        self._open, self._deaf = True, False

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._open:
            writer.transport.abort()
            return
        there_reader, there = await asyncio.open_connection("127.0.0.1", self._to)
        self._writers |= {writer, there}
        for one, other, back in ((reader, there, False), (there_reader, writer, True)):
            task = asyncio.create_task(self._carry(one, other, back))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                if not (back and self._deaf):
                    writer.write(data)
                    await writer.drain()
        writer.close()
        self._writers.discard(writer)
