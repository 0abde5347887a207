"""How hypothesis runs here (always the same examples; more of them with NOTTINGHAM_EXAMPLES=1000); what is covered."""

import os
import signal
import sys
import threading
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "nottingham",
    deadline=None,
    derandomize=True,
    print_blob=True,
    max_examples=int(os.environ.get("NOTTINGHAM_EXAMPLES", "100")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("nottingham")

os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
"""The program speaks the language of its environment; tests read English unless they ask for another."""

os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true")
"""Tests play a few hundred games on arrays: compiling is nearly all of that time, and need not make them fast."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell starts `make test &` so that Ctrl-C does not reach it. Tests press Ctrl-C in programs that they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)

TESTS = Path(__file__).parent
COVERING = {TESTS / "rulebook", TESTS / "properties" / "test_legal.py"}
"""Coverage is of the rules by the rules' tests. Everything else runs up to four times as fast unwatched."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """In the workers of xdist, where pytest-cov's own mark ``no_cover`` does nothing, as well."""
    if not COVERING.isdisjoint([item.path, *item.path.parents]):
        return (yield)
    watching, starting = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watching)
        threading.settrace(starting)
