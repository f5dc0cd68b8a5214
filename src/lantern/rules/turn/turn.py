"""The turn: hold back the Darkness, activate, explore, end (TURN)."""

from __future__ import annotations

from lantern.content.bends.moving import ActsFirst
from lantern.core.engine import Step
from lantern.core.questions import ChooseOne, Confirm
from lantern.rules.attack.hero_hits import let_fade
from lantern.rules.belongings.hands import assign_hands
from lantern.rules.belongings.resources import follow_numbers
from lantern.rules.darkness.afflictions import speak_with_the_void
from lantern.rules.darkness.depth_track import hold_back_the_darkness
from lantern.rules.fight.arrivals import place_arrivals
from lantern.rules.fight.end_of_fight import end_fight, end_fight_round, leave_immobile_behind
from lantern.rules.fight.enemy_turn import activate_enemies, regenerate
from lantern.rules.fight.immobile import may_explore
from lantern.rules.harm.recovery import die, get_up_alone, knock_out_who_are_down, recover
from lantern.rules.map.exploration import reveal_next, tokens_to_reveal
from lantern.rules.map.gates import keep_a_way_on
from lantern.rules.mission.companions import harm_the_forsaken
from lantern.rules.mission.goals import judge, verdict
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.filling import let_flow
from lantern.rules.numbers.limits import ready
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import enemy_value, value
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.copies import call_plainly, cards_of
from lantern.rules.table.events import StepBegan, TurnBegan
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero, fight_is_over, must_wait
from lantern.rules.turn.activation import activate_hero
from lantern.rules.turn.early_attacks import attack_early
from lantern.rules.turn.end_of_adventure import end_adventure
from lantern.rules.turn.levels import level_up_in_the_mine
from lantern.rules.turn.setup import set_up


def next_step(game: Game) -> Step | None:
    """Return the next step of the turn (TURN-01); None when the adventure is over and done with."""
    state = game.state
    if state.phase == "over":
        return None
    if state.result is not None:
        return Step("end of the adventure", end_adventure)
    if state.fight is not None and fight_is_over(state):
        return Step("end of the fight", fight_over)
    if state.phase != "set-up" and verdict(game) is not None:
        return Step("end of the mission", judge)
    return STEPS[state.phase]


def start_of_turn(game: Game) -> None:
    """Begin a turn: the party may flee before anything else (TURN-02, WIN-04)."""
    state = game.state
    state.turn += 1
    state.turn_cut = False
    state.progress.came.clear()
    for hero in state.heroes.values():
        hero.activated = hero.dazed = hero.acted = hero.free_attack_made = False
        hero.escaped = 0
        hero.free_attacks.clear()
        hero.used.clear()
        hero.rolled.clear()
        let_flow(game, hero, "turn_starts")  # CLASS-07
        for held in hero.items:
            if held.copy > 1 or held.upgrades or (held.served_turn == state.turn - 1 and held.served != hero.id):
                call_plainly(cards_of(hero))
                game.numbers_changed(hero.id)  # ITEM-13: what another hero used works again
                break
    for known in state.types.values():
        known.activated = False
        if known.ambush_turn:  # AMBUSH-03: the bonus is for one turn
            game.boosts_changed(known.kind)
    game.tell(TurnBegan(state.turn))
    if flee(game):
        return
    level_up_in_the_mine(game)
    lose_the_fallen(game)
    leave_immobile_behind(game)  # IMMOB-05
    if state.options.hands:  # ITEM-04
        for hero in game.standing():
            assign_hands(game, hero)
            follow_numbers(game, hero)
    speak_with_the_void(game)
    regenerate(game)
    fire(game, "turn_starts")
    get_up_alone(game)
    place_arrivals(game)
    state.phase = "hold-back"


def flee(game: Game) -> bool:
    """Flee if all standing heroes agree (WIN-04). The first who is asked speaks for peace unless fleeing is considered."""
    if not game.ask(Confirm(kind="flee", who="party", default=0, matters=_is_grim(game))):
        return False
    heroes = game.standing()
    if len(heroes) > 1 and not game.all_agree([Confirm(kind="flee", who=hero.id) for hero in heroes]):
        return False
    game.state.result = "fled"
    return True


def lose_the_fallen(game: Game) -> None:
    """Kill the heroes who did not get up before this turn (OPT-06); softer, they can be resurrected later (OPT-07)."""
    options = game.state.options
    if options.hard_core or options.softer_hard_core:
        for hero in [hero for hero in game.state.heroes.values() if hero.ko]:
            die(game, hero)
            hero.lost_for_good = not options.softer_hard_core


def _is_grim(game: Game) -> bool:
    """Fleeing is worth asking about when a hero is down, or the Darkness is about to escape."""
    state = game.state
    if state.darkness <= 3:
        return True
    for hero in state.heroes.values():  # noqa: SIM110 - asked at every turn, and quicker so
        if hero.ko:
            return True
    return False


def hold_back(game: Game) -> None:
    """Hold back the Darkness; whatever it brings arrives before the heroes act (TURN-11)."""
    game.tell(StepBegan("hold-back", game.state.light_bearer))
    hold_back_the_darkness(game)
    place_arrivals(game)
    game.state.phase = "activations"


