"""Dice and Hits to choose from, and what is done to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct, structs

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
    """Turn a die to another side; 0 is not known yet. What is `added` to the dice is only told."""

    new: int
    added: tuple[tuple[str, int], ...] = ()

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
        who, what = words.one(game, self.model), words.noun(self.card, *self.kinds)
        return words.say.text("option-oil", who=who, what=what, face=self.shows)


class Toll(Struct, frozen=True):
    """What Hits on one enemy come to: the Wounds before its Armor, what it has left, and its Defense against each Hit."""

    wounds: int
    left: int
    defenses: tuple[int, ...]
    armor: int = 0

    @property
    def is_enough(self) -> bool:
        """Tell whether they are enough for it, if no Armor helps."""
        return self.wounds >= self.left

    def text(self, words: Words) -> str:
        """Say what comes of it."""
        how = "none" if not self.wounds else "kills" if self.is_enough and not self.armor else "wounds"
        return words.say.text(
            f"preview-blow-{how}",
            wounds=self.wounds,
            all="yes" if len(self.defenses) > 1 else "no",
            defense=max(self.defenses),
            armor=self.armor,
        )


class Blows(Struct):
    """Hits on one enemy whose Damage is known, and how to tell what they come to.

    What costs nothing and is enough may be `wanted` before all else; about Damage that is `let_be` it is not asked again.
    """

    hits: list[HeroHit]
    weigh: Callable[[list[HeroHit]], Toll]
    wanted: tuple[str, OnHit, HeroHit] | None = None
    let_be: list[int] = []

    def now(self) -> Toll:
        """Tell what they come to as they are."""
        return self.weigh(self.hits)

    def with_one(self, hit: HeroHit, rolled: int, bonus: int) -> Toll:
        """Tell what they would come to if one of them had this Damage."""
        return self.weigh([structs.replace(one, rolled=rolled, bonus=bonus) if one is hit else one for one in self.hits])

    def is_alike(self, hit: HeroHit) -> bool:
        """Tell whether another of them looks just like this one."""
        return any(one is not hit and (one.rolled, one.critical) == (hit.rolled, hit.critical) for one in self.hits)


class ForHit(Option):
    """Something that is done for one of the Hits whose Damage is known: what, and for which, from 1 on."""

    card: str
    number: int
    hit: HeroHit
    blows: Blows

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
        return words.say.text(
            "option-shot",
            what=words.noun(self.card, *self.kinds),
            face=self.face,
            critical="yes" if self.hit.critical else "no",
            number=self.number if self.blows.is_alike(self.hit) else 0,
        )

    def tell_change(self, words: Words, rolled: int, bonus: int) -> str:
        """Say what the Damage of the Hit becomes, and what comes of that; nothing where it stays as it is."""
        was, will = self.hit.rolled + self.hit.bonus, rolled + bonus
        if will == was:
            return ""
        now, then = self.blows.now(), self.blows.with_one(self.hit, rolled, bonus)
        change = words.say.text("preview-number", stat=words.stat("damage"), was=was, will=will)
        if now.wounds and now.wounds == then.wounds:
            comes = words.say.text("preview-blow-same", defense=then.defenses[self.number - 1])
        else:
            comes = then.text(words)
        return words.say.text("preview-blow", change=change, comes=comes)


class SpendOnHit(ForHit):
    """Spend a point of a pool on a Hit (CLASS-03)."""

    on_hit: OnHit

    def preview(self, words: Words, game: Game, who: str) -> str:  # noqa: ARG002
        """Say what the Damage becomes, if it does."""
        return self.tell_change(words, self.hit.rolled * self.on_hit.times, self.hit.bonus + self.on_hit.damage)

    @property
    def value(self) -> tuple[OnHit, HeroHit]:
        """Return what the point does, and the Hit."""
        return self.on_hit, self.hit

    @property
    def is_enough(self) -> bool:
        """Tell whether it costs nothing and makes of Hits that are not enough for the enemy ones that are."""
        if not self.on_hit.only_adds or self.blows.now().is_enough:
            return False
        return self.blows.with_one(self.hit, self.hit.rolled, self.hit.bonus + self.on_hit.damage).is_enough

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what it is."""
        return ("pools",)


class HitHarder(ForHit):
    """Pay for a Hit to be worse, as an ability allows."""

    bend: HarderHits

    def preview(self, words: Words, game: Game, who: str) -> str:  # noqa: ARG002
        """Say what the Damage becomes."""
        return self.tell_change(words, self.hit.rolled * self.bend.times, self.hit.bonus + self.bend.add)

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
