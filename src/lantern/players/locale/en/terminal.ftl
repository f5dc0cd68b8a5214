## The terminal table

ui-header = Turn { $turn } | { $phase }
ui-clues = Clues { $clues }/{ $needed }
ui-counter = { $name } { $count }/{ $needed }
ui-goal = { -goal }: { $what }
ui-companion = { $name }: Health { $left }/{ $health }, { $leader ->
    [nobody] alone
   *[other] with { $leader }
}
ui-marker = { $name }: { $tile }
ui-companion-dead = { $name }: dead
ui-dread = { -growing-dread } { $count }
ui-revive = Revive { $count }
ui-hold-back = Hold Back { $target }+
ui-health = Health
ui-sanity = Sanity
ui-grit = Grit
ui-numbers = Init { $initiative }  Combat { $combat }  Def { $defense }+  Will { $willpower }+
ui-corruption = Corruption
ui-level = Level { $level }
ui-xp = XP { $xp }{ $cost ->
    [none] {""}
   *[other] /{ $cost }
}
ui-gold = ${ $gold }
ui-dark-stone = Dark Stone { $stones }
ui-hands = Hands: { $what }
ui-bag = { -side-bag }: { $what }
ui-more = Also: { $what }
ui-afflictions = Suffers: { $what }
ui-kept = Has: { $what }
ui-ko = KO
ui-dead = DEAD
ui-enemy = { $letter } { $name } x{ $count }: Init { $initiative } Move { $move } Escape { $escape }+ Combat { $combat } Damage { $damage } Defense { $defense } Health { $health }
ui-elite = Elite: { $what }
ui-in-play = In play: { $what }
ui-track-entrance = Ent
ui-track-start = Drk
ui-track-party = P
ui-track-darkness = D
ui-earlier = ... { $count } more lines (l shows the log)

ui-town-day = Day { $day }{ $most ->
    [0] {""}
   *[other] {" "}of at most { $most }
}
ui-town-evening = { $percent ->
    [0] No Town Event in the evening
   *[other] Town Event in the evening on { $track ->
        [1] a 1
       *[other] 1 to { $track }
    } ({ $percent }%)
}
ui-town-kind = { $name }: { $kind }, { $size }
ui-town-today = Today: { $name }. { $text }
ui-town-done = Done for today: { $who }
ui-town-closed = Closed today: { $what }
ui-town-left = Has left: { $who }
ui-town-destroyed = Destroyed: { $what }
ui-town-shut = Nobody can sleep there any more: { $what }
ui-road-day = Day { $day } of { $days }
ui-road-ahead = Still to meet a Hazard: { $who }
ui-road-times = { $times ->
    [1] { $who }
   *[other] { $who } ({ $times })
}
ui-plan-mission = The next mission: { $mission }
ui-plan-going = Goes along: { $who }
ui-plan-raise = { $who } is not buried yet, and can be brought back in Town ({ $place }, ${ $gold }); all may pay.
ui-shelf-goods = Goods
ui-shelf-services = Services
ui-shelf-sell = To sell (! lists it)
ui-shelf-no-matter = Nothing comes of it.
ui-shelf-before = { $name }: { $price } (usually ${ $before })
ui-shelf-odds = How it may end
ui-shelf-held = In hand now: { $name }: { $numbers }
ui-shelf-off = Comes off: { $what }
ui-shelf-not = Not now
ui-shelf-sell-first = Sell { $what } for ${ $gold }, and it can be paid
ui-shelf-purse = Purse: ${ $now }, afterwards ${ $after }
ui-weapon = Range { $range }, Shots { $shots }, To Hit { $to_hit }, Damage { $damage }, { $critical ->
    [0] no Criticals
   *[other] Critical { $critical }+
}

ui-prompt-one = Number or words
ui-prompt-space = Space ({ $space }) or number
ui-prompt-some = { $least ->
    [0] Numbers, like 1 3. Enter: none
   *[other] Numbers, like 1 3 (at least { $least }), or all
}
ui-prompt-amount = Number from { $least } to { $most }
ui-prompt-order = All numbers in order, like { $example }
ui-prompt-confirm = y or n
ui-enter = Enter: { $what }
ui-keys = ? help, ! extras ({ $count }), u undo, q quit
ui-keys-quiet = ? help, u undo, q quit
ui-keys-town = v look around
ui-keys-others = w another Hero first, e all the same
ui-spaces-beyond = Not on the map shown: { $spaces }

