"""Options that are one word: to stop, to take nothing, to let something go."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lantern.core.questions import Option

if TYPE_CHECKING:
    from lantern.rules.table.chapter import AnyChapter
    from lantern.rules.words import Words


class Plain(Option):
    """An option that says all with its key."""

    key: ClassVar[str] = ""
    #: Its message, where that is not called like the key.
    says: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Its key is how its keys read."""
        super().__init_subclass__()
        cls.shapes = (cls.key,)

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002 - like all others
        """Say it."""
        return words.say.text(self.says or f"option-{self.key}")


class Nothing(Plain):
    """Do none of it."""

    key: ClassVar[str] = "none"


class LetItCome(Plain):
    """Use nothing, and let come what comes."""

    key: ClassVar[str] = "go-on"


class Stop(Plain):
    """End the move."""

    key: ClassVar[str] = "stop"


class EndActivation(Plain):
    """End the activation."""

    key: ClassVar[str] = "done"


class SpendGrit(Plain):
    """Spend a Grit on more movement (GRIT-02)."""

    key: ClassVar[str] = "grit"

    def deed(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Name what it would be."""
        return words.say.text("refusal-what-grit")


class LetItGo(Plain):
    """Lose the Grit for which there is no room (GRIT-10)."""

    key: ClassVar[str] = "let-it-go"


class LetGo(Plain):
    """Drag nobody any more."""

    key: ClassVar[str] = "let-go"


class StopHits(Plain):
    """Give no more Hits; the others are lost (ATTACK-09)."""

    key: ClassVar[str] = "stop"
    says: ClassVar[str] = "option-stop-hits"


class StopFire(Plain):
    """Let the fire burn nowhere else."""

    key: ClassVar[str] = "done"
    says: ClassVar[str] = "option-stop-fire"


class KeepDice(Plain):
    """Leave the dice as they are."""

    key: ClassVar[str] = "keep"


class DrawWorld(Plain):
    """Let a card decide where a Gate leads."""

    key: ClassVar[str] = "draw"


class Fits(Plain):
    """There is room for everything by now."""

    key: ClassVar[str] = "fits"


class TopOfDread(Plain):
    """The top card of the Growing Dread stack."""

    key: ClassVar[str] = "dread"

    @property
    def value(self) -> str:
        """Return the name of no card."""
        return ""


class HealNow(Plain):
    """Catch one's breath and heal."""

    key: ClassVar[str] = "heal"

    @property
    def value(self) -> bool:
        """Tell that it is not Grit."""
        return False


class TakeGrit(Plain):
    """Recover a Grit instead of healing."""

    key: ClassVar[str] = "grit"
    says: ClassVar[str] = "option-take-grit"

    @property
    def value(self) -> bool:
        """Tell that it is Grit."""
        return True


class StopTheBleeding(Plain):
    """Spend a Grit on a Bleeding marker before it does harm (STATUS-07)."""

    key: ClassVar[str] = "stop-bleeding"


class SetOutNow(Plain):
    """Set out on the next adventure with those who were chosen."""

    key: ClassVar[str] = "set-out"
    value: ClassVar[str] = "leaving"


class AnyMission(Plain):
    """Let chance choose the mission."""

    key: ClassVar[str] = "any-mission"


class OtherMission(Plain):
    """Choose the mission anew."""

    key: ClassVar[str] = "other-mission"
    value: ClassVar[str] = "mission"


class OtherHeroes(Plain):
    """Choose anew who goes."""

    key: ClassVar[str] = "other-heroes"
    value: ClassVar[str] = "who-goes"


class AnyOf(Option):
    """A kind of deed that is not possible in any way: it is refused, and never offered."""

    key: str

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Name the deed."""
        return words.say.text(f"refusal-what-{self.key}")
