"""The network in JAX: the same sums as ``nottingham.env.mind`` does in numpy. Products in bfloat16, sums in float32."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nottingham.env.layout import Act, TurnKind, action_id
from nottingham.env.mind import BAGS, FACTS, KINDS, VALUES
from nottingham.env.record import OF_A_RECORD
from nottingham.env.wide import INPUTS, WIDE_ACTIONS, WIDEST

Array = Any
Weights = dict[str, Array]
"""Those of ``nottingham.env.products``; and ``record``, where one is heeded, as ``Record`` has it."""
_OTHERS = range(1, BAGS + 1)
_OPENS = np.array([action_id(Act.OPEN, distance) for distance in _OTHERS])
_SETTLES = WIDEST.field("turn").offset + WIDEST.turns.index(TurnKind.SETTLE)
_COUNTERS = np.array([[WIDEST.field(name).offset + WIDEST.stride * far for far in _OTHERS] for name in OF_A_RECORD])


class Answer(NamedTuple):
    """What the network says of some observations."""

    logits: Array
    """[…, actions]"""
    value: Array
    """[…, 2] of the rewards still to come: margin and win"""
    kinds: Array
    """[…, bags, kinds] log-odds of what a card of each closed bag is"""
    true: Array
    """[…, bags] log-odds that the bag is true"""


def first_weights(key: Array, hidden: int, layers: int) -> Weights:
    sizes = [INPUTS] + [hidden] * layers
    keys = jax.random.split(key, layers + 3)
    found: Weights = {}
    for n in range(layers):
        found[f"w{n}"] = jax.random.normal(keys[n], (sizes[n], sizes[n + 1])) * (2 / sizes[n]) ** 0.5
        found[f"b{n}"] = jnp.zeros(sizes[n + 1])
    for name, size, n in (("p", WIDE_ACTIONS, -3), ("v", VALUES, -2), ("f", BAGS * FACTS, -1)):
        found[f"w{name}"] = jax.random.normal(keys[n], (hidden, size)) * 0.01
        found[f"b{name}"] = jnp.zeros(size)
    return found


def _times(x: Array, w: Array, b: Array) -> Array:
    return jnp.dot(x.astype(jnp.bfloat16), w.astype(jnp.bfloat16), preferred_element_type=jnp.float32) + b


def records(record: Array, seen: Array) -> Array:
    """[…, bags] What the records of the others add to the log-odds of opening their bags (``Record``)."""
    passed, passed_false, opened_true, opened_false = (seen[..., places].astype(jnp.float32) for places in _COUNTERS)
    weight, doubt, usual, _ = record
    false, every = passed_false + opened_false, passed + opened_true + opened_false
    lies, true = false + doubt * usual, every - false + doubt * (1 - usual)
    return weight * (jnp.log(lies / true) - jnp.log(usual / (1 - usual)))


def answer(weights: Weights, seen: Array) -> Answer:
    """``seen``: […, inputs] bytes."""
    x = jnp.log1p(seen.astype(jnp.float32))
    n = 0
    while f"w{n}" in weights:
        x = jax.nn.relu(_times(x, weights[f"w{n}"], weights[f"b{n}"]))
        n += 1
    logits, value, facts = (_times(x, weights[f"w{name}"], weights[f"b{name}"]) for name in "pvf")
    if "record" in weights:
        record = jax.lax.stop_gradient(weights["record"])
        logits = logits.at[..., _OPENS].add(records(record, seen))
        logits = logits * jnp.where(seen[..., _SETTLES, None] > 0, record[3], 1.0)
    facts = facts.reshape((*facts.shape[:-1], BAGS, FACTS))
    return Answer(logits, value, facts[..., :KINDS], facts[..., KINDS])
