"""What stands around the map: the turn, the depth track, heroes and enemies, as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.text import Text

from lantern.players.glyphs import Glyphs
from lantern.players.logbook import wrapped
from lantern.rules.chapter import AnyChapter
from lantern.rules.companions import entry_of
from lantern.rules.depth_track import BLOOD_SPATTER, DARKNESS_START, ENTRANCE, GROWING_DREAD, NUMBER, STAGES, hold_back_target
from lantern.rules.game import Game
from lantern.rules.goals import mission_of, needed
from lantern.rules.in_play import abilities_of
from lantern.rules.state import Hero
from lantern.rules.values import enemy_value, value
from lantern.rules.words import Words

CELL = 4
#: Name and state: what is always shown of a hero.
SHORT = 2
ENDS = {ENTRANCE: "ui-track-entrance", DARKNESS_START: "ui-track-start"}


class HeroPanels:
    """Writes the heroes of a chapter in one language."""

    def __init__(self, game: AnyChapter, words: Words, glyphs: Glyphs) -> None:
        self.chapter = game
        self.words = words
        self.glyphs = glyphs
        self.text = words.say.text

    def heroes(self, active: str, width: int, height: int) -> list[Text]:
        """Write the heroes: everybody shortly, then as much more as there is room for, of the one who decides first."""
        full = {hero.id: list(self._hero(hero, active, width)) for hero in self.chapter.state.heroes.values()}
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
        name.append(f"{self.glyphs.heroes[hero.id]} {self.words.who(self.chapter, hero.id)}", "bold cyan")
        if hero.id == self.chapter.light_bearer():
            name.append(" *", "bold yellow")
        if hero.ko or hero.dead:
            name.append(f" {self.text('ui-dead' if hero.dead else 'ui-ko')}", "bold red")
        yield name
        health, sanity = value(self.chapter, hero, "health"), value(self.chapter, hero, "sanity")
        yield self._bars(hero, health, sanity)
        numbers = {name: value(self.chapter, hero, name) for name in ("initiative", "combat", "defense", "willpower")}
        yield Text("  " + self.text("ui-numbers", **numbers))
        yield self._wealth(hero)
        for message, things in (
            ("ui-hands", self._hands(hero)),
            ("ui-bag", hero.bag),
            ("ui-shots", [shot for shot, count in hero.six_shooter.items() for _ in range(count)]),
            ("ui-sermons", hero.sermons),
            ("ui-more", self._others(hero)),
            ("ui-afflictions", hero.conditions),
        ):
            if things:
                yield from wrapped(self.text(message, what=self._listed(things), faith=hero.faith), width, "  ")

    def _bars(self, hero: Hero, health: int, sanity: int) -> Text:
        line = Text("  ")
        for label, left, most, style in (
            ("ui-health", health - hero.wounds, health, "red"),
            ("ui-sanity", sanity - hero.sanity_damage, sanity, "blue"),
        ):
            line.append(f"{self.text(label)} ")
            line.append(f"{left}/{most} ", f"bold {style}")
        line.append(f"{self.text('ui-grit')} ")
        line.append(f"{hero.grit}/{value(self.chapter, hero, 'max_grit')}", "bold green")
        return line

    def _wealth(self, hero: Hero) -> Text:
        line = Text("  " + self.text("ui-wealth", xp=hero.xp, gold=hero.gold, stones=hero.dark_stone))
        if hero.corruption:
            line.append(f"  {self.text('ui-corruption')} {hero.corruption}", "magenta")
        for marker, count in hero.markers.items():
            line.append(f"  {self.words.thing(marker)} {count}", "yellow")
        return line

    def _hands(self, hero: Hero) -> list[str]:
        items = self.chapter.content.items
        return [held.source for held in hero.items if held.equipped and items[held.id].hands]

    def _others(self, hero: Hero) -> list[str]:
        items = self.chapter.content.items
        return [held.source for held in hero.items if not (held.equipped and items[held.id].hands)] + hero.upgrades

    def _listed(self, things: Iterable[str]) -> str:
        counted = Counter(things)
        return ", ".join(self.words.thing(thing) + (f" x{count}" if count > 1 else "") for thing, count in counted.items())


class Panels(HeroPanels):
    """Writes the lines of one adventure in one language."""

    def __init__(self, game: Game, words: Words, glyphs: Glyphs) -> None:
        super().__init__(game, words, glyphs)
        self.game = game

    def header(self) -> Text:
        """Write the line at the top: turn, phase, mission, and what is counted."""
        state = self.game.state
        mission = self.game.content.missions[state.mission]
        counted = [
            *([] if mission.map else [self.text("ui-clues", clues=state.clues, needed=mission.clues)]),
            *self._counters(),
            self.text("ui-dread", count=len(state.dread)),
            self.text("ui-revive", count=state.revive_tokens),
            self.text("ui-hold-back", target=hold_back_target(self.game)),
            self.words.say.name(mission.name),
        ]
        line = Text(self.text("ui-header", turn=state.turn, phase=self.words.phase_text(state.phase)), "bold")
        return line.append(" | " + " | ".join(counted))

    def _counters(self) -> Iterator[str]:
        """Write what the mission counts, and how far it must get."""
        counted = self.game.state.progress.counters
        for counter in mission_of(self.game).counters:
            name, count = self.words.thing(counter.id), counted.get(counter.id, 0)
            yield self.text("ui-counter", name=name, count=count, needed=needed(self.game, counter.id))

    def goal(self, width: int) -> list[Text]:
        """Write what must be done, what lies where, and who came along."""
        lines = wrapped(self.text("ui-goal", what=self.words.say.name(mission_of(self.game).goal)), width, style="italic")
        for marker in self.game.state.progress.markers:
            where = self.words.tile_text(self.game, marker.tile)
            lines += wrapped(self.text("ui-marker", name=self.words.thing(marker.id), tile=where), width, style="yellow")
        for companion in self.game.state.progress.companions.values():
            name, health = self.words.thing(companion.id), entry_of(self.game, companion.id).health
            leader = self.words.who(self.game, companion.leader) if companion.leader is not None else "nobody"
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
        state = self.game.state
        party = self.text("ui-track-party") if state.party_marker == place else ""
        return party + (self.text("ui-track-darkness") if state.darkness == place else "")

    # -- enemies and cards in play -----------------------------------------------------------------

    def enemies(self, width: int) -> list[Text]:
        """Write the enemy types of the fight, with what must be known to fight them."""
        lines: list[Text] = []
        counted = Counter(enemy.kind for enemy in self.game.state.enemies.values())
        for kind, count in counted.items():
            names = ("initiative", "move", "escape", "combat", "damage", "defense", "health")
            numbers = {name: enemy_value(self.game, kind, name) for name in names}
            name = self.words.who(self.game, kind)
            said = self.text("ui-enemy", letter=self.glyphs.kinds[kind], name=name, count=count, **numbers)
            powers = ", ".join(self.words.say.name(ability.name) for ability in abilities_of(self.game, kind))
            lines += wrapped(f"{said}. {powers}" if powers else said, width, style=self.glyphs.colours[kind])
        if self.game.state.in_play:
            lines += wrapped(self.text("ui-in-play", what=self._listed(self.game.state.in_play)), width)
        return lines
