"""A player that chooses fairly among the legal answers, and now and then takes an any-time action."""

from __future__ import annotations

from random import Random

from lantern.core.glimpse import Glimpse
from lantern.core.questions import Answer, ChooseAmount, ChooseOne, ChooseSome, Confirm, PutInOrder, Question

#: One interruptible question in this many is answered by an any-time action, if there is one.
INTERRUPTS = 24
#: It thinks of fleeing once in so many times.
RESIGNS = 12


class RandomPlayer:
    """Answers anything, by the numbers of its own generator: same seed, same game."""

    def __init__(self, seed: int, interrupts: int = INTERRUPTS) -> None:
        self._random = Random(seed)  # noqa: S311 - a game, not a secret
        self._below = self._random.random
        self._interrupts = interrupts

    def answer(self, seen: Glimpse, question: Question) -> Answer | None:
        """Choose an answer."""
        below = self._below
        if question.interruptible and self._interrupts and below() * self._interrupts < 1:
            actions = seen.any_time_actions()
            if actions:
                return actions[int(below() * len(actions))].key
        if type(question) is ChooseOne:
            return int(below() * len(question.options))
        if isinstance(question, ChooseSome):
            count = question.least + int(below() * (question.most - question.least + 1))
            return sorted(self._random.sample(range(len(question.options)), count))
        if isinstance(question, ChooseAmount):
            return question.least + int(below() * (question.most - question.least + 1))
        if isinstance(question, Confirm):
            return int(below() * 2) if question.kind != "flee" else int(below() * RESIGNS < 1)
        if isinstance(question, PutInOrder):
            order = list(range(len(question.options)))
            self._random.shuffle(order)
            return order
        raise TypeError(f"unknown question {question!r}")
