"""Lasting conditions: injuries, madness, mutations (INJ-05, MUT-03), and status markers (STATUS)."""

from __future__ import annotations

from lantern.content.bends.belongings import Fuses
from lantern.content.bends.harm import IgnoresRepeats, WardsMarkers
from lantern.core.questions import ChooseOne, Confirm
from lantern.rules.belongings.hands import put_away_what_does_not_fit
from lantern.rules.belongings.resources import follow_numbers, take_off_marker, trim_grit
from lantern.rules.harm.recovery import die
from lantern.rules.numbers.bends import bent
from lantern.rules.numbers.dice import throw
from lantern.rules.numbers.in_play import is_immune
from lantern.rules.numbers.quantities import icons_of
from lantern.rules.numbers.triggers import spend_grit
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.things import ChooseCard, ChooseItem, NameEnemies
from lantern.rules.table.copies import new_condition
from lantern.rules.table.events import EnemiesNamed, Lost, Suffered
from lantern.rules.table.settlement import tried_as
from lantern.rules.table.state import CardInPlay, Hero


def suffer(game: AnyChapter, hero: Hero, condition: str) -> None:
    """Record a condition; death, and a mutation that the hero already has, kill (MUT-03, DEATH-01)."""
    entry = game.content.conditions[condition]
    if entry.kind == "status" and hero.ko:  # KO-02: it has no model to put a marker on
        return
    game.tell(Suffered(hero.id, condition))
    if entry.kind == "status":
        get_marker(game, hero, condition)
        return
    if entry.kind == "mutation" and _has(hero, condition) and bent(game, hero, IgnoresRepeats) is not None:
        return
    if "death" in entry.flags or (entry.kind == "mutation" and _has(hero, condition)):
        die(game, hero)
        return
    suffered = new_condition(game.state, hero, condition)
    if entry.names is not None:
        suffered.word = name_enemies(game, hero, suffered.source, entry.names)
    hero.conditions.append(suffered)
    game.numbers_changed(hero.id)
    fused = fused_by(game, condition)
    if "item" in fused:
        fuse_item(game, hero, suffered, [i for i, held in enumerate(hero.items) if game.content.items[held.id].hands])
    if "dark_stone" in fused:
        fuse_dark_stone(game, hero, suffered)
    _bear_the_change(game, hero)


def _has(hero: Hero, condition: str) -> bool:
    return any(had.id == condition for had in hero.conditions)


def name_enemies(game: AnyChapter, hero: Hero, source: str, by: str) -> str:
    """Let a hero name Enemies that a card of it is about: by a keyword, or by their type."""
    enemies = game.content.enemies.values()
    words = {enemy.id for enemy in enemies} if by == "type" else {word for enemy in enemies for word in enemy.keywords}
    options = [NameEnemies(word, by) for word in sorted(words)]
    question = ChooseOne(kind="name-enemies", who=hero.id, options=options, about={"source": source}, interruptible=False)
    word = str(game.ask(question).value)
    game.tell(EnemiesNamed(hero.id, source, word))
    return word


def _bear_the_change(game: AnyChapter, hero: Hero) -> None:
    """Let hands, Grit, corruption and Health follow the numbers that a condition has changed."""
    trim_grit(game, hero)  # GRIT-12: before it is asked what to hold
    put_away_what_does_not_fit(game, hero)
    follow_numbers(game, hero)
    if not hero.ko:
        game.knock_out_if_down(hero)  # HERO-20


def be_cured(game: AnyChapter, hero: Hero, condition: CardInPlay) -> None:
    """Be rid of a condition; what it gave goes with it, what it fused comes free (MUT-04)."""
    hero.conditions.remove(condition)
    stay, tried = game.state.settlement.stay, tried_as(hero.id, condition.source)
    if stay is not None and tried in stay.tried:
        stay.tried.remove(tried)  # TOWN-09: the next of its kind is another one, which nobody has treated yet
    game.tell(Lost(hero.id, condition.id, 1))
    fused = fused_by(game, condition.id)
    if "dark_stone" in fused:
        hero.fused_dark_stone = 0
    if fused:
        for held in hero.items:
            held.fused = held.fused and held.fused_by not in {condition.source, ""}
    game.numbers_changed(hero.id)
    _bear_the_change(game, hero)


def fused_by(game: AnyChapter, condition: str) -> set[str]:
    """Return what a condition fuses with who suffers it (MUT-19, MUT-21)."""
    return {bend.what for bend in game.content.conditions[condition].bend if isinstance(bend, Fuses)}


def fuse_item(game: AnyChapter, hero: Hero, condition: CardInPlay, places: list[int]) -> None:
    """Fuse one of these items with the hero: it is equipped, and stays so (MUT-19)."""
    if not places:
        return
    options = [ChooseItem(hero.items[i].id, i) for i in places]
    question = ChooseOne(kind="fuse-item", who=hero.id, options=options, interruptible=False)
    held = hero.items[game.ask(question).value]
    held.fused = held.equipped = True
    held.fused_by = condition.source
    game.numbers_changed(hero.id)


def fuse_dark_stone(game: AnyChapter, hero: Hero, condition: CardInPlay) -> None:
    """Fuse all shards carried now; who has none fuses an item with the icon (MUT-21)."""
    if hero.dark_stone:
        hero.fused_dark_stone = hero.dark_stone
    else:
        fuse_item(game, hero, condition, [i for i, held in enumerate(hero.items) if icons_of(game, held)])


# -- status markers -------------------------------------------------------------------------------


def get_marker(game: AnyChapter, hero: Hero, marker: str) -> None:
    """Get a status marker; a hero about to go down by Bleeding may stop it first (STATUS-01, STATUS-08)."""
    if is_immune(game, hero, [marker]):  # IMMUNE-04
        return
    resists = value(game, hero, "poison_armor") if marker == "poison" else 0
    if resists and throw(game, hero, "poison-armor", target=resists)[0] >= resists:
        return
    if bent(game, hero, WardsMarkers) is not None and _wards_off(game, hero, marker):
        return
    hero.markers[marker] = hero.markers.get(marker, 0) + 1
    game.numbers_changed(hero.id)
    can_stop = marker == "bleeding" and game.grit_of(hero) and hero.wounds >= value(game, hero, "health")
    if can_stop and game.ask(Confirm(kind="stop-bleeding", who=hero.id, default=1, interruptible=False)):
        stop_bleeding(game, hero)
    game.knock_out_if_down(hero)


def _wards_off(game: AnyChapter, hero: Hero, marker: str) -> bool:
    """Roll to cancel a marker: this one is not placed, or another that lies on the hero goes in its stead (STATUS-13)."""
    ward = bent(game, hero, WardsMarkers)
    if ward is None or throw(game, hero, "marker-ward", target=ward.target)[0] < ward.target:
        return False
    lying = [each for each in hero.markers if each != marker]
    if not lying:
        return True
    options = [ChooseCard(each, "conditions") for each in (marker, *lying)]
    cancelled = game.ask(ChooseOne(kind="cancel-marker", who=hero.id, options=options, interruptible=False)).value
    if cancelled != marker:
        take_off_marker(game, hero, cancelled)
    return bool(cancelled == marker)


def stop_bleeding(game: AnyChapter, hero: Hero) -> None:
    """Spend 1 Grit to remove a Bleeding marker, at any time (STATUS-07)."""
    spend_grit(game, hero)
    take_off_marker(game, hero, "bleeding")
