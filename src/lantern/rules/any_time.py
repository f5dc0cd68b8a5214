"""What anybody may do at any time: tokens, some abilities, handing things over, cancelling dread, policies."""

from __future__ import annotations

from lantern.core.questions import Option
from lantern.core.table import PARTY
from lantern.rules.abilities import name_of, usable_any_time, use_ability
from lantern.rules.bearing import Usable
from lantern.rules.belongings import COPY, card_of, cards_of, plain
from lantern.rules.cards import discard_dread, heroes_can_cancel, heroes_cancel
from lantern.rules.chapter import AnyChapter
from lantern.rules.conditions import stop_bleeding
from lantern.rules.game import Game
from lantern.rules.hands import may_swap_hands, swap_hands
from lantern.rules.resources import discardable, follow_numbers, throw_away
from lantern.rules.state import Hero
from lantern.rules.trading import gifts, give, swap, swaps
from lantern.rules.upgrades import attach, attachable, detach

POLICIES = ("ask", "matters", "never")
#: What is done with things, in every chapter.
WITH_THINGS = frozenset({"give", "swap", "attach", "detach", "hands", "discard"})


def any_time_actions(game: Game) -> list[Option]:
    """Return every any-time action that is legal now, by a key that names who does what."""
    options: list[Option] = []
    if game.state.phase in {"set-up", "over"}:
        return options
    for hero in game.standing():
        options += [
            Option(f"{hero.id}/use:{name_of(usable)}", usable, model=hero.id, card=card_of(usable.source))
            for usable in usable_any_time(game, hero)
        ]
        options += things_to_do(game, hero)
        if hero.markers.get("bleeding") and game.grit_of(hero):
            options.append(Option(f"{hero.id}/stop-bleeding", model=hero.id))  # STATUS-07
    if game.state.dread and heroes_can_cancel(game):  # DREAD-05: while face down
        options.append(Option("party/cancel-dread"))
    return options


def things_to_do(game: AnyChapter, hero: Hero) -> list[Option]:
    """Return what a hero may do with its things now, in every chapter: hand over, swap, dress, attach, throw away."""
    given = gifts(game, hero)
    options = [Option(f"{hero.id}/give:{thing}:{other}", model=other, card=card_of(thing)) for thing, other in given]
    swapped = swaps(game, hero, given)
    options += [Option(f"{hero.id}/swap:{thing}:{other}", model=other, card=card_of(thing)) for thing, other in swapped]
    if may_swap_hands(game, hero):
        options.append(Option(f"{hero.id}/hands", model=hero.id))
    options += [
        Option(f"{hero.id}/attach:{name}:{item}", model=hero.id, card=card_of(name)) for name, item in attachable(game, hero)
    ]
    options += [
        Option(f"{hero.id}/detach:{upgrade.source}", model=hero.id, card=upgrade.id)
        for held in hero.items
        for upgrade in held.upgrades
    ]  # UPG-04
    if discardable(game, hero):
        options.append(Option(f"{hero.id}/discard", model=hero.id))  # ITEM-22
    return options


def may_take(game: Game, key: str) -> bool:
    """Tell whether an any-time action is legal now; anybody may set a policy whenever a question is open."""
    return is_policy(game, key) or meant(game, key) is not None


def is_policy(game: AnyChapter, key: str) -> bool:
    """Tell whether something is a policy that somebody may set."""
    who, _, action = key.partition("/")
    verb, _, rest = action.partition(":")
    kind, _, policy = rest.partition(":")
    return verb == "policy" and (who in game.state.heroes or who == PARTY) and bool(kind) and policy in POLICIES


def meant(game: AnyChapter, key: str) -> str | None:
    """Return the action that is meant: of several copies of a card, a plain name means the first for which it is legal."""
    keys = [option.key for option in game.any_time_actions()]
    return key if key in keys else next((each for each in keys if COPY in each and plain(each) == key), None)


def take_any_time(game: Game, key: str) -> None:
    """Do an any-time action. Keys: `hero/use:thing`, `hero/give:thing:other` (`swap` alike), `hero/hands`, policies."""
    if do_with_things(game, key):
        return
    who, _, action = key.partition("/")
    verb, _, rest = action.partition(":")
    if verb == "cancel-dread":
        card = game.state.dread[-1]
        if heroes_cancel(game, ""):
            game.state.dread.pop()
            discard_dread(game, card)
        return
    hero = game.hero(who)
    if verb == "use":
        use_ability(game, hero, _usable(game, who, which_copy(game, hero, key, rest)))
    elif verb == "stop-bleeding":
        stop_bleeding(game, hero)
    else:
        raise ValueError(f"no such action: {key}")
    game.knock_out_who_are_down()  # HERO-20


def do_with_things(game: AnyChapter, key: str) -> bool:
    """Do what every chapter lets one do at any time, with things or about policies; return whether it was that."""
    who, _, action = key.partition("/")
    verb, _, rest = action.partition(":")
    if verb == "policy":
        kind, _, policy = rest.partition(":")
        game.state.policies.setdefault(who, {})[kind] = policy
        return True
    if verb not in WITH_THINGS:
        return False
    hero = game.hero(who)
    rest = which_copy(game, hero, key, rest)
    if verb in {"give", "swap"}:
        thing, _, other = rest.rpartition(":")
        (give if verb == "give" else swap)(game, hero, thing, game.hero(other))
    elif verb == "attach":
        name, _, item = rest.partition(":")
        attach(game, hero, name, item)
    elif verb == "detach":
        detach(game, hero, rest)
    elif verb == "hands":
        swap_hands(game, hero)
        follow_numbers(game, hero)
    else:
        throw_away(game, hero)
    game.knock_out_who_are_down()  # HERO-20: an item that gave Health may be gone
    return True


def which_copy(game: AnyChapter, hero: Hero, key: str, rest: str) -> str:
    """Say which copy of a card is meant, where a key says only which card."""
    if COPY not in key and [card for card in cards_of(hero) if card.copy > 1]:
        return (meant(game, key) or key).partition("/")[2].partition(":")[2]
    return rest


def _usable(game: Game, who: str, source: str) -> Usable:
    for usable in usable_any_time(game, game.hero(who)):
        if name_of(usable) == source:
            return usable
    raise ValueError(f"{who} cannot use {source} now")
