"""Letters for the models on a map of text: capitals for heroes, small letters with a number for enemies."""

from __future__ import annotations

from lantern.rules.words import Words
from lantern.views.observation import ChapterObservation, Observation

COLOURS = ("red", "magenta", "yellow", "bright_red", "bright_magenta", "bright_yellow")


class Glyphs:
    """The letters and colours of everybody in a game; nothing is told by colour alone."""

    def __init__(self, seen: ChapterObservation, words: Words) -> None:
        self._seen = seen
        self.heroes = self._letters_of_heroes(words)
        kinds = list(seen.enemy_types) if isinstance(seen, Observation) else []
        self.kinds = _letters({kind: words.say.name(seen.content.enemies[kind].name).lower() for kind in kinds})
        self.colours = {kind: COLOURS[number % len(COLOURS)] for number, kind in enumerate(kinds)}

    def _letters_of_heroes(self, words: Words) -> dict[str, str]:
        """Take the last word of a name ("U.S. Marshal" is M); the second of a class gets a number."""
        heroes = self._seen.heroes.values()
        names = {hero.hero_class: words.thing(hero.hero_class, "heroes").split()[-1].upper() for hero in heroes}
        letters = _letters(names)
        return {hero.id: letters[hero.hero_class] + hero.id.removeprefix(hero.hero_class).strip("-") for hero in heroes}

    def enemy(self, model: str) -> str:
        """Name a model: the letter of its type and the end of its number."""
        assert isinstance(self._seen, Observation)
        kind = self._seen.enemies[model].kind
        return f"{self.kinds[kind]}{int(model.rpartition('-')[2]) % 100}"


def _letters(names: dict[str, str]) -> dict[str, str]:
    """Give each name the first of its letters that is still free, or any free one."""
    taken: dict[str, str] = {}
    for key, name in names.items():
        alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if name.isupper() else "abcdefghijklmnopqrstuvwxyz"
        free = (letter for letter in name + alphabet if letter in alphabet and letter not in taken.values())
        taken[key] = next(free, "?")
    return taken
