"""The network in JAX: the same sums as ``nottingham.env.mind`` does in numpy. Products in bfloat16, sums in float32."""

from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from nottingham.env.layout import Act, TurnKind, action_id
from nottingham.env.manners import (
    CELLS,
    FREE,
    GOODS_IN_GOLD,
    LAST_RESORT,
    LITTLE,
    LOOKS,
    OF_A_RECORD,
    OF_TALK,
    PAYING,
    RECORDS,
    TELLTALES,
    TOO_LITTLE,
    TOSSED_CELLS,
    places_of,
)
from nottingham.env.memory import BY_SIZE, LARGE
from nottingham.env.mind import ASKING, BAGS, FACTS, IN_GOLD, KINDS, VALUES, load
from nottingham.env.numpy_products import read
from nottingham.env.wide import INPUTS, PLAYERS, WIDE_ACTIONS, WIDEST, players_at
from nottingham.game.goods import MOST_IN_BAG, MOST_SET_ASIDE, PENALTY, VALUE

Array = Any
Weights = dict[str, Array]
"""Those of ``nottingham.env.products``; ``manners``, where there are some, as ``Manners.flat`` has them; and ``reads``,
where a Sheriff opens bags by nothing but what it believes to be in them: how many points of doubt it has."""
NUMBERS = 9
"""How many numbers stand before the chances among manners."""
_TOSSED_END = NUMBERS + CELLS + TOSSED_CELLS
_OTHERS = range(1, BAGS + 1)
OPENS = np.array([action_id(Act.OPEN, distance) for distance in _OTHERS])
PASSES = np.array([action_id(Act.PASS, distance) for distance in _OTHERS])
_TURN = WIDEST.field("turn").offset
SETTLES, _SPEAKS = (_TURN + WIDEST.turns.index(turn) for turn in (TurnKind.SETTLE, TurnKind.SPEAK))
_IS_ASKED, _DONE = WIDEST.field("counter_stands").offset, action_id(Act.DONE)
_ACCEPTS = np.array([action_id(Act.ACCEPT, distance) for distance in _OTHERS])
_REFUSES = np.array([action_id(Act.REFUSE, distance) for distance in _OTHERS])
_FIELDS = ("bag_cards", "offer_stands", "offer_bags", "offer_gold", "offer_goods", "obligations")
BAG_CARDS, _STANDS, _PASSES_OWN, _GOLD, _FIRST_GOODS, _MUST_PASS = (
    np.array([WIDEST.field(name).offset + WIDEST.stride * far for far in _OTHERS]) for name in _FIELDS
)
_TAKES_NOTHING = _MUST_PASS + 2
_GOODS = _FIRST_GOODS[:, None] + np.arange(WIDEST.field("offer_goods").size)
IS_LOOKS, IS_TALK = (np.isin(np.arange(INPUTS), places_of(names)) for names in (LOOKS, OF_TALK))
ROUND = WIDEST.field("round").offset
_TELLTALES_AT = [
    np.array([[WIDEST.field(name).offset + WIDEST.stride * far for name in names] for far in _OTHERS])
    for names in TELLTALES.values()
]
_TOSSED = np.array([WIDEST.field("set_aside").offset + WIDEST.stride * far for far in _OTHERS])[:, None]
_TOSSED = _TOSSED + np.arange(WIDEST.field("set_aside").size)
_HOW_MANY = np.array([players_at(players) for players in PLAYERS])
_SITS = np.array([[far < players for far in _OTHERS] for players in PLAYERS], np.float32)
_DECLARED = np.array([WIDEST.field("declared").offset + WIDEST.stride * far for far in _OTHERS])[:, None]
_DECLARED = _DECLARED + np.arange(WIDEST.field("declared").size)
FINE, WORTH = (np.array([each[good] for good in WIDEST.kinds], np.float32) for each in (PENALTY, VALUE))
"""[kinds] The penalty and the value of a card."""
_TO = WIDEST.field("to").offset + np.array(_OTHERS)
_GOLD_ACTIONS, _GOLD_SAID = np.array(IN_GOLD).T
_PAYS = np.array([action.id for action in WIDEST.actions if action.act in PAYING])
_SHERIFF = WIDEST.field("sheriff").offset + WIDEST.stride * np.array(_OTHERS)
_NOT_SAID = 1e3
"""So much speaks against saying nothing."""
SHOWN = INPUTS + BAGS * len(BY_SIZE)
"""What a Sheriff goes by: the input of the network, and the others' earlier bags by size, which the network does not
see."""
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


