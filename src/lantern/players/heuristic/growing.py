"""Levels: gain them as soon as possible, and take what is worth most. These rules of thumb need no map."""

from __future__ import annotations

from collections import Counter

from lantern.content.effects import Choice
from lantern.content.verbs.changes import Grow
from lantern.core.questions import Answer, ChooseAmount, ChooseOne, Confirm, Option
from lantern.players.heuristic.judging import best, mean
from lantern.players.heuristic.things import STATS, worth_of_level_upgrade
from lantern.views.observation import ChapterObservation

#: What the next upgrade of a track adds to the worth of the one before it.
AHEAD = 0.4
#: A level counts for so much XP when it is asked who pays.
MUCH_XP = 1_000
#: So many special shots of each kind are loaded.
FEW = 2
#: So much damage at once is worth to be spared, whoever takes it.
MUCH = 3


def level_up(seen: ChapterObservation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Gain the level: it heals everything, and nothing is saved by waiting."""
    return 1


def level_upgrade(seen: ChapterObservation, question: ChooseOne, luck: int) -> Answer:
    """Choose the upgrade that is worth most, with an eye on what comes after it in its track."""
    upgrades = seen.content.upgrades

    def score(option: Option) -> float:
        upgrade = upgrades[option.value]
        track = seen.content.tracks_of(upgrade.hero)[upgrade.track or ""]
        then = sum(worth_of_level_upgrade(upgrades[other]) for other in track[upgrade.tier : upgrade.tier + 1])
        return worth_of_level_upgrade(upgrade) + AHEAD * then

    return best([score(option) for option in question.options], luck)


def bargain(seen: ChapterObservation, question: ChooseOne, luck: int) -> Answer:
    """Make the deal: an upgrade is worth its risk, most to whoever pays least for it and has most XP."""
    heroes = [seen.hero(option.value) for option in question.options if option.value is not None]
    return best([hero.xp - MUCH_XP * hero.level for hero in heroes], luck)


def share_growth(seen: ChapterObservation, question: ChooseAmount, luck: int) -> Answer:  # noqa: ARG001
    """Let Health and Sanity grow toward each other."""
    hero = seen.hero(question.who)
    ahead = seen.value(hero, "sanity") - seen.value(hero, "health")
    share = (question.most + ahead) // 2 if question.about.get("stat") == "health" else question.most
    return max(question.least, min(question.most, share))


def name_enemies(seen: ChapterObservation, question: ChooseOne, luck: int) -> Answer:
    """Name the keyword that most types of Enemy have, or any type."""
    words = Counter(word for enemy in seen.content.enemies.values() for word in enemy.keywords)
    return best([float(words[option.value]) for option in question.options], luck)


def exchange(seen: ChapterObservation, question: ChooseAmount, luck: int) -> Answer:  # noqa: ARG001
    """Take a few of each: what is given up is good as well."""
    return min(question.most, FEW)


def call_shot(seen: ChapterObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Call the lowest number: the dice that show it would miss."""
    return min(1, len(question.options) - 1)


def reassure(seen: ChapterObservation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Spare somebody what would bring it down, or much of it."""
    hero = seen.hero(str(question.about["hero"]))
    wounds, sanity = int(question.about["wounds"]), int(question.about["sanity"])
    left = seen.value(hero, "health") - hero.wounds, seen.value(hero, "sanity") - hero.sanity_damage
    return int(wounds >= left[0] or sanity >= left[1] or wounds + sanity >= MUCH)


def lend_skill(seen: ChapterObservation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Help with as many dice as the one who takes the test has, or more."""
    hero = seen.hero(str(question.about["hero"]))
    return int(int(question.about["dice"]) >= seen.value(hero, str(question.about["skill"])))


def bonus(seen: ChapterObservation, question: ChooseOne, luck: int) -> Answer | None:  # noqa: ARG001
    """Choose the number that is worth most of those that grow; None if something else is to choose."""
    choices = [option.value for option in question.options]
    if not all(isinstance(choice, Choice) and all(isinstance(each, Grow) for each in choice.effect) for choice in choices):
        return None
    return best([sum(_worth(each) for each in choice.effect) for choice in choices], luck)


def _worth(growth: Grow) -> float:
    return mean(growth.by) * max(STATS.get(stat, 0.3) for stat in growth.stat)
