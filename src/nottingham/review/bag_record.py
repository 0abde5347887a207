"""Who the merchants of a table are, as far as it is known, and so what voices about their bags are worth.

For kinds of bots that is fitted beforehand (``reading_weights``), and everybody at a table sees what kind a bot is.
Anybody else may be of any sort: like everybody together, like one of those, or such that somebody is simply right
about them. What their bags turn out to be tells more and more of it, and so do the bags of others, for people at one
table are mostly alike. Every bag is seen in the end, at least how many cards of it were contraband, so all of this is
told to everybody.
"""

import re
from collections.abc import Mapping, Sequence
from math import exp, log, prod, sqrt
from operator import mul
from typing import Final

from .reading_weights import WITH_NETWORKS, WITHOUT_NETWORKS
from .voices import Sort, SortWeights, Voices, at_their_word

KindWeights = Mapping[str, SortWeights]
"""For each kind of player, what the facts of a bag weigh."""
_NAMED: Final = re.compile(r".+ \(([^()]+)\)")
"""What the terminal's logs call a bot: its name, and its kind in parentheses."""
ANYBODY, ANYBODY_MIXED = "anybody", "anybody who mixes"
"""The rows that were fitted to everybody together, and to all but the baselines."""
LIKE_ANYBODY, LIKE_A_KIND = 0.2, 0.24
"""How likely a stranger is like everybody together, and like one of the kinds; else somebody is right about them."""
ALIKE_AT_A_TABLE: Final = 0.9
"""How likely a stranger is of the table's sort; else anybody may sit there."""


def kind_of(label: str) -> str:
    """The kind of bot that a label names, as far as such are known here; nothing for others."""
    named = _NAMED.fullmatch(label)
    spec = named[1] if named else label
    name = spec.partition(":")[0]
    known = WITH_NETWORKS.keys() - {ANYBODY, ANYBODY_MIXED}
    return spec if spec in known else name if name in known else ""


class BagRecord:
    """Reads bags by what voices say of them, and learns what they were."""

    def __init__(self, kinds: Sequence[str] = (), *, networks: bool, weights: KindWeights | None = None) -> None:
        found = weights if weights is not None else WITH_NETWORKS if networks else WITHOUT_NETWORKS
        self._networks = networks
        anybody = [Sort(found[name]) for name in (ANYBODY, ANYBODY_MIXED)]
        self._known = {kind: Sort(row) for kind, row in found.items() if kind not in (ANYBODY, ANYBODY_MIXED)}
        plain = at_their_word(networks=networks)
        self._sorts = [*anybody, *self._known.values(), *map(Sort, plain)]
        kind = LIKE_A_KIND / len(self._known)
        self._first = [LIKE_ANYBODY / 2] * 2 + [kind] * len(self._known) + list(plain.values())
        """How likely each sort is before any bag was seen."""
        self._kinds = dict(enumerate(kinds))
        self._seen: dict[int, list[float]] = {}
        """Of each stranger: how well each sort explains the bags so far, as a logarithm."""
        self._likely: dict[int, list[float]] = {}
        """How likely each stranger is of each sort, worked out since the last bags were seen."""

    def read(self, owner: int, voices: Voices) -> tuple[float, float]:
        """How likely a bag is false, and how far the sorts that its owner may be of differ about it."""
        facts = voices.facts(networks=self._networks)
        known = self._known.get(self._kinds.get(owner, ""))
        if known is not None:
            return known.chance(facts), 0.0
        if owner not in self._likely:
            self._likely[owner] = self._sorts_of(owner)
        likely = self._likely[owner]
        chances = [sort.chance(facts) for sort in self._sorts]
        mean = sum(map(mul, likely, chances))
        return mean, sqrt(sum(share * (chance - mean) ** 2 for share, chance in zip(likely, chances, strict=True)))

    def _sorts_of(self, owner: int) -> list[float]:
        """A table has a sort, which is unknown; everybody at it is mostly of that sort, and sometimes of any other."""
        fits = {who: _scaled(seen) for who, seen in self._seen.items()}
        any_sort = {who: sum(map(mul, self._first, found)) for who, found in fits.items()}
        tables = [
            first * prod(_beside(found[at], any_sort[who]) for who, found in fits.items() if who != owner)
            for at, first in enumerate(self._first)
        ]
        whole = sum(tables)
        mine = fits.get(owner, [1.0] * len(self._sorts))
        shares = [
            fit * _beside(table, whole * first) for fit, table, first in zip(mine, tables, self._first, strict=True)
        ]
        total = sum(shares)
        return [share / total for share in shares]

    def learn(self, said: Sequence[tuple[int, Voices, bool]]) -> None:
        """A round is over: who had what bag, what was said of it, and whether it was false."""
        for owner, voices, false in said:
            if self._kinds.get(owner, "") in self._known:
                continue
            facts = voices.facts(networks=self._networks)
            seen = self._seen.setdefault(owner, [0.0] * len(self._sorts))
            for at, sort in enumerate(self._sorts):
                chance = sort.chance(facts)
                seen[at] += log(chance if false else 1 - chance)
        self._likely = {}


def _beside(alike: float, apart: float) -> float:
    return ALIKE_AT_A_TABLE * alike + (1 - ALIKE_AT_A_TABLE) * apart


def _scaled(seen: Sequence[float]) -> list[float]:
    """Logarithms as shares of the best."""
    most = max(seen)
    return [exp(fits - most) for fits in seen]
