"""Spanish: articles by gender and number, and "del" and "al"."""

from typing import Literal

from lantern.content.nouns import Forms, Noun
from lantern.content.tongues.tongue import Preposition, Tongue

THE = {("m", "one"): "el", ("f", "one"): "la", ("m", "many"): "los", ("f", "many"): "las"}
WORDS = {"of": "de", "to": "a", "in": "en", "on": "sobre", "with": "con"}


class Spanish(Tongue):
    """A language of which only some messages are there."""

    def guessed(self, words: str) -> Forms:
        first = words.split(" ", 1)[0]
        gender: Literal["m", "f"] = "f" if first.rstrip("s").endswith("a") else "m"
        number: Literal["one", "many"] = "many" if first.endswith("s") else "one"
        return Forms(gender=gender, number=number, plural=f"{words}s", article=True)

    def a(self, noun: Noun) -> str:
        return str(noun) if noun.forms.number == "many" else f"{'una' if noun.forms.gender == 'f' else 'un'} {noun}"

    def the(self, noun: Noun, preposition: Preposition | None = None) -> str:
        article = THE[str(noun.forms.gender), str(noun.forms.number)]
        grown = {("of", "el"): "del", ("to", "el"): "al"}.get((preposition or "", article))
        before = grown or (f"{WORDS[preposition]} {article}" if preposition else article)
        return f"{before} {noun}"
