"""PPO over what was played: advantages by seat, one loss for policy, values and beliefs."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

from training.nets import Array, Weights, answer
from training.play import LEARNER, Steps


class How(NamedTuple):
    """What can be tuned about learning."""

    epochs: int = 2
    parts: int = 16
    """Minibatches of an epoch."""
    trace: float = 0.95
    clip: float = 0.2
    win: float = 0.7
    """What a win is worth beside the margin, in units of ``points``."""
    value: float = 0.5
    belief: float = 0.1
    longest: float = 0.5
    """The longest step that a gradient may ask for."""
    share: float = 1.0
    """The share of all decisions that is learnt from: first the learner's own, where it had a choice."""


class Lesson(NamedTuple):
    """What is learnt from: [steps, tables, …] of all groups."""

    seen: Array
    mask: Array
    action: Array
    chance: Array
    gain: Array
    target: Array
    """[…, 2]"""
    learns: Array
    bags: Array
    true: Array


def judge(value: Array, actor: Array, reward: Array, over: Array, ends: Array, trace: float) -> Array:
    """[steps, tables] Advantages (GAE). Each seat has a time of its own: from one decision of its to the next.
    ``reward`` is [steps, tables, P], ``ends`` [P, tables]."""

    def back(carry: tuple[Array, ...], step: tuple[Array, ...]) -> tuple[tuple[Array, ...], Array]:
        expected, who, gained, ended = step
        later, merit, due = (jnp.where(ended, 0.0, part) for part in carry)
        due = due + gained.T
        mine = jnp.arange(due.shape[0])[:, None] == who
        gain = jnp.sum(jnp.where(mine, due + later + trace * merit, 0), 0) - expected
        return (jnp.where(mine, expected, later), jnp.where(mine, gain, merit), jnp.where(mine, 0.0, due)), gain

    zero = jnp.zeros_like(ends)
    _, gains = jax.lax.scan(back, (ends, zero, zero), (value, actor, reward, over), reverse=True)
    return gains


@partial(jax.jit, static_argnames="how")
def _judged(value: Array, actor: Array, reward: Array, over: Array, ends: Array, how: How) -> tuple[Array, Array]:
    """Advantages of margin and win together, and the targets of both values."""
    both = [judge(value[..., i], actor, reward[:, :, i], over, ends[:, i], how.trace) for i in range(2)]
    return both[0] + how.win * both[1], jnp.stack(both, -1) + value


def lesson(steps: Steps, ends: Array, how: How) -> Lesson:
    """What a group's steps teach."""
    gain, target = _judged(steps.value, steps.actor, steps.reward, steps.over, ends, how)
    learns = steps.role == LEARNER
    return Lesson(steps.seen, steps.mask, steps.action, steps.chance, gain, target, learns, steps.bags, steps.true)


def optimiser(how: How) -> optax.GradientTransformation:
    return optax.chain(optax.clip_by_global_norm(how.longest), optax.scale_by_adam())


class Pull(NamedTuple):
    """What holds a policy where it is: the more entropy, the more even; the stronger the magnet, the nearer to the
    policy of ``centre``, a slow mean of the past. Players who learn against each other without it chase each other in
    circles."""

    entropy: Array
    magnet: Array = 0.0
    centre: Weights | None = None


def mistaken(said_kinds: Array, said_true: Array, bags: Array, true: Array) -> Array:
    """How much there is in others' bags that was not expected there, for each card and for each bag."""
    cards = bags.astype(jnp.float32)
    kinds = -jnp.sum(cards * jax.nn.log_softmax(said_kinds))
    known = true >= 0
    truth = jnp.where(known, optax.sigmoid_binary_cross_entropy(said_true, (true > 0).astype(jnp.float32)), 0.0)
    return kinds / jnp.maximum(1.0, cards.sum()) + truth.sum() / jnp.maximum(1, known.sum())


def loss(weights: Weights, part: Lesson, pull: Pull, how: How) -> tuple[Array, dict[str, Array]]:
    w = part.learns.astype(jnp.float32)
    w = w / jnp.maximum(1.0, w.sum())
    mean = jnp.sum(part.gain * w)
    gain = (part.gain - mean) / (jnp.sqrt(jnp.sum((part.gain - mean) ** 2 * w)) + 1e-6)
    said = answer(weights, part.seen)
    chances = jax.nn.log_softmax(jnp.where(part.mask, said.logits, -1e9))
    ratio = jnp.exp(jnp.clip(jnp.take_along_axis(chances, part.action[..., None], -1)[..., 0] - part.chance, -10, 10))
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - how.clip, 1 + how.clip) * gain)
    spread = -jnp.sum(jnp.exp(chances) * jnp.maximum(chances, -50.0), -1)
    value = jnp.sum((said.value - part.target) ** 2, -1)
    belief = mistaken(said.kinds, said.true, part.bags, part.true)
    found = {
        "policy": jnp.sum(policy * w),
        "entropy": jnp.sum(spread * w),
        "value": jnp.sum(value * w),
        "belief": belief,
    }
    total = found["policy"] + how.value * found["value"] + how.belief * belief - pull.entropy * found["entropy"]
    if pull.centre is not None:
        usual = jax.nn.log_softmax(jnp.where(part.mask, answer(pull.centre, part.seen).logits, -1e9))
        far = jnp.sum(jnp.exp(chances) * (jnp.maximum(chances, -50.0) - jnp.maximum(usual, -50.0)), -1)
        found["far"] = jnp.sum(far * w)
        total = total + pull.magnet * found["far"]
    return total, found


def worth_learning(every: Lesson, key: Array, how: How) -> Array:
    """[so many] Which decisions are learnt from: a number of them that minibatches divide."""
    total = every.action.shape[0]
    number = max(how.parts, int(total * how.share) // how.parts * how.parts)
    free = every.mask.sum(-1) > 1
    rank = every.learns * (1.0 + free) + jax.random.uniform(key, (total,))
    return jnp.argsort(-rank)[:number]


@partial(jax.jit, static_argnames="how", donate_argnums=(0, 1))
def improve(
    weights: Weights, moments: Any, lessons: list[Lesson], key: Array, rate: Array, pull: Pull, how: How
) -> tuple[Weights, Any, dict[str, Array]]:
    """Some epochs over these lessons, a part of the decisions at a time."""
    steps = optimiser(how)
    flat = [jax.tree.map(lambda rows: rows.reshape((-1, *rows.shape[2:])), one) for one in lessons]
    every: Lesson = jax.tree.map(lambda *rows: jnp.concatenate(rows), *flat)
    first, *keys = jax.random.split(key, 1 + how.epochs)
    chosen = worth_learning(every, first, how)
    order = jnp.concatenate([jax.random.permutation(k, chosen).reshape(how.parts, -1) for k in keys])

    def one(carry: tuple[Weights, Any], which: Array) -> tuple[tuple[Weights, Any], dict[str, Array]]:
        weights, moments = carry
        part = jax.tree.map(lambda rows: rows[which], every)
        (_, found), slope = jax.value_and_grad(loss, has_aux=True)(weights, part, pull, how)
        change, moments = steps.update(slope, moments)
        return (jax.tree.map(lambda weight, by: weight - rate * by, weights, change), moments), found

    (weights, moments), found = jax.lax.scan(one, (weights, moments), order)
    found["learns"] = jnp.sum(every.learns[chosen]) / chosen.shape[0]
    return weights, moments, jax.tree.map(jnp.mean, found)
