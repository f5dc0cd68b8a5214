"""What has been worked out and holds until something changes: for this game, or for all games in which the same is true."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from weakref import ref

if TYPE_CHECKING:
    from lantern.content.entry import Power
    from lantern.content.library import Content
    from lantern.content.powers import RollAgain
    from lantern.rules.belongings.hands import Build
    from lantern.rules.table.chapter import AnyChapter
    from lantern.rules.table.listening import Listener
    from lantern.rules.table.points import Answers
    from lantern.rules.table.reasons import Modifiers
    from lantern.rules.table.state import EnemyModel, Hero

#: How much is kept for other games before a shelf is emptied.
MOST_SHELVED = 8_192

Key = TypeVar("Key", bound=Hashable)
Found = TypeVar("Found")


class Shared(dict[str, Found], Generic[Key, Found]):
    """What follows, for each name, from its key and the entries of the packs alone; whatever has the same key shares it.

    It is looked up when somebody asks for a name, and forgotten for a name by taking that out.
    """

    def __init__(
        self,
        game: AnyChapter,
        shelf: dict[Key, Found],
        key_of: Callable[[Any, str], Key],
        make: Callable[[Content, Key], Found],
    ) -> None:
        super().__init__()
        self._game = ref(game)  # a game that is over goes at once, without waiting for the collector
        self._shelf = shelf
        self._key_of = key_of
        self._make = make

    def __missing__(self, name: str) -> Found:
        game = self._game()
        assert game is not None
        key = self._key_of(game, name)
        found = self._shelf.get(key)
        if found is None:
            if len(self._shelf) >= MOST_SHELVED:
                self._shelf.clear()
            found = self._shelf[key] = self._make(game.content, key)
        self[name] = found
        return found


class Overall:
    """What is derived for a whole game, and not for one name; None where nobody has asked since it changed.

    One thing of the game has it all: a game with more attributes than thirty would find each of them more slowly.
    """

    __slots__ = ("classes", "foes", "last_listeners", "near", "shared_rerolls", "standing")

    def __init__(self) -> None:
        #: The class of each hero.
        self.classes: dict[str, str] | None = None
        #: The heroes that stand.
        self.standing: tuple[Hero, ...] | None = None
        #: The spaces of all enemies, as a set, and those next to a space.
        self.foes: int | None = None
        self.near: dict[int, tuple[EnemyModel, ...]] = {}
        #: What lets everybody roll dice again.
        self.shared_rerolls: list[tuple[str, str, int, RollAgain]] | None = None
        #: Who was asked for the index of listeners that was made last, and that index.
        self.last_listeners: tuple[list[dict[str, list[Listener]]], dict[str, list[Listener]]] = [], {}


class Remembered:
    """Everything derived for one name in this game; empty, or None, where nobody has asked yet.

    Whoever works it out puts it here. What hangs on nothing of this game is in the Bearing of a hero, the Breed of a type.
    """

    __slots__ = ("bends", "build", "flags", "listeners", "modifiers", "powers", "settled", "values")

    def __init__(self) -> None:
        #: The numbers that hang on nothing of the moment, by stat.
        self.values: dict[str, int] = {}
        self.flags: frozenset[str] | None = None
        #: What answers at which rule point.
        self.bends: Answers | None = None
        self.modifiers: Modifiers | None = None
        #: What a hero has to hold and wear things with.
        self.build: Build | None = None
        #: Whether all that a hero could hold and wear is in use, and fits.
        self.settled = False
        #: What belongs to nobody, and what of it listens.
        self.powers: list[tuple[str, Power]] | None = None
        self.listeners: dict[str, list[Listener]] | None = None
