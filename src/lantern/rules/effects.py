"""What each verb of the effect language does, in terms of the rules."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from lantern.content.bends.attacks import SplashesHarder
from lantern.content.bends.belongings import CuredAs, SparesBelongings
from lantern.content.effects import Cure, DiscardTokens, Mark
from lantern.content.verbs.attacks import EnemyHits
from lantern.content.verbs.belongings import Exchange, Gain, Lose, LoseItem, Take
from lantern.content.verbs.cards import DiscardThis, Draw, Hook, LookAhead, PutInPlay
from lantern.content.verbs.changes import BringAbout, Double, Grow, LeaveForm, Modify, SingleOut, TakeForm
from lantern.content.verbs.enemies import EnemiesAttack, NextThreat, SpawnNear
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import (
    CorruptionHits,
    Heal,
    Hits,
    HorrorHits,
    LoseMarkers,
    RecoverNow,
    RollChart,
    SanityDamage,
    Suffer,
    Wounds,
)
from lantern.content.verbs.mine import AddDread, DepthEvent, MoveDarkness, MoveParty, OnlyExit, OpenDoor, OpenGate
from lantern.content.verbs.terms import Condition
from lantern.core.questions import ChooseAmount, ChooseOne, Confirm
from lantern.rules.attack.areas import spaces_behind
from lantern.rules.attack.hero_hits import strike_without_attack
from lantern.rules.attack.special_hits import other_ammo
from lantern.rules.belongings.hero_arms import reached
from lantern.rules.belongings.resources import (
    discard_item,
    discard_source,
    discard_token,
    discardable,
    follow_numbers,
    gain,
    is_ridden,
    losable_tokens,
    take_item,
    take_token,
)
from lantern.rules.belongings.who import choose_enemy, each, each_standing, fallen, whom
from lantern.rules.darkness.cards import add_dread, draw_and_resolve
from lantern.rules.darkness.depth_track import move_darkness, move_party_marker, rolled_depth_event
from lantern.rules.darkness.foresight import look_ahead
from lantern.rules.fight.arrivals import enemies_attack, heroes_who_fight, spawn_near_heroes, threat_attacks
from lantern.rules.fight.fixed_map import is_fixed
from lantern.rules.fight.placement import random_tile
from lantern.rules.fight.pushing import push_away
from lantern.rules.harm.charts import roll_on_chart
from lantern.rules.harm.conditions import be_cured, suffer
from lantern.rules.harm.damage import (
    take_corruption_hits,
    take_hits,
    take_horror_hits,
    take_sanity_damage,
    take_wounds,
)
from lantern.rules.harm.grit import recover_grit
from lantern.rules.harm.healing import heal_mix, heal_sanity, heal_split, heal_wounds, heals_too_little, prefers_grit
from lantern.rules.harm.recovery import recover
from lantern.rules.map.gates import add_door, add_gate, leave_one_exit, turn_door_into_gate
from lantern.rules.numbers.bends import bends, different
from lantern.rules.numbers.dice import amount, how_many, roll
from lantern.rules.numbers.filling import gain_in_pool
from lantern.rules.numbers.forms import switch_forms
from lantern.rules.numbers.losing import lose
from lantern.rules.numbers.perform import perform, performs, performs_anywhere
from lantern.rules.numbers.pools import has_pool, in_pool
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import value
from lantern.rules.outcomes import is_nobodys, within
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.choices.things import ChooseCard, DiscardItem
from lantern.rules.table.copies import card_of, lying_as, make_lasting, marks_here, put_marks_here, told_apart
from lantern.rules.table.events import FormLeft, FormTaken, Lost
from lantern.rules.table.game import Context, Game
from lantern.rules.table.lasting import change_for_good
from lantern.rules.table.state import Boost, CardInPlay, EnemyModel, Held, Hero, OnTheTable

ONE = Amount(plus=1)


@performs_anywhere(Hits)
def hits(game: AnyChapter, effect: Hits, context: Context) -> None:
    """Deal physical Hits."""
    for hero in each_standing(game, effect.who, context):
        count = how_many(game, effect.count, "hits", context, hero)
        take_hits(game, hero, count, damage=effect.damage, by=context.source, ignore=effect.ignore)


@performs_anywhere(HorrorHits)
def horror_hits(game: AnyChapter, effect: HorrorHits, context: Context) -> None:
    """Deal Horror Hits."""
    for hero in each_standing(game, effect.who, context):
        count = how_many(game, effect.count, "horror-hits", context, hero)
        take_horror_hits(game, hero, count, damage=effect.damage, by=context.source, ignore=effect.ignore)


@performs_anywhere(CorruptionHits)
def corruption_hits(game: AnyChapter, effect: CorruptionHits, context: Context) -> None:
    """Deal Corruption Hits."""
    for hero in each_standing(game, effect.who, context):
        count = how_many(game, effect.count, "corruption-hits", context, hero)
        take_corruption_hits(game, hero, count, by=context.source, ignore=effect.ignore)


@performs_anywhere(Wounds)
def wounds(game: AnyChapter, effect: Wounds, context: Context) -> None:
    """Deal Wounds without a Hit."""
    for hero in each_standing(game, effect.who, context):
        take_wounds(game, hero, how_many(game, effect.count, "wounds", context, hero), ignore=effect.ignore)


@performs_anywhere(SanityDamage)
def sanity_damage(game: AnyChapter, effect: SanityDamage, context: Context) -> None:
    """Deal Sanity damage without a Hit."""
    for hero in each_standing(game, effect.who, context):
        take_sanity_damage(game, hero, how_many(game, effect.count, "sanity-damage", context, hero), ignore=effect.ignore)


@performs_anywhere(Heal)
def heal(game: AnyChapter, effect: Heal, context: Context) -> None:
    """Heal; dice are the healer's own, XP for healing others is the healer's (HEAL-03)."""
    healer = game.hero(context.hero) if context.hero else None
    if effect.split and (shared := effect.mix or effect.wounds or effect.sanity) is not None:
        points = amount(game, shared, "heal", healer, context.counted, context.source)
        only: Literal["wounds", "sanity"] | None = None if effect.mix else "wounds" if effect.wounds else "sanity"
        near = effect.who == "hero_or_neighbour"  # what is divided is for all of them
        heroes = game.may_concern(effect.who, context) if near else whom(game, effect.who, context)
        heal_split(game, heroes, points, healer, only=only)
        return
    for hero in each(game, effect.who, context):
        own = healer or hero
        if effect.or_grit and prefers_grit(game, hero):
            recover_grit(game, hero)
            continue
        if effect.wounds is not None:
            heal_wounds(game, hero, _healing(game, effect.wounds, hero.wounds, own, context), healer, context.source)
        if effect.sanity is not None:
            heal_sanity(game, hero, _healing(game, effect.sanity, hero.sanity_damage, own, context), healer, context.source)
        if effect.mix is not None:
            harm = hero.wounds + hero.sanity_damage
            heal_mix(game, hero, _healing(game, effect.mix, harm, own, context), healer, context.source)


def _healing(game: AnyChapter, what: Amount, harm: int, own: Hero, context: Context) -> int:
    """Find out how much is healed; dice that leave nothing unhealed are not worth rolling again."""
    worth = heals_too_little(harm, times=what.times, plus=what.plus)
    return amount(game, what, "heal", own, context.counted, context.source, worth)


@performs_anywhere(Gain)
def gain_something(game: AnyChapter, effect: Gain, context: Context) -> None:
    """Gain a resource."""
    for hero in each(game, effect.who, context):
        if effect.optional and not game.ask(
            Confirm(kind="gain", who=hero.id, about={"what": effect.pool or effect.what, "source": context.source}, default=1)
        ):
            continue
        what = effect.pool or effect.what or ""
        count = amount(game, effect.count, f"gain-{what}", hero, context.counted, context.source)
        if effect.pool is not None:
            gain_in_pool(game, hero, effect.pool, count)
            switch_forms(game, hero)
        elif what == "grit":
            recover_grit(game, hero, count)
        else:
            gain(game, hero, what, count)
        if effect.what == "dark_stone" and count and card_of(context.source) in game.content.cards:
            fire(game, "dark_stone_found", hero=hero, counted=count)


@performs_anywhere(Lose)
def lose_something(game: AnyChapter, effect: Lose, context: Context) -> None:
    """Lose a resource."""
    for hero in each(game, effect.who, context):
        what = effect.pool or effect.what or ""
        lose(game, hero, what, how_many(game, effect.count, f"lose-{what}", context, hero))
        if effect.pool is not None:
            switch_forms(game, hero)


@performs_anywhere(Exchange)
def exchange(game: AnyChapter, effect: Exchange, context: Context) -> None:
    """Let a hero give up points of a pool for those of another, as many as it likes."""
    for hero in whom(game, "self", context):
        most = min(effect.most, in_pool(game, hero, effect.pool))
        if most and has_pool(game, hero, effect.into):
            about = {"source": context.source, "pool": effect.pool, "other": effect.into}
            count = game.ask(ChooseAmount(kind="exchange", who=hero.id, least=0, most=most, about=about))
            lose(game, hero, effect.pool, count)
            gain_in_pool(game, hero, effect.into, count)


@performs_anywhere(TakeForm)
def take_form(game: AnyChapter, effect: TakeForm, context: Context) -> None:
    """Let a hero be something else, if it can."""
    for hero in each(game, effect.who, context):
        if effect.form in game.content.kit(hero.hero_class).forms and effect.form not in hero.forms:
            hero.forms.append(effect.form)
            game.tell(FormTaken(hero.id, effect.form))
            _follow_form(game, hero)


@performs_anywhere(LeaveForm)
def leave_form(game: AnyChapter, effect: LeaveForm, context: Context) -> None:
    """Let a hero be no longer something else."""
    for hero in each(game, effect.who, context):
        if effect.form in hero.forms:
            hero.forms.remove(effect.form)
            game.tell(FormLeft(hero.id, effect.form))
            _follow_form(game, hero)


@performs_anywhere(BringAbout)
def bring_about(game: AnyChapter, effect: BringAbout, context: Context) -> None:
    """Open the window of a moment that a pack has of its own."""
    for hero in each(game, effect.who, context):
        fire(game, effect.moment, hero=hero, counted=context.counted)


def _follow_form(game: AnyChapter, hero: Hero) -> None:
    """Let everything follow what a hero can do and bear now."""
    game.numbers_changed(hero.id)
    follow_numbers(game, hero)
    game.knock_out_if_down(hero)


@performs_anywhere(Take)
def take(game: AnyChapter, effect: Take, context: Context) -> None:
    """Take tokens or an item."""
    for hero in each(game, effect.who, context):
        for _ in range(amount(game, effect.count, "take", hero, context.counted, context.source)):
            if effect.token is not None:
                take_token(game, hero, effect.token)
            if effect.item is not None:
                take_item(game, hero, effect.item)


@performs_anywhere(DiscardTokens)
def discard_tokens(game: AnyChapter, effect: DiscardTokens, context: Context) -> None:
    """Discard tokens, never items: of the hero's choice, or those whose die is too low; nobody's own dice (BAG-27)."""
    for hero in each(game, effect.who, context):
        if effect.keep is not None:
            bag = losable_tokens(game, hero)
            faces = roll(game, "tokens", len(bag), target=effect.keep) if bag else []
            gone = [token for token, face in zip(bag, faces, strict=True) if face < effect.keep]
        else:
            gone = [""] * min(len(losable_tokens(game, hero)), how_many(game, effect.count or ONE, "tokens", context, hero))
        if gone and is_spared(game, hero, context.source):
            continue
        if not losable_tokens(game, hero):
            perform(game, effect.none, within(context, hero, 0))
        for token in gone:
            discard_token(game, hero, token or _least_wanted(game, hero, context))
        if gone:
            perform(game, effect.lost, within(context, hero, len(gone)))


@performs_anywhere(LoseItem)
def lose_an_item(game: AnyChapter, effect: LoseItem, context: Context) -> None:
    """Lose an item: the one worth most, or the heaviest, one of the hero's choice but no starting item, or what it rides.

    (ITEM-16, ITEM-22, TRAVEL-10.)
    """
    for hero in each(game, effect.who, context):
        places = discardable(game, hero)
        if effect.ridden:
            places = tuple([place for place in places if is_ridden(game, hero.items[place])])
        elif not (effect.dearest or effect.heaviest):
            places = tuple([place for place in places if not hero.items[place].starting])
        if not places or is_spared(game, hero, context.source):
            continue
        if effect.dearest or effect.heaviest:
            items = [game.content.items[hero.items[place].id] for place in places]
            worth = [item.gold if effect.dearest else item.weight for item in items]
            places = tuple([place for place, counts in zip(places, worth, strict=True) if counts == max(worth)])
        options = [DiscardItem(hero.items[place].id, place) for place in places]
        about = {"source": context.source}
        question = ChooseOne(kind="lose-item", who=hero.id, options=options, about=about, interruptible=False)
        discard_item(game, hero, game.ask(question).value)


def is_spared(game: AnyChapter, hero: Hero, source: str) -> bool:
    """Let a hero give up something that saves its belongings from being lost."""
    for saviour, _ in bends(game, hero, SparesBelongings):
        about = {"card": card_of(source), "source": saviour}
        if game.ask(Confirm(kind="spare-things", who=hero.id, about=about, default=1, interruptible=False)):
            discard_source(game, hero, saviour)
            return True
    return False


def _least_wanted(game: AnyChapter, hero: Hero, context: Context) -> str:
    options = [ChooseCard(token, "side-bag-tokens") for token in sorted(set(losable_tokens(game, hero)))]
    about = {"source": context.source}
    question = ChooseOne(kind="discard-token", who=hero.id, options=options, about=about, interruptible=False)
    return str(game.ask(question).value)


@performs_anywhere(Draw)
def draw(game: AnyChapter, effect: Draw, context: Context) -> None:
    """Draw cards and do what they say; what a hero has earned it draws also if that has knocked it out."""
    for hero in [None] if is_nobodys(effect.who, context) else each(game, effect.who, context):
        if effect.optional and not game.ask(
            Confirm(kind="draw", who=hero.id if hero else "party", about={"deck": effect.deck}, default=1)
        ):
            continue
        draw_and_resolve(
            game,
            effect.deck,
            amount(game, effect.count, "draw", hero, context.counted, context.source),
            hero,
            context,
            keep_one=effect.keep_one,
            world=effect.world,
        )


@performs(MoveDarkness)
def darkness(game: Game, effect: MoveDarkness, context: Context) -> None:
    """Move the Darkness marker."""
    move_darkness(game, how_many(game, effect.steps, "darkness", context))


@performs(AddDread)
def dread(game: Game, effect: AddDread, context: Context) -> None:
    """Add Growing Dread."""
    add_dread(game, how_many(game, effect.count, "dread", context))


@performs(EnemiesAttack)
def attack(game: Game, effect: EnemiesAttack, context: Context) -> None:
    """Let enemies come."""
    if effect.threat is not None:
        cards = how_many(game, effect.cards, "threat-cards", context)
        threat_attacks(
            game,
            effect.threat,
            cards,
            ambush=effect.ambush,
            tile=context.tile,
            elite=effect.elite,
            cause=context.source,
            world=context.world,
        )
    if effect.enemies:
        enemies_attack(
            game,
            effect.enemies,
            ambush=effect.ambush,
            tile=context.tile,
            elite=effect.elite,
            cause=context.source,
            world=context.world,
        )


@performs(EnemyHits)
def enemy_hits(game: Game, effect: EnemyHits, context: Context) -> None:
    """Give enemies Hits without an attack: the one that was chosen, or all that are near enough."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    for enemy in _reached(game, hero, effect, context):
        if enemy.id in game.state.enemies and game.state.result is None:
            count = how_many(game, effect.count, "hits", context)
            damage = _splashing(game, hero, effect) if effect.at == "near_target" else effect.damage
            strike_without_attack(game, hero, enemy, count, damage, context.source, effect.ignore)
            if effect.push and enemy.id in game.state.enemies:
                push_away(game, hero, enemy, effect.push, context.source)


