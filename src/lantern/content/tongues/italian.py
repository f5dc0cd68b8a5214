"""Italian: articles by gender, number and the sound that follows, grown together with the prepositions before them."""

from __future__ import annotations

import re
from typing import Literal

from lantern.content.nouns import Forms, Noun
from lantern.content.tongues.tongue import Preposition, Tongue

GenderAndNumber = tuple[Literal["m", "f"] | None, Literal["one", "many"]]
#: An article at the beginning of a name -> gender and number.
OWN_ARTICLES: dict[str, GenderAndNumber] = {
    "Il ": ("m", "one"), "Lo ": ("m", "one"), "La ": ("f", "one"), "I ": ("m", "many"), "Gli ": ("m", "many"),
    "Le ": ("f", "many"), "L'": (None, "one"), "Un ": ("m", "one"), "Uno ": ("m", "one"), "Una ": ("f", "one"),
    "Un'": ("f", "one"),
}  # fmt: skip
#: Before these sounds the masculine is "lo", "gli", "uno".
HARD = re.compile(r"(?:s[^aeiouàèéìòùh]|z|x|y[^aeiou]|gn|ps|pn|j$)", re.IGNORECASE)
VOWEL = re.compile(r"[aeiouàèéìòùAEIOUÀÈÉÌÒÙ]")
GROWN = {"of": "de", "to": "a", "in": "ne", "on": "su", "from": "da"}
PLAIN = {"of": "di", "to": "a", "in": "in", "on": "su", "with": "con", "from": "da"}
ENDINGS: dict[str, GenderAndNumber] = {
    "a": ("f", "one"),
    "o": ("m", "one"),
    "i": ("m", "many"),
    "à": ("f", "one"),
    "ù": ("f", "one"),
}
#: Ends of feminine nouns that the last letter does not tell.
FEMININE = ("ione", "udine", "igine", "ice", "edine")
#: Words of which the end tells nothing, or the wrong thing -> gender and number.
IRREGULAR: dict[str, GenderAndNumber] = {
    **dict.fromkeys(
        (
            "arte", "base", "carne", "cenere", "chiave", "corrente", "croce", "dinamite", "fame", "febbre", "fede",
            "fiche", "fine", "fonte", "frase", "legge", "luce", "madre", "mano", "mente", "morte", "nave", "neve",
            "notte", "nube", "parete", "pelle", "peste", "polvere", "radio", "rete", "sete", "strage", "torre",
            "valle", "veste", "voce",
        ),
        ("f", "one"),
    ),
    **dict.fromkeys(
        (
            "accette", "ali", "anime", "armi", "asce", "bende", "bisacce", "bombe", "braccia", "capanne", "cariche", "carte",
            "cartucce", "casse", "catene", "corna", "dita", "erbe", "fauci", "forze", "frecce", "gocce", "isole",
            "lacrime", "lame", "lampade",
            "lanterne", "legioni", "lingue", "monete", "mosche", "ombre", "orde", "orme", "ossa", "pagine", "pareti", "parole",
            "pepite", "piante", "pietre", "pistole", "placche", "pozze", "pustole", "rovine", "sabbie", "sanguisughe",
            "scaglie",
            "schegge", "scritte", "scritture", "spezie", "storie", "strade", "tentazioni", "travi", "uova", "urla", "ventose",
            "vesti", "voci", "zanne",
        ),
        ("f", "many"),
    ),
    **dict.fromkeys(
        ("medaglione", "parassita", "perizoma", "poeta", "portafortuna", "prisma", "problema", "profeta", "tema"), ("m", "one")
    ),
}  # fmt: skip


class Italian(Tongue):
    """The second language of the cards."""

    def guessed(self, words: str) -> Forms:
        """Guess from an article of its own, or from the end of the first word."""
        for article, (gender, number) in OWN_ARTICLES.items():
            if _begins(words, article):
                found = self.guessed(words[len(article) :])
                return Forms(gender=gender or found.gender, number=number, plural=found.plural, article=True)
        first = words.split(" ", 1)[0].lower()
        gender, number = ENDINGS.get(first[-1:], ("m", "one"))
        if first in IRREGULAR:
            gender, number = IRREGULAR[first]
        elif first.endswith(FEMININE):
            gender = "f"
        return Forms(gender=gender, number=number, plural=str(words), article=True)

    def a(self, noun: Noun) -> str:
        """Say un, uno, una or un'."""
        bare = _bare(noun)
        if noun.forms.number == "many" or not noun.forms.article:
            return str(noun)
        if noun.forms.gender == "f":
            return f"un'{bare}" if VOWEL.match(bare) else f"una {bare}"
        return f"{'uno' if HARD.match(bare) else 'un'} {bare}"

    def the(self, noun: Noun, preposition: Preposition | None = None) -> str:
        """Say il, lo, l', la, i, gli, le; after a preposition del, dello, dell' ..., or con il."""
        if not noun.forms.article:
            plain = "ad" if preposition == "to" and noun[:1] in "aA" else PLAIN.get(preposition or "", "")
            return f"{plain} {noun}".strip()
        bare = _bare(noun)
        article = _article(bare, noun.forms)
        if preposition is None or preposition == "with":
            what = f"{article}{bare}" if article.endswith("'") else f"{article} {bare}"
            return f"con {what}" if preposition else what
        stem = GROWN[preposition]
        grown = {"il": f"{stem}l", "i": f"{stem}i", "gli": f"{stem}gli"}.get(article, f"{stem}l{article}")
        return f"{grown}{bare}" if grown.endswith("'") else f"{grown} {bare}"


def _article(bare: str, forms: Forms) -> str:
    vowel, hard = VOWEL.match(bare), HARD.match(bare)
    if forms.gender == "f":
        return "le" if forms.number == "many" else "l'" if vowel else "la"
    if forms.number == "many":
        return "gli" if vowel or hard else "i"
    return "l'" if vowel else "lo" if hard else "il"


def _bare(noun: str) -> str:
    """Take an article of its own off a name: La pozza nera, pozza nera."""
    return next((noun[len(article) :] for article in OWN_ARTICLES if _begins(noun, article)), str(noun))


def _begins(words: str, article: str) -> bool:
    """Tell whether words begin with an article, be it at the beginning of a sentence or inside one."""
    return words.startswith((article, article.lower()))
