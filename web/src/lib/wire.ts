// Generated from the server's wire types by `python -m lantern.server.schema`. Do not edit.

/** An ability of the class, or an upgrade. */
export interface AbilityView {
  id: string
  name: string
  text: string[]
  kind: "class" | "upgrade"
  uses: UsesView[]
}

/** Whether this server has accounts and who may register, and who is logged in, at how many browsers, until when. */
export interface AccountView {
  registering: "invited" | "off" | "open"
  name: string
  sessions: number
  expires: string
}

/** Whose activation it is, and what is left of it. */
export interface ActivationView {
  hero: string
  points: number
  moving: boolean
  stuck: boolean
  searched: boolean
  attacked: boolean
  dragging: string | null
}

/** Something that is added to the dice: what it is called, and how much. */
export interface AddedView {
  name: string
  amount: number
}

/** Say whether something may be taken back that somebody else wants to take back. */
export interface Agree {
  type: "agree"
  yes: boolean
  ref?: number | null
  once?: string
}

/** A legal answer: its number (what is sent back), its key, its words, and what it points at. `door` is a tile and its connector. `steps` is the length of the way to a space, `held`: whoever stops there must escape before moving on. */
export interface AnswerView {
  index: number
  key: string
  label: string
  preview?: string
  does?: string
  detail?: string[]
  odds?: Odds | null
  space?: number | null
  model?: string | null
  card?: string | null
  tile?: number | null
  door?: [number, number] | null
  die?: number | null
  face?: number | null
  critical?: boolean
  items?: string[]
  ghost?: Ghost | null
  steps?: number | null
  held?: boolean
}

/** Something that can be done at any time: sent as the answer, by its key. `card` is what it is done with, `thing` which copy of it where the hero has several. What does not matter would do nothing now: it heals, and nobody in its reach is hurt. */
export interface AnyTimeView {
  key: string
  who: string
  who_name: string
  verb: string
  label: string
  does: string
  card: string | null
  thing: string | null
  model: string | null
  yours: boolean
  matters: boolean
}

/** Enemies that will be placed soon. */
export interface ArrivalView {
  cause: string
  groups: string[]
  ambush: boolean
  tile: number | null
}

/** An issue as it lies in the rack: enough to find it. */
export interface BackIssue {
  number: number
  table: string
  mission: string
  mission_id: string
  result: string
  won: boolean
  dead: number
}

/** Enemies of one type, counted. */
export interface BagCount {
  kind: string
  name: string
  count: number
}

/** A line of the chart of bonuses, and whether it was rolled now. */
export interface BonusRow {
  line: string
  rolled: boolean
}

/** A change of numbers that lasts for a while. */
export interface BoostView {
  source: string
  name: string
  text: string
  until: string
}

/** Whether a bot sits in for a seat. */
export interface BotCalled {
  on: boolean
}

/** A box to take in: `needs` are those without which it cannot be played, `ticked` whether it is among those chosen. */
export interface BoxChoice {
  id: string
  name: string
  summary: string
  version: string
  needs: string[]
  ticked: boolean
}

/** A pack that was set aside: what is wrong with it first, and how much there is. `folder` can be switched off. */
export interface BrokenPack {
  pack: string
  folder: string
  problem: string
  problems: number
}

/** A step that went wrong was taken back. */
export interface BrokenView {
  step: string
  report: string
}

/** Give a hero another name and nickname. */
export interface CallHero {
  type: "call"
  hero: string
  name: string
  nickname?: string
  ref?: number | null
  once?: string
}

/** A campaign in the list: where it goes on, and with whom. `waits` says for which packs it waits. */
export interface CampaignCard {
  id: string
  name: string
  game: string
  kind: "adventure" | "gathering" | "journey" | "stay"
  title: string
  over: boolean
  waits: string
  answers: number
  turn: number
  chapters: number
  adventures: number
  branches: number
  heroes: RiderFace[]
  played: string
}

/** A campaign: `there` are the records of those who are in the chapter that is played now, with what each is called in it. `days` have passed in it; `gathering` is the game where heroes join and leave, if that is where the campaign is. `people` are the names of those to whom it belongs: who may sit where it goes on, hosts first. */
export interface CampaignView {
  id: string
  name: string
  game: string
  kind: "adventure" | "gathering" | "journey" | "stay"
  title: string
  over: boolean
  waits: string
  head: number
  days: number
  chapters: ChapterCard[]
  heroes: RecordView[]
  there: Record<string, string>
  gathering: string
  bytes: number
  may_change: boolean
  people: string[]
}

/** A card that lies face up on the table; `tile` is where it is limited to, `marks` what lies on it. `number` is its own in the whole game, also among several of its kind. */
export interface CardView {
  id: string
  name: string
  text: string[]
  flavour: string
  deck: string
  keywords: string[]
  number: number
  tile: number | null
  marks: number
  source: string
}

/** A line of the list: who, and what of it. */
export interface Casualty {
  name: string
  text: string
  dead: boolean
}

/** What has changed, for a window that asked for it: `table` makes the table of version `since` that of `version`. `board`, `log_from` and `log` are as in an update. A window that has another version asks for everything: `language`. */
export interface Change {
  type: "change"
  since: number
  version: number
  table: Replaced[]
  board: MapView | null
  log_from: number
  log: LogEntry[]
}

/** Let somebody join the posse at a gathering, leave it or come back: the key of the change (`party/welcome:...`). */
export interface ChangeCompany {
  type: "company"
  key: string
  ref?: number | null
  once?: string
}