def _splashing(game: Game, hero: Hero, effect: EnemyHits) -> Amount:
    """Return the damage to those next to a target, which some rounds make worse."""
    weapon = game.attack.weapon if game.attack is not None else None
    words = game.content.items[card_of(weapon)].keywords if weapon is not None else ()
    more = sum(bend.damage for bend in different(bends(game, hero, SplashesHarder)) if bend.weapon in words)
    return replace(effect.damage, plus=effect.damage.plus + more)


def _reached(game: Game, hero: Hero, effect: EnemyHits, context: Context) -> list[EnemyModel]:
    if effect.at == "target":
        if context.enemy is None:
            return choose_enemy(game, hero, effect.range, context)
        return [enemy for enemy in game.state.enemies.values() if enemy.id == context.enemy]
    if effect.at == "near_target":
        target = game.state.enemies[context.enemy or ""]
        around = {other.id: other for space in target.spaces for other in game.enemies_adjacent_to(space)}
        return [other for other in around.values() if other is not target]
    near = _standing_behind(game, hero, context.spaces) if effect.at == "behind" else reached(game, hero, effect)
    most = 1 if effect.at in {"one_adjacent", "one_on_tile", "behind"} else effect.most
    if not most or not near or len(near) <= effect.most:
        return near
    return [_choose_one(game, hero, near, context) for _ in range(most)]


