# ruff: noqa: INP001 - a pack is data, not a Python package
"""The cards of the core pack that the effect language cannot say. What they do is on the card, as `text`."""

from collections.abc import Iterator
from typing import Any

from lantern.hooks import (
    BLOOD_SPATTER,
    GROWING_DREAD,
    PARTY,
    AddDread,
    Amount,
    BuyGood,
    CardInRow,
    ChapterGame,
    Choice,
    Choose,
    ChooseAmount,
    ChooseCard,
    ChooseEffect,
    ChooseHero,
    ChooseOne,
    ChooseSome,
    Confirm,
    Context,
    CorruptionHits,
    Cost,
    DestroyLocations,
    DiscardItem,
    DoneHere,
    Draw,
    Effect,
    EndVisit,
    EnemiesAttack,
    EnemyGroup,
    Gain,
    Game,
    Heal,
    Hero,
    Hits,
    HorrorHits,
    LeaveForever,
    LeaveTown,
    LetDie,
    Lose,
    LoseForGood,
    LoseItem,
    Nothing,
    Offer,
    Option,
    PickDie,
    Prospect,
    RollChart,
    Suffer,
    Test,
    TopOfDread,
    TurnTo,
    Visit,
    Wounds,
    add_dread,
    anywhere,
    be_rid_of,
    brace,
    cards_in_play,
    change_for_good,
    dark_stone_carried,
    depth_event,
    destroy_location,
    discard_dread,
    discard_item,
    discard_source,
    discardable,
    free_dark_stone,
    gain,
    gain_elite,
    gain_in_pool,
    hear_of_token,
    in_turn,
    keywords,
    knock_out_if_down,
    leave_play,
    locations_of,
    lose,
    move_darkness,
    mutations_of,
    open_locations,
    pause,
    perform,
    price_of,
    replace,
    resolve_darkness_card,
    roll,
    roll_on_chart,
    skill_dice,
    stand_firm,
    successes,
    suffer_row,
    take_corruption_hits,
    take_hits,
    take_horror_hits,
    take_item,
    take_sanity_damage,
    take_token,
    take_wounds,
    throw,
    value,
    wreck,
)

GOLD_PER_HIT = 500
MOST_GREED = 6
SEVEN = 7
DISPELLED = 3
TOLLED = 4
EXPERIENCED = 5
SHADOWS_REACH = 6
#: The gold in the trunk, in hundreds, and how much dread is too much.
TRUNK = 20
CURSED = 4


def terrors_of_betrayal(game: Game, context: Context) -> None:  # noqa: ARG001
    """Forbid Grit in the first turn of the next Fight; in a Fight, make one Enemy group more Elite."""
    game.state.betrayed = True
    kinds = sorted({enemy.kind for enemy in game.state.enemies.values()})
    if kinds:
        gain_elite(game, game.pick("elite-group", kinds), 1)


def terrible_dread(game: Game, context: Context) -> None:
    """Advance the Darkness; if it enters a special space, each Hero takes a Corruption Hit."""
    entered = game.state.darkness - 1
    move_darkness(game, 1)
    has_moved = game.state.darkness <= entered  # a hero may keep it where it is
    if has_moved and entered in BLOOD_SPATTER | GROWING_DREAD and game.state.result is None:
        for hero in in_turn(game, game.standing()):
            brace(game, hero, CorruptionHits, 1, context.source)
            take_corruption_hits(game, hero, 1, by=context.source)


def stench_beyond_reason(game: Game, context: Context) -> None:
    """Deal 2 Horror Hits to each Hero, and D3 Wounds for each that is not stopped."""
    for hero in in_turn(game, game.standing()):
        brace(game, hero, HorrorHits, 2, context.source)
        brace(game, hero, Wounds, 2 * 3, context.source)
        failed = len(stand_firm(game, hero, 2))
        take_sanity_damage(game, hero, failed)
        take_wounds(game, hero, sum(roll(game, "wounds", failed, "D3")))


def cosmic_insignificance(game: Game, context: Context) -> None:
    """Deal D6 Horror Hits to each Hero; the Sanity lost is lost for good."""
    for hero in in_turn(game, game.standing()):
        brace(game, hero, HorrorHits, 6, context.source)
        hits = roll(game, "horror-hits")[0]
        lost = min(take_horror_hits(game, hero, hits, by=context.source), hero.sanity_damage)
        hero.sanity_damage -= lost
        if lost:
            change_for_good(game, hero, "sanity", -lost, context.source)


def reload(game: Game, context: Context) -> None:
    """Put D6 shots back on the template; the die is the Hero's own."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    gain_in_pool(game, hero, "dead-eye", throw(game, hero, "reload")[0])


# -- Darkness -------------------------------------------------------------------------------------


def growling_in_the_dark(game: Game, context: Context) -> None:
    """Frighten every hero that is not on the tile of the light, the experienced more."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    lit = set(game.board.tiles_of[bearer.space]) if bearer is not None and bearer.space >= 0 else set()
    for hero in in_turn(game, game.standing()):
        if not lit & set(game.board.tiles_of[hero.space]):
            dice = 2 if hero.level >= EXPERIENCED else 1
            brace(game, hero, HorrorHits, 6 * dice, context.source)
            take_horror_hits(game, hero, sum(roll(game, "horror-hits", dice)), by=context.source)


def occult_offering(game: Game, context: Context) -> None:  # noqa: ARG001
    """Discard every Darkness card in play; each adds a card to the Growing Dread stack."""
    offered = cards_in_play(game, "darkness")
    for card in offered:
        leave_play(game, card)
        add_dread(game)


def unknown_frontier(game: Game, context: Context) -> None:
    """Let the heroes in OtherWorlds shudder."""
    for hero in in_turn(game, game.standing()):
        if not game.content.worlds[game.world_of(hero.space)].earth:
            brace(game, hero, HorrorHits, 3, context.source)
            take_horror_hits(game, hero, 3, by=context.source)


def shifty_eyes(game: Game, context: Context) -> None:  # noqa: ARG001
    """Add D3 cards to the Growing Dread stack: there are no Allies to run off."""
    add_dread(game, roll(game, "dread", 1, "D3")[0])


def hell_siege(game: Game, context: Context) -> None:
    """Let the players choose between dread and corruption when the Hold Back roll was 7."""
    if context.counted != SEVEN:
        return
    dread, corruption = AddDread(), CorruptionHits(who="each_hero", count=Amount(plus=2))
    perform(game, [Choose(among=(Choice(effect=(dread,)), Choice(effect=(corruption,))))], context)


def temptations_of_evil(game: Game, context: Context) -> None:
    """Tempt every hero as the Darkness advances, the Holy most of all."""
    for hero in in_turn(game, game.standing()):
        hits = 2 if "Holy" in keywords(game, hero) else 1
        brace(game, hero, CorruptionHits, hits, context.source)
        take_corruption_hits(game, hero, hits, by=context.source)


