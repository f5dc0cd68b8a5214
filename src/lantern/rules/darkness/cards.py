"""Drawing and resolving cards: Darkness, Growing Dread, Encounters, Loot, Scavenge, items (CARD, DARK, DREAD)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lantern.content.bends.cards import ANY_CARD, Breaks, CancelRoll, FindXp, LootLost, Redraw
from lantern.content.verbs.cards import ITEM_DECKS
from lantern.content.verbs.terms import Cost
from lantern.core.questions import Confirm
from lantern.rules.attack.hero_hits import drop_the_worn_out
from lantern.rules.belongings.hand_cards import intervene
from lantern.rules.belongings.resources import discard_source, gain_xp, take_item
from lantern.rules.belongings.who import world_meant, world_of_event
from lantern.rules.darkness.foresight import choose_one, one_of_three
from lantern.rules.harm.damage import take_corruption_hits, take_horror_hits, take_sanity_damage
from lantern.rules.harm.grit import DREAD_PRICE, find_grit
from lantern.rules.harm.recovery import knock_out_who_are_down
from lantern.rules.harm.warding_off import anybody_cancels
from lantern.rules.mission.worlds import deck_in, deck_of, home_of
from lantern.rules.numbers.bends import bends, bent
from lantern.rules.numbers.dice import amount, throw
from lantern.rules.numbers.in_play import holds
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.perform import happen
from lantern.rules.numbers.sources import one_source
from lantern.rules.numbers.triggers import can_pay, fire, note_use, pay, spend_grit
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.copies import card_of, carried_out, is_done, lying_as, make_lasting
from lantern.rules.table.events import CardCancelled, CardLeft, DreadAdded, Drew, Used
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero
from lantern.rules.table.windows import Looming

#: The decks that Loot swaps in an OtherWorld.
FOUND = ("gear", "artifact")


def draw_and_resolve(
    game: AnyChapter,
    deck: str,
    count: int,
    hero: Hero | None,
    context: Context,
    *,
    keep_one: bool = False,
    world: str | None = None,
) -> None:
    """Draw cards of any deck and do what they say; of items perhaps only one is kept, or only those of a world are drawn."""
    if keep_one and hero is not None:
        _draw_and_keep(game, _as_found(game, deck, hero, context), count, hero)
    elif deck in ITEM_DECKS:
        for _ in range(count):
            if game.goes_on():
                draw_item(game, deck if world else _as_found(game, deck, hero, context), hero, world)
    else:
        game.draw_cards(deck, count, hero, context)


def draw_cards(game: Game, deck: str, count: int, hero: Hero | None, context: Context) -> None:
    """Draw cards that are no items, and do what they say."""
    if deck == "dread":
        add_dread(game, count)
    elif deck in {"loot", "scavenge"}:
        drawn = game.state.decks[deck].deal(count, game.state.streams)
        for card in list(drawn):
            if game.goes_on():
                resolve_find(game, card, hero, drawn)
    else:
        for _ in range(count):
            if not game.goes_on():
                return
            if deck == "darkness":
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


def _as_found(game: AnyChapter, deck: str, hero: Hero | None, context: Context) -> str:
    """Return the deck a find is drawn from: in an OtherWorld Loot swaps Gear and Artifacts (WORLD-05)."""
    card = game.content.cards.get(card_of(context.source))
    if deck == "personal" and hero is not None:
        own = f"personal-{game.content.heroes[hero.hero_class].setting}"  # PERS-01
        return own if own in game.state.decks else deck
    if card is None or card.deck != "loot" or hero is None or not game.in_other_world(hero):
        return deck
    return next(other for other in FOUND if other != deck)


def draw_item(game: AnyChapter, deck: str, hero: Hero | None, world: str | None = None) -> None:
    """Draw a Gear card for a hero, or an Artifact card of a world, else of that where it is (WORLD-03)."""
    if hero is None:
        return
    name = deck_in(game, deck, game.world_around(hero)) if world is None else deck_of(game, deck, world)
    item = draw_from(game, name)
    if item is None:
        return
    game.tell(Drew(deck, item, hero.id))
    fire(game, "card_drawn", hero)
    take_item(game, hero, item)


def _draw_and_keep(game: AnyChapter, deck: str, count: int, hero: Hero) -> None:
    """Draw several items for a hero, of which it keeps one; the others are put aside."""
    name = deck_in(game, deck, game.world_around(hero))
    drawn: list[str] = []
    while len(drawn) < count and (item := draw_from(game, name, drawn)) is not None:
        drawn.append(item)
    if not drawn:
        return
    kept = choose_one(game, hero, "card-to-keep", name, drawn)
    for item in drawn:
        game.state.decks[name].put_aside(item)
    game.tell(Drew(deck, kept, hero.id))
    fire(game, "card_drawn", hero)
    take_item(game, hero, kept)


def draw_card(game: Game, deck: str, context: Context) -> None:
    """Draw the top card of a deck and resolve it, unless the adventure is decided (WIN-03)."""
    card = draw_from(game, deck) if game.goes_on() else None
    if card is not None:
        game.tell(Drew(game.content.cards[card].deck, card, context.hero or ""))
        if context.hero is not None:
            fire(game, "card_drawn", hero=game.hero(context.hero))
        if deck == "darkness":
            carried_out(game.state, card)
            fire(game, "darkness_card")
            is_done(game.state, card)
            if game.goes_on() and darkness_is_cancelled(game, card):
                return
        resolve_card(game, deck, card, context)


def resolve_card(game: Game, deck: str, card: str, context: Context) -> None:
    """Carry out a card, then discard it unless it remains in play (DARK-02, CARD-02)."""
    state = game.state
    entry = game.content.cards[card]
    if entry.as_darkness and _is_cancelled_like_darkness(game, deck, card):
        return
    drawn = carried_out(state, card)
    if entry.remains_in_play:
        make_lasting(state, drawn)
        drawn.tile = context.tile if entry.tile_only and context.tile >= 0 else None  # ENC-04
    with one_source(game, new=True):
        happen(game, entry.effect, Context(source=drawn.source, hero=context.hero, tile=context.tile, world=context.world))
    state.resolving.remove(drawn)
    if entry.remains_in_play:
        state.in_play.append(drawn)
        game.cards_changed()
    else:
        state.decks[deck].put_aside(card)


def _is_cancelled_like_darkness(game: Game, deck: str, card: str) -> bool:
    """Let whoever can cancel a Darkness card cancel one that counts as such."""
    drawn = Looming(card)
    carried_out(game.state, card)
    cancelled = somebody_cancels(game, drawn, "darkness")
    is_done(game.state, card)
    if cancelled:
        game.tell(CardCancelled(card))
        if drawn.kept_on is not None:
            drawn.kept_on.kept.append(card)
        else:
            game.state.decks[deck].put_aside(card)
    return cancelled


def cards_in_play(game: Game, deck: str) -> list[str]:
    """Return the cards of a deck that remain in play, as each of them is called."""
    return [card.source for card in game.state.in_play if game.content.cards[card.id].deck == deck]


def leave_play(game: Game, source: str) -> None:
    """Discard a card that has remained in play until now (CARD-03)."""
    state = game.state
    card = lying_as(state, source)
    if card is None:
        return
    state.in_play.remove(card)
    deck = home_of(game, card.id)
    if deck in state.decks and game.content.cards[card.id].copies:
        state.decks[deck].put_aside(card.id)
    game.tell(CardLeft(card.id))
    game.cards_changed()
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
        fire(game, "card_drawn", hero)
        worth = bent(game, hero, FindXp)
        gain_xp(game, hero, entry.xp * (worth.times if worth is not None else 1))
        fire(game, "find_drawn", hero=hero, card=entry.id)
    with one_source(game, new=True):
        happen(game, entry.effect, Context(source=entry.id, hero=hero.id if hero else None))


def is_only_imagined(game: AnyChapter, hero: Hero) -> bool:
    """Let a hallucinating hero roll for its Loot: if it is low there is none, and Sanity damage instead."""
    dream = bent(game, hero, LootLost)
    if dream is None:
        return False
    if throw(game, hero, "hallucination", worth=lambda faces: faces[0] <= dream.up_to)[0] > dream.up_to:
        return False
    take_sanity_damage(game, hero, dream.sanity)
    return True


# -- another card instead (PERS-09) ---------------------------------------------------------------


def draw_from(game: AnyChapter, deck: str, drawn: Sequence[str] = ()) -> str | None:
    """Draw the top card of a deck, or another in its place; what is paid for comes last (MUT-16). Some may be drawn already."""
    card = game.state.decks[deck].draw(game.state.streams)
    if card is None:
        return None
    another = _in_the_deck(game, deck, [*drawn, card], wants_another)
    card = _in_its_place(game, deck, card) if another else one_of_three(game, deck, card)
    if card is not None and _in_the_deck(game, deck, [*drawn, card], buys_another):
        card = _in_its_place(game, deck, card)
    return card


def _in_the_deck(game: AnyChapter, deck: str, drawn: list[str], asks: Callable[[AnyChapter, str, str], bool]) -> bool:
    """Ask about the last of the cards that were drawn; until it is decided, they have not left the deck."""
    pile = game.state.decks[deck]
    pile.cards += drawn
    another = asks(game, drawn[-1], deck)
    del pile.cards[-len(drawn) :]
    return another


def _in_its_place(game: AnyChapter, deck: str, card: str) -> str | None:
    pile = game.state.decks[deck]
    pile.put_aside(card)
    return pile.draw(game.state.streams)


def another_find(game: Game, deck: str, card: str, hero: Hero | None, drawn: list[str]) -> str:
    """Keep a Loot or Scavenge card that was just drawn, or draw another; what is drawn together is not put back (CARD-06)."""
    own = [hero] if hero is not None else []
    swindled = any(swindles(game, each, deck, card) for each in own)
    if not swindled and not wants_another(game, card, deck) and not buys_another(game, card, deck, own):
        return card
    pile = game.state.decks[deck]
    out = list(drawn) if len(drawn) < len(pile.cards) else [card]  # a deck that has run out is shuffled anew
    for each in out:
        pile.cards.remove(each)
    found = pile.deal(1, game.state.streams)
    pile.cards += out
    drawn += found
    return found[0] if found else card


def redraws(game: AnyChapter, hero: Hero, deck: str, *, paid: bool, own: bool = False) -> list[tuple[str, Redraw]]:
    """Return what lets a hero have another drawn from a deck, for a price or without: each once, if it can be used now.

    What works for more decks comes first.
    """
    answers = bends(game, hero, Redraw)
    if not answers:
        return []
    found: dict[Redraw, str] = {}
    for source, bend in answers:
        if bend.own != own or (bend.cost is not None) != paid or not deck.startswith(bend.deck or ANY_CARD):
            continue
        ready = is_ready(game, hero, source, bend.limit, "redraw") and holds(game, bend.when, hero, None, source=source)
        if ready and (bend.cost is None or can_pay(game, hero, bend.cost)):
            found.setdefault(bend, source)
    return [(source, bend) for bend, source in found.items()] if found else []


def swindles(game: AnyChapter, hero: Hero, deck: str, card: str) -> bool:
    """Ask a swindler whether what it found is good enough; the next card is kept."""
    for source, bend in redraws(game, hero, deck, paid=False, own=True):
        if game.ask(Confirm(kind="redraw", who=hero.id, about={"card": card}, default=0, interruptible=False)):
            exhaust(game, hero, source, bend.limit, "redraw")
            game.tell(Used(hero.id, source))
            take_corruption_hits(game, hero, bend.corruption_hits, by=source)
            return True
    return False


def wants_another(game: AnyChapter, card: str, deck: str) -> bool:
    """Ask whoever may discard what was just drawn, as often as its item says; the new one stands (PERS-09)."""
    for hero in game.standing():
        for source, bend in redraws(game, hero, deck, paid=False):
            if game.ask(Confirm(kind="redraw", who=hero.id, about={"card": card}, default=0, interruptible=False)):
                _use_for_another(game, hero, source, bend)
                _wear_out(game, hero, source)
                return True
    return False


def buys_another(game: AnyChapter, card: str, deck: str, own: Sequence[Hero] = ()) -> bool:
    """Ask whoever can pay to have what was just drawn discarded, also those whose own it is; the new one stands (MUT-16)."""
    for hero in game.standing():
        offers = redraws(game, hero, deck, paid=True)
        if hero in own:
            offers += redraws(game, hero, deck, paid=True, own=True)
        for source, bend in offers:
            if bend.cost is not None and game.ask(_offer_for(card, deck, hero, bend.cost)):
                _use_for_another(game, hero, source, bend)
                pay(game, hero, bend.cost, source)
                if bend.horror_hits is not None:
                    take_horror_hits(game, hero, amount(game, bend.horror_hits, "horror-hits"), by=source)
                return True
    return False


def _offer_for(card: str, deck: str, hero: Hero, price: Cost) -> Confirm:
    if deck.startswith("threat") and price.grit:
        about = {"card": card, "grit": price.grit}
        return Confirm(kind="redraw-threat", who=hero.id, about=about, default=0, interruptible=False)
    return Confirm(kind="redraw", who=hero.id, about={"card": card}, default=0, interruptible=False)


def _use_for_another(game: AnyChapter, hero: Hero, source: str, bend: Redraw) -> None:
    exhaust(game, hero, source, bend.limit, "redraw")
    note_use(game, hero, source)
    gain_xp(game, hero, bend.xp)
    hero.acted = True  # FIGHTEND-06
    take_corruption_hits(game, hero, bend.corruption_hits, by=source)


def _wear_out(game: AnyChapter, hero: Hero, source: str) -> None:
    """Roll whether something fragile survives its use."""
    item = game.content.items.get(card_of(source))
    worst = max((bend.up_to for bend in item.bend if isinstance(bend, Breaks)), default=0) if item is not None else 0
    if worst and throw(game, hero, "breaks", worth=lambda faces: faces[0] <= worst)[0] <= worst:
        discard_source(game, hero, source)


# -- cancelling -----------------------------------------------------------------------------------


def darkness_is_cancelled(game: Game, card: str) -> bool:
    """Discard a Darkness card unseen by anybody but who cancels it."""
    drawn = Looming(card)
    carried_out(game.state, card)
    cancelled = somebody_cancels(game, drawn, "darkness")
    is_done(game.state, card)
    if cancelled:
        game.state.streams.reveal()
        game.tell(CardCancelled(card))
        if drawn.kept_on is not None:
            drawn.kept_on.kept.append(card)
        else:
            game.state.decks["darkness"].put_aside(card)
    return cancelled


def somebody_cancels(game: Game, drawn: Looming, deck: str) -> bool:
    """Ask who can cancel a card just drawn: an iron will against the Darkness, a card of a hand (CLASS-07)."""
    if any(_wills_it_away(game, hero, drawn.card, deck) for hero in game.standing()):
        return True
    if anybody_cancels(game, f"{deck}_card", drawn):
        return True
    return any(intervene(game, hero, drawn.card, deck) for hero in game.standing())


def _wills_it_away(game: Game, hero: Hero, card: str, deck: str) -> bool:
    """Let a hero use what makes a roll cancel a card of a deck, at its price."""
    for source, will in bends(game, hero, CancelRoll):
        if deck not in will.deck:
            continue
        if not is_ready(game, hero, source, will.limit) or (will.cost is not None and not can_pay(game, hero, will.cost)):
            continue
        about = {"card": card, "source": source}
        if game.ask(Confirm(kind="cancel-card", who=hero.id, about=about, default=0, interruptible=False)):
            exhaust(game, hero, source, will.limit)
            if will.cost is not None:
                pay(game, hero, will.cost, source)
            game.tell(Used(hero.id, source))
            hero.acted = True  # FIGHTEND-06
            return throw(game, hero, "iron-will", target=will.target)[0] >= will.target
    return False


# -- Growing Dread --------------------------------------------------------------------------------


def add_dread(game: Game, count: int = 1) -> None:
    """Put Growing Dread cards face down on the stack; once the Objective is found they act at once (DREAD-01, DREAD-03).

    So they do in a mission without an Objective: nothing would ever turn them over (DREAD-02).
    """
    state = game.state
    for _ in range(count):
        if not game.goes_on():
            return
        at_once = state.objective_tile >= 0 or not game.content.missions[state.mission].has_objective
        card = draw_from(game, "dread") if at_once else state.decks["dread"].draw(state.streams)  # PERS-09: not unseen
        if card is None:
            return
        state.dread.append(card)
        game.tell(DreadAdded(len(state.dread)))
        if at_once:
            resolve_top_dread(game)


def resolve_dread(game: Game) -> None:
    """Resolve the whole stack, last added first (DREAD-02)."""
    while game.state.dread and game.goes_on():
        resolve_top_dread(game)


def resolve_top_dread(game: Game) -> None:
    """Reveal the top card; the heroes may cancel it before it takes effect (DREAD-04, DREAD-05)."""
    card = game.state.dread.pop()
    carried_out(game.state, card)
    game.state.streams.reveal()
    game.tell(Drew("dread", card))
    cancelled = heroes_cancel(game, card) or somebody_cancels(game, Looming(card), "dread")
    is_done(game.state, card)
    if cancelled:
        discard_dread(game, card)
    else:
        resolve_card(game, "dread", card, Context(source=card))


def heroes_can_cancel(game: Game) -> bool:
    """Tell whether every standing hero has the Grit to give (DREAD-04)."""
    heroes = game.standing()
    return bool(heroes) and all(game.grit_of(hero) >= DREAD_PRICE for hero in heroes)


def heroes_cancel(game: Game, card: str) -> bool:
    """Ask every standing hero for its Grit: all of them together cancel a card, and one no decides (DREAD-04, DREAD-06)."""
    find_grit(game, game.standing(), card)
    if not heroes_can_cancel(game):
        return False
    heroes = game.standing()
    if not game.all_agree([Confirm(kind="cancel-dread", who=hero.id, about={"card": card}) for hero in heroes]):
        return False
    for hero in heroes:
        spend_grit(game, hero, DREAD_PRICE)
    return True


def discard_dread(game: Game, card: str) -> None:
    """Put a cancelled card face up on the discard pile."""
    game.state.streams.reveal()
    game.tell(CardCancelled(card))
    game.state.decks["dread"].put_aside(card)
