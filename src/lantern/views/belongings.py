"""What belongs to a hero: items, abilities, lasting conditions, and what of them can still be used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from lantern.content.entries import Item
from lantern.content.entry import Power
from lantern.content.wording import capital
from lantern.rules.belongings.hero_arms import shots_of
from lantern.rules.numbers.in_play import works
from lantern.rules.numbers.limits import is_ready
from lantern.rules.table.state import CardInPlay, Held, Hero
from lantern.views.look import ChapterLook, Piece, Printed, Wire


class WeaponView(Wire, frozen=True):
    """The numbers of a ranged weapon."""

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
    `upgrades` are the upgrade cards on it; `attaches`: it is one itself, and on no item yet.
    """

    place: int
    number: int
    key: str
    marks: int
    hands: int
    slots: list[str]
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
    return ItemView(
        **(look.printed(held.id, item) | {"name": look.words.thing(held.source, "items")}),
        place=place,
        number=held.number,
        key=held.source,
        marks=held.marks,
        hands=item.hands,
        slots=list(item.slots),
        weight=item.weight,
        gold=item.gold,
        dark_stone=item.dark_stone,
        upgrade_slots=item.upgrade_slots,
        upgrades=[look.piece(upgrade.id, "items") for upgrade in held.upgrades],
        attaches=item.attaches is not None,
        equipped=held.equipped,
        works=works(look.game, hero, held),
        starting=held.starting,
        fused=held.fused,
        used=held.served_turn == look.state.turn,
        weapon=weapon_view(look, hero, item),
        uses=list(_uses(look, hero, held.source, item)),
    )


def weapon_view(look: ChapterLook, hero: Hero, item: Item) -> WeaponView | None:
    """Show the numbers of a weapon in the hands of a hero; nothing if it is none."""
    gun = item.weapon
    if gun is None:
        return None
    return WeaponView(
        range=gun.range,
        shots=shots_of(look.game, hero, item.id),
        to_hit_die=gun.to_hit_die,
        damage_die=gun.damage_die if gun.second_die is None else f"{gun.damage_die} + {gun.second_die}",
        damage=gun.damage,
        critical=gun.critical,
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
                ready = is_ready(look.game, hero, source, limit, key)
                yield UsesView(limit=limit, label=capital(look.say.text(f"limit-{limit}")), ready=ready)


def ability_views(look: ChapterLook, hero: Hero) -> Iterator[AbilityView]:
    """Show the abilities of a hero."""
    for ability in look.content.heroes[hero.hero_class].abilities:
        yield AbilityView(
            id=ability.id,
            name=look.say.name(ability.name),
            text=look.words.power_text(ability),
            kind="class",
            uses=list(_uses(look, hero, ability.id, ability)),
        )
    for name in hero.upgrades:
        upgrade = look.content.upgrades[name]
        yield AbilityView(
            id=name,
            name=look.say.name(upgrade.name),
            text=look.text(name, "upgrades"),
            kind="upgrade",
            uses=list(_uses(look, hero, name, upgrade)),
        )


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
