"""The first night, as the first page tells it."""

from __future__ import annotations

from lantern.players.first_night import FirstNight
from lantern.rules.words import Words
from lantern.views.lobby import FirstGoalView, FirstNightView, NewcomerView


def first_night_view(words: Words, night: FirstNight) -> FirstNightView | None:
    """Tell the first night in a language; None with boxes in which its mission or heroes are not."""
    content, say = words.content, words.say
    mission = content.missions.get(night.mission)
    if mission is None or any(one.hero_class not in content.heroes for one in night.heroes):
        return None
    return FirstNightView(
        title=say.name(night.title),
        mission=night.mission,
        mission_name=say.name(mission.name),
        world=mission.world,
        story=[say.name(part) for part in night.story],
        goals=[FirstGoalView(sign=goal.sign, text=say.name(goal.text)) for goal in night.goals],
        heroes=[
            NewcomerView(
                hero=one.hero_class,
                class_name=words.thing(one.hero_class, "heroes"),
                name=one.name,
                nickname=say.name(one.nickname),
                face=one.face,
                about=say.name(one.about),
            )
            for one in night.heroes
        ],
    )
