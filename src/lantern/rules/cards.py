"""Drawing and resolving cards: Darkness, Growing Dread, Encounters, Loot, Scavenge, items (CARD, DARK, DREAD)."""

from __future__ import annotations

from lantern.content.words import Limit
from lantern.core.questions import Confirm
from lantern.rules.belongings import card_of
from lantern.rules.cancelling import is_cancelled
from lantern.rules.damage import take_horror_hits, take_sanity_damage
from lantern.rules.dice import roll, throw
from lantern.rules.events import CardCancelled, CardLeft, DreadAdded, Drew, Used
from lantern.rules.foresight import one_of_three
from lantern.rules.game import Context, Game
from lantern.rules.grit import find_grit
from lantern.rules.hand_cards import intervene
from lantern.rules.hero_hits import drop_the_worn_out
from lantern.rules.limits import exhaust
from lantern.rules.perform import goes_on, happen
from lantern.rules.recovery import knock_out_who_are_down
from lantern.rules.resources import discard_source, gain_xp, take_item
from lantern.rules.sources import one_source
from lantern.rules.state import Hero
from lantern.rules.triggers import fire, note_use, spend_grit
from lantern.rules.values import hero_has, source_of, source_ready
from lantern.rules.who import world_meant, world_of_event
from lantern.rules.windows import Looming
from lantern.rules.worlds import deck_in, in_other_world

ITEM_DECKS = ("gear", "artifact")
IRON_WILL = 4
BREAKS = 2
#: What lets its bearer draw another card -> from which decks, and how often.
REDRAWS: dict[str, tuple[tuple[str, ...], Limit]] = {
    "redraw_one_card": (
        ("darkness", "dread", "encounter", "loot", "scavenge", "gear", "artifact", "threat", "map"),
        "adventure",
    ),
    "redraw_token_or_encounter": (("exploration", "encounter"), "adventure"),
    "redraw_token": (("exploration",), "adventure"),
    "redraw_encounter_or_map": (("encounter", "map"), "turn"),
    "redraw_threat_or_encounter": (("threat", "encounter"), "adventure"),
    "redraw_darkness": (("darkness",), "adventure"),
}


def draw_and_resolve(game: Game, deck: str, count: int, hero: Hero | None, context: Context) -> None:
    """Draw cards of any deck and do what they say."""
    if deck == "dread":
        add_dread(game, count)
    elif deck in {"loot", "scavenge"}:
        drawn = game.state.decks[deck].deal(count, game.state.streams)
        for card in list(drawn):
            if goes_on(game):
                resolve_find(game, card, hero, drawn)
    else:
        for _ in range(count):
            if not goes_on(game):
                return
            if deck in ITEM_DECKS or deck == "personal":
                draw_item(game, _as_found(game, deck, hero, context), hero)
            elif deck == "darkness":
                resolve_darkness_card(game)
            else:
                world = _world_of(game, hero, context) if deck == "encounter" else ""  # ENC-02
                here = Context(source=deck, hero=hero.id if hero else None, tile=context.tile, world=world or context.world)
                draw_card(game, f"{deck}-{world}" if world else deck, here)


def _world_of(game: Game, hero: Hero | None, context: Context) -> str:
    """Return the world in which something is drawn: that of the tile, else that of whoever draws (WORLD-03)."""
    world = world_meant(game, context)
    if world is not None:
        return world
    return game.world_of(hero.space) if hero is not None else world_of_event(game, -1)


def _as_found(game: Game, deck: str, hero: Hero | None, context: Context) -> str:
    """Return the deck a find is drawn from: in an OtherWorld Loot swaps Gear and Artifacts (WORLD-05)."""
    card = game.content.cards.get(context.source)
    if deck == "personal" and hero is not None:
        own = f"personal-{game.content.heroes[hero.hero_class].setting}"  # PERS-01
        return own if own in game.state.decks else deck
    if card is None or card.deck != "loot" or hero is None or not in_other_world(game, hero):
        return deck
    return next(other for other in ITEM_DECKS if other != deck)


