import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const BUILT = join(import.meta.dirname, "../../src/lantern/server/static");
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

it("sends at most 200 kB of script and style", () => {
  const sent = filesOf(BUILT).filter((file) => /\.(js|css|html)$/.test(file));
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)).toBeLessThan(200_000);
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
