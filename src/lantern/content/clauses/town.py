"""How what happens in a town reads."""

from __future__ import annotations

from lantern.content.clauses.clause import TELLS, Clauses, Said, WithResults, says
from lantern.content.effects import Band, InsteadToday, Resurrect, Treat
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.town import (
    BarServices,
    BetOnDarkness,
    BlackMarket,
    BuyOffCorruption,
    DoubleWinnings,
    Earn,
    EndVisit,
    ForgeOnto,
    LeaveTown,
    LetDie,
    MoveTownTrack,
    Offer,
    PostBounty,
    QuietEvening,
    SellDarkStone,
    ShardPrice,
    Shed,
    ShiftPrices,
    ShiftTreatments,
    ShiftVisits,
    Surcharge,
    TreatmentEnds,
)


@says(EndVisit)
def _end_visit(_: Clauses, effect: EndVisit) -> Said:
    return Said("verb-end_day" if effect.day else "verb-end_visit", effect.who)


@says(LeaveTown)
def _leave_town(_: Clauses, effect: LeaveTown) -> Said:
    return Said(f"verb-leave_town-{effect.when}", effect.who)


@says(ShiftPrices)
def _shift_prices(say: Clauses, effect: ShiftPrices) -> str:
    by = say.things("gold", Amount(plus=abs(effect.by)))
    where = "here" if effect.here or not (effect.today or effect.everywhere) else "everywhere"
    until = "today" if effect.today else "stay"
    what = say.text("verb-shift_prices", by=by, way="more" if effect.by > 0 else "less", where=where, until=until)
    if effect.spares:
        what = say.text("shift_prices-spares", what=what, keyword=say.keyword(effect.spares))
    return (
        say.text("shift_prices-least", what=what, least=say.things("gold", Amount(plus=effect.least))) if effect.least else what
    )


@says(ShiftVisits)
def _shift_visits(say: Clauses, effect: ShiftVisits) -> str:
    return say.text("verb-shift_visits", by=f"{effect.by:+d}")


@says(MoveTownTrack)
def _town_track(say: Clauses, effect: MoveTownTrack) -> str:
    return say.text("verb-town_track", what=say.dice(effect.by), n=say.number(effect.by))


@says(Shed)
def _shed(say: Clauses, effect: Shed) -> Said:
    return Said("verb-shed", effect.who, (say.quoted(say.named("conditions", effect.condition)),))


@says(ShiftTreatments)
def _shift_treatments(say: Clauses, effect: ShiftTreatments) -> str:
    return say.text("verb-shift_treatments", by=f"{effect.by:+d}")


@says(QuietEvening)
def _quiet_evening(say: Clauses, _: QuietEvening) -> str:
    return say.text("verb-quiet_evening")


def _services(say: Clauses, keyword: str) -> str:
    """Name services by their keyword."""
    return say.text("services-of", keyword=say.keywords([keyword]))


@says(BarServices)
def _bar_services(say: Clauses, effect: BarServices) -> str:
    until = "today" if effect.today else "stay"
    if effect.service is not None:
        return say.text("verb-bar_service", what=say.named("services", effect.service), until=until)
    return say.text("verb-bar_services", what=_services(say, effect.keyword), until=until)


@says(Surcharge)
def _surcharge(say: Clauses, effect: Surcharge) -> str:
    stone = say.things("dark_stone", Amount(plus=effect.dark_stone))
    return say.text("verb-surcharge", what=_services(say, effect.keyword), by=stone)


@says(ShardPrice)
def _shard_price(say: Clauses, effect: ShardPrice) -> str:
    return say.text("verb-shard_price", each=say.things("gold", Amount(dice=1, die="D6", times=effect.times)))


@says(DoubleWinnings)
def _double_winnings(say: Clauses, _: DoubleWinnings) -> str:
    return say.text("verb-double_winnings")


