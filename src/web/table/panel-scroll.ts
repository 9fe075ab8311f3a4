/**
 * Scroll positions as panels and cards open and close: a panel is shown from its start; on the smallest screens, the
 * page returns to the board when it closes.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ScreenState } from './context.ts';

/** Returns a reference for the element around the panels. */
export function usePanelScroll({ tab, sheet }: ScreenState) {
  const panels = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  const [shown, isOpen] = [tab.value, sheet.value];
  useLayoutEffect(() => {
    // All panels share one element, which would keep the scroll position of the previous panel.
    panels.current?.querySelector('.panel')?.scrollTo(0, 0);
    // In all layouts but `page` the document fits the window, and nothing scrolls.
    if (isOpen) scrollPageTo(panels.current?.querySelector('.tabs') ?? null);
    else if (wasOpen.current) scrollTo(0, 0);
    wasOpen.current = isOpen;
  }, [shown, isOpen]);
  return panels;
}

/** Returns a reference for the element around the cards; a card that opens outside the window is scrolled into view. */
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
