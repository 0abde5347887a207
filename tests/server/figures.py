"""What a server under test says of itself at /metrics."""

import asyncio

import httpx


async def figure(http: httpx.AsyncClient, url: str, name: str) -> float:
    page = (await http.get(f"{url}/metrics")).text
    return float(next(line for line in page.splitlines() if line.startswith(f"{name} ")).split()[1])


async def until_figure(http: httpx.AsyncClient, url: str, name: str, wanted: float) -> None:
    async def wait() -> None:
        while await figure(http, url, name) != wanted:
            await asyncio.sleep(0.02)

    await asyncio.wait_for(wait(), 20)