/** A chapter of a campaign. `way`: it leads to the head; `lane` is its branch, 0 for the one with the head. Without a `game` its replay is not kept. */
export interface ChapterCard {
  number: number
  parent: number | null
  kind: "adventure" | "gathering" | "journey" | "stay"
  title: string
  game: string
  state: "here" | "open" | "over"
  way: boolean
  lane: number
  played: string
}

/** A seat that was taken: the secret that holds it. */
export interface Claimed {
  token: string
  seats: SeatView[]
}

/** Take a seat under a name. */
export interface Claiming {
  name?: string
}

/** A short code for another device, and for how many seconds it counts. */
export interface Coded {
  code: string
  seconds: number
}

/** Come to a table: with an invitation, or with a code from another device. */
export interface ComeIn {
  invitation?: string
  code?: string
  name?: string
}

/** Somebody who came along: with a hero who leads, or alone in a space. */
export interface CompanionView {
  id: string
  name: string
  text: string[]
  leader: string | null
  space: number | null
  wounds: number
  health: number
  dead: boolean
}

/** An injury, a madness, a mutation or another lasting state; `number` is its own, also of two of a kind. */
export interface ConditionView {
  id: string
  number: number
  name: string
  text: string[]
  kind: "curse" | "injury" | "kept" | "madness" | "mutation" | "status"
  uses: UsesView[]
}

/** The contents of the rulebook. */
export interface Contents {
  chapters: ContentsChapter[]
}

/** A chapter of the rulebook with its rules. */
export interface ContentsChapter {
  number: string
  title: string
  language: string
  rules: ContentsRule[]
}

/** A line of the contents of the rulebook. */
export interface ContentsRule {
  id: string
  title: string
}

/** Several of the same thing. */
export interface CountedView {
  id: string
  name: string
  count: number
  text: string[]
}

/** Something that the mission counts, and how far it must get. */
export interface CounterView {
  id: string
  name: string
  count: number
  needed: number
}

/** Something to be drawn on the floor: where it all began, enemies of a type, the Objective, a Gate, somebody's end. */
export interface CutMark {
  kind: "dead" | "foes" | "gate" | "objective" | "start"
  what: string
  x: number
  y: number
}

/** A deck: how many cards are left in it, and how many lie on its discard pile (ask for the pile itself). */
export interface DeckView {
  id: string
  name: string
  left: number
  discarded: number
  top: string
}

/** An adventure that a hero has been on. */
export interface DeedView {
  mission: string
  mission_name: string
  result: string
  won: boolean
}

/** A die: `success` is None where nothing is needed; `rerolled`: this face replaced another, and stays. `hits` is as how many Hits it counts, if more than one. */
export interface DieView {
  face: number
  sides: number
  success: boolean | null
  critical: boolean
  rerolled: boolean
  hits?: number
}

/** A number that an upgrade would change. */
export interface Difference {
  stat: string
  label: string
  now: string
  after: string
}

/** Give the answer again that was taken back last. `version` is the version of the table that was seen. */
export interface DoAgain {
  type: "redo"
  version?: number | null
  ref?: number | null
  once?: string
}

/** What was sent over the socket is done, and kept for good; the update follows, or went before. */
export interface Done {
  type: "done"
  ref: number | null
  version: number
}

/** What the host decides; what is left out stays. */
export interface DoorChanged {
  joining?: boolean | null
  watching?: boolean | null
  undo?: "anyone" | "asked" | "host" | "own" | null
  absent?: "anyone" | "host" | "nobody" | null
}

/** A connector: two spaces and the side by which one leaves the tile there. A joined one is listed once. */
export interface DoorView {
  tile: number
  connector: number
  side: "E" | "N" | "S" | "W"
  spaces: [number, number]
  state: "capped" | "gate" | "joined" | "open" | "undecided"
  to: number | null
  to_spaces: [number, number] | null
}

/** The end: the result in words, the story, the numbers, and what the mission brought. `revived` is how many Revive tokens kept somebody from being KO'd: who has spent one was not (KO-12). `darkness` and `party` are where the markers stood on the Depth Track after each turn. */
export interface EndView {
  result: string
  won: boolean
  headline: string
  story: string
  turns: number
  answers: number
  rolls: number
  tiles: number
  fights: number
  revived: number
  darkness: number[]
  party: number[]
  rewards: string
  heroes: HeroTally[]
}

/** An ability on a record sheet: printed on it, or gained as an elite or mythic one. */
export interface EnemyAbilityView {
  id: string
  name: string
  text: string
  kind: "elite" | "mythic" | "printed"
}

/** A model: `number` is the one in its name, `columns` and `rows` its base; it stands on all of `spaces`. `held`: it is held fast, and does nothing in this turn. */
export interface EnemyView {
  id: string
  kind: string
  name: string
  number: number
  spaces: number[]
  columns: number
  rows: number
  size: "extra_large" | "large" | "medium" | "small"
  health: number
  wounds: number
  target: string | null
  elite: boolean
  acts_next: boolean
  held: boolean
  where: string
}

/** A card that is turned over: `kind` names its frame, `title` the deck or chart it comes from. A row of a chart that brings an injury or the like is called by that, and says what it does. Whom it `affects` and what is at `stake` follow from what it does; `whom` says the first in words, where neither a name nor "everybody" does. `picture` are the words from which its picture is chosen, in English whatever the table speaks; of a Threat whom it brings. */
export interface FaceView {
  id: string
  kind: "artifact" | "chart" | "darkness" | "depth" | "dread" | "encounter" | "exploration" | "gear" | "loot" | "other" | "scavenge" | "threat" | "world"
  title: string
  name: string
  text: string[]
  flavour: string
  keywords: string[]
  affects: "all" | "chosen" | "drawer" | "enemies" | "none" | "random" | "some"
  whom: string
  stake: string
  picture: string[]
}

