### The posse as people keep it.

posse-aside-items = an item
posse-aside-bag = a token
posse-aside-upgrades = an upgrade
posse-aside-conditions = a lasting condition
posse-aside-hands = a card of its hand
posse-aside-changes = a number, changed for good
