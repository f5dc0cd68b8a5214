/** Move something in a list to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const goal = Math.max(0, Math.min(to, rest.length));
  return from < 0 || from >= list.length ? [...list] : [...rest.slice(0, goal), list[from] as T, ...rest.slice(goal)];
}
