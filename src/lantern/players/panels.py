"""What stands around the map: the turn, the depth track, heroes and enemies, as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.text import Text

from lantern.players.glyphs import Glyphs
from lantern.players.logbook import wrapped
from lantern.rules.darkness.depth_track import BLOOD_SPATTER, DARKNESS_START, ENTRANCE, GROWING_DREAD, NUMBER, STAGES
from lantern.rules.turn.levels import COSTS
from lantern.rules.words import Words
from lantern.views.observation import ChapterObservation, Hero, Observation

CELL = 4
#: Name and state: what is always shown of a hero.
SHORT = 2
ENDS = {ENTRANCE: "ui-track-entrance", DARKNESS_START: "ui-track-start"}


class HeroPanels:
    """Writes the heroes of a chapter in one language."""

    def __init__(self, seen: ChapterObservation, words: Words, glyphs: Glyphs) -> None:
        self.seen = seen
        self.words = words
        self.glyphs = glyphs
        self.text = words.say.text

    def heroes(self, active: str, width: int, height: int) -> list[Text]:
        """Write the heroes: everybody shortly, then as much more as there is room for, of the one who decides first."""
        full = {hero.id: list(self._hero(hero, active, width)) for hero in self.seen.heroes.values()}
        shown = dict.fromkeys(full, SHORT)
        room = height - SHORT * len(full)
        for hero in sorted(full, key=lambda hero: hero != active):
            more = max(0, min(room, len(full[hero]) - SHORT))
            shown[hero] += more
            room -= more
        return [line for hero, lines in full.items() for line in lines[: shown[hero]]]

    def _hero(self, hero: Hero, active: str, width: int) -> Iterator[Text]:
        """Write a hero: name and state first, then numbers, wealth and things."""
        name = Text(">" if hero.id == active else " ", "bold")
        name.append(f"{self.glyphs.heroes[hero.id]} {self.seen.who_text(self.words, hero.id)}", "bold cyan")
        if hero.id == self.seen.light_bearer:
            name.append(" *", "bold yellow")
        if hero.ko or hero.dead:
            name.append(f" {self.text('ui-dead' if hero.dead else 'ui-ko')}", "bold red")
        yield name
        health, sanity = self.seen.value(hero, "health"), self.seen.value(hero, "sanity")
        yield self._bars(hero, health, sanity)
        numbers = {name: self.seen.value(hero, name) for name in ("initiative", "combat", "defense", "willpower")}
        yield Text("  " + self.text("ui-numbers", **numbers))
        yield from self._wealth(hero, width)
        for line in self._pools(hero):
            yield from wrapped(line, width, "  ")
        if hero.forms:
            yield from wrapped(self._listed(hero.forms), width, "  ")
        for hand, cards in hero.hands.items():
            if cards:
                yield from wrapped(f"{self.words.thing(hand, 'hands')}: {self._listed(cards)}", width, "  ")
        suffered = [condition.id for condition in hero.conditions]
        for message, things in (
            ("ui-hands", self._hands(hero)),
            ("ui-bag", hero.bag),
            ("ui-more", self._others(hero)),
            ("ui-afflictions", [each for each in suffered if not self._is_kept(each)]),
            ("ui-kept", [each for each in suffered if self._is_kept(each)]),
        ):
            if things:
                yield from wrapped(self.text(message, what=self._listed(things)), width, "  ")

    def _is_kept(self, condition: str) -> bool:
        """Tell whether a hero has something that is no harm: an aura, a badge, a rest on the river."""
        return self.seen.content.conditions[condition].kind == "kept"

    def _pools(self, hero: Hero) -> Iterator[str]:
        """Say what is in the pools of a hero, part by part."""
        for pool in self.seen.pools_of(hero):
            parts = [part for part in self.seen.content.parts_of(pool) for _ in range(hero.pools.get(part, 0))]
            now, most = self.seen.in_pool(hero, pool), self.seen.most_in(hero, pool)
            what = f": {self._listed(parts)}" if parts else ""
            yield f"{self.words.thing(pool, 'pools')} {now}/{most}{what}"

    def _bars(self, hero: Hero, health: int, sanity: int) -> Text:
        line = Text("  ")
        for label, left, most, style in (
            ("ui-health", max(0, health - hero.wounds), health, "red"),
            ("ui-sanity", max(0, sanity - hero.sanity_damage), sanity, "blue"),
        ):
            line.append(f"{self.text(label)} ")
            line.append(f"{left}/{most} ", f"bold {style}")
        line.append(f"{self.text('ui-grit')} ")
        line.append(f"{hero.grit}/{self.seen.value(hero, 'max_grit')}", "bold green")
        return line

    def _wealth(self, hero: Hero, width: int) -> Iterator[Text]:
        """Say what a hero has earned and what clings to it, in as many lines as that takes."""
        cost = COSTS.get(hero.level + 1, "none")
        told = [(self.text("ui-level", level=hero.level), ""), (self.text("ui-xp", xp=hero.xp, cost=cost), "")]
        told += [(self.text("ui-gold", gold=hero.gold), ""), (self.text("ui-dark-stone", stones=hero.dark_stone), "")]
        if hero.corruption:
            told.append((f"{self.text('ui-corruption')} {hero.corruption}", "magenta"))
        told += [(f"{self.words.thing(marker)} {count}", "yellow") for marker, count in hero.markers.items()]
        line = Text()
        for text, style in told:
            if line and len(line) + 2 + len(text) > width:
                yield line
                line = Text()
            line.append("  ").append(text, style)
        yield line

    def _hands(self, hero: Hero) -> list[str]:
        items = self.seen.content.items
        return [held.source for held in hero.items if held.equipped and items[held.id].hands]

    def _others(self, hero: Hero) -> list[str]:
        items = self.seen.content.items
        return [held.source for held in hero.items if not (held.equipped and items[held.id].hands)] + hero.upgrades

    def _listed(self, things: Iterable[str]) -> str:
        counted = Counter(things)
        return ", ".join(self.words.thing(thing) + (f" x{count}" if count > 1 else "") for thing, count in counted.items())


class Panels(HeroPanels):
    """Writes the lines of one adventure in one language."""

    seen: Observation

    def __init__(self, seen: Observation, words: Words, glyphs: Glyphs) -> None:
        super().__init__(seen, words, glyphs)

    def header(self) -> Text:
        """Write the line at the top: turn, phase, mission, and what is counted."""
        mission = self.seen.mission
        counted = [
            *([] if mission.map else [self.text("ui-clues", clues=self.seen.clues, needed=mission.clues)]),
            *self._counters(),
            self.text("ui-dread", count=self.seen.dread),
            self.text("ui-revive", count=self.seen.revive_tokens),
            self.text("ui-hold-back", target=self.seen.hold_back_target()),
            self.words.say.name(mission.name),
        ]
        line = Text(self.text("ui-header", turn=self.seen.turn, phase=self.words.phase_text(self.seen.phase)), "bold")
        return line.append(" | " + " | ".join(counted))

    def _counters(self) -> Iterator[str]:
        """Write what the mission counts, and how far it must get."""
        counted = self.seen.counters
        for counter in self.seen.mission.counters:
            name, count = self.words.thing(counter.id, "counters"), counted.get(counter.id, 0)
            yield self.text("ui-counter", name=name, count=count, needed=self.seen.needed(counter.id))

    def goal(self, width: int) -> list[Text]:
        """Write what must be done, what lies where, and who came along."""
        lines = wrapped(self.text("ui-goal", what=self.words.say.name(self.seen.mission.goal)), width, style="italic")
        for marker in self.seen.markers:
            where = self.seen.tile_text(self.words, marker.tile)
            name = self.words.thing(marker.id, "markers")
            lines += wrapped(self.text("ui-marker", name=name, tile=where), width, style="yellow")
        for companion in self.seen.companions.values():
            name, health = self.words.thing(companion.id, "companions"), self.seen.companion(companion.id).health
            leader = self.seen.who_text(self.words, companion.leader) if companion.leader is not None else "nobody"
            message = "ui-companion-dead" if companion.dead else "ui-companion"
            said = self.text(message, name=name, left=health - companion.wounds, health=health, leader=leader)
            lines += wrapped(said, width, style="cyan")
        return lines

    # -- the depth track ---------------------------------------------------------------------------

    def track(self) -> list[Text]:
        """Draw the Depth Track with its special spaces, its stages and both markers."""
        spaces, markers = Text(), Text()
        for place in range(ENTRANCE, DARKNESS_START + 1):
            name = self.text(ENDS[place]) if place in ENDS else str(NUMBER[place])
            sign, style = ("*", "red") if place in BLOOD_SPATTER else ("!", "magenta") if place in GROWING_DREAD else ("", "")
            end = "|" if any(place == last for last, _ in STAGES[:-1]) else " "
            spaces.append(f"{name + sign:>3}", style)
            spaces.append(end, "bold")
            markers.append(self._markers(place).center(CELL), "bold reverse" if self._markers(place) else "")
        return [spaces, markers]

    def _markers(self, place: int) -> str:
        party = self.text("ui-track-party") if self.seen.party_marker == place else ""
        return party + (self.text("ui-track-darkness") if self.seen.darkness == place else "")

    # -- enemies and cards in play -----------------------------------------------------------------

    def enemies(self, width: int) -> list[Text]:
        """Write the enemy types of the fight, with what must be known to fight them."""
        lines: list[Text] = []
        counted = Counter(enemy.kind for enemy in self.seen.enemies.values())
        for kind, count in counted.items():
            names = ("initiative", "move", "escape", "combat", "damage", "defense", "health")
            numbers = {name: self.seen.enemy_value(kind, name) for name in names}
            name = self.seen.who_text(self.words, kind)
            said = self.text("ui-enemy", letter=self.glyphs.kinds[kind], name=name, count=count, **numbers)
            powers = ", ".join(self.words.say.name(ability.name) for ability in self.seen.abilities_of(kind))
            lines += wrapped(f"{said}. {powers}" if powers else said, width, style=self.glyphs.colours[kind])
        if self.seen.in_play:
            lines += wrapped(self.text("ui-in-play", what=self._listed(card.id for card in self.seen.in_play)), width)
        return lines
