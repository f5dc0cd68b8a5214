"""What an upgrade would have done in an adventure that was played: read from what it says, counted from what happened.

Only what can be known afterwards is counted. Of what depends on a choice, or on what nobody has noted, it is said that
nobody can tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from lantern.content.bends.attacks import CriticalOn, Parries
from lantern.content.bends.cards import CancelRoll, Redraw
from lantern.content.bends.harm import EnemiesRollAgain, GetsUp, OwnRevive, StaysUp, Unscathed
from lantern.content.bends.mine import ScavengesMore
from lantern.content.bends.moving import GritOnMove, MoreDice
from lantern.content.entries import Upgrade
from lantern.content.powers import Action, Modifier, RollAgain, Trigger
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
        if modifier.whose is not None or modifier.per is not None:
            return
        for stat, number in modifier.change.items():
            if stat in TO_HIT and modifier.set and modifier.when is None:
                yield self.more_hits(TO_HIT[stat], number)
            elif stat in TARGET_OF and modifier.set and modifier.when is None:
                yield self.more_saves(TARGET_OF[stat], number)
            elif stat in DICE_OF and number > 0:
                yield from self.more_dice(DICE_OF[stat], number, modifier)
            elif stat == "damage" and number > 0:
                yield from self.more_damage(number, modifier)
            elif modifier.when is None:
                yield from self.plain(stat)

    def plain(self, stat: str) -> Iterator[str]:
        done = self.done
        if stat == "health":
            yield self.say("health", wounds=done.wounds, downs=done.downs)
        elif stat == "sanity":
            yield self.say("sanity", sanity=done.sanity, downs=done.downs)
        elif stat in SKILLS and done.tests[stat]:
            yield self.say("tests", skill=self.words.stat(stat), count=done.tests[stat], failed=done.failed[stat])
        elif stat == "move" and done.moves:
            yield self.say("moves", count=len(done.moves))
        elif stat == "corruption_resistance":
            yield self.say("corruption", count=done.corruption)
        elif stat == "scavenge_dice":
            yield self.say("scavenged", count=done.scavenged)
        if stat == "agility" and done.tests["escape"]:
            yield self.say("escapes", count=done.tests["escape"], failed=done.failed["escape"])

    def more_hits(self, attack: str, target: int) -> str:
        dice = [die for strike in self.done.strikes if strike.attack == attack for die in strike.dice]
        more = sum(target <= face < needed for face, needed in dice)
        return self.say("to-hit", attack=attack, count=len(dice), more=more)

    def more_saves(self, save: str, target: int) -> str:
        dice = self.done.dice.get(save, [])
        return self.say("saves", save=self.words.stat(save), count=len(dice), more=sum(target <= f < n for f, n in dice))

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

    def strikes(self, attack: str) -> list[Strike]:
        return [strike for strike in self.done.strikes if strike.attack == attack]

    # -- moments, dice, points ---------------------------------------------------------------------

    def trigger(self, trigger: Trigger) -> Iterator[str]:
        """Say how often a moment came."""
        done, asked = self.done, asked_of(trigger.when)
        if trigger.on == "enemy_killed":
            held = [fits(self.words.content, trigger.when, strike, kind) for kind, strike in done.kills]
            if None not in held:
                yield self.say("kills", count=held.count(True))
        elif trigger.on == "turn_starts" and not asked:
            yield self.say("turns", count=done.turns)
        elif trigger.on == "activation_starts" and asked == {"in_fight"}:
            yield self.say("fight-turns", count=done.in_fights)
        elif trigger.on == "healed_other" and not asked:
            yield self.say("healed", count=done.healed_others)

    def again(self, again: RollAgain) -> Iterator[str]:
        """Say how many dice missed what they were rolled for."""
        if again.when is not None or again.others_within is not None:
            return
        for throw in again.of:
            dice = self.done.dice.get(throw, [])
            if throw == "damage":
                yield self.say("damage-dice", count=self.done.damage_dice)
            elif dice:
                missed = sum(face < needed for face, needed in dice)
                yield self.say("missed", what=self.words.dice_text(throw.replace("_", "-")), count=len(dice), missed=missed)

    def point(self, bend: object) -> Iterator[str]:
        """Say how often a rule would have been bent."""
        done = self.done
        match bend:
            case CriticalOn(faces=faces, attack=attack):
                dice = [die for strike in self.strikes(attack) for die in strike.dice]
                yield self.say("criticals", count=sum(max(faces, needed) <= face < CRITICAL for face, needed in dice))
            case GritOnMove(face=face):
                yield self.say("grit-on-move", count=done.moves.count(face), face=face)
            case MoreDice(roll="move") if done.moves:
                yield self.say("moves", count=len(done.moves))
            case MoreDice(roll="escape") if done.tests["escape"]:
                yield self.say("escapes", count=done.tests["escape"], failed=done.failed["escape"])
            case GetsUp() | StaysUp() | OwnRevive() | Unscathed():
                yield self.say("downs", count=done.downs)
            case Redraw(deck=decks) | CancelRoll(deck=decks):
                yield from self.cards(*decks)
            case ScavengesMore():
                yield self.say("scavenged", count=done.scavenged)
            case Parries() | EnemiesRollAgain() if done.dice.get("defense"):
                yield self.say("struck", count=len(done.dice["defense"]))

    def action(self, action: Action) -> Iterator[str]:
        """Say how often something could have been used, if that is counted by fights or cards."""
        if action.timing in DECKS:
            yield from self.cards(DECKS[action.timing])
        if action.limit == "fight":
            yield self.say("fights", count=self.done.fights)
        if action.cost is not None and action.cost.grit:
            yield self.say("grit", count=self.done.grit_spent, price=action.cost.grit)

    def cards(self, *decks: str) -> Iterator[str]:
        for deck in decks:
            if deck in ("darkness", "dread", "threat", "map"):
                yield self.say(f"cards-{deck}", count=self.done.drawn[deck])
