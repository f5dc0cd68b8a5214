import type { GazetteIssue, SideNotice } from "../../lib/wire";

/** About how high things are in a column, in lines of text. */
const [OBITUARY, GRAPH, BOX, LETTERS, IN_A_ROW] = [13, 14, 2.4, 27, 3];

const lines = (text: string): number => Math.ceil(text.length / LETTERS);

/** Spread the boxes over the two columns at the side, each to the one that is shorter so far. */
export function columns(issue: GazetteIssue): { middle: SideNotice[]; side: SideNotice[] } {
  let middleHeight = issue.obituaries.length * OBITUARY + 2;
  for (const { name, text } of issue.casualties) middleHeight += lines(`${name}, ${text}`) + 0.4;
  let sideHeight = GRAPH + Math.ceil(issue.bag.length / IN_A_ROW) * 2.2;
  const [middle, side]: [SideNotice[], SideNotice[]] = [[], []];
  for (const box of issue.boxes) {
    const height = BOX + box.lines.reduce((sum, line) => sum + lines(line), 0);
    if (middleHeight <= sideHeight) {
      middle.push(box);
      middleHeight += height;
    } else {
      side.push(box);
      sideHeight += height;
    }
  }
  return { middle, side };
}