def as_it_plays(path: Path) -> Weights:
    """The weights in a mind's file: what it says of actions is as sharp as at a table, and its manners at the gate are
    the same."""
    found, _ = read(str(path))
    weights: Weights = {name: array.astype(np.float32) for name, array in found.items()}
    mind = load(path)
    weights |= {name: weights[name] * mind.sharpness for name in ("wp", "bp")}
    if mind.manners != FREE:
        heeded = msgspec.structs.replace(mind.manners, weight=mind.manners.weight * mind.sharpness)
        weights["manners"] = np.array(heeded.flat, np.float32)
    return weights


def free(weights: Weights) -> Weights:
    """A copy of them, without manners."""
    found: Weights = jax.tree.map(jnp.array, weights)
    if "manners" in found:
        found["manners"] = jnp.array(FREE.flat, jnp.float32)
    return found


def _times(x: Array, w: Array, b: Array) -> Array:
    """In half precision, but on a processor, which is no faster with it and cannot do all of it."""
    kind = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
    return jnp.dot(x.astype(kind), w.astype(kind), preferred_element_type=jnp.float32) + b


def records(manners: Array, seen: Array) -> Array:
    """[…, bags] What the records of the others add to the log-odds of opening their bags (``Manners``)."""
    passed, passed_false, opened_true, opened_false = (seen[..., places].astype(jnp.float32) for places in _COUNTERS)
    weight, doubt, usual = manners[0], manners[1], manners[2]
    false, every = passed_false + opened_false, passed + opened_true + opened_false
    lies, true = false + doubt * usual, every - false + doubt * (1 - usual)
    return weight * (jnp.log(lies / true) - jnp.log(usual / (1 - usual)))


def telltales(seen: Array) -> Array:
    """[…, bags, telltales] The logarithm of each, for the others."""
    counts = [seen[..., places].astype(jnp.float32).sum(-1) for places in _TELLTALES_AT]
    return jnp.log1p(jnp.stack(counts, -1))


def _other_kinds(kin: Array, seen: Array) -> tuple[Array, Array]:
    """[…, bags] How far each of the others seems to be of another kind, and who sits there at all."""
    told, later = telltales(seen), seen[..., ROUND, None] > 1
    sits = seen[..., _HOW_MANY].astype(jnp.float32) @ _SITS
    first, afterwards = (told @ row[:-1] + row[-1] for row in kin)
    return sits * jnp.where(later, afterwards, first), sits


def strange(kin: Array, seen: Array) -> Array:
    """[…, bags] How likely the others are of another kind, all but the one whose bag it is (``Manners.strange``)."""
    speaks, _ = _other_kinds(kin, seen)
    return jax.nn.sigmoid(speaks.sum(-1, keepdims=True) - speaks)


def strange_company(kin: Array, seen: Array) -> Array:
    """[…] How likely the others are of another kind, all but the strangest (``Manners.strange_company``)."""
    speaks, sits = _other_kinds(kin, seen)
    return jax.nn.sigmoid(speaks.sum(-1) - jnp.where(sits > 0, speaks, -jnp.inf).max(-1))


def record(seen: Array) -> Array:
    """[…, bags] Which of ``RECORDS`` the owner of a bag has with bags of its size."""
    before = seen[..., INPUTS:].reshape((*seen.shape[:-1], BAGS, len(BY_SIZE))).astype(jnp.int32)
    large = seen[..., BAG_CARDS] >= LARGE
    bags, lies = (jnp.where(large, before[..., 2 + i], before[..., i]) for i in range(2))
    return jnp.where(bags > 0, 1 + (3 * lies > bags) + (3 * lies > 2 * bags), 0)


def chances_of(manners: Array) -> Array:
    """[records, sizes]"""
    return manners[NUMBERS : NUMBERS + CELLS].reshape(len(RECORDS), MOST_IN_BAG)


def tossed_of(manners: Array) -> Array:
    """[tossed, sizes]"""
    return manners[NUMBERS + CELLS : _TOSSED_END].reshape(MOST_SET_ASIDE + 1, MOST_IN_BAG)


def kin_of(manners: Array) -> Array:
    """[2, telltales and 1] In the first round, and afterwards."""
    return manners[_TOSSED_END:].reshape(2, len(TELLTALES) + 1)


