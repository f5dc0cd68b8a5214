"""What an upgrade would have done in an adventure that was played: read from what it says, counted from what happened.

Only what can be known afterwards is counted. Of what depends on a choice, or on what nobody has noted, it is said that
nobody can tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from lantern.content.bends.attacks import CriticalOn, HandlesExplosives, Parries, StrongerDynamite
from lantern.content.bends.cards import CancelRoll, Redraw
from lantern.content.bends.harm import EnemiesRollAgain, GetsUp, LendsSkill, OwnRevive, Reassures, StaysUp, Unscathed
from lantern.content.bends.mine import Haggles, ScavengesMore
from lantern.content.bends.moving import GritOnMove, MoreDice
from lantern.content.entries import Affliction, Item, Upgrade
from lantern.content.powers import Action, Modifier, RollAgain, Trigger
from lantern.content.verbs.attacks import ThrowThis
from lantern.content.verbs.belongings import Gain
from lantern.content.verbs.grammar import Verb
from lantern.content.verbs.harm import Heal, Suffer
from lantern.content.verbs.terms import Cost
from lantern.content.words import SKILLS
from lantern.rules.words import Words
from lantern.views.deeds import Deeds, Strike, asked_of, fits

#: What a card that is drawn is answered with -> its deck.
DECKS = {"darkness_card": "darkness", "dread_card": "dread"}
#: A number of the sheet -> which dice it is the target of.
TARGET_OF = {"defense": "defense", "willpower": "willpower"}
TO_HIT = {"to_hit_melee": "melee", "to_hit_ranged": "ranged"}
#: A number of the sheet -> the attacks whose dice it is.
DICE_OF = {"combat": "melee", "shots": "ranged"}
CRITICAL = 6  # ATTACK-06


def hindsight(words: Words, upgrade: str, done: Deeds) -> list[str]:
    """Say what an upgrade would have done, each thing once, or that nobody can tell."""
    told = _Hindsight(words, done)
    return list(dict.fromkeys(told.lines(words.content.upgrades[upgrade]))) or [told.say("untold")]


class _Hindsight:
    def __init__(self, words: Words, done: Deeds) -> None:
        self.words = words
        self.done = done

    def say(self, message: str, **facts: str | int) -> str:
        return self.words.say.text(f"hindsight-{message}", **facts)

    def lines(self, upgrade: Upgrade) -> Iterator[str]:
        for modifier in upgrade.modify:
            yield from self.numbers(modifier)
        for trigger in upgrade.triggers:
            yield from self.trigger(trigger)
        for again in upgrade.rerolls:
            yield from self.again(again)
        for bend in upgrade.bend:
            yield from self.point(bend)
        for action in upgrade.actions:
            yield from self.action(action)

    # -- numbers -----------------------------------------------------------------------------------

    def numbers(self, modifier: Modifier) -> Iterator[str]:
        """Say what other numbers would have meant."""
        if modifier.whose is not None:
            return
        for stat, number in modifier.change.items():
            if stat in TO_HIT and modifier.set and modifier.when is None:
                yield self.more_hits(TO_HIT[stat], number)
            elif stat in TARGET_OF and modifier.set:
                yield from self.more_saves(TARGET_OF[stat], number, modifier)
            elif stat in DICE_OF and number > 0:
                yield from self.more_dice(DICE_OF[stat], number, modifier)
            elif stat == "damage" and number > 0:
                yield from self.more_damage(number, modifier)
            elif stat == "critical_damage":
                yield from self.harder_criticals(number, modifier)
            elif stat == "starting_grit":
                yield self.say("starting-grit", grit=number)
            elif modifier.when is None:
                yield from self.plain(stat)

    def plain(self, stat: str) -> Iterator[str]:
        done = self.done
        if stat in ("health", "armor"):
            yield self.say("health", wounds=done.wounds, downs=done.downs)
        elif stat in ("sanity", "spirit_armor"):
            yield self.say("sanity", sanity=done.sanity, downs=done.downs)
        elif stat in SKILLS:
            yield self.say("tests", skill=self.words.stat(stat), count=done.tests[stat], failed=done.failed[stat])
        elif stat == "move":
            yield self.say("moves", count=len(done.moves))
        elif stat == "corruption_resistance":
            yield self.say("corruption", count=done.corruption)
        elif stat == "scavenge_dice":
            yield self.say("scavenged", count=done.scavenged)
        elif stat == "max_grit":
            yield self.say("grit-lost", count=done.grit_lost)
        elif stat == "side_bag":
            yield self.say("no-room", count=done.no_room)
        if stat == "agility":
            yield self.say("escapes", count=done.tests["escape"], failed=done.failed["escape"])

    def more_hits(self, attack: str, target: int) -> str:
        dice = [die for strike in self.done.strikes if strike.attack == attack for die in strike.dice]
        more = sum(target <= face < needed for face, needed in dice)
        return self.say("to-hit", attack=attack, count=len(dice), more=more)

    def more_saves(self, save: str, target: int, modifier: Modifier) -> Iterator[str]:
        when = {frozenset(): self.done.dice, frozenset({"first_turn"}): self.done.first_dice}.get(asked_of(modifier.when))
        if when is not None:
            dice = when.get(save, [])
            message = "saves" if modifier.when is None else "first-saves"
            more = sum(target <= face < needed for face, needed in dice)
            yield self.say(message, save=self.words.stat(save), count=len(dice), more=more)

    def more_dice(self, attack: str, number: int, modifier: Modifier) -> Iterator[str]:
        held = [fits(self.words.content, modifier.when, strike) for strike in self.strikes(attack)]
        if None not in held:
            yield self.say("attacks", attack=attack, count=held.count(True), dice=number * held.count(True))

    def more_damage(self, number: int, modifier: Modifier) -> Iterator[str]:
        if "enemy_keyword" in asked_of(modifier.when):
            return  # a Hit is not told with whom it struck once that one is gone
        held = [fits(self.words.content, modifier.when, strike) for strike in self.done.hits]
        if None not in held:
            yield self.say("damage", count=held.count(True), damage=number * held.count(True))

    def harder_criticals(self, number: int, modifier: Modifier) -> Iterator[str]:
        content = self.words.content
        strikes = [strike for strike in self.done.strikes if fits(content, modifier.when, strike)]
        count = sum(max(CRITICAL, needed) <= face for strike in strikes for face, needed in strike.dice)
        yield self.say("critical-damage", count=count, damage=number * count)

    def strikes(self, attack: str) -> list[Strike]:
        return [strike for strike in self.done.strikes if strike.attack == attack]

    # -- moments, dice, points ---------------------------------------------------------------------

    def trigger(self, trigger: Trigger) -> Iterator[str]:
        """Say how often a moment came."""
        done, asked = self.done, asked_of(trigger.when)
        for effect in trigger.effect if trigger.on == "adventure_starts" else ():
            if isinstance(effect, Suffer):
                yield from self.named(self.words.content.conditions[effect.condition])
        if trigger.on == "enemy_killed":
            held = [fits(self.words.content, trigger.when, strike, kind) for kind, strike in done.kills]
            if None not in held:
                yield self.say("kills", count=held.count(True))
        elif trigger.on == "turn_starts" and not asked:
            yield self.say("turns", count=done.turns)
        elif trigger.on == "turn_starts" and asked == {"in_fight"}:
            yield self.say("turns-in-fights", count=done.begun_in_fights)
        elif trigger.on == "activation_starts" and not asked:
            yield self.say("activations", count=done.activations)
        elif trigger.on == "activation_starts" and asked == {"in_fight"}:
            yield self.say("fight-turns", count=done.in_fights)
        elif trigger.on == "party_marker_special" and not asked:
            yield self.say("marked-spaces", count=done.marked_spaces)
        elif trigger.on == "healed_other" and not asked:
            yield self.say("healed", count=done.healed_others)

    def named(self, card: Affliction) -> Iterator[str]:
        """Say what a card would have paid for the Enemies that were killed most, if they had been named for it."""
        kills = Counter(word for kind, _ in self.done.kills for word in self.words.content.enemies[kind].keywords)
        paid = sum(gain.count.plus for each in card.triggers if each.on == "enemy_killed" for gain in golden(each.effect))
        if card.names == "keyword" and paid:
            word = min(kills, key=lambda word: (-kills[word], word), default="")
            known = self.words.say.keyword(word) if word else ""
            yield self.say("named", keyword=known, count=kills[word], gold=paid * kills[word])

    def again(self, again: RollAgain) -> Iterator[str]:
        """Say how many dice missed what they were rolled for."""
        of_others = again.others_within is not None
        for throw in again.of:
            if throw == "damage":
                held = [fits(self.words.content, again.when, strike) for strike in self.done.damage_dice]
                if None not in held:
                    yield self.say("damage-dice" if again.when is None else "these-damage-dice", count=held.count(True))
            elif again.when is None:
                dice = (self.done.others if of_others else self.done).dice.get(throw, [])
                missed = sum(face < needed for face, needed in dice)
                what = self.words.dice_text(throw.replace("_", "-"))
                yield self.say("others-missed" if of_others else "missed", what=what, count=len(dice), missed=missed)

    def point(self, bend: object) -> Iterator[str]:
        """Say how often a rule would have been bent."""
        done = self.done
        match bend:
            case CriticalOn(faces=faces, attack=attack):
                dice = [die for strike in self.strikes(attack) for die in strike.dice]
                yield self.say("criticals", count=sum(max(faces, needed) <= face < CRITICAL for face, needed in dice))
            case GritOnMove(face=face):
                yield self.say("grit-on-move", count=done.moves.count(face), face=face)
            case MoreDice(roll="move"):
                yield self.say("moves", count=len(done.moves))
            case MoreDice(roll="escape"):
                yield self.say("escapes", count=done.tests["escape"], failed=done.failed["escape"])
            case GetsUp() | StaysUp() | OwnRevive() | Unscathed():
                yield self.say("downs", count=done.downs)
            case Redraw(deck=decks) | CancelRoll(deck=decks):
                yield from self.cards(*decks)
            case ScavengesMore():
                yield self.say("scavenged", count=done.scavenged)
            case Parries() | EnemiesRollAgain():
                yield self.say("struck", count=len(done.dice.get("defense", [])))
            case _:
                yield from self.rarer_point(bend)

    def rarer_point(self, bend: object) -> Iterator[str]:
        done, content = self.done, self.words.content
        match bend:
            case HandlesExplosives():
                thrown = sum(
                    done.used[each] for each in done.used if each in content.thrown or is_thrown(content.items.get(each))
                )
                yield self.say("explosives", count=thrown, bounced=done.bounced)
            case StrongerDynamite():
                yield self.say("dynamite", count=sum(done.used[token] for token in content.thrown))
            case Haggles(times=times):
                yield self.say("bought", count=len(done.bought), dearest=max(done.bought, default=0), times=times)
            case Reassures(cost=Cost(grit=price)) if price:
                yield self.say("grit", count=done.grit_spent, price=price)
            case LendsSkill():
                yield self.say("others-tests", count=done.others.tests, failed=done.others.failed)

    def action(self, action: Action) -> Iterator[str]:
        """Say how often something could have been used, if that is counted by fights or cards."""
        if action.timing in DECKS:
            yield from self.cards(DECKS[action.timing])
        if action.limit == "fight":
            yield self.say("fights", count=self.done.fights)
        if action.limit == "adventure" and action.cost is None:
            yield from self.once(action)
        if action.cost is not None and action.cost.grit:
            yield self.say("grit", count=self.done.grit_spent, price=action.cost.grit)

    def once(self, action: Action) -> Iterator[str]:
        """Say what something would have brought that can be used once, if that is known."""
        for effect in action.effect:
            if isinstance(effect, Gain) and effect.what == "grit" and effect.who == "self":
                yield self.say("once-grit", grit=effect.count.plus)
            elif isinstance(effect, Heal) and effect.sanity is not None and effect.sanity.count == "kills":
                yield self.say("kills", count=len(self.done.kills))

    def cards(self, *decks: str) -> Iterator[str]:
        for deck in decks:
            if deck in ("darkness", "dread", "threat", "map"):
                yield self.say(f"cards-{deck}", count=self.done.drawn[deck])


def golden(effects: Iterable[Verb]) -> list[Gain]:
    """Return what of some effects brings gold."""
    return [effect for effect in effects if isinstance(effect, Gain) and effect.what == "gold"]


def is_thrown(item: Item | None) -> bool:
    """Tell whether an item is thrown as Dynamite is."""
    return item is not None and any(isinstance(effect, ThrowThis) for action in item.actions for effect in action.effect)
