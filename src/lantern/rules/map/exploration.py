"""Exploration: new tiles, tokens, doors, clues, the Objective (EXPLORE)."""

from __future__ import annotations

from lantern.board.doors import cap, open_door, put_gate
from lantern.board.joining import Fit, can_hold_a_tile, fitting, join
from lantern.board.placement import Placement, Undecided
from lantern.board.tile import Tile
from lantern.content.bends.cards import OwnToken
from lantern.content.entries import ExplorationToken
from lantern.content.names import of_deck
from lantern.core.questions import ChooseOne, Confirm, PutInOrder
from lantern.rules.belongings.resources import discard_source, gain_xp
from lantern.rules.darkness.cards import (
    add_dread,
    buys_another,
    draw_from,
    resolve_card,
    resolve_darkness_card,
    resolve_dread,
    wants_another,
)
from lantern.rules.darkness.depth_track import advance_party_marker, rolled_depth_event
from lantern.rules.darkness.foresight import one_of_three
from lantern.rules.fight.arrivals import threat_attacks
from lantern.rules.fight.fixed_map import is_fixed, is_objective
from lantern.rules.harm.conditions import suffer
from lantern.rules.mission.goals import judge
from lantern.rules.mission.worlds import clue_world, gates_are_doors
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import roll
from lantern.rules.numbers.perform import happen
from lantern.rules.numbers.triggers import fire
from lantern.rules.table.choices.things import CardInRow
from lantern.rules.table.choices.tiles import Explore, LayTile
from lantern.rules.table.copies import borne_as, carried_out, is_done
from lantern.rules.table.events import (
    ClueFound,
    DoorClosed,
    DoorOpened,
    Drew,
    GateOpened,
    ObjectiveFound,
    TilePlaced,
    TokenRevealed,
    Used,
)
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import Hero, TileInPlay

XP_FOR_A_TILE = 5  # EXPLORE-09
CORNER = "corner-passage"


# -- a new tile -----------------------------------------------------------------------------------


def discover(game: Game, hero: Hero, tile: int, connector: int) -> None:
    """Draw a Map card and join its tile; a misfit is turned, then another card tried, then the exit closed (EXPLORE-01)."""
    state = game.state
    world = state.tiles[tile].world
    tries = 2 if not state.options.misfit_tile else len(state.decks[f"map-{world}"])  # EXPLORE-06, EXPLORE-07
    misfits: list[str] = []
    for number in range(tries):
        card = (None if number else _known_card(game, hero, tile)) or draw_map_card(game, hero, world)
        if card is None:
            break
        new = face_of(game, card)
        fits = _fits(game, tile, connector, new)
        if fits:
            fit = _choose_fit(game, hero, new, fits)
            keep_aside(game, world, misfits)
            lay(game, hero, world, new, join(game.board, new, fit), card)
            return
        misfits.append(card)
    keep_aside(game, world, misfits)
    _close(game, tile, connector)  # EXPLORE-06, EXPLORE-08: nothing fits, or no card was left


def _known_card(game: Game, hero: Hero, tile: int) -> str | None:
    """Search the Map cards for the tile to which a Door is known to lead; None if it leads anywhere, or that tile lies here."""
    here = game.state.tiles[tile]
    if not here.leads_to or not game.state.decks[f"map-{here.world}"].search(here.leads_to, game.state.streams):
        return None
    card, here.leads_to = here.leads_to, ""
    game.tell(Drew("map", card, hero.id))
    carried_out(game.state, f"{here.world}:{card}")
    return card


def draw_map_card(game: Game, hero: Hero, world: str) -> str | None:
    """Draw a Map card of a world for a hero who looks."""
    card = draw_from(game, f"map-{world}")
    if card is not None:
        game.tell(Drew("map", card, hero.id))
        carried_out(game.state, f"{world}:{card}")
    return card


def keep_aside(game: Game, world: str, misfits: list[str]) -> None:
    """Put Map cards whose tiles could not be laid on the discard pile."""
    for card in misfits:
        is_done(game.state, f"{world}:{card}")
        game.state.decks[f"map-{world}"].put_aside(card)


def face_of(game: Game, card: str) -> Tile:
    """Return the tile of a Map card; the corner passage rolls which way it turns (TILE-15)."""
    if card != CORNER:
        return game.content.tiles[card]
    faces = [tile for tile in game.content.tiles.values() if tile.direction_die is not None]
    number = roll(game, "corner")[0]
    return next(tile for tile in faces if tile.direction_die and tile.direction_die[0] <= number <= tile.direction_die[1])


