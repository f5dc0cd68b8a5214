"""Before a game: missions, heroes and options to choose from, and the games that are kept."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

from msgspec import Struct, field

from lantern.campaign.between import ChapterKind
from lantern.content.entries import HeroClass
from lantern.content.language import LANGUAGES
from lantern.content.library import Box
from lantern.content.missing import Missing
from lantern.content.missions import Mission
from lantern.content.problems import Clash, SetAside
from lantern.content.words import SKILLS
from lantern.rules.table.options import CLASSIC, Options, options_for
from lantern.rules.table.people import FAMILIES, MEN, NICKNAMES, WOMEN
from lantern.rules.turn.setup import FIRST_HEROES, MOST_HEROES, introductory_mission
from lantern.rules.words import Words
from lantern.views.look import Piece, Wire, written

#: A game that was named after another has the number of its answer behind the name.
_NUMBER = re.compile(r" \(\d+\)$")
#: Options that no switch of the page sets: a word, or a thing of campaigns.
OTHER_OPTIONS = frozenset({"threat_theme", "undo", "campaign"})


class MissionChoice(Wire, frozen=True):
    """A mission to choose."""

    id: str
    name: str
    story: str
    goal: str
    world: str
    world_name: str
    clues: int
    introductory: bool
    classic: bool
    rules: list[Piece]
    text: list[str]
    pack: str


class HeroChoice(Wire, frozen=True):
    """A hero class to choose, as its sheet says."""

    id: str
    name: str
    keywords: list[str]
    flavour: str
    initiative: int
    health: int
    sanity: int
    combat: int
    to_hit_ranged: int
    to_hit_melee: int
    defense: int
    willpower: int
    max_grit: int
    skills: dict[str, int]
    abilities: list[Piece]
    items: list[Piece]
    upgrades: list[Piece]
    pack: str


class OptionChoice(Wire, frozen=True):
    """A switch of the table: what it means, and how each profile has it. With `numbers` it is one of them instead."""

    id: str
    name: str
    text: str
    rule: str
    group: Literal["optional", "classic"]
    revised: bool
    classic: bool
    numbers: list[int]


class LanguageChoice(Wire, frozen=True):
    code: str
    name: str


class SaveView(Wire, frozen=True):
    """A game that is kept: at the table in the browser, or as a file of the terminal.

    `damage` says what is wrong with it, `waits` for which packs, hero classes or mission it waits, and how they come back.
    """

    id: str
    name: str
    where: Literal["table", "terminal"]
    kind: ChapterKind
    mission: str
    mission_name: str
    heroes: list[str]
    hero_names: list[str]
    faces: list[str]
    answers: int
    turn: int
    over: bool
    damage: str
    waits: str
    played: str
    may_delete: bool


class BoxChoice(Wire, frozen=True):
    """A box to take in: `needs` are those without which it cannot be played, `ticked` whether it is among those chosen."""

    id: str
    name: str
    summary: str
    version: str
    needs: list[str]
    ticked: bool


class BrokenPack(Wire, frozen=True):
    """A pack that was set aside: what is wrong with it first, and how much there is. `folder` can be switched off."""

    pack: str
    folder: str
    problem: str
    problems: int


class NamesView(Wire, frozen=True):
    """Names to make people up from."""

    women: list[str]
    men: list[str]
    families: list[str]
    nicknames: list[str]


class FirstGoalView(Wire, frozen=True):
    """Something to reach on the first night, with the name of its sign."""

    sign: str
    text: str


class NewcomerView(Wire, frozen=True):
    """A hero of the first night: who it is, and what it is good at."""

    hero: str
    class_name: str
    name: str
    nickname: str
    face: str
    about: str


class FirstNightView(Wire, frozen=True):
    """The first night as it is told before it begins."""

    title: str
    mission: str
    mission_name: str
    world: str
    story: list[str]
    goals: list[FirstGoalView]
    heroes: list[NewcomerView]


class LobbyNews(Struct, kw_only=True):
    """What the first screen shows besides what is in the boxes chosen."""

    version: str
    saves: list[SaveView] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)
    aside: list[SetAside] = field(default_factory=list)
    off: list[str] = field(default_factory=list)
    may_switch: bool = False
    first_night: FirstNightView | None = None


class LobbyView(Wire, frozen=True):
    """Everything that the first screen shows.

    `clashes`: which of the boxes chosen change the same entries without needing each other, in sentences.
    """

    version: str
    lang: str
    languages: list[LanguageChoice]
    missions: list[MissionChoice]
    heroes: list[HeroChoice]
    options: list[OptionChoice]
    undo_policies: list[Piece]
    skills: dict[str, str]
    names: NamesView
    default_mission: str
    default_heroes: list[str]
    most_heroes: int
    saves: list[SaveView]
    boxes: list[BoxChoice]
    broken: list[BrokenPack]
    clashes: list[str]
    switched_off: list[str]
    may_switch: bool
    first_night: FirstNightView | None


def mission_choice(words: Words, mission: Mission) -> MissionChoice:
    """Show a mission to choose."""
    say = words.say
    return MissionChoice(
        id=mission.id,
        name=say.name(mission.name),
        story=say.name(mission.story),
        goal=say.name(mission.goal),
        world=mission.world,
        world_name=words.thing(mission.world, "worlds"),
        clues=mission.clues,
        introductory=mission.id in {introductory_mission(options_for(profile)) for profile in ("revised", "classic")},
        classic=mission.classic,
        rules=[
            Piece(id=rule.id, name=say.name(rule.name), text=words.power_text(rule))
            for rule in mission.special_rules
            if not rule.objective
        ],
        text=written(words, mission.id, "missions"),
        pack=mission.pack,
    )


def hero_choice(words: Words, hero: HeroClass) -> HeroChoice:
    """Show a hero class to choose."""
    say = words.say

    def pieces(names: tuple[str, ...], kind: str) -> list[Piece]:
        return [Piece(id=name, name=words.thing(name, kind), text=written(words, name, kind)) for name in names]

    return HeroChoice(
        id=hero.id,
        name=say.name(hero.name),
        keywords=[say.keywords([word]) for word in hero.keywords],
        flavour=say.name(hero.flavour),
        initiative=hero.initiative,
        health=hero.health,
        sanity=hero.sanity,
        combat=hero.combat,
        to_hit_ranged=hero.to_hit.ranged or 0,
        to_hit_melee=hero.to_hit.melee or 0,
        defense=hero.defense,
        willpower=hero.willpower,
        max_grit=hero.max_grit,
        skills={skill: hero.skills[skill] for skill in SKILLS},
        abilities=[Piece(id=one.id, name=say.name(one.name), text=words.power_text(one)) for one in hero.abilities],
        items=pieces(hero.starting_items, "items"),
        upgrades=pieces(hero.starting_upgrades, "upgrades"),
        pack=hero.pack,
    )


def option_choices(words: Words) -> list[OptionChoice]:
    """Show the switches of the table."""
    revised, classic = options_for("revised"), options_for("classic")
    return [
        OptionChoice(
            id=name,
            name=words.say.text(f"table-option-{name}"),
            text=words.say.text(f"table-option-{name}-text"),
            rule=RULES.get(name, ""),
            group="classic" if name in CLASSIC else "optional",
            revised=bool(getattr(revised, name)),
            classic=bool(getattr(classic, name)),
            numbers=NUMBERS.get(name, []),
        )
        for name in Options.__struct_fields__
        if name not in OTHER_OPTIONS
    ]


#: Options that are a number, and which.
NUMBERS = {"mythic_abilities": [0, 1, 2, 3]}
#: The rule behind an option.
RULES = {
    "basic_game": "OPT-11", "fixed_hero_move": "OPT-02", "below_the_darkness": "OPT-05", "hard_core": "OPT-06",
    "softer_hard_core": "OPT-07", "advanced_encounters": "OPT-04", "dangerous_bombs": "OPT-09",
    "mythic_abilities": "OPT-10", "real_epic_threats": "OPT-12", "house_bounties": "JOB-01", "prometheus_procedure": "LOC-11",
    "store_hold_up": "LOC-22", "betting_pool": "LOC-40", "faith_in_scripture": "LOC-04", "enemy_training": "LOC-14",
    "rumors": "LOC-27", "shrine": "LOC-35", "frontier_town": "FRONTIER-01",
}  # fmt: skip
UNDO_POLICIES = ("free", "reseed", "no-reveal")


def lobby_view(words: Words, news: LobbyNews) -> LobbyView:
    """Show the first screen, with what is in the boxes of these words."""
    content, say = words.content, words.say
    by_name = sorted(content.missions.values(), key=lambda mission: mission.id)
    return LobbyView(
        version=news.version,
        lang=say.code,
        languages=[LanguageChoice(code=code, name=say.text(f"table-language-{code}")) for code in LANGUAGES],
        missions=[mission_choice(words, mission) for mission in by_name],
        heroes=[hero_choice(words, hero) for hero in sorted(content.heroes.values(), key=lambda hero: hero.id)],
        options=option_choices(words),
        undo_policies=[
            Piece(id=name, name=say.text(f"table-undo-{name}"), text=[say.text(f"table-undo-{name}-text")])
            for name in UNDO_POLICIES
        ],
        skills={skill: words.stat(skill) for skill in SKILLS},
        names=NamesView(women=[*WOMEN], men=[*MEN], families=[*FAMILIES], nicknames=[*NICKNAMES[say.code]]),
        default_mission=introductory_mission(options_for("revised")),
        default_heroes=list(FIRST_HEROES),
        most_heroes=MOST_HEROES,
        saves=news.saves,
        boxes=[_box(words, box) for box in news.boxes],
        broken=[
            BrokenPack(
                pack=aside.pack,
                folder=Path(aside.folder).name,
                problem=aside.in_short(say.code),
                problems=len(aside.problems),
            )
            for aside in news.aside
        ],
        clashes=[clash_text(words, clash) for clash in content.clashes],
        switched_off=news.off,
        may_switch=news.may_switch,
        first_night=news.first_night,
    )


def waits_text(words: Words, missing: Missing) -> str:
    """Say for what a game waits, why it is not there, and how it comes back."""
    if missing.packs:
        why = "off" if missing.off else "broken" if missing.broken else "gone"
        return words.say.text(
            "table-save-waits",
            packs=", ".join(missing.packs),
            count=len(missing.packs),
            why=why,
            problem=missing.broken.text(words.say.code) if missing.broken is not None else "",
            folder=next(iter(missing.off), ""),
        )
    if missing.heroes:
        return words.say.text("table-save-waits-heroes", heroes=", ".join(missing.heroes), count=len(missing.heroes))
    return words.say.text("table-save-waits-mission", mission=missing.mission)


def readable(words: Words, name: str, kind: str) -> str:
    """Call an entry by its name; one that is not at hand by its id, as people write."""
    return words.thing(name, kind) if name in words.content.kind(kind) else name.replace("-", " ").title()


def game_title(words: Words, name: str) -> str:
    """Call a game that is named after its mission as this language calls the mission; any other keeps its name."""
    number = found[0] if (found := _NUMBER.search(name)) is not None else ""
    plain = name.removesuffix(number)
    mission = next((one for one in words.content.missions.values() if plain in one.name.values()), None)
    return f"{words.say.name(mission.name)}{number}" if mission is not None else name


def clash_text(words: Words, clash: Clash) -> str:
    """Say which two packs change the same entry without knowing of each other, and what comes of it."""
    box = {pack: words.say.name(words.content.boxes[pack].name) for pack in (clash.first, clash.last)}
    what = words.thing(f"{clash.kind}/{clash.entry}")
    message = "table-packs-rows" if clash.rows else "table-packs-add" if clash.adds else "table-packs-clash"
    return words.say.text(message, first=box[clash.first], last=box[clash.last], what=what, rows=clash.rows)


def _box(words: Words, box: Box) -> BoxChoice:
    return BoxChoice(
        id=box.id,
        name=words.say.name(box.name),
        summary=words.say.name(box.summary),
        version=box.version,
        needs=list(box.needs),
        ticked=box.id in words.content.versions,
    )
