# ruff: noqa: INP001 - a pack is data, not a Python package
"""Locations of the Frontier Town expansion."""

from typing import Any

from lantern.hooks import (
    Amount,
    ChapterGame,
    Choice,
    Choose,
    Confirm,
    Context,
    CorruptionHits,
    Effect,
    EndVisit,
    Foretold,
    Gain,
    Heal,
    Hero,
    HorrorHits,
    LeaveTown,
    LetDie,
    Lose,
    MoveTownTrack,
    RollChart,
    Suffer,
    Take,
    Test,
    Wounds,
    anywhere,
    change_for_good,
    comes_to,
    in_turn,
    is_wanted,
    keywords,
    mutations_of,
    numbered_locations,
    open_locations,
    perform,
    replace,
    roll,
    roll_on_chart,
    skill_dice,
    successes,
    take_token,
    value,
)

from .frontier_towns import high_noon_duel
from .shared import ATTENTION, DUEL_XP, TRUE_SHOT, buildings, here, protect, take_heart, visitors

#: The die that is never faster than anybody.
TOO_SLOW = 6

WANTED, HUNTED, MANHUNT = "wanted", "hunted-in-town", "join-a-manhunt"

#: How far the marker of town events moves when ramblings are heard of.
HEARD_OF = 2

#: What each success brings whoever robs a train.
LOOT = 500

#: At how many other locations there is a strike, too.
STRIKES = 2

#: From what on a die is a success for whoever celebrates, and what it must show to last.
MERRY, BEST_OF_ALL = 4, 6

#: With how many Mutations a hero is changed enough.
CHANGED = 3

