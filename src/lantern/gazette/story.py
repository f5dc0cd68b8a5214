"""The story of an adventure: headline, deck, and what the posse told."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from lantern.gazette.facts import LastFight, News, most
from lantern.gazette.names import foes, people, person
from lantern.gazette.press import Press
from lantern.rules.darkness.depth_track import DARKNESS_START
from lantern.views.look import Look

#: So much gold is worth a headline.
HAUL = 500
#: So near to the Entrance the Darkness is worth a sentence, and so far from it as well.
NEAR, FAR = 5, 12
#: So many Wounds, and so many enemies, are worth one.
MANY_WOUNDS, MANY_KILLS = 12, 4
#: Enemies of these sizes are worth a headline.
GREAT = frozenset({"large", "xl"})
#: What a shard of Dark Stone is worth in gold, and how much more for each that was found.
SHARD, DEARER = 50, 5


def short_result(result: str) -> Literal["won", "fled", "lost"]:
    """Say in a word how it ended."""
    return "won" if result == "won" else "fled" if result == "fled" else "lost"


def ears(press: Press, facts: News) -> tuple[str, str]:
    """Write the two boxes beside the title: the price of Dark Stone, and the weather, which is the mood."""
    found = facts.gains["dark_stone"]
    stone = press.one_of("stone", price=max(SHARD // 2, SHARD - DEARER * found)) if found else press.one_of("no-stone")
    return stone, press.one_of("weather-fair" if facts.won and not facts.deaths else "weather-foul")


class Writer:
    """Writes the leading article."""

    def __init__(self, press: Press, look: Look, facts: News) -> None:
        self.press = press
        self.look = look
        self.facts = facts
        self.mission = look.words.thing(look.state.mission, "missions")

    def headline(self) -> str:
        """Choose what matters most."""
        facts = self.facts
        whose = facts.deaths[0].hero if facts.deaths else self._who_killed() or next(iter(self.look.state.heroes))
        last = self._last()
        number = len(facts.deaths)
        if self._matter() == "last" and last is not None:
            whose, number = last.hero, last.kills.total()
        return self.press.one_of(
            f"headline-{self._matter()}",
            mission=self.mission,
            hero=person(self.look, whose),
            kind=foes(self.look, self._greatest(), facts.kills[self._greatest()]),
            great=facts.kills[self._greatest()],
            n=number,
            survivors=sum(not hero.dead for hero in self.look.state.heroes.values()),
            gold=facts.gains["gold"],
            turns=facts.turns,
            killed=facts.slain,
        )

    def _matter(self) -> str:
        facts = self.facts
        if facts.deaths:
            return "died" if len(facts.deaths) == 1 else "died-many"
        if not facts.won:
            return facts.result if facts.result in {"all-down", "darkness-escaped", "fled"} else "failed"
        last = self._last()
        if last is not None and last.hero in self.look.state.heroes and last.kills.total() >= MANY_KILLS:
            return "last"
        if self._greatest():
            return "boss"
        if facts.unhurt():
            return "unhurt"
        return "haul" if facts.gains["gold"] >= HAUL else "won"

    def _greatest(self) -> str:
        """Return the type of the greatest enemy that was killed, if it was great at all."""
        enemies = self.look.content.enemies
        return next((kind for kind in self.facts.kills if kind in enemies and enemies[kind].size in GREAT), "")

    def _who_killed(self) -> str:
        """Return who has killed most of those that the headline is about: of the greatest, or of all."""
        facts, great = self.facts, self._greatest() if self._matter() == "boss" else ""
        return most(Counter({by: n for (by, kind), n in facts.kills_by.items() if kind == great}) or facts.kills_of)

    def deck(self) -> str:
        """Write the lines below the headline."""
        facts = self.facts
        return self.press.one_of(
            "deck-won" if facts.won else "deck-lost",
            mission=self.mission, killed=facts.slain, turns=facts.turns, gold=facts.gains["gold"],
        )  # fmt: skip

    def caption(self) -> str:
        """Write what stands below the woodcut."""
        told = self.press.one_of("caption", mission=self.mission)
        seen = next((death for death in self.facts.deaths if death.space >= 0), None)
        return f"{told} {self.press.one_of('caption-dead', hero=person(self.look, seen.hero))}" if seen else told

    def paragraphs(self) -> list[str]:
        """Tell it from the beginning to the end."""
        told = (self._setting_out(), self._fighting(), self._bearing(), self._deciding(), self._ending())
        return [" ".join(sentences) for sentences in told if sentences]

    def _setting_out(self) -> list[str]:
        state = self.look.state
        bearer = person(self.look, state.light_bearer or next(iter(state.heroes)))
        if len(state.heroes) == 1:
            return [self.press.one_of("alone", bearer=bearer)]
        return [self.press.one_of("opening", heroes=people(self.look, [*state.heroes]), bearer=bearer)]

    def _fighting(self) -> list[str]:
        facts, press = self.facts, self.press
        if not facts.first_foes:
            told = [press.one_of("quiet")]
        else:
            tile = facts.tiles[0] if facts.tiles else ""
            kind = foes(self.look, facts.first_foes, facts.first_count)
            told = [press.one_of("first", kind=kind, n=facts.first_count, tile=self._tile(tile))]
        if facts.ambushes:
            told.append(press.one_of("ambush", n=facts.ambushes))
        best = most(facts.kills_of, MANY_KILLS)
        if best in self.look.state.heroes:
            told.append(press.one_of("hand", hero=person(self.look, best), n=facts.kills_of[best]))
        if facts.worlds:
            told.append(press.one_of("world", world=self.look.words.thing(facts.worlds[-1], "worlds")))
        return told

    def _tile(self, tile: str) -> str:
        found = next((each for each in self.look.game.board.tiles if each.id == tile), None)
        return self.look.say.name(found.name) if found is not None else self.mission

    def _bearing(self) -> list[str]:
        facts, press = self.facts, self.press
        told = []
        alive = [hero for hero in facts.downs if not any(death.hero == hero for death in facts.deaths)]
        hurt = most(facts.wounds_of, MANY_WOUNDS)
        if alive:
            told.append(press.one_of("down", hero=person(self.look, alive[0])))
        if hurt in self.look.state.heroes:
            told.append(press.one_of("hurt", hero=person(self.look, hurt), n=facts.wounds_of[hurt]))
        finds = [find for find in facts.finds if self._is_artifact(find[1]) and find not in facts.lost]
        if finds:
            hero, item = finds[-1]
            told.append(press.one_of("find", hero=person(self.look, hero), item=self.look.words.noun(item, "items")))
        left = facts.darkness or DARKNESS_START
        if left <= NEAR and facts.result != "darkness-escaped":
            told.append(press.one_of("near", n=left))
        elif facts.nearest >= FAR and facts.held and facts.won:
            told.append(press.one_of("far", n=left, held=facts.held))
        return told

    def _deciding(self) -> list[str]:
        """Tell of the Fight that won it: whom they met, who struck last, and how near it was."""
        last = self._last()
        if last is None:
            return []
        foes_met = self.look.say.join(f"{n} {foes(self.look, kind, n)}" for kind, n in last.kills.most_common())
        if last.hero in self.look.state.heroes:
            told = [self.press.one_of("last", foes=foes_met, hero=person(self.look, last.hero), turn=last.turn)]
        else:
            told = [self.press.one_of("last-none", foes=foes_met)]
        return [*told, self.press.one_of("last-near", n=last.downs)] if last.downs else told

    def _last(self) -> LastFight | None:
        """Return the Fight that won the mission, if one did and it was not the only one."""
        facts = self.facts
        return facts.last if facts.won and facts.fights > 1 and facts.last is not None and facts.last.kills else None

    def _is_artifact(self, item: str) -> bool:
        found = self.look.content.items.get(item)
        return found is not None and found.deck == "artifact"

    def _ending(self) -> list[str]:
        facts, press = self.facts, self.press
        known = {"won", "fled", "all-down", "darkness-escaped"}
        told = [press.one_of(f"end-{facts.result if facts.result in known else 'failed'}")]
        living = [hero.id for hero in self.look.state.heroes.values() if not hero.dead]
        if living:
            speaker = living[self.press.number % len(living)]
            told.append(press.one_of("quote", hero=person(self.look, speaker), killed=facts.slain))
        return told
