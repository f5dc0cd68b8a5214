"""The book as one page for a browser, in the colours of the table: parchment cards on umber, each kind a chapter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from lantern.content.book import BookChapter, BookPage
from lantern.content.language import Language

STYLE = """
:root { --coal: #0b0809; --umber: #1e1712; --seam: #4e3c2b; --bone: #f0e4cb; --ash: #c2b294; --lamp: #ffc562;
  --parchment: #d9ccad; --edge: #c8b993; --ink: #22170d; --ink-2: #4a3822; --blood: #841a13; }
* { box-sizing: border-box; }
body { margin: 0;
  background: var(--umber) radial-gradient(circle at 50% -10%, #3a2c20, var(--coal) 75%) fixed; color: var(--bone);
  font: 17px/1.45 "Alegreya", Georgia, "Times New Roman", serif; }
header { max-width: 76rem; margin: 0 auto; padding: 3rem 1.5rem 1rem; }
h1, h2 { font-family: "Rye", Georgia, serif; font-weight: 400; color: var(--lamp); letter-spacing: .02em; }
h1 { font-size: 2.6rem; margin: 0; }
header p { color: var(--ash); margin: .3rem 0 1rem; }
nav { display: flex; flex-wrap: wrap; gap: .4rem 1.1rem; border-block: 1px solid var(--seam); padding: .6rem 0; }
nav a { color: var(--bone); text-decoration: none; } nav a:hover { color: var(--lamp); } nav small { color: var(--ash); }
section { max-width: 76rem; margin: 0 auto; padding: 1rem 1.5rem 2rem; }
h2 { font-size: 1.7rem; border-bottom: 1px solid var(--seam); padding-bottom: .3rem; }
.shelf { columns: 21rem; column-gap: 1rem; }
article { break-inside: avoid; margin: 0 0 1rem; padding: .9rem 1.1rem 1rem; color: var(--ink); background: var(--parchment);
  border: 1px solid var(--edge); border-radius: 3px; box-shadow: 0 2px 10px #0008, inset 0 0 2.5rem #b9a57a66; }
article h3 { margin: 0; font-size: 1.2rem; line-height: 1.2; color: var(--blood); }
article p { margin: .4rem 0 0; } article p.way { margin-left: 1em; text-indent: -.8em; }
.what { font: 600 .8rem/1.3 "Alegreya Sans", system-ui, sans-serif; letter-spacing: .04em; color: var(--ink-2); }
.flavour { font-style: italic; color: var(--ink-2); }
.source { font: .75rem/1.3 "Alegreya Sans", system-ui, sans-serif; color: var(--ink-2); border-top: 1px solid var(--edge);
  padding-top: .35rem; }
@media print { body { background: #fff; color: #000; } article { box-shadow: none; background: #fff; } nav { display: none; } }
"""


def book_page(chapters: Iterable[BookChapter], say: Language, boxes: str) -> str:
    """Write the book as a page that needs nothing else."""
    all_of_them = list(chapters)
    title, about = escape(say.text("book-title")), escape(say.text("book-of", what=boxes))
    links = "".join(
        f'<a href="#{chapter.kind}">{escape(chapter.name)} <small>{len(chapter.pages)}</small></a>' for chapter in all_of_them
    )
    return "\n".join([
        f'<!doctype html>\n<html lang="{say.code}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{STYLE}</style></head><body>",
        f"<header><h1>{title}</h1><p>{about}</p><nav>{links}</nav></header>",
        *(line for chapter in all_of_them for line in _chapter(chapter)),
        "</body></html>\n",
    ])  # fmt: skip


def _chapter(chapter: BookChapter) -> Iterator[str]:
    yield f'<section id="{chapter.kind}"><h2>{escape(chapter.name)}</h2><div class="shelf">'
    yield from map(_card, chapter.pages)
    yield "</div></section>"


def _card(page: BookPage) -> str:
    lines = [f'<article id="{escape(page.id)}"><h3>{escape(page.name)}</h3>']
    lines += [_paragraph(text, kind) for text, kind in ((page.what, "what"), (page.flavour, "flavour")) if text]
    lines += [_paragraph(text, "way" if text.startswith("•") else "") for text in page.text]
    return "".join([*lines, _paragraph(page.source, "source"), "</article>"])


def _paragraph(text: str, kind: str) -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"