# -- activations ----------------------------------------------------------------------------------


def next_activation(game: Game) -> None:
    """Activate whoever is next in the order of Initiative (TURN-03); when all have acted, go on."""
    state = game.state
    if state.turn_cut:
        state.phase = "turn-end"  # TURN-13
        return
    heroes, types = next_to_act(game)
    if state.enemies and (heroes or types) and attack_early(game, heroes, types):
        place_arrivals(game)
        return
    if types:
        kind = game.pick("enemy-type-order", types)  # INIT-03, RANDOM-05: anew each turn
        game.tell(StepBegan("activation", kind))
        activate_enemies(game, kind)
    elif heroes:
        options = [ChooseHero(heroes[0].id)] if len(heroes) == 1 else [ChooseHero(hero.id) for hero in heroes]
        chosen = game.ask(ChooseOne(kind="acts-first", who="party", options=options))  # TURN-04
        assert isinstance(chosen, ChooseHero)
        hero = state.heroes[chosen.hero]
        if not must_wait(state, hero):  # something done at any time may have ended the turn meanwhile
            if game.telling:
                game.tell(StepBegan("activation", hero.id))
            activate_hero(game, hero)
    else:
        state.phase = "exploration"
        return
    if state.arrivals:
        place_arrivals(game)


def next_to_act(game: Game) -> tuple[list[Hero], list[str]]:
    """Return the heroes, or the enemy types, with the highest Initiative that have not acted (INIT-04).

    On a tie enemies act first (INIT-01), but for heroes who act before those.
    """
    state = game.state
    highest, heroes = 0, []
    for hero in state.heroes.values():
        if not (hero.activated or hero.ko or hero.dead):
            initiative = value(game, hero, "initiative")
            if initiative > highest:
                highest, heroes = initiative, [hero]
            elif initiative == highest:
                heroes.append(hero)
    return _before_enemies(game, heroes, highest) if state.enemies else (heroes, [])


def _before_enemies(game: Game, heroes: list[Hero], highest: int) -> tuple[list[Hero], list[str]]:
    """Return who of the fastest heroes acts before all enemies, or the types that do, if one of them is left (INIT-05)."""
    state = game.state
    fastest, types = -1, []
    for kind in sorted({enemy.kind for enemy in state.enemies.values()}):
        if not state.types[kind].activated:
            initiative = enemy_value(game, kind, "initiative")
            if initiative > fastest:
                fastest, types = initiative, [kind]
            elif initiative == fastest:
                types.append(kind)
    if fastest < highest:
        return heroes, []
    if fastest > highest:
        return [], types
    ahead = _ahead_of_enemies(game, heroes)
    return (ahead, []) if ahead else (heroes, types)


def _ahead_of_enemies(game: Game, heroes: list[Hero]) -> list[Hero]:
    """Return who of these heroes acts before enemies that are as fast."""
    return [hero for hero in heroes if bends(game, hero, ActsFirst)]


# -- exploration and the end ----------------------------------------------------------------------


def explore(game: Game) -> None:
    """Reveal one token; when none is left, place what they brought (TURN-05, TURN-06)."""
    state = game.state
    if may_explore(game) and tokens_to_reveal(game):
        game.tell(StepBegan("exploration"))
        reveal_next(game)
        return
    place_arrivals(game)  # TURN-14: the fight begins with the next turn
    state.phase = "turn-end"


def end_of_turn(game: Game) -> None:
    """End the turn: its effects, then recovery if no enemy is left, then what lasts for a turn is over (TURN-07)."""
    state = game.state
    fire(game, "turn_ends")
    end_fight_if_over(game)
    end_fight_round(game)
    harm_the_forsaken(game)
    place_arrivals(game)
    end_fight_if_over(game)
    if not state.enemies:
        for hero in [hero for hero in state.heroes.values() if hero.ko and not hero.dead]:
            question = Confirm(kind="recover", who=hero.id, default=1, matters=False)
            if state.result is None and game.ask(question):
                recover(game, hero)  # KO-03
    let_fade(game, "attack")
    let_fade(game, "turn")
    knock_out_who_are_down(game)  # HERO-20
    end_fight_if_over(game)
    keep_a_way_on(game)
    ready(state, "turn")
    state.darkness_course.append(state.darkness)
    state.phase = "turn-start"


def end_fight_if_over(game: Game) -> None:
    """End a fight whose last enemy fell while the turn ends; what ends already does not end again (FIGHTEND-01)."""
    if game.state.result is None and fight_is_over(game.state):
        end_fight(game)


def fight_over(game: Game) -> None:
    """End the fight, and the turn with it (FIGHTEND-02)."""
    end_fight(game)
    game.state.phase = "turn-end"


STEPS: dict[str, Step] = {
    "set-up": Step("set-up", set_up),
    "turn-start": Step("start of the turn", start_of_turn),
    "hold-back": Step("hold back the Darkness", hold_back),
    "activations": Step("activation", next_activation),
    "exploration": Step("exploration", explore),
    "turn-end": Step("end of the turn", end_of_turn),
}