def _choose_one(game: Game, hero: Hero, near: list[EnemyModel], context: Context) -> EnemyModel:
    """Choose one of those who are left."""
    options = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in near]
    about = {"source": context.source}
    question = ChooseOne(kind="which-enemy", who=hero.id, options=options, about=about, interruptible=False)
    enemy = game.state.enemies[game.ask(question).value]
    near.remove(enemy)
    return enemy


def _standing_behind(game: Game, hero: Hero, fallen_in: tuple[int, ...]) -> list[EnemyModel]:
    """Return the enemies in the three spaces behind another, as a hero sees it."""
    board = game.board
    space = fallen_in[0] if fallen_in else -1
    if space < 0 or board.section[space] != board.section[hero.space]:
        return []
    behind = spaces_behind(game, hero, space)
    return [enemy for enemy in game.state.enemies.values() if behind.intersection(enemy.spaces)]


@performs(NextThreat)
def next_threat(game: Game, effect: NextThreat, context: Context) -> None:  # noqa: ARG001
    """Mark the enemies of the next Threat card with a keyword."""
    game.state.next_threat.append(effect.keyword)


@performs_anywhere(RollChart)
def roll_chart(game: AnyChapter, effect: RollChart, context: Context) -> None:
    """Roll on a chart and suffer what it says."""
    for hero in each(game, effect.who, context):
        roll_on_chart(game, hero, effect.chart, more_dice=effect.more_dice)


