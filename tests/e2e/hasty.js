// Time runs `HASTE` times as fast at this page for everything that waits or glides, but never by more than a few frames from
// one frame to the next: a machine that is busy draws everything that would have been drawn, only later.
(() => {
  const { requestAnimationFrame: frame } = window;
  const LONGEST = 34;
  const waiting = new Map();
  let now = performance.now();
  let last = now;
  let names = 1_000_000;
  const began = Date.now() - now;
  const serve = (time) => {
    now += Math.min(time - last, LONGEST) * HASTE;
    last = time;
    for (const [name, { at, what, rest }] of [...waiting].sort(([, one], [, other]) => one.at - other.at)) {
      if (at > now || !waiting.delete(name)) continue;
      what(...rest);
    }
    frame(serve);
  };
  frame(serve);
  const forget = window.clearTimeout.bind(window);
  window.setTimeout = (what, time = 0, ...rest) => {
    names += 1;
    waiting.set(names, { at: now + time, what, rest });
    return names;
  };
  window.clearTimeout = (name) => waiting.delete(name) || forget(name);
  window.requestAnimationFrame = (what) => frame(() => what(now));
  performance.now = () => now;
  Date.now = () => began + now;
})();
