/** Rows of a long list that are in or near the visible area. */

/** Distance from the window within which rows are drawn. */
const MARGIN = '600px 0px';

const listeners = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Reports whenever an element comes near the window or leaves it. */
export function watchNearness(element: Element, report: (isNear: boolean) => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  listeners.set(element, report);
  observer.observe(element);
}

export function unwatch(element: Element): void {
  listeners.delete(element);
  observer?.unobserve(element);
}

/** Scrolls only the panel, just far enough to show an element in it. */
export function bringIntoPanel(element: HTMLElement): void {
  const panel = element.closest<HTMLElement>('.panel');
  if (!panel || panel.scrollHeight <= panel.clientHeight) return;
  const [frame, own] = [panel.getBoundingClientRect(), element.getBoundingClientRect()];
  if (own.top < frame.top) panel.scrollTop += own.top - frame.top;
  else if (own.bottom > frame.bottom) panel.scrollTop += own.bottom - frame.bottom;
}
