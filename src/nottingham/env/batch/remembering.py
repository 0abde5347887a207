"""What everybody saw in this game, counted for each seat: ``nottingham.env.memory`` says what the counters are."""

import jax.numpy as jnp

from ..layout import Act, TurnKind
from ..memory import MOST_COUNTED, REMEMBERED
from .deals import MADE_BY_MERCHANT, Struck
from .game import PASS
from .state import Array, StateDraft
from .tools import Decoded, around, count, either, one_hot, pick, total


def remember(draft: StateDraft, action: Decoded, me: Array, target: Array, aside: Array, deal: Struck) -> None:
    """Count what an action does: bags are still as they were before it, and so are offers, but for one that it makes or
    ends. ``aside`` says whether cards are set aside by it."""
    game = draft.game
    if not game.counters:
        return
    legal = game.legal
    speaking = draft.turn == game.turn_is(TurnKind.SPEAK)
    sheriff = one_hot(draft.sheriff, game.seats)
    opened, passed = target & action.is_(Act.OPEN), target & action.is_(Act.PASS)
    struck, refused, said = action.is_(Act.ACCEPT), action.is_(Act.REFUSE), action.is_(Act.GOLD, Act.SHERIFF_GOLD)

    settled = opened | passed | deal.passes
    bag, declared = pick(settled, draft.bag), pick(settled, draft.declared)
    lied = settled & (count(jnp.where(one_hot(declared - 1, game.kinds), 0, bag)) > 0)

    at, goods = deal.by, deal.goods[legal:]
    something = (deal.gold > 0) | either(deal.goods > 0) | either(deal.promised > 0)
    by_deal = either(deal.passes)
    words = either(goods > 0) | either(deal.promised > 0)
    missing = either(goods > deal.handed[legal:]) | either(deal.promised > pick(at, draft.bag))

    about = around(target)
    asked = draft.stands[MADE_BY_MERCHANT] * total(
        [(draft.deeds[MADE_BY_MERCHANT, :, i] == PASS) & about[:, i] & either(opened) for i in range(game.seats)]
    )
    own = passed & (draft.stands[MADE_BY_MERCHANT] > 0) & (draft.deeds[MADE_BY_MERCHANT, :, 0] == PASS)
    unheard = total(asked.astype(jnp.int8)) + either(own)

    found = {
        "opened_true": opened & ~lied,
        "opened_false": opened & lied,
        "passed": passed | deal.passes,
        "passed_false": lied & ~opened,
        "offers_made": me & said & speaking,
        "demands_met": at & speaking,
        "demands_refused": me & refused & speaking,
        "words_kept": at & words & ~missing,
        "words_broken": at & words & missing,
        "tossed_contraband": jnp.where(me & aside, count(draft.taken[legal:]), 0),
        "sheriff_opened": sheriff & action.is_(Act.OPEN),
        "sheriff_paid": sheriff & by_deal & something,
        "sheriff_free": sheriff & (action.is_(Act.PASS) | (by_deal & ~something)),
        "offers_taken": sheriff & struck & ~speaking,
        "offers_refused": jnp.where(sheriff, unheard + (refused & ~speaking), 0),
        "gold_taken": jnp.where(sheriff & struck, deal.gold, 0),
        "demands_made": me & said & ~speaking,
    }
    more = jnp.stack([found[name].astype(jnp.int8) for name in REMEMBERED], axis=1)
    draft.memory = jnp.minimum(draft.memory + more, MOST_COUNTED)
