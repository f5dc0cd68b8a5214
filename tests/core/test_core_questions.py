"""The question protocol: what is legal, what needs no asking, and how questions are told apart."""

from typing import Any

import pytest
from tests.core.inn import Named

from lantern.core.errors import BadAnswerError
from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Confirm, Option, PutInOrder, Question

ONE, TWO, THREE = Named("one"), Named("two"), Named("three")


def choose_one(*options: Option) -> ChooseOne:
    return ChooseOne(kind="which", who="anna", options=list(options))


def choose_some(least: int, most: int, *options: Option) -> ChooseSome:
    return ChooseSome(kind="some", who="anna", options=list(options), least=least, most=most)


LEGAL: list[tuple[Question, list[Any], list[Any]]] = [
    (choose_one(ONE, TWO), [0, 1], [2, -1, [0], "one", True, None, 0.0]),
    (choose_some(1, 2, ONE, TWO, THREE), [[0], [2, 0]], [[], [0, 1, 2], [0, 0], [3], [-1], 0, "one", ["a"], [[0]], [True]]),
    (ChooseAmount(kind="amount", who="anna", least=2, most=4), [2, 4], [1, 5, [3], "3", True]),
    (
        PutInOrder(kind="order", who="anna", options=[ONE, TWO, THREE]),
        [[0, 1, 2], [2, 0, 1]],
        [[0, 1], [0, 1, 1], [0, 1, 2, 3], 0, ["a", 0, 1], [[0], 1, 2]],
    ),
    (Confirm(kind="sure", who="anna"), [0, 1], [2, -1, True, [1], "yes"]),
]


@pytest.mark.parametrize(("question", "answer"), [(q, a) for q, legal, _ in LEGAL for a in legal])
def test_a_legal_answer_passes(question: Question, answer: Any) -> None:
    question.check(answer)


@pytest.mark.parametrize(("question", "answer"), [(q, a) for q, _, wrong in LEGAL for a in wrong])
def test_a_wrong_answer_is_refused_in_words(question: Question, answer: Any) -> None:
    with pytest.raises(BadAnswerError, match=f"'{question.kind}' takes .*, not "):
        question.check(answer)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (choose_one(ONE), 0),
        (choose_one(ONE, TWO), None),
        (choose_some(0, 2), []),
        (choose_some(0, 0, ONE, TWO), []),
        (choose_some(2, 2, ONE, TWO), [0, 1]),
        (choose_some(0, 2, ONE, TWO), None),
        (choose_some(1, 1, ONE, TWO), None),
        (ChooseAmount(kind="amount", who="anna", least=3, most=3), 3),
        (ChooseAmount(kind="amount", who="anna", most=1), None),
        (PutInOrder(kind="order", who="anna", options=[]), []),
        (PutInOrder(kind="order", who="anna", options=[ONE]), [0]),
        (PutInOrder(kind="order", who="anna", options=[ONE, TWO]), None),
        (Confirm(kind="sure", who="anna"), None),
    ],
)
def test_a_question_with_one_legal_answer_answers_itself(question: Question, answer: Any) -> None:
    assert question.only_answer() == answer
    if answer is not None:
        question.check(answer)


def test_questions_that_differ_in_anything_that_matters_have_different_fingerprints() -> None:
    questions: list[Question] = [
        choose_one(ONE, TWO),
        choose_one(TWO, ONE),
        choose_one(ONE, TWO, THREE),
        ChooseOne(kind="which", who="ben", options=[ONE, TWO]),
        ChooseOne(kind="other", who="anna", options=[ONE, TWO]),
        choose_some(0, 1, ONE, TWO),
        choose_some(1, 1, ONE, TWO),
        choose_some(0, 2, ONE, TWO),
        ChooseAmount(kind="which", who="anna", most=1),
        ChooseAmount(kind="which", who="anna", least=1, most=2),
        PutInOrder(kind="which", who="anna", options=[ONE, TWO]),
        Confirm(kind="which", who="anna"),
    ]
    assert len({question.fingerprint() for question in questions}) == len(questions)


def test_a_fingerprint_does_not_depend_on_what_only_the_page_needs() -> None:
    plain = choose_one(Named("one"), TWO)
    rich = choose_one(Named("one", space=4), TWO)
    assert plain.fingerprint() == rich.fingerprint() == 3477882119