/** What happened, for animations: who, whom, from where to where, how much. Only what an event has is there. */
export interface Facts {
  who?: string | null
  by?: string | null
  target?: string | null
  kind?: string | null
  path?: number[]
  models?: string[]
  space?: number | null
  tile?: number | null
  connector?: number | null
  card?: string | null
  deck?: string | null
  count?: number | null
  left?: number | null
  sanity?: number | null
  defense?: number | null
  passed?: boolean | null
  message?: string | null
  passing?: PassingView | null
}

/** Something to reach on the first night, with the name of its sign. */
export interface FirstGoalView {
  sign: string
  text: string
}

/** The first night as it is told before it begins. */
export interface FirstNightView {
  title: string
  mission: string
  mission_name: string
  world: string
  story: string[]
  goals: FirstGoalView[]
  heroes: NewcomerView[]
}

/** What a hero can be in turn, and whether it is that now. */
export interface FormView {
  id: string
  name: string
  active: boolean
  text: string[]
}

/** The posse after an adventure and the town that followed: what all have together, and how many were buried for good. */
export interface Fortune {
  number: number
  gold: number
  xp: number
  funerals: number
}

/** Something that is filled up to a limit. */
export interface Gauge {
  now: number
  most: number
}

/** The rack: all issues of a campaign, and how it went so far. */
export interface Gazette {
  title: string
  summary: string
  issues: BackIssue[]
}

/** A whole issue, in words; the page sets it, the terminal prints it. */
export interface GazetteIssue {
  number: number
  table: string
  title: string
  mission: string
  mission_id: string
  result: string
  won: boolean
  number_line: string
  dateline: string
  price: string
  ears: [string, string]
  headline: string
  deck: string
  story: string[]
  caption: string
  woodcut: Woodcut
  obituaries: Obituary[]
  casualties_title: string
  casualties: Casualty[]
  no_casualties: string
  boxes: SideNotice[]
  bag_title: string
  bag_line: string
  bag: BagCount[]
  fortunes_title: string
  fortunes_line: string
  fortunes: Fortune[]
}

/** A tile as it would lie: squares of its section, and the sides by which it would lead on. */
export interface Ghost {
  tile: string
  section: number
  squares: [number, number][]
  exits: string[]
}

/** Answer a question, by its id: a number, several, or the key of an any-time action (or of something not offered). */
export interface GiveAnswer {
  type: "answer"
  question: string
  answer: number | number[] | string
  then?: Then[]
  ref?: number | null
  once?: string
}

/** Try a step again that was broken off. */
export interface GoOn {
  type: "go-on"
  ref?: number | null
  once?: string
}

/** The table was deleted. */
export interface Gone {
  type: "gone"
}

/** Somebody who was let in, the seats it holds, and how many of its windows are open. */
export interface GuestView {
  id: string
  name: string
  host: boolean
  may: "sit" | "watch"
  seats: string[]
  here: number
  you: boolean
}

/** A hand of cards of the kit of a class, with those that the hero knows. */
export interface HandView {
  id: string
  name: string
  text: string[]
  known: Piece[]
}

/** Give a seat to a guest. */
export interface HandedOver {
  guest: string
}

/** A hazard of the road that was met: on which day, who rolled what for it, and its card. */
export interface HazardView {
  day: number
  hero: string
  result: number
  face: FaceView
}

/** The server is there. */
export interface Health {
  ok: boolean
  version: string
  tables: number
}

/** The first message over a socket: who comes, speaking which language, and how much of the log is known already. `changes`: after the first update only what has changed is wanted (`change`). */
export interface Hello {
  type: "hello"
  token?: string | null
  lang?: "en" | "it"
  log?: number | null
  changes?: boolean
}

/** A hero of one's own who comes to a gathering: the campaign in which it is, and its record there. */
export interface HeroBrought {
  campaign: string
  hero: string
}

/** A hero class to choose, as its sheet says. */
export interface HeroChoice {
  id: string
  name: string
  keywords: string[]
  flavour: string
  initiative: number
  health: number
  sanity: number
  combat: number
  to_hit_ranged: number
  to_hit_melee: number
  defense: number
  willpower: number
  max_grit: number
  skills: Record<string, number>
  abilities: Piece[]
  items: Piece[]
  upgrades: Piece[]
  pack: string
}

/** What one hero did, bore and came by in this adventure; of Gold, Dark Stone and XP what it lost is taken off. */
export interface HeroTally {
  hero: string
  name: string
  kills: number
  wounds_dealt: number
  wounds_taken: number
  sanity_lost: number
  knocked_out: number
  healed: number
  scavenged: number
  cards: number
  xp: number
  gold: number
  dark_stone: number
}

/** A hero. `ring` (0 to 5) names colour and pattern of the token, the same for the whole adventure. The same `face` is the same face, in any adventure. */
export interface HeroView {
  id: string
  name: string
  nickname: string
  face: string
  hero_class: string
  class_name: string
  initials: string
  ring: number
  keywords: string[]
  space: number | null
  ko: boolean
  dead: boolean
  active: boolean
  activated: boolean
  light: boolean
  health: Gauge
  sanity: Gauge
  grit: Gauge
  corruption: Gauge
  pools: PoolView[]
  bag_size: Gauge
  weight: Gauge
  hands: Gauge
  xp: number
  gold: number
  dark_stone: number
  fused_dark_stone: number
  level: number
  numbers: Number[]
  skills: Number[]
  escaped: number
  items: ItemView[]
  bag: CountedView[]
  kit_hands: HandView[]
  forms: FormView[]
  abilities: AbilityView[]
  conditions: ConditionView[]
  markers: CountedView[]
  boosts: BoostView[]
  policies: Record<string, string>
  topics: Topic[]
}