@performs_anywhere(Cure)
def cure(game: AnyChapter, effect: Cure, context: Context) -> None:
    """Let heroes be rid of a lasting condition, each of one that it chooses."""
    for hero in each(game, effect.who, context):
        cured = {card.source: card for card in told_apart(hero.conditions) if _kind_of(game, card) in effect.kinds}
        items = [held.source for held in told_apart(hero.items) if _is_cured_as(game, held, effect)]
        options = [*(ChooseCard(name, "conditions") for name in cured), *(ChooseCard(name, "items") for name in items)]
        if options:
            question = ChooseOne(kind="cure", who=hero.id, options=options, about={"source": context.source})
            chosen = game.ask(question).value
            if chosen in cured:
                be_cured(game, hero, cured[chosen])
            else:
                discard_item(game, hero, next(place for place, held in enumerate(hero.items) if held.source == chosen))
        else:
            perform(game, effect.none, within(context, hero, 0))


def _is_cured_as(game: AnyChapter, held: Held, effect: Cure) -> bool:
    """Tell whether an item is removed from its bearer as one of these harms are."""
    return any(isinstance(bend, CuredAs) and bend.kind in effect.kinds for bend in game.content.items[held.id].bend)


def _kind_of(game: AnyChapter, condition: CardInPlay) -> str:
    return game.content.conditions[condition.id].kind