ui-not-understood = That is not one of the answers.
ui-no-more = There is no more to tell about it.
ui-any-time-title = At any time
ui-any-time-none = Nothing can be done in between now.
ui-any-time-not-found = Nothing of what can be done in between has these words. ! alone lists all of it.
ui-any-time-how = Type ! and a number, or ! and some words to list only what has them:
ui-saved = A copy is kept as { $name }. This game goes on as { $now }.
ui-save-how = Type s and a name, such as: s before the boss
ui-rules-how = Type r and some words, such as: r escape
ui-why-not = Why not?
ui-continue = Enter goes on
ui-undone = Taken back.
ui-quit = The game is kept as { $name }. `lantern play` goes on with it.
ui-quit-over = The finished game is kept as { $name }.
ui-over = The adventure is over. u takes the last answer back, l shows the log, q ends.
ui-arrived = Town lies ahead. Enter: ride in; u takes the last answer back, l shows the log, q ends.
ui-stay-ends = Town lies behind you. Enter: gather for the next adventure; u takes the last answer back, l shows the log, q ends.
ui-town-ends = Nobody leaves Town. u takes the last answer back, l shows the log, q ends.
ui-turn-not = Nobody else of that name is asked anything now.
ui-everybody-how = Type e and an answer, such as e 2: everybody who is asked this gives it.
ui-look-around-not = There is nothing to look at: in Town, v shows what is to be had.
ui-tree-not = No Hero is asked now: t shows the upgrades of the Hero who decides.
ui-tree = { $who }, { $hero }: level { $level }, { $cost ->
    [none] { $xp } XP, the highest level
   *[other] { $xp } of { $cost } XP for the next level
}
ui-tree-marks = [x] taken, [ ] possible now, - only after the one before it
ui-tree-bonus = Each level also brings what is rolled here:
ui-road-ends = Nobody has come this far. u takes the last answer back, l shows the log, q ends.
ui-play-on = n: play on with these heroes
ui-play-again = a: play again with the same party
ui-set-up-all = a: sensible answers for all of the set-up
ui-called = From now on: { $who }.
ui-call-not = Names are changed when a Hero decides and no die is in the air: type name, and the new one, such as: name Etta Vane, Three Knocks
ui-broken = Something went wrong in "{ $step }", and the game was taken back to its beginning. Enter tries again, u takes the last answer back, q ends. Nothing is lost. The report is kept in { $file }.

ui-menu-title = Old Lantern
ui-menu-unofficial = An unofficial fan edition of the co-operative dungeon crawl Shadows of Brimstone.
ui-menu-continue = Go on: { $name } ({ $answers } answers)
ui-menu-damaged = Repair and go on: { $name }
ui-menu-play-on = Play on with the heroes of { $name }
ui-menu-new = New game
ui-menu-deal = Deal me in: the first night, with two Heroes who are ready
ui-menu-quit = Quit
ui-menu-aside = Set aside: { $pack }. { $problem }
ui-menu-aside-more = `lantern pack check { $pack }` tells more, `lantern pack off { $pack }` switches it off.
ui-ask-boxes = Which boxes? (numbers; Enter alone takes all)
ui-menu-choose = Number
ui-ask-mission = Which mission?
ui-ask-heroes = Which Heroes? Numbers, such as 1 2; the same one may come twice (Enter alone: { $first })
ui-ask-profile = Which rules?
ui-profile-revised = Revised (current)
ui-profile-classic = Classic (2014 core)
ui-ask-repair = Open it there? The damaged file is kept beside it. (y/n)
ui-bot = A bot decides for { $who }. Type b off to decide again yourself.
ui-bots-all = Bots decide for everybody, to the end of this chapter. Ctrl+C stops them.
ui-bots-gone = You decide for everybody.
ui-policy-how = Type p never, p ask or p matters.
ui-policy-never = { $who } is never asked this again: the usual answer is taken.
ui-policy-ask = { $who } is always asked this.
ui-policy-matters = { $who } is asked this when it matters.
ui-policy-not = This is always asked; there is no usual answer.

ui-help =
    Answer with the number of an option, with its words, or with the name of a
    space on the map. Several answers are numbers with blanks between them.

    ?        this help, and why other things are not possible now
    ? 2      what option 2 says (a card, an item, an ability, an Enemy)
    ? combat why a number of the Hero is what it is
    !        what anybody can do in between; ! 2 does it, ! gold lists what has
             that word
    h        the Heroes in full
    t        the upgrades of the Hero who decides, and its chart of levels
    a        before the first turn: sensible answers for all of the set-up
    m        the story and the goal of the mission
    name A, B  call the Hero who decides A, with the nickname B
    u        take the last answer back
    s NAME   keep a copy of the game under a name
    r WORDS  search the rules
    p never  never ask this Hero this again (p ask: always; p matters: as usual)
    b        let a bot decide for this Hero (b all: for all; b off: for nobody)
    l        the log from the beginning
    q        quit; every answer is already saved

ui-help-map =
    {""}
    The map: capitals are Heroes (> decides, * carries the light, x is KO'd),
    small letters with numbers are Enemies, ! can be chosen. · is floor in the
    light, empty floor is dark. ░ is unexplored, ? is an exit or a token that is
    not yet revealed.
    The track: P the party, D the Darkness, * Blood Spatter, ! Growing Dread;
    | parts the stages.
ui-help-between =
    v        in Town: what is to be had here, or at each place, with prices, odds
             and why not; and what can be sold
    w        another Hero answers first, where several are asked (w NAME: that one)
    e 2      everybody who is asked the same answers 2