def tossed(seen: Array) -> Array:
    """[…, bags] How many cards the owner of a bag has tossed in this round."""
    return jnp.minimum(MOST_SET_ASIDE, seen[..., _TOSSED].astype(jnp.int32).sum(-1))


def held(manners: Array, seen: Array) -> Array:
    """[…, bags] The chance of opening a bag, where chances hold (``Manners.chance``)."""
    cards = seen[..., BAG_CARDS]
    by_record, by_tosses = (jnp.pad(rows(manners), ((0, 0), (1, 0))) for rows in (chances_of, tossed_of))
    chance = by_record[record(seen), cards]
    opens = chance * jnp.exp(by_tosses[tossed(seen), cards])
    return opens / (opens + 1 - chance)


def offers_stand(seen: Array) -> Array:
    """[…, bags] Whether something is offered for passing the bag, and can be taken."""
    return (seen[..., _STANDS] > 0) & (seen[..., _PASSES_OWN] > 0) & (seen[..., _TAKES_NOTHING] == 0)


def bought(fair: Array, offered: Array) -> Array:
    """How far so much gold buys a bag free (``Manners.bought``)."""
    return jnp.clip(2 * offered / jnp.maximum(LITTLE, fair) - 1, 0.0, 1.0)


def settled(manners: Array, seen: Array, logits: Array) -> Array:
    """[…, actions] The same, and bags opened, and offers taken, as ``Manners`` has it."""
    cards, opens, passes = seen[..., BAG_CARDS], logits[..., OPENS], logits[..., PASSES]
    stands = offers_stand(seen)
    deaf, stake, asks = manners[5] > 0, manners[6], manners[7]
    accepts = jnp.where(stands & ~deaf, logits[..., _ACCEPTS], -1e9)
    mild = jnp.logaddexp(passes, accepts)
    every = jnp.logaddexp(opens, mild)
    free = jnp.exp(opens - every)
    chance = held(manners, seen)
    others = strange(kin_of(manners), seen)
    asked = (seen[..., _TO] * stake * cards * chance * (1 - others)).sum(-1, keepdims=True)
    too_little = TOO_LITTLE * jnp.maximum(0.0, asked - _GOLD_SAID)
    logits = logits.at[..., np.array(ASKING)].add(asks)
    logits = logits.at[..., _GOLD_ACTIONS].add(-jnp.where(deaf, too_little, 0.0))
    offered = seen[..., _GOLD].astype(jnp.float32) + GOODS_IN_GOLD * seen[..., _GOODS].astype(jnp.float32).sum(-1)
    sold = stands & deaf & (stake > 0)
    free, chance = (
        before * (1 - jnp.where(sold, bought(stake * cards * before, offered), 0.0)) for before in (free, chance)
    )
    chance = chance + (free - chance) * others
    milder = every + jnp.log(1 - chance + LITTLE) - mild
    there, passed, never = cards > 0, passes + milder, every - LAST_RESORT
    logits = logits.at[..., OPENS].set(jnp.where(there, every + jnp.log(chance + LITTLE), opens))
    logits = logits.at[..., PASSES].set(jnp.where(there, jnp.where(stands & deaf, never, passed), passes))
    logits = logits.at[..., _ACCEPTS].add(jnp.where(there & stands & ~deaf, milder, 0.0))
    taken = jnp.where(deaf, jnp.where(stands, passed, never), logits[..., _ACCEPTS])
    logits = logits.at[..., _ACCEPTS].set(jnp.where(there, taken, logits[..., _ACCEPTS]))
    return logits.at[..., _REFUSES].set(jnp.where(there & deaf, never, logits[..., _REFUSES]))


def by_word(manners: Array, seen: Array, logits: Array) -> Array:
    """[…, actions] The same, and a merchant who has the floor pays as far as the others are strange, and says no
    instead of nothing where it is asked (``Manners.answers``)."""
    speaks = (seen[..., _SPEAKS, None] > 0) & (manners[8] > 0)
    others = (strange(kin_of(manners), seen) * seen[..., _SHERIFF]).sum(-1, keepdims=True)
    others = jnp.where(seen[..., ROUND, None] > 1, others, 0.0)
    logits = logits.at[..., _PAYS].add(jnp.where(speaks, jnp.log(others + LITTLE), 0.0))
    asked, silent = speaks & (seen[..., _IS_ASKED, None] > 0), logits[..., _DONE, None]
    refuses = jnp.logaddexp(logits[..., _REFUSES], silent)
    logits = logits.at[..., _REFUSES].set(jnp.where(asked, refuses, logits[..., _REFUSES]))
    return logits.at[..., _DONE].add(jnp.where(asked[..., 0], -_NOT_SAID, 0.0))


