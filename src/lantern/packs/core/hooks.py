# ruff: noqa: INP001 - a pack is data, not a Python package
"""The cards of the core pack that the effect language cannot say. What they do is on the card, as `text`."""

from typing import Any

from lantern.hooks import (
    BLOOD_SPATTER,
    GROWING_DREAD,
    PARTY,
    AddDread,
    Amount,
    BuyGood,
    ChapterGame,
    Choice,
    Choose,
    ChooseAmount,
    ChooseCard,
    ChooseEffect,
    ChooseHero,
    ChooseOne,
    Confirm,
    Context,
    CorruptionHits,
    DestroyLocations,
    DiscardItem,
    DoneHere,
    Draw,
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
    Nothing,
    Option,
    Prospect,
    RollChart,
    Test,
    TopOfDread,
    Wounds,
    add_dread,
    anywhere,
    be_rid_of,
    brace,
    cards_in_play,
    change_for_good,
    dark_stone_carried,
    depth_event,
    discard_dread,
    discard_item,
    discard_source,
    discardable,
    free_dark_stone,
    gain,
    gain_elite,
    gain_in_pool,
    in_turn,
    keywords,
    knock_out_if_down,
    leave_play,
    lose,
    move_darkness,
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
    take_corruption_hits,
    take_hits,
    take_horror_hits,
    take_item,
    take_sanity_damage,
    take_token,
    take_wounds,
    throw,
    value,
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
    """Let the heroes in OtherWorlds shudder when the party marker has come to a Blood Spatter space."""
    if game.state.party_marker in BLOOD_SPATTER:
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


def one_more_revive_token(game: Game, context: Context) -> None:  # noqa: ARG001
    """Give the party a Revive token."""
    game.state.revive_tokens += 1


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


# -- what happens at the locations of a town -------------------------------------------------------


@anywhere
def medical_miracle(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero roll for each lasting harm of the body: some go, some cost a Corruption Point."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    for harm in [card for card in hero.conditions if game.content.conditions[card.id].kind in {"injury", "mutation"}]:
        face = roll(game, "treatment")[0]
        if face >= MIRACLE and not harm.permanent:
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
