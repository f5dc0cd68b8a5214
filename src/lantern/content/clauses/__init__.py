"""How each verb of the effect language reads: a clause, of which sentences are made. Importing this registers all of them."""

from lantern.content.clauses import attacks, belongings, cards, changes, enemies, harm, mine, missions, outcomes, road, town

__all__ = ["attacks", "belongings", "cards", "changes", "enemies", "harm", "mine", "missions", "outcomes", "road", "town"]
