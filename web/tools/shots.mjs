// Take screenshots of fixtures: node tools/shots.mjs OUT [fixture ...]. Starts Vite by itself.
import { mkdirSync } from "node:fs";
import { chromium as driver } from "playwright-core";
import { createServer } from "vite";
import { chromium } from "./chromium.mjs";

const SIZES = { laptop: [1366, 768, 1], phone: [390, 844, 2], tablet: [820, 1180, 1] };
const [out = "shots", ...named] = process.argv.slice(2);
const fixtures = named.filter((name) => !(name in SIZES));
const sizes = Object.entries(SIZES).filter(([name]) => !named.some((one) => one in SIZES) || named.includes(name));
mkdirSync(out, { recursive: true });
const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "warn" });
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await driver.launch({ executablePath: await chromium(), args: ["--no-sandbox", "--font-render-hinting=none"] });
for (const [size, [width, height, deviceScaleFactor]] of sizes)
  for (const fixture of fixtures.length ? fixtures : ["fight", "hits", "room"]) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor, hasTouch: size === "phone" });
    page.on("pageerror", (error) => console.error(fixture, String(error)));
    page.on("console", (message) => message.type() === "error" && console.error(fixture, message.text()));
    await page.goto(`${address}dev.html?fixture=${fixture}`);
    await page.waitForSelector("body[data-ready=yes], .start", { timeout: 30000 });
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${out}/${fixture}-${size}.png` });
    await page.close();
  }
await browser.close();
await server.close();
