"""An issue of the Gazette, put together from an adventure, what came after it, and how the posse fared so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from lantern.gazette import notices, story
from lantern.gazette.facts import adventure_facts, between_facts
from lantern.gazette.names import foes
from lantern.gazette.notices import Casualty, Obituary, SideNotice
from lantern.gazette.outings import Outing
from lantern.gazette.press import Press
from lantern.gazette.woodcut import Woodcut, woodcut
from lantern.rules.words import Words
from lantern.views.look import ChapterLook, Look, Wire

#: Whose bag holds so many kinds of enemies names only those it holds most of.
MOST_KINDS = 6


class BagCount(Wire, frozen=True):
    """Enemies of one type, counted."""

    kind: str
    name: str
    count: int


class Fortune(Wire, frozen=True):
    """The posse after an adventure and the town that followed: what all have together, and how many were buried for good."""

    number: int
    gold: int
    xp: int
    funerals: int


class GazetteIssue(Wire, frozen=True):
    """A whole issue, in words; the page sets it, the terminal prints it."""

    number: int
    table: str
    title: str
    mission: str
    mission_id: str
    result: str
    won: bool
    number_line: str
    dateline: str
    price: str
    ears: tuple[str, str]
    headline: str
    deck: str
    story: list[str]
    caption: str
    woodcut: Woodcut
    obituaries: list[Obituary]
    casualties_title: str
    casualties: list[Casualty]
    no_casualties: str
    boxes: list[SideNotice]
    bag_title: str
    bag_line: str
    bag: list[BagCount]
    fortunes_title: str
    fortunes_line: str
    fortunes: list[Fortune]


class BackIssue(Wire, frozen=True):
    """An issue as it lies in the rack: enough to find it."""

    number: int
    table: str
    mission: str
    mission_id: str
    result: str
    won: bool
    dead: int


class Gazette(Wire, frozen=True):
    """The rack: all issues of a campaign, and how it went so far."""

    title: str
    summary: str
    issues: list[BackIssue]


class ToldChapter(NamedTuple):
    """A chapter that is over: how it looks in a language, what happened in it, and whose record each of its heroes had."""

    look: ChapterLook
    happened: Sequence[Struct]
    records: Mapping[str, str]


def issue(
    course: Sequence[Outing],
    campaign: str,
    adventure: ToldChapter,
    after: Sequence[ToldChapter],
    following: str = "",
) -> GazetteIssue:
    """Write the issue on the last adventure of a course: of it, and of the chapters after it that are over.

    `following` is the mission that comes next, if that is known.
    """
    look, number = adventure.look, course[-1].number
    assert isinstance(look, Look)
    facts = adventure_facts(adventure.happened)
    later = [(told.look, between_facts(told.happened)) for told in after]
    press = Press(look.words, campaign, number)
    mission = look.words.thing(look.state.mission, "missions")
    writer = story.Writer(press, look, facts)
    return GazetteIssue(
        number=number,
        table=course[-1].journals[0],
        title=press.text("title"),
        mission=mission,
        mission_id=look.state.mission,
        result=press.text(f"result-{story.short_result(facts.result)}"),
        won=facts.won,
        number_line=press.text("number", n=number),
        dateline=press.one_of("dateline", mission=mission),
        price=press.text("price"),
        ears=story.ears(press, facts),
        headline=writer.headline(),
        deck=writer.deck(),
        story=writer.paragraphs(),
        caption=writer.caption(),
        woodcut=woodcut(look, adventure.happened, facts),
        obituaries=notices.obituaries(press, look, facts, later, [told.records for told in (adventure, *after)]),
        casualties_title=press.text("casualties"),
        casualties=notices.casualties(press, look, facts, later),
        no_casualties=press.one_of("casualties-none"),
        boxes=notices.boxes(press, look, facts, later, following),
        bag_title=press.text("bag"),
        bag_line=press.text("bag-count", n=facts.slain),
        bag=[BagCount(kind=kind, name=str(foes(look, kind, n)), count=n) for kind, n in facts.kills.most_common(MOST_KINDS)],
        fortunes_title=press.text("fortunes"),
        fortunes_line=press.text("fortunes-about"),
        fortunes=[Fortune(number=each.number, gold=each.gold, xp=each.xp, funerals=each.funerals) for each in course],
    )


def rack(course: Sequence[Outing], words: Words) -> Gazette:
    """List the issues of a campaign, the latest first."""
    issues = [
        BackIssue(
            number=each.number,
            table=each.journals[0],
            mission=words.thing(each.mission, "missions"),
            mission_id=each.mission,
            result=words.say.text(f"gazette-result-{story.short_result(each.result)}"),
            won=each.result == "won",
            dead=each.funerals,
        )
        for each in reversed(course)
    ]
    summary = words.say.text(
        "gazette-summary",
        adventures=len(issues), won=sum(each.won for each in issues), dead=sum(each.dead for each in issues),
    )  # fmt: skip
    return Gazette(title=words.say.text("gazette-title"), summary=summary, issues=issues)
