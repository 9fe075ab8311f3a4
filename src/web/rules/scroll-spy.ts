/** Determines which rule of the page is being read: the last one whose top has passed the bar. */
import { useEffect, useState } from 'preact/hooks';

/** Distance from the top of the window at which a rule counts as being read, in pixels: the bar and a line of text. */
const LINE = 140;

/** Returns the rule at the top of the window, updated while scrolling. `key` changes when other rules are shown. */
export function useReading(key: string): string | undefined {
  const [reading, setReading] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setReading(readingNow());
    };
    const ask = () => {
      frame ||= requestAnimationFrame(look);
    };
    ask();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
  }, [key]);
  return reading;
}

function readingNow(): string | undefined {
  const items = [...document.querySelectorAll<HTMLElement>('.rule-item')];
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // At the end of the page, the last rules cannot reach the top.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  const item = isAtEnd ? items.at(-1) : lastAbove(items, LINE);
  return (item ?? items[0])?.dataset['rule'];
}

/** Returns the last element, in page order, that begins above a line. */
function lastAbove(items: readonly HTMLElement[], line: number): HTMLElement | undefined {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.getBoundingClientRect().top ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}
