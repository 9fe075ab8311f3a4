/** Tooltips for fingers: a long press shows what resting a pointer there would tell, and presses nothing. */

/** Milliseconds after which a press is a long one. */
const LONG = 500;
/** Pixels that a finger may stray meanwhile; more is a drag. */
const STRAY = 10;
/** Pixels between a tip and what it is about, and to the edge of the window. */
const GAP = 8;

/** Shows them from now on; gives what ends that. */
export function showTipsOnTouch(): () => void {
  const end = new AbortController();
  const tip = document.createElement('div');
  tip.className = 'touch-tip';
  tip.popover = 'manual';
  // A reader has the title itself.
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
  // A click that only shows a thing does not act; nor is there a menu for it.
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

/** Above what it is about, or below where there is no room, and within the window. */
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
