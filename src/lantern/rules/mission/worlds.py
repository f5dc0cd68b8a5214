"""Worlds: which are in play, which decks belong to them, and what a new one brings to the table (WORLD, GATE-04, GATE-05)."""

from __future__ import annotations

from collections.abc import Iterable

from lantern.content.loader import Content
from lantern.core.decks import Deck
from lantern.rules.mission.themes import themed
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import cards_owned
from lantern.rules.table.events import WorldEntered
from lantern.rules.table.game import Game
from lantern.rules.table.options import Options
from lantern.rules.table.state import EnemyModel, Hero

#: Decks that an OtherWorld has of its own, beside its Map and Encounter cards (WORLD-03); all others are shared.
OWN_DECKS = ("artifact", "threat")


def is_other_world(game: Game, world: str) -> bool:
    """Tell whether a world is an OtherWorld, not one on Earth (WORLD-02)."""
    return not game.content.worlds[world].earth


def in_other_world(game: Game, hero: Hero) -> bool:
    """Tell whether a hero is in an OtherWorld."""
    return hero.space >= 0 and is_other_world(game, game.world_of(hero.space))


def heroes_in_world_of(game: Game, enemies: list[EnemyModel]) -> list[Hero]:
    """Return the standing heroes in a world where one of these enemies is (RANDOM-03, WORLD-06)."""
    worlds = {game.world_of(enemy.spaces[0]) for enemy in enemies}
    return [hero for hero in game.standing() if game.world_of(hero.space) in worlds]


def worlds_in_play(game: Game) -> list[str]:
    """Return the worlds with at least one hero in them, in the order in which they were found (GATE-05)."""
    here = {game.world_of(hero.space) for hero in game.state.heroes.values() if hero.space >= 0 and not hero.dead}
    return [world for world in dict.fromkeys(tile.world for tile in game.state.tiles) if world in here]


def gates_are_doors(game: Game) -> bool:
    """Tell whether gates count as doors: in the basic game, or where no other world is known (OPT-11, SETUP-14)."""
    return game.state.options.basic_game or all(world.earth for world in game.content.worlds.values())


def clue_world(game: Game) -> str | None:
    """Return the world where the mission says that the next clue lies, if it does (MISSION-06); without Gates, anywhere."""
    worlds: tuple[str, ...] = game.content.missions[game.state.mission].clues_in
    if not worlds or gates_are_doors(game):
        return None
    return worlds[min(game.state.clues, len(worlds) - 1)]


def world_deck(game: Game, beside: str) -> list[str]:
    """Return the World cards that are not in play; if all are, all but that of a Gate's own world (GATE-04)."""
    in_play = worlds_in_play(game)
    left = [world for world in sorted(game.content.worlds) if world not in in_play]
    return left or [world for world in sorted(game.content.worlds) if world != beside]


# -- decks ----------------------------------------------------------------------------------------


def world_decks(content: Content, world: str, *, home: bool = False) -> dict[str, list[str]]:
    """Return the decks of a world as printed; the Artifacts of the world where the adventure begins are the shared ones."""
    decks = {f"map-{world}": content.deck("map", world), f"encounter-{world}": content.deck("encounter", world)}
    for back in OWN_DECKS:
        cards = content.deck(back, world, own=True)
        if cards and not (home and back == "artifact"):
            decks[f"{back}-{world}"] = cards
    return decks


def decks_brought(content: Content, options: Options, world: str) -> dict[str, list[str]]:
    """Return the decks that a world found on the way brings, its Threats by the theme of the table if any fit (OPT-08)."""
    decks = world_decks(content, world)
    if options.threat_theme and f"threat-{world}" in decks:
        threats = decks[f"threat-{world}"]
        decks[f"threat-{world}"] = themed(content, options.threat_theme, threats) or threats
    return decks


def without(decks: dict[str, list[str]], owned: Iterable[str]) -> dict[str, list[str]]:
    """Take cards that somebody owns already out of decks, each once (PERS-01)."""
    for card in owned:
        home = next((cards for cards in decks.values() if card in cards), None)
        if home is not None:
            home.remove(card)
    return decks


def open_world(game: Game, world: str) -> None:
    """Bring the decks of a world to the table, once (WORLD-03)."""
    state = game.state
    if f"map-{world}" in state.decks:
        return
    for name, cards in without(decks_brought(game.content, state.options, world), cards_owned(state)).items():
        state.decks[name] = Deck(cards)
        state.streams.shuffle(cards, "map" if name.startswith("map") else "decks")


def drawn_world(game: AnyChapter) -> str | None:
    """Draw a World card for something that comes from there: each OtherWorld is as likely; None if the boxes have none."""
    worlds = [name for name, world in sorted(game.content.worlds.items()) if not world.earth]
    return game.pick("world", worlds) if worlds else None


def deck_in(game: AnyChapter, back: str, world: str | None) -> str:
    """Name the deck in use in a world: its own if it has one, else the shared one (WORLD-03)."""
    own = f"{back}-{world}"
    return own if own in game.state.decks else back


def lies_in(game: AnyChapter, deck: str, world: str | None) -> bool:
    """Tell whether cards of a world lie in a deck: its own, or the shared one of the world where an adventure begins.

    Between adventures all that is of the Earth lies together.
    """
    if world is None or deck.endswith(f"-{world}"):
        return True
    if isinstance(game, Game):
        return game.content.missions[game.state.mission].world == world
    return game.content.worlds[world].earth


def deck_of(game: AnyChapter, back: str, world: str) -> str:
    """Name a deck whose next card is one of a world, wherever the heroes are (WORLD-03).

    The cards of the world where an adventure begins lie in the shared deck: the topmost of them is laid on top. Those of
    a world that nobody has found come to the table now.
    """
    state, own = game.state, f"{back}-{world}"
    cards = game.content.deck(back, world, own=True)
    shared = state.decks[back]
    if own not in state.decks and not any(card in shared.cards or card in shared.discard for card in cards):
        state.decks[own] = Deck(without({own: cards}, cards_owned(state))[own])
        state.streams.shuffle(state.decks[own].cards, "decks")
    if own in state.decks:
        return own
    if not any(card in cards for card in shared.cards):
        shared.cards, shared.discard = [*shared.discard, *shared.cards], []
        state.streams.shuffle(shared.cards)
    found = next(card for card in (*shared.stacked, *reversed(shared.cards)) if card in cards)
    for pile in (shared.stacked, shared.cards):
        if found in pile:
            pile.remove(found)
    shared.put_back(found, on_top=True)
    return back


def home_of(game: Game, card: str) -> str:
    """Return the deck that a card goes back to: Encounters belong to a world (WORLD-03); tokens have their own stack."""
    if card in game.content.exploration:
        return "exploration"
    entry = game.content.cards[card]
    world = entry.world or game.content.missions[game.state.mission].world
    return f"encounter-{world}" if entry.deck == "encounter" else entry.deck


# -- coming and going -----------------------------------------------------------------------------


def arrive(game: Game, hero: Hero, space: int) -> None:
    """Put a hero in a space; another world there has other effects on it (WORLD-01)."""
    tiles = game.board.tiles_of
    if hero.space >= 0 and tiles[hero.space] == tiles[space]:
        hero.space = space
        return
    before = game.world_of(hero.space) if hero.space >= 0 else None
    hero.space = space
    world = game.world_of(space)
    if world != before:
        game.numbers_changed(hero.id)
        if before is not None:
            game.tell(WorldEntered(hero.id, world))