#: How much Lore is needed to talk to spirits.
WISE = 3

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
def half_of_health(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero begin with half of its Health, unless it has less already (FRONTIER-04)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    wounds = value(game, hero, "health") // 2 - hero.wounds
    if wounds > 0:
        perform(game, (Wounds(count=Amount(plus=wounds)),), context)


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
    for hero in visitors(game, here(game, context)):
        take_token(game, hero, "whiskey")
        take_token(game, hero, "fine-cigar")


@anywhere
def corrupt_sheriff(game: ChapterGame[Any], context: Context) -> None:
    """Let the lawful who are here run from a sheriff, or beat him; if nobody does, everybody is looked at (FRONTIER-04)."""
    beaten = False
    for hero in visitors(game, here(game, context)):
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
        perform(game, (Suffer(condition=HUNTED, who="each_hero"), Suffer(condition=ATTENTION, who="each_hero")), context)


@anywhere
def insane_ramblings(game: ChapterGame[Any], context: Context) -> None:
    """Let a prisoner frighten a hero; doubles of the dice for that let the town hear of it (FRONTIER-04)."""
    faces = roll(game, "horror-hits", 2)
    perform(game, (HorrorHits(count=Amount(plus=sum(faces))),), context)
    if faces[0] == faces[1]:
        perform(game, (MoveTownTrack(by=Amount(plus=HEARD_OF)),), context)


@anywhere
def six_men(game: ChapterGame[Any], context: Context) -> None:
    """Let those who are here wear a star, if neither the law nor a faith binds them yet, and a manhunt pay twice today.

    (FRONTIER-04.)
    """
    stay = game.state.settlement.stay
    if stay is not None and MANHUNT not in stay.twice:
        stay.twice.append(MANHUNT)
    star = Choose(optional=True, among=(Choice(effect=(Suffer(condition="deputized"),)),))
    for hero in visitors(game, here(game, context)):
        if not {"Law", "Holy"} & set(keywords(game, hero)):
            perform(game, (star,), replace(context, hero=hero.id))


@anywhere
def legendary_outlaw(game: ChapterGame[Any], context: Context) -> None:
    """Let the prisoner of whoever brings one away today be one of whom songs are sung (FRONTIER-04)."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.had[_legend(context.hero, stay.day)] = 1


def ways_of_an_escort(game: ChapterGame[Any], hero: Hero) -> list[Foretold]:
    """Tell what bringing a prisoner away may come to: its test."""
    return [((_escort(game, hero.id),), 1.0)]


@anywhere
@comes_to(ways_of_an_escort)
def escort_prisoner(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero bring a prisoner away; one of whom songs are sung is slier, and worth more (FRONTIER-04)."""
    assert context.hero is not None
    perform(game, (_escort(game, context.hero),), context)


def _escort(game: ChapterGame[Any], who: str) -> Test:
    """Return the test that it takes with the prisoner of today."""
    stay = game.state.settlement.stay
    legend = stay is not None and _legend(who, stay.day) in stay.had
    reward = Amount(dice=1, die="D8", times=100) if legend else Amount(dice=1, die="D6", times=50)
    return Test(skill="lore", target=6 if legend else 5, passed=(Gain(what="gold", count=reward),))


def _legend(who: str | None, day: int) -> str:
    return f"legendary-outlaw/{who}/{day}"


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
    for hero in visitors(game, here(game, context)):
        if is_wanted(game, hero):
            perform(game, (Test(skill="luck", target=6, failed=(jail,)),), replace(context, hero=hero.id))


@anywhere
def stare_down(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero stare a thug down for a Grit, or find the door if it has none (FRONTIER-04)."""
    assert context.hero is not None
    perform(game, (Lose(what="grit", count=Amount(plus=1)) if game.hero(context.hero).grit else EndVisit(),), context)


@anywhere
def board_the_train(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero rob a train, and perhaps be sold out for half of what that has brought (FRONTIER-04)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    before = hero.gold
    loot = (Gain(what="gold", count=Amount(plus=LOOT)), CorruptionHits(count=Amount(plus=1)))
    perform(game, (Test(skill="agility", target=6, with_transport=2, each_success=loot),), context)
    half = (hero.gold - before) // 2
    sold_out = (Lose(what="gold", count=Amount(plus=half)), Suffer(condition=WANTED))
    perform(game, (Test(skill="luck", target=5, failed=sold_out),), context)


@anywhere
def among_thieves(game: ChapterGame[Any], context: Context) -> None:
    """Let those feel at home who live outside of the law (FRONTIER-04)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    if "Outlaw" in keywords(game, hero):
        perform(game, (Gain(what="grit"),), context)  # never above the maximum (GRIT-09)
    if is_wanted(game, hero):
        take_heart(game, hero, context)


@anywhere
def possessed_shaman(game: ChapterGame[Any], context: Context) -> None:
    """Let those who are here and know enough talk to what speaks through the Shaman (FRONTIER-04)."""
    horror = (HorrorHits(count=Amount(dice=1, die="D6")),)
    wiser = (Gain(what="grit"), Gain(what="xp", count=Amount(plus=25)))
    for hero in visitors(game, here(game, context)):
        about = {"source": context.source}
        if value(game, hero, "lore") < WISE:
            continue
        if game.ask(Confirm(kind="take-part", who=hero.id, about=about, interruptible=False)):
            perform(game, (Test(skill="lore", target=6, each_success=wiser, each_one=horror),), replace(context, hero=hero.id))


@anywhere
def trade_opportunities(game: ChapterGame[Any], context: Context) -> None:
    """Let all who are here sell well for the rest of the day (FRONTIER-04)."""
    _all_here(game, context, Suffer(condition="trade-opportunities"))


@anywhere
def one_with_the_spirits(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero of a tribe feel at one with it (FRONTIER-04)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    calm = successes(skill_dice(game, hero, "spirit", CALM), CALM) if "Tribal" in keywords(game, hero) else 0
    if calm:
        change_for_good(game, hero, "sanity", calm, context.source)


@anywhere
def writhing_mass(game: ChapterGame[Any], context: Context) -> None:
    """Let something without a shape go for the town: those who know it save locations (FRONTIER-04)."""
    saved: list[str] = []
    for hero in in_turn(game, game.present()):
        for _ in range(successes(skill_dice(game, hero, "lore", 6), 6)):
            perform(game, (Gain(what="xp", count=Amount(plus=20)),), replace(context, hero=hero.id))
            protect(game, hero, saved, context)
    stay = game.state.settlement.stay
    if stay is not None:
        stay.threatened += [each for each in buildings(game) if each not in saved]


@anywhere
def one_of_us(game: ChapterGame[Any], context: Context) -> None:
    """Let those be changed who are not changed enough (FRONTIER-04)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    if mutations_of(game, hero) >= CHANGED or successes(skill_dice(game, hero, "strength", 6), 6):
        return
    for _ in range((roll(game, "vat")[0] + 1) // 2):
        if not hero.dead:  # MUT-03
            roll_on_chart(game, hero, "mutation")


@anywhere
def railworkers_strike(game: ChapterGame[Any], context: Context) -> None:
    """Let strikers beat those who do not look like them, here and at two other locations (FRONTIER-04)."""
    quarter = here(game, context)
    others = [each for each in numbered_locations(game) if each != quarter and each in open_locations(game)]
    struck = [quarter]
    while others and len(struck) <= STRIKES:
        struck.append(game.pick("location", others))
        others.remove(struck[-1])
    for hero in [hero for location in struck for hero in visitors(game, location)]:
        if roll(game, "strike")[0] > mutations_of(game, hero):
            perform(game, (Wounds(count=Amount(dice=1, die="D6")),), replace(context, hero=hero.id))


@anywhere
def street_party(game: ChapterGame[Any], context: Context) -> None:
    """Let all who are here have a good time, and those who are lucky keep something of it, once in a stay (FRONTIER-04)."""
    cheer = (Heal(mix=Amount(dice=1, die="D6")),)
    stay = game.state.settlement.stay
    for hero in visitors(game, here(game, context)):
        faces = skill_dice(game, hero, "luck", MERRY)
        for _ in range(successes(faces, MERRY)):
            perform(game, cheer, replace(context, hero=hero.id))
        lasting = f"party-in-the-streets/{hero.id}"
        if stay is not None and BEST_OF_ALL in faces and lasting not in stay.had:
            stay.had[lasting] = 1
            change_for_good(game, hero, "sanity", 1, context.source)


@anywhere
def street_vendor(game: ChapterGame[Any], context: Context) -> None:
    """Give a hero a token for each of its Mutations, each of a kind that it likes (FRONTIER-04)."""
    assert context.hero is not None
    ways = tuple(Choice(effect=(Take(token=token),)) for token in ("bandages", "whiskey", "dynamite"))
    for _ in range(mutations_of(game, game.hero(context.hero))):
        perform(game, (Choose(among=ways),), context)


def _all_here(game: ChapterGame[Any], context: Context, *effects: Effect) -> None:
    """Let something happen to each hero who is at the location of the one whom it is about."""
    for hero in visitors(game, here(game, context)):
        perform(game, effects, replace(context, hero=hero.id))
