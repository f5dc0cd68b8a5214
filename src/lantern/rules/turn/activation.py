"""A hero's activation, from hands to search or attack (TURN-08 to TURN-10)."""

from __future__ import annotations

from functools import partial
from itertools import permutations

from lantern.board import FAR
from lantern.content.bends.attacks import BothAttacks
from lantern.content.bends.harm import Allergy
from lantern.content.verbs.harm import Hits, HorrorHits, Wounds
from lantern.core.questions import ChooseOne, Option, Refusal
from lantern.rules.attack.bombs import throw_dynamite, throwable
from lantern.rules.attack.hero_attacks import (
    Melee,
    Shoot,
    melee_attack,
    ranged_attack,
    ranged_weapons,
    targets_of,
    weapon_range,
)
from lantern.rules.attack.hero_hits import let_fade
from lantern.rules.belongings.abilities import options_at, unpaid_refusals, use_ability
from lantern.rules.belongings.hands import assign_hands
from lantern.rules.belongings.isolation import is_isolated
from lantern.rules.belongings.light import die_of_voices
from lantern.rules.belongings.resources import follow_numbers, lose_immune_markers, shed_weight
from lantern.rules.fight.arrivals import place_arrivals
from lantern.rules.harm.damage import take_hits, take_horror_hits, take_wounds, wound
from lantern.rules.harm.fear import horror_of_enemies, who_frightens
from lantern.rules.harm.pauses import brace, pause
from lantern.rules.harm.prospects import poison_of
from lantern.rules.harm.recovery import knock_out_if_down, recover
from lantern.rules.harm.warding_off import is_cancelled
from lantern.rules.map.movement import move, roll_move
from lantern.rules.map.searching import (
    ANY_SEARCH,
    Scavenge,
    dares_to_search,
    search,
    search_options,
    search_refusals,
)
from lantern.rules.mission.companions import lead_options, take_the_lead
from lantern.rules.numbers.bends import bent
from lantern.rules.numbers.dice import roll, throw
from lantern.rules.numbers.quantities import icons_of, shards_carried
from lantern.rules.numbers.throws import FACES
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import make_the_most_of
from lantern.rules.table.choices.models import HelpUp
from lantern.rules.table.choices.plain import AnyOf, EndActivation
from lantern.rules.table.choices.things import Lead, ThrowToken
from lantern.rules.table.choices.tiles import Exit
from lantern.rules.table.choices.using import Use
from lantern.rules.table.copies import card_of, first_alike
from lantern.rules.table.game import Game
from lantern.rules.table.state import Activation, Hero, is_broken_off, must_wait
from lantern.rules.turn.any_time import idle_now

#: The Wounds of a Burning marker at the start of an activation.
BURNT = 2

DONE = EndActivation()
#: When things may be used instead of an attack, and besides: Free Attacks before or after it (ATTACK-15).
INSTEAD = ("instead_of_attack",)
BESIDES = ("activation", "free_attack")


def activate_hero(game: Game, hero: Hero) -> None:
    """Run a hero's activation: hands, horror, poison, move, then search or attack (TURN-09)."""
    hero.activated = True
    activation = game.state.activation = Activation(hero.id)
    if not game.state.options.hands:
        assign_hands(game, hero)  # ITEM-03
        follow_numbers(game, hero)
    if hero.wounds or hero.sanity_damage:
        knock_out_if_down(game, hero)  # HERO-20
    if game.state.boosts:
        make_the_most_of(game, hero)
    start_of_activation(game, hero)
    lost = False
    if _goes_on(game, hero):
        hero.acted = True
        lost = roll_move(game, hero, activation)
        activation.stuck = _is_held_fast(game, hero) or (bool(game.state.isolated) and is_isolated(game, hero.id))
        if not lost:
            move(game, hero, activation)
    while not lost and _goes_on(game, hero) and act(game, hero, activation):
        pass
    game.state.activation = None
    fire(game, "activation_ends", hero)
    if hero.markers:
        _let_markers_fade(game, hero)
    if game.state.boosts:
        let_fade(game, "activation")


