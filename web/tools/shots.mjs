// Take screenshots of stored views: node tools/shots.mjs OUT [fixture or size ...], or `docs` for those of the documentation.
// Starts Vite by itself.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium as driver } from "playwright-core";
import { createServer } from "vite";
import { chromium } from "./chromium.mjs";

const SIZES = { laptop: [1366, 768, 1], wide: [1920, 1080, 1], phone: [390, 844, 2], tablet: [820, 1180, 1] };
const here = dirname(fileURLToPath(import.meta.url));
const [out = "shots", ...named] = process.argv.slice(2);

/** The pictures of the documentation: which view, at which size, and the key that opens something over it. */
const DOCS = [
  { name: "start", fixture: "lobby.en", size: "laptop" },
  { name: "table-laptop", fixture: "hits", size: "laptop" },
  { name: "table-phone", fixture: "hits", size: "phone" },
  { name: "hero-sheet", fixture: "fight", size: "laptop", key: "c" },
];

function wanted() {
  if (out === "docs") return { folder: join(here, "../../docs/images"), shots: DOCS };
  const sizes = Object.keys(SIZES).filter((size) => !named.some((one) => one in SIZES) || named.includes(size));
  const fixtures = named.filter((name) => !(name in SIZES));
  const shots = sizes.flatMap((size) =>
    (fixtures.length ? fixtures : ["fight", "hits", "room"]).map((fixture) => ({ name: `${fixture}-${size}`, fixture, size })),
  );
  return { folder: out, shots };
}

const { folder, shots } = wanted();
mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "warn" });
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await driver.launch({ executablePath: await chromium(), args: ["--no-sandbox", "--font-render-hinting=none"] });
for (const { name, fixture, size, key } of shots) {
  const [width, height, deviceScaleFactor] = SIZES[size];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor,
    hasTouch: size === "phone",
    reducedMotion: "reduce",
    timezoneId: "UTC",
    locale: "en-GB",
  });
  page.on("pageerror", (error) => console.error(fixture, String(error)));
  page.on("console", (message) => message.type() === "error" && console.error(fixture, message.text()));
  await page.addInitScript(() =>
    localStorage.setItem("settings", JSON.stringify({ speed: "instant", explain: false, text: "normal" })),
  );
  await page.goto(`${address}dev.html?fixture=${fixture}`);
  await page.waitForSelector("[data-ready=yes], .start, .made", { timeout: 60000 });
  if (key) await page.keyboard.press(key);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForTimeout(700);
  const taken = await page.screenshot({ animations: "disabled" });
  writeFileSync(join(folder, `${name}.png`), out === "docs" ? await small(page, taken) : taken);
  await page.close();
}
await browser.close();
await server.close();

/** With a palette: a third of the size, and hardly another look. */
async function small(page, taken) {
  await page.evaluate(readFileSync(join(here, "pictures.js"), "utf8"));
  const packed = await page.evaluate((png) => globalThis.pictures.small(png), taken.toString("base64"));
  return Buffer.from(packed, "base64");
}
