"""Choosing what to say so that everybody understands it: of whom, then what. Rules §17."""

from ..game import MaySay, Say, Statement
from ..notation.phrasebook import Phrase, phrases
from ..notation.words import Narrator, sentence_case
from .console import Console


def say_something(console: Console, words: Narrator, may: MaySay) -> Say:
    """What the person wants to say; Back, if nothing after all. What is offered depends on what everybody knows."""
    found = phrases(may)
    subjects = sorted({phrase.subject(may.seat) for phrase in found}, key=lambda seat: (seat != may.seat, seat))
    names = [sentence_case(words.called(seat)) for seat in subjects]
    about = subjects[console.choose(console.t("terminal-ask-say-whom"), names)]
    fitting = [phrase for phrase in found if phrase.subject(may.seat) == about]
    lines = [phrase.words(may.seat, words) for phrase in fitting]
    return Say(_whole(console, words, fitting[console.choose(console.t("terminal-ask-say"), lines, None)]))


def _whole(console: Console, words: Narrator, phrase: Phrase) -> Statement:
    """The statement, after everything that was open is chosen."""
    left = phrase.statements
    if "good" in phrase.open:
        goods = list(dict.fromkeys(said.good for said in left if said.good is not None))
        good = goods[console.choose(console.t("say-which"), [words.good(each) for each in goods], None)]
        left = tuple(said for said in left if said.good is good)
    if "count" in phrase.open:
        counts = [said.count for said in left]
        count = console.number(console.t("say-how-many"), min(counts), max(counts), 1)
        left = tuple(said for said in left if said.count == count)
    if "gold" in phrase.open:
        gold = [said.gold for said in left]
        amount = console.number(console.t("terminal-ask-gold"), min(gold), max(gold), min(gold))
        left = tuple(said for said in left if said.gold == amount)
    return left[0]
