"""Being KO'd and getting up again (KO)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from lantern.board.sets import bits
from lantern.content.bends.harm import GetsUp, OwnRevive, StaysUp, Unscathed
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseOne, Confirm
from lantern.core.table import PARTY
from lantern.rules.belongings.resources import discard_source, gain_xp
from lantern.rules.harm.charts import roll_on_chart
from lantern.rules.harm.grit import recover_grit
from lantern.rules.harm.healing import harm_of, heal, heal_mix, heal_sanity, heal_wounds, heals_too_little
from lantern.rules.harm.pursuit import lose_what_is_left_behind, shake_off
from lantern.rules.mission.companions import stay_with_the_fallen
from lantern.rules.mission.worlds import arrive
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import amount, roll, throw
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.triggers import can_pay, fire, note_use, pay
from lantern.rules.numbers.values import added_to, enemy_has, value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.spaces import StepAside
from lantern.rules.table.events import Died, Fell, KnockedOut, Placed, Recovered, Revived
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

#: How many dice heal who gets up again (KO-04).
RECOVERY_DICE = 2


def knock_out_who_are_down(game: Game) -> None:
    """Knock out every hero whose damage is no less than a maximum that may have fallen (HERO-20)."""
    for hero in game.standing():
        if (hero.wounds or hero.sanity_damage) and game.state.result is None:  # WIN-03
            knock_out_if_down(game, hero)


def knock_out_if_down(game: Game, hero: Hero) -> None:
    """Knock a hero out whose Health or Sanity has reached 0 (KO-01, KO-02)."""
    unhurt = not (hero.wounds or hero.sanity_damage)
    if unhurt or hero.ko or hero.dead:
        return
    no_health = hero.wounds > 0 and hero.wounds >= value(game, hero, "health")
    no_sanity = hero.sanity_damage > 0 and hero.sanity_damage >= value(game, hero, "sanity")
    if not (no_health or no_sanity):
        return
    if stays_up(game, hero) or is_revived(game, hero):
        return
    hero.ko, hero.ko_by_wounds, hero.ko_by_sanity = True, no_health, no_sanity
    game.standing_changed()
    hero.markers.clear()  # STATUS-05, STATUS-08
    for enemy in game.state.enemies.values():
        if enemy.target == hero.id:
            enemy.target = None
    game.tell(KnockedOut(hero.id, hero.space))
    stay_with_the_fallen(game, hero)
    game.numbers_changed(hero.id)
    lose_if_all_are_down(game)
    fire(game, "knocked_out", hero)


def stays_up(game: AnyChapter, hero: Hero) -> bool:
    """Let a hero about to fall pay to stay up, as far as something that it bears lets it: no chart, no more of this source."""
    for source, bend in bends(game, hero, StaysUp):
        question = Confirm(kind="stay-up", who=hero.id, about={"source": source}, default=1, interruptible=False)
        able = bend.cost is None or can_pay(game, hero, bend.cost)
        if able and is_ready(game, hero, source, bend.limit, "up") and game.ask(question):
            if bend.cost is not None:
                pay(game, hero, bend.cost, source)
            exhaust(game, hero, source, bend.limit, "up")
            note_use(game, hero, source)
            if bend.target and not _is_kept_up(game, hero, source, bend):
                continue
            heal_so_that_it_stands(game, hero, _rolled(game, hero, bend.heal, source))
            if game.source is not None:
                game.source.spared.append(hero.id)
            return True
    return False


def _is_kept_up(game: AnyChapter, hero: Hero, source: str, bend: StaysUp) -> bool:
    """Roll whether something keeps a hero up, without Grit; it may be lost by that, with the item that it is on."""
    face = roll(game, "stay-up", target=bend.target)[0]
    on = next((held for held in hero.items if any(card.source == source for card in held.upgrades)), None)
    if face == bend.used_up:
        discard_source(game, hero, source if on is None else on.source)
    return face >= bend.target


def is_revived(game: Game, hero: Hero) -> bool:
    """Offer a Revive token to a hero about to fall: one of its own first, or one of the party (KO-12)."""
    question = Confirm(kind="revive", who=hero.id, default=1, interruptible=False)  # it falls at once, or does not
    own = [each for each in bends(game, hero, OwnRevive) if is_ready(game, hero, each[0], each[1].limit)]
    if not (own or game.state.revive_tokens) or not game.ask(question):
        return False
    if own:
        source, bend = own[0]
        exhaust(game, hero, source, bend.limit)
        note_use(game, hero, source)
    else:
        game.state.revive_tokens -= 1
    revive(game, hero)
    if own:
        gain_xp(game, hero, own[0][1].xp)
    return True


def revive(game: Game, hero: Hero) -> None:
    """Let a hero stand as good as new: full Health and Sanity, 1 Grit, no chart (KO-12)."""
    game.tell(Revived(hero.id))
    heal(game, hero, hero.wounds, hero.sanity_damage)  # HEAL-02
    recover_grit(game, hero)
    if game.source is not None and not game.state.options.revive_token:  # KO-13: in the 2014 core the rest still comes
        game.source.spared.append(hero.id)


def lose_if_all_are_down(game: Game) -> None:
    """Fail the mission when no hero stands (WIN-02)."""
    if game.state.result is None and not game.standing():
        game.state.result = "all-down"


def get_up_alone(game: Game) -> None:
    """Let KO'd heroes who do not stay down roll for it, with those whom it brings up perhaps spared the charts."""
    for hero in [hero for hero in game.state.heroes.values() if hero.ko and not hero.dead]:
        answers = bends(game, hero, GetsUp)
        if not answers or game.state.result is not None:
            continue
        source, bend = answers[0]
        question = Confirm(kind="get-up", who=hero.id, about={"source": source}, default=1, interruptible=False)
        if game.ask(question):
            note_use(game, hero, source)
            face = throw(game, hero, "get-up", target=bend.target)[0]
            if face >= bend.target:
                recover(game, hero, unscathed=face >= bend.unscathed, heals=bend.heal)


