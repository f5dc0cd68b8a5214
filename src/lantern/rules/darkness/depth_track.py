"""The Depth Track: two markers, the Darkness held back or not, depth events (chapter 03)."""

from __future__ import annotations

from lantern.content.bends.mine import DreadForDepthEvents, FailedHoldBack, HoldBackCorrupts, HoldBackDie
from lantern.content.verbs.changes import Reroll
from lantern.content.verbs.harm import CorruptionHits, SanityDamage
from lantern.core.questions import ChooseOne
from lantern.rules.attack.hero_hits import drop_the_worn_out
from lantern.rules.belongings.abilities import ability_options, use_ability
from lantern.rules.darkness.afflictions import open_chest_portals
from lantern.rules.darkness.cards import add_dread, leave_play, resolve_darkness_card
from lantern.rules.fight.elites import gain_elite
from lantern.rules.harm.charts import chart_row, final_roll
from lantern.rules.harm.damage import take_corruption_hits, take_sanity_damage
from lantern.rules.harm.pauses import brace
from lantern.rules.harm.prospects import most_of
from lantern.rules.harm.warding_off import anybody_cancels
from lantern.rules.numbers.bends import bends, bent
from lantern.rules.numbers.dice import amount, roll
from lantern.rules.numbers.in_play import flagged_card
from lantern.rules.numbers.perform import happen, in_turn
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import added_to, value
from lantern.rules.table.choices.dice import BurnOil
from lantern.rules.table.choices.plain import KeepDice, Nothing
from lantern.rules.table.events import DarknessHeld, DarknessMoved, DepthEventCame, PartyMoved, Rolled, Used
from lantern.rules.table.game import Context, Game
from lantern.rules.table.windows import HoldBackRoll

ENTRANCE = 0
DARKNESS_START = 16  # DEPTH-01: Entrance, 15 down to 1, Darkness Start
#: The number printed on each space of the track.
NUMBER = {place: 16 - place for place in range(1, 16)}
GROWING_DREAD = frozenset(16 - number for number in (15, 11, 6))  # DEPTH-02
BLOOD_SPATTER = frozenset(16 - number for number in (13, 10, 8, 4, 2))
#: The last place of each stage and what must be rolled there (DEPTH-03).
STAGES = ((5, 7), (10, 8), (DARKNESS_START, 9))

#: How many spaces the Darkness advances when it is not held back.
NOT_HELD_BACK = 1  # DEPTH-04


def hold_back_target(game: Game) -> int:
    """Return what the Hold Back roll must reach: the stage of the party marker (DEPTH-03)."""
    return next(target for last, target in STAGES if game.state.party_marker <= last)


def hold_back_the_darkness(game: Game) -> None:
    """Roll 2D6 with the light source; doubles bring a depth event, a low total lets the Darkness advance (DEPTH-04)."""
    added = added_by_the_light(game) if game.telling else ()
    faces = roll(game, "hold-back", 2, _die_of_the_light(game), added=added)  # DEPTH-05: never Grit
    if not _roll_anew(game, faces):
        _burn_lantern_oil(game, faces)
    total, target = hold_back_total(game, faces), hold_back_target(game)
    game.state.held_back = total
    fire(game, "hold_back_rolled", counted=total)  # CARD-02: before what the roll brings into play
    if faces[0] == faces[1]:  # DEPTH-06: natural doubles, whatever the total
        if depth_event(game, faces[0]):
            fire(game, "depth_event")
    elif total >= target:
        game.tell(DarknessHeld(total, target))
    else:
        move_darkness(game, NOT_HELD_BACK)
    if total < target:
        _those_it_comes_for(game)
    open_chest_portals(game, total)


def _die_of_the_light(game: Game) -> str:
    """Return the die that is rolled against the Darkness: some light shines through peril."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    bend = bent(game, bearer, HoldBackDie) if bearer is not None else None
    return bend.die if bend is not None else "D6"


def hold_back_total(game: Game, faces: list[int]) -> int:
    """Add up the dice and whatever the bearer of the light adds to them (DICE-09); a KO'd bearer still rolls (DEPTH-15)."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    return sum(faces) + (value(game, bearer, "hold_back") if bearer is not None else 0)


