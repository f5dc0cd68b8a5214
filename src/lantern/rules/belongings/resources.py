"""What a hero gains and loses: XP, Gold, Dark Stone, tokens, items."""

from __future__ import annotations

from lantern.content.bends.belongings import HidesTokens, Holds, OnlyOne
from lantern.content.entry import Power
from lantern.content.verbs.cards import DiscardThis
from lantern.core.questions import ChooseOne, Option
from lantern.rules.belongings.hands import build_of, can_add, hands_needed
from lantern.rules.harm.corruption import corrupt, mutate_if_corrupted
from lantern.rules.mission.worlds import deck_in, home_of, lies_in
from lantern.rules.numbers.bends import bends, bent, different
from lantern.rules.numbers.in_play import is_immune
from lantern.rules.numbers.losing import lose
from lantern.rules.numbers.serving import served_in_rolls
from lantern.rules.numbers.values import value
from lantern.rules.table.bearing import stays_outside
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.plain import Fits, Nothing
from lantern.rules.table.choices.things import DiscardItem, DiscardToken, RefuseToken, SwapToken
from lantern.rules.table.copies import cards_owned, held_as, new_card, put_into_hands
from lantern.rules.table.events import Gained, Lost, Noted, Took
from lantern.rules.table.game import Game
from lantern.rules.table.state import Held, Hero


def gain_xp(game: AnyChapter, hero: Hero, count: int) -> None:
    """Gain XP."""
    if count:
        hero.xp += count
        game.tell(Gained(hero.id, "xp", count))


def gain(game: AnyChapter, hero: Hero, what: str, count: int, by: str = "") -> None:
    """Gain gold, Dark Stone, XP or corruption; Grit is recovered (see `grit`). `by` is where it comes from."""
    if what == "corruption":
        corrupt(game, hero, count)
    elif count > 0:
        setattr(hero, what, getattr(hero, what) + count)
        game.tell(Gained(hero.id, what, count, by))


def trim_grit(game: AnyChapter, hero: Hero) -> None:
    """Discard Grit above a maximum that has fallen (GRIT-12)."""
    surplus = hero.grit - value(game, hero, "max_grit") if hero.grit else 0
    if surplus > 0:
        lose(game, hero, "grit", surplus)


def follow_numbers(game: AnyChapter, hero: Hero) -> None:
    """Let Grit and corruption follow what was gained, lost, put on or taken off (GRIT-12, CORR-06)."""
    if hero.grit:
        trim_grit(game, hero)
    if hero.corruption:
        mutate_if_corrupted(game, hero)
    if hero.bag:
        shed_tokens(game, hero)


# -- side bag -------------------------------------------------------------------------------------


def take_token(game: AnyChapter, hero: Hero, token: str) -> None:
    """Take a side bag token; with a full bag, swap it for one that is discarded, or refuse it (BAG-01, BAG-02).

    While that is asked, any token of the hero, the new one too, may be used or handed on, which makes room as well.
    """
    hero.bag.append(token)

    def what_goes() -> ChooseOne:
        swaps = [SwapToken(other) for other in sorted(set(hero.bag)) if other != token and _makes_room(game, hero, other)]
        refuse = [RefuseToken(token)] if token in hero.bag else []
        fits = bag_fits(game, hero, hero.bag)
        options: list[Option] = [Fits()] if fits else [*refuse, *swaps]
        return ChooseOne(kind="full-bag", who=hero.id, options=options, about={"token": token})

    gone: str | None = game.ask(what_goes).value
    if gone is not None:
        hero.bag.remove(gone)
        game.tell(Noted("no-room", hero.id))
    if gone != token:
        game.tell(Took(hero.id, token))
        if gone is not None:
            game.tell(Lost(hero.id, gone, 1))


def _makes_room(game: AnyChapter, hero: Hero, token: str) -> bool:
    """Tell whether all other tokens fit without one: what something else holds takes no room in the side bag."""
    rest = list(hero.bag)
    rest.remove(token)
    return bag_fits(game, hero, rest)


