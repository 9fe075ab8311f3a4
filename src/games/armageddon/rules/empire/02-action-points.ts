/** Section 2: action points of a round. */
import type { Log } from '../../../../kernel/text/log.ts';
import type { Armageddon } from '../../state.ts';
import { isBase, isBesieged, isSupplied } from '../armies/03-control.ts';
import { living } from '../09-victory.ts';
import { hasFlag, has, isFamily, level } from '../pieces.ts';

type S = Armageddon;

/** [2.10] [5.27] Gives action points to all before the first turn: later players can spend them before their turn. */
export function giveActionPoints(s: S, log?: Log): void {
  const table = pointsByRank(s);
  s.order.forEach((side, rank) => {
    if (s.out[side]) return;
    s.ap[side] = Math.max(0, table[rank] + bonusOf(s, side) - s.drained[side]);
    s.drained[side] = 0;
    log?.add({ type: 'points', rule: '2.10', args: { by: { side }, n: s.ap[side] } });
  });
}

/** [2.10] Returns the action points by place in the order, for the sides still in the game. */
export function pointsByRank(s: S): readonly number[] {
  const { values } = s.world;
  const { length } = living(s);
  return (length > 2 ? values.apOfMore : values.apOfTwo).slice(0, length);
}

/** [2.11] [10.3.5] Returns the action points that facilities and prisoners add. */
function bonusOf(s: S, side: number): number {
  let n = 0;
  for (let u = 0; u < s.world.cards; u++) {
    if (s.place[u] < 0) continue;
    if (s.owner[u] === side && has(s, u, 'ap-bonus') && !isBesieged(s, u))
      n += level(s, u, 'ap-bonus');
    if (isHeld(s, u, side)) n += s.world.values.apPrisoner;
  }
  return n;
}

/** [2.11] Returns whether a card is a hero whom a side holds in a supplied base that is not besieged. */
function isHeld(s: S, u: number, side: number): boolean {
  if (!isFamily(s, u, 'hero') || !hasFlag(s, u, 'prisoner')) return false;
  const base = s.group[s.group[u]] ?? -1;
  if (base < 0 || s.owner[base] !== side) return false;
  return isBase(s, base) && !isBesieged(s, base) && isSupplied(s, s.place[base], side);
}
