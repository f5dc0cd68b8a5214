"""Belongings: what heroes hold, wear, know, hand on and use.

`hands.py` is two hands and clothes (ITEM-02 to ITEM-10), `hero_arms.py` what one can attack with (ATTACK-02, ATTACK-04),
`resources.py` what is gained and discarded (XP, gold, Dark Stone, tokens and the side bag, BAG-01; what can be carried,
ITEM-07 and ITEM-08; how many tokens, hands and things are in `table/reasons.py`), `upgrades.py` upgrade cards (UPG),
`to_lose.py` what there is to lose (TOWN-07), `trading.py` handing over (ITEM-12 to ITEM-14), `selling.py` selling in town
(TOWN-11, TOWN-12), `goods.py` what could be bought and what it would change, `light.py` the light (LIGHT).
`abilities.py` says what may be used and when (ITEM-11, BAG-03), `hand_cards.py` plays the cards of a class (CLASS-07 to
CLASS-12), `who.py` finds whom an effect concerns (RANDOM), to whom one can hand over (ITEM-12) and whom one can heal
(BAG-05), `isolation.py` who is out of reach.
"""
