/** Overlays of the page: an element in a corner of the window makes way for them. */
import type { Rect } from './placement.ts';
import type { Viewport } from './viewport.ts';

/** Cards of the page, and its switch on the board. */
export const CARDS = '.overlays summary, .recap, .notice-host, .dice-tray, .card';
/** Milliseconds after which a card has moved off what can be picked. */
const MOVED = 700;

/** Has a look at once, and whenever something has come or gone there: then again when it has moved to its place. */
export function watchOver({ window: board }: Viewport, look: () => void): (() => void) | undefined {
  const own = board?.parentElement;
  if (!own) return undefined;
  let timer = 0;
  const lookTwice = () => {
    look();
    clearTimeout(timer);
    timer = window.setTimeout(look, MOVED);
  };
  lookTwice();
  const comings = new MutationObserver(lookTwice);
  for (const host of new Set([hostOf(own), own])) comings.observe(host, { childList: true });
  return () => {
    clearTimeout(timer);
    comings.disconnect();
  };
}

/** Visible part, in pixels of the window. */
export function rectsOver(viewport: Viewport, selector: string): Rect[] {
  const own = viewport.window?.parentElement;
  const found = own ? [...hostOf(own).querySelectorAll(selector)] : [];
  const rects = found.map((element): Rect => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { ...viewport.local(x, y), width, height };
  });
  return rects.filter(({ width, height }) => width > 0 && height > 0);
}

const hostOf = (board: Element): Element => board.closest('.board-host') ?? board;
