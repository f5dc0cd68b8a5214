import type { Insets } from "../../map/camera.svelte";

/** Watch which part of the table is free of panels: how far the hole between them is from each edge. */
export function freePart(table: HTMLElement, hole: HTMLElement, found: (insets: Insets) => void): () => void {
  const measure = () => {
    const [all, free] = [table.getBoundingClientRect(), hole.getBoundingClientRect()];
    found({
      top: free.top - all.top,
      left: free.left - all.left,
      right: all.right - free.right,
      bottom: all.bottom - free.bottom,
    });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(table);
  observer.observe(hole);
  return () => observer.disconnect();
}