def draw_item(game: Game, deck: str, hero: Hero | None) -> None:
    """Draw a Gear card for a hero, or an Artifact card of the world where it is (WORLD-03)."""
    if hero is None:
        return
    item = draw_from(game, deck_in(game, deck, game.world_of(hero.space)) if hero.space >= 0 else deck)
    if item is None:
        return
    game.tell(Drew(deck, item, hero.id))
    fire(game, "card_drawn", hero=hero)
    take_item(game, hero, item)


def draw_card(game: Game, deck: str, context: Context) -> None:
    """Draw the top card of a deck and resolve it, unless the adventure is decided (WIN-03)."""
    card = draw_from(game, deck) if goes_on(game) else None
    if card is not None:
        game.tell(Drew(game.content.cards[card].deck, card, context.hero or ""))
        if context.hero is not None:
            fire(game, "card_drawn", hero=game.hero(context.hero))
        if deck == "darkness":
            game.state.resolving.append(card)
            fire(game, "darkness_card")
            game.state.resolving.remove(card)
            if goes_on(game) and darkness_is_cancelled(game, card):
                return
        resolve_card(game, deck, card, context)


def home_of(game: Game, card: str) -> str:
    """Return the deck that a card goes back to: Encounters belong to a world (WORLD-03)."""
    entry = game.content.cards[card]
    world = entry.world or game.content.missions[game.state.mission].world
    return f"encounter-{world}" if entry.deck == "encounter" else entry.deck


def resolve_card(game: Game, deck: str, card: str, context: Context) -> None:
    """Carry out a card, then discard it unless it remains in play (DARK-02, CARD-02)."""
    state = game.state
    entry = game.content.cards[card]
    state.resolving.append(card)
    with one_source(game, new=True):
        happen(game, entry.effect, Context(source=card, hero=context.hero, tile=context.tile, world=context.world))
    state.resolving.remove(card)
    if entry.remains_in_play:
        state.in_play.append(card)
        if entry.tile_only and context.tile >= 0:
            state.card_tiles[card] = context.tile  # ENC-04
        game.numbers_changed()
    else:
        state.decks[deck].put_aside(card)


def leave_play(game: Game, card: str) -> None:
    """Discard a card that has remained in play until now (CARD-03)."""
    state = game.state
    if card not in state.in_play:
        return
    state.in_play.remove(card)
    state.card_tiles.pop(card, None)
    state.card_marks.pop(card, None)
    deck = home_of(game, card)
    if deck in state.decks and game.content.cards[card].copies:
        state.decks[deck].put_aside(card)
    game.tell(CardLeft(card))
    game.numbers_changed()
    knock_out_who_are_down(game)  # HERO-20
    drop_the_worn_out(game)


def resolve_darkness_card(game: Game) -> None:
    """Draw and resolve a Darkness card (DARK-01)."""
    draw_card(game, "darkness", Context(source="darkness"))


def resolve_find(game: Game, card: str, hero: Hero | None, drawn: list[str]) -> None:
    """Resolve a Loot or Scavenge card, one of those drawn together; it never leaves its deck (CARD-06)."""
    deck = game.content.cards[card].deck
    if hero is not None and deck == "loot" and is_only_imagined(game, hero):
        return
    entry = game.content.cards[another_find(game, deck, card, hero, drawn)]
    game.tell(Drew(entry.deck, entry.id, hero.id if hero else ""))
    if hero is not None:
        fire(game, "card_drawn", hero=hero)
        gain_xp(game, hero, entry.xp)
        fire(game, "find_drawn", hero=hero, card=entry.id)
    with one_source(game, new=True):
        happen(game, entry.effect, Context(source=entry.id, hero=hero.id if hero else None))


def is_only_imagined(game: Game, hero: Hero) -> bool:
    """Let a hallucinating hero roll for its Loot: on a 1 there is none, and 1 Sanity damage instead."""
    if not hero_has(game, hero, "loot_lost_on_1"):
        return False
    if throw(game, hero, "hallucination", worth=lambda faces: faces[0] == 1)[0] != 1:
        return False
    take_sanity_damage(game, hero, 1)
    return True


