"""Other people's tables: games that go on while somebody attacks, in a process of their own.

Every line on stdin is answered with the figures since the last one, as JSON.
"""

import asyncio
import http.client
import json
import sys
import time
from typing import Any

from bench.echo import ANSWER, COMMAND
from bench.server import Bench, Table, percentile

TABLES, RATE = 10, 6.0
ECHO_SECONDS = 0.02


class _Bench(Bench):
    """Calls are rare here: a connection that was kept would be closed by the time of the next."""

    def call(self, token: str, method: str, path: str, **body: Any) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        connection.request(method, f"/api{path}", json.dumps(body) if body else None, headers)
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        assert answer.status < 300, f"{method} {path}: {answer.status} {data!r}"
        return json.loads(data)


async def echo(port: int, times: list[float]) -> None:
    """Something is said and heard at an echo table of one, again and again."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"0\n")
    await reader.readline()
    while True:
        begun = time.perf_counter()
        writer.write(COMMAND)
        await reader.readexactly(len(ANSWER))
        times.append(time.perf_counter() - begun)
        await asyncio.sleep(ECHO_SECONDS)


async def main(port: int, echo_port: int) -> None:
    bench = _Bench(TABLES, 0, RATE)
    bench.port, bench.from_ = port, 0.0
    people = [bench._guest(seat) for seat in range(4)]
    tables = [Table(bench, people) for _ in range(TABLES)]
    players = [asyncio.create_task(table.play()) for table in tables]
    while len(bench.ready) < TABLES:
        await asyncio.sleep(0.05)
    bench.going = True
    for table in bench.ready:
        table.go_on()
    echoes: list[float] = []
    players.append(asyncio.create_task(echo(echo_port, echoes)))
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    while await loop.run_in_executor(None, sys.stdin.readline):
        print(json.dumps(_figures(bench.times, echoes, players)), flush=True)
        bench.times.clear()
        echoes.clear()


def _figures(times: list[float], echoes: list[float], players: list[Any]) -> dict[str, Any]:
    broken = [str(player.exception()) for player in players if player.done()]
    return {
        "commands": len(times),
        "p50": round(percentile(times, 50), 1),
        "p99": round(percentile(times, 99), 1),
        "echo_p99": round(percentile(echoes, 99), 1),
        "broken": broken,
    }


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
