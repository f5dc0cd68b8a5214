// Listen to every sound without a loudspeaker: node tools/sounds.mjs prints how loud each is (dB of its loudest 50 ms), its peak,
// when it begins and how long it lasts (ms), as the fader of whoever listens gets it. Starts Vite by itself.
import { chromium as driver } from "playwright-core";
import { createServer } from "vite";
import { chromium } from "./chromium.mjs";

const server = await createServer({ server: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
await server.listen();
const browser = await driver.launch({ executablePath: await chromium(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(`${server.resolvedUrls.local[0]}src/theme/fonts.css`); // an empty page of this server
const heard = await page.evaluate(async () => {
  const [{ SOUNDS, LEVELS }, RATE, LONG, BEGINS, AUDIBLE] = [await import("/src/sound/kit.ts"), 44100, 5, 0.05, 0.003];
  const all = {};
  for (const name of Object.keys(SOUNDS)) {
    let seed = 7;
    const random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const context = new OfflineAudioContext(2, RATE * LONG, RATE);
    const noise = context.createBuffer(1, RATE * 2, RATE);
    noise.copyToChannel(
      Float32Array.from({ length: RATE * 2 }, () => random() * 2 - 1),
      0,
    );
    const out = context.createGain();
    out.gain.value = LEVELS[name];
    out.connect(context.destination);
    SOUNDS[name]({ context, out, noise, random }, BEGINS);
    const samples = (await context.startRendering()).getChannelData(0);
    const loud = samples.map(Math.abs);
    const [first, last] = [loud.findIndex((one) => one > AUDIBLE), loud.findLastIndex((one) => one > AUDIBLE)];
    const window = Math.round(RATE * 0.05);
    let [power, most] = [0, 0];
    samples.forEach((one, at) => {
      power += one * one - (at >= window ? samples[at - window] ** 2 : 0);
      most = Math.max(most, power);
    });
    all[name] = {
      decibels: Math.round(200 * Math.log10(Math.sqrt(most / window))) / 10,
      peak: Math.round(1000 * loud.reduce((a, b) => Math.max(a, b), 0)) / 1000,
      begins: Math.round(1000 * (first / RATE - BEGINS)),
      lasts: Math.round((1000 * (last - first)) / RATE),
    };
  }
  return all;
});
await browser.close();
await server.close();
console.log(JSON.stringify(heard));
