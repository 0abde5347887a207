"""How hypothesis runs here: the same examples every time, more of them with NOTTINGHAM_EXAMPLES=1000."""

import os

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