def recover(game: Game, hero: Hero, *, on_board: bool = True, unscathed: bool = False, heals: Amount | None = None) -> None:
    """Get a KO'd hero up: the chart first, then healing (KO-04, INJ-03). One KO is one roll."""
    by_wounds, by_sanity = hero.ko_by_wounds, hero.ko_by_sanity
    with _getting_up(game, hero):
        if not (unscathed or _is_spared_the_charts(game, hero)):
            suffer_the_fall(game, hero)
        if hero.dead:
            return
        if on_board:
            make_room(game, hero)
            game.tell(Recovered(hero.id, hero.space))
        hero.ko = hero.ko_by_wounds = hero.ko_by_sanity = False
        game.standing_changed()
        if not on_board:  # CAMP-03: at home everything is healed
            hero.wounds = hero.sanity_damage = 0
        elif heals is not None:
            heal_so_that_it_stands(game, hero, _rolled(game, hero, heals))
        else:
            regain_strength(game, hero, by_wounds=by_wounds, by_sanity=by_sanity)


@contextmanager
def _getting_up(game: AnyChapter, hero: Hero) -> Iterator[None]:
    """Let a hero be on its way up: it decides what concerns that (KO-03), and may still have more damage than it has Health."""
    game.rising.add(hero.id)
    try:
        yield
    finally:
        game.rising.discard(hero.id)


def _is_spared_the_charts(game: Game, hero: Hero) -> bool:
    """Tell whether something that a hero bears keeps Injury and Madness from it, this time."""
    for source, bend in bends(game, hero, Unscathed):
        if is_ready(game, hero, source, bend.limit, "unscathed"):
            exhaust(game, hero, source, bend.limit, "unscathed")
            note_use(game, hero, source)
            return True
    return False


