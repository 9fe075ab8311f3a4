/**
 * Delayed views for spectators of a game with secrets. A turn is a row of decisions of one side: its
 * player cannot shorten the delay alone, neither by many small decisions nor by taking them back.
 */
import { z } from 'zod';
import type { Side } from '../../kernel/side.ts';

/** So many turns late may it be: fewer would tell what is still being done. */
export const watchSchema = z.number().int().min(4).max(1000);

/** Length of the record up to which all is shown: the last `delay` turns, the one under way among them, are not. */
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