def _fits(game: Game, tile: int, connector: int, new: Tile) -> list[Fit]:
    fits = fitting(game.board, tile, connector, new)
    if game.state.options.misfit_tile:  # EXPLORE-07: without turning
        return [fit for fit in fits if fit.entrance == new.entrance]
    return fits


def _choose_fit(game: Game, hero: Hero, new: Tile, fits: list[Fit]) -> Fit:
    """Let the looking player choose which exit serves as entrance (EXPLORE-05)."""
    options = [LayTile(new.id, fit) for fit in fits]
    chosen: Fit = game.ask(ChooseOne(kind="turn-tile", who=hero.id, options=options, about={"tile": new.id})).value
    return chosen


def lay(game: Game, hero: Hero, world: str, new: Tile, placements: list[Placement], card: str) -> None:
    """Lay a tile on the table: a Room gets its token, the hero XP, and the party marker moves (EXPLORE-02, EXPLORE-09)."""
    state = game.state
    state.placements = placements
    is_done(state, f"{world}:{card}")
    state.map_cards.append(f"{world}:{card}")  # CARD-08: it stays out of the deck while its tile lies on the table
    token = draw_token(game) if new.kind == "room" else None
    state.tiles.append(TileInPlay(world, token, revealed=token is None))
    game.board_changed()
    game.tell(TilePlaced(new.id, len(state.tiles) - 1, hero.id))
    if new.kind == "room" and token is None:
        _open_doors(game, len(state.tiles) - 1, len(new.connectors), 0)  # EXPLORE-18: nothing will ever decide its exits
    if not state.options.explore_xp:  # EXPLORE-10: in the 2014 core there is none
        gain_xp(game, hero, XP_FOR_A_TILE)
    advance_party_marker(game)
    fire(game, "tile_placed", hero)


def _close(game: Game, tile: int, connector: int) -> None:
    game.state.placements = cap(game.state.placements, tile, connector)
    game.board_changed()
    game.tell(DoorClosed(tile, connector))


def draw_token(game: Game) -> str | None:
    """Draw an Exploration token, unseen; used ones make a new stack when it runs out (EXPLORE-18)."""
    return game.state.decks["exploration"].draw(game.state.streams)


# -- revealing ------------------------------------------------------------------------------------


def tokens_to_reveal(game: Game) -> list[int]:
    """Return the tiles whose token a standing hero is there to reveal (EXPLORE-11); to look through a Gate is not enough.

    (GATE-09.)
    """
    on = {tile for hero in game.standing() for tile in game.board.tiles_of[hero.space]}
    return [i for i, tile in enumerate(game.state.tiles) if tile.token is not None and not tile.revealed and i in on]


def reveal_next(game: Game) -> None:
    """Reveal one token, the players choosing which, and resolve it completely (EXPLORE-11)."""
    options = [Explore(tile) for tile in tokens_to_reveal(game)]
    reveal(game, game.ask(ChooseOne(kind="reveal-first", who="party", options=options)).value)


def reveal(game: Game, tile: int) -> None:
    """Turn a token over, or another in its place, resolve it, and put it aside."""
    state = game.state
    here = state.tiles[tile]
    worth = _own_token(game, tile)
    assert here.token is not None
    token = game.content.exploration[here.token]
    here.revealed = True
    state.streams.reveal()
    game.tell(TokenRevealed(token.id, tile))
    there = [hero for hero in game.standing() if tile in game.board.tiles_of[hero.space]]
    if wants_another(game, token.id, "exploration") or buys_another(game, token.id, "exploration", there):
        token, worth = _another_token(game, tile), 1
    first, token = token, _one_of_several_tokens(game, tile, token)
    fire(game, "token_revealed", tile=tile)
    if game.goes_on():
        _resolve_token(game, tile, token, worth if token is first else 1)
    state.decks["exploration"].put_aside(token.id)
    here.token = None


