"""What belongs to a hero: items, abilities, lasting conditions, and what of them can still be used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from lantern.content.entries import Item
from lantern.content.entry import Power
from lantern.content.render import bars
from lantern.content.wording import capital
from lantern.content.words import Slot
from lantern.rules.belongings.hero_arms import shots_of
from lantern.rules.numbers.in_play import can_use, works
from lantern.rules.numbers.limits import is_ready
from lantern.rules.table.state import CardInPlay, Held, Hero
from lantern.rules.words import Words
from lantern.views.look import ChapterLook, Piece, Printed, Wire, printed, written


class WeaponView(Wire, frozen=True):
    """The numbers of a ranged weapon; `critical` is 0 if none of its Hits is critical."""

    range: int
    shots: int
    to_hit_die: str
    damage_die: str
    damage: int
    critical: int


class UsesView(Wire, frozen=True):
    """A limited use: once a turn, fight, attack or adventure, and whether it is still there."""

    limit: Literal["attack", "turn", "fight", "adventure"]
    label: str
    ready: bool


class ItemView(Printed, frozen=True):
    """An item that a hero carries. `place` is its place among the hero's items; `works`: it gives its benefits now.

    `number` is its own in the whole game, `key` what options call it: of two copies they name each differently.
    `upgrades` are the upgrade cards on it; `attaches`: it is one itself, and on no item yet. `barred`: why it
    cannot be used.
    """

    place: int
    number: int
    key: str
    marks: int
    hands: int
    slots: list[Slot]
    weight: int
    gold: int
    dark_stone: int
    upgrade_slots: int
    upgrades: list[Piece]
    attaches: bool
    equipped: bool
    works: bool
    starting: bool
    fused: bool
    used: bool
    weapon: WeaponView | None
    uses: list[UsesView]
    barred: str = ""


class AbilityView(Wire, frozen=True):
    """An ability of the class, or an upgrade."""

    id: str
    name: str
    text: list[str]
    kind: Literal["class", "upgrade"]
    uses: list[UsesView]


class ConditionView(Wire, frozen=True):
    """An injury, a madness, a mutation or another lasting state; `number` is its own, also of two of a kind."""

    id: str
    number: int
    name: str
    text: list[str]
    kind: Literal["injury", "madness", "mutation", "curse", "status", "kept"]
    uses: list[UsesView]


def item_view(look: ChapterLook, hero: Hero, place: int, held: Held) -> ItemView:
    """Show an item of a hero."""
    item: Item = look.content.items[held.id]
    lies = ItemFacts(
        id=held.id,
        source=held.source,
        place=place,
        number=held.number,
        marks=held.marks,
        upgrades=tuple(upgrade.id for upgrade in held.upgrades),
        equipped=held.equipped,
        works=works(look.game, hero, held),
        starting=held.starting,
        fused=held.fused,
        used=held.served_turn == look.state.turn,
        weapon=weapon_view(look, hero, item),
        uses=tuple(_uses(look, hero, held.source, item)),
        barred=not can_use(look.game, hero, item),
    )
    return look.again(_item, lies)


class ItemFacts(NamedTuple):
    """All from which it follows what an item looks like."""

    id: str
    source: str
    place: int
    number: int
    marks: int
    upgrades: tuple[str, ...]
    equipped: bool
    works: bool
    starting: bool
    fused: bool
    used: bool
    weapon: WeaponView | None
    uses: tuple[UsesView, ...]
    barred: bool


def _item(words: Words, lies: ItemFacts) -> ItemView:
    item = words.content.items[lies.id]
    return ItemView(
        **(printed(words, lies.id, "items") | {"name": words.thing(lies.source, "items")}),
        place=lies.place,
        number=lies.number,
        key=lies.source,
        marks=lies.marks,
        hands=item.hands,
        slots=list(item.slots),
        weight=item.weight,
        gold=item.gold,
        dark_stone=item.dark_stone,
        upgrade_slots=item.upgrade_slots,
        upgrades=[
            Piece(id=each, name=words.thing(each, "items"), text=written(words, each, "items")) for each in lies.upgrades
        ],
        attaches=item.attaches is not None,
        equipped=lies.equipped,
        works=lies.works,
        starting=lies.starting,
        fused=lies.fused,
        used=lies.used,
        weapon=lies.weapon,
        uses=list(lies.uses),
        barred=("; ".join(bars(item, words.say)) or words.say.text("sheet-barred")) if lies.barred else "",
    )


def weapon_view(look: ChapterLook, hero: Hero, item: Item) -> WeaponView | None:
    """Show the numbers of a weapon in the hands of a hero; nothing if it is none."""
    gun = item.weapon
    if gun is None:
        return None
    return look.again(_weapon, item.id, shots_of(look.game, hero, item.id))


def _weapon(words: Words, name: str, shots: int) -> WeaponView:
    gun = words.content.items[name].weapon
    assert gun is not None
    return WeaponView(
        range=gun.range,
        shots=shots,
        to_hit_die=gun.to_hit_die,
        damage_die=gun.damage_die if gun.second_die is None else f"{gun.damage_die} + {gun.second_die}",
        damage=gun.damage,
        critical=gun.critical if gun.criticals else 0,
    )


def _uses(look: ChapterLook, hero: Hero, source: str, power: Power) -> Iterator[UsesView]:
    """Tell of everything limited in a power whether it can still be used; for the next Hit or Gate everything can."""
    limited = [("shared" if action.shared else f"a{number}", action.limit) for number, action in enumerate(power.actions)]
    limited += [(f"r{number}", again.limit) for number, again in enumerate(power.rerolls)]
    limited += [(f"d{number}", turn.limit) for number, turn in enumerate(power.turns)]
    limited += [(f"t{number}", trigger.limit) for number, trigger in enumerate(power.triggers)]
    for key, limit in limited:
        match limit:
            case "attack" | "turn" | "fight" | "adventure":
                yield look.again(_use, limit, is_ready(look.game, hero, source, limit, key))


def _use(words: Words, limit: Literal["attack", "turn", "fight", "adventure"], ready: bool) -> UsesView:
    return UsesView(limit=limit, label=capital(words.say.text(f"limit-{limit}")), ready=ready)


def ability_views(look: ChapterLook, hero: Hero) -> Iterator[AbilityView]:
    """Show the abilities of a hero."""
    for place, ability in enumerate(look.content.heroes[hero.hero_class].abilities):
        yield look.again(_ability, hero.hero_class, place, tuple(_uses(look, hero, ability.id, ability)))
    for name in hero.upgrades:
        yield look.again(_upgrade, name, tuple(_uses(look, hero, name, look.content.upgrades[name])))


def _ability(words: Words, hero_class: str, place: int, uses: tuple[UsesView, ...]) -> AbilityView:
    ability = words.content.heroes[hero_class].abilities[place]
    name, text = words.say.name(ability.name), words.power_text(ability)
    return AbilityView(id=ability.id, name=name, text=text, kind="class", uses=list(uses))


def _upgrade(words: Words, name: str, uses: tuple[UsesView, ...]) -> AbilityView:
    called, text = words.say.name(words.content.upgrades[name].name), written(words, name, "upgrades")
    return AbilityView(id=name, name=called, text=text, kind="upgrade", uses=list(uses))


def _what_goes_with(look: ChapterLook, suffered: CardInPlay) -> Iterator[str]:
    """Say which Enemies were named for a condition, and which tokens are kept with it."""
    if suffered.word:
        yield look.say.text("table-condition-named", what=look.words.enemies_named(suffered.word))
    for token in suffered.kept:
        if token in look.content.exploration:
            yield look.say.text("table-condition-kept", what=look.words.thing(token, "exploration-tokens"))


def condition_view(look: ChapterLook, hero: Hero, suffered: CardInPlay) -> ConditionView:
    """Show an injury, madness, mutation or status of a hero."""
    condition = look.content.conditions[suffered.id]
    return ConditionView(
        id=suffered.id,
        number=suffered.number,
        name=look.words.thing(suffered.source, "conditions"),
        text=[*look.text(suffered.id, "conditions"), *_what_goes_with(look, suffered)],
        kind=condition.kind,
        uses=list(_uses(look, hero, suffered.source, condition)),
    )
