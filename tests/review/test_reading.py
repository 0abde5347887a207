"""How bags are read: by what kind of bot packed them, where that is known; of strangers by what their bags were."""

from itertools import product
from math import prod

import msgspec
import pytest

from nottingham.review.bag_record import (
    ALIKE_AT_A_TABLE,
    ANYBODY,
    ANYBODY_MIXED,
    LIKE_A_KIND,
    LIKE_ANYBODY,
    BagRecord,
    kind_of,
)
from nottingham.review.reading_weights import WITH_NETWORKS, WITHOUT_NETWORKS
from nottingham.review.voices import Sort, Voices, at_their_word

SAID = Voices(hard=0.35, ours=0.35, plain=0.35, rate=0.35, net=0.3)


@pytest.mark.parametrize("networks", [True, False])
def test_a_bot_of_a_known_kind_is_read_as_its_kind_from_the_first_bag_on(networks: bool) -> None:
    record = BagRecord(("", "honest", "briber"), networks=networks)
    stranger, honest, briber = (record.read(owner, SAID) for owner in range(3))
    assert honest[0] < stranger[0] < briber[0]
    assert honest[1] == briber[1] == 0.0
    assert stranger[1] > 0, "nobody knows what sort the stranger is"


@pytest.mark.parametrize("networks", [True, False])
def test_a_stranger_is_known_better_with_every_bag_and_others_at_the_table_count_less(networks: bool) -> None:
    record = BagRecord(networks=networks)
    first = record.read(0, SAID)[0]
    said = [first]
    for _ in range(6):
        record.learn([(0, SAID, False)])
        said.append(record.read(0, SAID)[0])
    assert said == sorted(said, reverse=True)
    assert said[-1] < 0.6 * first
    assert said[-1] < record.read(1, SAID)[0] < first


@pytest.mark.parametrize("networks", [True, False])
def test_the_same_bag_of_hard_is_less_likely_false_at_a_table_of_three_and_the_same_with_five(networks: bool) -> None:
    record = BagRecord(("hard",), networks=networks)
    three, four, five = (record.read(0, msgspec.structs.replace(SAID, players=players))[0] for players in (3, 4, 5))
    assert three < four == five


def test_what_is_learnt_of_others_changes_nothing_about_a_known_kind() -> None:
    record = BagRecord(("", "hard"), networks=True)
    before = record.read(1, SAID)
    for _ in range(4):
        record.learn([(0, SAID, True), (1, SAID, True)])
    assert record.read(1, SAID) == before


def test_who_turns_out_as_hard_says_is_read_as_hard_says() -> None:
    record = BagRecord(networks=True)
    lies, truths = Voices(0.9, 0.4, 0.5, 0.4, net=0.5), Voices(0.1, 0.4, 0.5, 0.4, net=0.5)
    before = record.read(0, lies)[0] - record.read(0, truths)[0]
    for _ in range(4):
        record.learn([(0, lies, True), (0, truths, False)])
    after = record.read(0, lies)[0] - record.read(0, truths)[0]
    assert after > 0.6 > before + 0.1
    assert record.read(0, lies)[1] < 0.15, "it is nearly certain what sort this is"


def test_what_is_thought_of_strangers_is_what_counting_out_all_they_may_be_says() -> None:
    """The table has a sort; everybody is of that sort, or now and then of any."""
    weights = {ANYBODY: (0.0,) * 6 + (1.0,), ANYBODY_MIXED: (-1.0,) + (0.0,) * 6, "hard": (0.5,) + (0.0,) * 6}
    record = BagRecord(("", "", "hard"), networks=False, weights=weights)
    rows = [*weights.values(), *at_their_word(networks=False)]
    sorts = [Sort(row) for row in rows]
    first = [LIKE_ANYBODY / 2] * 2 + [LIKE_A_KIND, *at_their_word(networks=False).values()]
    assert sum(first) == pytest.approx(1)
    bags = [(0, Voices(0.8, 0.6, 0.7, 0.3), True), (0, SAID, False), (1, Voices(0.2, 0.1, 0.4, 0.6), True)]
    record.learn([*bags, (2, SAID, True)])
    asked = Voices(0.6, 0.3, 0.5, 0.45)
    chances = [sort.chance(asked.facts(networks=False)) for sort in sorts]
    whole = total = 0.0
    every = range(len(sorts))
    for table, *who in product(every, every, every):
        likely = first[table]
        likely *= prod(ALIKE_AT_A_TABLE * (one == table) + (1 - ALIKE_AT_A_TABLE) * first[one] for one in who)
        for owner, voices, false in bags:
            chance = sorts[who[owner]].chance(voices.facts(networks=False))
            likely *= chance if false else 1 - chance
        whole += likely
        total += likely * chances[who[0]]
    assert record.read(0, asked)[0] == pytest.approx(total / whole)


def test_where_the_networks_are_silent_hard_speaks_for_them() -> None:
    silent, same = Voices(0.3, 0.4, 0.5, 0.6), Voices(0.3, 0.4, 0.5, 0.6, net=0.3)
    assert silent.facts(networks=True) == same.facts(networks=True)
    assert len(silent.facts(networks=False)) < len(silent.facts(networks=True))


@pytest.mark.parametrize(("networks", "weights"), [(True, WITH_NETWORKS), (False, WITHOUT_NETWORKS)])
def test_every_sort_weighs_every_fact(networks: bool, weights: dict[str, tuple[float, ...]]) -> None:
    rows = [*weights.values(), *at_their_word(networks=networks)]
    assert {len(row) for row in rows} == {len(SAID.facts(networks=networks))}
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize(
    ("label", "kind"),
    [
        ("hard", "hard"),
        ("hard:brazen", "hard:brazen"),
        ("hard:nobody", "hard"),
        ("Cuthbert (medium:stern)", "medium:stern"),
        ("Robin", ""),
        ("", ""),
        ("anybody", ""),
        ("anybody who mixes", ""),
        ("hard-2026", ""),
    ],
)
def test_labels_name_the_kinds_that_are_known(label: str, kind: str) -> None:
    assert kind_of(label) == kind
