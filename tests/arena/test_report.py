"""The report: one page with everything in it."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from nottingham.arena.command import hold
from nottingham.arena.deal import Bags
from nottingham.arena.figures import Tournament
from nottingham.arena.report import report
from nottingham.arena.seatings import NoTournament
from nottingham.arena.tournament import TournamentSettings, run
from nottingham.game import Ruleset
from nottingham.notation.words import Narrator

ENGLISH = Narrator("en")
SMALL = Ruleset.preset("second", players=3, house_rounds=3, black_market=True)


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> Tournament:
    state = tmp_path_factory.mktemp("report") / "state.jsonl"
    return run(TournamentSettings(SMALL, ("honest", "briber", "gambler", "random"), 48, 1), workers=1, state=state)


class Outline(HTMLParser):
    """The headings, pictures and foreign things of a page; tags must be closed in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.headings: list[str] = []
        self.pictures: list[str] = []
        self.tags: set[str] = set()
        self.addresses: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        values = dict(attrs)
        self.addresses += [value for name in ("src", "href") if (value := values.get(name))]
        if tag == "svg" and values.get("role") == "img":
            self.pictures.append(values.get("aria-label") or "")
        if tag != "meta":
            self.stack.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.stack.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.stack and self.stack[-1] in ("h1", "h2", "h3"):
            self.headings.append(data)


def test_the_page_is_whole_and_holds_every_plot(tournament: Tournament) -> None:
    outline = Outline(report(tournament, ENGLISH))
    assert outline.stack == []
    for plot in (
        "Ratings",
        "Win shares",
        "How scores are spread",
        "Wealth by round",
        "Points a game by where",
        "ahead",
    ):
        assert any(plot in picture for picture in outline.pictures), plot
    for bot in ("honest", "briber", "gambler", "random"):
        assert bot in outline.headings
        assert sum(picture.startswith(f"{bot} as") for picture in outline.pictures) == 3


def test_the_page_needs_nothing_from_outside(tournament: Tournament) -> None:
    page = report(tournament, ENGLISH)
    outline = Outline(page)
    assert outline.addresses == []
    assert not outline.tags & {"script", "link", "img", "iframe", "object"}
    assert not re.search(r"https?:|url\(|@import|@font-face", page)


def test_the_page_is_light_and_dark_and_fits_a_phone(tournament: Tournament) -> None:
    page = report(tournament, ENGLISH)
    assert "prefers-color-scheme: dark" in page
    assert 'name="viewport"' in page


def test_every_colour_that_a_plot_uses_is_defined_in_both_themes(tournament: Tournament) -> None:
    light, _, rest = report(tournament, ENGLISH).partition("prefers-color-scheme: dark")
    dark = rest.partition("* {")[0]
    for name in set(re.findall(r"var\((--[\w-]+)\)", light + rest)):
        assert f"{name}:" in light, name
        assert f"{name}:" in dark, name


def test_no_place_in_a_plot_is_not_a_number(tournament: Tournament) -> None:
    page = report(tournament, ENGLISH)
    assert "nan" not in re.findall(r'[xy][12]?="([^"]*)"', page)
    assert not re.search(r'(width|height)="-', page)


def test_names_of_bots_cannot_break_the_page(tournament: Tournament) -> None:
    nasty = msgspec.structs.replace(tournament.bots[0], bot="<script>alert(1)</script>")
    page = report(msgspec.structs.replace(tournament, bots=(nasty, *tournament.bots[1:])), ENGLISH)
    assert "<script" not in page


def test_a_single_bot_in_a_single_deal_has_a_page_too(tmp_path: Path) -> None:
    alone = run(TournamentSettings(SMALL, ("honest",), 1, 1), workers=1, state=tmp_path / "state.jsonl")
    assert Outline(report(alone, ENGLISH)).stack == []


def test_heat_says_how_often_bags_were_false(tournament: Tournament) -> None:
    line = msgspec.structs.replace(
        tournament.bots[0], own_bags={"apple 3": Bags(all=8, false=2, opened=4, opened_false=1)}
    )
    page = report(msgspec.structs.replace(tournament, bots=(line,)), ENGLISH)
    assert "3 apples: 2 of 8 false" in page


def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(NoTournament, match="no folder"):
        hold(
            SMALL,
            "honest",
            games=1,
            seed=1,
            mix="all",
            on="cores",
            workers=1,
            state=tmp_path / "state.jsonl",
            logs=None,
            report=tmp_path / "nowhere" / "report.html",
            words=Narrator("en"),
        )
    assert not (tmp_path / "state.jsonl").exists()


def test_figures_of_the_same_deals_are_the_same_page(tournament: Tournament, tmp_path: Path) -> None:
    settings = TournamentSettings(SMALL, ("honest", "briber", "gambler", "random"), 48, 1)
    again = run(settings, workers=2, state=tmp_path / "state.jsonl")
    assert report(again, ENGLISH) == report(tournament, ENGLISH)


class Read(HTMLParser):
    """Every word of a page that somebody reads, sees in a plot, or hears."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.style = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.style = tag == "style"
        self.words += [value or "" for name, value in attrs if name in ("aria-label", "title")]

    def handle_data(self, data: str) -> None:
        if not self.style:
            self.words.append(data)


def test_the_page_has_no_english_left_in_another_language(tournament: Tournament) -> None:
    told = Read(report(tournament, Narrator("uk"))).words
    names = {"honest", "briber", "gambler", "random", "Plackett", "Luce", "games"}  # and an option, --games
    latin = {word for text in told for word in re.findall("[A-Za-z]{3,}", text)}
    assert latin - names - set(re.findall("[A-Za-z]{3,}", tournament.digest)) == set()
    assert any("торговцем" in text for text in told)
