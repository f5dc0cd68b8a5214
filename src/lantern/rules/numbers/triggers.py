"""Reaction windows: at a named moment, everything that listens may happen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lantern.content.verbs.cards import DiscardThis
from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.verbs.harm import Heal, Wounds
from lantern.content.verbs.terms import Cost
from lantern.core.questions import ChooseOne, Confirm, PutInOrder
from lantern.core.table import PARTY
from lantern.rules.numbers.filling import BEFORE_ALL, let_flow
from lantern.rules.numbers.forms import switch_forms
from lantern.rules.numbers.hand_prices import discard_from_hand, left_to_discard
from lantern.rules.numbers.in_play import holds, listeners
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.losing import free_dark_stone, lose
from lantern.rules.numbers.perform import happen, perform
from lantern.rules.numbers.pools import in_pool
from lantern.rules.numbers.serving import serve
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.using import ComesNext
from lantern.rules.table.copies import marks_on, put_marks
from lantern.rules.table.events import Lost, Used
from lantern.rules.table.game import Game
from lantern.rules.table.listening import Listener
from lantern.rules.table.state import Hero

#: Moments at which several effects happen in the order the players like (TURN-02, TURN-07).
ORDERED = frozenset({"turn_starts", "turn_ends"})
#: Moments between one thing and the next; at all others dice, blows or a hero's own doing have just decided something.
CALM = frozenset({
    "turn_starts", "turn_ends", "activation_starts", "activation_ends", "move_ends", "fight_starts", "fight_round_ends",
    "fight_ends", "depth_event", "darkness_card", "darkness_moved", "darkness_advanced", "enemy_met", "enemy_moved",
    "enemy_activates",
    "party_marker_special", "party_marker_spatter", "party_marker_stage",
    "tile_placed", "token_revealed", "door_opened", "gate_passed", "clue_found", "objective_found",
})  # fmt: skip


#: What a rule itself does at a moment of an adventure, whatever is in play: the module of the rule puts it here.
StandingRule = Callable[[Game, Hero, int], None]
RULES: dict[str, list[StandingRule]] = {}


def acts_at(moment: str) -> Callable[[StandingRule], StandingRule]:
    """Register a rule that looks at a moment of a hero in an adventure."""

    def register(rule: StandingRule) -> StandingRule:
        RULES.setdefault(moment, []).append(rule)
        return rule

    return register


def fire(
    game: AnyChapter,
    moment: str,
    hero: Hero | None = None,
    kind: str | None = None,
    enemy: str | None = None,
    spaces: Sequence[int] = (),
    tile: int = -1,
    counted: int = 0,
    card: str = "",
    gate: str = "",
) -> None:
    """Open the window of a moment. A hero's own triggers act only for that hero, an enemy type's only for that type.

    Whatever acts is carried out completely before the step goes on (TURN-15).
    A moment may be that of a card, or of a Gate, by which some count how often they have acted. Once the adventure is decided
    no window opens any more (WIN-03).
    """
    known = game.known_listeners
    if known is not None and moment not in known and moment not in game.flowing and moment not in RULES and not game.shifters:
        return
    if not game.goes_on():
        return
    if moment in game.flowing and moment not in BEFORE_ALL:
        _let_pools_flow(game, moment, hero, counted)
    for name in game.shifters:
        if hero is None or hero.id == name:
            switch_forms(game, game.hero(name), moment, counted)
    if hero is not None and moment in RULES and isinstance(game, Game):
        for rule in RULES[moment]:
            rule(game, hero, counted)
    if known is not None and moment not in known:
        return
    for listener in _in_order(game, moment, listeners(game, moment)):
        owner: Hero | None
        if not game.goes_on():
            return
        if listener.hero is not None:
            owner = game.hero(listener.hero)
            down = owner.dead or (owner.ko and moment != "knocked_out")
            if (hero is not None and owner is not hero) or down:
                continue
        else:
            owner = hero
            if listener.kind is not None and kind is not None and listener.kind != kind:
                continue
            if not game.reaches(listener.source, owner):
                continue
        if not holds(game, listener.trigger.when, owner, kind or listener.kind, counted, listener.source, card):
            continue
        part = _part(listener, gate)
        if _is_ready(game, listener, owner, part):
            context = Context(
                source=listener.source,
                hero=owner.id if owner is not None else None,
                enemy=enemy,
                spaces=tuple(spaces),
                victim=hero.id if hero is not None else None,
                tile=tile,
                counted=counted,
                comes=True,
            )
            _happen(game, moment, listener, owner, context, part)


def _let_pools_flow(game: AnyChapter, moment: str, hero: Hero | None, counted: int) -> None:
    for owner in game.state.heroes.values() if hero is None else (hero,):
        if not owner.dead and (not owner.ko or moment == "knocked_out"):
            let_flow(game, owner, moment, counted)


def _in_order(game: AnyChapter, moment: str, found: list[Listener]) -> list[Listener]:
    if len(found) < 2 or moment not in ORDERED:
        return found
    options = [ComesNext(number, each) for number, each in enumerate(found, start=1)]
    unchanged = list(range(len(found)))
    question = PutInOrder(kind="effect-order", who=PARTY, options=options, default=unchanged, matters=False)
    return [option.value for option in game.ask(question)]


def _part(listener: Listener, gate: str) -> str:
    return f"t{listener.number}:{gate}" if listener.trigger.limit == "gate" else f"t{listener.number}"


def _is_ready(game: AnyChapter, listener: Listener, owner: Hero | None, part: str) -> bool:
    trigger = listener.trigger
    if trigger.limit is not None:
        ready = is_ready(game, owner, listener.source, trigger.limit, part, times=trigger.times)
        if not ready or (owner is not None and _heals_in_vain(owner, trigger.effect)):
            return False
    if not game.has_map and not game.carries_out(trigger.effect):
        return False
    if owner is not None and listener.power == "conditions" and not _is_borne(game, owner, listener.source):
        return False
    return trigger.cost is None or (owner is not None and can_pay(game, owner, trigger.cost))


def _heals_in_vain(hero: Hero, effects: Sequence[Verb]) -> bool:
    """Tell whether all that happens is that a hero heals, and nothing of it hurts: that uses up nothing (ITEM-11)."""
    for effect in effects:
        if not isinstance(effect, Heal) or effect.who != "self" or effect.or_grit:
            return False
        if (hero.wounds and (effect.wounds or effect.mix)) or (hero.sanity_damage and (effect.sanity or effect.mix)):
            return False
    return bool(effects)


def _is_borne(game: AnyChapter, hero: Hero, source: str) -> bool:
    """Tell whether what listens is still there: each marker acts for itself, and one may end them all (STATUS-12)."""
    known = game.content.conditions.get(source)
    return known is None or known.kind != "status" or source in hero.markers


def _happen(game: AnyChapter, moment: str, listener: Listener, owner: Hero | None, context: Context, part: str) -> None:
    trigger = listener.trigger
    if trigger.optional or trigger.cost is not None:
        who = owner.id if owner is not None else "party"
        question = Confirm(kind="use-trigger", who=who, about={"source": listener.source}, default=0, interruptible=False)
        if not game.ask(question):
            return
        if owner is not None:
            owner.acted = True  # FIGHTEND-06
    exhaust(game, owner, listener.source, trigger.limit, part)
    if owner is not None:
        if trigger.cost is not None:
            pay(game, owner, trigger.cost, listener.source)
        note_use(game, owner, listener.source)
    (happen if moment in CALM else perform)(game, trigger.effect, context)


def note_use(game: AnyChapter, hero: Hero, source: str) -> None:
    """Remember for this turn, and tell, that something has served a hero (ITEM-13)."""
    if source not in hero.used:
        serve(game.state, hero, source)
    game.tell(Used(hero.id, source))


def can_pay(game: AnyChapter, hero: Hero, cost: Cost, source: str = "") -> bool:
    """Tell whether a hero can pay a price in full (GRIT-03), with the Grit of others where that counts.

    A hand card that is being played, the `source`, does not pay for itself.
    """
    return (
        game.grit_of(hero) >= cost.grit
        and (not cost.pools or _has_in_pools(game, hero, cost.pools))
        and free_dark_stone(hero) >= cost.dark_stone
        and hero.gold >= cost.gold
        and hero.corruption >= cost.corruption
        and (not cost.wounds or value(game, hero, "health") - hero.wounds > cost.wounds)
        and (cost.token is None or cost.token in hero.bag)
        and (cost.from_hand is None or len(left_to_discard(hero, cost.from_hand.hand, source)) >= cost.from_hand.count)
        and (not cost.party_grit or _grit_of_all(game) >= cost.party_grit)
    )


def _has_in_pools(game: AnyChapter, hero: Hero, price: dict[str, int]) -> bool:
    return all(in_pool(game, hero, pool) >= count for pool, count in price.items())


def _grit_of_all(game: AnyChapter) -> int:
    return sum(game.grit_of(hero) for hero in game.standing())


def pay(game: AnyChapter, hero: Hero, cost: Cost, source: str) -> None:
    """Pay the price of something, perhaps with the thing itself; so is a marker on it when there is none."""
    for pool, count in cost.pools.items():
        lose(game, hero, pool, count)
    for what in ("dark_stone", "gold", "corruption"):
        lose(game, hero, what, getattr(cost, what))
    if cost.pools:
        switch_forms(game, hero)
    if cost.token is not None:
        hero.bag.remove(cost.token)
        game.tell(Lost(hero.id, cost.token, 1))
    if cost.from_hand is not None:
        discard_from_hand(game, hero, cost.from_hand, source)
    if cost.wounds:
        perform(game, (Wounds(count=Amount(plus=cost.wounds)),), Context(source=source, hero=hero.id))
    spend_grit(game, hero, cost.grit)
    _pay_together(game, cost.party_grit, source)
    if cost.marker:
        _take_a_marker(game, hero, source)
    elif cost.itself:
        perform(game, (DiscardThis(),), Context(source=source, hero=hero.id))


def _pay_together(game: AnyChapter, price: int, source: str) -> None:
    """Let the party pay Grit: all of it is paid before anything comes of it, which could knock one of them out.

    Who pays is asked as long as more have Grit than it takes.
    """
    payers = [other.id for other in game.standing() for _ in range(game.grit_of(other))]
    if len(payers) > price:
        payers = []
    while len(payers) < price:
        options = [ChooseHero(other.id) for other in game.standing() if game.grit_of(other) > payers.count(other.id)]
        question = ChooseOne(kind="who-pays", who=PARTY, options=options, about={"source": source}, interruptible=False)
        payers.append(game.ask(question).value)
    for payer in payers:
        lose(game, game.hero(payer), "grit", 1)
    for payer in payers:
        fire(game, "grit_used", hero=game.hero(payer), counted=1)


def _take_a_marker(game: AnyChapter, hero: Hero, source: str) -> None:
    marks = marks_on(game, hero.id, source)
    if marks:
        put_marks(game, hero.id, source, marks - 1)
    else:
        perform(game, (DiscardThis(),), Context(source=source, hero=hero.id))


def spend_grit(game: AnyChapter, hero: Hero, count: int = 1) -> None:
    """Use Grit (GRIT-03)."""
    if lose(game, hero, "grit", count):
        fire(game, "grit_used", hero=hero, counted=count)