# -- another card instead (PERS-09) ---------------------------------------------------------------


def draw_from(game: Game, deck: str) -> str | None:
    """Draw the top card of a deck, or another in its place."""
    pile = game.state.decks[deck]
    card = pile.draw(game.state.streams)
    if card is None:
        return None
    pile.cards.append(card)  # until it is decided, it has not left the deck
    another = wants_another(game, card, deck)
    pile.cards.pop()
    if not another:
        return one_of_three(game, deck, card)
    pile.put_aside(card)
    return pile.draw(game.state.streams)


def another_find(game: Game, deck: str, card: str, hero: Hero | None, drawn: list[str]) -> str:
    """Keep a Loot or Scavenge card that was just drawn, or draw another; what is drawn together is not put back (CARD-06)."""
    if not (deck == "loot" and hero is not None and swindles(game, hero, card)) and not wants_another(game, card, deck):
        return card
    pile = game.state.decks[deck]
    out = list(drawn) if len(drawn) < len(pile.cards) else [card]  # a deck that has run out is shuffled anew
    for each in out:
        pile.cards.remove(each)
    found = pile.deal(1, game.state.streams)
    pile.cards += out
    drawn += found
    return found[0] if found else card


def swindles(game: Game, hero: Hero, card: str) -> bool:
    """Ask a swindler whether its Loot is good enough; the next card is kept."""
    source = source_of(game, hero, "redraw_loot")
    question = Confirm(kind="redraw", who=hero.id, about={"card": card}, default=0, interruptible=False)
    if source is None or not game.ask(question):
        return False
    game.tell(Used(hero.id, source))
    return True


def wants_another(game: Game, card: str, deck: str) -> bool:
    """Ask whoever may discard what was just drawn, as often as its item says; the new one stands (PERS-09)."""
    found = [(flag, limit) for flag, (decks, limit) in REDRAWS.items() if deck.startswith(decks)]
    for hero in game.standing():
        for flag, limit in found:
            source = source_ready(game, hero, flag, limit, "redraw")
            if source is None:
                continue
            if game.ask(Confirm(kind="redraw", who=hero.id, about={"card": card}, default=0, interruptible=False)):
                exhaust(game, hero, source, limit, "redraw")
                note_use(game, hero, source)
                hero.acted = True
                _wear_out(game, hero, source)
                return True
    return False


