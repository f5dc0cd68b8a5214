"""Setting up an adventure (chapter 02)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from lantern.board.placement import first_tile
from lantern.board.sets import bits
from lantern.content.bends.mine import FullGrit, StartsWithGrit
from lantern.content.loader import Content
from lantern.content.missions import Mission
from lantern.content.verbs.cards import ITEM_DECKS, PutInPlay
from lantern.content.words import THREAT_LEVELS
from lantern.core.decks import Deck
from lantern.core.errors import LanternError
from lantern.core.questions import ChooseOne
from lantern.core.streams import new_streams
from lantern.rules.belongings.resources import trim_grit
from lantern.rules.darkness.depth_track import DARKNESS_START
from lantern.rules.fight.fixed_map import lay_fixed_map
from lantern.rules.mission.themes import themed
from lantern.rules.mission.worlds import arrive, without, world_decks
from lantern.rules.numbers.bends import bent
from lantern.rules.numbers.filling import let_flow
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import value
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.spaces import StartAt
from lantern.rules.table.copies import cards_owned, new_card, put_into_hands
from lantern.rules.table.events import Placed
from lantern.rules.table.game import Context, Game
from lantern.rules.table.options import Options, exploration_deck
from lantern.rules.table.state import FORMAT, ChapterState, Hero, State, TileInPlay
from lantern.rules.turn.making import begin_making, finish_making

MOST_HEROES = 6  # SCALE-03
#: Number of heroes -> Revive tokens of the party (SCALE-01); a lone hero has two spare lives (SCALE-06).
REVIVE_TOKENS = {1: 2, 2: 1, 3: 1, 4: 0, 5: 1, 6: 0}
#: The mission to begin with (MISSION-15), and in the 2014 core (MISSION-18, CLASSIC-22).
INTRODUCTORY_MISSION = "scouting-party"
CLASSIC_INTRODUCTORY_MISSION = "fistful-of-dark-stone"
#: Who sets out where nobody has chosen.
FIRST_HEROES = ("us-marshal", "gunslinger")


class SetupError(LanternError):
    """An adventure that cannot be set up."""


def new_state(
    content: Content, mission: str | None, heroes: list[str], seed: int, options: Options, profile: str = "revised"
) -> State:
    """Make the state of an adventure of new heroes; everything that players decide is asked in the first step (SETUP-01).

    Without a mission it is the introductory one (SETUP-08).
    """
    state = bare_state(content, mission, len(heroes), seed, options, profile)
    for hero in heroes:
        if hero not in content.heroes:
            raise SetupError(f"There is no hero class '{hero}'. Known: {', '.join(sorted(content.heroes))}.")
        add_hero(state, content, hero)
    lay_out(state, content)
    return state


def bare_state(
    content: Content, mission: str | None, heroes: int, seed: int, options: Options, profile: str = "revised"
) -> State:
    """Make the state of an adventure that so many heroes will go on; they come next, then what lies on the table."""
    if mission is None:
        mission = introductory_mission(options)
    if mission not in content.missions:
        raise SetupError(f"There is no mission '{mission}'. Known: {', '.join(sorted(content.missions))}.")
    if not 1 <= heroes <= MOST_HEROES:
        raise SetupError(f"A party has 1 to {MOST_HEROES} heroes, not {heroes} (SCALE-03).")
    state = State(mission=mission, seed=seed, options=options, streams=new_streams(seed), format=FORMAT, profile=profile)
    state.party_size = heroes  # SCALE-02: whoever falls later still counts
    state.revive_tokens = REVIVE_TOKENS[heroes]
    return state


def lay_out(state: State, content: Content) -> None:
    """Lay out decks, markers and the first tile, once the heroes are there."""
    state.party_level = max(hero.level for hero in state.heroes.values())  # LEVEL-13
    mission = content.missions[state.mission]
    shuffle_decks(state, content, mission.world)
    _place_markers(state, mission)
    if mission.map:
        lay_fixed_map(state, content, mission)
    else:
        state.placements = [first_tile(content.tiles["entrance"])]  # SETUP-10
        state.tiles = [TileInPlay(mission.world)]  # SETUP-04: what its World card says holds from the first turn


def _place_markers(state: State, mission: Mission) -> None:
    """Put the markers at the ends of the Depth Track (SETUP-09), or where the mission says (MISSION-02)."""
    if mission.party_at is not None:
        state.party_marker = DARKNESS_START - mission.party_at
    if mission.darkness_at is not None:
        state.darkness = DARKNESS_START - mission.darkness_at


def introductory_mission(options: Options) -> str:
    """Return the mission for beginners (MISSION-15, CLASSIC-22)."""
    return CLASSIC_INTRODUCTORY_MISSION if options.intro_mission else INTRODUCTORY_MISSION


def add_hero(state: ChapterState, content: Content, hero_class: str) -> Hero:
    """Add a new hero with its starting items (HERO-08, HERO-09, HERO-16)."""
    hero = seat_hero(state, content, hero_class)
    for item in content.heroes[hero_class].starting_items:
        put_into_hands(hero, new_card(state, item, equipped=True, starting=True))
    return hero


def numbered(classes: Iterable[str]) -> list[str]:
    """Return what heroes of these classes are called in a chapter; who is not the first of its class has a number."""
    seen: Counter[str] = Counter()
    names: list[str] = []
    for hero_class in classes:
        seen[hero_class] += 1
        names.append(hero_class if seen[hero_class] == 1 else f"{hero_class}-{seen[hero_class]}")
    return names


def seat_hero(state: ChapterState, content: Content, hero_class: str) -> Hero:
    """Add a hero that has nothing yet."""
    taken = sum(hero.hero_class == hero_class for hero in state.heroes.values())
    sheet = content.heroes[hero_class]
    hero = Hero(
        id=numbered([hero_class] * (taken + 1))[-1],
        hero_class=hero_class,
        name=sheet.name["en"] + (f" {taken + 1}" if taken else ""),
        pools={pool: start for pool in content.kit(hero_class).pools if (start := content.pools[pool].start)},
    )
    state.heroes[hero.id] = hero
    return hero


def printed_decks(content: Content, options: Options, world: str) -> dict[str, list[str]]:
    """Return every deck that an adventure in a world needs, as printed (SETUP-03, CARD-07)."""
    names = {
        "darkness": "darkness", "dread": "dread", "loot": "loot", "scavenge": "scavenge", "gear": "gear",
        "artifact": "artifact", "personal": "personal", "exploration": exploration_deck(options),
    }  # fmt: skip
    names |= {deck: deck for deck in content.decks}
    homes = {hero.setting for hero in content.heroes.values()}
    names |= {f"personal-{home}": f"personal-{home}" for home in content.settings if home in homes}  # PERS-01
    names |= {f"threat-{level}": f"threat-{level}" for level in THREAT_LEVELS}
    decks = {name: content.deck(back, world) for name, back in names.items()} | world_decks(content, world, home=True)
    return decks | _themed_threats(content, options, decks) if options.threat_theme else decks


def _themed_threats(content: Content, options: Options, decks: dict[str, list[str]]) -> dict[str, list[str]]:
    """Keep the Threat cards that fit the theme; each deck needs one (OPT-08)."""
    threats = {name: cards for name, cards in decks.items() if name.startswith("threat-") and cards}
    kept = {name: themed(content, options.threat_theme, cards) for name, cards in threats.items()}
    for name, cards in kept.items():
        if not cards:
            raise SetupError(f"The theme '{options.threat_theme}' leaves no card in the deck {name} (OPT-08).")
    return kept


def shuffle_decks(state: State, content: Content, world: str) -> None:
    """Shuffle every deck the adventure needs, those of all packs together (MIX-01, SETUP-15), but not what somebody owns."""
    decks = printed_decks(content, state.options, world)
    for hero in state.heroes.values():
        for card in hero.conditions:  # LOC-27: what was heard of is out of the stack, if it was ever in it
            card.kept = [token for token in card.kept if token in decks["exploration"]]
            decks = without(decks, card.kept)
    decks = without(decks, cards_owned(state))
    for name, cards in decks.items():
        state.decks[name] = Deck(cards)
        state.streams.shuffle(cards, "map" if name.startswith("map") else "decks")


def lay_out_items(state: ChapterState, content: Content) -> None:
    """Shuffle the decks of items, once the heroes are there, for a chapter without a map: Gear, Artifacts, personal items.

    The Artifacts of each OtherWorld lie apart from those of the Earth (WORLD-03), and no deck has what somebody of the posse
    owns.
    """
    homes = {hero.setting for hero in content.heroes.values()}
    decks = {back: content.deck(back) for back in ITEM_DECKS}
    decks |= {f"personal-{home}": content.deck(f"personal-{home}") for home in content.settings if home in homes}  # PERS-01
    for name, world in sorted(content.worlds.items()):
        own = content.deck("artifact", name, own=True)
        decks["artifact" if world.earth else f"artifact-{name}"] = [*decks["artifact"], *own] if world.earth else own
    for name, cards in without(decks, cards_owned(state)).items():
        if cards:
            state.decks[name] = Deck(cards)
            state.streams.shuffle(cards, "decks")


# -- what the players decide ----------------------------------------------------------------------


def set_up(game: Game) -> None:
    """Let the players make their heroes, choose who carries the light, and take their places (SETUP-07, SETUP-13).

    All new heroes are made at the same time; each gets what was chosen for it when its turn comes.
    """
    heroes = game.state.heroes.values()
    for hero in heroes:
        if hero.id not in game.state.veterans:
            begin_making(game, hero)
    for hero in heroes:
        grit = bent(game, hero, StartsWithGrit)
        leave_behind_what_ended(game, hero)
        finish_making(game, hero)
        make_ready(game, hero)
        if grit is not None:
            hero.grit = min(hero.grit, grit.grit)
    game.state.making.clear()
    choose_light_bearer(game)
    place_heroes(game)
    mission = game.content.missions[game.state.mission]
    perform(game, mission.set_up, Context(source=mission.id))  # MISSION-02
    bounty = game.state.settlement.bounty
    if bounty in game.content.cards:  # one that no pack knows waits for its pack
        game.state.settlement.bounty = ""
        perform(game, (PutInPlay(card=bounty),), Context(source=bounty))  # JOB-01
    fire(game, "adventure_starts")
    game.state.phase = "turn-start"


def leave_behind_what_ended(game: Game, hero: Hero) -> None:
    """Heal what lasts only until the next adventure."""
    conditions = game.content.conditions
    hero.conditions = [each for each in hero.conditions if "ends_after_adventure" not in conditions[each.id].flags]
    game.numbers_changed(hero.id)


def make_ready(game: Game, hero: Hero) -> None:
    """Begin the adventure with 1 Grit, and what is filled up at its beginning (GRIT-07, CAMP-10)."""
    most = value(game, hero, "max_grit")
    begins = max(0, 1 + value(game, hero, "starting_grit"))
    hero.grit = most if bent(game, hero, FullGrit) is not None else min(begins, most)
    let_flow(game, hero, "adventure_starts")  # CLASS-07


def choose_light_bearer(game: Game) -> None:
    """Choose who carries the light: there is one (LIGHT-03), whatever it is called (LIGHT-05, SETUP-07)."""
    options = [ChooseHero(hero) for hero in game.state.heroes]
    game.state.light_bearer = game.ask(ChooseOne(kind="light-bearer", who="party", options=options)).value


def start_spaces(game: Game) -> list[int]:
    """Return the spaces where heroes may start (SETUP-11; in the 2014 core SETUP-12)."""
    if game.content.missions[game.state.mission].start_anywhere:  # MISSION-02
        return list(bits(game.board.all))
    tile = game.content.tiles[game.state.placements[0].tile]
    area = tile.start.get("classic" if game.state.options.start_area else "revised")
    if area is None:  # MISSION-02: a mission that begins somewhere else
        return list(bits(game.board.tile_mask[0]))
    return [game.board.space(f"#0:{label}") for label in area]


def place_heroes(game: Game) -> None:
    """Place the heroes one by one, the fastest first, each where its player likes (SETUP-13)."""
    waiting = list(game.state.heroes.values())
    while waiting:
        fastest = max(value(game, hero, "initiative") for hero in waiting)
        tied = [hero for hero in waiting if value(game, hero, "initiative") == fastest]
        options = [ChooseHero(hero.id) for hero in tied]
        hero = game.hero(game.ask(ChooseOne(kind="placed-first", who="party", options=options)).value)
        taken = game.occupied()
        spaces = [StartAt(game.board.names[s], s) for s in start_spaces(game) if not taken >> s & 1]
        arrive(game, hero, game.ask(ChooseOne(kind="start-space", who=hero.id, options=spaces)).value)
        game.tell(Placed(hero.id, hero.space))
        trim_grit(game, hero)  # GRIT-12: what one has of the Mines is of no use where an adventure begins in another world
        waiting.remove(hero)
