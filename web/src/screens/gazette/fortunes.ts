import type { Fortune } from "../../lib/wire";

export const WIDE = 260;
export const HIGH = 176;
const [LEFT, RIGHT, TOP, BOTTOM] = [14, 12, 16, 42];

export interface Graph {
  gold: string;
  xp: string;
  below: string;
  axes: string;
  grid: string;
  ticks: { number: number; x: number; funerals: number }[];
  goldAt: { x: number; y: number };
  xpAt: { x: number; y: number };
}

/** Two lines over the adventures, each by its own measure; what they end at stands beside their end. */
export function graph(fortunes: readonly Fortune[]): Graph {
  const floor = HIGH - BOTTOM;
  const across = WIDE - LEFT - RIGHT;
  const x = (at: number) => LEFT + (fortunes.length > 1 ? (across * at) / (fortunes.length - 1) : across);
  const rise = (value: number, most: number) => floor - (floor - TOP) * (most ? value / most : 0);
  const mostGold = Math.max(...fortunes.map(({ gold }) => gold), 1);
  const mostXp = Math.max(...fortunes.map(({ xp }) => xp), 1);
  const line = (of: (fortune: Fortune) => number) =>
    (fortunes.length > 1 ? "" : `M${LEFT} ${floor}`) +
    fortunes
      .map((fortune, at) => `${at || fortunes.length === 1 ? "L" : "M"}${x(at).toFixed(1)} ${of(fortune).toFixed(1)}`)
      .join("");
  const gold = line((fortune) => rise(fortune.gold, mostGold));
  const xp = line((fortune) => rise(fortune.xp, mostXp));
  const last = fortunes.at(-1) ?? { gold: 0, xp: 0 };
  const [goldY, xpY] = [rise(last.gold, mostGold), rise(last.xp, mostXp)];
  const lower = goldY >= xpY;
  const inside = (y: number) => Math.min(floor - 8, Math.max(TOP + 2, y));
  return {
    gold,
    xp,
    below: `${gold}L${x(fortunes.length - 1).toFixed(1)} ${floor}L${LEFT} ${floor}z`,
    axes: `M${LEFT} ${TOP - 6}V${floor}H${WIDE - RIGHT}`,
    grid: [0.25, 0.5, 0.75, 1].map((share) => `M${LEFT} ${floor - (floor - TOP) * share}H${WIDE - RIGHT}`).join(""),
    ticks: fortunes.map(({ number, funerals }, at) => ({ number, funerals, x: x(at) })),
    goldAt: { x: WIDE - RIGHT - 10, y: inside(goldY + (lower ? 30 : -6)) },
    xpAt: { x: WIDE - RIGHT - 46, y: inside(xpY + (lower ? 4 : 44)) },
  };
}
