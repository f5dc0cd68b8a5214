"""What the rules of a town do, by what people come for: whoever plays a stay through is `campaign/stay.py`.

`visits.py` the stay as it goes on, `prices.py` what things cost today (a night at the Hotel: `HOTEL_PRICE`, TOWN-04, in
`table/settlement.py`), `trade.py` buying and selling, `treatments.py` cures, `jobs.py` bounties and bets, `raising.py`
bringing back the dead.
"""
