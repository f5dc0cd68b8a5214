"""The rulebook as plain text, for the command line."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Any

from lantern.rulebook.book import Citation, Rulebook, load
from lantern.rulebook.coverage import ChapterCoverage, Coverage, coverage
from lantern.rulebook.entries import PROFILES, Rule
from lantern.rulebook.proofs import Proofs, read_proofs
from lantern.rulebook.tables import flat

__all__ = ["Coverage", "coverage", "coverage_text", "search_text", "show_text"]

WIDTH = 88
SOURCES = {
    "000": "2014 core, summary",
    "001": "revised rules compilation",
    "002": "player aid",
    "003": "2014 core",
    "004": "Gates of Valhalla",
}
ITALIAN = {
    "2014 core, summary": "base del 2014, riassunto",
    "revised rules compilation": "raccolta delle regole rivedute",
    "player aid": "aiuto per i giocatori",
    "2014 core": "base del 2014",
    "Gates of Valhalla": "Porte del Valhalla",
    "revised": "riveduto",
    "classic": "classico",
    "optional": "facoltativo",
    "house": "della casa",
    "Chapter {}, {}. Profile: {}.": "Capitolo {}, {}. Profilo: {}.",
    "Also known as {}.": "Anche {}.",
    "Table": "Tabella",
    "Examples": "Esempi",
    "stated in the rulebook": "nel regolamento",
    "derived": "ne segue",
    "given": "dato:",
    "then": "allora:",
    "Ruling": "Decisione",
    "Replaces": "Sostituisce",
    "Replaced by": "Sostituita da",
    "See": "Vedi anche",
    "Sources": "Fonti",
    "{} ({}), lines {}": "{} ({}), righe {}",
    "Proven by": "Provata da",
    "Not proven by any test yet.": "Non ancora provata da un test.",
    "No rule speaks of {}. Try fewer or other words.": "Nessuna regola parla di {}. Prova con meno parole, o con altre.",
}


def show_text(rule: Rule, book: Rulebook | None = None, proofs: Proofs | None = None) -> str:
    """Show a rule with everything that belongs to it: table, examples, ruling, relatives, sources, proofs."""
    book = load() if book is None else book
    proofs = read_proofs() if proofs is None else proofs
    chapter = book.chapter_of(rule)
    say = ITALIAN if book.language == "it" else {}
    lines = [f"{rule.id}  {rule.title}"]
    profile = _say(say, rule.profile)
    lines += [_say(say, "Chapter {}, {}. Profile: {}.").format(chapter.number, chapter.title, profile)]
    if rule.also:
        lines.append(_say(say, "Also known as {}.").format(", ".join(rule.also)))
    lines += ["", *_paragraph(rule.rule)]
    if rule.table is not None:
        lines += ["", _say(say, "Table"), *_table(rule.table, "  ")]
    if rule.examples:
        lines += ["", _say(say, "Examples")]
    for number, example in enumerate(rule.examples, start=1):
        origin = _say(say, "stated in the rulebook" if example.stated else "derived")
        lines += _paragraph(f"{Citation(rule.id, number)} ({origin})", "  ")
        lines += _paragraph(f"{_say(say, 'given')} {example.given}", "    ")
        lines += _paragraph(f"{_say(say, 'then')} {example.expect}", "    ")
    if rule.ruling:
        lines += ["", _say(say, "Ruling"), *_paragraph(rule.ruling, "  ")]
    relatives = [
        ("Replaces", [book.find(rule.replaces)] if rule.replaces else []),
        ("Replaced by", book.replaced_by(rule)),
        ("See", [book.find(name) for name in rule.see]),
    ]
    for heading, others in relatives:
        if others:
            lines += ["", _say(say, heading), *(f"  {_named(other, say)}" for other in others)]
    lines += ["", _say(say, "Sources"), *_sources(rule, say)]
    lines += ["", *_proven_by(rule, proofs, say)]
    return "\n".join(lines)


def search_text(words: str, limit: int = 10, book: Rulebook | None = None) -> str:
    """List the rules that speak of these words, the best first, each with the sentence that fits."""
    book = load() if book is None else book
    say = ITALIAN if book.language == "it" else {}
    lines = []
    for match in book.search(words, limit):
        lines.append(_named(match.rule, say))
        lines += _paragraph(match.excerpt, "    ")
    nothing = _say(say, "No rule speaks of {}. Try fewer or other words.")
    return "\n".join(lines) or nothing.format(repr(words))


def coverage_text(counted: Coverage | None = None) -> str:
    """Show a table of what is proven: a row per chapter, a column per profile and one for stated examples."""
    counted = coverage() if counted is None else counted
    rows = [["Chapter", "", *PROFILES, "examples"]]
    rows += [_row(chapter) for chapter in counted.chapters]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column < 2 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    share = 100 * counted.proven / counted.total if counted.total else 0.0
    lines += ["", f"{counted.proven} of {counted.total} rules proven ({share:.1f} %)."]
    if counted.examples_owed:
        lines += _paragraph(f"Examples that must be proven and are not yet: {', '.join(counted.examples_owed)}.")
    return "\n".join(lines)


def _row(chapter: ChapterCoverage) -> list[str]:
    counts = [chapter.profiles.get(profile) for profile in PROFILES]
    cells = [f"{count.proven}/{count.total}" if count else "" for count in counts]
    examples = f"{chapter.examples.proven}/{chapter.examples.stated}" if chapter.examples.stated else ""
    return [chapter.chapter, chapter.title, *cells, examples]


def _named(rule: Rule, say: Mapping[str, str]) -> str:
    profile = "" if rule.profile == "revised" else f" ({_say(say, rule.profile)})"
    return f"{rule.id}  {rule.title}{profile}"


def _paragraph(text: str, indent: str = "") -> list[str]:
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _table(value: Any, indent: str) -> Iterator[str]:
    """Lay out a table: what is short on one line, the rest indented below its key."""
    pairs: Iterable[tuple[str, Any]]
    pairs = (
        ((f"{key}:", inner) for key, inner in value.items()) if isinstance(value, dict) else (("-", inner) for inner in value)
    )
    for key, inner in pairs:
        written = flat(inner)
        if not isinstance(inner, dict | list) or len(indent) + len(key) + len(written) < WIDTH:
            yield from wrap(f"{key} {written}", WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ")
        else:
            yield f"{indent}{key}"
            yield from _table(inner, f"{indent}  ")


def _sources(rule: Rule, say: Mapping[str, str]) -> Iterator[str]:
    books: dict[str, list[str]] = {}
    for source in rule.sources:
        number, _, lines = source.partition(":")
        books.setdefault(number, []).append(lines)
    for number, places in books.items():
        told = _say(say, "{} ({}), lines {}").format(number, _say(say, SOURCES[number]), ", ".join(places))
        yield from _paragraph(told, "  ")


def _proven_by(rule: Rule, proofs: Proofs, say: Mapping[str, str]) -> list[str]:
    tests = proofs.rules.get(rule.id)
    return [_say(say, "Proven by"), *(f"  {test}" for test in tests)] if tests else [_say(say, "Not proven by any test yet.")]


def _say(say: Mapping[str, str], english: str) -> str:
    return say.get(english, english)