def fall_and_rise(game: AnyChapter, hero: Hero) -> None:
    """Let a hero fall where there is no map: the chart at once, then healing as in a recovery; no Revive tokens (TOWN-23).

    What knocked it out does nothing more to it.
    """
    no_health = hero.wounds >= value(game, hero, "health")
    no_sanity = hero.sanity_damage >= value(game, hero, "sanity")
    unhurt = not (hero.wounds or hero.sanity_damage)
    if unhurt or hero.ko or hero.dead or not (no_health or no_sanity) or stays_up(game, hero):
        return
    hero.ko, hero.ko_by_wounds, hero.ko_by_sanity = True, no_health, no_sanity
    game.standing_changed()
    hero.markers.clear()  # STATUS-05, STATUS-08
    if game.source is not None:
        game.source.spared.append(hero.id)
    game.tell(Fell(hero.id))
    game.numbers_changed(hero.id)
    fire(game, "knocked_out", hero)
    with _getting_up(game, hero):
        if not hero.dead:
            suffer_the_fall(game, hero)
        if not hero.dead:
            _stand_without_a_map(game, hero, by_wounds=no_health, by_sanity=no_sanity)
    game.has_fallen(hero)


def get_up_at_home(game: Game, hero: Hero) -> None:
    """Get a hero up whom the end of an adventure has felled: all were healed before, so it is as on the road (CAMP-05)."""
    by_wounds, by_sanity = hero.ko_by_wounds, hero.ko_by_sanity
    with _getting_up(game, hero):
        if not _is_spared_the_charts(game, hero):
            suffer_the_fall(game, hero)
        if not hero.dead:
            _stand_without_a_map(game, hero, by_wounds=by_wounds, by_sanity=by_sanity)


def _stand_without_a_map(game: AnyChapter, hero: Hero, *, by_wounds: bool, by_sanity: bool) -> None:
    """Stand again where no model has to be put back, and heal as in a recovery (TOWN-23)."""
    hero.ko = hero.ko_by_wounds = hero.ko_by_sanity = False
    game.standing_changed()
    game.numbers_changed(hero.id)
    regain_strength(game, hero, by_wounds=by_wounds, by_sanity=by_sanity)


def suffer_the_fall(game: AnyChapter, hero: Hero) -> None:
    """Roll on the chart of what knocked a hero out, or on both (INJ-01, INJ-03)."""
    if hero.ko_by_wounds:
        roll_on_chart(game, hero, "injury")
    if hero.ko_by_sanity and not hero.dead:
        roll_on_chart(game, hero, "madness")


def regain_strength(game: AnyChapter, hero: Hero, *, by_wounds: bool, by_sanity: bool) -> None:
    """Heal as a hero gets up, at least so much that it stands (KO-04)."""
    if by_wounds and by_sanity:  # KO-05
        heal_wounds(game, hero, _points(game, hero))
        heal_sanity(game, hero, _points(game, hero))
        _heal_what_is_too_much(game, hero)
    else:
        heal_so_that_it_stands(game, hero, _points(game, hero))


def heal_so_that_it_stands(game: AnyChapter, hero: Hero, points: int) -> None:
    """Heal in any mix, but first what keeps a hero down (KO-06)."""
    too_many = hero.wounds - _most(game, hero, "health")
    too_much = hero.sanity_damage - _most(game, hero, "sanity")
    heal_mix(game, hero, points, least_wounds=max(0, too_many), least_sanity=max(0, too_much))
    _heal_what_is_too_much(game, hero)


def _heal_what_is_too_much(game: AnyChapter, hero: Hero) -> None:
    """Leave a hero who gets up at least 1 Health and 1 Sanity (KO-06)."""
    heal(game, hero, hero.wounds - _most(game, hero, "health"), hero.sanity_damage - _most(game, hero, "sanity"))