/** A Hit that waits to be given to somebody: `key` names it in the answer to `which-hits`. `kills` is, for each enemy that it may go to, the chance in per cent that it alone is enough; `wounds` the chances of 0, 1, 2 ... Wounds, so that the page can tell what several Hits do together. `aid` is something that the hero can spend on it once the Damage is seen, so many times (`aids`), and `aided` are the chances of Wounds with that. */
export interface HitView {
  key: string
  face: number
  critical: boolean
  kills: Record<string, number>
  wounds: Record<string, number[]>
  sides: number
  aid: string
  aids: number
  aided: Record<string, number[]>
}

/** An invitation: the secret that lets somebody in. */
export interface Invited {
  secret: string
}

/** What an invitation lets people do. */
export interface Inviting {
  may?: "sit" | "watch"
}

/** An item that a hero carries. `place` is its place among the hero's items; `works`: it gives its benefits now. `number` is its own in the whole game, `key` what options call it: of two copies they name each differently. `upgrades` are the upgrade cards on it; `attaches`: it is one itself, and on no item yet. `barred`: why it cannot be used. */
export interface ItemView {
  id: string
  name: string
  text: string[]
  flavour: string
  deck: string
  keywords: string[]
  place: number
  number: number
  key: string
  marks: number
  hands: number
  slots: ("belt" | "boots" | "coat" | "face" | "gloves" | "hat" | "pants" | "shoulders" | "torso" | "transport")[]
  weight: number
  gold: number
  dark_stone: number
  upgrade_slots: number
  upgrades: Piece[]
  attaches: boolean
  equipped: boolean
  works: boolean
  starting: boolean
  fused: boolean
  used: boolean
  weapon: WeaponView | null
  uses: UsesView[]
  barred: string
}

/**  */
export interface LanguageChoice {
  code: string
  name: string
}

/** What a hero has learnt and can learn: four tracks, and the chart on which each level is rolled (LEVEL-03). `rolled` is the result of the level that is being gained, with what it gave; None while nothing is gained. `looking_back` says on which adventure the upgrades look back; nothing if there is none. */
export interface LevelTree {
  hero: string
  name: string
  face: string
  hero_class: string
  class_name: string
  level: number
  xp: number
  next_level: number | null
  tracks: UpgradeTrack[]
  chart: BonusRow[]
  rolled: number | null
  looking_back: string
}

/** Where a dead hero can be brought back, and for how much Gold, as prices usually are. */
export interface LifeView {
  place: string
  gold: number
}

/** Everything that the first screen shows. `clashes`: which of the boxes chosen change the same entries without needing each other, in sentences. */
export interface LobbyView {
  version: string
  lang: string
  languages: LanguageChoice[]
  missions: MissionChoice[]
  heroes: HeroChoice[]
  options: OptionChoice[]
  undo_policies: Piece[]
  skills: Record<string, string>
  names: NamesView
  default_mission: string
  default_heroes: string[]
  most_heroes: number
  saves: SaveView[]
  boxes: BoxChoice[]
  broken: BrokenPack[]
  clashes: string[]
  switched_off: string[]
  may_switch: boolean
  first_night: FirstNightView | null
}

/** A location of the town: who visits it today, and whether it is destroyed, or shut for the day. */
export interface LocationView {
  id: string
  name: string
  text: string[]
  visitors: string[]
  destroyed: boolean
  shut: boolean
}

/** Where heroes sleep: the Hotel or the camp site, who of them is there now, and whether nobody can sleep there any more. */
export interface LodgingView {
  id: string
  name: string
  says: string
  guests: string[]
  shut: boolean
}

/** An event: its number, its kind, a sentence, how much it weighs in the log, and the dice or the card that it shows. */
export interface LogEntry {
  n: number
  event: string
  weight: "detail" | "heading" | "story"
  text: string
  roll: RollView | null
  card: FaceView | null
  facts: Facts
}

/** Say who one is. */
export interface LoggingIn {
  name: string
  password: string
}

/** The whole map; `version` changes when it does. */
export interface MapView {
  version: string
  tiles: TileView[]
  spaces: SpaceView[]
  doors: DoorView[]
  sections: SectionView[]
}

/** A marker of the mission on a tile, and what can be done there; or a trap of a hero, and where it lies. */
export interface MarkerView {
  id: string
  name: string
  text: string[]
  tile: number
}

/** The games and campaigns of a window. */
export interface Mine {
  saves: SaveView[]
  campaigns: CampaignCard[]
}

/** A mission to choose. */
export interface MissionChoice {
  id: string
  name: string
  story: string
  goal: string
  world: string
  world_name: string
  clues: number
  introductory: boolean
  classic: boolean
  rules: Piece[]
  text: string[]
  pack: string
}

/** The mission. `text` is its whole sheet, `clues_needed` 0 where no Clues are looked for, `steps` the parts of its goal. */
export interface MissionView {
  id: string
  name: string
  story: string
  goal: string
  text: string[]
  rules: Piece[]
  clues: number
  clues_needed: number
  objective_found: boolean
  counters: CounterView[]
  markers: MarkerView[]
  companions: CompanionView[]
  steps: StepView[]
}

/** A place on the scrubber of a replay: after so many answers, in which turn and step, and who decided what. */
export interface MomentView {
  answers: number
  turn: number
  step: string
  who: string
  text: string
}

/** How tough the monsters are if the best of those who go are these heroes: `text` tells it, `level` is the party's. */
export interface MonstersView {
  level: number
  heroes: string[]
  text: string
}

/** Names to make people up from. */
export interface NamesView {
  women: string[]
  men: string[]
  families: string[]
  nicknames: string[]
}