def added_by_the_light(game: Game) -> tuple[tuple[str, int], ...]:
    """Name what the bearer of the light adds to the dice against the Darkness, by what adds it."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    return added_to(game, bearer, "hold_back") if bearer is not None else ()


def _those_it_comes_for(game: Game) -> None:
    """Let a roll that was too low weigh on the minds that fear it most; to them doubles are no excuse (DEPTH-06)."""
    for hero in in_turn(game, game.standing()):
        for fear, bend in bends(game, hero, FailedHoldBack)[:1]:
            brace(game, hero, SanityDamage, most_of(game, bend.sanity, hero, Context(source=fear)), fear)
            take_sanity_damage(game, hero, amount(game, bend.sanity, "sanity-damage"))
        for source, corrupts in bends(game, hero, HoldBackCorrupts)[:1]:
            brace(game, hero, CorruptionHits, corrupts.hits, source)
            take_corruption_hits(game, hero, corrupts.hits, by=source)


def _roll_anew(game: Game, faces: list[int]) -> bool:
    """Let a hero use an item for which both dice are rolled again, and then no more (DICE-07); return whether one did."""
    for hero in game.standing():
        found = ability_options(game, hero, "hold_back")
        options = [option for option in found if not option.value.token] if found else found
        if not options:
            continue
        held = faces[0] != faces[1] and hold_back_total(game, faces) >= hold_back_target(game)
        question = ChooseOne(
            kind="hold-back-anew",
            who=hero.id,
            options=[Nothing(), *options],
            about={"faces": list(faces)},
            interruptible=False,
            default=0,
            matters=not held,
        )
        chosen = game.ask(question).value
        if chosen is not None:
            rolled = HoldBackRoll()
            use_ability(game, hero, chosen, window=rolled)
            both = rolled.anew >= len(faces)  # one die alone comes to nothing
            added = added_by_the_light(game) if both and game.telling else ()
            faces[: rolled.anew] = roll(game, "hold-back", rolled.anew, _die_of_the_light(game), added=added)
            return True
    return False


def _burn_lantern_oil(game: Game, faces: list[int]) -> None:
    """Let a hero with Lantern Oil re-roll one of the two dice, each once (DEPTH-05, BAG-21)."""
    fresh = [0, 1]
    timely = game.content.tokens_at(("hold_back",))
    while fresh:
        holders = [
            (hero, token)
            for hero in game.standing()
            if not timely.isdisjoint(hero.bag)
            for token in sorted(timely.intersection(hero.bag))
            if _is_oil(game, token)
        ]
        if not holders:
            return
        burns = [BurnOil(hero.id, token, i, faces[i]) for hero, token in holders for i in fresh]
        held = faces[0] != faces[1] and hold_back_total(game, faces) >= hold_back_target(game)
        question = ChooseOne(
            kind="lantern-oil",
            who="party",
            options=[KeepDice(), *burns],
            about={"faces": list(faces)},
            interruptible=False,  # BAG-03, DREAD-05: a roll is pending
            default=0,
            matters=not held,
        )
        choice = game.ask(question).value
        if choice is None:
            return
        who, token, die = choice
        hero = game.hero(who)
        hero.bag.remove(token)
        hero.acted = True
        game.tell(Used(hero.id, token))
        [faces[die]] = roll(game, "hold-back", 1, _die_of_the_light(game))
        fresh.remove(die)
        game.tell(Rolled("hold-back", hero.id, tuple(faces), added=added_by_the_light(game) if game.telling else ()))


def _is_oil(game: Game, token: str) -> bool:
    """Tell whether a token re-rolls a die of the roll against the Darkness."""
    actions = (action for action in game.content.tokens[token].actions if action.timing == "hold_back")
    return any(isinstance(effect, Reroll) for action in actions for effect in action.effect)


def move_darkness(game: Game, steps: int) -> None:
    """Move the Darkness marker step by step; each special space it enters acts before the next step (DEPTH-11).

    Where the marker of the party is makes no difference (DEPTH-14).
    """
    state = game.state
    if steps < 0:
        state.darkness = min(DARKNESS_START, state.darkness - steps)
        game.tell(DarknessMoved(state.darkness, steps))
        drop_the_worn_out(game)  # some are stronger only below the Darkness
        return
    if not game.goes_on() or anybody_cancels(game, "darkness_moves"):
        return
    for _ in range(steps):
        if state.result is not None:
            return
        state.darkness -= 1
        game.tell(DarknessMoved(state.darkness, 1))
        if state.darkness == ENTRANCE:  # WIN-03
            state.result = "darkness-escaped"
            return
        fall_below_the_darkness(game)
        entered = state.darkness
        fire(game, "darkness_moved")  # CARD-02: before what the space brings into play
        if state.result is None:
            _enter_space(game, entered)
    if state.result is None:
        fire(game, "darkness_advanced")


def _enter_space(game: Game, place: int) -> None:
    """Let a special space act that the Darkness has entered, unless a hero keeps it from that (DEPTH-08, DEPTH-09)."""
    special = place in BLOOD_SPATTER | GROWING_DREAD
    if not special or anybody_cancels(game, "darkness_space"):
        return
    if place in BLOOD_SPATTER:
        resolve_darkness_card(game)  # DEPTH-08
    else:
        add_dread(game)  # DEPTH-09


def advance_party_marker(game: Game) -> None:
    """Move the party marker one step for a new tile; it stops at Darkness Start (DEPTH-12, DEPTH-13)."""
    state = game.state
    if state.party_marker < DARKNESS_START:
        stage = hold_back_target(game)
        state.party_marker += 1
        game.tell(PartyMoved(state.party_marker))
        fall_below_the_darkness(game)
        if state.party_marker in BLOOD_SPATTER | GROWING_DREAD:
            fire(game, "party_marker_special")  # DEPTH-10, CARD-09: only what says so
        if state.party_marker in BLOOD_SPATTER:
            fire(game, "party_marker_spatter")
        if hold_back_target(game) > stage:
            fire(game, "party_marker_stage")  # DEPTH-03


def move_party_marker(game: Game, steps: int) -> None:
    """Move the party marker by a card, forward or back, between the Entrance and Darkness Start."""
    state = game.state
    place = max(ENTRANCE, min(DARKNESS_START, state.party_marker + steps))
    stage = hold_back_target(game)
    if place != state.party_marker:
        state.party_marker = place
        game.tell(PartyMoved(place))
        fall_below_the_darkness(game)
        drop_the_worn_out(game)  # some are stronger only below the Darkness
    if hold_back_target(game) > stage:
        fire(game, "party_marker_stage")  # DEPTH-03


def fall_below_the_darkness(game: Game) -> None:
    """Give every enemy, from the moment the Darkness has passed the party, a free elite ability (OPT-05)."""
    state = game.state
    if state.options.below_the_darkness and not state.below_the_darkness and state.darkness < state.party_marker:
        state.below_the_darkness = True
        for kind in state.types:
            gain_elite(game, kind, 1)


def world_of_the_light(game: Game) -> str:
    """Return the world where the light is (DEPTH-16)."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    return game.world_of(bearer.space) if bearer is not None and bearer.space >= 0 else game.state.tiles[0].world


def rolled_depth_event(game: Game) -> None:
    """Bring a depth event by a D6; a chart roll, so no Grit (DEPTH-07)."""
    if not game.goes_on():
        return
    chart = game.content.worlds[world_of_the_light(game)].depth_events
    depth_event(game, final_roll(game, None, chart, lambda: roll(game, "depth-event")[0]))


def depth_event(game: Game, number: int) -> bool:
    """Carry out an entry of the depth event chart of the light's world, unless a hero keeps it from happening.

    Under some omens the Growing Dread grows in its place.
    """
    omens = [omen for hero in game.standing() if (omen := bent(game, hero, DreadForDepthEvents)) is not None]
    if omens and game.goes_on():
        add_dread(game, max(omen.cards for omen in omens))
        return False
    if not game.goes_on() or anybody_cancels(game, "depth_event"):
        return False
    if (shelter := flagged_card(game, "bars_depth_event")) is not None:
        leave_play(game, shelter)
        return False
    world = world_of_the_light(game)
    chart = game.content.worlds[world].depth_events
    game.tell(DepthEventCame(chart, number))
    happen(game, chart_row(game, chart, number).effect, Context(source=chart, world=world))  # DEPTH-16
    return True