def _rolled(game: AnyChapter, hero: Hero, heals: Amount, source: str = "") -> int:
    """Roll what something heals that keeps a hero up or lets it get up."""
    worth = heals_too_little(harm_of(hero), heals.die, times=heals.times, plus=heals.plus)
    return amount(game, heals, "recovery", hero, source=source, worth=worth)


def _points(game: AnyChapter, hero: Hero) -> int:
    """Roll what a hero heals as it recovers; some worlds add to it (SWAMP-01)."""
    more = value(game, hero, "recovery")
    worth = heals_too_little(harm_of(hero), plus=more)
    added = added_to(game, hero, "recovery") if more and game.telling else ()
    return sum(throw(game, hero, "recovery", RECOVERY_DICE, worth=worth, added=added)) + more


def _most(game: AnyChapter, hero: Hero, stat: str) -> int:
    """Return how much damage leaves a hero with 1 Health, or 1 Sanity."""
    return value(game, hero, stat) - 1


def make_room(game: Game, hero: Hero) -> None:
    """Push aside whoever stands where a hero gets up (KO-07); a big or Immobile one stays, and the hero gives way."""
    for other in [other for other in game.standing() if other is not hero and other.space == hero.space]:
        space = nearest_free_space(game, hero.space, other.id)
        if space is not None:
            arrive(game, other, space)
            shake_off(game, other, [space])
            game.tell(Placed(other.id, space))
    for enemy in [enemy for enemy in game.state.enemies.values() if hero.space in enemy.spaces]:
        space = nearest_free_space(game, hero.space, PARTY)
        if space is not None:
            if len(enemy.spaces) == 1 and not enemy_has(game, enemy.kind, "immobile"):  # IMMOB-01
                enemy.spaces[0] = space
                game.enemies_moved()
                lose_what_is_left_behind(game, enemy)
                game.tell(Placed(enemy.id, space))
            else:
                arrive(game, hero, space)


def nearest_free_space(game: Game, start: int, chooser: str) -> int | None:
    """Let the players choose among the empty spaces nearest to a space: who goes there does not move (MOVE-10)."""
    board = game.board
    taken = game.occupied()
    ring = 1 << start
    seen = ring
    while True:
        ring = board.neighbours(ring) & ~seen
        if not ring:
            return None
        seen |= ring
        free = ring & ~taken
        if free:
            options = [StepAside(board.names[s], s) for s in bits(free)]
            space = game.ask(ChooseOne(kind="pushed-aside", who=chooser, options=options)).value
            assert isinstance(space, int)
            return space


def die(game: AnyChapter, hero: Hero) -> None:
    """Die (DEATH-01)."""
    hero.dead = True
    hero.ko = False
    game.standing_changed()
    game.tell(Died(hero.id))
    game.has_died(hero)


def leave_the_adventure(game: Game, hero: Hero) -> None:
    """Take the model of a dead hero out of the adventure (DEATH-02)."""
    for enemy in game.state.enemies.values():
        if enemy.target == hero.id:
            enemy.target = None
    stay_with_the_fallen(game, hero)
    game.numbers_changed(hero.id)
    pass_on_light(game, hero)
    lose_if_all_are_down(game)


def pass_on_light(game: Game, hero: Hero) -> None:
    """Give the light of a dead hero to one who is adjacent or on the same tile, else it lies where it fell (DEATH-02).

    Once the adventure is over nobody needs it any more (CAMP-18).
    """
    state, board = game.state, game.board
    if state.light_bearer != hero.id or hero.space < 0 or state.phase == "over":
        return
    tiles = set(board.tiles_of[hero.space])
    near = [
        other
        for other in game.standing()
        if board.adjacent[hero.space] >> other.space & 1 or tiles & set(board.tiles_of[other.space])
    ]
    if near:
        options = [ChooseHero(other.id) for other in near]
        state.light_bearer = game.ask(ChooseOne(kind="take-light", who="party", options=options)).value