def _goes_on(game: Game, hero: Hero) -> bool:
    """Tell whether the activation goes on: the hero stands (TURN-10), and nothing ended the turn (FIGHTEND-02, TURN-12)."""
    if hero.wounds or hero.sanity_damage:
        knock_out_if_down(game, hero)  # HERO-20
    if game.state.arrivals:
        place_arrivals(game)
    return not (hero.ko or hero.dead or is_broken_off(game.state))


def start_of_activation(game: Game, hero: Hero) -> None:
    """Take horror in one throw, then poison, then whatever else comes first (FEAR-05, STATUS-04)."""
    shed_weight(game, hero)  # ITEM-08: the limit may have fallen
    lose_immune_markers(game, hero)
    _be_horrified(game, hero)
    if hero.markers:
        _poison(game, hero)
        _burn(game, hero)
    allergy = bent(game, hero, Allergy)
    if allergy is not None:
        brace(game, hero, Hits, _allergic_hits(game, hero, allergy), "dark-stone")
        take_hits(game, hero, _allergic_hits(game, hero, allergy), by="dark-stone")
    if not (hero.ko or hero.dead):
        fire(game, "activation_starts", hero)


def _be_horrified(game: Game, hero: Hero) -> None:
    """Take the Horror Hits of enemies and of the dark; there is a pause before, when nothing is rolled yet (BAG-03)."""
    horror, die = horror_of_enemies(game, hero), die_of_voices(game, hero)
    if not horror and die is None:
        return
    most = len(horror) + sum(horror) + (max(FACES[die]) if die is not None else 0)
    if brace(game, hero, HorrorHits, most, "horror"):
        horror, die = horror_of_enemies(game, hero), die_of_voices(game, hero)
    voices = roll(game, "voices", 1, die)[0] if die is not None else 0
    if voices and is_cancelled(game, hero, "voices"):
        voices = 0
    whose = who_frightens(game, hero) if horror and not voices else ""
    take_horror_hits(game, hero, voices + len(horror), by="horror", whose=whose, stronger=horror)


def _allergic_hits(game: Game, hero: Hero, allergy: Allergy) -> int:
    """Count the Hits of shards, and of items with a Dark Stone icon, each once (MUT-22, DSTONE-04)."""
    stones = shards_carried(game, hero) + sum(bool(icons_of(game, held)) for held in hero.items)
    return min(allergy.most, stones)


def _poison(game: Game, hero: Hero) -> None:
    """Roll for each Poison marker: 1 or 2 a Wound that nothing saves, 6 the marker goes (STATUS-02, STATUS-03)."""
    for marker in _markers_that(game, hero, "poisons"):
        if not (hero.ko or hero.dead):
            pause(game, "before-harm", partial(poison_of, hero, marker), marker)
        if hero.ko or hero.dead or marker not in hero.markers:
            continue
        faces = throw(game, hero, "poison", hero.markers[marker], worth=lambda faces: min(faces) <= 2)
        left = hero.markers[marker] - sum(face == 6 for face in faces)
        hero.markers[marker] = left
        if not left:
            del hero.markers[marker]
            game.numbers_changed(hero.id)
        wound(game, hero, sum(face <= 2 for face in faces))


def _burn(game: Game, hero: Hero) -> None:
    """Take 2 Wounds, past Defense, from fire that clings; then one marker goes (STATUS-01)."""
    for marker in _markers_that(game, hero, "burns"):
        if not (hero.ko or hero.dead):
            brace(game, hero, Wounds, BURNT, marker)
        if hero.ko or hero.dead or marker not in hero.markers:
            continue
        _take_off(game, hero, marker)
        take_wounds(game, hero, BURNT)


def _take_off(game: Game, hero: Hero, marker: str) -> None:
    hero.markers[marker] -= 1
    if not hero.markers[marker]:
        del hero.markers[marker]
    game.numbers_changed(hero.id)


