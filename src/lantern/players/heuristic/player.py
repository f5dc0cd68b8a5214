"""The player: looks up the rule of thumb for a question, and keeps nothing in mind between two of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

from lantern.core.questions import Answer, ChooseAmount, ChooseOne, ChooseSome, PutInOrder, Question
from lantern.players.heuristic import (
    bombs,
    cards,
    choosing,
    fighting,
    gathering,
    growing,
    hand_cards,
    moving,
    road,
    rolling,
    spending,
    town,
)
from lantern.views.observation import ChapterObservation, GatheringObservation, Observation, StayObservation

Thumb = Callable[[Observation, Any, int], Answer]

#: Kind of question -> the rule of thumb that answers it; whatever is not here is answered by its default, or plainly.
THUMBS: dict[str, Thumb] = {
    "move": moving.move,
    "start-space": moving.start_space,
    "pushed-aside": moving.nearest,
    "teleport-to": moving.nearest,
    "press-on": moving.press_on,
    "move-die": choosing.highest_die,
    "act": fighting.act,
    "assign-hits": fighting.assign_hits,
    "which-hits": fighting.which_hits,
    "which-enemy": fighting.which_enemy,
    "push-enemy": fighting.push_enemy,
    "throw-at": bombs.throw_at,
    "stronger-throw": bombs.stronger_throw,
    "blast-at": fighting.blast_at,
    "lay-trap": fighting.trap_at,
    "set-off": fighting.trap_at,
    "beam-to": fighting.beam_to,
    "hellfire": fighting.hellfire,
    "quickdraw": fighting.quickdraw,
    "pistol-fanning": fighting.pistol_fanning,
    "special-shot": fighting.special_hit,
    "hit-harder": fighting.hit_harder,
    "add-damage": fighting.add_damage,
    "reroll": rolling.reroll,
    "roll-again": rolling.roll_again,
    "lantern-oil": cards.lantern_oil,
    "hold-back-anew": cards.hold_back_anew,
    "draw-three": cards.draw_three,
    "card-to-use": cards.best_card,
    "card-on-top": cards.best_card,
    "redraw": cards.redraw,
    "own-token": cards.own_token,
    "cancel-card": cards.cancel_card,
    "cancel-dread": cards.cancel_dread,
    "cancel-harm": cards.keep_from_happening,
    "cancel-darkness-moves": cards.keep_from_happening,
    "cancel-sanity-harm": cards.keep_from_happening,
    "cancel-depth-event": cards.keep_from_happening,
    "cancel-voices": cards.keep_from_happening,
    "cancel-darkness-card": cards.keep_from_happening,
    "cancel-dread-card": cards.keep_from_happening,
    "cancel-enemy-attack": cards.keep_from_happening,
    "cancel-injury": cards.keep_from_happening,
    "use-trigger": rolling.use_trigger,
    "before-test": spending.before_it_comes,
    "before-harm": spending.before_it_comes,
    "before-attack": spending.before_it_comes,
    "for-whom": spending.for_whom,
    "heal-wounds": spending.heal_wounds,
    "heal-share": spending.heal_share,
    "heal-or-grit": spending.heal_or_grit,
    "pay-more": hand_cards.pay_more,
    "learn-card": hand_cards.learn_card,
    "discard-card": hand_cards.discard_card,
    "spend-grit-now": spending.spend_grit_now,
    "full-bag": spending.full_bag,
    "discard-token": spending.full_bag,
    "bag-too-small": spending.full_bag,
    "free-token": spending.free_token,
    "throw-away": spending.least_item,
    "too-heavy": spending.least_item,
    "one-too-many": spending.least_item,
    "hands": spending.hold,
    "clothes": spending.hold,
    "fuse-item": choosing.best_item,
    "choose": choosing.choose,
    "one-hero": choosing.strongest,
    "acts-first": choosing.acts_first,
    "starting-upgrade": choosing.starting_upgrade,
    "light-bearer": choosing.light_bearer,
    "take-light": choosing.strongest,
    "leader": choosing.strongest,
    "turn-tile": choosing.turn_tile,
    "flee": choosing.flee,
}
#: Kind of question -> the rule of thumb that answers it in every chapter, with a map or without.
ANYWHERE: dict[str, Callable[[ChapterObservation, Any, int], Answer | None]] = {
    "level-up": growing.level_up,
    "level-upgrade": growing.level_upgrade,
    "any-upgrade": growing.level_upgrade,
    "bargain": growing.bargain,
    "share-growth": growing.share_growth,
    "exchange": growing.exchange,
    "call-shot": growing.call_shot,
    "reassure": growing.reassure,
    "lend-skill": growing.lend_skill,
    "name-enemies": growing.name_enemies,
    "choose": growing.bonus,
    "cancel-hazard": road.keep_hazard_away,
    "chart-result": road.milder_result,
    "town-size": road.town_size,
}


#: The same in town.
IN_TOWN: dict[str, Callable[[StayObservation, Any, int], Answer]] = {
    "visit": town.visit,
    "business": town.business,
    "pay-price": town.pay_price,
    "haggle": town.haggle,
    "leave-town": town.leave_town,
    "how-many": town.how_many,
    "buy-offered": town.business,
    "treat": town.treat,
    "for-whom": town.for_whom,
    "how-much-corruption": town.how_much_corruption,
    "how-much": town.how_much,
    "sell-dark-stone": town.sell_dark_stone,
    "raise-whom": town.raise_whom,
}
#: The same at a gathering.
AT_GATHERING: dict[str, Callable[[GatheringObservation, Any, int], Answer]] = {
    "next-mission": gathering.next_mission,
    "who-goes": gathering.who_goes,
    "newcomer": gathering.newcomer,
}


class HeuristicPlayer:
    """Answers with rules of thumb. Equal ideas are decided by its seed and the moment: same seed, same game."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def answer(self, seen: ChapterObservation, question: Question) -> Answer | None:
        """Choose an answer, or do something at any time before it; where there is no map, most is answered plainly."""
        if not isinstance(seen, Observation):
            been_through = sum(hero.xp for hero in seen.heroes.values())
            luck = crc32(f"{self._seed}:{been_through}:{question.kind}".encode())
            found = _between(seen, question, luck)
            if found is None:
                found = _anywhere(seen, question, luck)
            return found if found is not None else plain(question, luck)
        if question.interruptible:
            action = spending.interrupt(seen, question)
            if action is not None:
                return action
        luck = crc32(f"{self._seed}:{seen.turn}:{question.kind}:{question.who}".encode())
        found = _anywhere(seen, question, luck)
        if found is not None:
            return found
        thumb = THUMBS.get(question.kind)
        return thumb(seen, question, luck) if thumb is not None else plain(question, luck)


