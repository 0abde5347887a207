"""A review in the terminal: the story first, then the numbers behind it."""

import sys
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid
from rich.text import Text

from ..arena.screen import Screen
from ..arena.svg import MINUS
from ..game.commands import AnyCommand
from ..game.known import Side
from ..locales import Arg
from ..notation import Header, Log
from ..notation.words import Narrator
from ..review.course import forecast_half
from ..review.judging import Decision, Grade
from ..review.prices import price_asked
from ..review.reviewing import Review, review
from .players import names_in, people_in

GRADE_STYLE = {Grade.BEST: "green", Grade.SLIP: "yellow", Grade.MISTAKE: "dark_orange", Grade.BLUNDER: "red"}
LITTLE_KNOWN = 0.005
"""By so much at least the reading of bags must beat the share of lies, or there was little to know."""


def seats_to_review(header: Header, seat: int | None) -> list[int]:
    """The one that was asked for; else the person's, if there is one alone; else all."""
    if seat is not None:
        return [seat]
    if isinstance(header.told_to, int):
        return [header.told_to]
    people = people_in(header)
    return people if len(people) == 1 else list(range(header.ruleset.players))


def with_judging(log: Log, seat: int, rollouts: int | None, words: Narrator) -> Review:
    """Review a seat, with a bar on a terminal as long as decisions are played on."""
    if not sys.stderr.isatty():
        return review(log, seat, rollouts)
    columns = (TextColumn(words.t("review-working")), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Screen(stderr=True), transient=True) as bar:
        task = bar.add_task("decisions", total=None)
        return review(log, seat, rollouts, lambda done, whole: bar.update(task, completed=done, total=whole))


def narrator_for(log: Log, seat: int, language: str) -> Narrator:
    return Narrator(language, names_in(log.header, language), seat)


