"""How the work is laid out for the compiler. It changes how fast a step is, never what it does.

XLA merges operations into loops over the batch. On a CPU it then works out every intermediate result again for each of
its uses, through the whole step, and takes the parts of a joined array in turn for every single number: ten to forty
times slower than need be. It does not look into loops, though, and writes into an array in place. So on a CPU, parts of
the work stand in loops that run once (``facts``), and arrays are joined by writing (``joined``). On other devices the
compiler weighs the costs itself.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import jax
import jax.numpy as jnp

T = TypeVar("T")
S = TypeVar("S", bound=Any)


LED: bool | None = None
"""Whether to lead the compiler; None leaves it to the device. To be set before anything is compiled."""


def by_hand() -> bool:
    """Whether the compiler has to be led."""
    return jax.default_backend() == "cpu" if LED is None else LED


def facts(work: Callable[[S], T], state: S) -> T:
    """What some work finds in a state, worked out once for all uses."""
    return changes(lambda state: (state, work(state)), state)[1]


def changes(work: Callable[[S], tuple[S, T]], state: S) -> tuple[S, T]:
    """A state after some work, and what else it found, worked out once for all uses.

    How often the loop runs is read off the state, and whose turn it is seems to depend on the loop, so that the
    compiler does not see through it.
    """
    if not by_hand():
        return work(state)
    once = 1 + (state.turn.reshape(-1)[0].astype(jnp.int32) >> 6)
    shapes = jax.eval_shape(work, state)[1]
    empty = jax.tree.map(lambda shape: jnp.zeros(shape.shape, shape.dtype), shapes)

    def body(carry: tuple[Any, S, T]) -> tuple[Any, S, T]:
        nothing = (carry[0] >> 6).astype(jnp.int8)
        return carry[0] + 1, *work(carry[1].shaken(nothing))

    return jax.lax.while_loop(lambda carry: carry[0] < once, body, (jnp.int32(0), state, empty))[1:]


def joined(parts: Sequence[Any], axis: int = 0) -> Any:
    """The parts behind one another, along an axis. All have the type of the first."""
    if not by_hand():
        return jnp.concatenate([part.astype(parts[0].dtype) for part in parts], axis)
    shape = list(parts[0].shape)
    shape[axis] = sum(part.shape[axis] for part in parts)
    whole = jnp.zeros(shape, parts[0].dtype)
    at = 0
    for part in parts:
        whole = jax.lax.dynamic_update_slice_in_dim(whole, part.astype(whole.dtype), at, axis)
        at += part.shape[axis]
    return whole


def copied(wholes: Sequence[Sequence[Any]]) -> Any:
    """[wholes, …] Several wholes of bytes, each of parts behind one another; many share a part. Where the compiler is
    not led, parts are worked out once, and copied four games at a time: on a GPU that is three times as fast."""
    rows = [part for whole in wholes for part in whole]
    if by_hand() or rows[0].ndim < 2 or rows[0].shape[-1] % 4:
        whole = jnp.concatenate(rows)
        return whole.reshape((len(wholes), whole.shape[0] // len(wholes), *whole.shape[1:]))
    places = {id(part): n for n, part in enumerate(rows)}
    once = jax.lax.optimization_barrier([rows[n] for n in places.values()])  # type: ignore[no-untyped-call]
    ready = dict(zip(places, once, strict=True))
    words = {name: _as_words(part) for name, part in ready.items()}
    return _as_bytes(jnp.stack([jnp.concatenate([words[id(part)] for part in whole]) for whole in wholes]))


def _as_words(rows: Any) -> Any:
    fours = rows.reshape((*rows.shape[:-1], rows.shape[-1] // 4, 4))
    return jax.lax.bitcast_convert_type(fours, jnp.uint32)


def _as_bytes(rows: Any) -> Any:
    return jax.lax.bitcast_convert_type(rows, jnp.uint8).reshape((*rows.shape[:-1], rows.shape[-1] * 4))