@performs(PutInPlay)
def put_in_play(game: Game, effect: PutInPlay, context: Context) -> None:  # noqa: ARG001
    """Put a card into play, unless it is there."""
    if lying_as(game.state, effect.card) is None and game.content.cards[effect.card].remains_in_play:
        card = OnTheTable(effect.card)
        make_lasting(game.state, card)
        game.state.in_play.append(card)
        game.numbers_changed()


@performs_anywhere(LoseMarkers)
def lose_markers(game: AnyChapter, effect: LoseMarkers, context: Context) -> None:
    """Lose all markers of a kind."""
    for hero in each(game, effect.who, context):
        if markers := hero.markers.pop(effect.marker, 0):
            game.tell(Lost(hero.id, effect.marker, markers))
            game.numbers_changed(hero.id)


@performs_anywhere(DiscardThis)
def discard_this(game: AnyChapter, effect: DiscardThis, context: Context) -> None:  # noqa: ARG001
    """Discard the card that says so: one that remained in play, or an item."""
    game.leave_play(context.source)
    if context.whose is not None:
        discard_source(game, game.hero(context.whose), context.source)


@performs_anywhere(Mark)
def mark(game: AnyChapter, effect: Mark, context: Context) -> None:
    """Put a marker on a card; when there are enough they go, and something happens."""
    marks = marks_here(game, context) + 1
    put_marks_here(game, context, marks)
    if effect.markers is not None and marks >= how_many(game, effect.markers, "times", context):
        put_marks_here(game, context, 0)
        perform(game, effect.effect, context)


