"""The text on a card, rendered from what it does, in a language.

All functions take the language by its code. Paragraphs are plain text; the name of the entry is not part of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from lantern.board.tile import Tile
from lantern.content import entries
from lantern.content.clauses.attacks import blows
from lantern.content.clauses.enemies import groups, with_elite
from lantern.content.clauses.town import kinds_treated
from lantern.content.effects import Band, Effect, Resurrect, Treat
from lantern.content.entries import EnemyAbility, EnemySide
from lantern.content.kits import Form, Hand, HandCard, PackDeck, PackMoment, Pool
from lantern.content.library import Content
from lantern.content.missions import Mission
from lantern.content.nouns import Noun
from lantern.content.powers import Action, Modifier, Trigger
from lantern.content.render_kit import (
    ability_lines,
    deck_lines,
    form_lines,
    hand_card_lines,
    hand_lines,
    moment_lines,
    pool_lines,
)
from lantern.content.render_mission import mission_lines
from lantern.content.render_power import affliction_lines, brought_alone, brought_lines, or_nothing, power_lines
from lantern.content.render_tokens import exploration_token_lines, side_bag_token_lines
from lantern.content.sentences import Sentences, SpokenOf
from lantern.content.towns import Location, Price, Service, TownType
from lantern.content.verbs.belongings import Gain
from lantern.content.verbs.cards import DiscardThis, PutInPlay
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import Suffer
from lantern.content.verbs.town import BetOnDarkness, BuyOffCorruption, SellDarkStone
from lantern.content.wording import MANY, capital, sentence
from lantern.content.words import SKILLS


def render_effect(effect: Effect, lang: str, content: Content | None = None) -> str:
    """Write an effect as sentences."""
    return Sentences(lang, content).effect(effect)


def render_action(action: Action, lang: str, content: Content | None = None) -> str:
    """Write what a hero may do."""
    return Sentences(lang, content).action(action)


def render_trigger(trigger: Trigger, lang: str, content: Content | None = None, bearer: SpokenOf = "you") -> str:
    """Write what happens at a moment."""
    return Sentences(lang, content).trigger(trigger, bearer)


def render_modifier(modifier: Modifier, lang: str, content: Content | None = None, bearer: SpokenOf = "you") -> str:
    """Write a lasting change of numbers."""
    return Sentences(lang, content).modifier(modifier, bearer)


def render_card(entry: Any, content: Content, lang: str) -> list[str]:
    """Write an entry of any kind as paragraphs."""
    return RENDERERS[type(entry)](entry, Sentences(lang, content))


def render_use(entry: Any, content: Content, lang: str) -> list[str]:
    """Write what an entry does: of an item not what it is, costs and weighs."""
    return _use(entry, Sentences(lang, content)) if isinstance(entry, entries.Item) else render_card(entry, content, lang)


def render_ability(ability: EnemyAbility, content: Content, lang: str, *, alone: bool = False) -> str:
    """Write an ability of enemies with its name; `alone`: there is only one model of them."""
    return _enemy_ability(ability, Sentences(lang, content), "lone" if alone else "enemy")


# Heroes and what they carry


def _hero(hero: entries.HeroClass, say: Sentences) -> list[str]:
    paragraphs = [
        say.text("hero-to_hit", ranged=str(hero.to_hit.ranged), melee=str(hero.to_hit.melee)),
        say.text("hero-fight", combat=str(hero.combat), initiative=str(hero.initiative), grit=str(hero.max_grit)),
        say.text(
            "hero-body",
            health=str(hero.health),
            sanity=str(hero.sanity),
            defense=str(hero.defense),
            willpower=str(hero.willpower),
        ),
        ", ".join(f"{say.text(f'stat-{skill}')} {hero.skills[skill]}" for skill in SKILLS),
    ]
    if hero.keywords:
        paragraphs.append(say.text("label-keywords", what=say.keywords(hero.keywords)))
    paragraphs += [f"{say.name(ability.name)}: {' '.join(ability_lines(ability, say))}" for ability in hero.abilities]
    if hero.starting_items:
        paragraphs.append(say.text("hero-items", what=_names("items", hero.starting_items, say)))
    if hero.starting_upgrades:
        paragraphs.append(say.text("hero-upgrades", what=_names("upgrades", hero.starting_upgrades, say)))
    if hero.free_tokens:
        paragraphs.append(say.text("hero-tokens", what=_names("side-bag-tokens", hero.free_tokens, say)))
    return paragraphs


def growth_lines(hero: entries.HeroClass, content: Content, lang: str) -> list[str]:
    """Write how a class grows: the upgrades of its tracks, tier by tier, and the rows of its bonus chart (LEVEL-03)."""
    say = Sentences(lang, content)
    found = content.tracks_of(hero.id)
    lines = [
        say.text("growth-track", track=say.name(track.name), what=_names("upgrades", found[track.id], say))
        for track in hero.tracks
    ]
    if hero.bonus is None:
        return lines
    die, *rows = render_card(content.charts[hero.bonus], content, lang)
    return [*lines, say.text("growth-bonus", chart=say.named("charts", hero.bonus), roll=die.rstrip(".")), *rows]


def _names(kind: str, ids: Iterable[str], say: Sentences) -> str:
    return ", ".join(say.named(kind, entry) for entry in ids)


def _upgrade(upgrade: entries.Upgrade, say: Sentences) -> list[str]:
    paragraphs = power_lines(upgrade, say)
    gear: list[str] = [*(say.named("items", item) for item in upgrade.items)]
    gear += [
        say.things("tokens", Amount(plus=count), name=say.named("side-bag-tokens", token))
        for token, count in Counter(upgrade.tokens).items()
    ]
    if gear and upgrade.instead_of is not None:
        former = say.named("items", upgrade.instead_of)
        paragraphs.append(say.text("upgrade-items-instead", what=say.join(gear), former=former))
    elif gear:
        paragraphs.append(say.text("upgrade-items", what=say.join(gear)))
    if upgrade.personal_items:
        paragraphs.append(sentence(say.text("upgrade-personal", n=upgrade.personal_items)))
    for lesson in upgrade.learns:
        message = "upgrade-learns" if lesson.type else "upgrade-learns-any"
        hand, kind = say.named("hands", lesson.hand), say.card_type(lesson.type)
        paragraphs.append(sentence(say.text(message, hand=hand, type=kind, draw=lesson.draw)))
    return or_nothing(paragraphs, say) + brought_lines(upgrade, say)


def _affliction(affliction: entries.Affliction, say: Sentences) -> list[str]:
    return or_nothing(affliction_lines(affliction, say), say)


def _item(item: entries.Item, say: Sentences) -> list[str]:
    made = item.deck == "town" and item.price is None  # what comes of something else is in no shop
    facts = [say.text("deck-gear" if made else f"deck-{item.deck}")]
    if item.hands:
        facts.append(say.text("item-hands", n=item.hands))
    if worn := [slot for slot in item.slots if slot != "transport"]:
        facts.append(say.text("item-slots", what=", ".join(say.text(f"slot-{slot}") for slot in worn)))
    if "transport" in item.slots:
        facts.append(say.text("item-ridden"))
    numbers = ((name, getattr(item, name)) for name in ("weight", "upgrade_slots", "dark_stone", "gold"))
    facts += [say.text(f"item-{name}", n=number) for name, number in numbers if number]
    paragraphs = [", ".join(facts)]
    if item.keywords:
        paragraphs.append(say.text("label-keywords", what=say.keywords(item.keywords)))
    if item.attaches is not None:
        paragraphs.append(_attachment(item.attaches, say))
    if item.price is not None:
        prices = (("gold", item.price.gold), ("dark_stone", item.price.dark_stone))
        what = say.join(say.things(what, Amount(plus=count)) for what, count in prices if count)
        paragraphs.append(say.text("item-price", what=what))
    if _is_shared(item, say):
        paragraphs.append(say.text("item-shared", ridden="yes" if "transport" in item.slots else "no"))
    if item.only:
        paragraphs.append(say.text("label-only", what=say.one_of(item.only)))
    if item.not_for:
        paragraphs.append(say.text("label-not-for", what=say.one_of(item.not_for)))
    if item.belongs_to:
        paragraphs.append(say.text("label-belongs_to", what=say.name(item.belongs_to)))
    if item.setting is not None:
        paragraphs.append(say.text("label-setting", what=say.text(f"setting-{item.setting}")))
    if item.markers:
        paragraphs.append(say.text("item-markers", what=say.things("markers", Amount(plus=item.markers))))
    if item.needs:
        paragraphs.append(say.text("label-needs", what=_needs(item, say)))
    if item.limit:
        paragraphs.append(say.text("item-limit", n=item.limit))
    return paragraphs + _use(item, say)


def bars(item: entries.Item, say: Sentences) -> list[str]:
    """Say whom an item is for, and what it asks of a hero (ITEM-09)."""
    said = [say.text("label-only", what=say.one_of(item.only))] if item.only else []
    said += [say.text("label-not-for", what=say.one_of(item.not_for))] if item.not_for else []
    return said + ([say.text("label-needs", what=_needs(item, say))] if item.needs else [])


def _use(item: entries.Item, say: Sentences) -> list[str]:
    weapon = [_weapon(item.weapon, say)] if item.weapon is not None else []
    power = _of_what_it_is_on(item) if item.attaches is not None else item
    say = say.about(own_card=_card_of(item, say))
    return weapon + power_lines(power, say) + brought_lines(item, say)


def _card_of(item: entries.Item, say: Sentences) -> str:
    """Return the card of the same name that an item puts into play until the end of the adventure, if it does."""
    put = [effect.card for action in item.actions for effect in action.effect if isinstance(effect, PutInPlay)]
    cards = [say.content.cards[each] for each in put] if say.content is not None else []
    over = Trigger(on="adventure_ends", effect=(DiscardThis(),))
    return next((card.id for card in cards if card.name == item.name and over in card.triggers), "")


def _of_what_it_is_on(item: entries.Item) -> entries.Item:
    """Leave it to the reader that the numbers of an upgrade are those of what it is attached to."""
    modify = tuple(
        replace(each, when=replace(each.when, this_weapon=None)) if each.when is not None else each for each in item.modify
    )
    return replace(item, modify=modify)


def _attachment(where: entries.Attachment, say: Sentences) -> str:
    """Write what an upgrade card goes on, and what it takes."""
    what = say.text("item-attaches-to", what=say.one_of(where.to)) if where.to else say.text("item-attaches")
    facts = [say.text("item-attaches-slots", n=where.slots)] if where.slots else []
    if where.dark_stone:
        facts.append(say.things("dark_stone", Amount(plus=where.dark_stone)))
    message = "item-attaches-for" if facts else "item-attaches-free"
    line = sentence(say.text(message, what=what, price=say.join(facts) if facts else ""))
    return f"{line} {sentence(say.text('item-attaches-for-good'))}" if where.for_good else line


def _needs(item: entries.Item, say: Sentences) -> str:
    return say.join(f"{say.text(f'stat-{skill}')} {least}+" for skill, least in item.needs.items())


def _weapon(weapon: entries.Weapon, say: Sentences) -> str:
    facts = [say.text("weapon-line", range=str(weapon.range), shots=str(weapon.shots))]
    if weapon.shots_by is not None:
        facts = [say.text("weapon-line-skill", range=str(weapon.range), skill=say.text(f"stat-{weapon.shots_by}"))]
    if weapon.to_hit_die != "D6":
        facts.append(say.text("weapon-to_hit_die", die=weapon.to_hit_die))
    if weapon.damage_die != "D6" or weapon.second_die is not None:
        dice = [say.dice(Amount(dice=1, die=die)) for die in (weapon.damage_die, weapon.second_die) if die is not None]
        facts.append(say.text("free_attack-die", die=" + ".join(dice)))
    facts += blows(say, weapon.damage, weapon.critical, weapon.ignore)
    if not weapon.criticals:
        facts.append(say.text("weapon-no_criticals"))
    if weapon.criticals_adjacent:
        facts.append(say.text("weapon-criticals_adjacent"))
    line = sentence(", ".join(facts))
    return f"{line} {_off_hand(weapon.off_hand, say)}" if weapon.off_hand is not None else line


def _off_hand(better: entries.OffHand, say: Sentences) -> str:
    facts = [say.changes({what: getattr(better, what)}) for what in ("shots", "damage") if getattr(better, what)]
    if better.ignore:
        facts.append(say.text("weapon-ignore", what=say.saves(better.ignore)))
    return sentence(say.text("weapon-off_hand", what=", ".join(facts)))


def _is_shared(item: entries.Item, say: Sentences) -> bool:
    """Tell whether a party has but one of an item, wherever it is sold (TOWN-09)."""
    places = say.content.locations.values() if say.content is not None else ()
    return any(good.item == item.id and good.shared for place in places for good in place.goods)


# Cards


def _card(card: entries.Card, say: Sentences) -> list[str]:
    say, paragraphs = say.about(kept=say.name(card.name), on_card=True), []
    if card.remains_in_play:
        paragraphs.append(say.text("label-remains-tile" if card.tile_only else "label-remains"))
    elif card.tile_only:
        paragraphs.append(say.text("label-tile-only"))
    if card.as_darkness:
        paragraphs.append(say.text("label-as-darkness"))
    earned = Gain(what="xp", count=Amount(plus=card.xp))
    together = bool(card.xp and card.effect) and isinstance(card.effect[-1], Gain)
    paragraphs += say.lines((*card.effect, earned) if together else card.effect)
    paragraphs += power_lines(card, say, "all")
    paragraphs += brought_lines(card, say)
    if card.xp and not together:
        paragraphs.append(say.text("label-xp", n=str(card.xp)))
    return or_nothing(paragraphs, say)


def _threat(threat: entries.ThreatCard, say: Sentences) -> list[str]:
    cards = [with_elite(say, say.things(f"threat-{draw.threat}", Amount(plus=draw.cards)), draw.elite) for draw in threat.draws]
    if threat.lines is not None:
        lines = {"low": threat.lines.low, "medium": threat.lines.medium, "high": threat.lines.high}
        return [
            say.text("threat-world"),
            *(f"{say.text(f'threat-{level}')}: {groups(say, those)}" for level, those in lines.items()),
        ]
    named = [groups(say, threat.enemies)] if threat.enemies else []
    return [say.text(f"threat-{threat.level}"), sentence(say.join([*named, *cards]))]


def _chart(chart: entries.Chart, say: Sentences) -> list[str]:
    number = {"2D6": 2, "3D6": 3}.get(chart.die, 1)
    say = say.about(in_town=chart.off_the_map)
    how = say.text("chart-die", die=chart.die, n=number) if "cards" not in chart.die else say.text("chart-cards")
    return [how, *(_row(row, say) for row in chart.rows)]


def _row(row: Band, say: Sentences) -> str:
    """Write a line of a chart; a line that brings a condition or a card says what that does."""
    line = str(row.low) if row.low == row.high else f"{row.low}-{row.high}"
    match row.effect:
        case (Suffer(condition=condition, who="self"),) if say.content is not None and not row.name:
            affliction = say.content.conditions[condition]
            what = " ".join(_affliction(affliction, say))
            return say.text("chart-line-name", line=line, name=say.name(affliction.name), what=what)
    rest, told = brought_alone(row.effect, say, say.name(row.name))
    lines = [say.effects(rest)] if rest else []
    what = " ".join([*lines, *told]) or sentence(say.text("nothing-happens"))
    message = "chart-line-name" if row.name else "chart-line"
    said = say.text(message, line=line, name=say.name(row.name), what=what)
    final = [say.text("chart-final")] if row.final else []
    return " ".join([said, *final, *brought_lines(rest, say)])


def _world(world: entries.World, say: Sentences) -> list[str]:
    return [
        sentence(say.text("world-earth" if world.earth else "world-other")),
        *power_lines(world, say, "all"),
        say.text("world-map", n=str(len(world.map_deck))),
        say.text("world-depth_events", what=say.named("charts", world.depth_events)),
    ]


def _location(location: Location, say: Sentences) -> list[str]:
    lines = list(_goods(location, say))
    if location.events is not None:
        lines.append(say.text("location-events", what=say.named("charts", location.events)))
    if location.town is not None:
        lines.append(say.text("location-town", what=say.named("town-types", location.town)))
    return (
        lines if location.option is None else [*lines, say.text("label-option", option=say.text(f"option-{location.option}"))]
    )


def _town_type(town: TownType, say: Sentences) -> list[str]:
    low, high = str(town.low), str(town.high)
    lines = [say.text("town-rolled", line=low if low == high else f"{low}-{high}")]
    if town.requires:
        lines.append(say.text("town-requires", what=say.join([say.named("locations", each) for each in town.requires])))
    if town.forbids:
        lines.append(say.text("town-forbids", what=say.join([say.named("locations", each) for each in town.forbids])))
    if town.larger:
        lines.append(say.text("town-larger"))
    if town.wanted:
        lines.append(say.text("town-wanted", keyword=say.keyword(town.wanted)))
    if town.event_dice > 1:
        lines.append(say.text("town-event_dice", n=town.event_dice))
    if town.missions > 1:
        lines.append(say.text("town-missions", n=town.missions))
    if not town.minds:
        lines.append(say.text("town-minds"))
    if town.trade:
        lines.append(say.text("town-trade", gold=town.trade))
    here = say.about(in_town=True)
    for moment in ("arrival", "morning", "evening", "seven"):
        if effects := getattr(town, moment):
            lines.append(say.text(f"town-{moment}", what=here.effects(effects)))
            lines += brought_lines(effects, say)
    if town.daily is not None:
        lines.append(say.text("town-daily", what=say.named("charts", town.daily)))
    return lines


def _goods(location: Location, say: Sentences) -> Iterator[str]:
    """Say what a location sells, with its price, how many of it at most, and to whom."""
    for good in location.goods:
        kind, name = ("items", good.item) if good.item is not None else ("side-bag-tokens", good.token or "")
        listed = say.content.items[good.item].price if say.content is not None and good.item is not None else None
        price = good.price or listed or Price()
        terms = {"what": str(say.named(kind, name)), "price": _price(price.gold, price.dark_stone, say)}
        if good.only:
            yield say.text("location-good-only", **terms, only=say.either([say.keyword(each) for each in good.only]))
        else:
            limit = f"location-good-most-{good.per}" if good.most else "location-good"
            yield say.text(limit, **terms, most=str(good.most))


def _price(gold: int | Amount, dark_stone: int, say: Sentences, token: str | None = None) -> str:
    amounts = (("gold", gold if isinstance(gold, Amount) else Amount(plus=gold)), ("dark_stone", Amount(plus=dark_stone)))
    parts = [say.things(what, amount) for what, amount in amounts if amount != Amount()]
    parts += [say.things("tokens", Amount(plus=1), name=say.named("side-bag-tokens", token))] if token is not None else []
    return say.join(parts) if parts else say.text("price-nothing")


def _service(service: Service, say: Sentences) -> list[str]:
    where, price = say.named("locations", service.at), fee_text(service, say)
    message = "service-at" if price else "service-at-priced" if _has_price_of_its_own(service) else "service-at-free"
    lines = [say.text(message, where=where, price=price)]
    if service.keywords:
        lines.append(say.text("label-keywords", what=say.keywords(service.keywords)))
    if service.only:
        lines.append(say.text("label-only", what=say.one_of(service.only)))
    if service.not_for:
        lines.append(say.text("label-not-for", what=say.one_of(service.not_for)))
    if service.needs is not None:
        lines.append(say.text("label-carries", what=say.named("items", service.needs)))
    if service.limit is not None:
        lines.append(say.text(f"service-limit-{service.limit}", times=service.times))
    treatments = [effect for effect in service.effect if isinstance(effect, Treat)]
    lines += [say.text("service-attempts", what=kinds_treated(say, each)) for each in treatments]  # TOWN-09
    if service.option is not None:
        lines.append(say.text("label-option", option=say.text(f"option-{service.option}")))
    if service.unless is not None:
        lines.append(say.text("label-unless-option", option=say.text(f"option-{service.unless}")))
    rest, told = brought_alone(service.effect, say, say.name(service.name))
    say = say.about(in_town=True)
    return [*lines, *say.lines(rest), *told, *brought_lines(rest, say)]


def _has_price_of_its_own(service: Service) -> bool:
    """Tell whether what a service does says what is paid for it."""
    return any(isinstance(effect, Resurrect | SellDarkStone | BuyOffCorruption | BetOnDarkness) for effect in service.effect)


def fee_text(service: Service, say: Sentences) -> str:
    """Say what a service costs, as far as it is known before dice are rolled for it; nothing if it is free."""
    paid = service.gold != Amount() or service.dark_stone or service.token is not None
    return _price(service.gold, service.dark_stone, say, service.token) if paid else ""


def _tile(tile: Tile, say: Sentences) -> list[str]:
    exits = sum(connector.role == "exit" for connector in tile.connectors)
    return [
        say.text(f"tile-{tile.kind}"),
        say.text("label-spaces", n=str(len(tile.cells))),
        say.text("label-exits", n=str(exits)),
    ]


# Enemies


def _enemy(enemy: entries.Enemy, say: Sentences) -> list[str]:
    paragraphs = [say.text("enemy-models", size=say.text(f"size-{enemy.size}"), n=enemy.models)]
    if enemy.models_of is not None:
        paragraphs.append(say.text("enemy-models-of", whose=say.named("enemies", enemy.models_of).many))
    if enemy.keywords:
        paragraphs.append(say.text("label-keywords", what=say.keywords(enemy.keywords)))
    bearer: SpokenOf = "lone" if enemy.models == 1 else "enemy"
    for title, side in (("enemy-normal", enemy.normal), ("enemy-brutal", enemy.brutal)):
        if side is not None:
            paragraphs += [say.text(title), *_side(side, say, bearer, say.named("enemies", enemy.id))]
    return paragraphs + _numbered("enemy-mythic", enemy.mythic, say, bearer)


def _numbered(message: str, abilities: Iterable[EnemyAbility], say: Sentences, bearer: SpokenOf) -> list[str]:
    """Write the abilities of a chart, each with the face of the die that brings it."""
    written = [_enemy_ability(ability, say, bearer) for ability in abilities]
    return [say.text(message, n=str(number), what=what) for number, what in enumerate(written, start=1)]


def _side(side: EnemySide, say: Sentences, bearer: SpokenOf, name: Noun) -> list[str]:
    numbers = say.text("enemy-numbers", initiative=str(side.initiative), move=str(side.move), escape=str(side.escape))
    to_hit = ", ".join(
        say.text(f"enemy-to_hit-{how}", n=str(number))
        for how in ("ranged", "melee")
        if (number := getattr(side.to_hit, how)) is not None
    )
    fight = say.text(
        "enemy-fight",
        combat=str(side.combat),
        damage=say.dice(damage_of(side)),
        defense=str(side.defense),
        health=str(side.health),
    )
    xp = say.text("enemy-xp-each" if side.xp_each else "enemy-xp", n=str(side.xp), each=str(side.xp_each), name=name)
    return [
        numbers,
        *([say.text("enemy-to_hit", what=to_hit)] if to_hit else []),
        f"{fight}, {xp}",
        *(_enemy_ability(ability, say, bearer) for ability in side.abilities),
        *_numbered("enemy-elite", side.elite, say, bearer),
    ]


def damage_of(side: EnemySide) -> Amount:
    """Return the Damage of a side of a sheet: a number, or a die with a number added."""
    return Amount(dice=1, die=side.damage_die, plus=side.damage) if side.damage_die else Amount(plus=side.damage)


def _enemy_ability(ability: EnemyAbility, say: Sentences, bearer: SpokenOf) -> str:
    """Write an ability with its name; what the name says already is not said again."""
    name = say.name(ability.name)
    words, power = _standard_words(ability, say, bearer), power_lines(_without_replaced(ability), say, bearer)
    if words and not power and len(words) == 1 and words[0].startswith(name):
        return sentence(words[0])
    text = " ".join([*(sentence(word) for word in words if word != name), *power])
    return f"{name}: {text}" if text else sentence(name) if words else f"{name}: {say.text('label-no-effect')}"


#: What frightens, from the least on; a worse one may take the place of another.
FRIGHTS = ("fear", "terror", "unspeakable_terror")


def _replaced(ability: EnemyAbility) -> str | None:
    """Find what an ability that frightens takes the place of."""
    gone = (modifier for modifier in ability.modify if modifier.set and modifier.whose is None and modifier.when is None)
    return next((stat for modifier in gone for stat in FRIGHTS if modifier.change == {stat: 0}), None)


def _without_replaced(ability: EnemyAbility) -> EnemyAbility:
    gone = _replaced(ability)
    rest = tuple(modifier for modifier in ability.modify if not (modifier.set and modifier.change == {gone: 0}))
    return replace(ability, modify=rest) if gone is not None and any(getattr(ability, name) for name in FRIGHTS) else ability


def _standard_words(ability: EnemyAbility, say: Sentences, bearer: SpokenOf) -> list[str]:
    words = [
        say.text(f"enemy-{name}", n=str(number))
        for name in (*FRIGHTS, "armor", "cover", "endurance", "regeneration")
        if (number := getattr(ability, name))
    ]
    if words and (gone := _replaced(ability)) is not None:
        words[0] = say.text("enemy-in-place-of", what=words[0], former=say.text(f"stat-{gone}"))
    words += [
        say.text(f"enemy-{name}", bearer=bearer)
        for name in ("tough", "flies", "immobile", "shootout", "armor_not_ignored", "reroll_ones")
        if getattr(ability, name)
    ]
    if ability.hits_of_6_ignore is not None:
        words.append(say.text(f"enemy-hits_of_6_ignore-{ability.hits_of_6_ignore}"))
    if ability.horror_hit_per_hit:
        hits = say.text("thing-horror_hits", amount=str(ability.horror_hit_per_hit), n=ability.horror_hit_per_hit)
        words.append(say.text("enemy-horror_hit_per_hit", bearer=bearer, what=hits))
    if (ranged := ability.ranged) is not None:
        message = "enemy-ranged" + ("-extra" if ranged.extra else "")
        args = {"bearer": bearer, "range": str(ranged.range), "shots": str(ranged.shots)}
        if ranged.damage is not None:
            message, args = f"{message}-damage", args | {"damage": say.dice(ranged.damage)}
        words.append(say.text(message, **args))
    if (spawner := ability.spawner) is not None:
        many = say.enemies(spawner.kind, Amount(plus=1))
        hits = say.things("hits", Amount(plus=spawner.hits))
        if spawner.damage != 1:
            hits = say.text("hits-damage", what=hits, damage=str(spawner.damage), n=MANY, hits=min(spawner.hits, MANY))
        words.append(say.text("enemy-spawner", bearer=bearer, on=str(spawner.on), what=many, hits=hits))
    return [capital(word) for word in words]


RENDERERS: dict[type, Callable[[Any, Sentences], list[str]]] = {
    entries.HeroClass: _hero,
    entries.Upgrade: _upgrade,
    entries.Item: _item,
    Pool: pool_lines,
    Form: form_lines,
    Hand: hand_lines,
    PackDeck: deck_lines,
    PackMoment: moment_lines,
    HandCard: hand_card_lines,
    entries.SideBagToken: side_bag_token_lines,
    entries.Card: _card,
    entries.ThreatCard: _threat,
    entries.Enemy: _enemy,
    entries.ExplorationToken: exploration_token_lines,
    entries.Chart: _chart,
    entries.Affliction: _affliction,
    entries.World: _world,
    Location: _location,
    Service: _service,
    TownType: _town_type,
    Mission: mission_lines,
    Tile: _tile,
}
