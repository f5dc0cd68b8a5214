"""`lantern rules`: the rulebook from the command line."""

from __future__ import annotations

from typing import Literal

from lantern.cli.output import UsageError, write, write_json
from lantern.cli.settings import group
from lantern.rulebook import load
from lantern.rulebook.report import coverage, coverage_text, search_text, show_text

app = group("rules", "Look up rules, and what is proven of them.")


@app.command
def show(rule: str, /, *, lang: Literal["en", "it"] = "en") -> None:
    """Show a rule with its examples, its ruling and its proofs.

    Parameters
    ----------
    rule
        The id of a rule, such as MOVE-01.
    lang
        The language of the text.
    """
    book = load(lang)
    write(show_text(book.find(rule), book))


@app.command
def search(*words: str, limit: int = 10, lang: Literal["en", "it"] = "en") -> None:
    """List the rules that speak of some words, the best first.

    Parameters
    ----------
    words
        What to look for, such as: escape adjacent enemy.
    limit
        How many rules at most.
    lang
        The language of the words.
    """
    if not words:
        raise UsageError("Name some words to look for, such as: lantern rules search escape adjacent enemy")
    write(search_text(" ".join(words), limit, load(lang)))


@app.command(name="coverage")
def proven(*, json: bool = False) -> None:
    """Show how much of the rulebook the tests prove.

    Parameters
    ----------
    json
        Write it for a program to read.
    """
    counted = coverage()
    if json:
        write_json(counted)
    else:
        write(coverage_text(counted))
