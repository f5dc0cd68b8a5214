"""The course of a scenario as a person reads it."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from lantern.scenarios.witness import Began, Chose, CourseOfEvents, PassedOver, SeenQuestion, Threw, Told

WIDTH = 120
#: What is shown of a course: what explains it, and its log. The entries that made something happen belong to both.
EXPLAINS = (Began, SeenQuestion, PassedOver, Threw, Chose)
LOG = (Began, Told)


def chosen(course: CourseOfEvents, *, explain: bool, log: bool) -> CourseOfEvents:
    """Leave out of a course what nobody wants to know."""
    wanted = (*(EXPLAINS if explain else ()), *(LOG if log else ()))
    return [note for note in course if isinstance(note, wanted)]


def course_lines(course: CourseOfEvents) -> Iterator[str]:
    """Tell a course line by line."""
    for note in course:
        match note:
            case Began():
                yield f"{note.at} {note.what}"
            case Told():
                yield f"    | {note.text}"
            case Threw():
                yield f"    rolled for {note.purpose}: {' '.join(map(str, note.faces))}"
            case Chose():
                yield f"    chosen by chance, {note.purpose}: {note.key} (of {', '.join(note.among)})"
            case PassedOver():
                why = "the only answer" if note.only_answer else "the default; `ask` for it to be asked"
                about = f" ({note.about})" if note.about else ""
                yield f"    not asked: {note.kind} of {note.who}{about}: {note.answer} ({why})"
            case SeenQuestion():
                yield from _asked(note)


def _asked(asked: SeenQuestion) -> Iterator[str]:
    yield f"    {asked.kind}, asked of {asked.who}: {asked.text}"
    optional = "" if asked.default is None else f" (without `ask`: {asked.default})"
    if asked.options:
        yield f"      {asked.takes}{optional}:"
        longest = min(40, max(len(choice.key) for choice in asked.options))
        for choice in asked.options:
            yield f"        {choice.key:<{longest}}  {choice.label}"
    else:
        yield f"      {asked.takes}{optional}"
    for refusal in asked.refused:
        yield f"      refused: {refusal.key}: {refusal.reason} ({refusal.rule})"
    if asked.any_time:
        first, rest = "      at any time: ", " " * 8
        yield from wrap(", ".join(asked.any_time), WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)
    yield f"    > {asked.answered_by} {asked.answer}" if asked.answered_by else "    > left open"