def forbidden_ritual(game: Game, context: Context) -> None:  # noqa: ARG001
    """Roll for every special space up to the party marker; on 1 or 2 it acts."""
    for place in range(1, game.state.party_marker + 1):
        if place in BLOOD_SPATTER | GROWING_DREAD and game.state.result is None and roll(game, "ritual")[0] <= 2:
            resolve_darkness_card(game) if place in BLOOD_SPATTER else add_dread(game)


def corrupted_by_greed(game: Game, context: Context) -> None:
    """Corrupt each hero by its gold, 1 Hit for each $500 or part of them."""
    for hero in in_turn(game, game.standing()):
        hits = min(MOST_GREED, -(-hero.gold // GOLD_PER_HIT))
        brace(game, hero, CorruptionHits, hits, context.source)
        take_corruption_hits(game, hero, hits, by=context.source)


def shadows_reach(game: Game, context: Context) -> None:
    """Reach for the strongest Spirit that carries Dark Stone."""
    carriers = [hero for hero in game.standing() if dark_stone_carried(game, hero)]
    if not carriers:
        return
    highest = max(value(game, hero, "spirit") for hero in carriers)
    options = [ChooseHero(hero.id) for hero in carriers if value(game, hero, "spirit") == highest]
    about = {"source": context.source}
    hero = game.hero(game.ask(ChooseOne(kind="one-hero", who=PARTY, options=options, about=about)).value)
    pause(game, "before-test", lambda: {hero.id: Prospect(frozenset({"spirit"}))}, context.source, skill="spirit")
    faces = skill_dice(game, hero, "spirit", SHADOWS_REACH)
    take_corruption_hits(game, hero, len(faces) - successes(faces, SHADOWS_REACH), by=context.source)
    if not successes(faces, SHADOWS_REACH) and not hero.dead:
        roll_on_chart(game, hero, "mutation")
        for _ in range(roll(game, "madness-rolls", 1, "D3")[0]):
            roll_on_chart(game, hero, "madness")


# -- Items ----------------------------------------------------------------------------------------


def break_the_statue(game: Game, context: Context) -> None:  # noqa: ARG001
    """Discard every Darkness card in play whose die shows 3 or more."""
    for card in cards_in_play(game, "darkness"):
        if roll(game, "statue")[0] >= DISPELLED:
            leave_play(game, card)


def ring_the_bell(game: Game, context: Context) -> None:
    """Discard a Darkness card in play or the top of the Growing Dread stack, one after the other, until a roll fails."""
    state = game.state
    while True:
        darkness = cards_in_play(game, "darkness")
        options: list[Option] = [ChooseCard(card, "cards") for card in darkness]
        options += [TopOfDread()] if state.dread else []
        options.append(Nothing())
        about = {"source": context.source}
        question = ChooseOne(kind="next-card", who=context.hero or PARTY, options=options, about=about, interruptible=False)
        card = game.ask(question).value
        if card is None or roll(game, "bell")[0] < TOLLED:
            return
        leave_play(game, card) if card else discard_dread(game, state.dread.pop())


def remove_parasite(game: Game, context: Context) -> None:
    """Free a hero of the parasite that it could never discard."""
    assert context.hero is not None
    discard_source(game, game.hero(context.hero), "soul-parasite")


# -- Encounters -----------------------------------------------------------------------------------


def pounding_of_the_guns(game: Game, context: Context) -> None:  # noqa: ARG001
    """Bring the Depth Event with number 4."""
    depth_event(game, 4)


def lose_revive_tokens(game: Game, context: Context) -> None:  # noqa: ARG001
    """Take all Revive tokens of the party."""
    game.state.revive_tokens = 0


def cancel_top_dread(game: Game, context: Context) -> None:  # noqa: ARG001
    """Discard the top card of the Growing Dread stack."""
    if game.state.dread:
        discard_dread(game, game.state.dread.pop())


def buried_alive(game: Game, context: Context) -> None:
    """Let the dead burst from the ground if it was dug too often: a roll below the number of finds on the tile."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    dug = max(game.state.tiles[tile].scavenged for tile in game.board.tiles_of[hero.space])
    if roll(game, "digging")[0] < dug:
        group = EnemyGroup(kind="hungry-dead", count=Amount(dice=1, die="D6"))
        perform(game, [EnemiesAttack(enemies=(group,), ambush=True)], context)


def rob_the_grave(game: Game, context: Context) -> None:
    """Roll three dice: doubles bring Gear, triples an Artifact, anything else a curse."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    alike = 3 - len(set(throw(game, hero, "grave-robbing", 3)))
    if alike:
        perform(game, [Draw(deck="artifact" if alike > 1 else "gear")], context)
    else:
        perform(game, [CorruptionHits(count=Amount(dice=1, die="D6"))], context)


def breathe_ash(game: Game, context: Context) -> None:
    """Hit a hero as hard as it is experienced."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    brace(game, hero, Hits, hero.level, context.source)
    take_hits(game, hero, 1, damage=Amount(plus=hero.level), by=context.source)


def cursed_gold(game: Game, context: Context) -> None:
    """Let the heroes take gold by hundreds; each hundred may add dread, and much dread costs Health and Sanity for good."""
    left = TRUNK
    for hero in in_turn(game, game.standing()):
        about = {"source": context.source}
        taken: int = game.ask(ChooseAmount(kind="take-gold", who=hero.id, least=0, most=left, about=about, interruptible=False))
        if not taken:
            continue
        left -= taken
        perform(game, [Gain(what="gold", count=Amount(plus=100 * taken))], replace(context, hero=hero.id))
        added = roll(game, "cursed-gold", taken).count(1)
        add_dread(game, added)
        if added >= CURSED:
            lost = roll(game, "lost-for-good")[0]
            change_for_good(game, hero, "health", -(lost // 2), context.source)
            change_for_good(game, hero, "sanity", -(lost - lost // 2), context.source)
            knock_out_if_down(game, hero)


def dark_rift(game: Game, context: Context) -> None:  # noqa: ARG001
    """Roll for each item of each hero: a 1 takes it, or hurts if it cannot be taken."""
    for hero in in_turn(game, game.standing()):
        items = [(held.source, throw(game, hero, "rift")[0] == 1) for held in hero.items]
        for source in [source for source, torn in items if torn]:
            before = len(hero.items)
            if source in [hero.items[place].source for place in discardable(game, hero)]:
                discard_source(game, hero, source)
            if len(hero.items) == before:
                take_wounds(game, hero, roll(game, "wounds")[0])


# -- Hazards of the road --------------------------------------------------------------------------

MIRACLE = 4
BANDITS, XP_PER_BANDIT, TOLL = 5, 10, 25  # TRAVEL-18


@anywhere
def blighted_desert(game: ChapterGame[Any], context: Context) -> None:
    """Let each hero go thirsty: a Grit, or Wounds (TRAVEL-17)."""
    for hero in in_turn(game, game.standing()):
        if not lose(game, hero, "grit", 1):
            perform(game, (Wounds(count=Amount(dice=1, die="D3")),), replace(context, hero=hero.id))


@anywhere
def bandits(game: ChapterGame[Any], context: Context) -> None:
    """Let each hero fight off bandits; each who is not beaten takes something of the hero's choice (TRAVEL-18)."""
    for hero in in_turn(game, game.standing()):
        beaten = min(BANDITS, throw(game, hero, "bandits", worth=lambda faces: faces[0] < BANDITS)[0])
        gain(game, hero, "xp", beaten * XP_PER_BANDIT)
        for _ in range(BANDITS - beaten):
            _be_robbed(game, hero, context)


def _be_robbed(game: ChapterGame[Any], hero: Hero, context: Context) -> None:
    """Give a bandit gold, a Dark Stone or an item; whoever has none of it gives what gold there is (TRAVEL-18)."""
    wares = _wares(game, hero)
    ways = [Choice(effect=(Lose(what="gold", count=Amount(plus=TOLL)),))] if hero.gold >= TOLL else []
    ways += [Choice(effect=(Lose(what="dark_stone"),))] if free_dark_stone(hero) else []
    options: list[Option] = [ChooseEffect(number, way) for number, way in enumerate(ways, start=1)]
    options += [DiscardItem(hero.items[place].id, place) for place in wares]
    if not options:
        lose(game, hero, "gold", hero.gold)
        return
    about = {"source": context.source}
    given = game.ask(ChooseOne(kind="be-robbed", who=hero.id, options=options, about=about, interruptible=False))
    if isinstance(given, DiscardItem):
        discard_item(game, hero, given.value)
    else:
        perform(game, given.value.effect, replace(context, hero=hero.id))


def _wares(game: ChapterGame[Any], hero: Hero) -> list[int]:
    """Return the places of items that a bandit would take: no starting gear, nothing personal, nothing fused."""
    return [place for place in discardable(game, hero) if not hero.items[place].starting]


@anywhere
def robbed_of_dark_stone(game: ChapterGame[Any], context: Context) -> None:
    """Lose D3 Dark Stone, or an item with an icon of it, and all Grit; shards that are not there do not do (TRAVEL-19)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    items = game.content.items
    icons = [place for place in _wares(game, hero) if items[hero.items[place].id].dark_stone]
    shards = Choice(effect=(Lose(what="dark_stone", count=Amount(dice=1, die="D3")),))
    options: list[Option] = [ChooseEffect(1, shards)] if free_dark_stone(hero) or not icons else []
    options += [DiscardItem(hero.items[place].id, place) for place in icons]
    about = {"source": context.source}
    given = game.ask(ChooseOne(kind="be-robbed", who=hero.id, options=options, about=about, interruptible=False))
    if isinstance(given, DiscardItem):
        discard_item(game, hero, given.value)
    else:
        perform(game, given.value.effect, context)
    lose(game, hero, "grit", hero.grit)


# -- Town events ----------------------------------------------------------------------------------


@anywhere
def town_overrun(game: ChapterGame[Any], context: Context) -> None:
    """Let what overruns the town go after Dark Stone; whoever it brings down is dead."""
    for hero in in_turn(game, game.present()):
        stones = dark_stone_carried(game, hero)
        ones = roll(game, "dark-stone", stones).count(1) if stones else 0
        left = value(game, hero, "health") - hero.wounds
        hurt = sum(roll(game, "wounds", ones)) if ones else 0
        if hurt >= left:
            perform(game, (LetDie(),), replace(context, hero=hero.id))
        elif hurt:
            take_wounds(game, hero, hurt)


@anywhere
def rotten_from_within(game: ChapterGame[Any], context: Context) -> None:
    """Take Dark Stone from one hero, or let it pay with blood."""
    hero = game.hero(game.pick("random-hero", [each.id for each in game.present()]))
    wanted = roll(game, "stones", 1, "P")[0]
    icons = [place for place in _wares(game, hero) if game.content.items[hero.items[place].id].dark_stone]
    shards = Choice(effect=(Lose(what="dark_stone", count=Amount(plus=wanted)),))
    options: list[Option] = [ChooseEffect(1, shards)] if free_dark_stone(hero) >= wanted else []
    options += [DiscardItem(hero.items[place].id, place) for place in icons]
    mine = replace(context, hero=hero.id)
    if not options:
        perform(game, (Wounds(count=Amount(dice=2, die="D6")), LeaveTown()), mine)
        return
    about = {"source": context.source}
    given = game.ask(ChooseOne(kind="be-robbed", who=hero.id, options=options, about=about, interruptible=False))
    if isinstance(given, DiscardItem):
        discard_item(game, hero, given.value)
    else:
        perform(game, given.value.effect, mine)


@anywhere
def spreading_fear(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let nobody camp any more, and the Hotel cost twice as much."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.hotel *= 2
        stay.no_camp = True
        if CAMP in locations_of(game):
            destroy_location(game, CAMP)


# -- what happens at the locations of a town -------------------------------------------------------


@anywhere
def medical_miracle(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero roll for any number of lasting harms of the body: some go, some cost a Corruption Point."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    kinds = {card.id: game.content.conditions[card.id].kind for card in hero.conditions}
    harms = [card for card in hero.conditions if kinds[card.id] in {"injury", "mutation"} and not card.permanent]  # INJ-07
    options = [CardInRow(card.id, ("conditions",), number) for number, card in enumerate(harms, start=1)]
    question = ChooseSome(kind="try-to-cure", who=hero.id, options=options, most=len(options), about={"source": context.source})
    for chosen in game.ask(question):
        harm = harms[chosen.value]
        face = roll(game, "treatment")[0]
        if face >= MIRACLE:
            be_rid_of(game, hero, harm)
        elif face == 1:
            gain(game, hero, "corruption", 1)


@anywhere
def store_robbery(game: ChapterGame[Any], context: Context) -> None:
    """Let all who are in the store pay robbers, or fight them."""
    toll = Choice(effect=(Lose(what="gold", count=Amount(dice=1, die="D6", times=10)),))
    reward, shot = Gain(what="gold", count=Amount(plus=100)), RollChart(chart="injury")
    fight = Choice(effect=(Test(skill="agility", target=5, passed=(reward,), failed=(shot,)),))
    for hero in _visitors(game, _here(game, context)):
        perform(game, (Choose(among=(toll, fight)),), replace(context, hero=hero.id))


@anywhere
def wild_horse(game: ChapterGame[Any], context: Context) -> None:
    """Let a horse wreck a location, and those who are there."""
    known = set(game.state.settlement.destroyed)
    perform(game, (DestroyLocations(),), context)
    test = Test(skill="agility", target=4, failed=(RollChart(chart="injury"),))
    for location in [each for each in game.state.settlement.destroyed if each not in known]:
        for hero in _visitors(game, location):
            perform(game, (test,), replace(context, hero=hero.id))


@anywhere
def lose_an_artifact(game: ChapterGame[Any], context: Context) -> None:
    """Take an artifact from a hero, if it has one."""
    assert context.hero is not None
    hero, items = game.hero(context.hero), game.content.items
    artifacts = [place for place in discardable(game, hero) if items[hero.items[place].id].deck == "artifact"]
    if not artifacts:
        return
    options = [DiscardItem(hero.items[place].id, place) for place in artifacts]
    about = {"source": context.source}
    given = game.ask(ChooseOne(kind="be-robbed", who=hero.id, options=options, about=about, interruptible=False))
    discard_item(game, hero, given.value)


@anywhere
def heal_all(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero be as good as new."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    if hero.wounds or hero.sanity_damage:
        perform(game, (Heal(wounds=Amount(plus=hero.wounds), sanity=Amount(plus=hero.sanity_damage)),), context)


def _here(game: ChapterGame[Any], context: Context) -> str:
    """Return the location where something happens."""
    stay = game.state.settlement.stay
    return stay.visits.get(context.hero or "", "") if stay is not None else ""


def _visitors(game: ChapterGame[Any], location: str) -> list[Hero]:
    """Return the heroes who are at a location now."""
    stay = game.state.settlement.stay
    if stay is None:
        return []
    return [hero for hero in game.present() if stay.visits.get(hero.id) == location and hero.id not in stay.finished]


# -- the road of the Frontier Town expansion -------------------------------------------------------

#: Up to what die the Devil's Fork corrupts, and what a convoy adds to the price of a shard.
FORKED, CONVOY = 2, 25
#: How many successes of all together open the church, or find who is lost.
CHURCH, FOUND = 5, 3
#: How many Horror Hits each taint is worth, and how much Corruption highwaymen can smell.
CURSE, TAINTED = 3, 4


@anywhere
def devils_fork(game: ChapterGame[Any], context: Context) -> None:
    """Let those who are corrupted already be corrupted more."""
    for hero in in_turn(game, game.present()):
        dice = hero.corruption + mutations_of(game, hero)
        hits = sum(face <= FORKED for face in roll(game, "devils-fork", dice)) if dice else 0
        if hits:
            perform(game, (CorruptionHits(count=Amount(plus=hits), ignore=("willpower",)),), replace(context, hero=hero.id))


@anywhere
def mimic_beast(game: ChapterGame[Any], context: Context) -> None:
    """Let a beast that looked like a horse turn on two heroes."""
    here = [hero.id for hero in game.present()]
    ridden = game.pick("random-hero", here)
    perform(game, (LoseItem(ridden=True),), replace(context, hero=ridden))
    here.remove(ridden)
    if here:
        xp = Lose(what="xp", count=Amount(dice=1, die="D6", times=25))
        perform(game, (xp, Wounds(count=Amount(dice=1, die="D6"))), replace(context, hero=game.pick("random-hero", here)))


@anywhere
def dark_stone_convoy(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let Dark Stone be worth more in the next town."""
    game.state.settlement.shards += CONVOY


@anywhere
def plague_church(game: ChapterGame[Any], context: Context) -> None:
    """Let those who dare enter a church; together they may find something there."""
    entered, found = [], 0
    enter = (Choice(cost=Cost(grit=1)), Choice(effect=(CorruptionHits(count=Amount(dice=1, die="D6")),)))
    for hero in _volunteers(game, context):
        mine = replace(context, hero=hero.id)
        perform(game, (Choose(among=enter),), mine)
        entered.append(hero.id)
        passed = successes(skill_dice(game, hero, "spirit", 5), 5)
        found += passed
        if passed:
            perform(game, (Gain(what="xp", count=Amount(plus=25)),), mine)
    if found >= CHURCH:
        options = [ChooseHero(who) for who in entered]
        whose = game.ask(ChooseOne(kind="one-hero", who=PARTY, options=options, about={"source": context.source})).value
        perform(game, (Draw(deck="artifact"),), replace(context, hero=whose))


@anywhere
def lost_on_the_road(game: ChapterGame[Any], context: Context) -> None:
    """Let those who like look for somebody who is lost."""
    joined = list(_volunteers(game, context))
    found = sum(successes(skill_dice(game, hero, "spirit", 6), 6) for hero in joined)
    reward = Gain(what="gold", count=Amount(dice=1, die="D6", times=100))
    cleansed = Lose(what="corruption", count=Amount(dice=1, die="D3"))
    for hero in joined:
        effects = (reward, cleansed) if found >= FOUND else (LoseForGood(stat="sanity"),)
        perform(game, effects, replace(context, hero=hero.id))


def _volunteers(game: ChapterGame[Any], context: Context) -> Iterator[Hero]:
    """Ask each hero whether it takes part."""
    about = {"source": context.source}
    for hero in in_turn(game, game.present()):
        if game.ask(Confirm(kind="take-part", who=hero.id, about=about, interruptible=False)):
            yield hero


@anywhere
def turn_aside(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Ride to a small town that is near."""
    game.state.settlement.size = "small"
    game.state.settlement.near = True


@anywhere
def ford_the_river(game: ChapterGame[Any], context: Context) -> None:
    """Let the river take of what is heavy."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    heavy = [place for place in discardable(game, hero) if game.content.items[hero.items[place].id].weight]
    faces = roll(game, "things", len(heavy)) if heavy else []
    for place in reversed([place for place, face in zip(heavy, faces, strict=True) if face == 1]):
        discard_item(game, hero, place)


@anywhere
def burial_ground(game: ChapterGame[Any], context: Context) -> None:
    """Let the dead punish each taint."""
    for hero in in_turn(game, game.present()):
        hits = CURSE * (mutations_of(game, hero) + hero.corruption + dark_stone_carried(game, hero))
        if hits:
            perform(game, (HorrorHits(count=Amount(plus=hits)),), replace(context, hero=hero.id))


@anywhere
def highwaymen(game: ChapterGame[Any], context: Context) -> None:
    """Rob those who are like the robbers; if nobody is, everybody takes heart."""
    alike = [hero for hero in game.present() if "Outlaw" in keywords(game, hero) or hero.corruption >= TAINTED]
    for hero in alike:
        perform(game, (Lose(what="gold", count=Amount(dice=1, die="D6", times=50)),), replace(context, hero=hero.id))
    for hero in game.present() if not alike else ():
        _take_heart(game, hero, context)


def _take_heart(game: ChapterGame[Any], hero: Hero, context: Context) -> None:
    """Let a hero recover Grit up to its maximum."""
    room = max(0, value(game, hero, "max_grit") - hero.grit)
    perform(game, (Gain(what="grit", count=Amount(plus=room)),), replace(context, hero=hero.id))


@anywhere
def at_peace(game: ChapterGame[Any], context: Context) -> None:
    """Let everybody forget what they have seen."""
    for hero in in_turn(game, game.present()):
        if hero.sanity_damage:
            perform(game, (Heal(sanity=Amount(plus=hero.sanity_damage)),), replace(context, hero=hero.id))


@anywhere
def prisoner_duel(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero face the prisoner of the marshal."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    ahead = _duel(game, hero)
    if ahead > 0:
        perform(game, (Gain(what="gold", count=Amount(dice=1, die="D6", times=200)),), context)
    elif ahead < 0:
        suffer_row(game, hero, "injury", roll(game, "injury")[0])


# -- locations of the Frontier Town expansion ------------------------------------------------------

#: The die that is never faster than anybody.
TOO_SLOW = 6
WANTED = "wanted"
#: With how many Mutations a hero is changed enough.
CHANGED = 3
#: From what on a die is a success for whoever is one with the spirits.
CALM = 4


@anywhere
def stampede(game: ChapterGame[Any], context: Context) -> None:
    """Let all who are here get out of the way, by wits or by force (FRONTIER-04)."""
    trampled = (RollChart(chart="injury"),)
    lore = Choice(effect=(Test(skill="lore", target=5, failed=trampled),))
    strength = Choice(effect=(Test(skill="strength", target=6, failed=trampled),))
    _all_here(game, context, Choose(among=(lore, strength)))


@anywhere
def outdraw(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero be faster than robbers, or be shot by them (FRONTIER-04)."""
    assert context.hero is not None
    faster = sum(roll(game, "gunman", 2)) <= value(game, game.hero(context.hero), "initiative")
    outcome = Gain(what="xp", count=Amount(plus=DUEL_XP)) if faster else Wounds(count=Amount(dice=2, die="D6"))
    perform(game, (outcome,), context)


@anywhere
def get_the_jump(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero draw before a bad loser does (FRONTIER-04)."""
    assert context.hero is not None
    face = roll(game, "gunman")[0]
    faster = face < min(TOO_SLOW, value(game, game.hero(context.hero), "initiative"))
    winnings = Gain(what="gold", count=Amount(dice=1, die="D6", times=50))
    perform(game, (winnings if faster else RollChart(chart="injury"),), context)


@anywhere
def everybody_wins(game: ChapterGame[Any], context: Context) -> None:
    """Let all who are here win (FRONTIER-04)."""
    _all_here(game, context, Gain(what="gold", count=Amount(dice=1, die="D6", times=25)))


#: What makes for a hand more, and what is one already.
LIMBS, OWN_HAND = ("tentacle", "tail"), "prehensile-tail"


@anywhere
def new_tricks(game: ChapterGame[Any], context: Context) -> None:
    """Teach a mutant to hold something with what has grown on it, unless it does (FRONTIER-04)."""
    hero = game.hero(context.hero or "")
    mutations = [card.id for card in hero.conditions if game.content.conditions[card.id].kind == "mutation"]
    if OWN_HAND not in mutations and any(limb in mutation for mutation in mutations for limb in LIMBS):
        perform(game, (Suffer(condition="a-few-new-tricks"),), context)


@anywhere
def drinks_and_cigars(game: ChapterGame[Any], context: Context) -> None:
    """Treat all who are here (FRONTIER-04)."""
    for hero in _visitors(game, _here(game, context)):
        take_token(game, hero, "whiskey")
        take_token(game, hero, "fine-cigar")


@anywhere
def corrupt_sheriff(game: ChapterGame[Any], context: Context) -> None:
    """Let the lawful who are here run from a sheriff, or beat him; if nobody does, everybody is looked at (FRONTIER-04)."""
    beaten = False
    for hero in _visitors(game, _here(game, context)):
        mine = replace(context, hero=hero.id)
        if "Law" not in keywords(game, hero):
            continue
        challenge = Confirm(kind="take-part", who=hero.id, about={"source": context.source}, interruptible=False)
        if not game.ask(challenge):
            perform(game, (LeaveTown(when="now"),), mine)
        elif successes(skill_dice(game, hero, "spirit", TRUE_SHOT), TRUE_SHOT):
            beaten = True
            gold = Amount(dice=1, die="D6", times=50)
            perform(game, (Gain(what="xp", count=Amount(plus=DUEL_XP)), Gain(what="gold", count=gold)), mine)
        else:
            perform(game, (RollChart(chart="injury"),), mine)
    if not beaten:
        perform(game, (Suffer(condition=ATTENTION, who="each_hero"),), context)


@anywhere
def six_men(game: ChapterGame[Any], context: Context) -> None:
    """Let those who are here wear a star, if neither the law nor a faith binds them yet (FRONTIER-04)."""
    star = Choose(optional=True, among=(Choice(effect=(Suffer(condition="deputized"),)),))
    for hero in _visitors(game, _here(game, context)):
        if not {"Law", "Holy"} & set(keywords(game, hero)):
            perform(game, (star,), replace(context, hero=hero.id))


@anywhere
def just_before_you_did(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero face whoever hunts it, or buy him off, or run and be wanted (FRONTIER-04)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    run = (Suffer(condition=WANTED), LeaveTown(when="now"))
    if "Outlaw" not in keywords(game, hero):
        toll = Lose(what="gold", count=Amount(dice=1, die="D6", times=100))
        perform(game, (Choose(among=(Choice(effect=(toll,)), Choice(effect=run))),), context)
        return
    question = Confirm(kind="take-part", who=hero.id, about={"source": context.source}, interruptible=False)
    if not hero.grit or game.ask(question):
        high_noon_duel(game, context)
        perform(game, (EndVisit(),), context)
    else:
        perform(game, (Lose(what="grit", count=Amount(plus=1)), *run), context)


@anywhere
def raid(game: ChapterGame[Any], context: Context) -> None:
    """Let those who are here and wanted slip out, or be thrown into jail, or worse (FRONTIER-04)."""
    escape = (Gain(what="xp", count=Amount(plus=20)), LeaveTown(when="now"))
    jail = Test(skill="cunning", target=3, passed=escape, failed=(LetDie(),))
    for hero in _visitors(game, _here(game, context)):
        if _is_wanted(hero):
            perform(game, (Test(skill="luck", target=6, failed=(jail,)),), replace(context, hero=hero.id))


@anywhere
def among_thieves(game: ChapterGame[Any], context: Context) -> None:
    """Let those feel at home who live outside of the law (FRONTIER-04)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    if "Outlaw" in keywords(game, hero):
        perform(game, (Gain(what="grit"),), context)  # never above the maximum (GRIT-09)
    if _is_wanted(hero):
        _take_heart(game, hero, context)


@anywhere
def one_with_the_spirits(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero of a tribe feel at one with it (FRONTIER-04)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    calm = successes(skill_dice(game, hero, "spirit", CALM), CALM) if "Tribal" in keywords(game, hero) else 0
    if calm:
        change_for_good(game, hero, "sanity", calm, context.source)


def _is_wanted(hero: Hero) -> bool:
    """Tell whether a hero is looked for by the law."""
    return any(card.id == WANTED for card in hero.conditions)


@anywhere
def writhing_mass(game: ChapterGame[Any], context: Context) -> None:
    """Let something without a shape go for the town: those who know it save locations (FRONTIER-04)."""
    saved: list[str] = []
    for hero in in_turn(game, game.present()):
        for _ in range(successes(skill_dice(game, hero, "lore", 6), 6)):
            perform(game, (Gain(what="xp", count=Amount(plus=20)),), replace(context, hero=hero.id))
            _protect(game, hero, saved, context)
    wreck(game, [each for each in open_locations(game) if each not in saved], WRECKED)


@anywhere
def one_of_us(game: ChapterGame[Any], context: Context) -> None:
    """Let those be changed who are not changed enough (FRONTIER-04)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    if mutations_of(game, hero) >= CHANGED or successes(skill_dice(game, hero, "strength", 6), 6):
        return
    for _ in range((roll(game, "vat")[0] + 1) // 2):
        roll_on_chart(game, hero, "mutation")


@anywhere
def railworkers_strike(game: ChapterGame[Any], context: Context) -> None:
    """Let strikers beat those who are here and do not look like them (FRONTIER-04)."""
    for hero in _visitors(game, _here(game, context)):
        if roll(game, "strike")[0] > mutations_of(game, hero):
            perform(game, (Wounds(count=Amount(dice=1, die="D6")),), replace(context, hero=hero.id))


@anywhere
def street_party(game: ChapterGame[Any], context: Context) -> None:
    """Let all who are here have a good time (FRONTIER-04)."""
    cheer = (Heal(mix=Amount(dice=1, die="D6")),)
    _all_here(game, context, Test(skill="luck", target=4, each_success=cheer))


def _protect(game: ChapterGame[Any], hero: Hero, saved: list[str], context: Context) -> None:
    """Let a hero save one more location, if one is left that nobody saves yet."""
    standing = [each for each in open_locations(game) if each not in saved]
    if standing:
        options = [Visit(each) for each in standing]
        saved.append(game.ask(ChooseOne(kind="protect", who=hero.id, options=options, about={"source": context.source})).value)


def _all_here(game: ChapterGame[Any], context: Context, *effects: Effect) -> None:
    """Let something happen to each hero who is at the location of the one whom it is about."""
    for hero in _visitors(game, _here(game, context)):
        perform(game, effects, replace(context, hero=hero.id))


# -- towns of the Frontier Town expansion ----------------------------------------------------------

#: How many dice the gunman of a duel has, from what on a die is a success, and what beating him is worth.
GUNMAN, TRUE_SHOT, DUEL_XP = 3, 5, 50
#: What a tonic of the wagon costs, how many a hero may buy, and up to what die it is only water.
TONIC, TONICS, WATER = 100, 3, 2
#: Up to what die a location that nobody protects is destroyed.
WRECKED = 2
MUTANT_QUARTER, CAMP, STORE = "mutant-quarter", "camp", "general-store"
ATTENTION = "unwanted-attention"
#: Up to what die a location of a ruined town is destroyed, and what the company takes off its prices.
FALLEN, DISCOUNT = 3, 25
#: From what on a die is quick enough to save a location from the fire.
QUICK = 4


@anywhere
def high_noon_duel(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero face a gunman: who has more successes is the faster (FRONTIER-09)."""
    assert context.hero is not None
    ahead = _duel(game, game.hero(context.hero))
    if ahead > 0:
        gold = Amount(dice=1, die="D6", times=50)
        perform(game, (Gain(what="xp", count=Amount(plus=DUEL_XP)), Gain(what="gold", count=gold)), context)
    elif ahead < 0:
        perform(game, (RollChart(chart="injury"), EndVisit()), context)


def _duel(game: ChapterGame[Any], hero: Hero) -> int:
    """Return by how many successes a hero is ahead of the gunman that it faces."""
    mine = successes(skill_dice(game, hero, "agility", TRUE_SHOT), TRUE_SHOT)
    return mine - successes(roll(game, "gunman", GUNMAN, target=TRUE_SHOT), TRUE_SHOT)


@anywhere
def town_event(game: ChapterGame[Any], context: Context) -> None:
    """Let a town event come at once; the marker of the others stays where it is."""
    assert context.hero is not None
    roll_on_chart(game, game.hero(context.hero), "town-events")


@anywhere
def private_sale(game: ChapterGame[Any], context: Context) -> None:
    """Let one hero buy what others leave behind."""
    buyer = game.pick("random-hero", [hero.id for hero in game.present()])
    perform(game, (Offer(deck="gear", count=2, unlisted=50),), replace(context, hero=buyer))


@anywhere
def fresh_supplies(game: ChapterGame[Any], context: Context) -> None:
    """Let everybody who likes buy what the train has brought; on a day without freight it is dearer."""
    stay = game.state.settlement.stay
    scarce = stay is not None and stay.scarce
    for hero in _volunteers(game, context):
        perform(game, (Offer(deck="gear", more=200 if scarce else 100, unlisted=50),), replace(context, hero=hero.id))


@anywhere
def no_freight(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let little come by train today."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.scarce = True


@anywhere
def for_each_mutation_hits(game: ChapterGame[Any], context: Context) -> None:
    """Let the ruins strike at those who are changed."""
    _for_each_mutation(game, context, Hits(count=Amount(dice=1, die="D6"), damage=Amount(plus=2)))


@anywhere
def for_each_mutation_wounds(game: ChapterGame[Any], context: Context) -> None:
    """Let those who are changed change on."""
    _for_each_mutation(game, context, Wounds(count=Amount(dice=1, die="D3")))


def _for_each_mutation(game: ChapterGame[Any], context: Context, harm: Effect) -> None:
    """Let harm come to each hero, once for each mutation that it has now."""
    for hero in in_turn(game, game.present()):
        for _ in range(mutations_of(game, hero)):
            perform(game, (harm,), replace(context, hero=hero.id))


@anywhere
def one_of_their_own(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero be honored who is like those who live here."""
    changed = [hero.id for hero in game.present() if mutations_of(game, hero)]
    if changed:
        honored = replace(context, hero=game.pick("random-hero", changed))
        perform(game, (Gain(what="xp", count=Amount(plus=50)), Gain(what="gold", count=Amount(plus=200))), honored)


@anywhere
def the_torches(game: ChapterGame[Any], context: Context) -> None:
    """Let the town burn but for what heroes are quick enough to save."""
    saved: list[str] = []
    for hero in in_turn(game, game.present()):
        for _ in range(successes(skill_dice(game, hero, "agility", QUICK), QUICK)):
            _protect(game, hero, saved, context)
    town = game.state.settlement.town
    for location in open_locations(game):
        if location not in saved and town is not None and location in town.locations:
            destroy_location(game, location)


@anywhere
def payday(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let the store of a mining town be as dear as any other."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.prices.pop(STORE, None)
        stay.floors.pop(STORE, None)


@anywhere
def fallen_walls(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let much of a town be in ruins already."""
    town = game.state.settlement.town
    wreck(game, [each for each in open_locations(game) if town is not None and each in town.locations], FALLEN)


@anywhere
def rebuilt(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let a location stand again."""
    destroyed = game.state.settlement.destroyed
    if destroyed:
        destroyed.remove(game.pick("location", list(destroyed)))


@anywhere
def shut_today(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let the place of a type of town be shut for a day."""
    town, stay = game.state.settlement.town, game.state.settlement.stay
    if town is not None and stay is not None:
        places = game.content.locations
        stay.shut = [each for each in locations_of(game) if places[each].town == town.type]


@anywhere
def town_calms(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let a town be like any other from now on."""
    if game.state.settlement.town is not None:
        game.state.settlement.town.type = "frontier-town"


@anywhere
def company_store(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let the store of a mining town be cheap."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.prices[STORE], stay.floors[STORE] = -DISCOUNT, DISCOUNT


@anywhere
def distrust(game: ChapterGame[Any], context: Context) -> None:
    """Let those be looked at who are not mutated, and only those."""
    for hero in in_turn(game, game.present()):
        mutations, looks = mutations_of(game, hero), hero.markers.pop(ATTENTION, 0)
        if looks > mutations:
            hero.markers[ATTENTION] = looks - mutations
        if not mutations:
            perform(game, (Suffer(condition=ATTENTION, count=Amount(plus=2)),), replace(context, hero=hero.id))


@anywhere
def lawless(game: ChapterGame[Any], context: Context) -> None:
    """Let the law be looked at."""
    for hero in in_turn(game, game.present()):
        if "Law" in keywords(game, hero):
            perform(game, (Suffer(condition=ATTENTION),), replace(context, hero=hero.id))


@anywhere
def cold_fires(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let one D6 be rolled for what comes to the camp site today."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.camp_die = "D6"


@anywhere
def strange_lights(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let one D8 be rolled for what comes to the camp site today."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.camp_die = "D8"


@anywhere
def tonic_wagon(game: ChapterGame[Any], context: Context) -> None:
    """Let everybody buy tonics that may be worth nothing."""
    about = {"source": context.source}
    for hero in in_turn(game, game.present()):
        most = min(TONICS, hero.gold // TONIC)
        question = ChooseAmount(kind="how-many", who=hero.id, least=0, most=most, about=about, interruptible=False)
        bought = game.ask(question) if most else 0
        lose(game, hero, "gold", bought * TONIC)
        for face in roll(game, "tonic", bought) if bought else ():
            if face > WATER:
                take_token(game, hero, "tonic")


@anywhere
def mob_riot(game: ChapterGame[Any], context: Context) -> None:
    """Let a mob go for the town: those who stand up to it save a location each."""
    saved: list[str] = []
    for hero in in_turn(game, game.present()):
        mine = replace(context, hero=hero.id)
        if successes(skill_dice(game, hero, "strength", 4), 4):
            perform(game, (Gain(what="xp", count=Amount(plus=20)),), mine)
            _protect(game, hero, saved, context)
        else:
            perform(game, (Wounds(count=Amount(dice=1, die="D6")), EndVisit()), mine)
    wreck(game, [each for each in open_locations(game) if each not in saved], WRECKED)


@anywhere
def persecution(game: ChapterGame[Any], context: Context) -> None:
    """Drive those out of town who are mutated."""
    if MUTANT_QUARTER in locations_of(game):
        return
    for hero in in_turn(game, game.present()):
        mutations = mutations_of(game, hero)
        if mutations and 1 in roll(game, "persecution", mutations):
            perform(game, (LeaveTown(when="now"),), replace(context, hero=hero.id))


# -- house rules of the town -----------------------------------------------------------------------

#: What a robber of the store must pass, by skill.
ROBBERY = (("agility", 3), ("strength", 4), ("luck", 5))


@anywhere
def hold_up_the_store(game: ChapterGame[Any], context: Context) -> None:
    """Let an outlaw rob the General Store: a 1 is one too many, three successes open the shelves (LOC-22)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    passed, caught = 0, False
    for skill, target in ROBBERY:
        faces = skill_dice(game, hero, skill, target)
        passed += successes(faces, target) > 0
        caught = caught or 1 in faces
    if caught:
        _run_from_the_law(game, hero, context)
    elif passed == len(ROBBERY):
        _empty_the_shelves(game, hero, roll(game, "loot-worth")[0] * 100, context)
    elif passed:
        perform(game, (Gain(what="gold", count=Amount(dice=1, die="D3", times=50 * passed)),), context)


def _run_from_the_law(game: ChapterGame[Any], hero: Hero, context: Context) -> None:
    """Let a robber talk its way out, or pay; who does neither is never seen again."""
    away = (Gain(what="xp", count=Amount(plus=20)), LeaveTown(when="now"))
    if successes(skill_dice(game, hero, "cunning", 3), 3):
        perform(game, away, context)
        return
    bribe = sum(roll(game, "price", 2)) * 100
    about = {"source": context.source, "gold": bribe}
    if hero.gold >= bribe and game.ask(Confirm(kind="pay-price", who=hero.id, about=about, interruptible=False)):
        lose(game, hero, "gold", bribe)
        perform(game, away, context)
    else:
        perform(game, (LeaveForever(),), context)


def _empty_the_shelves(game: ChapterGame[Any], hero: Hero, worth: int, context: Context) -> None:
    """Let a robber take goods of the store, as long as they are worth no more than this together."""
    about = {"source": context.source}
    while True:
        goods = [
            BuyGood(good.item or good.token or "", "items" if good.item is not None else "side-bag-tokens", price.gold)
            for good in game.content.locations["general-store"].goods
            if (price := price_of(game, good)).gold <= worth and not price.dark_stone
        ]
        options: list[Option] = [*goods, DoneHere()]
        taken = game.ask(ChooseOne(kind="buy-offered", who=hero.id, options=options, about=about, interruptible=False))
        if not isinstance(taken, BuyGood):
            return
        worth -= taken.gold
        (take_item if taken.kind == "items" else take_token)(game, hero, taken.thing)


#: What must be asked, read and guessed to hear of something, by skill.
RUMORS = (("cunning", 4), ("lore", 5), ("luck", 6))


@anywhere
def rumors(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero listen to what is told at the bar: it takes three successes to hear something true (LOC-27)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    heard = [successes(skill_dice(game, hero, skill, target), target) for skill, target in RUMORS]
    if all(heard):
        hear_of_token(game, hero, "rumor")


# -- games of chance ------------------------------------------------------------------------------

#: What it costs to roll dice of the street again, the first time and each time after it (at most three).
AGAIN, MORE = 25, 50
STREET_DICE, MOST_REROLLS = 4, 4
STRAIGHT, OF_A_KIND = 300, 100
#: A streak of luck at the dice of the street, and the highest side of a die.
STREAK, SIX = "lucky-streak", 6
#: The number of dice of a hand of poker, what is bet at once, and how many times that at most.
HAND, BET, HIGHEST_BET = 5, 50, 5
#: What Cunning must show, by how many of the dice show the same, and how many the next; a straight is like three of a kind.
HANDS = {(5, 0): 2, (4, 1): 3, (3, 2): 4, (3, 1): 5, (2, 2): 5, (2, 1): 6, (1, 1): 6}
STRAIGHT_HAND = 4
#: The sides of the wheel that are the Devil's, how often it turns, and the points from which on something is won.
DEVILS, SPINS = 2, 6
PRIZES = ((36, 5_000), (31, 1_000), (25, 500), (18, 250), (13, 100), (10, 50))


@anywhere
def street_gambling(game: ChapterGame[Any], context: Context) -> None:
    """Roll four dice for a straight, or for four of a kind; any may be rolled again for money, the same ones more than once."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    faces = throw(game, hero, "street-dice", STREET_DICE, worth=lambda dice: not _street_prize(dice))
    for number in range(MOST_REROLLS):
        price = MORE if number else AGAIN
        if hero.gold < price or not (chosen := _rolled_again(game, hero, faces, price, context)):
            break
        lose(game, hero, "gold", price)
        for place, face in zip(chosen, roll(game, "street-dice", len(chosen)), strict=True):
            faces[place] = face
    if any(card.id == STREAK for card in hero.conditions):
        _nudge(game, hero, faces)
    if prize := _street_prize(faces):
        gain(game, hero, "gold", prize)


def _rolled_again(game: ChapterGame[Any], hero: Hero, faces: list[int], price: int, context: Context) -> list[int]:
    """Ask which dice of a game are rolled again, for a price if there is one."""
    about = {"source": context.source, "faces": list(faces), "gold": price}
    options = [PickDie(place, face) for place, face in enumerate(faces)]
    question = ChooseSome(kind="gamble-dice", who=hero.id, options=options, least=0, most=len(faces), about=about)
    question.interruptible = False
    return [option.value for option in game.ask(question)]


def _nudge(game: ChapterGame[Any], hero: Hero, faces: list[int]) -> None:
    """Let whoever has a streak of luck turn one die by 1."""
    ways = {(face, new): place for place, face in enumerate(faces) for new in (face - 1, face + 1) if 1 <= new <= SIX}
    turns = [TurnTo(place, face, new) for (face, new), place in ways.items()]
    about = {"source": STREAK, "faces": list(faces)}
    question = ChooseOne(kind="turn-die", who=hero.id, options=[Nothing(), *turns], about=about, default=0, interruptible=False)
    chosen = game.ask(question).value
    if chosen is not None:
        place, new = chosen
        faces[place] = new


def _street_prize(faces: list[int]) -> int:
    if len(set(faces)) == 1:
        return OF_A_KIND * faces[0]
    return STRAIGHT if len(set(faces)) == len(faces) and max(faces) - min(faces) == len(faces) - 1 else 0


@anywhere
def five_card_draw(game: ChapterGame[Any], context: Context) -> None:
    """Play a hand of five dice: bet or fold, draw once, perhaps raise; the better the hand, the easier the test of Cunning."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    faces = roll(game, "poker-hand", HAND)
    about = {"source": context.source, "faces": list(faces)}
    most = min(HIGHEST_BET, hero.gold // BET)
    question = ChooseAmount(kind="bet", who=hero.id, least=0, most=most, about=about, interruptible=False)
    fifties = game.ask(question) if most else 0
    if not fifties:
        return
    bet = fifties * BET
    lose(game, hero, "gold", bet)
    drawn = _rolled_again(game, hero, faces, 0, context)
    for place, face in zip(drawn, roll(game, "poker-hand", len(drawn)) if drawn else (), strict=True):
        faces[place] = face
    if game.grit_of(hero) and hero.gold >= bet:
        raised = {"source": context.source, "faces": list(faces), "gold": bet}
        if game.ask(Confirm(kind="raise-bet", who=hero.id, about=raised, default=0, interruptible=False)):
            lose(game, hero, "grit", 1)
            lose(game, hero, "gold", bet)
            bet *= 2
    if _bluffs(game, hero, _needed_with(faces), context):
        perform(game, (Gain(what="gold", count=Amount(dice=1, die="D6", times=25)),), context)
        gain(game, hero, "gold", 2 * bet)


def _bluffs(game: ChapterGame[Any], hero: Hero, target: int, context: Context) -> bool:
    """Test Cunning for a hand; who fails may try again once, and is looked at for it."""
    if successes(skill_dice(game, hero, "cunning", target), target):
        return True
    about = {"source": context.source}
    question = Confirm(kind="cheat", who=hero.id, about=about, default=0, interruptible=False)
    if not game.ask(question):
        return False
    perform(game, (Suffer(condition=ATTENTION),), context)
    return successes(skill_dice(game, hero, "cunning", target), target) > 0


def _needed_with(faces: list[int]) -> int:
    """Return what Cunning must show with a hand."""
    alike = sorted((faces.count(face) for face in set(faces)), reverse=True)
    if len(alike) == HAND and max(faces) - min(faces) == HAND - 1:
        return STRAIGHT_HAND
    return HANDS[alike[0], alike[1] if len(alike) > 1 else 0]


@anywhere
def devils_wheel(game: ChapterGame[Any], context: Context) -> None:
    """Spin the wheel as often as one dares: each side adds its points, and those of the Devil take all of them."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    points = 0
    for number in range(SPINS):
        about = {"source": context.source, "points": points}
        if number and not game.ask(Confirm(kind="spin-again", who=hero.id, about=about, interruptible=False)):
            break
        face = roll(game, "devils-wheel")[0]
        if face <= DEVILS:
            return
        points += face
    prize = next((gold for least, gold in PRIZES if points >= least), 0)
    if prize:
        gain(game, hero, "gold", prize)
    if points >= PRIZES[0][0]:
        perform(game, (Draw(deck="artifact"),), context)
        for other in _visitors(game, _here(game, context)):
            if other is not hero:
                perform(game, (Gain(what="gold", count=Amount(dice=1, die="D6", times=25)),), replace(context, hero=other.id))
