// How many frames a second there are while a map of forty tiles with thirty models is panned, by the browser's own tracing.
import { chromium as driver } from "playwright-core";
import { createServer } from "vite";
import { chromium } from "./chromium.mjs";

const TIME = 3000;

const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "warn" });
await server.listen();
const browser = await driver.launch({ executablePath: await chromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
await page.goto(`${server.resolvedUrls.local[0]}dev.html?fixture=grown`);
await page.waitForSelector("body[data-ready=yes]", { timeout: 60000 });
await page.waitForTimeout(3000);
const session = await page.context().newCDPSession(page);
const events = [];
session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
await session.send("Tracing.start", {
  traceConfig: { includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"] },
});
await page.mouse.move(560, 400);
await page.mouse.down();
const panned = await page.evaluate(
  (time) =>
    new Promise((resolve) => {
      const map = document.querySelector(".map");
      const start = performance.now();
      const gaps = [];
      const places = new Set();
      let last = start;
      const step = (now) => {
        gaps.push(now - last);
        places.add(document.querySelector(".world").style.transform);
        last = now;
        const at = (now - start) / 400;
        map.dispatchEvent(
          new PointerEvent("pointermove", {
            pointerId: 1,
            pointerType: "mouse",
            clientX: 560 + Math.sin(at) * 300,
            clientY: 400 + Math.cos(at) * 160,
            bubbles: true,
          }),
        );
        if (now - start < time) requestAnimationFrame(step);
        else resolve({ gaps, places: places.size });
      };
      requestAnimationFrame(step);
    }),
  TIME,
);
await session.send("Tracing.end");
await done;
await browser.close();
await server.close();
const count = (...names) => events.filter(({ name }) => names.includes(name)).length;
const worst = [...panned.gaps]
  .sort((a, b) => b - a)
  .slice(0, 3)
  .map(Math.round);
const perSecond = Math.round((panned.gaps.length / TIME) * 1000);
console.log(
  JSON.stringify({
    perSecond,
    drawn: count("DrawFrame"),
    dropped: count("DroppedFrame"),
    paints: count("Paint"),
    layouts: count("Layout"),
    places: panned.places,
    worst,
  }),
);
