import type { Camera } from "./camera.svelte";

const HOLD = 450;
const STILL = 5;

export interface Gestures {
  camera: Camera;
  /** The pointer rests here (or nowhere), or a finger was held here. */
  pointAt: (x: number, y: number, held: boolean) => void;
  leave: () => void;
  /** Anything at all was pressed. */
  stirred: () => void;
}

/** Pan with one finger or the mouse, pinch with two, zoom with the wheel, hold to be told. */
export function gestures(node: HTMLElement, { camera, pointAt, leave, stirred }: Gestures): { destroy(): void } {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let swallow = false;

  const at = (event: PointerEvent | WheelEvent) => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function down(event: PointerEvent): void {
    if (event.button > 1) return;
    stirred();
    const here = at(event);
    fingers.set(event.pointerId, here);
    moved = 0;
    swallow = false;
    clearTimeout(hold);
    if (event.pointerType !== "mouse")
      hold = setTimeout(() => {
        swallow = true;
        pointAt(here.x, here.y, true);
      }, HOLD);
  }

  function move(event: PointerEvent): void {
    const here = at(event);
    const last = fingers.get(event.pointerId);
    if (!last) {
      if (event.pointerType === "mouse") pointAt(here.x, here.y, false);
      return;
    }
    const [dx, dy] = [here.x - last.x, here.y - last.y];
    moved += Math.hypot(dx, dy);
    if (moved < STILL) return;
    clearTimeout(hold);
    leave();
    camera.byHand = true;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    fingers.set(event.pointerId, here);
    const other = others[0];
    if (!other) {
      camera.pan(dx, dy);
      return;
    }
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(here.x - other.x, here.y - other.y);
    camera.pan(dx / 2, dy / 2);
    if (before > 0) camera.zoomAt(after / before, (here.x + other.x) / 2, (here.y + other.y) / 2);
  }

  function up(event: PointerEvent): void {
    clearTimeout(hold);
    fingers.delete(event.pointerId);
    if (moved >= STILL) swallow = true;
    if (event.pointerType !== "mouse") leave();
  }

  /** A drag or a long press is not a click. */
  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const here = at(event);
    camera.byHand = true;
    if (event.shiftKey) camera.pan(-event.deltaY, 0);
    else camera.zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), here.x, here.y);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("pointerleave", leave);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      clearTimeout(hold);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("wheel", wheel);
    },
  };
}
