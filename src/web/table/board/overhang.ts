/**
 * How far the row of buttons hangs over the board, where it needs more lines than it has: what lies there makes way. And
 * how wide those at its end are, which in narrow windows only the first line makes way for.
 */
import { useEffect, useRef } from 'preact/hooks';

/** For what lies in a row of a fixed height; styles of the table have it as `--overhang`, and the other as `--unsent`. */
export function useOverhang() {
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [list, row] = [inner.current, inner.current?.parentElement];
    const table = row?.closest<HTMLElement>('.table');
    if (!list || !row || !table) return;
    const measure = () => {
      const over = Math.max(0, list.offsetHeight - row.offsetHeight);
      table.style.setProperty('--overhang', `${over}px`);
      if (end) table.style.setProperty('--unsent', `${end.offsetWidth}px`);
    };
    const end = list.querySelector<HTMLElement>('.unsent');
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    if (end) observer.observe(end);
    return () => observer.disconnect();
  }, []);
  return inner;
}
