"""How errors stand in the OpenAPI description."""

from litestar.openapi.datastructures import ResponseSpec

from ..problems import ErrorBody

_WHY = {
    400: "The call cannot be understood.",
    401: "Nobody knows you: become a guest first.",
    403: "That is not for you to do.",
    404: "There is no such thing.",
    409: "Not now.",
    413: "This is too large.",
    429: "Too much at once.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a call; each is a code and a sentence."""
    return {status: ResponseSpec(ErrorBody, generate_examples=False, description=_WHY[status]) for status in statuses}
