"""What most verbs of the effect language do, in terms of the rules; by chapter, as `content/verbs/` has them.

`harm.py` what harms and heals, `belongings.py` what heroes get and lose, `cards.py` what is done with cards, `changes.py` what
changes for a while or for good, `enemies.py` what brings Enemies and hits them, `mine.py` the Darkness, doors and Gates. Verbs
that belong to one rule alone are carried out where that rule is (`verbs.py` lists them all).
"""
