import type { Point } from "./draw/pen";

const STEP = 140;
const MOST = 700;
const FADE = 120;

/** How fast things move: a person may want to see every step, or none. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long things take: so many times as long as written. */
export const PACE: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.5, instant: 0 };
/** The first input hurries a scene, so much faster. */
export const HURRY = 3;
/** So many times as long as written takes what is shown in a scene. */
export const paceOf = (speed: Speed, hurried: boolean): number => (PACE[speed] || 1) / (hurried ? HURRY : 1);

export const calm = (): boolean => typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;

const running = new Set<Animation>();

/** Walk a token along points (its own place is the last one). Returns when it has arrived or was hurried along. */
export function walk(token: Element, points: readonly Point[], speed: Speed): void {
  const pace = PACE[speed];
  if (points.length < 2 || !pace || typeof token.animate !== "function") return;
  const still = calm();
  const frames = still
    ? [{ opacity: 0.2 }, { opacity: 1 }]
    : points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  const duration = still ? FADE : Math.min(MOST, STEP * (points.length - 1)) * pace;
  const animation = token.animate(frames, { duration, easing: points.length > 2 ? "linear" : "ease-in-out" });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
}

/** Nothing waits on an animation: any input ends them. */
export function hurry(): void {
  for (const animation of running) animation.finish();
}
