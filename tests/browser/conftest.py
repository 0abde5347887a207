"""One server with the built client and one browser for all tests of a process; every test has contexts of its own."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Error

from nottingham.server import web
from tests.browser.chromium import chromium
from tests.browser.visitor import Visitor
from tests.server.house import House, a_house

PICTURES = Path(__file__).parents[2] / "build" / "browser"
Story = Callable[["Doors"], Coroutine[Any, Any, None]]
Tell = Callable[[Story], None]


class Doors:
    """Lets visitors in, and looks back at each of them in the end."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house = house
        self.browser = browser
        self.visitors: list[Visitor] = []

    async def desktop(self, url: str = "", **options: Any) -> Visitor:
        self.visitors.append(await Visitor.come(self.browser, url or self.house.url, **options))
        return self.visitors[-1]

    async def phone(self, url: str = "", **options: Any) -> Visitor:
        self.visitors.append(await Visitor.with_phone(self.browser, url or self.house.url, **options))
        return self.visitors[-1]

    async def close(self) -> None:
        for visitor in self.visitors:
            await visitor.context.close()

    async def photograph(self, name: str) -> None:
        """What everybody saw when it went wrong, into build/browser."""
        for number, visitor in enumerate(self.visitors):
            print(f"visitor {number} at {visitor.page.url}: {visitor.real_troubles()}")
            with suppress(Error):
                await visitor.page.screenshot(path=PICTURES / f"{name}-{number}.png", timeout=5000)

    def check(self) -> None:
        """No console errors, no failed requests, nothing left out and nothing told twice: in any test."""
        for number, visitor in enumerate(self.visitors):
            assert visitor.real_troubles() == [], f"visitor {number}"


@pytest.fixture(scope="session")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not web.Website(web.BUILT).built:
        pytest.fail("The browser client is not built: call `make web` first.", pytrace=False)
    with a_house(tmp_path_factory.mktemp("house"), away_seconds=600.0) as found:
        yield found


@pytest.fixture(scope="session")
def browser(loop: asyncio.Runner) -> Iterator[Browser]:
    stack = AsyncExitStack()

    async def start() -> Browser:
        return await stack.enter_async_context(chromium())

    yield loop.run(start())
    loop.run(stack.aclose())


@asynccontextmanager
async def _open(house: House, browser: Browser) -> AsyncIterator[Doors]:
    doors = Doors(house, browser)
    try:
        yield doors
    finally:
        await doors.close()


@pytest.fixture
def tell(request: pytest.FixtureRequest, loop: asyncio.Runner, house: House, browser: Browser) -> Tell:
    """Runs a story: a coroutine that gets the doors. Afterwards nobody may have had any trouble."""

    def run(story: Story) -> None:
        async def whole() -> None:
            async with _open(house, browser) as doors:
                try:
                    await story(doors)
                except BaseException:
                    await doors.photograph(request.node.name)
                    raise
                doors.check()

        loop.run(whole())

    return run