@performs(OpenGate)
def open_gate(game: Game, effect: OpenGate, context: Context) -> None:
    """Open a Gate."""
    if effect.instead_of_door and context.hero is not None:
        turn_door_into_gate(game, game.hero(context.hero))
    elif context.tile >= 0 or context.hero is not None:
        hero_is_on = game.board.tiles_of[game.hero(context.hero).space] if context.hero is not None else ()
        add_gate(game, context.tile if context.tile >= 0 else hero_is_on[0], effect.world)
    elif context.world and game.standing():
        add_gate(game, random_tile(game, whom(game, "each_hero", context)))  # RANDOM-06


@performs(OpenDoor)
def open_a_door(game: Game, effect: OpenDoor, context: Context) -> None:  # noqa: ARG001
    """Add a Door to the tile where this happens."""
    if context.tile >= 0 and not is_fixed(game):
        add_door(game, context.tile)


@performs(OnlyExit)
def only_exit(game: Game, effect: OnlyExit, context: Context) -> None:
    """Leave the tile where this happens one way on, and note where it leads."""
    if context.tile >= 0 and not is_fixed(game):
        leave_one_exit(game, context.tile, effect.leads_to)


@performs(MoveParty)
def party_marker(game: Game, effect: MoveParty, context: Context) -> None:
    """Move the Hero Party marker."""
    steps = how_many(game, effect.steps, "party", context)
    move_party_marker(game, -steps if effect.back else steps)


@performs(LookAhead)
def look_at_the_next(game: Game, effect: LookAhead, context: Context) -> None:
    """Let a hero see what comes."""
    assert context.hero is not None
    look_ahead(game, game.hero(context.hero), effect, context)


@performs(DepthEvent)
def depth_event(game: Game, effect: DepthEvent, context: Context) -> None:  # noqa: ARG001
    """Roll a Depth Event."""
    rolled_depth_event(game)


