import type { BoxChoice, LobbyView, NewTable, OptionChoice, Person } from "../../lib/wire";
import { peopled } from "./people";

export type Profile = "classic" | "revised";

/** What somebody has chosen for a new adventure so far. */
export interface Choices {
  mission: string;
  heroes: string[];
  /** Who the heroes are, by their classes. */
  people: Record<string, Person>;
  profile: Profile;
  undo: NonNullable<NewTable["undo"]>;
  /** Options that differ from what they would be by themselves. */
  changed: Record<string, boolean>;
  /** Options that are a number. */
  numbers: Record<string, number>;
  name: string;
  /** The boxes taken in; none named: all. */
  packs: string[];
}

export const usual = (lobby: LobbyView): Choices => ({
  mission: lobby.default_mission,
  heroes: [...lobby.default_heroes],
  people: {},
  profile: "revised",
  undo: "free",
  changed: {},
  numbers: {},
  name: "",
  packs: [],
});

/** Take a box in, with those it needs, or leave it out, with those that need it. All of them are the same as none named. */
export function packed(boxes: readonly BoxChoice[], packs: readonly string[], id: string): string[] {
  const inside = new Set(packs.length ? packs : boxes.map((box) => box.id));
  const of = (one: string) => boxes.find((box) => box.id === one);
  const take = (one: string): void => {
    inside.add(one);
    for (const need of of(one)?.needs ?? []) take(need);
  };
  const leave = (one: string): void => {
    inside.delete(one);
    for (const box of boxes) if (inside.has(box.id) && box.needs.includes(one)) leave(box.id);
  };
  if (inside.has(id)) leave(id);
  else take(id);
  if (!inside.size) return [...packs];
  return inside.size === boxes.length ? [] : boxes.map((box) => box.id).filter((one) => inside.has(one));
}

/** What stays of a choice when other boxes are on the table. */
export function fitting(lobby: LobbyView, choices: Choices): Choices {
  const heroes = choices.heroes.filter((id) => lobby.heroes.some((hero) => hero.id === id));
  const mission = lobby.missions.some(({ id }) => id === choices.mission) ? choices.mission : lobby.default_mission;
  return { ...choices, mission, heroes, people: peopled(lobby.names, heroes, choices.people) };
}

/** What an option is by itself: as the rulebook has it; the introductory mission is played as the basic game. */
export function byItself(lobby: LobbyView, choices: Choices, option: OptionChoice): boolean {
  if (option.id !== "basic_game") return option[choices.profile];
  const old = lobby.options.find(({ id }) => id === "intro_mission");
  const first = lobby.missions.find(
    ({ introductory, classic }) => introductory && classic === (old ? isOn(lobby, choices, old) : false),
  );
  return option[choices.profile] || first?.id === choices.mission;
}

export const isOn = (lobby: LobbyView, choices: Choices, option: OptionChoice): boolean =>
  choices.changed[option.id] ?? byItself(lobby, choices, option);

/** Switch an option; what is as by itself again is no change. */
export function switched(lobby: LobbyView, choices: Choices, option: OptionChoice, on: boolean): Record<string, boolean> {
  const { [option.id]: _, ...others } = choices.changed;
  return on === byItself(lobby, choices, option) ? others : { ...others, [option.id]: on };
}

export const changesIn = (lobby: LobbyView, choices: Choices, group: OptionChoice["group"]): number =>
  lobby.options.filter(({ id, group: of }) => of === group && (id in choices.changed || choices.numbers[id])).length;

/** The order to the server. */
export const orderOf = (choices: Choices): NewTable => ({
  mission: choices.mission,
  heroes: choices.heroes,
  people: choices.heroes.map((hero) => choices.people[hero] ?? {}),
  profile: choices.profile,
  options: {
    ...choices.changed,
    ...Object.fromEntries(Object.entries(choices.numbers).flatMap(([id, number]) => (number ? [[id, String(number)]] : []))),
  },
  undo: choices.undo,
  name: choices.name.trim(),
  ...(choices.packs.length ? { packs: choices.packs } : {}),
});