def shed_tokens(game: AnyChapter, hero: Hero) -> None:
    """Discard tokens that no longer fit, because what held them has gone (BAG-01, BAG-02); meanwhile some may be handed on."""
    if hero.bag and not hero.dead and not bag_fits(game, hero, hero.bag):
        _discard_tokens(game, hero)


def _discard_tokens(game: AnyChapter, hero: Hero) -> None:
    def what_goes() -> ChooseOne:
        fits = bag_fits(game, hero, hero.bag)
        tokens = [DiscardToken(token) for token in sorted(set(hero.bag))]
        return ChooseOne(kind="bag-too-small", who=hero.id, options=[Fits()] if fits else [*tokens])

    while (gone := game.ask(what_goes).value) is not None:
        game.tell(Noted("no-room", hero.id))
        discard_token(game, hero, gone)


def discard_token(game: AnyChapter, hero: Hero, token: str) -> None:
    """Discard a token without using it."""
    hero.bag.remove(token)
    game.tell(Lost(hero.id, token, 1))


def bag_fits(game: AnyChapter, hero: Hero, bag: list[str]) -> bool:
    """Tell whether tokens fit into a hero's side bag (BAG-01); some things hold certain tokens besides."""
    most = value(game, hero, "side_bag")
    return len(bag) <= most or len(bag) - sum(pocketed(game, hero, bag).values()) <= most


def pocketed(game: AnyChapter, hero: Hero, bag: list[str]) -> dict[str, int]:
    """Count the tokens that something other than the side bag holds."""
    room: dict[str, int] = {}
    for pocket in different(bends(game, hero, Holds)):
        for token in pocket.token:
            room[token] = room.get(token, 0) + pocket.count
    return {token: min(count, bag.count(token)) for token, count in room.items()}


def losable_tokens(game: AnyChapter, hero: Hero) -> list[str]:
    """Return the tokens that a hero can lose: all but those of gear that keeps its own, or none if they are hidden."""
    if bent(game, hero, HidesTokens) is not None:
        return []
    bag = list(hero.bag)
    for pocket in different(bends(game, hero, Holds)):
        for token in pocket.token * pocket.count if pocket.kept else ():
            if token in bag:
                bag.remove(token)
    return bag


# -- items ----------------------------------------------------------------------------------------


def weight(game: AnyChapter, hero: Hero) -> int:
    """Return the weight a hero carries: all its items, personal ones too (ITEM-07, PERS-03), but no shards (DSTONE-01)."""
    return game.borne[hero.id].weight


def take_item(game: AnyChapter, hero: Hero, item: str, *, starting: bool = False) -> None:
    """Take an item; what breaks the carrying limit must be made room for, or left (ITEM-08)."""
    served_in_rolls(game, hero)
    held = new_card(game.state, item, starting=starting, marks=game.content.items[item].markers)
    put_into_hands(hero, held)
    game.numbers_changed(hero.id)
    game.tell(Took(hero.id, item))
    equip_if_free(game, hero, held)
    part_with_a_second(game, hero, item)
    shed_weight(game, hero)
    follow_numbers(game, hero)
    lose_immune_markers(game, hero)


def may_have(game: AnyChapter, hero: Hero, item: str) -> bool:
    """Tell whether a hero may take an item: of some it can have only one."""
    return not _alike(game, hero, item)


def _alike(game: AnyChapter, hero: Hero, item: str) -> list[int]:
    """Return the places of the items of which a hero can have only one together with this one; none if there is no limit."""
    items = game.content.items
    only = next((bend for bend in items[item].bend if isinstance(bend, OnlyOne)), None)
    if only is None:
        return []
    of_kind = (only.keyword in items[held.id].keywords if only.keyword else held.id == item for held in hero.items)
    return [place for place, alike in enumerate(of_kind) if alike]