def _let_markers_fade(game: Game, hero: Hero) -> None:
    """Take off what clings to a hero only until the end of its activation."""
    for marker in _markers_that(game, hero, "fades"):
        del hero.markers[marker]
        game.numbers_changed(hero.id)


def _markers_that(game: Game, hero: Hero, flag: str) -> list[str]:
    """Return which of a hero's markers do something, by the word for it."""
    found: list[str] = []
    conditions = game.content.conditions
    for marker in hero.markers:
        if marker in conditions and flag in conditions[marker].flags:
            found.append(marker)  # noqa: PERF401 - asked often, and hardly ever is there one
    return found


def _is_held_fast(game: Game, hero: Hero) -> bool:
    """Tell whether a marker keeps a hero from moving; it holds only once."""
    held = _markers_that(game, hero, "holds_fast") if hero.markers else []
    for marker in held:
        del hero.markers[marker]
        game.numbers_changed(hero.id)
    return bool(held)


def act(game: Game, hero: Hero, activation: Activation) -> bool:
    """Do one thing after the move: search, attack, help, or use something. Return whether there may be more."""
    choice = game.ask(partial(what_to_do, game, hero, activation))
    match choice:
        case EndActivation():
            return bool(game.state.arrivals)
        case Lead():
            take_the_lead(game, hero, choice.card)
        case Use():
            use_ability(game, hero, choice.usable)
            if choice.usable.action.timing == "instead_of_attack":
                activation.attacked = True
        case Scavenge() | Exit():
            activation.searched = True
            if dares_to_search(game, hero):
                search(game, hero, choice)
        case _:
            activation.attacked = True
            activation.made.append(_attack_kind(choice))
            _attack_or_help(game, hero, choice)
    return True


def _attack_kind(option: Option) -> str:
    """Tell a melee attack from a ranged one; whatever else is done in place of an attack is neither."""
    return "melee" if isinstance(option, Melee) else "ranged" if isinstance(option, Shoot) else ""


def _may_attack_again(game: Game, hero: Hero, activation: Activation) -> bool:
    """Tell whether a hero who has attacked in one way may attack in the other as well."""
    once = activation.made in (["melee"], ["ranged"]) and not activation.searched
    return once and bent(game, hero, BothAttacks) is not None and not is_isolated(game, hero.id)


def _attack_or_help(game: Game, hero: Hero, choice: Option) -> None:
    match choice:
        case Melee():
            melee_attack(game, hero)
        case Shoot():
            ranged_attack(game, hero, choice.weapon, choice.other)
        case ThrowToken():
            throw_dynamite(game, hero, choice.card)
        case HelpUp():
            help_up(game, game.hero(choice.hero))


def what_to_do(game: Game, hero: Hero, activation: Activation) -> ChooseOne:
    """Offer one Search or one Attack, and what may be done besides (TURN-08, ATTACK-01)."""
    options: list[Option] = []
    if must_wait(game.state, hero):
        return ChooseOne(kind="act", who=hero.id, options=[DONE])
    if activation.made and _may_attack_again(game, hero, activation):
        options += _other_attacks(game, hero, activation)
    if not (activation.attacked or activation.searched):
        options += search_options(game, hero)
        if not (game.state.isolated and is_isolated(game, hero.id)):
            options += attack_options(game, hero)
        if game.state.enemies:
            options += [HelpUp(other.id) for other in fallen_in_reach(game, hero)]
        options += options_at(game, hero, INSTEAD)
    options += options_at(game, hero, BESIDES)
    options += lead_options(game, hero)
    options.append(DONE)
    return ChooseOne(kind="act", who=hero.id, options=options, refusals=partial(_refusals, game, hero, activation))


def _other_attacks(game: Game, hero: Hero, activation: Activation) -> list[Option]:
    """Offer the attacks of a kind that has not been made in this activation."""
    return [option for option in attack_options(game, hero) if _attack_kind(option) not in {"", *activation.made}]


