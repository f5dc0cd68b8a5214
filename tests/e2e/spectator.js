// Looks on while scenes run, and writes down what could be seen at each moment. `watched` is what has been seen so far.
(() => {
  const S = 56;
  const watched = [];
  window.watched = watched;
  const inside = (box, hole) => box.left >= hole.left - 1 && box.right <= hole.right + 1 && box.top >= hole.top - 1 && box.bottom <= hole.bottom + 1;
  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  /** Letters alone: how they are set in lines and drawn as signs is another matter. */
  const plain = (text) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  /** What may lie over the map while a name is written there. */
  const OVER = ".says span, .tray, .controls button, .inset, .hurry button, .stage .thrown, .kept, section.explained";
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  /** The names over the map that can be seen and are not whole: they reach out of its free part, or under something. */
  function cut(hole) {
    if (document.querySelector(".over .front")) return []; // behind a card that is turned over nobody reads
    const names = [...document.querySelectorAll(".stage .room .burnt, .place:not(.aside) b")].filter((one) => one.getBoundingClientRect().width);
    return names.flatMap((name) => {
      const letters = document.createRange();
      letters.selectNodeContents(name);
      const box = letters.getBoundingClientRect();
      // A card that shrinks into its corner passes over everything.
      const over = [...document.querySelectorAll(OVER)].filter((one) => !(one.matches(".kept") && one.getAnimations().length) && meet(box, one.getBoundingClientRect()));
      const why = [...(inside(box, hole) ? [] : ["a panel"]), ...over.map((one) => one.className), ...(name.scrollWidth > name.clientWidth + 1 ? ["its end"] : [])];
      return why.length ? [`${name.textContent} is cut by ${why.join(", ")}`] : [];
    });
  }
  /** How much of a model can be seen when so much of a moment has passed: of the part of its picture that is seen least. */
  function opacity(model, passed) {
    // On a busy machine pictures come late, and of a hastened page they have another clock: how far they should be counts.
    for (const moves of model.getAnimations({ subtree: true }))
      if (Number.isFinite(passed) && moves.effect.target.querySelector("image")) moves.currentTime = passed;
    const parts = [...model.querySelectorAll("image")].map((image) => {
      let seen = 1;
      for (let one = image; one !== model.parentElement; one = one.parentElement) seen *= Number(getComputedStyle(one).opacity);
      return seen;
    });
    return Math.min(1, ...parts);
  }
  function look(of, passed = Number.POSITIVE_INFINITY) {
    const hole = document.querySelector(".hole")?.getBoundingClientRect();
    const world = document.querySelector(".world");
    if (!hole || !world) return null;
    const { scale, x, y } = /scale\((?<scale>[\d.]+)\) translate\((?<x>-?[\d.]+)px, (?<y>-?[\d.]+)px\)/.exec(world.style.transform)?.groups ?? {};
    const at = document.querySelector(".map").getBoundingClientRect();
    const models = [...document.querySelectorAll("[data-model]")];
    return {
      of,
      question: document.querySelector("[data-question]")?.dataset.question ?? null,
      running: document.querySelector("[data-scene]") !== null,
      hole: boxOf(hole),
      map: { scale: Number(scale), x: Number(x), y: Number(y), left: at.left, top: at.top, space: S },
      models: Object.fromEntries(models.map((one) => [one.dataset.model, inside(one.getBoundingClientRect(), hole)])),
      opacity: Object.fromEntries(models.map((one) => [one.dataset.model, opacity(one, passed)])),
      card: boxOf(document.querySelector(".over .front")?.getBoundingClientRect() ?? { left: 0, top: 0, right: 0, bottom: 0 }),
      reads: plain(document.querySelector(".over .front")?.textContent),
    };
  }
  /** Names are looked at when everything has found its place. */
  const SETTLED = 150;
  const named = () => cut(document.querySelector(".hole").getBoundingClientRect());
  let beat = null;
  let began = 0;
  /** What takes no time shows nothing. */
  const SOME = 30;
  // The end of one moment is the beginning of the next: what it showed is on the screen by then.
  addEventListener("DOMContentLoaded", () => {
    document.addEventListener("beat", ({ detail }) => {
      if (beat && performance.now() - began > SOME) watched.push({ at: "end", beat, ...look(beat.kind, performance.now() - began), cut: performance.now() - began > SETTLED ? named() : [] });
      beat = detail;
      began = performance.now();
      if (!detail) watched.push({ at: "over", beat: null });
      else setTimeout(() => {
        // What took no time is over by now, and with the last of it the scene.
        if (beat === detail) watched.push({ at: "start", beat: detail, ...look(detail.kind) });
      }, 0);
    });
    new MutationObserver(() => {
      const asked = document.querySelector("[data-question]")?.dataset.question;
      if (asked && asked !== watched.asked) {
        const seen = { at: "question", ...look("question"), question: asked };
        watched.push(seen);
        setTimeout(() => {
          if (watched.asked === asked && document.querySelector(".hole")) seen.cut = named();
        }, SETTLED);
      }
      watched.asked = asked;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-question"] });
  });
})();
