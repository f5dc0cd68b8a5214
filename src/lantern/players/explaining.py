"""What is known about an answer, a number of a hero, or a thing by its name: as lines of text."""

from __future__ import annotations

from lantern.content.words import MOST_OF
from lantern.core.play import Play
from lantern.core.questions import Option, Question
from lantern.players.campaigns import last_adventure, last_stay
from lantern.players.in_town import told_in_town
from lantern.players.looking_back import bought_in, last_time
from lantern.players.table import chapter_of, path_of_save
from lantern.rules.adventure import Adventure
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import ChapterState
from lantern.rules.words import Words
from lantern.views.hindsight import hindsight
from lantern.views.posse import differences, so_far


def about_option(play: Play[ChapterState], words: Words, question: Question, option: Option) -> list[str]:
    """Say what an answer is about: what there is to be had, the thing or model that it names, or what a level would bring."""
    game = chapter_of(play)
    in_town = told_in_town(game, words, question, option)
    return in_town or [*_named(game, words, option), *_of_use(play, words, question, option)]


def about_name(game: AnyChapter, words: Words, question: Question, name: str) -> list[str]:
    """Say what a number of the hero who decides is made of, or what a thing of that name does."""
    meant = name.casefold().replace(" ", "_")
    stats = {
        each.casefold().replace(" ", "_"): stat
        for stat in words.content.stats
        for each in (stat, words.stat(stat), _pool_of(words, stat))
    }
    if meant not in stats:
        return words.look_up(name)
    heroes = [question.who] if question.who in game.state.heroes else list(game.state.heroes)
    return [f"{words.who(game, hero)}: {words.explain_text(game, hero, stats[meant])}" for hero in heroes]


def _pool_of(words: Words, stat: str) -> str:
    """Name the pool of which a number is the most, if it is one."""
    pool = stat.removeprefix(MOST_OF)
    return words.thing(pool, "pools") if pool in words.content.pools else stat


def _named(game: AnyChapter, words: Words, option: Option) -> list[str]:
    for name in (option.card, option.model):
        kinds = option.kinds if name == option.card else ()
        enemies = game.state.enemies if isinstance(game, Adventure) else {}
        kind = enemies[name].kind if name in enemies else name
        hero = game.state.heroes.get(kind or "")
        told = words.detail_text(hero.hero_class if hero is not None else kind, *kinds) if kind else []
        if told and kind:
            return [words.who(game, kind, *kinds), *told]
    return []


def _of_use(play: Play[ChapterState], words: Words, question: Question, option: Option) -> list[str]:
    """Say of an upgrade of a level what it would change, and what it would have done in the last adventure."""
    if question.kind != "level-upgrade" or option.card is None:
        return []
    game = chapter_of(play)
    hero = game.hero(question.who)
    lines = [f"{one.label}: {one.now} -> {one.after}" for one in differences(game, words, hero, option.card)]
    last = so_far(game, hero.id)
    path = path_of_save(play)
    if last is None and path is not None and (past := last_adventure(path, content=game.content)) is not None:
        last = last_time(play, past, hero.id)
    if last is not None and path is not None and (stay := last_stay(path, content=game.content)) is not None:
        last = last._replace(bought=bought_in(play, stay, hero.id))
    would = hindsight(words, option.card, last.deeds()) if last is not None else []
    return [*lines, *([f"{words.say.text(f'hindsight-{last.message}')}:", *would] if last is not None and would else [])]
