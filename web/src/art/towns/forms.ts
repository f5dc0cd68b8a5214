/** The outlines that houses have, how much room each needs, and how high above the street its sign hangs. */
export const AROUND = {
  gable: { wide: 170, high: 300, sign: 118 },
  forge: { wide: 200, high: 330, sign: 128 },
  arched: { wide: 266, high: 310, sign: 244 },
  palisade: { wide: 222, high: 350, sign: 70 },
  steeple: { wide: 170, high: 336, sign: 106 },
  stepped: { wide: 226, high: 290, sign: 206 },
  tall: { wide: 174, high: 320, sign: 122 },
} as const;
export type Form = keyof typeof AROUND;

const FORMS: Partial<Record<string, Form>> = {
  "docs-office": "gable",
  blacksmith: "forge",
  saloon: "arched",
  "frontier-outpost": "palisade",
  church: "steeple",
  "general-store": "stepped",
};

/** The outline of a location; one that nobody has drawn is a tall house. */
export const formOf = (location: string): Form => FORMS[location] ?? "tall";