def _between(seen: ChapterObservation, question: Question, luck: int) -> Answer | None:
    """Answer what is asked in town and at a gathering only, or do something before it."""
    if isinstance(seen, StayObservation):
        if question.interruptible and (action := town.deal(seen, question)) is not None:
            return action
        return IN_TOWN[question.kind](seen, question, luck) if question.kind in IN_TOWN else None
    if isinstance(seen, GatheringObservation):
        if question.interruptible and (action := gathering.company(seen, question)) is not None:
            return action
        return AT_GATHERING[question.kind](seen, question, luck) if question.kind in AT_GATHERING else None
    return None


def _anywhere(seen: ChapterObservation, question: Question, luck: int) -> Answer | None:
    """Answer what needs no map, if it is that."""
    thumb = ANYWHERE.get(question.kind)
    return thumb(seen, question, luck) if thumb is not None else None


def plain(question: Question, luck: int) -> Answer:
    """Answer a question without a rule of thumb: its default, all of it, as it lies, yes, or anything."""
    if question.default is not None:
        return question.default
    if isinstance(question, ChooseOne):
        return luck % len(question.options)
    if isinstance(question, ChooseSome):
        return list(range(question.most))
    if isinstance(question, ChooseAmount):
        return question.most
    if isinstance(question, PutInOrder):
        return list(range(len(question.options)))
    return 1