/** What a new adventure is made from; whatever is left out gets a sensible default. Without `packs` all boxes are in it. `people` says who the heroes are, one after the other. */
export interface NewTable {
  mission?: string | null
  heroes?: string[] | null
  profile?: "classic" | "revised"
  options?: Record<string, boolean | string>
  undo?: "free" | "no-reveal" | "reseed"
  seed?: number | null
  name?: string
  seats?: string[][] | null
  packs?: string[] | null
  people?: Person[] | null
}

/** A hero of the first night: who it is, and what it is good at. */
export interface NewcomerView {
  hero: string
  class_name: string
  name: string
  nickname: string
  face: string
  about: string
}

/** A derived number: `shown` is how a sheet writes it (4, 3+). Ask `why` for its reasons. */
export interface Number {
  stat: string
  label: string
  value: number
  shown: string
  printed: number
}

/** Whom the town has lost: by its `record`, and with all that could be seen in its face. */
export interface Obituary {
  record: string
  hero: string
  name: string
  nickname: string
  about: string
  text: string
  face: string
  hero_class: string
  level: number
  conditions: ConditionView[]
  corruption: Gauge
  sanity: Gauge
}

/** A chance with its meaning: 86, "at least one Hit". */
export interface Odds {
  percent: number
  text: string
}

/** Something to be had: `key` is the answer that takes it. `why` says in few words why it cannot be had, by a `rule`; without them it can. It costs `gold`, and where that is rolled `most` at the most, and `dark_stone` besides. `before` is its price without what happened here, if that was another. `changes` are numbers that change when it is held or worn, in place of `instead`; `weapons` its own numbers as a weapon, and those of what is in hand now. `sell` is what the hero could sell to pay it. `risk` is the worst of its `odds`, where that is harm. */
export interface OfferView {
  key: string
  sort: "goods" | "services"
  id: string
  name: string
  keywords: string[]
  price: string
  gold: number
  most: number
  dark_stone: number
  before: number | null
  text: string[]
  why: string
  rule: string
  never: boolean
  sell: SoldThing | null
  changes: Difference[]
  instead: string[]
  weapon: WeaponView | null
  held: WeaponView | null
  held_name: string
  odds: Odds[]
  risk: Odds | null
}

/** A table, and the secret that holds its seats: keep it, it is sent with every request (`Seat-Token`). */
export interface Opened {
  id: string
  token: string
}

/** A switch of the table: what it means, and how each profile has it. With `numbers` it is one of them instead. */
export interface OptionChoice {
  id: string
  name: string
  text: string
  rule: string
  group: "classic" | "optional"
  revised: boolean
  classic: boolean
  numbers: number[]
}

/** What one hero can reach and see, and what threatens it. `reach` counts from now, or for the Move `points` asked. */
export interface Overlay {
  hero: string
  points: number
  reach: ReachSpace[]
  sight: number[]
  ranges: Record<string, number>
  threatened: number[]
  lit: number[]
}

/** A hero of somebody who is logged in: where it is, and why it cannot ride to another table now, if it cannot. `copy`: it is the picture of a hero who rides elsewhere, left behind where a campaign was copied or begun again. */
export interface OwnHero {
  campaign: string
  campaign_name: string
  game: string
  hero: string
  name: string
  hero_class: string
  class_name: string
  face: string
  level: number
  dead: boolean
  copy: boolean
  stays: string
}

/** The passes that a window keeps, by the table: what is shown of games and campaigns is what they open. */
export interface Passes {
  tables: Record<string, string>
}

/** An enemy that came and is gone again, as it came, with the Initiative of its type: nobody has seen it on the map. */
export interface PassingView {
  enemy: EnemyView
  many: string
  initiative: number
}

/** Another password in the place of the old one. */
export interface PasswordChanged {
  old: string
  new: string
}

/** The password once more, before something that cannot be taken back. */
export interface PasswordSaid {
  password: string
}

/** Set a password with the code that came from whoever runs the server. */
export interface PasswordSet {
  name: string
  code: string
  password: string
}

/** Somebody who can be a hero. The same `face` is the same face for life; it begins with w or m where that is decided. */
export interface Person {
  name?: string
  nickname?: string
  face?: string
}

/** A card, item, ability or marker: its id, its name and what it says. */
export interface Piece {
  id: string
  name: string
  text: string[]
}

/** A discard pile, the card on top first. */
export interface Pile {
  deck: string
  name: string
  cards: Piece[]
}

/** What a gathering plans: the next mission, the heroes who go on it, and the bounty that is out for it. `monsters` are those of every level of the posse, the toughest first; when it is settled who goes, only theirs. */
export interface PlanView {
  mission: Piece | null
  going: string[]
  bounty: Piece | null
  monsters: MonstersView[]
}

/** PointAt at a place on the map, in its spaces. */
export interface PointAt {
  type: "point"
  x: number
  y: number
}

/** Somebody points at a place on the map. */
export interface Pointed {
  type: "pointed"
  guest: string
  name: string
  hero: string
  x: number
  y: number
}

/** A pool of the kit of a class: how it is drawn, how full it is, what its parts are. */
export interface PoolView {
  id: string
  name: string
  style: string
  icon: string
  stat: string
  now: number
  most: number
  parts: CountedView[]
  text: string[]
}

/** Somebody came or went, sat down or stood up, or the host decided something. */
export interface Presence {
  type: "presence"
  seats: SeatView[]
  door: TableDoor
  undo: UndoWantedView | null
}

/** Why a request was refused: in a word for programs, and in a sentence for people. */
export interface ProblemView {
  status: number
  reason: string
  message: string
}

