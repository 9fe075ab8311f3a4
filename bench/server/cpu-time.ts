/** Processor time of another process and its descendants, where the system reports it (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in Linux's counters. */
const TICKS = 100;

/**
 * Returns the seconds used by a process and its descendants, including ended ones; undefined if the system does not
 * report it.
 */
export function cpuSecondsOf(pid: number): number | undefined {
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
    // The name may contain spaces and brackets.
    const cells = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = cells.slice(1);
    const ticks = cells.slice(11, 15).reduce((a, b) => a + b, 0);
    return { id: pid, parent, ticks };
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}
