/** Scroll positions as panels and cards open and close: the start of a panel is seen first, and on the smallest screens the board after it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ScreenState } from './context.ts';

/** Returns a reference for the element around the panels. */
export function usePanelScroll({ tab, sheet }: ScreenState) {
  const panels = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  const [shown, isOpen] = [tab.value, sheet.value];
  useLayoutEffect(() => {
    // All panels share one element, which would keep the scroll position of the last.
    panels.current?.querySelector('.panel')?.scrollTo(0, 0);
    // In all layouts but `page` the document fits the window, and nothing scrolls.
    if (isOpen) scrollPageTo(panels.current?.querySelector('.tabs') ?? null);
    else if (wasOpen.current) scrollTo(0, 0);
    wasOpen.current = isOpen;
  }, [shown, isOpen]);
  return panels;
}

/** Returns a reference for the element around the cards: one that opens below the window of a page comes into it. */
export function useCardScroll({ model }: ScreenState) {
  const cards = useRef<HTMLDivElement>(null);
  const { hint, menu, notice, missed } = model;
  const open = [hint.shown.value, menu.value, notice.value, missed.value[0]];
  useLayoutEffect(() => {
    if (open.some(Boolean)) scrollPageTo(cards.current);
  }, open);
  return cards;
}

function scrollPageTo(element: Element | null): void {
  if (document.documentElement.scrollHeight > innerHeight) element?.scrollIntoView();
}