def told_of(seen: Array) -> Array:
    """[…, bags, kinds] Whether this is what a bag is said to hold."""
    return jnp.pad(seen[..., _DECLARED] > 0, [(0, 0)] * seen.ndim + [(0, KINDS - _DECLARED.shape[1])])


def opening(seen: Array, kinds: Array, true: Array) -> Array:
    """[…, bags] The points of margin that opening a bag brings a Sheriff who believes this of it: fines and goods that
    the merchant loses, or the penalty for a true one."""
    others = 1 / (seen[..., _HOW_MANY].astype(jnp.float32) @ (np.array(PLAYERS, np.float32) - 1))[..., None]
    told = told_of(seen)
    false = jax.nn.softmax(kinds) * ~told
    caught = false @ FINE * (1 + others) + false @ WORTH * others
    paid = jax.nn.sigmoid(true) * (told @ FINE) * (1 + others)
    return seen[..., BAG_CARDS] * (caught - paid)


def reading(doubt: Array, seen: Array, said: Answer) -> Array:
    """[…, actions] What a Sheriff does who opens what promises points, give or take some doubt."""
    logits, worth = said.logits, jax.lax.stop_gradient(opening(seen, said.kinds, said.true))
    mild = jnp.logaddexp(logits[..., PASSES], jnp.where(seen[..., _STANDS] > 0, logits[..., _ACCEPTS], -1e9))
    return logits.at[..., OPENS].set(mild + worth / jax.lax.stop_gradient(doubt))


def by_company(kin: Array, seen: Array, logits: Array, facts: Array) -> tuple[Array, Array]:
    """[…, actions] and […, bags, facts] What a mind says that has heads of their own for its own kind: as a merchant,
    and of the others' bags (``nottingham.env.mind``)."""
    merchant = (seen[..., _SHERIFF] > 0).any(-1)
    share = jnp.where(merchant, strange_company(kin, seen), 1.0)[..., None]
    among_kin = logits[..., WIDE_ACTIONS:]
    logits = among_kin + share * (logits[..., :WIDE_ACTIONS] - among_kin)
    others, share = facts[..., BAGS:, :], strange(kin, seen)[..., None]
    return logits, others + share * (facts[..., :BAGS, :] - others)


def features(weights: Weights, seen: Array) -> Array:
    """[…, hidden] What the last hidden layer makes of it."""
    x = jnp.log1p(seen[..., :INPUTS].astype(jnp.float32))
    if "manners" in weights:
        manners = jax.lax.stop_gradient(weights["manners"])
        hides = (IS_LOOKS & (manners[4] > 0)) | (IS_TALK & (manners[5] > 0))
        x = jnp.where((seen[..., SETTLES, None] > 0) & hides, 0.0, x)
    n = 0
    while f"w{n}" in weights:
        x = jax.nn.relu(_times(x, weights[f"w{n}"], weights[f"b{n}"]))
        n += 1
    return x


def answer(weights: Weights, seen: Array) -> Answer:
    """``seen``: […, shown] bytes; or without the others' earlier bags, of which then nothing is known."""
    if seen.shape[-1] < SHOWN:
        seen = jnp.pad(seen, [(0, 0)] * (seen.ndim - 1) + [(0, SHOWN - seen.shape[-1])])
    settles, manners = seen[..., SETTLES, None] > 0, None
    if "manners" in weights:
        manners = jax.lax.stop_gradient(weights["manners"])
    x = features(weights, seen)
    logits, value, facts = (_times(x, weights[f"w{name}"], weights[f"b{name}"]) for name in "pvf")
    facts = facts.reshape((*facts.shape[:-1], -1, FACTS))
    if manners is not None:
        if logits.shape[-1] > WIDE_ACTIONS:
            logits, facts = by_company(kin_of(manners), seen, logits, facts)
        resolute = logits.at[..., OPENS].add(records(manners, seen)) * manners[3]
        logits = jnp.where(settles, settled(manners, seen, resolute), by_word(manners, seen, logits))
    logits, facts = logits[..., :WIDE_ACTIONS], facts[..., :BAGS, :]
    said = Answer(logits, value, facts[..., :KINDS], facts[..., KINDS])
    if "reads" in weights:
        said = said._replace(logits=jnp.where(settles, reading(weights["reads"], seen, said), logits))
    return said
