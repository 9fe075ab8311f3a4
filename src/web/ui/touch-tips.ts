/** Tooltips for touch: a long press shows the tooltip, and does not activate the element. */

/** Duration of a long press in milliseconds. */
const LONG = 500;
/** Maximum movement during a long press in pixels; more is a drag. */
const STRAY = 10;
/** Distance between a tooltip and its element, and to the edge of the window, in pixels. */
const GAP = 8;

/** Enables touch tooltips. Returns a function that disables them. Clicks of a mouse cost nothing. */
export function showTipsOnTouch(): () => void {
  const end = new AbortController();
  const tip = document.createElement('div');
  tip.className = 'touch-tip';
  tip.popover = 'manual';
  // Screen readers read the title itself.
  tip.ariaHidden = 'true';
  document.body.append(tip);
  let timer = 0;
  let start: Touch | undefined;
  let shown: AbortController | undefined;
  const how = { capture: true, passive: true, signal: end.signal };
  const stop = () => clearTimeout(timer);

  document.addEventListener(
    'touchstart',
    ({ target, changedTouches }) => {
      stop();
      start = changedTouches[0];
      const about = target instanceof Element ? target.closest('[title]') : undefined;
      if (!about) return;
      timer = window.setTimeout(() => {
        if (!placeTip(tip, about)) return;
        shown = closeOnPress(tip);
        followTitle(tip, about, shown.signal);
      }, LONG);
    },
    how,
  );
  document.addEventListener(
    'touchmove',
    ({ changedTouches: [touch] }) => {
      if (!start || !touch) return;
      if (Math.hypot(touch.clientX - start.clientX, touch.clientY - start.clientY) > STRAY) stop();
    },
    how,
  );
  for (const type of ['touchend', 'touchcancel'] as const)
    document.addEventListener(type, stop, how);
  return () => {
    stop();
    end.abort();
    shown?.abort();
    tip.remove();
  };
}

/**
 * Hides the tooltip at the next press of any pointer. Until then, the long press that has shown it neither clicks nor
 * opens a context menu.
 */
function closeOnPress(tip: HTMLElement): AbortController {
  const end = new AbortController();
  const how = { capture: true, signal: end.signal };
  let isOver = false;
  document.addEventListener(
    'pointerdown',
    () => {
      tip.hidePopover();
      end.abort();
    },
    how,
  );
  for (const type of ['click', 'contextmenu'] as const)
    document.addEventListener(
      type,
      (event) => {
        if (isOver) return;
        event.preventDefault();
        event.stopPropagation();
        isOver = type === 'click';
      },
      how,
    );
  return end;
}

/** Updates the tooltip while it is open, because a title may get the name of its rule only when that is loaded. */
function followTitle(tip: HTMLElement, about: Element, signal: AbortSignal): void {
  const observer = new MutationObserver(() => placeTip(tip, about));
  observer.observe(about, { attributeFilter: ['title'] });
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * Places the tooltip above its element, or below if there is no room, inside the window. Returns false if the element
 * has no title.
 */
function placeTip(tip: HTMLElement, element: Element): boolean {
  const text = element.getAttribute('title');
  if (!text) return false;
  const about = element.getBoundingClientRect();
  tip.textContent = text;
  if (!tip.matches(':popover-open')) tip.showPopover();
  const { width, height } = tip.getBoundingClientRect();
  const right = document.documentElement.clientWidth - width - GAP;
  const x = Math.max(GAP, Math.min(about.x + about.width / 2 - width / 2, right));
  const above = about.y - height - GAP;
  tip.style.left = `${x}px`;
  tip.style.top = `${above < GAP ? about.bottom + GAP : above}px`;
  return true;
}
