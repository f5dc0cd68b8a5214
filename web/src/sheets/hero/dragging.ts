/** What is dragged, and what becomes of it. A zone is an element with `data-zone`. */
export interface Drag {
  may: boolean;
  start: () => void;
  /** Let go over a zone, or nowhere. */
  end: (zone: string | null) => void;
}

/** A mouse drags when it moves so far; a finger must rest for a while first, otherwise it scrolls. */
const FAR = 6;
const REST = 260;
/** So near to the edge of what scrolls it scrolls on by itself. */
const EDGE = 56;
const PACE = 9;

/** Let an element be dragged with the mouse, a pen or a finger. A picture of it follows; whatever scrolls around it comes along. */
export function draggable(node: HTMLElement, options: Drag): { update(next: Drag): void; destroy(): void } {
  let drag = options;
  let from: { x: number; y: number; id: number } | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let ghost: HTMLElement | null = null;
  let swallow = false;
  let at = { x: 0, y: 0 };
  let frame = 0;

  function begin(): void {
    if (!from || ghost) return;
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed", left: "0", top: "0", width: `${Math.min(box.width, 260)}px`, zIndex: "40", pointerEvents: "none", opacity: "0.92",
      background: "#efe3c4", boxShadow: "0 8px 22px rgb(0 0 0 / 0.5)", margin: "0",
    }); // biome-ignore format: one look
    (node.closest("dialog") ?? document.body).append(ghost);
    node.setPointerCapture?.(from.id);
    drag.start();
    follow();
  }
  function follow(): void {
    if (!ghost) return;
    ghost.style.transform = `translate(${at.x - 30}px, ${at.y - 24}px)`;
    const scroller = node.closest<HTMLElement>(".inside");
    if (scroller) {
      const { top, bottom } = scroller.getBoundingClientRect();
      if (at.y < top + EDGE) scroller.scrollTop -= PACE;
      else if (at.y > bottom - EDGE) scroller.scrollTop += PACE;
    }
    frame = requestAnimationFrame(follow);
  }
  const zoneAt = (x: number, y: number): string | null =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? null;

  function finish(zone: string | null): void {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
    from = null;
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    swallow = true;
    setTimeout(() => {
      swallow = false;
    });
    drag.end(zone);
  }

  function down(event: PointerEvent): void {
    if (!drag.may || event.button > 0) return;
    at = { x: event.clientX, y: event.clientY };
    from = { ...at, id: event.pointerId };
    clearTimeout(rest);
    if (event.pointerType !== "mouse") rest = setTimeout(begin, REST);
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    at = { x: event.clientX, y: event.clientY };
    if (ghost || Math.hypot(at.x - from.x, at.y - from.y) < FAR) return;
    if (event.pointerType === "mouse") begin();
    else finish(null);
  }
  const up = (event: PointerEvent) => from && finish(zoneAt(event.clientX, event.clientY));
  const cancel = () => finish(null);
  function click(event: MouseEvent): void {
    if (!swallow) return;
    event.preventDefault();
    event.stopPropagation();
  }
  /** While something is dragged, nothing scrolls under the finger and no menu opens. */
  const hold = (event: Event) => ghost && event.preventDefault();

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("touchmove", hold, { passive: false });
  node.addEventListener("contextmenu", hold);
  return {
    update(next) {
      drag = next;
    },
    destroy() {
      finish(null);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("touchmove", hold);
      node.removeEventListener("contextmenu", hold);
    },
  };
}