class ReviewPicture:
    """Puts a review into words."""

    def __init__(self, found: Review, words: Narrator) -> None:
        self.found, self.words = found, words

    def drawn(self) -> RenderableType:
        parts: list[RenderableType] = [Text(self.title(), style="bold"), Text(self.result()), Text("")]
        parts += [Text(line) for line in self.story()]
        for heading, picture in self.sections():
            parts += [Text(""), Text(heading, style="bold"), picture]
        parts += [Text(""), Text(self.note(), style="dim")]
        return Group(*parts)

    def sections(self) -> Iterator[tuple[str, RenderableType]]:
        t = self.words.t
        yield t("review-luck"), self.luck()
        yield t("review-course"), Group(self.course(), Text(self.course_note(), style="dim"))
        yield t("review-decisions"), self.decisions()
        yield t("review-bags"), Group(self.bags(), Text(self.bags_note(), style="dim"))
        if self.found.gatekeepers:
            yield t("review-gate"), self.gatekeepers()

    def title(self) -> str:
        return self.words.t("review-title", name=self.words.name(self.found.seat))

    def result(self) -> str:
        found = self.found
        place = 1 + sum(score > found.scores[found.seat] for score in found.scores)
        return self.words.t(
            "review-result",
            score=found.scores[found.seat],
            place=place,
            players=len(found.scores),
            margin=self.words.points(found.margins[found.seat]),
        )

    def note(self) -> str:
        return self.words.t("review-note", networks="yes" if self.found.networks else "no")

    # The story

    def story(self) -> Iterator[str]:
        story, words = self.found.story, self.words
        if story.bluff is not None:
            bluff = story.bluff
            about: dict[str, Arg] = {"round": bluff.round, "name": words.name(bluff.owner)}
            declared = words.some(bluff.declared, bluff.count)
            if bluff.cards is None:
                yield words.t("review-story-bluff-hidden", about, declared=declared)
            else:
                yield words.t("review-story-bluff", about, declared=declared, goods=words.goods(bluff.cards))
        if story.suspicion is not None:
            open_ = story.suspicion
            yield words.t(
                "review-story-suspicion",
                round=open_.round,
                name=words.name(open_.by),
                owner=words.name(open_.owner),
                declared=words.some(open_.declared, open_.count),
                gold=words.gold(open_.paid),
            )
        if story.turning is not None:
            turn = story.turning
            yield words.t(
                "review-story-turning",
                round=turn.round,
                before=words.points(turn.before),
                after=words.points(turn.after),
            )
        yield self._mistake()

    def _mistake(self) -> str:
        dearest = next((one for one in self.found.decisions if one.n == self.found.story.mistake), None)
        if dearest is None:
            return self.words.t("review-story-clean")
        best = dearest.others[0]
        return self.words.t(
            "review-story-mistake",
            round=dearest.round,
            chosen=self.said(dearest.chosen.commands, dearest),
            better=self.said(best.commands, dearest),
            points=self.words.decimal(best.worth.mean),
            half=self.words.decimal(best.worth.half),
        )

    def said(self, commands: tuple[AnyCommand, ...], decision: Decision) -> str:
        """What was done, or could have been."""
        words = self.words
        if not commands:
            return words.t("review-silent")
        price = 0 if decision.bag is None else price_asked(commands[0], decision.bag)
        if price and decision.bag is not None:
            return words.t("gate-ask-gold", owner=words.name(decision.bag), gold=price)
        officers = self._officers(decision)
        said = [words.command(command, officers) for command in commands]
        if len(said) == 1:
            return said[0]
        return words.t("review-both", first=said[0], second=said[1][:1].lower() + said[1][1:])

    def _officers(self, decision: Decision) -> Side:
        """Those who kept the gate: whoever settles, or to whom a merchant speaks."""
        return (self.found.seat,) if decision.kind == "settle" else ()

    # Numbers

    def _grid(self, *columns: str, right: tuple[str, ...] = ()) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        for column in columns:
            title = self.words.t("review-column", column=column)
            grid.add_column(title, justify="right" if column in right else "left", style=None)
        return grid

    def luck(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
        luck = self.found.luck
        for part in ("cards", "bags", "gate", "decisions"):
            points = getattr(luck, part)
            half = f"±{self.words.decimal(points.half)}" if points.half else ""
            grid.add_row(self.words.t("review-luck-part", part=part), self.words.points(points.mean), half)
        return grid

    def by_round(self) -> dict[int, tuple[float, ...]]:
        """What was counted at the end of each round."""
        return {point.round: point.margins for point in self.found.course}

    def course(self) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        grid.add_column(self.words.t("review-column", column="round"))
        ends = self.by_round()
        for number in ends:
            grid.add_column(str(number), justify="right")
        for seat in range(len(self.found.scores)):
            style = "bold" if seat == self.found.seat else ""
            grid.add_row(
                Text(self.words.name(seat), style=style), *(f"{ends[n][seat]:+.0f}".replace("-", MINUS) for n in ends)
            )
        return grid

    def course_note(self) -> str:
        rounds = self.found.ruleset.rounds
        return self.words.t("review-course-note", half=round(forecast_half(rounds - 1)), last=round(forecast_half(0)))

    def graded(self) -> list[Decision]:
        return [one for one in self.found.decisions if one.grade not in (None, Grade.BEST)]

    def cost(self, decision: Decision) -> str:
        best = decision.others[0].worth
        return f"{self.words.decimal(best.mean)} ±{self.words.decimal(best.half)}".replace("-", MINUS)

    def decisions(self) -> RenderableType:
        rows = self.graded()
        if not rows:
            return Text(self.words.t("review-decisions-none"))
        grid = self._grid("round", "kind", "done", "better", "cost", "grade", right=("round", "cost"))
        for one in rows:
            assert one.grade is not None
            grid.add_row(
                str(one.round),
                self.words.t("review-kind", kind=one.kind.value),
                self.said(one.chosen.commands, one),
                self.said(one.others[0].commands, one),
                self.cost(one),
                Text(self.words.t("review-grade", grade=one.grade.value), style=GRADE_STYLE[one.grade]),
            )
        return grid

    def bags(self) -> RenderableType:
        grid = self._grid("round", "name", "declared", "false", "was", right=("round", "false"))
        for bag in self.found.bags:
            inside = "?" if bag.cards is None else self.words.goods(bag.cards)
            style = "red" if bag.was_false else "green"
            half = f" ±{100 * bag.half:.0f}" if bag.half else ""
            grid.add_row(
                str(bag.round),
                self.words.name(bag.owner),
                self.words.some(bag.declared, bag.count),
                self.words.percent(bag.false) + half,
                Text(inside, style=style if bag.was_false is not None else ""),
            )
        return grid

    def bags_note(self) -> str:
        found = self.found
        if found.brier is None or found.base_brier is None:
            return ""
        brier, base = self.words.decimal(found.brier, 3), self.words.decimal(found.base_brier, 3)
        said = self.words.t("review-bags-brier", brier=brier, base=base)
        little = found.brier > found.base_brier - LITTLE_KNOWN
        return f"{said} {self.words.t('review-bags-little')}" if little else said

    def gatekeepers(self) -> RenderableType:
        grid = self._grid("name", "opened", "passed", "caught", right=("opened", "passed", "caught"))
        for one in self.found.gatekeepers:
            lies = one.opened_false + one.passed_false
            caught = f"{one.opened_false}/{lies}" if lies else "–"
            opened, passed = one.opened_false + one.opened_true, one.passed_false + one.passed_true
            grid.add_row(self.words.name(one.seat), str(opened), str(passed), caught)
        return grid
