"""The English names of the packs: nobody who plays in another language should meet one that has a name there."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import yaml
from tests.content.test_lexicon import of_language, texts

from lantern.content.lexicon import lexicon
from lantern.content.loader import OWN_PACKS
from lantern.content.yaml_loader import PackLoader

WORD = re.compile(r"[\w']+")


def both(data: Any) -> Iterator[tuple[str, str]]:
    """List the texts of a pack in English and Italian."""
    if isinstance(data, dict):
        if isinstance(data.get("en"), str) and isinstance(data.get("it"), str):
            yield data["en"], data["it"]
        for value in data.values():
            yield from both(value)
    elif isinstance(data, list):
        for value in data:
            yield from both(value)


class EnglishNames:
    """The names and texts of the packs, keywords and terms that Italian says otherwise, by their first words."""

    def __init__(self) -> None:
        packs = [yaml.load(path.read_text("utf-8"), Loader=PackLoader) for path in sorted(OWN_PACKS.rglob("*.yaml"))]
        pairs = {pair for data in packs for pair in both(data)}
        pairs |= {(term.one, lexicon("it")[thing].one) for thing, term in lexicon("en").items()}
        said = {english.strip() for english, other in pairs if english != other and english[:1].isupper() and len(english) > 2}
        self.texts: dict[str, list[str]] = defaultdict(list)
        for english in said:
            self.texts[WORD.findall(english)[0]].append(english)
        italian = [*(text for data in packs for text in of_language(data, "it")), *(text for _, text in texts("it"))]
        for english in {found for text in italian for found in self.within(text)}:
            self.texts[WORD.findall(english)[0]].remove(english)  # a word of Italian, too: Scout, Whiskey

    def within(self, text: str) -> list[str]:
        """Find those that stand in a text."""
        return [
            english
            for word in dict.fromkeys(WORD.findall(text))
            for english in self.texts.get(word, ())
            if english in text and re.search(rf"(?<![\w-]){re.escape(english)}(?![\w-])", text)
        ]
