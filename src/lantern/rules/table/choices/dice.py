"""Dice and Hits to choose from, and what is done to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lantern.content.bends.attacks import HarderHits
from lantern.content.kits import OnHit
from lantern.content.names import OF_HEROES
from lantern.core.questions import Option
from lantern.rules.table.bearing import Usable

if TYPE_CHECKING:
    from lantern.rules.belongings.hero_arms import HeroHit
    from lantern.rules.table.game import Game
    from lantern.rules.words import Words


class OnDie(Option):
    """A die of those on the table, by its place, and what it shows."""

    die: int
    face: int

    shapes: ClassVar[tuple[str, ...]] = ("die-N",)

    @property
    def key(self) -> str:
        """Return its number."""
        return f"die-{self.die + 1}"

    @property
    def value(self) -> object:
        """Return its place."""
        return self.die

    def text(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Say what it shows."""
        return words.say.text("option-die", face=self.face)


class PickDie(OnDie):
    """One of the dice that somebody has rolled."""


class CallNumber(Option):
    """A number to call before dice are rolled."""

    face: int

    shapes: ClassVar[tuple[str, ...]] = ("call-N",)

    @property
    def key(self) -> str:
        """Return the number."""
        return f"call-{self.face}"

    @property
    def value(self) -> int:
        """Return the number."""
        return self.face

    def text(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Say it."""
        return words.say.text("option-call", face=self.face)


class CountDie(OnDie):
    """Let this die of the Move roll count."""

    @property
    def value(self) -> int:
        """Return what it shows."""
        return self.face


class TurnTo(OnDie):
    """Turn a die to another side; 0 is not known yet."""

    new: int

    shapes: ClassVar[tuple[str, ...]] = ("turn-N-N", "turn-N-again")

    @property
    def key(self) -> str:
        """Return what it shows, and what it will show."""
        return f"turn-{self.face}-{self.new or 'again'}"

    @property
    def value(self) -> tuple[int, int]:
        """Return its place, and what it will show."""
        return self.die, self.new

    def text(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Say what becomes of it."""
        return words.say.text("option-turn" if self.new else "option-turn-again", face=self.face, new=self.new)


class GiveHit(Option):
    """One of the Hits to give, by its place among them."""

    die: int
    hit: HeroHit

    shapes: ClassVar[tuple[str, ...]] = ("hit-N",)

    @property
    def key(self) -> str:
        """Return its number."""
        return f"hit-{self.die + 1}"

    @property
    def value(self) -> HeroHit:
        """Return the Hit."""
        return self.hit

    @property
    def face(self) -> int:
        """Return what was rolled for it."""
        return self.hit.face

    def text(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Say what was rolled for it."""
        return words.say.text("option-hit", face=self.hit.face, critical="yes" if self.hit.critical else "no")


class BurnOil(Option):
    """Burn a token of a hero to roll one of the dice against the Darkness again, and what that die shows."""

    model: str
    card: str
    die: int
    shows: int

    shapes: ClassVar[tuple[str, ...]] = ("HERO:ID:die-N",)
    kinds: ClassVar[tuple[str, ...]] = ("side-bag-tokens",)

    @property
    def key(self) -> str:
        """Return whose token, and which die."""
        return f"{self.model}:{self.card}:die-{self.die + 1}"

    @property
    def value(self) -> tuple[str, str, int]:
        """Return whose token, and which die."""
        return self.model, self.card, self.die

    def text(self, words: Words, game: Game) -> str:
        """Say who burns what for which die."""
        who, what = words.who(game, self.model), words.thing(self.card, *self.kinds)
        return words.say.text("option-oil", who=who, what=what, face=self.shows)


class ForHit(Option):
    """Something that is done for one of the Hits whose Damage is known: what, and for which, from 1 on."""

    card: str
    number: int
    hit: HeroHit

    shapes: ClassVar[tuple[str, ...]] = ("ID:N",)

    @property
    def key(self) -> str:
        """Return what is done, and for which Hit."""
        return f"{self.card}:{self.number}"

    @property
    def face(self) -> int:
        """Return the Damage that was rolled."""
        return self.hit.rolled

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what a hero can have that does it."""
        return OF_HEROES

    def text(self, words: Words, game: Game) -> str:  # noqa: ARG002
        """Say what is done, and for which Damage."""
        return words.say.text("option-shot", what=words.thing(self.card, *self.kinds), face=self.face)


class SpendOnHit(ForHit):
    """Spend a point of a pool on a Hit (CLASS-03)."""

    on_hit: OnHit

    def preview(self, words: Words, game: Game, who: str) -> str:  # noqa: ARG002
        """Say what the Damage becomes, if it does."""
        was = self.hit.rolled + self.hit.bonus
        will = was + self.hit.rolled * (self.on_hit.times - 1) + self.on_hit.damage
        stat = words.stat("damage")
        return words.say.text("preview-number", stat=stat, was=was, will=will) if will != was else ""

    @property
    def value(self) -> tuple[OnHit, HeroHit]:
        """Return what the point does, and the Hit."""
        return self.on_hit, self.hit

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what it is."""
        return ("pools",)


class HitHarder(ForHit):
    """Pay for a Hit to be worse, as an ability allows."""

    bend: HarderHits

    @property
    def value(self) -> tuple[HarderHits, HeroHit]:
        """Return what it allows, and the Hit."""
        return self.bend, self.hit


class UseForHit(ForHit):
    """Use something for a Hit."""

    usable: Usable

    @property
    def value(self) -> tuple[Usable, HeroHit]:
        """Return what is used, and the Hit."""
        return self.usable, self.hit

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what it is."""
        return (self.usable.kind,)
