"""A throw that is not final yet: what each side of one die would make of the whole throw."""

from lantern.rules.state import Hero
from lantern.rules.throws import FACES, Throw


def test_a_side_is_judged_among_the_other_dice_in_their_places():
    hero = Hero("ann", "us-marshal", "Ann")
    seen = []

    def worth(faces: list[int]) -> bool:
        seen.append(list(faces))
        return faces != [1, 4, 6]

    throw = Throw(hero, "damage", ["D6", "D6", "D6"], faces=[1, 2, 6], fresh=[1], target=0, worth=worth)
    assert throw.sides(1) == [(face, face == 4) for face in FACES["D6"]]
    assert seen == [[1, face, 6] for face in FACES["D6"]]


def test_no_side_does_where_a_number_decides():
    throw = Throw(Hero("ann", "us-marshal", "Ann"), "damage", ["D8"], faces=[1], fresh=[0], target=5, worth=None)
    assert throw.sides(0) == [(face, False) for face in FACES["D8"]]