def _own_token(game: Game, tile: int) -> int:
    """Let whoever has a token of its own put it in the place of one that is about to be revealed (LOC-04, LOC-27).

    The other goes back unseen. Return how much a Clue on this token is worth.
    """
    for hero in game.standing():
        for source, bend in bends(game, hero, OwnToken):
            about = {"source": source, "tile": tile}
            if not game.ask(Confirm(kind="own-token", who=hero.id, about=about, default=0, interruptible=False)):
                continue
            here, stack = game.state.tiles[tile], game.state.decks["exploration"]
            card = borne_as(hero, source)
            mine = card.kept.pop() if card is not None and card.kept else draw_token(game)
            assert here.token is not None
            if mine is not None:
                stack.put_back(here.token, on_top=True)
                game.state.streams.shuffle(stack.cards, "decks")
                here.token = mine
            game.tell(Used(hero.id, source))
            discard_source(game, hero, source)
            if bend.blank is not None and not game.content.exploration[here.token].clue:
                suffer(game, hero, bend.blank)
            return 2 if bend.double and not _clues_differ(game) else 1
    return 1


def _clues_differ(game: Game) -> bool:
    """Tell whether something happens at each Clue of the mission, or each lies in a world of its own (LOC-04)."""
    mission = game.content.missions[game.state.mission]
    listens = any(trigger.on == "clue_found" for rule in mission.special_rules for trigger in rule.triggers)
    return bool(mission.clues_in) or listens


def _resolve_token(game: Game, tile: int, token: ExplorationToken, worth: int) -> None:
    """Resolve a token in order: clue, doors, darkness, encounters, attack (EXPLORE-13)."""
    if is_objective(game, tile) or (_is_clue(game, token, tile) and _find_clue(game, tile, worth)):
        _objective(game, tile, token)
        return
    _open_doors(game, tile, *_icons(game, token))
    _darkness_of(game, token)
    _encounters(game, tile, token.encounters)
    if token.attack or token.ambush:
        threat_attacks(game, "party", 1, ambush=token.ambush, tile=tile, cause=token.id)  # EXPLORE-23


def _another_token(game: Game, tile: int) -> ExplorationToken:
    """Put a token that was just revealed aside and reveal another in its place."""
    here = game.state.tiles[tile]
    assert here.token is not None
    game.state.decks["exploration"].put_aside(here.token)
    here.token = draw_token(game)
    assert here.token is not None
    game.tell(TokenRevealed(here.token, tile))
    return game.content.exploration[here.token]


def _one_of_several_tokens(game: Game, tile: int, token: ExplorationToken) -> ExplorationToken:
    """Let a hero give something up to reveal more tokens, and choose the one that counts; the others are put aside."""
    aside, here = game.state.decks["exploration"].discard, game.state.tiles[tile]
    before = len(aside)
    here.token = None  # until it is decided, it has not left the stack
    chosen = here.token = one_of_three(game, "exploration", token.id, keep_others=False)
    if len(aside) == before:
        return token
    game.tell(TokenRevealed(chosen, tile))
    return game.content.exploration[chosen]


def _icons(game: Game, token: ExplorationToken) -> tuple[int, int]:
    """Count the doors and gates."""
    return (token.doors + token.gates, 0) if gates_are_doors(game) else (token.doors, token.gates)


def _open_doors(game: Game, tile: int, doors: int, gates: int) -> None:
    """Roll which exits are doors, then which are gates; every other exit is closed (EXPLORE-14 to EXPLORE-17, GATE-01)."""
    state = game.state
    undecided = [i for i, door in enumerate(state.placements[tile].doors) if isinstance(door, Undecided)]
    usable = [i for i in undecided if can_hold_a_tile(game.board, tile, i)]
    opened = _roll_exits(game, tile, usable, doors)
    gated = _roll_exits(game, tile, [i for i in undecided if i not in opened], gates)
    for connector in undecided:
        if connector in opened:
            state.placements = open_door(state.placements, tile, connector)
            game.tell(DoorOpened(tile, connector))
        elif connector in gated:
            state.placements = put_gate(state.placements, tile, connector)
            game.tell(GateOpened(tile, connector))
        else:
            state.placements = cap(state.placements, tile, connector)
            game.tell(DoorClosed(tile, connector))
    game.board_changed()


def _roll_exits(game: Game, tile: int, exits: list[int], icons: int) -> list[int]:
    """Roll an exit for each icon, as long as there are exits left (EXPLORE-16)."""
    ranges = exit_ranges(game, tile, exits)
    chosen: list[int] = []
    while ranges and len(chosen) < icons:
        chosen.append(roll_exit(game, ranges))
        del ranges[chosen[-1]]
    return chosen


