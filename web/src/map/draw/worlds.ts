/** What a world looks like: tones only. What lies on its floors is in features. */
export interface World {
  ground: string;
  floor: readonly string[];
  /** Stones of the floor per side of a space: small facets, or slabs larger than a space. */
  facets: number;
  grain: string;
  crack: string;
  stones: readonly string[];
  stoneLight: string;
  hatch: string;
  ink: string;
  posts: readonly [string, string, string];
}

const MINE: World = {
  ground: "#32291f",
  floor: ["#47423c", "#4e4842", "#554e46", "#5c544b", "#645b50", "#413c37"],
  facets: 3,
  grain: "#2a2119",
  crack: "#1e1710",
  stones: ["#352a21", "#3d3126", "#2e251d", "#44372a"],
  stoneLight: "#8a7358",
  hatch: "#9a7c55",
  ink: "#070403",
  posts: ["#7a5a37", "#c79d67", "#3a2713"],
};

const FROZEN_CITY: World = {
  ground: "#22303a",
  floor: ["#3f4f59", "#475965", "#506471", "#5a707e", "#667d8b", "#4a5d69"],
  facets: 1.5,
  grain: "#2b3a44",
  crack: "#cfe8f2",
  stones: ["#2c3a44", "#354651", "#3f525f", "#26323b"],
  stoneLight: "#a9c9d8",
  hatch: "#7f9cab",
  ink: "#04080b",
  posts: ["#5d7482", "#c9e2ee", "#22313b"],
};

const SWAMP: World = {
  ground: "#232a1c",
  floor: ["#3a4230", "#424b34", "#4b543a", "#39402f", "#545a3f", "#333a2a"],
  facets: 3,
  grain: "#1d2416",
  crack: "#191f12",
  stones: ["#2d3323", "#353c28", "#262b1d", "#3f4630"],
  stoneLight: "#87935f",
  hatch: "#7d8a55",
  ink: "#050704",
  posts: ["#5b4a2f", "#a7945c", "#2b2212"],
};

const FORTRESS: World = {
  ground: "#33231d",
  floor: ["#4b3d38", "#54443d", "#5d4b42", "#665248", "#6e594c", "#443732"],
  facets: 2,
  grain: "#281a15",
  crack: "#1d110d",
  stones: ["#3a2620", "#452d25", "#31201b", "#4f342a"],
  stoneLight: "#a07456",
  hatch: "#a0643f",
  ink: "#080302",
  posts: ["#7a3527", "#d18a5b", "#3c150d"],
};

const WORLDS: Record<string, World> = {
  "targa-plateau": FROZEN_CITY,
  "swamps-of-jargono": SWAMP,
  "forbidden-fortress": FORTRESS,
};

export const worldOf = (id: string): World => WORLDS[id] ?? MINE;
export const isFrozen = (world: World): boolean => world === FROZEN_CITY;
export const isSwamp = (world: World): boolean => world === SWAMP;