def by_lantern(game: Game, token: str, tile: int) -> bool:
    """Let the bearer of a lantern for explorers pay 1 Grit and D6 Horror Hits, once a turn, for another token on its tile."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    if bearer is None or bearer.ko or bearer.dead or tile not in game.board.tiles_of[bearer.space]:
        return False
    lantern = source_ready(game, bearer, "redraw_token_for_horror", "turn", "redraw")
    if lantern is None or not game.grit_of(bearer):
        return False
    if not game.ask(Confirm(kind="redraw", who=bearer.id, about={"card": token}, default=0, interruptible=False)):
        return False
    exhaust(game, bearer, lantern, "turn", "redraw")
    note_use(game, bearer, lantern)
    spend_grit(game, bearer)
    take_horror_hits(game, bearer, roll(game, "horror-hits")[0], by=lantern)
    return True


def _wear_out(game: Game, hero: Hero, source: str) -> None:
    """Roll whether something fragile survives its use."""
    item = game.content.items.get(card_of(source))
    if item is not None and "breaks_on_2" in item.flags and throw(game, hero, "breaks")[0] <= BREAKS:
        discard_source(game, hero, source)


# -- cancelling -----------------------------------------------------------------------------------


def darkness_is_cancelled(game: Game, card: str) -> bool:
    """Discard a Darkness card unseen by anybody but who cancels it."""
    drawn = Looming(card)
    game.state.resolving.append(card)
    cancelled = somebody_cancels(game, drawn, "darkness")
    game.state.resolving.remove(card)
    if cancelled:
        game.state.streams.reveal()
        game.tell(CardCancelled(card))
        if drawn.kept_on:
            game.state.kept.setdefault(drawn.kept_on, []).append(card)
        else:
            game.state.decks["darkness"].put_aside(card)
    return cancelled


def somebody_cancels(game: Game, drawn: Looming, deck: str) -> bool:
    """Ask who can cancel a card just drawn: an iron will against the Darkness, a card of a hand (CLASS-07)."""
    if deck == "darkness" and any(_wills_it_away(game, hero, drawn.card) for hero in game.standing()):
        return True
    if any(is_cancelled(game, hero, f"{deck}_card", drawn) for hero in game.standing()):
        return True
    return any(intervene(game, hero, drawn.card, deck) for hero in game.standing())


def _wills_it_away(game: Game, hero: Hero, card: str) -> bool:
    """Let a hero pay 1 Grit, once a turn, for a roll that cancels a Darkness card."""
    source = source_ready(game, hero, "cancel_darkness_on_4", "turn")
    if source is None or not game.grit_of(hero):
        return False
    question = Confirm(kind="cancel-card", who=hero.id, about={"card": card, "source": source}, default=0, interruptible=False)
    if not game.ask(question):
        return False
    exhaust(game, hero, source, "turn")
    spend_grit(game, hero)
    game.tell(Used(hero.id, source))
    hero.acted = True  # FIGHTEND-06
    return throw(game, hero, "iron-will", target=IRON_WILL)[0] >= IRON_WILL


# -- Growing Dread --------------------------------------------------------------------------------


def add_dread(game: Game, count: int = 1) -> None:
    """Put Growing Dread cards face down on the stack; once the Objective is found they act at once (DREAD-01, DREAD-03)."""
    state = game.state
    for _ in range(count):
        if not goes_on(game):
            return
        at_once = state.objective_tile >= 0
        card = draw_from(game, "dread") if at_once else state.decks["dread"].draw(state.streams)  # PERS-09: not unseen
        if card is None:
            return
        state.dread.append(card)
        game.tell(DreadAdded(len(state.dread)))
        if at_once:
            resolve_top_dread(game)


def resolve_dread(game: Game) -> None:
    """Resolve the whole stack, last added first (DREAD-02)."""
    while game.state.dread and goes_on(game):
        resolve_top_dread(game)


def resolve_top_dread(game: Game) -> None:
    """Reveal the top card; the heroes may cancel it before it takes effect (DREAD-04, DREAD-05)."""
    card = game.state.dread.pop()
    game.state.resolving.append(card)
    game.state.streams.reveal()
    game.tell(Drew("dread", card))
    cancelled = heroes_cancel(game, card) or somebody_cancels(game, Looming(card), "dread")
    game.state.resolving.remove(card)
    if cancelled:
        discard_dread(game, card)
    else:
        resolve_card(game, "dread", card, Context(source=card))


def heroes_can_cancel(game: Game) -> bool:
    """Tell whether every standing hero has a Grit to give (DREAD-04)."""
    heroes = game.standing()
    return bool(heroes) and all(game.grit_of(hero) for hero in heroes)


def heroes_cancel(game: Game, card: str) -> bool:
    """Ask every standing hero for 1 Grit; only all of them together cancel a card (DREAD-04, DREAD-06)."""
    find_grit(game, game.standing(), card)
    if not heroes_can_cancel(game):
        return False
    heroes = game.standing()
    agreed = game.ask_all([Confirm(kind="cancel-dread", who=hero.id, about={"card": card}) for hero in heroes])
    if not all(agreed):
        return False
    for hero in heroes:
        spend_grit(game, hero)
    return True


def discard_dread(game: Game, card: str) -> None:
    """Put a cancelled card face up on the discard pile."""
    game.state.streams.reveal()
    game.tell(CardCancelled(card))
    game.state.decks["dread"].put_aside(card)
