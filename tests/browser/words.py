"""The client's words, so that tests press what is written on a button, in any language, whatever it says this week."""

from contextlib import suppress
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from nottingham import locales
from nottingham.locales import ENGLISH, FUNCTIONS, source

AREAS = sorted(file.name.removesuffix(".ftl") for file in files(locales).joinpath(ENGLISH).iterdir())


@cache
def _bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for area in AREAS:
        # What is not translated yet is said in English, as the client does.
        for spoken in dict.fromkeys((language, ENGLISH)):
            with suppress(FileNotFoundError):
                made.add_resource(FluentResource(source(spoken, area)))
    return made


def say(message: str, language: str = "en", **args: int | str) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    said, errors = bundle.format_pattern(pattern, args)
    assert not errors, f"{message}: {errors}"
    return str(said)
