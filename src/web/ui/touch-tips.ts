/** Tooltips for touch: a long press shows the tooltip, and does not activate the element. */

/** Duration of a long press in milliseconds. */
const LONG = 500;
/** Maximum movement during a long press in pixels; more is a drag. */
const STRAY = 10;
/** Distance between a tooltip and its element, and to the edge of the window, in pixels. */
const GAP = 8;

/** Enables touch tooltips. Returns a function that disables them. */
export function showTipsOnTouch(): () => void {
  const end = new AbortController();
  const tip = document.createElement('div');
  tip.className = 'touch-tip';
  tip.popover = 'manual';
  // Screen readers read the title itself.
  tip.ariaHidden = 'true';
  document.body.append(tip);
  let timer = 0;
  let start: PointerEvent | undefined;
  let isShown = false;
  const listen = <K extends keyof DocumentEventMap>(
    type: K,
    handle: (event: DocumentEventMap[K]) => void,
  ): void => document.addEventListener(type, handle, { capture: true, signal: end.signal });

  listen('pointerdown', (event) => {
    clearTimeout(timer);
    tip.hidePopover();
    [start, isShown] = [event, false];
    const about = event.target instanceof Element ? event.target.closest('[title]') : undefined;
    const text = about?.getAttribute('title');
    if (event.pointerType !== 'touch' || !about || !text) return;
    timer = window.setTimeout(() => {
      isShown = true;
      placeTip(tip, text, about.getBoundingClientRect());
    }, LONG);
  });
  listen('pointermove', ({ clientX, clientY }) => {
    if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > STRAY)
      clearTimeout(timer);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    listen(type, () => clearTimeout(timer));
  // A long press that shows a tooltip neither clicks nor opens a context menu.
  for (const type of ['click', 'contextmenu'] as const)
    listen(type, (event) => {
      if (!isShown) return;
      event.preventDefault();
      event.stopPropagation();
      if (type === 'click') isShown = false;
    });
  return () => {
    clearTimeout(timer);
    end.abort();
    tip.remove();
  };
}

/** Places the tooltip above its element, or below if there is no room, inside the window. */
function placeTip(tip: HTMLElement, text: string, about: DOMRect): void {
  tip.textContent = text;
  tip.showPopover();
  const { width, height } = tip.getBoundingClientRect();
  const right = document.documentElement.clientWidth - width - GAP;
  const x = Math.max(GAP, Math.min(about.x + about.width / 2 - width / 2, right));
  const above = about.y - height - GAP;
  tip.style.left = `${x}px`;
  tip.style.top = `${above < GAP ? about.bottom + GAP : above}px`;
}
