"""A review as a page of its own: no script, nothing from elsewhere, every text escaped."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from ..arena.svg import MINUS, WIDE, Scale, num, path, stroke, svg, words
from ..review.reviewing import Review
from .review import ReviewPicture

_STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #f6efe2; --line: #cbb994; --red: #a3291f; --green: #3c6e2f;
  --c0: #1f5fa3; --c1: #a3291f; --c2: #3c6e2f; --c3: #8a5a00; --c4: #6a3d8f; --c5: #0f7a78; }
@media (prefers-color-scheme: dark) { :root { --ink: #eadfca; --paper: #211a14; --line: #5b4b36; --red: #e0796e;
  --green: #8fc07f; --c0: #7fb2ea; --c1: #e0796e; --c2: #8fc07f; --c3: #d9a94a; --c4: #bb93dd; --c5: #66c5c2; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif; margin: 0 auto; max-width: 60rem;
  padding: 1rem; } table { border-collapse: collapse; display: block; overflow-x: auto; } td, th { padding: .2rem .7rem
  .2rem 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; } td.n { text-align: right;
  white-space: nowrap; } small { opacity: .8; } svg { max-width: 100%; height: auto; } svg text { font: 9px sans-serif;
  fill: var(--ink); } svg .grid { stroke: var(--line); stroke-width: .5; } svg .course { stroke-width: 1.2; }
  .mine { stroke-width: 2.4 !important; } .blunder, .lie { color: var(--red); } .best, .true { color: var(--green); }
"""
_TALL, _LEFT, _TOP = 190, 28, 8


def write_review_page(file: Path, pictures: Sequence[ReviewPicture]) -> None:
    first = pictures[0]
    title = escape(first.title() if len(pictures) == 1 else first.words.t("review-decisions"))
    body = "".join(_one(picture) for picture in pictures)
    file.write_text(
        f'<!doctype html>\n<html lang="{first.words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n",
        encoding="utf-8",
    )


def _one(picture: ReviewPicture) -> str:
    t = picture.words.t
    story = "".join(f"<li>{escape(line)}</li>" for line in picture.story())
    parts = [f"<h1>{escape(picture.title())}</h1><p>{escape(picture.result())}</p><ul>{story}</ul>"]
    parts.append(
        f"<h2>{escape(t('review-course'))}</h2>{_course(picture)}<p><small>{escape(picture.course_note())}</small></p>"
    )
    parts.append(f"<h2>{escape(t('review-luck'))}</h2>{_luck(picture)}")
    parts.append(f"<h2>{escape(t('review-decisions'))}</h2>{_decisions(picture)}")
    parts.append(
        f"<h2>{escape(t('review-bags'))}</h2>{_bags(picture)}<p><small>{escape(picture.bags_note())}</small></p>"
    )
    parts.append(f"<p><small>{escape(picture.note())}</small></p>\n")
    return "\n".join(parts)


def _rows(titles: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _course(picture: ReviewPicture) -> str:
    """Everybody's margin over the game, event by event."""
    found: Review = picture.found
    points = found.course
    if not points:
        return ""
    values = [margin for point in points for margin in point.margins]
    across = Scale(points[0].n, points[-1].n, _LEFT, WIDE - 60)
    up = Scale(min(values), max(values), _TALL - 14, _TOP)
    drawn = [stroke(_LEFT, up(0.0), WIDE - 60, up(0.0), "grid"), words(2, up(0.0) + 3, "0")]
    for edge in (min(values), max(values)):
        drawn.append(words(2, up(edge) + 3, f"{edge:+.0f}".replace("-", MINUS)))
    began: dict[int, int] = {}
    for point in points:
        began.setdefault(point.round, point.n)
    for number, n in began.items():
        drawn.append(stroke(across(n), _TOP, across(n), _TALL - 14, "grid"))
        drawn.append(words(across(n), _TALL - 3, str(number), anchor="middle"))
    for seat in range(len(found.scores)):
        line = [(across(point.n), up(point.margins[seat])) for point in points]
        kind = "course mine" if seat == found.seat else "course"
        drawn.append(path(line, kind, line=f"var(--c{seat})"))
        end = f"{picture.words.name(seat)[:12]} {num(points[-1].margins[seat])}".replace("-", MINUS)
        drawn.append(words(WIDE - 57, line[-1][1] + 3, end))
    return svg(_TALL, picture.words.t("review-course"), drawn)


def _luck(picture: ReviewPicture) -> str:
    t, luck = picture.words.t, picture.found.luck
    rows = []
    for part in ("cards", "bags", "gate", "decisions"):
        points = getattr(luck, part)
        half = f" ±{picture.words.decimal(points.half)}" if points.half else ""
        rows.append((escape(t("review-luck-part", part=part)), escape(picture.words.points(points.mean) + half)))
    return _rows((), rows)


def _decisions(picture: ReviewPicture) -> str:
    t = picture.words.t
    columns = [t("review-column", column=name) for name in ("round", "kind", "done", "better", "cost", "grade")]
    rows = []
    for one in picture.found.decisions:
        grade = "none" if one.grade is None else one.grade.value
        rows.append(
            (
                str(one.round),
                escape(t("review-kind", kind=one.kind.value)),
                escape(picture.said(one.chosen.commands, one)),
                escape(picture.said(one.others[0].commands, one)),
                escape(picture.cost(one)),
                f'<span class="{grade}">{escape(t("review-grade", grade=grade))}</span>',
            )
        )
    return _rows(columns, rows)


def _bags(picture: ReviewPicture) -> str:
    w = picture.words
    columns = [w.t("review-column", column=name) for name in ("round", "name", "declared", "false", "was")]
    rows = []
    for bag in picture.found.bags:
        inside = "?" if bag.cards is None else w.goods(bag.cards)
        kind = "lie" if bag.was_false else "true"
        rows.append(
            (
                str(bag.round),
                escape(w.name(bag.owner)),
                escape(w.some(bag.declared, bag.count)),
                escape(w.percent(bag.false)),
                f'<span class="{kind}">{escape(inside)}</span>',
            )
        )
    return _rows(columns, rows)
