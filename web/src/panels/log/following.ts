/** So near the end somebody is at the end. */
const NEAR = 40;

/** Keep a list at its end while it grows and whatever size it gets, until somebody scrolls back. That its size changes is no scrolling. */
export function followsEnd(list: HTMLElement, _entries: unknown) {
  let atEnd = true;
  let size = "";
  const sizeNow = () => `${list.clientWidth} ${list.clientHeight}`;
  const toEnd = () => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  const resized = () => {
    size = sizeNow();
    toEnd();
  };
  const scrolled = () => {
    if (size === sizeNow()) atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - NEAR;
    else resized();
  };
  resized();
  const observer = new ResizeObserver(resized);
  observer.observe(list);
  list.addEventListener("scroll", scrolled, { passive: true });
  return {
    update(_more: unknown) {
      toEnd();
    },
    destroy() {
      observer.disconnect();
      list.removeEventListener("scroll", scrolled);
    },
  };
}
