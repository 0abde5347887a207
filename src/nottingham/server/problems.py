"""What a call can be answered with instead of a result: a code that programs read, and a sentence for people."""

import msgspec


class ErrorBody(msgspec.Struct, frozen=True):
    """An error, as it is told: it depends on the caller's rights and input only."""

    code: str
    why: str


class Problem(Exception):
    """A call that cannot be done. Nothing has changed."""

    def __init__(self, status: int, code: str, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.said = ErrorBody(code, why)


def no_guest() -> Problem:
    return Problem(401, "guest.unknown", "Say who you are first: POST /api/guests with a name.")


def no_table() -> Problem:
    return Problem(404, "table.unknown", "There is no such table.")


def not_host() -> Problem:
    return Problem(403, "table.not_host", "Only the host of the table can do that.")


def not_seated() -> Problem:
    return Problem(403, "table.not_seated", "Only somebody who sits at the table can do that.")


def not_now(why: str) -> Problem:
    return Problem(409, "table.not_now", why)


def malformed(why: str) -> Problem:
    return Problem(400, "request.malformed", why)


def too_much(why: str) -> Problem:
    return Problem(429, "limit.reached", why)


def newer() -> Problem:
    """While several servers are upgraded one after the other: this one cannot read what a newer one wrote."""
    return Problem(503, "table.newer", "This table is of a newer release of the server; try again in a moment.")


def elsewhere() -> Problem:
    """The table lives on another process, or is just moving."""
    return Problem(503, "table.moving", "The table is moving to another server; try again in a moment.")


def unavailable() -> Problem:
    """The database is not there, full or damaged."""
    return Problem(503, "server.unavailable", "The server cannot use its database just now; try again in a moment.")
