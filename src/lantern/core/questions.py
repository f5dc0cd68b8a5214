"""The question protocol: a small closed family of questions, answered by indexes, amounts or any-time actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeGuard
from zlib import crc32

from msgspec import Struct, field

from lantern.core.errors import BadAnswerError

#: One index or amount, several indexes, or the key of an any-time action.
Answer = int | list[int] | str
#: The answer to a question of yes or no that says no.
NO = 0


class Option(Struct, gc=False, tag=True):
    """One legal answer. A game has a class for each meaning, with fields for what belongs to it.

    It knows its key, what it stands for, what it points at, its words, and what to expect of it. Everything but its fields is
    worked out when somebody asks: options are made by the thousand, and looked at by the dozen.
    """

    #: How keys of this class read, with words in capitals for what differs from one option to the next.
    shapes: ClassVar[tuple[str, ...]] = ()

    @property
    def key(self) -> str:
        """Return the stable name by which it is chosen, in this question."""
        raise NotImplementedError

    @property
    def value(self) -> Any:
        """Return what the rules get back."""
        return None

    @property
    def space(self) -> int | None:
        """Return the space it points at."""
        return None

    @property
    def model(self) -> str | None:
        """Return the model it points at."""
        return None

    @property
    def card(self) -> str | None:
        """Return the card, token or ability it points at."""
        return None

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what that card can be, the likeliest first: two kinds of things may share an id."""
        return ()

    @property
    def die(self) -> int | None:
        """Return the die it points at, by its place among those of the question."""
        return None

    def text(self, words: Any, game: Any) -> str:
        """Say it, in the language of these words."""
        raise NotImplementedError

    def deed(self, words: Any, game: Any) -> str:
        """Name what it would be, to say that it is not possible."""
        return self.text(words, game)

    def preview(self, words: Any, game: Any, who: str) -> str:  # noqa: ARG002 - of most options there is nothing to tell
        """Say what whoever is asked may expect of it; nothing where nothing can be told."""
        return ""

    def odds(self, game: Any, who: str) -> Chance | None:  # noqa: ARG002
        """Return how likely it works, where dice decide and the chance is known exactly."""
        return None


class Chance(Struct, frozen=True, gc=False):
    """A chance, and of what it is one: a word for which the game has a message."""

    of: str
    chance: float


class Refusal(Struct):
    """Something a player might want and may not do: why not, by which rule, and the numbers of which its words speak."""

    option: Option
    reason: str
    rule: str
    about: dict[str, int | str] = {}

    @property
    def key(self) -> str:
        """Return the key that it would have if it were possible."""
        return self.option.key


class Question(Struct, kw_only=True):
    """What every question has: its kind (names its words), who decides, and how it may be passed over."""

    kind: str
    who: str
    about: dict[str, Any] = field(default_factory=dict)
    interruptible: bool = True
    refusals: Callable[[], list[Refusal]] | None = None
    #: The answer of a hero who does not want to be asked; questions without one are always asked.
    default: Answer | None = None
    matters: bool = True
    #: Whether it is asked although it has one answer: something can be done first that brings others.
    alone: bool = False
    #: Of several that are open at once: what its own hero has done so far. Without one, whatever anybody does makes it another.
    moment: str | None = None

    @property
    def keys(self) -> list[str]:
        """Return the keys of the answers, in order."""
        raise NotImplementedError

    def check(self, answer: Answer) -> None:
        """Raise BadAnswerError, in words, unless the answer is legal."""
        raise NotImplementedError

    def only_answer(self) -> Answer | None:
        """Return the answer when there is only one."""
        return None

    def meaning(self, answer: Any) -> Any:
        """Return what a legal answer stands for."""
        return answer

    def fingerprint(self) -> int:
        """Return a stable number that tells this question from another."""
        return crc32(f"{type(self).__name__}|{self.kind}|{self.who}|{'|'.join(self.keys)}".encode())


def moment_after(moment: str, what: str) -> str:
    """Name the moment that comes after another with something that was done, or is so."""
    return f"{crc32(f'{moment}/{what}'.encode()):08x}"


def _not_one_of(answer: Answer, count: int, kind: str) -> BadAnswerError:
    return BadAnswerError(f"'{kind}' takes one number from 0 to {count - 1}, not {answer!r}.")


def _are_indexes(answer: Answer, count: int) -> TypeGuard[list[int]]:
    """Tell whether an answer is a list of different indexes; a bool is none."""
    return (
        isinstance(answer, list)
        and all(type(index) is int and 0 <= index < count for index in answer)
        and len(set(answer)) == len(answer)
    )


class ChooseOne(Question, kw_only=True):
    """Choose one option."""

    options: Sequence[Option]

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    def check(self, answer: Answer) -> None:
        if type(answer) is not int or not 0 <= answer < len(self.options):
            raise _not_one_of(answer, len(self.options), self.kind)

    def only_answer(self) -> Answer | None:
        return 0 if len(self.options) == 1 and not self.alone else None

    def meaning(self, answer: Any) -> Any:
        return self.options[answer]


class ChooseSome(Question, kw_only=True):
    """Choose from `least` to `most` options."""

    options: Sequence[Option]
    least: int = 0
    most: int

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    def check(self, answer: Answer) -> None:
        if not (_are_indexes(answer, len(self.options)) and self.least <= len(answer) <= self.most):
            raise BadAnswerError(
                f"'{self.kind}' takes {self.least} to {self.most} different numbers "
                f"from 0 to {len(self.options) - 1}, not {answer!r}."
            )

    def only_answer(self) -> Answer | None:
        if self.most == 0 or not self.options:
            return []
        return list(range(len(self.options))) if self.least == len(self.options) else None

    def meaning(self, answer: Any) -> Any:
        return [self.options[index] for index in answer]

    def fingerprint(self) -> int:
        return crc32(f"{super().fingerprint()}|{self.least}|{self.most}".encode())


class ChooseAmount(Question, kw_only=True):
    """Choose a number from `least` to `most`."""

    least: int = 0
    most: int

    @property
    def keys(self) -> list[str]:
        return [str(n) for n in range(self.least, self.most + 1)]

    def check(self, answer: Answer) -> None:
        if not isinstance(answer, int) or isinstance(answer, bool) or not self.least <= answer <= self.most:
            raise BadAnswerError(f"'{self.kind}' takes a number from {self.least} to {self.most}, not {answer!r}.")

    def only_answer(self) -> Answer | None:
        return self.least if self.least == self.most and not self.alone else None


class PutInOrder(Question, kw_only=True):
    """Put all options in an order."""

    options: Sequence[Option]

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    def check(self, answer: Answer) -> None:
        if not (_are_indexes(answer, len(self.options)) and len(answer) == len(self.options)):
            raise BadAnswerError(f"'{self.kind}' takes each number from 0 to {len(self.options) - 1} once, not {answer!r}.")

    def only_answer(self) -> Answer | None:
        return list(range(len(self.options))) if len(self.options) < 2 else None

    def meaning(self, answer: Any) -> Any:
        return [self.options[index] for index in answer]


class Confirm(Question, kw_only=True):
    """Yes or no."""

    @property
    def keys(self) -> list[str]:
        return ["no", "yes"]

    def check(self, answer: Answer) -> None:
        if type(answer) is not int or not 0 <= answer < 2:  # a bool is none
            raise _not_one_of(answer, 2, self.kind)

    def meaning(self, answer: Any) -> Any:
        return bool(answer)