def part_with_a_second(game: AnyChapter, hero: Hero, item: str) -> None:
    """Discard one of two items of which a hero, or the party, can have only one; while that is asked, it may be handed on."""
    room = 0 if _others_have(game, hero, item) else 1

    def which_goes() -> ChooseOne:
        alike = _alike(game, hero, item)
        there = [DiscardItem(hero.items[place].id, place) for place in discardable(game, hero) if place in alike]
        fits = not there or len(alike) <= room
        return ChooseOne(kind="one-too-many", who=hero.id, options=[Fits()] if fits else [*there], about={"source": item})

    if len(_alike(game, hero, item)) > room and (gone := game.ask(which_goes).value) is not None:
        discard_item(game, hero, gone)


def _others_have(game: AnyChapter, hero: Hero, item: str) -> bool:
    """Tell whether somebody else of the posse has an item of which the whole party can have only one."""
    if not any(isinstance(bend, OnlyOne) and bend.whose == "party" for bend in game.content.items[item].bend):
        return False
    others = (other for other in game.state.heroes.values() if other is not hero and not other.lost_for_good)  # DEATH-09
    return item in game.state.at_home or any(held.id == item for other in others for held in other.items)


def lose_immune_markers(game: AnyChapter, hero: Hero) -> None:
    """Lose the status markers to which a hero has become immune (IMMUNE-04)."""
    immune = []
    for marker in hero.markers:
        if is_immune(game, hero, [marker]):
            immune.append(marker)  # noqa: PERF401 - asked in each activation, and hardly ever is there one
    for marker in immune:
        del hero.markers[marker]
        game.numbers_changed(hero.id)


def shed_weight(game: AnyChapter, hero: Hero) -> None:
    """Discard items until the carrying limit is kept (ITEM-08, ITEM-17); while that is asked, some may be handed on."""
    if weight(game, hero) > value(game, hero, "carry"):
        _discard_heavy_things(game, hero)


def _discard_heavy_things(game: AnyChapter, hero: Hero) -> None:
    def what_goes() -> ChooseOne:
        heavy = [DiscardItem(hero.items[i].id, i) for i in discardable(game, hero) if game.borne[hero.id].weights[i]]
        fits = weight(game, hero) <= value(game, hero, "carry") or not heavy
        return ChooseOne(kind="too-heavy", who=hero.id, options=[Fits()] if fits else [*heavy])

    while (gone := game.ask(what_goes).value) is not None:
        discard_item(game, hero, gone)


def discardable(game: AnyChapter, hero: Hero) -> tuple[int, ...]:
    """Return the places of the items a hero may throw away: no personal ones, nothing fused (ITEM-22, PERS-02, MUT-19)."""
    return game.borne[hero.id].leaving


def is_ridden(game: AnyChapter, held: Held) -> bool:
    """Tell whether an item is the transport that its owner rides (TRAVEL-27)."""
    return held.equipped and stays_outside(game.content.items[held.id])


def throw_away(game: AnyChapter, hero: Hero) -> None:
    """Throw away an item of the hero's choice, or think better of it (ITEM-22)."""
    options = [*(DiscardItem(hero.items[i].id, i) for i in discardable(game, hero)), Nothing()]
    gone = game.ask(ChooseOne(kind="throw-away", who=hero.id, options=options, interruptible=False)).value
    if gone is not None:
        discard_item(game, hero, gone)


def discard_item(game: AnyChapter, hero: Hero, index: int) -> None:
    """Put an item on the discard pile of its deck."""
    held = hero.items.pop(index)
    game.tell(Lost(hero.id, held.id, 1))
    for card in (*([] if held.starting else [held]), *held.upgrades):
        put_aside(game, card.id)
    _discard_what_lies_on(game, held)
    game.numbers_changed(hero.id)
    follow_numbers(game, hero)