def roll_exit(game: Game, ranges: dict[int, tuple[int, int]]) -> int:
    """Roll a D6 until it names one of some exits (EXPLORE-14)."""
    while True:
        number = roll(game, "door")[0]
        for connector, (low, high) in ranges.items():
            if low <= number <= high:
                return connector


def exit_ranges(game: Game, tile: int, exits: list[int]) -> dict[int, tuple[int, int]]:
    """Return the die range of each exit; a tile entered by one of its exits lends that range to its printed entrance."""
    placement = game.state.placements[tile]
    connectors = game.content.tiles[placement.tile].connectors
    entered = connectors[placement.entrance].die if placement.entrance is not None else None
    return {i: connectors[i].die or entered or (1, 6) for i in exits}


def _darkness_of(game: Game, token: ExplorationToken) -> None:
    for _ in range(token.darkness):
        resolve_darkness_card(game)
    if token.depth_event:
        rolled_depth_event(game)
    add_dread(game, token.dread)  # EXPLORE-22


def _encounters(game: Game, tile: int, count: int) -> None:
    """Draw all Encounters first, then resolve them in the order the players like (ENC-01, ENC-03)."""
    if not game.goes_on():
        return
    state = game.state
    deck = f"encounter-{state.tiles[tile].world}"
    drawn = _advanced_encounter(game, tile, deck)
    for _ in range(count):
        card = draw_from(game, deck)
        if card is not None:
            game.tell(Drew("encounter", card))
            carried_out(state, card)
            drawn.append(card)
    options = [CardInRow(card, of_deck(deck), number) for number, card in enumerate(drawn, start=1)]
    for option in game.ask(PutInOrder(kind="encounter-order", who="party", options=options)):
        card = drawn[option.value]
        is_done(state, card)
        resolve_card(game, deck, card, Context(source=card, tile=tile))


def _advanced_encounter(game: Game, tile: int, deck: str) -> list[str]:
    """Search the deck for the Encounter of a Unique Room: none may redraw it; not there, none is added (OPT-04)."""
    state = game.state
    card = game.content.tiles[state.placements[tile].tile].advanced_encounter
    if card is None or not state.options.advanced_encounters or not state.decks[deck].search(card, state.streams):
        return []
    game.tell(Drew("encounter", card))
    carried_out(state, card)
    return [card]


# -- clues and the Objective ----------------------------------------------------------------------


def _is_clue(game: Game, token: ExplorationToken, tile: int) -> bool:
    """Tell whether a token holds a clue; in some missions every room is one, and a fixed map has none (MISSION-06).

    Where a mission says in which world the next clue lies, there is none elsewhere.
    """
    if is_fixed(game) or clue_world(game) not in {None, game.state.tiles[tile].world}:
        return False
    return token.clue or game.content.missions[game.state.mission].clues_are == "rooms"


def _find_clue(game: Game, tile: int, worth: int) -> bool:
    """Count a clue, or two (LOC-04); the last one needed makes this room the Objective (EXPLORE-19, EXPLORE-20)."""
    mission = game.content.missions[game.state.mission]
    if game.state.objective_tile >= 0 or not mission.clues:
        return False
    for _ in range(min(worth, mission.clues - game.state.clues)):
        game.state.clues += 1
        game.tell(ClueFound(game.state.clues, mission.clues))
    fire(game, "clue_found", tile=tile)
    return game.state.clues >= mission.clues


def _objective(game: Game, tile: int, token: ExplorationToken) -> None:
    """Find the Objective: no doors, the token's darkness, the dread stack, then its threat (EXPLORE-20, EXPLORE-21)."""
    game.state.objective_tile = tile
    game.numbers_changed()  # MISSION-05
    game.tell(ObjectiveFound(tile))
    mission = game.content.missions[game.state.mission]
    _open_doors(game, tile, *(_icons(game, token) if mission.exits_at_objective else (0, 0)))
    _darkness_of(game, token)
    resolve_dread(game)
    happen(game, mission.objective, Context(source=mission.id, tile=tile))
    fire(game, "objective_found", tile=tile)
    if mission.objective_threat != "none" and game.goes_on():
        threat_attacks(game, mission.objective_threat, 1, tile=tile, cause=mission.id)
        if not any(arrival.groups for arrival in game.state.arrivals):  # WIN-01: no card is left, and nobody defends it
            game.state.progress.objective_won = True
            judge(game)
