"""What the rules of a town do, by what people come for: whoever plays a stay through is `campaign/stay.py`.

`visits.py` the stay as it goes on, `prices.py` what things cost today, `trade.py` buying and selling, `treatments.py` cures,
`jobs.py` bounties and bets, `raising.py` bringing back the dead.
"""
