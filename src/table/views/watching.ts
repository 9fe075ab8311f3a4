/**
 * Delayed views for spectators of a game with secrets. A turn is a series of decisions of one side, so that its player
 * cannot shorten the delay alone, neither by many small decisions nor by undoing them.
 */
import type { Side } from '../../kernel/side.ts';

/**
 * Returns the length of the record up to which everything is shown: it ends before the last `delay` turns, including
 * the current one.
 */
export function openTo(
  entries: readonly { readonly kind: string; readonly side: Side }[],
  delay: number,
): number {
  let turns = 0;
  let side: number | undefined;
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry?.kind !== 'action' || entry.side === side) continue;
    side = entry.side;
    turns += 1;
    if (turns > delay) return i + 1;
  }
  return 0;
}
