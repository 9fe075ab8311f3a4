/** Processor time of others, where the system tells it (Linux): of a process and of all that it has started. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the clock by which Linux counts. */
const TICKS = 100;

/** Seconds that a process and those under it have used, the ended ones too; undefined where nobody tells. */
export function secondsOf(pid: number): number | undefined {
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => statOf(Number(name)) ?? []);
    const family = new Set([pid]);
    // A child has started after its parent, but its number may be lower.
    for (let size = 0; size < family.size; ) {
      size = family.size;
      for (const { id, parent } of all) if (family.has(parent)) family.add(id);
    }
    return (
      all.filter(({ id }) => family.has(id)).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS
    );
  } catch {
    return undefined;
  }
}

function statOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may have spaces and brackets in it.
    const cells = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = cells.slice(1);
    const ticks = cells.slice(11, 15).reduce((a, b) => a + b, 0);
    return { id: pid, parent, ticks };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
