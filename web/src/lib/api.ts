import { speech } from "../i18n/index.svelte";
import type {
  AccountView,
  CampaignCard,
  CampaignView,
  Claimed,
  Coded,
  ComeIn,
  Contents,
  DoorChanged,
  Gazette,
  GazetteIssue,
  Invited,
  Inviting,
  LevelTree,
  LobbyView,
  LogEntry,
  Mine,
  NewTable,
  Opened,
  Overlay,
  OwnHero,
  Pile,
  Presence,
  ProblemView,
  Reaction,
  Replay,
  RulesFound,
  RuleView,
  SetUpView,
  ShelfView,
  Snapshot,
  TakenAlong,
  TakenCampaign,
  TextView,
  Why,
} from "./wire";

/** A refusal of the server, in a sentence for people. */
export class Refusal extends Error {
  constructor(readonly problem: ProblemView) {
    super(problem.message);
  }
}

export const tokenOf = (table: string): string => localStorage.getItem(`seat ${table}`) ?? "";
/** All passes of this window that were used last, by the table. */
export function passes(): Record<string, string> {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith("seat "));
  return Object.fromEntries(tables.slice(-500).map((key) => [key.slice(5), localStorage.getItem(key) ?? ""]));
}
/** Keep a pass; whoever is logged in is given none and needs none. */
export function keepToken(table: string, token: string): void {
  if (token) localStorage.setItem(`seat ${table}`, token);
}
const forgetToken = (table: string): void => localStorage.removeItem(`seat ${table}`);

/** What may become of a request: also that the server is away, or goes away while it answers. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return new Refusal({ status: 0, reason: "away", message: speech.words.connection.away });
}

interface Sent {
  /** The table that this is about: the secret of the seat there goes with it. */
  table?: string;
  body?: unknown;
  file?: Blob;
}

async function answered<T>(
  method: string,
  path: string,
  { table, body, file }: Sent,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": speech.language };
  const token = table ? tokenOf(table) : "";
  if (token) headers["Seat-Token"] = token;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    const response = await fetch(`./api${path}`, {
      method,
      headers,
      body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    if (response.ok) return await read(response);
    throw new Refusal((await response.json()) as ProblemView);
  } catch (error) {
    throw refusalOf(error);
  }
}

const request = <T>(method: string, path: string, sent: Sent = {}): Promise<T> =>
  answered(method, path, sent, async (response) => (response.status === 204 ? undefined : await response.json()) as T);

/** A file from the server, as it is to be called. */
export interface Download {
  name: string;
  blob: Blob;
}

const fetchFile = (path: string, table: string): Promise<Download> =>
  answered("GET", path, { table }, async (response) => {
    const said = response.headers.get("Content-Disposition") ?? "";
    const plain = /filename="([^"]+)"/.exec(said)?.[1] ?? "old-lantern";
    const spelled = /filename\*=UTF-8''(\S+)/.exec(said)?.[1];
    return { name: spelled ? decodeURIComponent(spelled) : plain, blob: await response.blob() };
  });
const download = (table: string, path: string): Promise<Download> => fetchFile(`${at(table)}${path}`, table);

const part = encodeURIComponent;
const at = (table: string): string => `/tables/${part(table)}`;
const then = (moment?: number): string => (moment === undefined ? "" : `&at=${moment}`);

function kept(opened: Opened): Opened {
  keepToken(opened.id, opened.token);
  return opened;
}

/** Keep the pass to all tables of a campaign. */
function owned(taken: TakenCampaign): TakenCampaign {
  for (const table of taken.tables) keepToken(table, taken.token);
  return taken;
}

