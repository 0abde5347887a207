"""What actions and observations look like, for programs that ask an environment of arrays."""

from typing import Any

import jax
import jax.numpy as jnp


class Numbered:
    """The numbers from 0 to ``n`` - 1."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.shape: tuple[int, ...] = ()
        self.dtype = jnp.int32

    def sample(self, rng: Any) -> Any:
        """Any of them."""
        return jax.random.randint(rng, self.shape, 0, self.n, self.dtype)

    def contains(self, x: Any) -> Any:
        return (jnp.asarray(x) >= 0) & (jnp.asarray(x) < self.n)


class Bounded:
    """Arrays of one shape, with numbers from ``low`` to ``high``."""

    def __init__(self, low: float, high: float, shape: tuple[int, ...]) -> None:
        self.low, self.high, self.shape = low, high, shape
        self.dtype = jnp.float32

    def sample(self, rng: Any) -> Any:
        """Any of them; hardly ever one that a game could show."""
        return jax.random.uniform(rng, self.shape, self.dtype, self.low, self.high)

    def contains(self, x: Any) -> Any:
        return jnp.all((jnp.asarray(x) >= self.low) & (jnp.asarray(x) <= self.high))
