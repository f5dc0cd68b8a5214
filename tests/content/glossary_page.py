"""Keep what is made of the word list true: the words of the page (web/src/i18n/terms.ts) and docs/glossary.md.

`python -m tests.content.glossary_page` rewrites both after a word has changed.
"""

import json
from pathlib import Path

from lantern.content.language import LANGUAGES
from lantern.content.lexicon import lexicon

HOUSE = Path(__file__).parents[2]
PAGE = HOUSE / "docs" / "glossary.md"
WORDS_OF_THE_PAGE = HOUSE / "web" / "src" / "i18n" / "terms.ts"

ABOUT = """# The words of the game

One word for one thing, in each language: on cards and page, in the terminal, the log, the guide and the rulebook.
The list is `src/lantern/content/lexicon/<language>.yaml`; this page is written from it (by `tests.content.glossary_page`),
and so are the words of the page (`web/src/i18n/terms.ts`). Messages refer to a word as a Fluent term: `{ -fight }`,
`{ -fight(count: "many") }`. A test looks through every text of the game for the words that a term must not be called by
(`never`). For another language, translate the list first.

| thing | English | plural | Italian | plural | gender |
|---|---|---|---|---|---|
"""


def page() -> str:
    """Write docs/glossary.md."""
    italian = lexicon("it")
    rows = (
        (thing, term.one, term.many, italian[thing].one, italian[thing].many, italian[thing].gender)
        for thing, term in lexicon("en").items()
    )
    return ABOUT + "".join(f"| {' | '.join(row)} |\n".replace("|  |", "| |").replace("|  |", "| |") for row in rows)


def words_of_the_page() -> str:
    """Write web/src/i18n/terms.ts: the words by the ids of the things, which in TypeScript have capitals for dashes."""
    lines = [
        "/** The words of the game, from the word list of the cards. Written by `python -m tests.content.glossary_page`. */"
    ]
    lines.append("export const terms = {")
    for code in LANGUAGES:
        lines.append(f"  {code}: {{")
        for thing, term in lexicon(code).items():
            first, *rest = thing.split("-")
            name = first + "".join(word.title() for word in rest)
            said = [
                f"one: {json.dumps(term.one, ensure_ascii=False)}",
                f"many: {json.dumps(term.many or term.one, ensure_ascii=False)}",
            ]
            lines.append(f"    {name}: {{ {', '.join(said)} }},")
        lines.append("  },")
    return "\n".join([*lines, "};", ""])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    WORDS_OF_THE_PAGE.write_text(words_of_the_page(), "utf-8")
