/** How far the row of buttons hangs over the board, where it needs more lines than it has: what lies there makes way. */
import { useEffect, useRef } from 'preact/hooks';

/** For what lies in a row of a fixed height; styles of the table have it as `--overhang`. */
export function useOverhang() {
  const inner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [list, row] = [inner.current, inner.current?.parentElement];
    const table = row?.closest<HTMLElement>('.table');
    if (!list || !row || !table) return;
    const measure = () => {
      const over = Math.max(0, list.offsetHeight - row.offsetHeight);
      table.style.setProperty('--overhang', `${over}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return inner;
}
