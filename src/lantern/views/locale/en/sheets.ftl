### Heroes and campaigns as Markdown.

sheet-who = { $hero_class }, level { $level }{ $fate ->
    [lost] , gone for good
    [retired] , retired
    [buried] , dead and buried
    [left] , riding with others
    [dead] , dead
   *[living] { "" }
}.
sheet-fate-is = { $fate ->
    [lost] gone for good
    [retired] retired
    [buried] buried
    [left] riding with others
    [dead] dead
   *[living] alive
}
sheet-number = On the sheet
sheet-grit = Grit
sheet-corruption = Corruption
sheet-dollars = ${ $gold }
sheet-gold = Gold
sheet-dark-stone = Dark Stone
sheet-worn = in hand or worn
sheet-barred = Cannot be used
sheet-items = Items
sheet-bag = Side Bag
sheet-abilities = Abilities
sheet-conditions = Lasting conditions
sheet-grown = Changed for good
sheet-history = Adventures
sheet-aside = Cards that no pack at hand knows, kept aside
sheet-hero = Hero
sheet-class = Class
sheet-level = Level
sheet-fate = How it is
sheet-chapters = Chapters
sheet-chapter = { $number }. { $title }{ $state ->
    [here] {" "}(the campaign is here)
    [open] {" "}(not over)
   *[over] { "" }
}
sheet-after = {" "}(a branch after chapter { $number })