/** An open question. `id` goes back with the answer, so that a stale one is noticed. `least` and `most` bound a choice of several, or an amount. `default` is what Enter alone answers. `optional`: a policy of the hero can answer it (`policy` is the present one, `topics` is what one that is set here is about). `about` explains the card or ability it comes from, `because` says what the dice are to stop. `hits` are all Hits that are to be given (of `assign-hits`): the answer can say at once which of them go to the chosen enemy. `after` is what a hero can do once it stops (of `move`): all of it if it can go nowhere, else what it can look through where it stands, or search where it has gone; the answer can say that at once, too. `ways` are all ways to roll the dice again that it is about, its own first: the others are what is asked next, in this order, if the dice are let lie. */
export interface QuestionView {
  id: string
  number: number
  kind: string
  form: "amount" | "confirm" | "one" | "order" | "some"
  family: "amount" | "confirm" | "dice" | "hands" | "hits" | "list" | "move" | "order" | "tile"
  who: string
  who_name: string
  yours: boolean
  prompt: string
  about: Piece | null
  answers: AnswerView[]
  after: AnswerView[]
  ways: WayView[]
  least: number
  most: number
  default: number | number[] | null
  optional: boolean
  policy: "ask" | "matters" | "never"
  topics: Topic[]
  roll: RollView | null
  because: string
  hits: HitView[]
  refusals: RefusalView[]
  interruptible: boolean
}

/** A space in reach: in how many steps, with a space on the way or here where an enemy holds, and the chance to get by. */
export interface ReachSpace {
  space: number
  steps: number
  held: boolean
  percent: number
}

/** A kind of question that a policy can answer: of each hero, or of the party. */
export interface Reaction {
  kind: string
  name: string
  of: "hero" | "party"
}

/** One reason for a number: where it comes from, how much; `replaces`: instead of what came before. */
export interface Reason {
  source: string
  name: string
  amount: number
  replaces: boolean
}

/** A hero of a posse. `next_level` is the XP that the next level costs, if there is one; `grown` what was changed for good. `aside` are its cards that no pack at hand knows. Of a class that none knows there is no `sheet`. `life` is there for the dead who can be brought back. */
export interface RecordView {
  id: string
  name: string
  hero_class: string
  class_name: string
  face: string
  made: boolean
  dead: boolean
  lost: boolean
  apart: "" | "buried" | "left" | "retired"
  level: number
  next_level: number | null
  may_level: boolean
  history: DeedView[]
  grown: string[]
  aside: Piece[]
  sheet: HeroView | null
  life: LifeView | null
}

/** Something that may not be done: what, why not, and by which rule. */
export interface RefusalView {
  key: string
  text: string
  rule: string
  space: number | null
  model: string | null
}

/** What was sent over the socket could not be done; `ref` is the number that came with it. */
export interface Refused {
  type: "refused"
  status: number
  reason: string
  message: string
  ref: number | null
}

/** Have an account from now on. */
export interface Register {
  name: string
  password: string
}

/** A new name for a game. */
export interface Renamed {
  name: string
}

/** Something of the table that is another now: an operation of a JSON Patch (RFC 6902). */
export interface Replaced {
  op: "replace"
  path: string
  value: unknown
}

/** All moments of a game. */
export interface Replay {
  answers: number
  moments: MomentView[]
}

/** A file to keep or send: its name and what is in it. */
export interface ReportFile {
  name: string
  text: string
}

/** A hero in a list: who it is, and how it looks. */
export interface RiderFace {
  name: string
  hero_class: string
  face: string
}

/** A die of the road, and whether it brings its hero a hazard. */
export interface RoadDieView {
  hero: string
  face: number
  hazard: boolean
}

/** A journey: its dice, the hazards so far, who has still to meet one, and what of the town is destroyed. `day` is the one of now, `days` are all as far as they are known. Where towns have sizes, `size` says to what kind of town they ride. */
export interface RoadView {
  day: number
  days: number
  dice: RoadDieView[]
  met: HazardView[]
  ahead: string[]
  destroyed: Piece[]
  size: string
}

/** A roll: who rolled, what for (in words), what was needed, and what came of it. `n` is its number in the log. `total` is what the dice show; `added` comes to it. `weapon` is the name of what a hero attacks with. `whose` is, where enemies attack, the model that each die is of. */
export interface RollView {
  n: number | null
  purpose: string
  label: string
  by: string
  by_name: string
  dice: DieView[]
  target: number
  successes: number | null
  total: number
  added: AddedView[]
  notes: string[]
  weapon: string
  whose: string[]
}

/** A rule, or an excerpt of it. */
export interface RuleView {
  id: string
  title: string
  excerpt: string
  text: string
  ruling: string
  chapter: string
  language: string
  profile: string
  heading: string[]
  rows: string[][]
  examples: string[]
  see: string[]
}

/** What a search in the rulebook found. */
export interface RulesFound {
  words: string
  rules: RuleView[]
}

/** A game that is kept: at the table in the browser, or as a file of the terminal. `damage` says what is wrong with it, `waits` for which packs, hero classes or mission it waits, and how they come back. */
export interface SaveView {
  id: string
  name: string
  where: "table" | "terminal"
  kind: "adventure" | "gathering" | "journey" | "stay"
  mission: string
  mission_name: string
  heroes: string[]
  hero_names: string[]
  faces: string[]
  answers: number
  turn: number
  over: boolean
  damage: string
  waits: string
  played: string
  may_delete: boolean
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say"
  text: string
  ref?: number | null
}

/** A seat: the heroes it runs, whether somebody holds it, whether that is you, and how many of its windows are open. */
export interface SeatView {
  id: string
  name: string
  heroes: string[]
  taken: boolean
  mine: boolean
  here: number
  bot: boolean
}

