"""The enemies: models on the map, and the record sheet of each type in the fight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from lantern.content.entries import EnemyAbility
from lantern.content.render import render_ability
from lantern.rules.fight.enemy_attacks import is_held
from lantern.rules.naming import space_label
from lantern.rules.numbers.in_play import enemy_keywords, side_of
from lantern.rules.numbers.values import enemy_value, health_of
from lantern.rules.table.events import EnemyPlaced
from lantern.rules.table.state import EnemyModel
from lantern.rules.turn.turn import next_to_act
from lantern.views.blank import blank
from lantern.views.heroes import Number
from lantern.views.look import Look, Piece, Wire

#: The numbers of a record sheet.
NUMBERS = ("initiative", "move", "escape", "combat", "damage", "defense", "health", "xp")
#: What of them says how it strikes.
STRIKES = ("combat", "to_hit_melee", "to_hit_ranged", "damage")
#: Numbers that are shown only if there is one.
IF_ANY = ("to_hit_ranged", "to_hit_melee", "armor", "cover", "fear", "terror", "unspeakable_terror")


class EnemyView(Wire, frozen=True):
    """A model: `number` is the one in its name, `columns` and `rows` its base; it stands on all of `spaces`.

    `held`: it is held fast, and does nothing in this turn.
    """

    id: str
    kind: str
    name: str
    number: int
    spaces: list[int]
    columns: int
    rows: int
    size: Literal["small", "medium", "large", "extra_large"]
    health: int
    wounds: int
    target: str | None
    elite: bool
    acts_next: bool
    held: bool
    where: str


class PassingView(Wire, frozen=True):
    """An enemy that came and is gone again, as it came, with the Initiative of its type: nobody has seen it on the map."""

    enemy: EnemyView
    many: str
    initiative: int


class EnemyAbilityView(Wire, frozen=True):
    """An ability on a record sheet: printed on it, or gained as an elite or mythic one."""

    id: str
    name: str
    text: str
    kind: Literal["printed", "elite", "mythic"]


class SheetView(Wire, frozen=True):
    """The record sheet of an enemy type."""

    kind: str
    name: str
    many: str
    count: int
    size: Literal["small", "medium", "large", "extra_large"]
    keywords: list[str]
    brutal: bool
    elite: int
    ambush: bool
    activated: bool
    damage: str
    numbers: list[Number]
    abilities: list[EnemyAbilityView]


def enemy_views(look: Look) -> list[EnemyView]:
    """Show every enemy on the map."""
    next_types: Sequence[str] = look.part("order", lambda: _next_types(look), list)
    return look.each(
        "enemies", look.state.enemies.values(), lambda enemy: _enemy(look, enemy, enemy.kind in next_types), _bare_enemy
    )


def passing_view(look: Look, placed: EnemyPlaced) -> PassingView | None:
    """Show an enemy as it came, if it is not there any more."""
    game, kind = look.game, placed.kind
    if placed.enemy in look.state.enemies:
        return None
    enemy = blank(
        EnemyView,
        id=placed.enemy,
        kind=kind,
        name=look.who(placed.enemy),
        number=game.model_numbers.of(placed.enemy),
        spaces=[placed.space],
        columns=1,
        rows=1,
        size=look.content.enemies[kind].size,
        health=enemy_value(game, kind, "health"),
        target=placed.target or None,
    )
    return PassingView(enemy=enemy, many=look.who(kind), initiative=enemy_value(game, kind, "initiative"))


def _bare_enemy(enemy: EnemyModel) -> EnemyView:
    """Show of an enemy where it stands."""
    return blank(EnemyView, id=enemy.id, kind=enemy.kind, name=enemy.id, spaces=list(enemy.spaces), columns=1, rows=1)


def _next_types(look: Look) -> Sequence[str]:
    return next_to_act(look.game)[1] if look.state.phase == "activations" else []


def _enemy(look: Look, enemy: EnemyModel, acts_next: bool) -> EnemyView:
    board = look.game.board
    squares = [board.xy[space] for space in enemy.spaces]
    health = health_of(look.game, enemy)
    return EnemyView(
        id=enemy.id,
        kind=enemy.kind,
        name=look.who(enemy.id),
        number=look.game.model_numbers.of(enemy.id),
        spaces=list(enemy.spaces),
        columns=1 + max(x for x, _ in squares) - min(x for x, _ in squares),
        rows=1 + max(y for _, y in squares) - min(y for _, y in squares),
        size=look.content.enemies[enemy.kind].size,
        health=health,
        wounds=enemy.wounds,
        target=enemy.target,
        elite=bool(look.state.types[enemy.kind].elite),
        acts_next=acts_next,
        held=is_held(look.game, enemy),
        where=space_label(look.game, enemy.spaces[0]),
    )


def sheet_views(look: Look) -> list[SheetView]:
    """Show the record sheets of the types that are on the map."""
    kinds = dict.fromkeys(enemy.kind for enemy in look.state.enemies.values())
    return look.each(
        "sheets", kinds, lambda kind: sheet_view(look, kind), lambda kind: blank(SheetView, kind=kind, name=kind, many=kind)
    )


def sheet_view(look: Look, kind: str) -> SheetView:
    """Show one record sheet as it counts now."""
    sheet, known = look.content.enemies[kind], look.state.types[kind]
    numbers = [(stat, enemy_value(look.game, kind, stat)) for stat in (*NUMBERS, *IF_ANY)]
    die = side_of(look.game, kind).damage_die
    damage = enemy_value(look.game, kind, "damage")
    return SheetView(
        kind=kind,
        name=look.say.name(sheet.name),
        many=look.who(kind),
        count=sum(enemy.kind == kind for enemy in look.state.enemies.values()),
        size=sheet.size,
        keywords=[look.say.keywords([word]) for word in enemy_keywords(look.game, kind)],
        brutal=known.brutal,
        elite=len(known.elite),
        ambush=known.ambush_turn == look.state.turn,
        activated=known.activated,
        damage=f"{die}{f'+{damage}' if damage else ''}" if die else str(damage),
        numbers=[_number(look, kind, stat, found) for stat, found in numbers if found or stat not in IF_ANY],
        abilities=list(_abilities(look, kind)),
    )


def striking(look: Look, kind: str) -> Piece:
    """Show how an enemy type strikes now, with the abilities that it has: what a question needs of its record sheet."""
    sheet = sheet_view(look, kind)
    shown = {number.stat: f"{number.label} {number.shown}" for number in sheet.numbers if number.stat in STRIKES}
    shown["damage"] = f"{look.words.stat('damage')} {sheet.damage}"
    numbers = f"{', '.join(shown[stat] for stat in STRIKES if stat in shown)}."
    return Piece(id=kind, name=sheet.name, text=[numbers, *(f"{one.name}: {one.text}" for one in sheet.abilities)])


def _number(look: Look, kind: str, stat: str, found: int) -> Number:
    label = look.words.stat(stat)
    defense = stat == "defense"  # an enemy's Defense is subtracted, a hero's is rolled
    shown = str(found) if defense else look.words.stat(stat, found).removeprefix(f"{label} ")
    printed = int(getattr(side_of(look.game, kind), stat, found) or 0) if stat in NUMBERS else found
    return Number(stat=stat, label=label, value=found, shown=shown, printed=printed)


def _abilities(look: Look, kind: str) -> Iterator[EnemyAbilityView]:
    side, known = side_of(look.game, kind), look.state.types[kind]
    for ability in side.abilities:
        yield _ability(look, kind, ability, "printed")
    for number in known.elite:
        yield _ability(look, kind, side.elite[number - 1], "elite")
    for number in known.mythic:
        yield _ability(look, kind, look.content.enemies[kind].mythic[number - 1], "mythic")


def _ability(look: Look, enemy: str, ability: EnemyAbility, kind: Literal["printed", "elite", "mythic"]) -> EnemyAbilityView:
    name, alone = look.say.name(ability.name), look.content.enemies[enemy].models == 1
    text = render_ability(ability, look.content, look.say.code, alone=alone)
    return EnemyAbilityView(id=ability.id, name=name, text=text.removeprefix(f"{name}: "), kind=kind)