@says(Offer)
def _offer(say: Clauses, effect: Offer) -> str:
    deck = say.deck(effect.deck)
    if effect.gold != Amount() or effect.dark_stone != Amount():
        price = say.things("gold", effect.gold) if effect.gold != Amount() else say.things("dark_stone", effect.dark_stone)
        said = say.text("verb-offer", n=effect.count, deck=deck, price=price, person=say.person())
    elif effect.more:
        price, more = (say.things("gold", Amount(plus=sum_)) for sum_ in (effect.unlisted + effect.more, effect.more))
        free = "yes" if not effect.unlisted else "no"
        said = say.text("verb-offer-more", n=effect.count, deck=deck, price=price, more=more, free=free)
    elif effect.half:
        said = say.text("verb-offer-half", n=effect.count, deck=deck)
    else:
        price = say.things("gold", Amount(plus=effect.unlisted))
        free = "yes" if not effect.unlisted else "no"
        said = say.text("verb-offer-listed", n=effect.count, deck=deck, price=price, free=free)
    return say.text("verb-offer-any_world", what=said, person=say.person()) if effect.any_world else said


@says(BlackMarket)
def _black_market(say: Clauses, effect: BlackMarket) -> str:
    if effect.at_value:
        return say.text("verb-black_market-at_value")
    if effect.besides:
        return say.text("verb-black_market-besides", n=effect.besides)
    more = say.things("gold", Amount(dice=1, die="D6", times=effect.times))
    price = say.things("gold", Amount(plus=effect.unlisted))
    return say.text("verb-black_market", n=effect.count, price=price, more=more)


@says(InsteadToday)
def _instead_today(say: Clauses, effect: InsteadToday) -> str:
    return say.text(f"verb-instead_today-{effect.moment}", what=say.clauses(effect.effect).rstrip("."))


@says(ForgeOnto)
def _forge(say: Clauses, effect: ForgeOnto) -> str:
    return say.text("verb-forge", what=say.named("items", effect.item))


@says(TreatmentEnds)
def _treatment_ends(say: Clauses, effect: TreatmentEnds) -> str:
    return say.text(f"verb-treatment-{effect.ends}")


@says(LetDie)
def _die(_: Clauses, effect: LetDie) -> Said:
    return Said("verb-die", effect.who)


@says(SellDarkStone)
def _sell_dark_stone(say: Clauses, effect: SellDarkStone) -> str:
    return say.text("verb-sell_dark_stone", each=say.things("gold", effect.each))


@says(BuyOffCorruption)
def _buy_off_corruption(say: Clauses, effect: BuyOffCorruption) -> str:
    return say.text("verb-buy_off_corruption", each=say.things("gold", Amount(plus=effect.each)))


@says(Resurrect)
def _resurrect(say: Clauses, effect: Resurrect) -> str:
    each = say.things("gold", Amount(plus=effect.per_level))
    if not effect.instead:
        return say.text("verb-resurrect", each=each)
    return say.text("verb-resurrect-instead", each=each, what=say.about(third=True).clauses(effect.instead).rstrip("."))


@says(PostBounty)
def _post_bounty(say: Clauses, effect: PostBounty) -> str:
    return say.text("verb-post_bounty", card=say.named("cards", effect.card))


@says(Earn)
def _earn(say: Clauses, effect: Earn) -> Said:
    later = "yes" if say.voice.paid_later else "no"
    return Said("verb-earn", effect.who, (say.things("gold", effect.gold),), args=(("later", later),))


@says(BetOnDarkness)
def _bet_on_darkness(say: Clauses, effect: BetOnDarkness) -> str:
    return say.text("verb-bet_on_darkness", times=effect.times)


@says(Treat)
def _told(_: Clauses, effect: Treat) -> str:
    """Say nothing: it is always told with whatever comes of it."""
    raise TypeError(effect)


def kinds_treated(say: Clauses, effect: Treat) -> str:
    """Name the kinds of harm of which one is treated."""
    return say.either([say.text(f"kind-{kind}") for kind in effect.kinds])


def _treated_on(say: Clauses, band: Band, highest: Band) -> str:
    """Say on which results of a treatment; what raises its roll leads to the highest, too."""
    return say.text("on-more", low=str(band.low)) if band is highest else say.faces(band.low, band.high, highest.high)


def _treat(say: Clauses, effect: Treat) -> WithResults:
    highest = effect.on[-1]
    lines = [
        say.text("roll-line", faces=_treated_on(say, band, highest), what=say.again(band.effect).rstrip("."))
        for band in effect.on
        if band.effect
    ]
    return WithResults(say.text("verb-treat", what=kinds_treated(say, effect)), lines)


TELLS[Treat] = _treat