@performs_anywhere(Modify)
def modify(game: AnyChapter, effect: Modify, context: Context) -> None:
    """Change numbers for a while."""
    change = {str(stat): number for stat, number in effect.change.items()}
    if effect.enemies is not None:
        game.state.boosts.append(
            Boost(context.source, change, effect.until, enemy_keyword=effect.enemies.keyword, enemy_kind=effect.enemies.kind)
        )
        game.boosts_changed()
        return
    for hero in each(game, effect.who, context):
        _unload(game, hero, context.source)
        boost = Boost(context.source, dict(change), effect.until, hero=hero.id, when=effect.when, replaces=effect.set)
        boost.flags, boost.bend = list(effect.flags), list(effect.bend)
        game.state.boosts.append(boost)
        game.boosts_changed(hero.id)
        game.knock_out_if_down(hero)  # HERO-20


def _unload(game: AnyChapter, hero: Hero, source: str) -> None:
    """Let Ammo take the place of what was loaded before: only one kind at a time (CLASS-02)."""
    items, state = game.content.items, game.state
    item = items.get(card_of(source))
    if item is not None and "one_ammo" in item.flags:
        former = [name for name in other_ammo(game, hero) if name != source]
        state.boosts = [boost for boost in state.boosts if boost.hero != hero.id or boost.source not in former]


@performs(SingleOut)
def single_out(game: Game, effect: SingleOut, context: Context) -> None:
    """Let a hero choose an enemy that is not next to it, and strike that harder for a while."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    near = game.enemies_adjacent_to(hero.space)
    far = [enemy for enemy in game.state.enemies.values() if enemy not in near]
    if far:
        enemy = _choose_one(game, hero, far, context)
        when = Condition(attack="melee")
        boost = Boost(context.source, {"damage": effect.damage}, effect.until, hero=hero.id, against=enemy.id, when=when)
        game.state.boosts.append(boost)
        game.boosts_changed(hero.id)


@performs_anywhere(Double)
def double(game: AnyChapter, effect: Double, context: Context) -> None:
    """Add to a number of the hero as much as it is now."""
    for hero in whom(game, "self", context):
        change = {str(effect.stat): value(game, hero, effect.stat)}
        game.state.boosts.append(Boost(context.source, change, effect.until, hero=hero.id))
        game.boosts_changed(hero.id)


@performs_anywhere(Grow)
def grow(game: AnyChapter, effect: Grow, context: Context) -> None:
    """Change a number of a hero for good; points of several numbers are shared out among them."""
    for hero in each(game, effect.who, context):
        points = amount(game, effect.by, "grow", hero, context.counted, context.source)
        *some, last = effect.stat
        for stat in some:
            about = {"points": points, "stat": stat}
            question = ChooseAmount(kind="share-growth", who=hero.id, least=0, most=points, about=about, interruptible=False)
            share = game.ask(question)
            points -= share
            if share:
                change_for_good(game, hero, stat, share, context.source)
        if points:
            change_for_good(game, hero, last, points, context.source)


@performs(RecoverNow)
def recover_now(game: Game, effect: RecoverNow, context: Context) -> None:  # noqa: ARG001
    """Get every KO'd hero up whom the effect reaches."""
    for hero in fallen(game, context):
        recover(game, hero)


@performs_anywhere(Suffer)
def suffer_condition(game: AnyChapter, effect: Suffer, context: Context) -> None:
    """Suffer a lasting condition."""
    for hero in each(game, effect.who, context):
        for _ in range(amount(game, effect.count, "markers")):
            suffer(game, hero, effect.condition)


@performs(SpawnNear)
def spawn(game: Game, effect: SpawnNear, context: Context) -> None:
    """Add models next to random heroes."""
    count = how_many(game, effect.count, f"spawn-{effect.kind}", context)
    spawn_near_heroes(game, effect.kind, count, heroes_who_fight(game, effect.kind))


@performs_anywhere(Hook)
def hook(game: AnyChapter, effect: Hook, context: Context) -> None:
    """Call the function that the pack brings for its tenth card."""
    game.content.hook(effect.name)(game, context)
