/** Section 4: how armies hide, and what a look at one shows. */
import { NUMBER } from '../data/numbers.ts';
import type { Armageddon } from '../state.ts';
import { blindFlips } from './blind.ts';
import { reveal } from './knowledge.ts';
import { cardsOf, hasFlag, isGarrison, level } from './pieces.ts';

type S = Armageddon;

/** [4.4] Dice of an army that hides: its lowest stealth; 1 of two cards or fewer; none of a garrison. */
export function hidingDice(s: S, army: number): number {
  const cards = cardsOf(s, army);
  if (hasFlag(s, army, 'stealth')) return Math.min(...cards.map((u) => level(s, u, 'stealth')));
  return isGarrison(s, army) || cards.length > 2 ? 0 : 1;
}

/** [4.5] [4.8] More successes than the army hides with show its counter, two more its cards. */
export function lookAt(s: S, army: number, side: number, successes: number): void {
  const margin = successes - blindFlips(s, hidingDice(s, army));
  if (margin <= 0) return;
  reveal(s, army, side);
  if (margin < NUMBER.cardsMargin) return;
  for (const u of cardsOf(s, army)) reveal(s, u, side);
}