export const api = {
  lobby: (lang: string, packs: readonly string[] = []) =>
    request<LobbyView>("GET", `/lobby?lang=${lang}${packs.length ? `&packs=${part(packs.join(","))}` : ""}`),
  switchPack: (folder: string, on: boolean) => request<void>("POST", `/packs/${part(folder)}`, { body: { on } }),
  open: async (made: NewTable): Promise<Opened> =>
    kept(await request<Opened>("POST", `/tables?lang=${speech.language}`, { body: made })),
  /** Begin the first night, at its first turn. */
  firstNight: async (): Promise<Opened> => kept(await request<Opened>("POST", `/first-night?lang=${speech.language}`)),
  openSave: async (save: string): Promise<Opened> =>
    kept(await request<Opened>("POST", `/saves/${part(save)}/open`, { table: save })),
  rename: (save: string, name: string) => request<void>("PATCH", `/saves/${part(save)}`, { table: save, body: { name } }),
  forget: (save: string) => request<void>("DELETE", `/saves/${part(save)}`, { table: save }),
  takeIn: async (file: File): Promise<Opened> =>
    kept(await request<Opened>("POST", `/import?name=${part(file.name.replace(/\.[^.]+$/, ""))}`, { file })),

  campaigns: (lang: string) => request<CampaignCard[]>("GET", `/campaigns?lang=${lang}`),
  /** A campaign, by its id or that of one of its games; the secret of the game's seat goes with it. */
  campaign: (id: string, game = id) =>
    request<CampaignView>("GET", `/campaigns/${part(id)}?lang=${speech.language}`, { table: game }),
  renameCampaign: (id: string, game: string, name: string) =>
    request<void>("PATCH", `/campaigns/${part(id)}`, { table: game, body: { name } }),
  copyCampaign: async (id: string, game: string): Promise<TakenCampaign> =>
    owned(await request<TakenCampaign>("POST", `/campaigns/${part(id)}/copy?lang=${speech.language}`, { table: game })),
  deleteCampaign: (id: string, game: string) => request<void>("DELETE", `/campaigns/${part(id)}`, { table: game }),
  putBack: (id: string, game: string) => request<void>("POST", `/campaigns/${part(id)}/put-back`, { table: game }),
  rewind: async (id: string, game: string, chapter: number): Promise<Opened> =>
    kept(await request<Opened>("POST", `/campaigns/${part(id)}/chapters/${chapter}/rewind`, { table: game })),
  campaignFile: (id: string, game: string, replays: boolean) =>
    fetchFile(`/campaigns/${part(id)}/file?replays=${replays}`, game),
  takeInCampaign: async (file: File): Promise<TakenCampaign> =>
    owned(await request<TakenCampaign>("POST", `/campaigns/file?name=${part(file.name)}&lang=${speech.language}`, { file })),
  heroFile: (id: string, game: string, hero: string) => fetchFile(`/campaigns/${part(id)}/heroes/${part(hero)}/file`, game),
  /** A hero from a file joins at a gathering. */
  heroJoins: (table: string, file: File) =>
    request<TakenCampaign>("POST", `${at(table)}/heroes?file=${part(file.name)}&lang=${speech.language}`, { table, file }),
  /** Somebody joins the posse at a gathering, leaves it or comes back. */
  company: (table: string, key: string) =>
    request<unknown>("POST", `${at(table)}/company`, { table, body: { type: "company", key } }),
  levels: (table: string, hero: string) =>
    request<LevelTree>("GET", `${at(table)}/levels/${part(hero)}?lang=${speech.language}`, { table }),
  shelf: (table: string, hero: string) =>
    request<ShelfView>("GET", `${at(table)}/shelf/${part(hero)}?lang=${speech.language}`, { table }),

  overlay: (table: string, hero: string, moment?: number) =>
    request<Overlay>("GET", `${at(table)}/overlay?hero=${part(hero)}${then(moment)}`, { table }),
  pile: (table: string, deck: string) =>
    request<Pile>("GET", `${at(table)}/piles/${part(deck)}?lang=${speech.language}`, { table }),
  why: (table: string, who: string, stat: string, moment?: number) =>
    request<Why>("GET", `${at(table)}/why?who=${part(who)}&stat=${part(stat)}&lang=${speech.language}${then(moment)}`, {
      table,
    }),
  reactions: (lang: string) => request<Reaction[]>("GET", `/reactions?lang=${lang}`),
  rulebook: (lang: string) => request<Contents>("GET", `/rulebook?lang=${lang}`),
  rule: (id: string, lang: string) => request<RuleView>("GET", `/rules/${part(id)}?lang=${lang}`),
  /** Anything that is printed, by its id, or as `kind/id`. */
  text: (id: string) => request<TextView>("GET", `/text/${id.split("/").map(part).join("/")}?lang=${speech.language}`),
  rules: (words: string, lang: string) => request<RulesFound>("GET", `/rules?q=${part(words)}&limit=20&lang=${lang}`),
  log: (table: string, start: number) =>
    request<LogEntry[]>("GET", `${at(table)}/log?start=${start}&lang=${speech.language}`, { table }),

  replay: (table: string) => request<Replay>("GET", `${at(table)}/replay?lang=${speech.language}`, { table }),
  past: (table: string, answers: number) =>
    request<Snapshot>("GET", `${at(table)}/at/${answers}?lang=${speech.language}`, { table }),
  branch: async (table: string, answers: number): Promise<Opened> =>
    kept(await request<Opened>("POST", `${at(table)}/branch?answers=${answers}`, { table })),

  /** The next chapter of the campaign, with the same heroes. */
  playOn: async (table: string): Promise<Opened> =>
    kept(await request<Opened>("POST", `${at(table)}/play-on?lang=${speech.language}`, { table })),

  /** The same mission once more with the same posse, as it set out. */
  again: async (table: string): Promise<Opened> => kept(await request<Opened>("POST", `${at(table)}/again`, { table })),
  /** What is to be decided before the first turn. */
  setUp: (table: string) => request<SetUpView>("GET", `${at(table)}/set-up?lang=${speech.language}`, { table }),
  /** Give a hero another name. */
  call: (table: string, hero: string, name: string, nickname: string) =>
    request<unknown>("POST", `${at(table)}/call`, { table, body: { type: "call", hero, name, nickname } }),

  /** The rack of the campaign's newspaper, and an issue. */
  gazette: (table: string) => request<Gazette>("GET", `${at(table)}/gazette?lang=${speech.language}`, { table }),
  issue: (table: string, number: number) =>
    request<GazetteIssue>("GET", `${at(table)}/gazette/${number}?lang=${speech.language}`, { table }),

  /** Keep this moment as a game of its own. */
  copy: async (table: string, title: string): Promise<Opened> =>
    kept(await request<Opened>("POST", `${at(table)}/branch?title=${part(title)}`, { table })),

  seats: (table: string, seats: string[][]) => request<Claimed>("POST", `${at(table)}/seats`, { table, body: { seats } }),
  claim: async (table: string, seat: string, name = ""): Promise<Claimed> => {
    const claimed = await request<Claimed>("POST", `${at(table)}/seats/${part(seat)}/claim`, { table, body: { name } });
    keepToken(table, claimed.token);
    return claimed;
  },
  handOverSeat: (table: string, seat: string, guest: string) =>
    request<Claimed>("POST", `${at(table)}/seats/${part(seat)}/hand-over`, { table, body: { guest } }),
  bot: (table: string, seat: string, on: boolean) =>
    request<Claimed>("POST", `${at(table)}/seats/${part(seat)}/bot`, { table, body: { on } }),
  /** Leave a hero to a bot, or decide for it again. */
  leaveToBot: (table: string, hero: string, on: boolean) =>
    request<Claimed>("POST", `${at(table)}/heroes/${part(hero)}/bot`, { table, body: { on } }),
  /** Who is at a table, and what they may do there. */
  door: (table: string) => request<Presence>("GET", `${at(table)}/door`, { table }),
  changeDoor: (table: string, changed: DoorChanged) =>
    request<Presence>("PATCH", `${at(table)}/door`, { table, body: changed }),
  invite: (table: string, may: Inviting["may"]) =>
    request<Invited>("POST", `${at(table)}/invitations`, { table, body: { may } }),
  withdraw: (table: string) => request<Presence>("DELETE", `${at(table)}/invitations`, { table }),
  /** Come in, with an invitation or with a code. */
  enter: async (table: string, entering: ComeIn): Promise<Claimed> => {
    const claimed = await request<Claimed>("POST", `${at(table)}/enter`, { table, body: entering });
    keepToken(table, claimed.token);
    return claimed;
  },
  code: (table: string) => request<Coded>("POST", `${at(table)}/code`, { table }),
  sendAway: (table: string, guest: string) => request<Presence>("DELETE", `${at(table)}/guests/${part(guest)}`, { table }),
  makeHost: (table: string, guest: string) => request<Presence>("POST", `${at(table)}/guests/${part(guest)}/host`, { table }),
  /** The games and campaigns to which the passes of this window let it in. */
  mine: (lang: string) => request<Mine>("POST", `/mine?lang=${lang}`, { body: { tables: passes() } }),
  release: (table: string, seat: string) => request<Claimed>("DELETE", `${at(table)}/seats/${part(seat)}`, { table }),

  /** Whether this server has accounts, and who is logged in. */
  account: () => request<AccountView>("GET", "/account"),
  register: (name: string, password: string) => request<AccountView>("POST", "/account/register", { body: { name, password } }),
  logIn: (name: string, password: string) => request<AccountView>("POST", "/account/log-in", { body: { name, password } }),
  setPassword: (name: string, code: string, password: string) =>
    request<AccountView>("POST", "/account/set-password", { body: { name, code, password } }),
  logOut: (everywhere = false) => request<AccountView>("POST", `/account/log-out${everywhere ? "-everywhere" : ""}`),
  changePassword: (old: string, password: string) =>
    request<AccountView>("POST", "/account/password", { body: { old, new: password } }),
  deleteMe: (password: string) => request<AccountView>("POST", "/account/delete", { body: { password } }),
  /** Everything of whoever is logged in. */
  accountFile: () => fetchFile("/account/file", ""),
  /** Let the tables to which this window has passes belong to whoever is logged in; the passes are needed no longer. */
  takeAlong: async (): Promise<TakenAlong> => {
    const taken = await request<TakenAlong>("POST", "/account/take-along", { body: { tables: passes() } });
    for (const table of taken.tables) forgetToken(table);
    return taken;
  },
  heroes: () => request<OwnHero[]>("GET", `/account/heroes?lang=${speech.language}`),
  /** Ride with a hero of one's own to a gathering. */
  bring: (table: string, campaign: string, hero: string) =>
    request<OwnHero>("POST", `${at(table)}/bring`, { table, body: { campaign, hero } }),

  game: (table: string, form: "game" | "save") => download(table, `/export?form=${form}`),
  scenario: (table: string, title: string) => download(table, `/scenario?title=${part(title)}`),
};

/** Hand a file to the person, as browsers do. */
export function handOver({ name, blob }: Download): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
