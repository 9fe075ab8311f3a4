/** Section 2: the limit of the hand. */
import { NONE } from '../../../../kernel/state.ts';
import type { Armageddon } from '../../state.ts';
import { has, hasFlag } from '../pieces.ts';

type S = Armageddon;

/** [2.15] [10.1.22] [11.2] Returns the limit of a hand, raised by certain heroes at the headquarters. */
export function handLimit(s: S, side: number): number {
  const base = s.beheaded[side] ? NONE : s.headquarters[side];
  let n = s.world.factions[side].hand;
  if (base < 0) return n;
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && s.place[u] === s.place[base] && administers(s, u)) n += 1;
  return n;
}

const administers = (s: S, u: number): boolean =>
  has(s, u, 'hand-at-headquarters') && !hasFlag(s, u, 'prisoner');

/** [2.15] Returns whether the hand has room for one more card. */
export const hasHandRoom = (s: S, side: number): boolean => s.handSize[side] < handLimit(s, side);
