"""When to use what a hero has: tokens, Grit, healing."""

from __future__ import annotations

from lantern.content.verbs.changes import Modify
from lantern.core.questions import Answer, ChooseAmount, ChooseOne, Option, Question
from lantern.players.heuristic.gear import in_hands
from lantern.players.heuristic.hand_cards import worth_of_card
from lantern.players.heuristic.judging import best, hurt
from lantern.players.heuristic.things import worth_of_item
from lantern.players.heuristic.worth import cost_of, worth
from lantern.views.observation import Hero, Observation, Usable
from lantern.views.observation.options import SpendGrit, StopBleeding, Use, UseNow

#: While these are open, the party thinks about what may be done at any time.
PAUSES = frozenset({"move", "act", "acts-first"})
#: A token is kept for something better than this; one that brings Grit is drunk when there is none.
TOKEN = 1.8
#: One that is good for little else is kept for less.
SMALL = 0.8
#: What is used up in this adventure is kept for something better than this.
ONCE = 1.5
#: What may knock a hero out, or a test that must be passed, makes any help worth so much more.
PRESSING = 3.5
#: Tokens by how gladly they are kept.
TOKENS = (
    "herbs", "swamp-fungus", "bandages", "cooked-meat", "tequila", "dynamite", "bomb", "tonic", "whiskey", "fine-cigar",
    "sake", "rum", "ale", "hatchet", "throwing-axe", "lantern-oil", "brimstone-ash", "flash-powder", "dark-stone-shiv",
    "raw-meat", "spice", "exotic-herbs", "potion",
)  # fmt: skip


def interrupt(seen: Observation, question: Question) -> str | None:
    """Return the any-time action that is worth most now, if one is worth it."""
    if question.kind not in PAUSES or seen.phase in {"set-up", "over"}:
        return None
    found: tuple[float, str] | None = None
    for hero in seen.standing():
        if hero.id != question.who and hurt(seen, hero) < 0.4:
            continue
        for usable in seen.usables(hero, "any_time"):
            points = worth_of_use(seen, hero, usable)
            if points > 0 and (found is None or points > found[0]):
                found = points, UseNow(hero.id, usable).key
        if hero.markers.get("bleeding") and seen.grit_of(hero) and seen.health_left(hero) <= 4:
            found = 9.0, StopBleeding(hero.id).key
    if found is None or not seen.may_take(found[1]):
        return None
    return found[1]


def worth_of_use(seen: Observation, hero: Hero, usable: Usable) -> float:
    """Return what it is worth to use something now, less what it costs and what it may be good for later."""
    if usable.hand_card:
        return worth_of_card(seen, hero, usable.source)
    action = usable.action
    others = usable.token and seen.content.tokens[usable.source].on_others
    points = worth(seen, hero, action.effect, others=others) - cost_of(action.cost)
    if usable.token:
        thirsty = usable.source == "tonic" and not hero.grit and bool(seen.enemies)
        modest = all(isinstance(each, Modify) for each in action.effect)
        return points - (1.0 if thirsty else SMALL if modest else TOKEN)
    if action.limit in {"adventure", "fight"} and action.timing != "free_attack":
        return points - ONCE
    free = action.limit is None and action.cost is None and action.timing == "any_time"
    return 0.0 if free else points - 0.2


def before_it_comes(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Use what is worth most against something that cannot wait: tokens are kept for such moments."""
    hero = seen.hero(question.who)
    return best([0.0 if o.value is None else worth_of_use(seen, hero, o.value) + PRESSING for o in question.options], luck)


# -- healing --------------------------------------------------------------------------------------


def for_whom(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Help whoever is nearest to being KO'd in the way that this helps."""
    source = str(question.about.get("source", ""))
    token = seen.content.tokens.get(source)
    card = seen.content.hand_cards.get(source)
    effect = token.actions[0].effect if token is not None and token.actions else card.effect if card is not None else ()

    def score(option: Option) -> float:
        other = seen.hero(option.value)
        return (worth(seen, other, effect) if effect else 0.0) + hurt(seen, other)

    return best([score(option) for option in question.options], luck)


def heal_wounds(seen: Observation, question: ChooseAmount, luck: int) -> Answer:  # noqa: ARG001
    """Mend whatever is nearer to zero, point by point."""
    hero = seen.hero(question.who)
    points = int(question.about.get("points", question.most))
    wounds = (points + seen.sanity_left(hero) - seen.health_left(hero)) // 2
    return max(question.least, min(question.most, wounds))


def heal_share(seen: Observation, question: ChooseAmount, luck: int) -> Answer:  # noqa: ARG001
    """Give the more of the healing to a hero, the more hurt it is among those who share it."""
    hero = seen.hero(str(question.about["hero"]))
    others = [hurt(seen, other) for other in seen.standing() if other is not hero]
    wanted = question.most if not others or hurt(seen, hero) >= max(others) else question.most // 2
    return max(question.least, min(question.most, wanted))


def heal_or_grit(seen: Observation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Take Grit unless there is something to heal."""
    hero = seen.hero(question.who)
    heals = hero.wounds + hero.sanity_damage >= 3 or hero.grit >= seen.value(hero, "max_grit")
    return next(i for i, option in enumerate(question.options) if option.value != heals)


def spend_grit_now(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Use the Grit that would be lost on whatever is worth most."""
    hero = seen.hero(question.who)

    def score(option: Option) -> float:
        if isinstance(option, Use):
            return 1.4 + worth_of_use(seen, hero, option.usable)
        return 0.5 if isinstance(option, SpendGrit) else 0.0

    return best([score(option) for option in question.options], luck)


# -- what to keep ---------------------------------------------------------------------------------


def _rank(token: str) -> int:
    return TOKENS.index(token) if token in TOKENS else len(TOKENS)


def full_bag(seen: Observation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Let go of the token that is least wanted, the new one or another."""
    return best([float(_rank(str(option.value))) if option.value is not None else 99.0 for option in question.options], luck)


def free_token(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Take what explodes, else what is kept most gladly: one stick among a crowd is worth more than one bandage."""
    tokens = seen.content.tokens
    scores = [(10.0 if tokens[option.value].throw is not None else 0.0) - _rank(option.value) for option in question.options]
    return best(scores, luck)


def least_item(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Part with the item that is worth least; with nothing, if that is allowed."""
    items = seen.content.items

    def score(option: Option) -> float:
        return 99.0 if option.card is None else -worth_of_item(items[option.card]) - items[option.card].gold / 1000

    return best([score(option) for option in question.options], luck)


def hold(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Take into the hands, or put on, what is worth most together; of equal things, what is there already."""
    hero = seen.hero(question.who)
    items = seen.content.items

    def score(place: int, option: Option) -> float:
        if question.kind == "hands":
            return in_hands(seen, hero, [items[hero.items[i].id] for i in option.value]) - 0.01 * min(place, 1)
        held = sorted((worth_of_item(items[hero.items[i].id]) for i in option.value), reverse=True)
        return sum(each if number == 0 else 0.6 * each for number, each in enumerate(held)) - 0.01 * min(place, 1)

    return best([score(place, option) for place, option in enumerate(question.options)], luck)
