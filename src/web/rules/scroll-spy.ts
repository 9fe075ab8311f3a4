/** Which rule of the page is being read: the last whose top has passed the bar. */
import { useEffect, useState } from 'preact/hooks';

/** Pixels below the top of the window at which a rule counts as being read: under the bar, and a line. */
const LINE = 140;

/** The rule at the top of the window, as it is scrolled; `key` says when other rules are shown. */
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
  // The last rules never come to the top.
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  const item = isAtEnd ? items.at(-1) : lastAbove(items, LINE);
  return (item ?? items[0])?.dataset['rule'];
}

/** The last element, in the order of the page, that begins above a line. */
function lastAbove(items: readonly HTMLElement[], line: number): HTMLElement | undefined {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.getBoundingClientRect().top ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}
