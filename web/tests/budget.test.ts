import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const BUILT = join(import.meta.dirname, "../../src/lantern/server/static");
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

/** As it is sent to a browser at this machine, or over a connection that nobody can read. */
const sent = (file: string) => (existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : gzipSync(readFileSync(file)));
const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + sent(file).length, 0);

/** What the first board of an adventure sends for besides: its words, faces, cards, sounds, and the picture of its mission with figures. */
const ON_A_BOARD = ["portrait", "frame", "vignette", "kit"];
const chunk = (name: string): string => {
  const found = filesOf(BUILT).filter((file) => new RegExp(`/${name}-[\\w-]+\\.js$`).test(file));
  expect([name, found.length]).toEqual([name, 1]);
  return found[0] as string;
};

/** The page, and whatever it asks for by itself, with `besides`; what else is fetched when it is wanted is not in it. */
function sentAtOnce(besides: readonly string[] = []): string[] {
  const sent = new Set<string>();
  const take = (file: string) => {
    if (sent.has(file)) return;
    sent.add(file);
    const text = readFileSync(file, "utf8");
    const asked = file.endsWith(".html") ? /(?:src|href)="\.\/([^"]+\.(?:js|css))"/g : /(?:from|import)\s*"\.\/([^"]+\.js)"/g;
    for (const [, path = ""] of text.matchAll(asked)) take(join(file, "..", path));
  };
  take(join(BUILT, "index.html"));
  for (const name of besides) take(chunk(name));
  return [...sent];
}

it.each(["en", "it"])(
  "sends at most 300 kB of script and style for the first board, with all that it asks for at once: %s",
  (code) => {
    const board = sentAtOnce([code, ...ON_A_BOARD]);
    expect(board.some((file) => file.includes("figure-"))).toBe(true);
    expect(board.filter((file) => /\.(js|css)$/.test(file)).every((file) => existsSync(`${file}.br`))).toBe(true);
    expect(board.some((file) => file.endsWith(".css"))).toBe(true);
    expect(weigh(board)).toBeLessThan(270_000);
  },
);

it("fetches those who draw only when they are wanted, each for at most 40 kB", () => {
  const first = sentAtOnce();
  const later = filesOf(BUILT).filter((file) => /\.(js|css)$/.test(file) && !first.includes(file));
  expect(later.length).toBeGreaterThanOrEqual(4);
  for (const file of later) expect(weigh([file])).toBeLessThan(40_000);
});

it("asks nothing of any other machine", () => {
  const text = filesOf(BUILT)
    .filter((file) => /\.(css|html)$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  expect(text.replaceAll("http://www.w3.org", "")).not.toMatch(/https?:\/\//);
});

it("names no registry in the lock file", () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8")) as {
    packages: Record<string, { resolved?: string }>;
  };
  expect(Object.values(lock.packages).filter((one) => one.resolved)).toEqual([]);
});