def is_fused(hero: Hero, source: str) -> bool:
    """Tell whether an item is a part of the hero, which nothing makes it lose (MUT-19, MUT-21)."""
    held = held_as(hero, source)
    return held is not None and held.fused


def _discard_what_lies_on(game: AnyChapter, held: Held) -> None:
    """Discard the cards that were kept on an item, or on an upgrade card on it; between adventures all are in their decks."""
    if not isinstance(game, Game):
        return
    for card in (held, *held.upgrades):
        for kept in card.kept:
            game.state.decks[home_of(game, kept)].put_aside(kept)


def put_aside(game: AnyChapter, item: str) -> None:
    """Put an item card on the discard pile of its deck, if that is here and lacks it.

    What was bought in town beyond what was printed, or found in a world that is not on this table, goes back into the box.
    """
    card = game.content.items[item]
    name = deck_in(game, card.deck, card.world)
    deck = game.state.decks.get(name)
    if deck is None or not lies_in(game, name, card.world):
        return
    if game.state.veterans and [*deck.cards, *deck.discard, *cards_owned(game.state)].count(item) >= card.copies:
        return
    deck.put_aside(item)


def take_off_marker(game: AnyChapter, hero: Hero, marker: str) -> None:
    """Take one status marker of a kind off a hero."""
    hero.markers[marker] -= 1
    if not hero.markers[marker]:
        del hero.markers[marker]
    game.tell(Lost(hero.id, marker, 1))
    game.numbers_changed(hero.id)


def discard_source(game: AnyChapter, hero: Hero, source: str) -> None:
    """Discard the item, the upgrade card on an item, the card kept or the marker that says so, unless it is fused (MUT-19)."""
    if source in hero.markers:
        take_off_marker(game, hero, source)  # STATUS-12
        return
    kept = next((card for card in hero.conditions if card.source == source), None)
    if kept is not None and game.content.conditions[kept.id].kind == "kept":
        hero.conditions.remove(kept)
        game.tell(Lost(hero.id, kept.id, 1))
        game.numbers_changed(hero.id)
        follow_numbers(game, hero)
        return
    for index, held in enumerate(hero.items):
        if held.source == source and not held.fused:
            discard_item(game, hero, index)
            return
        upgrade = next((upgrade for upgrade in held.upgrades if upgrade.source == source), None)
        if upgrade is not None:
            held.upgrades.remove(upgrade)
            game.tell(Lost(hero.id, upgrade.id, 1))
            put_aside(game, upgrade.id)
            _discard_what_lies_on(game, upgrade)
            game.numbers_changed(hero.id)
            follow_numbers(game, hero)
            return


def let_pass(game: AnyChapter, hero: Hero, moment: str) -> None:
    """Discard what a dead hero kept until a moment: it takes no part in that, but it has passed for it as well (CAMP-21)."""
    conditions = game.content.conditions
    for card in [card for card in hero.conditions if _ends_at(conditions[card.id], moment)]:
        discard_source(game, hero, card.source)


def _ends_at(entry: Power, moment: str) -> bool:
    """Tell whether something kept is discarded at a moment, whatever has happened."""
    ends = (trigger for trigger in entry.triggers if trigger.on == moment and trigger.when is None)
    return any(isinstance(effect, DiscardThis) for trigger in ends for effect in trigger.effect)


def hands_in_use(game: AnyChapter, hero: Hero) -> int:
    """Count the hand slots in use (ITEM-02)."""
    build = build_of(game, hero)
    return sum(hands_needed(build, game.content.items[held.id]) for held in hero.items if held.equipped)


def equip_if_free(game: AnyChapter, hero: Hero, held: Held) -> None:
    """Equip an item if its hands and slots are free; in a fight not before these are assigned again (ITEM-03, ITEM-05)."""
    if game.is_calm() and can_add(game, hero, held):
        held.equipped = True
        game.numbers_changed(hero.id)