def attack_options(game: Game, hero: Hero) -> list[Option]:
    """Offer the attacks that have at least one legal target; for a bomb any space is one (ATTACK-26)."""
    thrown = throwable(game, hero)
    throws: list[Option] = [ThrowToken(token) for token in thrown] if thrown else []
    return _attacks_on_enemies(game, hero) + throws if game.state.enemies else throws


def _attacks_on_enemies(game: Game, hero: Hero) -> list[Option]:
    options: list[Option] = []
    if targets_of(game, hero, None):
        options.append(Melee())
    weapons = ranged_weapons(game, hero)
    usable = [weapon for weapon in weapons if targets_of(game, hero, weapon)]
    alike = first_alike(hero, weapons)
    different = dict.fromkeys(alike[weapon] for weapon in usable)
    options += [Shoot(weapon) for weapon in different]
    single = [weapon for weapon in weapons if game.content.items[card_of(weapon)].hands == 1]
    if len(single) >= 2 and usable:  # ATTACK-21: which one is the off-hand is the hero's choice
        pairs: dict[tuple[str, str], tuple[str, str]] = {}
        for first, second in permutations(single, 2):
            if first in usable or second in usable:
                pairs.setdefault((alike[first], alike[second]), (first, second))
        options += [Shoot(first, second) for first, second in pairs.values()]
    return options


# -- helping up (KO-08, KO-09) --------------------------------------------------------------------


def fallen_in_reach(game: Game, hero: Hero) -> list[Hero]:
    """Return the KO'd heroes one may help up: next to this hero, with no enemy on their tile, during a fight (KO-08)."""
    if not game.state.enemies:
        return []
    board = game.board
    near = board.adjacent[hero.space] | 1 << hero.space
    beset = {tile for enemy in game.state.enemies.values() for space in enemy.spaces for tile in board.tiles_of[space]}
    return [
        other
        for other in game.state.heroes.values()
        if other.ko and not other.dead and near >> other.space & 1 and beset.isdisjoint(board.tiles_of[other.space])
    ]


def help_up(game: Game, fallen: Hero) -> None:
    """Help a KO'd hero up; it does not activate this turn (KO-09)."""
    recover(game, fallen)
    fallen.dazed = fallen.dazed or not fallen.activated
    fallen.activated = True


def _how_far(game: Game, hero: Hero, weapon: str) -> dict[str, int | str]:
    """Say how far the nearest enemy that is seen is, and how far a weapon reaches; within reach something else protects it."""
    reach = weapon_range(game, hero, weapon)
    away = min(game.range_to(hero.space, enemy.spaces) for enemy in game.state.enemies.values())
    return {"away": "unseen" if away == FAR else "near" if away <= reach else away, "reach": reach}


def _refusals(game: Game, hero: Hero, activation: Activation) -> list[Refusal]:
    refused = unpaid_refusals(game, hero, *BESIDES) + idle_now(game, hero)
    if activation.attacked or activation.searched:
        reason = "only one Search or one Attack in an activation"
        return [Refusal(deed, reason, "TURN-08") for deed in (*ANY_SEARCH, Melee(), AnyOf("shoot"))] + refused
    refused += unpaid_refusals(game, hero, *INSTEAD)
    refused += search_refusals(game, hero)
    if game.state.enemies:
        if not targets_of(game, hero, None):
            refused.append(Refusal(Melee(), "no enemy is adjacent", "ATTACK-03"))
        refused += [
            Refusal(Shoot(weapon), "no enemy is in range and sight", "ATTACK-10", _how_far(game, hero, weapon))
            for weapon in ranged_weapons(game, hero)
            if not targets_of(game, hero, weapon)
        ]
    else:
        refused.append(Refusal(Melee(), "there is no enemy", "ATTACK-26"))
    reachable = {hero.id for hero in fallen_in_reach(game, hero)}
    refused += [
        Refusal(HelpUp(other.id), "not adjacent, or an enemy is on that tile", "KO-08")
        for other in game.state.heroes.values()
        if other.ko and other.id not in reachable
    ]
    return refused
