/** Section 2: the hand. */
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** [2.15] [11.2] Cards that a side may hold. */
export const handLimit = (s: S, side: number): number => s.world.factions[side].hand;

export const hasRoom = (s: S, side: number): boolean => s.handSize[side] < handLimit(s, side);