/** How the heroes are spread over seats: a list of heroes for each; who holds all seats may change it. */
export interface SeatsChanged {
  seats: string[][]
}

/** A part of the map in one world, with its bounds; `dx` and `dy` put the sections side by side. */
export interface SectionView {
  index: number
  world: string
  name: string
  left: number
  top: number
  width: number
  height: number
  dx: number
  dy: number
}

/** Let a hero (or the whole party: `party`) be asked a kind of optional question always, if it matters, or never. */
export interface SetPolicy {
  type: "policy"
  hero: string
  kind: string
  policy: "ask" | "matters" | "never"
  ref?: number | null
  once?: string
}

/** An answer to a question of the set-up, by its kind, whom it asks, and the key of the option. */
export interface SetUpAnswer {
  kind: string
  who: string
  key: string
}

/** Something that can be chosen: its key, its words and what it does. */
export interface SetUpChoice {
  key: string
  label: string
  text: string[]
}

/** What was chosen for a hero who is being made: it gets it when all who come before it are made, too. */
export interface SetUpChosen {
  kind: string
  who: string
  choice: SetUpChoice
}

/** A question of the set-up: who decides what, and `ready`, the key of a sensible answer. `placing`: it is about where somebody stands, which is better chosen on the map. */
export interface SetUpQuestion {
  kind: string
  who: string
  prompt: string
  yours: boolean
  placing: boolean
  choices: SetUpChoice[]
  ready: string
}

/** What is still to be decided before the first turn, in the order in which it is asked; nothing once it has begun. `chosen` is what was decided already, as long as somebody still decides about a hero. */
export interface SetUpView {
  questions: SetUpQuestion[]
  chosen: SetUpChosen[]
}

/** Answer the questions of the set-up together, in the order in which they come; what does not fit stays open. */
export interface SettleAll {
  type: "set-up"
  answers: SetUpAnswer[]
  ref?: number | null
  once?: string
}

/** The record sheet of an enemy type. */
export interface SheetView {
  kind: string
  name: string
  many: string
  count: number
  size: "extra_large" | "large" | "medium" | "small"
  keywords: string[]
  brutal: boolean
  elite: number
  ambush: boolean
  activated: boolean
  damage: string
  numbers: Number[]
  abilities: EnemyAbilityView[]
}

/** What is to be had at a location, and what happened to the hero there today. */
export interface ShelfView {
  location: string
  name: string
  hero: string
  happened: FaceView | null
  offers: OfferView[]
}

/** A box at the side. */
export interface SideNotice {
  id: string
  title: string
  lines: string[]
}

/** The table at a moment of the past. */
export interface Snapshot {
  table: TableView
  board: MapView
  log: LogEntry[]
  log_from: number
}

/** Something that would bring money, and how much. */
export interface SoldThing {
  name: string
  gold: number
}

/** A space: its number, where it lies in its section, its name on the table, and which of its sides are closed. `walls` and `barriers` are some of the letters NESW. A side with a door that is not capped is no wall. */
export interface SpaceView {
  id: number
  section: number
  x: number
  y: number
  label: string
  tiles: number[]
  walls: string
  barriers: string
}

/** Be shown everything in another language from now on. */
export interface Speak {
  type: "language"
  lang: "en" | "it"
}

/** Somebody said something at the table. */
export interface Spoken {
  type: "said"
  number: number
  guest: string
  name: string
  text: string
  at: string
}

/** An upgrade on its track: the hero has it, may take it next, or needs those before it first (LEVEL-05). `hindsight` is what it would have done in an adventure. */
export interface StationView {
  id: string
  name: string
  tier: number
  state: "later" | "open" | "taken"
  text: string[]
  changes: Difference[]
  hindsight: string[]
  needs: string
}

/** A part of the goal: what is to be done, or that it is done. */
export interface StepView {
  text: string
  done: boolean
}

/** What the host of a table lets the others do, and whether that is you: `host`. `links`: how many invitations are out. */
export interface TableDoor {
  host: boolean
  may_sit: boolean
  joining: boolean
  watching: boolean
  undo: "anyone" | "asked" | "host" | "own"
  absent: "anyone" | "host" | "nobody"
  links: number
  guests: GuestView[]
}

/** Everything on the table, except the map (which seldom changes) and the log (which only grows). In a chapter without a map what belongs to a map, a fight or a mission is empty. `play_on`: this chapter is over, and another can follow it with the same heroes; `next_table` is the table of that, once it has begun. `threat_keywords` are what a card adds to the enemies of the next Threat card. `undrawn` says which parts of the table could not be drawn; what stands there is empty, and everything else is as it should be. */
export interface TableView {
  id: string
  name: string
  lang: string
  chapter: "adventure" | "gathering" | "journey" | "stay"
  version: number
  answers: number
  map: string
  log: number
  mission: MissionView
  worlds: Piece[]
  profile: "classic" | "revised"
  options: string[]
  turn: number
  phase: string
  phase_name: string
  fight: boolean
  revive_tokens: number
  policies: Record<string, string>
  activation: ActivationView | null
  seats: SeatView[]
  watching: boolean
  waiting: "broken" | "over" | "question"
  questions: QuestionView[]
  any_time: AnyTimeView[]
  rolls: RollView[]
  heroes: HeroView[]
  enemies: EnemyView[]
  sheets: SheetView[]
  tiles: TileState[]
  track: TrackView
  dread: number
  in_play: CardView[]
  decks: DeckView[]
  order: TurnOrder[]
  arrivals: ArrivalView[]
  threat_keywords: string[]
  undo: UndoView
  notice: string
  broken: BrokenView | null
  end: EndView | null
  plan: PlanView | null
  road: RoadView | null
  town: TownView | null
  play_on: boolean
  next_table: string
  undrawn: string
}

