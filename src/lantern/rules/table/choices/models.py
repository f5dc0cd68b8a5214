"""Heroes and enemies to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lantern.core.questions import Option

if TYPE_CHECKING:
    from lantern.rules.table.chapter import AnyChapter
    from lantern.rules.table.game import Game
    from lantern.rules.words import Words


class ChooseHero(Option):
    """A hero."""

    hero: str

    shapes: ClassVar[tuple[str, ...]] = ("HERO",)

    @property
    def key(self) -> str:
        """Return the hero's id."""
        return self.hero

    @property
    def value(self) -> str:
        """Return the hero's id."""
        return self.hero

    @property
    def model(self) -> str:
        """Return the hero's id."""
        return self.hero

    def text(self, words: Words, game: AnyChapter) -> str:
        """Call the hero by its name."""
        return words.who(game, self.hero)


class Drag(ChooseHero):
    """Drag a KO'd hero along (KO-10)."""

    shapes: ClassVar[tuple[str, ...]] = ("drag:HERO",)

    @property
    def key(self) -> str:
        """Return its key."""
        return f"drag:{self.hero}"

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who is dragged."""
        return words.say.text("option-drag", who=words.one(game, self.hero))


class HelpUp(ChooseHero):
    """Help a KO'd hero up (KO-08)."""

    shapes: ClassVar[tuple[str, ...]] = ("help:HERO",)

    @property
    def key(self) -> str:
        """Return its key."""
        return f"help:{self.hero}"

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who is helped."""
        return words.say.text("option-help", who=words.one(game, self.hero))

    def deed(self, words: Words, game: AnyChapter) -> str:
        """Name the help."""
        return words.say.text("refusal-what-help", who=words.one(game, self.hero))


class ChooseEnemy(Option):
    """An enemy, and where it stands."""

    enemy: str
    space: int

    shapes: ClassVar[tuple[str, ...]] = ("ENEMY",)
    says: ClassVar[str] = "option-enemy"

    @property
    def key(self) -> str:
        """Return the enemy's id."""
        return self.enemy

    @property
    def value(self) -> str:
        """Return the enemy's id."""
        return self.enemy

    @property
    def model(self) -> str:
        """Return the enemy's id."""
        return self.enemy

    def text(self, words: Words, game: Game) -> str:
        """Say who it is and where."""
        return words.say.text(self.says, who=words.one(game, self.enemy), space=words.space_text(game, self.space))

    def preview(self, words: Words, game: Game, who: str) -> str:  # noqa: ARG002 - it is the same for all
        """Say what is left of it."""
        return words.enemy_text(game, self.enemy)


class IsolateModel(Option):
    """Take a hero or an enemy out of the fight."""

    target: str

    shapes: ClassVar[tuple[str, ...]] = ("HERO", "ENEMY")

    @property
    def key(self) -> str:
        """Return the model's id."""
        return self.target

    @property
    def value(self) -> str:
        """Return the model's id."""
        return self.target

    @property
    def model(self) -> str:
        """Return the model's id."""
        return self.target

    def text(self, words: Words, game: Game) -> str:
        """Call the model by its name."""
        return words.who(game, self.target)

    def preview(self, words: Words, game: Game, who: str) -> str:  # noqa: ARG002
        """Say what is left of an enemy."""
        return words.enemy_text(game, self.target) if self.target in game.state.enemies else ""
