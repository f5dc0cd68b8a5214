"""One who puts cards into words serves all tables at once, so it must not matter how many speak with it."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from lantern.content.loader import load
from lantern.content.powers import Action, Trigger
from lantern.content.sentences import Sentences
from lantern.content.verbs.changes import Modify


@pytest.fixture
def restless() -> Iterator[None]:
    """Let threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("lang", ["en", "it"])
def test_sentences_are_the_same_whoever_else_speaks(lang):
    say = Sentences(lang, load(user=False))
    inside = Trigger(on="hit", effect=(Modify(until="attack", change={"damage": 1}),))
    outside = Action(effect=(Modify(until="attack", change={"damage": 1}),))
    alone = say.trigger(inside), say.action(outside)

    def speak(number: int) -> set[str]:
        return {say.trigger(inside) if number % 2 else say.action(outside) for _ in range(500)}

    with ThreadPoolExecutor(4) as threads:
        for number, told in enumerate(threads.map(speak, range(8))):
            assert told == {alone[0 if number % 2 else 1]}


def test_one_who_speaks_keeps_nothing_in_mind():
    content = load(user=False)
    say = Sentences("en", content)
    slots = [name for cls in type(say).__mro__ for name in getattr(cls, "__slots__", ())]
    before = [getattr(say, name) for name in slots]
    for entry in content.items.values():
        for trigger in entry.triggers:
            say.trigger(trigger)
            assert [getattr(say, name) for name in slots] == before
