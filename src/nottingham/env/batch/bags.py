"""Settling bags, and paying for it. Rules §4.4, §6."""

import jax.numpy as jnp

from ..layout import Act, TurnKind
from .game import OPENED, PASSED
from .state import Array, State, StateDraft
from .tools import Decoded, count, one_hot, pick, total, wide


def pass_bags(draft: StateDraft, passed: Array) -> None:
    """[P] All goods go to the stall, contraband face down (rules §4.4)."""
    draft.stall = draft.stall + jnp.where(passed[:, None], draft.bag, 0)


def settle(draft: StateDraft, passed: Array, opened: Array) -> Array:
    """[P] A settled bag stays settled, and obligations about it are done. Which ones were."""
    settled = passed | opened
    draft.bag_state = jnp.where(passed, PASSED, jnp.where(opened, OPENED, draft.bag_state))
    draft.obligations = jnp.where(settled, 0, draft.obligations)
    return settled


def open_bag(draft: StateDraft, action: Decoded, target: Array) -> tuple[Array, Array]:
    """The bag is opened: truthful goods stay, the others are confiscated, and somebody owes (rules §4.4).

    [P] whose bag was opened, and whether its owner, or else the Sheriff, owes something that has to be chosen.
    """
    game = draft.game
    opened = target & action.is_(Act.OPEN)
    bag, declared = pick(opened, draft.bag), pick(opened, draft.declared)
    true_kind = one_hot(declared - 1, game.kinds)
    kept, others = jnp.where(true_kind, bag, 0), jnp.where(true_kind, 0, bag)
    draft.stall = draft.stall + jnp.where(opened[:, None], kept, 0)
    draft.discard = draft.discard + others
    true = count(others) == 0
    penalty = wide(game.penalty, draft.turn)
    amount = count(jnp.where(true, kept, others) * penalty)
    sheriff = one_hot(draft.sheriff, game.seats)
    opening = action.is_(Act.OPEN)
    debtor = jnp.where(true, sheriff, opened) & opening
    creditor = jnp.where(true, opened, sheriff) & opening
    return opened, owe(draft, debtor, creditor, amount)


def owe(draft: StateDraft, debtor: Array, creditor: Array, amount: Array) -> Array:
    """A penalty is due: gold first, then goods (rules §6). Whether the debtor has to choose them; if everybody sees
    that there is no choice, they are paid."""
    game = draft.game
    paid = jnp.minimum(amount, pick(debtor, draft.gold))
    draft.gold = draft.gold - jnp.where(debtor, paid, 0) + jnp.where(creditor, paid, 0)
    left = amount - paid
    stall = pick(debtor, draft.stall)
    legal = stall[: game.legal]
    worth, face_down = count(legal * wide(game.value[: game.legal], left)), count(stall[game.legal :])
    kinds = total((legal > 0).astype(jnp.int8))
    everything = (worth < left) & (face_down == 0)
    of_one_kind = (worth >= left) & (kinds == 1)
    forced = jnp.stack([_pieces(legal[i], left, int(game.value[i]), game.most_owed) for i in range(game.legal)])
    forced = jnp.where(everything, legal, jnp.where(of_one_kind, forced, 0)).astype(jnp.int8)
    _pay(draft, debtor, creditor, forced)
    choice = (left > 0) & ~everything & ~of_one_kind
    draft.debt = jnp.where(choice, left, draft.debt)
    draft.creditor = jnp.where(choice, _seat(creditor), draft.creditor)
    draft.actor = jnp.where(choice, _seat(debtor), draft.actor)
    return choice


def _pieces(there: Array, amount: Array, value: int, most: int) -> Array:
    """How many cards of a kind pay an amount, if they do."""
    needed = total([(amount > paid).astype(jnp.int8) for paid in range(0, most, value)])
    return jnp.minimum(there, needed)


def _seat(at: Array) -> Array:
    return total([jnp.where(at[i], i, 0) for i in range(at.shape[0])]).astype(jnp.int8)


def _pay(draft: StateDraft, debtor: Array, creditor: Array, goods: Array) -> None:
    """Goods of the first kinds move from stall to stall."""
    rows = goods.shape[0]
    moved = jnp.where(creditor[:, None], goods, 0) - jnp.where(debtor[:, None], goods, 0)
    stall = draft.stall
    draft.stall = jnp.concatenate([stall[:, :rows] + moved.astype(jnp.int8), stall[:, rows:]], axis=1)


def debt_class(state: StateDraft | State, stall: Array) -> tuple[Array, Array, Array]:
    """How a debt is to be paid: what is needed of the class that finishes it, whether that is the contraband, and the
    cards of the class (rules §6)."""
    game = state.game
    legal = count(stall[: game.legal] * wide(game.value[: game.legal], state.turn))
    contraband = legal < state.debt
    need = state.debt - jnp.where(contraband, legal, 0)
    is_legal = wide([int(i < game.legal) for i in range(game.kinds)], state.turn) > 0
    return need, contraband, jnp.where(is_legal == contraband, 0, stall)


def pay_debt(draft: StateDraft, action: Decoded, me: Array) -> Array:
    """As soon as the chosen goods are enough, or everything is handed over, the debt is paid. Whether it was."""
    game = draft.game
    paying = draft.turn == game.turn_is(TurnKind.PAY)
    stall = pick(me, draft.stall)
    need, contraband, of_class = debt_class(draft, stall)
    worth = count(draft.taken * wide(game.value, draft.turn))
    everything = action.is_(Act.DONE)
    paid = paying & (everything | (worth >= need))
    chosen = jnp.where(everything, of_class, draft.taken)
    is_legal = wide([int(i < game.legal) for i in range(game.kinds)], draft.turn) > 0
    goods = jnp.where(paid, chosen + jnp.where(is_legal & contraband, stall, 0), 0)
    _pay(draft, me & paid, one_hot(draft.creditor, game.seats) & paid, goods)
    draft.debt = jnp.where(paid, 0, draft.debt)
    return paid
