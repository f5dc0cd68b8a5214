"""What lasts longer than an adventure: the records of heroes, the chapters they go through, and the chain of these."""
