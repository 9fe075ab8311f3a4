/** Section 4: hiding, and what an observation reveals. */
import type { Armageddon } from '../../state.ts';
import { hiddenFlips } from '../hidden-dice.ts';
import { reveal } from '../knowledge.ts';
import {
  cardsOf,
  has,
  hasFlag,
  isArmy,
  isFamily,
  isGarrison,
  isUntaken,
  level,
} from '../pieces.ts';

type S = Armageddon;

/**
 * [4.4] Returns the dice of a hiding army: its lowest stealth level; else 1 with two cards or fewer; none for a
 * garrison.
 */
export function hidingDice(s: S, army: number, cards = cardsOf(s, army)): number {
  if (hasFlag(s, army, 'stealth')) return Math.min(...cards.map((u) => level(s, u, 'stealth')));
  return isGarrison(s, army) || cards.length > 2 ? 0 : 1;
}

/** [4.4] Returns the dice of an army or a facility against observation. */
export const hidingOf = (s: S, u: number, cards: readonly number[]): number =>
  isArmy(s, u) ? hidingDice(s, u, [...cards]) : camouflageOf(s, u);

/**
 * [10.3.7] [10.6.9] Returns the camouflage of a facility, printed or by gear; [10.3.20] that of a mouth only if it
 * has not been opened in this round.
 */
function camouflageOf(s: S, u: number): number {
  const printed = level(s, u, 'camouflage');
  return isShut(s, u) ? Math.max(printed, level(s, u, 'hidden-mouth')) : printed;
}

/** [10.3.20] Returns whether a mouth is closed; only its first owner can keep it closed. */
export const isShut = (s: S, u: number): boolean =>
  has(s, u, 'hidden-mouth') && isUntaken(s, u) && !hasFlag(s, u, 'opened');

/**
 * [4.5] [4.9] Returns whether a piece cannot be missed in its hex: units out of stealth, garrisons, facilities
 * without camouflage.
 */
export function isOpen(s: S, u: number, cards: readonly number[]): boolean {
  if (!isArmy(s, u)) return camouflageOf(s, u) === 0;
  if (hasFlag(s, u, 'stealth')) return false;
  return isGarrison(s, u) || cards.some((v) => isFamily(s, v, 'unit'));
}

/** [4.5] [4.8] Reveals the counter of an army if the successes exceed its own, and its cards with two more. */
export function lookAt(s: S, army: number, side: number, successes: number): void {
  const cards = cardsOf(s, army);
  const margin = successes - hiddenFlips(s, hidingDice(s, army, cards));
  if (margin > 0) show(s, army, cards, side, margin >= s.world.values.cardsMargin);
}

/** [4.8] [R43] Reveals a facility, or the counter of an army, or its cards as well. */
export function show(
  s: S,
  u: number,
  cards: readonly number[],
  side: number,
  withCards: boolean,
): void {
  reveal(s, u, side);
  if (withCards) for (const card of cards) reveal(s, card, side);
}
