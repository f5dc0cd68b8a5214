### Il gruppo, come lo si tiene.

posse-aside-items = un oggetto
posse-aside-bag = un segnalino della Borsa Laterale
posse-aside-upgrades = un miglioramento
posse-aside-conditions = una condizione permanente
posse-aside-hands = una carta della mano
posse-aside-changes = un valore, cambiato per sempre
