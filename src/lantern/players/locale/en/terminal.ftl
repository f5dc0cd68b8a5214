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
ui-wealth = XP { $xp }  ${ $gold }  Dark Stone { $stones }
ui-hands = Hands: { $what }
ui-bag = { -side-bag }: { $what }
ui-more = Also: { $what }
ui-afflictions = Suffers: { $what }
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
ui-spaces-beyond = Not on the map shown: { $spaces }

ui-not-understood = That is not one of the answers.
ui-any-time-title = At any time
ui-any-time-none = Nothing can be done in between now.
ui-any-time-how = Type ! and a number:
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
ui-ask-heroes = Which Heroes? Numbers, such as 1 2; the same one may come twice
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
    !        what anybody can do in between; ! 2 does it
    h        the Heroes in full
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

    The map: capitals are Heroes (> decides, * carries the light, x is KO'd),
    small letters with numbers are Enemies, ! can be chosen. · is floor in the
    light, empty floor is dark. ░ is unexplored, ? is an exit or a token that is
    not yet revealed.
    The track: P the party, D the Darkness, * Blood Spatter, ! Growing Dread;
    | parts the stages.