/** Undo the last answer, this activation, or this turn. `version` is the version of the table that was seen. */
export interface TakeBack {
  type: "undo"
  what?: "activation" | "answer" | "turn"
  version?: number | null
  ref?: number | null
  once?: string
}

/** The tables that belong to whoever is logged in from now on; their passes are needed no longer. */
export interface TakenAlong {
  tables: string[]
}

/** A campaign or a hero that came from a file: under which id it is kept, and what of it lies aside, in sentences. `token` is the pass to the tables of its chapters. */
export interface TakenCampaign {
  id: string
  aside: string[]
  token: string
  tables: string[]
}

/** Say what has been shown by now: all that led to this version of the table. Bots wait for that; nothing is said to it. Who tells something for long says so again every few seconds, with the version before. Who never says it is not waited for. */
export interface TellHowFar {
  type: "told"
  version: number
}

/** The text of any entry: card, item, enemy, mission ..., and where its facts come from. */
export interface TextView {
  id: string
  kind: string
  name: string
  text: string[]
  flavour: string
  source: string
  trust: string
  pack: string
}

/** An answer to give to the question after: if it is of this kind and for the same hero. `keys` None means: all. */
export interface Then {
  kind: string
  keys?: string[] | null
}

/** What changes on a tile: its token (never which, while it is face down), scavenge markers, light, the Objective. */
export interface TileState {
  index: number
  token: "face-down" | "none" | "revealed"
  revealed: Piece | null
  scavenged: number
  lit: boolean
  objective: boolean
}

/** A tile as it lies: `id` is stable and names the drawing, `partial` are squares that are less than half there. */
export interface TileView {
  index: number
  id: string
  letter: string
  name: string
  kind: "entrance" | "passage" | "room"
  world: string
  section: number
  x: number
  y: number
  width: number
  height: number
  turns: number
  spaces: number[]
  partial: [number, number][]
  blocked: [number, number][]
}

/** What a policy is about: a kind of question, or only those of it that are about one thing (`reroll/defense`). */
export interface Topic {
  kind: string
  name: string
}

/** A stay in town: the day, how far the marker of town events has got, the locations, where they sleep, and who has left. Those who are `done` do nothing more today: they chose so, or they cannot. `event_percent`: how likely a town event comes in the evening. A town that was found has a name, a size and a type, and each of its days an event (FRONTIER). */
export interface TownView {
  day: number
  most_days: number
  track: number
  event_percent: number
  locations: LocationView[]
  lodgings: LodgingView[]
  done: string[]
  left: string[]
  name: string
  size: string
  type: Piece | null
  daily: FaceView | null
}

/** A space of the Depth Track; `number` is None at its two ends. `stage_ends`: a stage line stands after it. */
export interface TrackSpace {
  place: number
  number: number | null
  name: string
  blood: boolean
  dread: boolean
  stage_ends: boolean
}

/** The Depth Track from the Entrance to Darkness Start, both markers, and what must be rolled to hold the Darkness back. `advance_percent` is the chance that the next roll lets the Darkness advance, `event_percent` that of a depth event. `archive` are the markers of the Archive that lie beside it; `below`: the party has fallen below the Darkness (OPT-05). */
export interface TrackView {
  spaces: TrackSpace[]
  party: number
  darkness: number
  hold_back: number
  advance_percent: number
  event_percent: number
  archive: number
  below: boolean
}

/** Somebody in the order of Initiative: a hero, or a type of enemies. */
export interface TurnOrder {
  who: string
  name: string
  side: "enemy" | "hero"
  initiative: number
  state: "acted" | "now" | "out" | "waiting"
}

/** What the table's policy lets be taken back now; `reason` says why nothing can be. */
export interface UndoView {
  policy: "free" | "no-reveal" | "reseed"
  answer: boolean
  activation: boolean
  turn: boolean
  redo: boolean
  reason: string
}

/** Somebody wants to take something back: whose word it waits for, whether that is yours, and whether it was you. */
export interface UndoWantedView {
  name: string
  what: "activation" | "answer" | "turn"
  waits: string[]
  asked: boolean
  yours: boolean
}

/** The table after a change. `board` is None if the page has this map already. `log` begins with entry `log_from`: what the page has from there on is replaced, what is before stays. */
export interface Update {
  type: "update"
  table: TableView
  board: MapView | null
  log_from: number
  log: LogEntry[]
}

/** A track of the upgrades of a class. */
export interface UpgradeTrack {
  id: string
  name: string
  stations: StationView[]
}

/** A limited use: once a turn, fight, attack or adventure, and whether it is still there. */
export interface UsesView {
  limit: "adventure" | "attack" | "fight" | "turn"
  label: string
  ready: boolean
}

/** A way to roll dice again: by which question, what it costs or thanks to what, and how many dice at most. */
export interface WayView {
  kind: string
  name: string
  most: number
  free: boolean
}

/** The numbers of a ranged weapon; `critical` is 0 if none of its Hits is critical. */
export interface WeaponView {
  range: number
  shots: number
  to_hit_die: string
  damage_die: string
  damage: number
  critical: number
}

/** Why a number is what it is. */
export interface Why {
  who: string
  name: string
  stat: string
  label: string
  total: number
  shown: string
  reasons: Reason[]
  text: string
}

/** What the engraver is told. */
export interface Woodcut {
  squares: [number, number][]
  path: [number, number][]
  marks: CutMark[]
}

export type Message = Update | Change | Presence | Refused | Done | Gone | Spoken | Pointed

export type Asked = GiveAnswer | TakeBack | DoAgain | SetPolicy | GoOn | SettleAll | CallHero | ChangeCompany | Agree | Say | PointAt | Speak | TellHowFar
