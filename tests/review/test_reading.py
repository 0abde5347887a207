"""How bags are read: by what kind of bot packed them, where that is known; of strangers by what their bags were."""

import pytest

from nottingham.review.reading import BagRecord, kind_of

HARD, NET = 0.35, 0.3


@pytest.mark.parametrize("networks", [True, False])
def test_a_bot_of_a_known_kind_is_read_as_its_kind_from_the_first_bag_on(networks: bool) -> None:
    record = BagRecord(("", "honest", "briber"), networks=networks)
    stranger, honest, briber = (record.read(owner, HARD, NET) for owner in range(3))
    assert honest[0] < stranger[0] < briber[0]
    assert honest[1] == briber[1] == 0.0
    assert stranger[1] > 0, "nobody knows what sort the stranger is"


@pytest.mark.parametrize("networks", [True, False])
def test_a_stranger_is_known_better_with_every_bag_and_others_at_the_table_count_less(networks: bool) -> None:
    record = BagRecord(networks=networks)
    first = record.read(0, HARD, NET)[0]
    said = [first]
    for _ in range(6):
        record.learn([(0, HARD, NET, False)])
        said.append(record.read(0, HARD, NET)[0])
    assert said == sorted(said, reverse=True)
    assert said[-1] < 0.7 * first
    assert said[-1] < record.read(1, HARD, NET)[0] < first


def test_what_is_learnt_of_others_changes_nothing_about_a_known_kind() -> None:
    record = BagRecord(("", "hard"), networks=True)
    before = record.read(1, HARD, NET)
    for _ in range(4):
        record.learn([(0, HARD, NET, True), (1, HARD, NET, True)])
    assert record.read(1, HARD, NET) == before


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
        ("hard-2026", ""),
    ],
)
def test_labels_name_the_kinds_that_are_known(label: str, kind: str) -> None:
    assert kind_of(label) == kind
