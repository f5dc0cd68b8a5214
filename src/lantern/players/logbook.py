"""The log as lines of text: headings, the story, and in small print the dice and what cards say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct
from rich.text import Text

from lantern.content.names import back_of, of_deck
from lantern.rules.table import events
from lantern.rules.words import Words, weight_of
from lantern.views.faces import row_text
from lantern.views.observation import ChapterObservation

#: Decks whose cards are read out when they are drawn.
READ_OUT = frozenset({"darkness", "dread", "encounter", "loot", "scavenge", "gear", "artifact", "personal"})
STYLES = {"heading": "bold", "story": "", "detail": "bright_black"}
INDENTS = {"heading": "", "story": "  ", "detail": "    "}
#: What stays on one line: a word, or a price whose sign comes after it.
WORDS = re.compile(r"\S+(?: \$(?!\d)\S*)?")


def log_lines(seen: ChapterObservation, words: Words, happened: Iterable[Struct], width: int) -> list[Text]:
    """Write what happened, line by line."""
    return [line for event in happened for line in _lines(seen, words, event, width)]


def _lines(seen: ChapterObservation, words: Words, event: Struct, width: int) -> Iterator[Text]:
    weight = weight_of(event, seen.heroes)
    text = seen.event_text(words, event)
    if isinstance(event, events.TurnBegan):
        text = f"--- {text} ---"
    yield from wrapped(text, width, INDENTS[weight], STYLES[weight])
    if isinstance(event, events.Drew) and back_of(event.deck)[0] in READ_OUT:
        yield from _read_out(words.detail_text(event.card, *of_deck(event.deck)), width)
    if isinstance(event, events.Noted) and (chart := event.message.removeprefix("chart-")) in words.content.charts:
        yield from _read_out(row_text(words, chart, event.number), width)


def _read_out(lines: list[str], width: int) -> list[Text]:
    """Write what a card or a row says in one paragraph; what is no sentence ends as one."""
    said = " ".join(line if line.endswith((".", "!", "?", ":")) else f"{line}." for line in lines)
    return wrapped(said, width, INDENTS["detail"], "italic") if said else []


def wrapped(text: str, width: int, indent: str = "", style: str = "", hang: str = "  ") -> list[Text]:
    """Break a text at blanks, but no price before its sign; the lines after the first hang in a little more."""
    lines, line, begun = [], indent, False
    for word in WORDS.findall(" ".join(text.split())):
        if begun and len(line) + len(word) > width:
            lines.append(line.rstrip())
            line, begun = f"{indent}{hang}", False
        line += f"{word} "
        begun = True
    return [Text(each, style) for each in (*lines, line.rstrip())]
