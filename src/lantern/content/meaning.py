"""Whether what a pack says does anything where it says it: what each word needs is compared with what is at hand there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

from msgspec import Struct

from lantern.content import places
from lantern.content.bends.point import Bend, tag_of
from lantern.content.effects import Band, Choice
from lantern.content.entries import (
    Affliction,
    Card,
    Chart,
    Enemy,
    EnemyAbility,
    HeroClass,
    Item,
    SideBagToken,
    Upgrade,
    World,
)
from lantern.content.entry import Ability, Learn, Lesson, Power
from lantern.content.fields import fields
from lantern.content.kits import Form, Hand, HandCard, PackDeck, Pool, Switch
from lantern.content.library import Content
from lantern.content.missions import Mission
from lantern.content.names import BACKS, back_of
from lantern.content.places import OWNER_OF_KIND, OWNERS, Owner, at_hand
from lantern.content.powers import Action, Modifier, RollAgain, Trigger, TurnDie
from lantern.content.problems import Problem, listed, nearest
from lantern.content.towns import TownType
from lantern.content.verbs.cards import Hook, PutInPlay
from lantern.content.verbs.changes import Double, Modify, Reroll
from lantern.content.verbs.enemies import EnemyGroup
from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.verbs.needs import COUNTED, LIMITS, NEEDS, NOTHING, SAID, WHO, Needs
from lantern.content.verbs.terms import Condition, Cost
from lantern.content.words import Flag, Limit, Resource

#: What is wrong at a field: where, what, and the nearest right word.
Complaint = tuple[str, str, str | None]
Complaints = Iterator[Complaint]

#: Names that mean something else in prices and gains.
NOT_POOLS = frozenset({*get_args(Resource), *Cost.__struct_fields__})
#: A number of a hero may hang on its attack or its test: then it is asked for.
NUMBERS_HAVE: Needs = places.BORNE | {"attack", "test"}
#: A number of enemies is that of their type, whoever they fight.
ENEMIES_HAVE: Needs = frozenset({"type", "track"})


#: The tiers of a track (LEVEL-05).
TIERS = [1, 2, 3, 4]


def what_means_nothing(content: Content) -> Iterator[Problem]:
    """Find everything that entries say and that nothing would ever do."""
    for kind, entry in content:
        look = LOOKS.get(type(entry))
        if look is not None:
            file = content.homes[f"{kind}/{entry.id}"][1]
            for where, message, suggestion in look(content, entry):
                yield Problem(file=file, entry=entry.id, field=where, what=message, suggestion=suggestion)


# -- entries --------------------------------------------------------------------------------------


def _hero(content: Content, hero: HeroClass) -> Complaints:
    for number, ability in enumerate(hero.abilities):
        yield from _power(content, f"abilities[{number}].", ability, OWNERS[type(ability)])
        yield from _ability_kit(content, f"abilities[{number}].", ability)
    if bool(hero.tracks) != (hero.bonus is not None):
        yield "tracks", "a class that gains levels has both: a chart for its bonus, and tracks of upgrades", None
    for number, track in enumerate(hero.tracks):
        tiers = [content.upgrades[upgrade].tier for upgrade in content.tracks_of(hero.id)[track.id]]
        for tier in (tier for tier in TIERS if tiers.count(tier) != 1):
            how = "more than one upgrade" if tier in tiers else "no upgrade"
            message = f'the track "{track.id}" has {how} of tier {tier}; it needs one of each, 1 to {TIERS[-1]}'
            yield f"tracks[{number}]", message, None


def _upgrade(content: Content, upgrade: Upgrade) -> Complaints:
    yield from _powered(content, upgrade)
    abilities = [ability.id for ability in content.heroes[upgrade.hero].abilities]
    for number, again in enumerate(upgrade.rerolls):
        if again.in_place_of is not None and again.in_place_of not in abilities:
            message = f'"{upgrade.hero}" has no ability "{again.in_place_of}"'
            yield f"rerolls[{number}].in_place_of", message, nearest(again.in_place_of, abilities)
    known = [track.id for track in content.heroes[upgrade.hero].tracks]
    if upgrade.track is not None and upgrade.track not in known:
        yield "track", f'"{upgrade.hero}" has no track "{upgrade.track}"', nearest(upgrade.track, known)
    for number, lesson in enumerate(upgrade.learns):
        if lesson.hand not in content.kit(upgrade.hero).hands:
            yield f"learns[{number}].hand", f'"{upgrade.hero}" has no hand "{lesson.hand}"', None
        else:
            yield from _learnt(content, "learns", lesson.hand, upgrade.learns)
    if (upgrade.track is None) == bool(upgrade.tier):
        yield "tier", "an upgrade of a level has both: a track, and a tier of it", None


def _powered(content: Content, entry: Upgrade | Item | World) -> Complaints:
    yield from _power(content, "", entry, OWNERS[type(entry)])


def _condition(content: Content, condition: Affliction) -> Complaints:
    yield from _power(content, "", condition, OWNER_OF_KIND.get(condition.kind, OWNERS[Affliction]))


def _card(content: Content, card: Card) -> Complaints:
    for name, decks in places.FIELDS_OF_DECKS.items():
        if getattr(card, name) and card.deck not in decks:
            advice = f"; gain it by its effect: gain: {{xp: {card.xp}, who: each_hero}}" if name == "xp" else ""
            yield name, f"only cards of these decks have {name}: {listed(decks)}{advice}", None
    stays: Needs = frozenset({"marks"}) if card.remains_in_play else NOTHING
    yield from _effects(content, "effect", card.effect, places.DECKS.get(card.deck, places.BORNE) | stays)
    if card.remains_in_play:
        yield from _power(content, "", card, OWNERS[Card])
        return
    for part in sorted(places.ALL):
        if getattr(card, part):
            yield part, f"a card that is discarded at once has no {part}; say remains_in_play: true", None


def _pool(content: Content, pool: Pool) -> Complaints:
    if pool.id in NOT_POOLS:
        yield "id", f'"{pool.id}" is the name of something else that is paid or gained; call the pool otherwise', None
    if pool.part_of is not None and content.pools[pool.part_of].part_of is not None:
        yield "part_of", f'"{pool.part_of}" is a part itself; name the whole', None
    if content.parts_of(pool.id) and (pool.gains or pool.loses or pool.start or pool.on_hit is not None):
        yield "id", "a pool with parts is their sum: say of its parts how they start, flow and are spent", None
    begun = sum(content.pools[part].start for part in content.parts_of(pool.id))
    if begun > pool.max and pool.max_by is None:
        yield "max", f"its parts begin with {begun} together, and it holds {pool.max} at most", None
    for way in ("gains", "loses"):
        for number, flow in enumerate(getattr(pool, way)):
            at = f"{way}[{number}]"
            has = places.BORNE | places.at_moment(flow.on)
            yield from _when(f"{at}.when", flow.when, has)
            yield from _counted(f"{at}.amount", [flow.amount] if flow.amount is not None else [], has)
    if pool.on_hit is not None:
        yield from _cost("on_hit.cost", pool.on_hit.cost, places.BORNE)


def _ability_kit(content: Content, at: str, ability: Ability) -> Complaints:
    for number, brought in enumerate(ability.hands):
        yield from _learnt(content, f"{at}hands[{number}].learn", brought.hand, brought.learn)


def _learnt(content: Content, at: str, hand: str, learn: Iterable[Learn | Lesson]) -> Complaints:
    known = [each.id for each in content.hands[hand].types]
    for number, one in enumerate(learn):
        if one.type and one.type not in known:
            yield f"{at}[{number}].type", f'the hand "{hand}" has no type "{one.type}"', nearest(one.type, known)


def _deck(content: Content, deck: PackDeck) -> Complaints:
    back, _ = back_of(deck.id)
    if back in BACKS:
        yield "id", f'this would be one of the decks "{back}" of the rules: let its id begin with another word', None
    if not any(card.deck == deck.id for card in content.cards.values()):
        yield "id", "there is no card in this deck; write some into cards.yaml", None


def _form(content: Content, form: Form) -> Complaints:
    yield from _power(content, "", form, OWNERS[Form])
    for name in ("when", "until"):
        switch: Switch | None = getattr(form, name)
        if switch is None:
            continue
        if switch.on is None and switch.holds is None:
            yield name, "say at which moment (on), or what must hold (holds)", None
        has = places.BORNE | (places.at_moment(switch.on) if switch.on is not None else NOTHING)
        yield from _when(f"{name}.holds", switch.holds, has)


def _hand(content: Content, hand: Hand) -> Complaints:
    yield from _learnt(content, "learn", hand.id, hand.learn)
    yield from _effects(content, "danger", hand.danger, places.BORNE | {"count", "double"})
    for name in ("adds", "danger"):
        if getattr(hand, name) and not hand.dice:
            yield name, "no dice are rolled for the cards of this hand; say how many (dice)", None
    if not any(card.hand == hand.id for card in content.hand_cards.values()):
        yield "id", "no card belongs to this hand; write some into hand-cards.yaml", None


def _hand_card(content: Content, card: HandCard) -> Complaints:
    hand = content.hands[card.hand]
    known = [each.id for each in hand.types]
    if card.type not in (known or [""]):
        yield "type", f'the hand "{hand.id}" has no type "{card.type}"; it can be {listed(known)}', nearest(card.type, known)
    if bool(card.casting) != bool(hand.dice):
        yield "casting", "a card of a hand with dice has a number to cast it, and no other has", None
    if card.cancels and hand.adds is None and any(card.cancels.values()):
        yield "cancels", "the hand adds points of no pool, so nothing can cost more of it", None
    yield from _cost("cost", card.cost, places.BORNE)
    has: Needs = places.BORNE | {"count", "points_spent" if card.more is not None else "casting_margin"}
    has = has | {"range"} if card.range else has
    has = has | {"enemy", "type"} if card.target == "enemy" else has
    if card.cancels and (card.effect or card.levels):
        yield "cancels", "a card that cancels another does nothing else; leave out effect and levels", None
    yield from _effects(content, "effect", card.effect, has)
    for number, later in enumerate(card.levels):
        yield from _effects(content, f"levels[{number}].effect", later.effect, has)


def _token(content: Content, token: SideBagToken) -> Complaints:
    for number, action in enumerate(token.actions):
        yield from _action(content, f"actions[{number}]", action, places.BORNE)
        if action.timing == "hold_back" and action != Action(timing="hold_back", effect=(Reroll(),)):
            yield f"actions[{number}]", "a token re-rolls one die of this roll, and does nothing else: {reroll: 1}", None


def _chart(content: Content, chart: Chart) -> Complaints:
    of_depths = any(world.depth_events == chart.id for world in content.worlds.values())
    of_days = any(town.daily == chart.id for town in content.town_types.values())
    between = places.DAY_IN_TOWN if of_days else places.ROAD_OR_TOWN
    has = places.DEPTH_EVENTS if of_depths else between if chart.off_the_map else places.CHART
    for row in chart.rows:
        yield from _effects(content, f"rows.{_line(row)}.effect", row.effect, has)


def _town_type(content: Content, town: TownType) -> Complaints:
    for moment in ("arrival", "morning", "evening", "seven"):
        yield from _effects(content, moment, getattr(town, moment), places.ROAD_OR_TOWN)


def _enemy(content: Content, enemy: Enemy) -> Complaints:
    owner = OWNERS[EnemyAbility]
    shelves = [
        (f"{name}.{shelf}", getattr(side, shelf))
        for name in ("normal", "brutal")
        if (side := getattr(enemy, name)) is not None
        for shelf in ("abilities", "elite")
    ]
    for where, abilities in (*shelves, ("mythic", enemy.mythic)):
        for number, ability in enumerate(abilities):
            yield from _power(content, f"{where}[{number}].", ability, owner)


def _mission(content: Content, mission: Mission) -> Complaints:
    for name, has in places.MISSIONS.items():
        yield from _effects(content, name, getattr(mission, name), has)
    for shelf in ("special_rules", "markers", "companions"):
        for number, power in enumerate(getattr(mission, shelf)):
            yield from _power(content, f"{shelf}[{number}].", power, OWNERS[type(power)])


#: Kind of entry -> how it is looked over.
LOOKS: dict[type[Struct], Callable[[Content, Any], Complaints]] = {
    HeroClass: _hero,
    Upgrade: _upgrade,
    Item: _powered,
    World: _powered,
    Affliction: _condition,
    Card: _card,
    Pool: _pool,
    Hand: _hand,
    Form: _form,
    PackDeck: _deck,
    HandCard: _hand_card,
    SideBagToken: _token,
    Chart: _chart,
    TownType: _town_type,
    Enemy: _enemy,
    Mission: _mission,
}


# -- powers ---------------------------------------------------------------------------------------


def _power(content: Content, at: str, power: Power, owner: Owner) -> Complaints:
    for part in sorted(places.ALL - owner.parts):
        if getattr(power, part):
            others = listed(sorted(other.words for other in OWNERS.values() if part in other.parts))
            yield f"{at}{part}", f"{owner.words} has no {part}, nothing would look at them; these have: {others}", None
    has: Needs = owner.has | {"uses"} if owner.borne and _has_a_limit(power) else owner.has
    for number, modifier in enumerate(power.modify if "modify" in owner.parts else ()):
        yield from _modifier(f"{at}modify[{number}]", modifier, owner, has)
    for number, trigger in enumerate(power.triggers if "triggers" in owner.parts else ()):
        yield from _trigger(content, f"{at}triggers[{number}]", trigger, owner, has)
    for number, action in enumerate(power.actions if "actions" in owner.parts else ()):
        yield from _action(content, f"{at}actions[{number}]", action, has)
    for number, again in enumerate(power.rerolls if "rerolls" in owner.parts else ()):
        yield from _reroll(content, f"{at}rerolls[{number}]", again, has)
    for number, turn in enumerate(power.turns if "turns" in owner.parts else ()):
        yield from _turn(content, f"{at}turns[{number}]", turn, has)
    if "flags" in owner.parts:
        yield from _flags(f"{at}flags", power.flags, owner.flags)
    if "bend" in owner.parts:
        yield from _bends(f"{at}bend", power.bend, owner.bends, has)


def _has_a_limit(power: Power) -> bool:
    used: tuple[Trigger | Action | RollAgain | TurnDie, ...] = (*power.triggers, *power.actions, *power.rerolls, *power.turns)
    return any(getattr(each, "limit", None) is not None for each in (*used, *power.bend))


def _modifier(at: str, modifier: Modifier, owner: Owner, has: Needs) -> Complaints:
    whose: places.WhoseEntry = "own"
    if modifier.whose is not None:
        whose = "enemies" if modifier.whose.enemies is not None else "heroes"
    if whose not in owner.whose:
        if whose == "own":
            yield at, f"{owner.words} has no numbers of its own; say whose: {{heroes: all}}, or {{enemies: all}}", None
        else:
            advice = "its bearer's change without whose; a condition may name a keyword (when: {hero_keyword: ...})"
            yield f"{at}.whose", f"{owner.words} does not change numbers of other {whose}; {advice}", None
        return
    of_enemies = whose == "enemies" or not (owner.borne or whose == "heroes")
    if modifier.gives and not owner.gives:
        yield f"{at}.gives", f"{owner.words} gives nothing to others; only cards in play and rules of missions do", None
    if modifier.bend and not owner.gives:
        yield f"{at}.bend", f"{owner.words} bends rules for itself; take bend out of modify", None
    elif modifier.bend:
        yield from _bends(f"{at}.bend", modifier.bend, places.GIVEN_TO_ENEMIES, has)
    yield from _numbers(at, modifier.change, modifier.when, has, of_enemies=of_enemies)


def _numbers(at: str, change: Iterable[str], when: Condition | None, has: Needs, *, of_enemies: bool) -> Complaints:
    """Look at numbers that change, and at the condition on which each of them hangs."""
    for stat in change:
        if of_enemies and stat not in places.NUMBERS_OF_ENEMIES | places.NUMBERS_OF_BOTH:
            yield f"{at}.{stat}", f"only heroes have a number {stat}", None
        elif not of_enemies and stat in places.NUMBERS_OF_ENEMIES:
            yield f"{at}.{stat}", f"only enemies have a number {stat}", None
        else:
            mine: Needs = NUMBERS_HAVE | (has & {"thing", "uses"}) | ({"type"} if stat in places.AGAINST else NOTHING)
            mine |= {"struck"} if stat in places.STRIKING else NOTHING
            yield from _when(f"{at}.when", when, ENEMIES_HAVE if of_enemies else mine)


def _trigger(content: Content, at: str, trigger: Trigger, owner: Owner, has: Needs) -> Complaints:
    there = places.at_moment(trigger.on)
    if owner.borne and trigger.on in places.NOT_OF_A_HERO:
        yield f"{at}.on", f"{trigger.on} is no moment of a hero; {owner.words} cannot listen to it", None
    has = has | there
    if "hero" in there and not owner.borne:
        has = has | {"victim"}
    if trigger.on in places.OVER:
        has = (has - places.ADVENTURE) | places.AT_ITS_END
    if trigger.on in places.IN_TOWN:
        has = (has - places.ADVENTURE) | places.OFF_THE_MAP
    yield from _used(content, at, trigger, has)


def _action(content: Content, at: str, action: Action, has: Needs) -> Complaints:
    yield from _used(content, at, action, has | places.TIMINGS[action.timing])


def _used(content: Content, at: str, used: Trigger | Action, has: Needs) -> Complaints:
    yield from _limit(f"{at}.limit", used.limit, has)
    yield from _cost(f"{at}.cost", used.cost, has)
    yield from _when(f"{at}.when", used.when, has)
    yield from _effects(content, f"{at}.effect", used.effect, has)


def _reroll(content: Content, at: str, again: RollAgain, has: Needs) -> Complaints:
    has = has.union(*(places.THROWS.get(throw, places.CAST) for throw in again.of))
    yield from _limit(f"{at}.limit", again.limit, has)
    yield from _when(f"{at}.when", again.when, has)
    yield from _effects(content, f"{at}.each_success", again.each_success, has)


def _turn(content: Content, at: str, turn: TurnDie, has: Needs) -> Complaints:
    yield from _limit(f"{at}.limit", turn.limit, has)
    yield from _cost(f"{at}.cost", turn.cost, has)
    yield from _effects(content, f"{at}.effect", turn.effect, has)
    yield from _effects(content, f"{at}.tails", turn.tails, has)


def _flags(at: str, flags: Iterable[Flag], looked_at: frozenset[str]) -> Complaints:
    for flag in flags:
        homes, _ = places.FLAGS_STAY[flag]
        if homes.isdisjoint(looked_at):
            yield at, f'nothing looks for the flag "{flag}" here; it is for {places.homes_said(homes)}', None


def _bends(at: str, bends: Iterable[Bend], looked_at: frozenset[str], has: Needs) -> Complaints:
    """Look where rules are bent: something must ask there; and at the terms on which it is done."""
    for bend in bends:
        where = f"{at}.{tag_of(bend)}"
        if bend.home not in looked_at and bend.home != "anything":
            yield where, f'no rule asks for "{tag_of(bend)}" here; it is for {places.HOMES_SAID[bend.home]}', None
            continue
        yield from _limit(f"{where}.limit", getattr(bend, "limit", None), has)
        yield from _cost(f"{where}.cost", getattr(bend, "cost", None), has)
        yield from _when(f"{where}.when", getattr(bend, "when", None), has | bend.gives)
        for known in fields(bend):
            if isinstance(amount := getattr(bend, known.name), Amount) and amount.count is not None:
                yield f"{where}.{known.encode_name}", f'"{amount.count}" is not counted here; write a number or dice', None


# -- terms ----------------------------------------------------------------------------------------


def _missing(at: str, what: str, needs: Needs, has: Needs, suggestion: str | None = None) -> Complaints:
    """Complain about the first thing that is not at hand."""
    gone = needs - at_hand(has)
    for need in [need for need in NEEDS if need in gone][:1]:
        thing, advice = SAID[need]
        yield at, f"{what} needs {thing}, and there is none here; {advice}", suggestion


def _limit(at: str, limit: Limit | None, has: Needs) -> Complaints:
    if limit is not None:
        yield from _missing(at, f'the limit "{limit}"', LIMITS.get(limit, NOTHING), has)


def _cost(at: str, cost: Cost | None, has: Needs) -> Complaints:
    if cost is None:
        return
    yield from _missing(at, "a price", frozenset({"hero"}), has)
    for name, needs in Cost.needs.items():
        if getattr(cost, name) and not (name == "discard" and cost.from_hand is not None):
            yield from _missing(f"{at}.{name}", f'the price "{name}"', needs, has)


def _when(at: str, condition: Condition | None, has: Needs) -> Complaints:
    for name, needs in Condition.needs.items():
        if condition is not None and getattr(condition, name) is not None:
            yield from _missing(f"{at}.{name}", f'the condition "{name}"', needs, has)


# -- effects --------------------------------------------------------------------------------------


def _effects(content: Content, at: str, effects: Iterable[Verb], has: Needs) -> Complaints:
    for number, effect in enumerate(effects):
        yield from _effect(content, f"{at}[{number}].{effect.__struct_config__.tag}", effect, has)


def _effect(content: Content, at: str, effect: Verb, has: Needs) -> Complaints:
    verb = f'"{effect.__struct_config__.tag}"'
    yield from _missing(at, verb, effect.wants(), has)
    who = getattr(effect, "who", None)
    of_enemies = isinstance(effect, Modify) and effect.enemies is not None
    if who is not None and not of_enemies and not (who == "self" and effect.happens_to_nobody()):
        suggestion = "each_hero" if who == "self" else None
        yield from _missing(f"{at}.who", f'{verb} for "{who}"', WHO[who], has, suggestion)
    somebodys: Needs = has | {"hero"} if who not in {None, "self"} else has
    yield from _amounts(at, effect, somebodys)
    if isinstance(effect, PutInPlay) and effect.card in content.cards and not content.cards[effect.card].remains_in_play:
        yield f"{at}.card", f'"{effect.card}" does not remain in play, so it cannot be put there', None
    if isinstance(effect, Hook) and "adventure" not in has and not content.hook_works_anywhere(effect.name):
        yield f"{at}.name", f'the hook "{effect.name}" is for an Adventure only, and here is none; mark it @anywhere', None
    if isinstance(effect, Double) and effect.stat in places.NUMBERS_OF_ENEMIES:
        yield f"{at}.stat", f"only enemies have a number {effect.stat}", None
    if isinstance(effect, Modify):
        yield from _numbers(at, effect.change, effect.when, has, of_enemies=of_enemies)
        yield from _flags(f"{at}.flags", effect.flags, places.FOR_A_WHILE)
        yield from _bends(f"{at}.bend", effect.bend, places.FOR_A_WHILE, has)
    yield from _inside(content, at, effect, somebodys if effect.happens_to_nobody() else has)


def _amounts(at: str, effect: Verb, has: Needs) -> Complaints:
    """Look at what is counted in place of a number."""
    for known in fields(effect):
        value, where = getattr(effect, known.name), f"{at}.{known.encode_name}"
        if known.name in effect.uncounted:
            yield from _counted(where, value if isinstance(value, tuple) else (value,), NOTHING)
        elif isinstance(value, Amount):
            yield from _counted(where, (value,), has)
        elif isinstance(value, tuple):
            yield from _counted(where, [group.count for group in value if isinstance(group, EnemyGroup)], NOTHING)


def _counted(at: str, amounts: Iterable[Amount], has: Needs) -> Complaints:
    for amount in amounts:
        if amount.count is not None:
            yield from _missing(at, f'"{amount.count}"', COUNTED.get(amount.count, NOTHING), has)


def _inside(content: Content, at: str, effect: Verb, around: Needs) -> Complaints:
    """Look at the effects that an effect leads to."""
    for known in fields(effect):
        value = getattr(effect, known.name)
        if not isinstance(value, tuple):
            continue
        where = f"{at}.{known.encode_name}"
        has = (around - effect.hides) | effect.gives.get(known.encode_name, NOTHING)
        for number, inner in enumerate(value):
            if isinstance(inner, Verb):
                yield from _effect(content, f"{where}[{number}].{inner.__struct_config__.tag}", inner, has)
            elif isinstance(inner, Choice):
                yield from _cost(f"{where}[{number}].cost", inner.cost, has)
                yield from _effects(content, f"{where}[{number}].effect", inner.effect, has)
            elif isinstance(inner, Band):
                yield from _effects(content, f"{where}.{_line(inner)}.effect", inner.effect, has)


def _line(band: Band) -> str:
    return str(band.low) if band.low == band.high else f"{band.low}-{band.high}"
