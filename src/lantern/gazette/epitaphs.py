"""What is written of the dead: how it ended, what they had really done before, and a last word."""

from __future__ import annotations

from collections.abc import Iterator

from lantern.gazette.facts import Death, News
from lantern.gazette.names import foes, person
from lantern.gazette.press import Press
from lantern.views.faces import row_face
from lantern.views.look import ChapterLook, Look

#: So many deeds are told of one hero.
MOST_DEEDS = 2
#: So many enemies of one kind, Wounds healed, misses and Wounds borne are worth a sentence.
MANY_KILLS, MANY_HEALED, MANY_MISSES, MANY_WOUNDS = 3, 4, 5, 10
#: Whoever has this level was known in town, and whoever is below the other had just come.
KNOWN, NEW = 4, 2


def epitaph(press: Press, look: ChapterLook, facts: News, death: Death) -> str:
    """Write of somebody who died, from what happened; `facts` are of the last adventure."""
    told = [_end(press, look, death)]
    told += [deed for _, deed in zip(range(MOST_DEEDS), _deeds(press, look, facts, death), strict=False)]
    return " ".join([*told, _last_word(press, look, death)])


def _end(press: Press, look: ChapterLook, death: Death) -> str:
    if what := _met_last(look, death):
        return press.one_of("obituary-met", hero=person(look, death.hero), what=what)
    how = "obituary-town" if not death.turn else "obituary-by" if death.kind else "obituary"
    ended = press.one_of(how, hero=person(look, death.hero), turn=death.turn, kind=foes(look, death.kind))
    if death.space < 0 or not isinstance(look, Look):
        return ended
    place = look.game.board.tiles[look.game.board.tiles_of[death.space][-1]]
    return f"{ended} {press.one_of('obituary-place', hero=person(look, death.hero), place=look.say.name(place.name))}"


def _met_last(look: ChapterLook, death: Death) -> str:
    """Name what somebody did or met last, away from the mine."""
    if death.service:
        return look.words.thing(death.service, "services")
    return row_face(look, "chart", death.chart, death.row).name if death.chart in look.content.charts else ""


def _deeds(press: Press, look: ChapterLook, facts: News, death: Death) -> Iterator[str]:
    """Tell what a hero did on its last adventure, what people will remember first."""
    who = death.hero
    hero = person(look, who)
    shot, carried = facts.best_shot, look.state.light_bearer if isinstance(look, Look) else ""
    kinds = {kind: count for (by, kind), count in facts.kills_by.items() if by == who}
    if kinds and max(kinds.values()) >= MANY_KILLS:
        kind = max(kinds, key=lambda each: kinds[each])
        yield press.one_of("obituary-kills", hero=hero, n=kinds[kind], kind=foes(look, kind))
    elif facts.kills_of[who]:
        yield press.one_of("obituary-killed", hero=hero, n=facts.kills_of[who])
    if shot is not None and shot.hero == who:
        yield press.one_of("obituary-shot", hero=hero, n=shot.wounds, hits=shot.hits, kind=foes(look, shot.kind))
    if facts.healed_by[who] >= MANY_HEALED:
        yield press.one_of("obituary-healed", hero=hero, n=facts.healed_by[who])
    find = next((item for by, item in reversed(facts.finds) if by == who and item in look.content.items), None)
    if find is not None:
        yield press.one_of("obituary-find", hero=hero, item=look.say.named("items", find))
    if carried == who and facts.held:
        yield press.one_of("obituary-light", hero=hero, n=facts.held)
    if facts.downs[who] > 1:
        yield press.one_of("obituary-downs", hero=hero, n=facts.downs[who] - 1)
    if facts.misses[who] >= MANY_MISSES:
        yield press.one_of("obituary-misses", hero=hero, n=facts.misses[who])
    if facts.wounds_of[who] >= MANY_WOUNDS:
        yield press.one_of("obituary-wounds", hero=hero, n=facts.wounds_of[who])
    if not facts.kills_of[who] and death.turn:
        yield press.one_of("obituary-harmless", hero=hero)


def _last_word(press: Press, look: ChapterLook, death: Death) -> str:
    hero = look.state.heroes[death.hero]
    if hero.level >= KNOWN:
        return press.one_of("obituary-known", hero=person(look, death.hero), level=hero.level)
    if hero.level < NEW:
        return press.one_of("obituary-new", hero=person(look, death.hero))
    return press.one_of("obituary-last", hero=person(look, death.hero))
