"""Using abilities, items and tokens: what may be done, when, and how often (ITEM-11, BAG-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lantern.content.bends.attacks import FreeAttacks
from lantern.content.powers import Action
from lantern.content.verbs.attacks import Beam, EnemyHits, FreeAttack, SetOff
from lantern.content.verbs.belongings import ReadyItem, ReadyOneOf, ReadyThis
from lantern.content.verbs.cards import Hook, Unmark
from lantern.content.verbs.enemies import Capture, RopeEnemy
from lantern.content.verbs.grammar import Verb
from lantern.content.verbs.harm import PassWounds
from lantern.core.questions import ChooseOne, Refusal
from lantern.rules.belongings.hand_cards import cards_ready, cards_unpaid, play_card
from lantern.rules.belongings.hero_arms import HeroHit, catchable, has_target, in_sight, reached
from lantern.rules.belongings.isolation import is_isolated
from lantern.rules.belongings.light import is_by_the_light
from lantern.rules.belongings.resources import is_fused
from lantern.rules.mission.present import markers_here, special_rules
from lantern.rules.numbers.bends import bent
from lantern.rules.numbers.filling import room_in
from lantern.rules.numbers.in_play import holds, keywords
from lantern.rules.numbers.limits import exhaust, is_ready, is_used, used_up
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.serving import serve
from lantern.rules.numbers.sources import one_source
from lantern.rules.numbers.triggers import can_pay, pay
from lantern.rules.table.bearing import Usable, usables_among
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.using import Use
from lantern.rules.table.copies import card_of, marks_on
from lantern.rules.table.events import Used
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero
from lantern.rules.table.windows import Window

ANY_TIME = ("any_time",)
#: What a hand card does is said on its card.
NOTHING = Action(effect=())


def usables(game: AnyChapter, hero: Hero, *timings: str, against: str | None = None) -> list[Usable]:
    """Return what a hero can use now, at these timings, perhaps against a type of enemy."""
    return _usable_at(game, hero, timings, against)


def _usable_at(game: AnyChapter, hero: Hero, timings: tuple[str, ...], against: str | None) -> list[Usable]:
    return _ready_among(game, hero, _all_usables(game, hero, timings), timings, against)


def _ready_among(
    game: AnyChapter, hero: Hero, found: list[Usable], timings: tuple[str, ...], against: str | None
) -> list[Usable]:
    ready = []
    for usable in found:
        cost = usable.action.cost
        if (cost is None or can_pay(game, hero, cost)) and _is_possible(game, hero, usable, against):
            ready.append(usable)
    if hero.hands:
        ready += [Usable(card, NOTHING, 0, "hand-cards") for card in cards_ready(game, hero, *timings)]  # CLASS-09
    return ready


def unpaid(game: AnyChapter, hero: Hero, *timings: str) -> list[Usable]:
    """Return what a hero could use now, at these timings, if only it could pay (GRIT-03)."""
    found = [
        usable
        for usable in _all_usables(game, hero, timings)
        if not _is_payable(game, hero, usable) and _is_possible(game, hero, usable, None)
    ]
    return found + [Usable(card, NOTHING, 0, "hand-cards") for card in cards_unpaid(game, hero, *timings)]


def unpaid_refusals(game: AnyChapter, hero: Hero, *timings: str) -> list[Refusal]:
    """Tell what cannot be used for want of its price (GRIT-03)."""
    return [Refusal(Use(usable), "the hero cannot pay for it", "GRIT-03") for usable in unpaid(game, hero, *timings)]


def without_room(game: AnyChapter, hero: Hero, *timings: str) -> list[Usable]:
    """Return what could only fill a pool that is full (CLASS-01)."""
    every = _all_usables(game, hero, timings)
    return [usable for usable in every if any(_fills_in_vain(game, hero, effect) for effect in usable.action.effect)]


def _fills_in_vain(game: AnyChapter, hero: Hero, effect: Verb) -> bool:
    """Tell whether an effect only fills a pool that is full."""
    return isinstance(effect, Hook) and effect.fills is not None and not room_in(game, hero, effect.fills)


def _all_usables(game: AnyChapter, hero: Hero, timings: tuple[str, ...]) -> list[Usable]:
    """Return what there is to use at these timings but for hand cards, whether or not it is ready and can be paid."""
    borne = game.borne.get(hero.id) or game.borne[hero.id]  # to get what is there is quicker than to look it up
    found, timely = borne.usables.get(timings) or borne.usables[timings]
    if game.known_offers is not False:
        found = found + game.offers(hero, timings)
    if hero.bag and not timely.isdisjoint(hero.bag):
        found = found + _tokens(game, hero, timings, sorted(timely.intersection(hero.bag)))
    return found


def usable_any_time(game: AnyChapter, hero: Hero) -> list[Usable]:
    """Return what a hero can use at any time, now: tokens too (BAG-03), in the 2014 aid only in its own activation (BAG-04)."""
    found = _usable_at(game, hero, ANY_TIME, None)
    if not game.state.options.token_timing or game.has_its_own_time(hero):
        return found
    return [usable for usable in found if not usable.token]


def rules_offer_something(game: Game) -> bool:
    """Tell whether rules or markers of the mission let heroes do something."""
    if game.known_offers is None:
        mission = game.content.missions[game.state.mission]
        game.known_offers = bool(mission.markers) or any(rule.actions for _, rule in special_rules(game))
    return game.known_offers


def offered_by_the_mission(game: Game, hero: Hero, timings: tuple[str, ...]) -> list[Usable]:
    """Return what rules of the mission let a hero use, and the markers where it stands."""
    if not rules_offer_something(game):
        return []
    found = usables_among(special_rules(game), timings)
    return found + usables_among(markers_here(game, hero), timings) if game.state.progress.markers else found


def _tokens(game: AnyChapter, hero: Hero, timings: tuple[str, ...], tokens: list[str]) -> list[Usable]:
    sheets = [game.content.tokens[token] for token in tokens]
    return [
        Usable(sheet.id, action, number, "side-bag-tokens")
        for sheet in sheets
        if not sheet.only or any(word in keywords(game, hero) for word in sheet.only)  # BAG-15, CLASS-21
        for number, action in enumerate(sheet.actions)
        if action.timing in timings
    ]


def _part(usable: Usable) -> str:
    return "shared" if usable.action.shared else f"a{usable.number}"


#: What must be there for an effect to be used: somebody whom it can reach, the light.
NEEDS: dict[type, Callable[[Game, Hero, Any], object]] = {
    FreeAttack: has_target,  # ATTACK-26
    EnemyHits: reached,
    Capture: catchable,
    RopeEnemy: lambda game, hero, rope: in_sight(game, hero, rope.range),
    Beam: lambda game, hero, _: is_by_the_light(game, hero),
    PassWounds: lambda game, hero, _: hero.wounds and reached(game, hero, EnemyHits(at="adjacent")),
    SetOff: lambda game, hero, _: any(trap.hero == hero.id for trap in game.state.traps),
}


def finds_aim(game: Game, hero: Hero, effect: Any) -> bool:
    """Tell whether what an effect must reach is there."""
    return bool(NEEDS[type(effect)](game, hero, effect))


#: Timings of which the activation decides whether it is time.
OF_THE_ACTIVATION = frozenset({"free_attack", "instead_of_attack", "before_move"})


def is_time_for(game: Game, hero: Hero, action: Action) -> bool:
    """Tell whether an activation has come to what is done only then, and has not gone past it."""
    if action.timing == "before_move":
        return game.state.activation is None or not game.state.activation.walked
    return action.timing not in {"free_attack", "instead_of_attack"} or not is_isolated(game, hero.id)


def may_attack_freely(game: AnyChapter, hero: Hero, source: str) -> bool:
    """Tell whether a hero may make a Free Attack: one a turn, or different ones if it can do more (ATTACK-16)."""
    if not hero.free_attack_made:
        return True
    more = bent(game, hero, FreeAttacks)
    return more is not None and len(hero.free_attacks) < more.count and card_of(source) not in hero.free_attacks


def note_free_attack(hero: Hero, source: str) -> None:
    """Remember for this turn which Free Attack a hero makes (ATTACK-16)."""
    hero.free_attack_made = True
    hero.free_attacks.append(card_of(source))


def _is_payable(game: AnyChapter, hero: Hero, usable: Usable) -> bool:
    return usable.action.cost is None or can_pay(game, hero, usable.action.cost)


def _is_possible(game: AnyChapter, hero: Hero, usable: Usable, against: str | None) -> bool:
    """Tell whether something may be used, whatever it costs: its time, its limit, whom it reaches, its conditions."""
    action = usable.action
    if (not game.has_map or action.timing in OF_THE_ACTIVATION) and not game.permits(hero, action):
        return False
    if action.timing == "free_attack" and not may_attack_freely(game, hero, usable.source):
        return False
    if action.limit is not None and not is_ready(game, hero, usable.source, action.limit, _part(usable)):
        return False
    if action.cost is not None and action.cost.itself and is_fused(hero, usable.source):
        return False
    for effect in action.effect:
        if type(effect) in NEEDS and not game.finds_aim(hero, effect):
            return False
        if _fills_in_vain(game, hero, effect):
            return False
        if isinstance(effect, ReadyThis) and not is_used(game, hero, usable.source):
            return False
        if isinstance(effect, ReadyItem) and not any(held.id == effect.item and held.uses.spent for held in hero.items):
            return False
        if isinstance(effect, Unmark) and not marks_on(game, hero.id, usable.source):
            return False
        if isinstance(effect, ReadyOneOf) and not used_up(hero, effect.limit):
            return False
    return holds(game, action.when, hero, against, source=usable.source)


def ability_options(game: AnyChapter, hero: Hero, *timings: str, against: str | None = None) -> list[Use]:
    """Offer what a hero can use now."""
    return options_at(game, hero, timings, against)


def options_at(game: AnyChapter, hero: Hero, timings: tuple[str, ...], against: str | None = None) -> list[Use]:
    """Offer what a hero can use now; for those who ask often, always for the same timings."""
    borne = game.borne.get(hero.id) or game.borne[hero.id]
    found, timely = borne.usables.get(timings) or borne.usables[timings]
    if not (found or hero.hands or (hero.bag and not timely.isdisjoint(hero.bag))) and game.known_offers is False:
        return []  # as a rule there is nothing
    options = []
    for usable in _ready_among(game, hero, _all_usables(game, hero, timings), timings, against):
        options.append(Use(usable))  # noqa: PERF401 - asked all the time, and quicker so
    return options


def use_ability(game: AnyChapter, hero: Hero, usable: Usable, hit: HeroHit | None = None, window: Window | None = None) -> None:
    """Use something: pay, exhaust or discard it, and carry out what it does."""
    game.tell(Used(hero.id, usable.source))
    hero.acted = True  # FIGHTEND-06
    if usable.hand_card:
        play_card(game, hero, usable.source)
        return
    if usable.token:
        hero.bag.remove(usable.source)  # BAG-03
    else:
        serve(game.state, hero, usable.source)
    exhaust(game, hero, usable.source, usable.action.limit, _part(usable))  # ITEM-11; Free Attacks, too (ATTACK-17)
    if usable.action.cost is not None:
        pay(game, hero, usable.action.cost, usable.source)
    if usable.action.timing == "free_attack":
        note_free_attack(hero, usable.source)
    target = _for_whom(game, hero, usable)
    context = Context(source=usable.source, hero=hero.id, target=target, hit=hit, window=window)
    with one_source(game):
        for effect in usable.action.effect:
            if not hero.dead:  # DEATH-02: who dies of the first part does no more
                perform(game, (effect,), context)


def _for_whom(game: AnyChapter, hero: Hero, usable: Usable) -> str:
    """Let a healing token be used on a neighbour as well (BAG-05)."""
    if not usable.token or not game.content.tokens[usable.source].on_others:
        return hero.id
    options = [ChooseHero(other.id) for other in game.in_reach_to_heal(hero)]
    question = ChooseOne(kind="for-whom", who=hero.id, options=options, about={"source": usable.source}, interruptible=False)
    chosen: str = game.ask(question).value
    return chosen
