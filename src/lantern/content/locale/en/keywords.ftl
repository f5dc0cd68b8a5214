## Keywords of which there may be several; all others are said as packs write them

keyword-bow = Bow
    .plural = Bows
keyword-gun = Gun
    .plural = Guns
keyword-pistol = Pistol
    .plural = Pistols
keyword-rifle = Rifle
    .plural = Rifles
keyword-shotgun = Shotgun
    .plural = Shotguns
