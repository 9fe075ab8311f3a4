/** Values of cards and armies for bots, in resources. */
import { type Cost, totalOf } from '../data/card.ts';
import type { Armageddon } from '../state.ts';
import { has, isFamily, leftOf, pointsOf, seenCard } from '../rules/pieces.ts';

type S = Armageddon;

/** A stronghold has no price; as long as it is the headquarters, it is worth the game. */
const [STRONGHOLD, HEADQUARTERS] = [15, 60];
/** Assumed strength of an army of which only the counter is known. */
export const UNSEEN_ARMY = 6;
/** Additional value of a hero per point of command. */
const LEADS = 0.5;

/** Returns the price of a card; for a hero, plus command and fate. */
export function worthOf(s: S, u: number): number {
  const card = seenCard(s, u);
  if (card === undefined) return 0;
  const cost = totalOf(card.cost as Cost);
  if (card.family === 'hero') return cost + LEADS * card.command + card.fate / 2;
  if (card.family !== 'facility' || cost > 0) return cost;
  return STRONGHOLD;
}

/** Returns the share of its points that a card has left. */
const shareLeft = (s: S, u: number): number =>
  Math.max(0, leftOf(s, u)) / Math.max(1, pointsOf(s, u));

/** Returns the value that a card has left for its owner. */
export function leftWorth(s: S, u: number, owner: number): number {
  // A damaged card keeps part of its value.
  const share = isFamily(s, u, 'hero')
    ? 0.7 + 0.3 * shareLeft(s, u)
    : 0.35 + 0.65 * shareLeft(s, u);
  return share * wholeWorth(s, u, owner);
}

/** Returns the value of an undamaged card to its owner. */
export const wholeWorth = (s: S, u: number, owner: number): number =>
  worthOf(s, u) + (s.headquarters[owner] === u ? HEADQUARTERS : 0);

/** Returns the strength of a unit in battle. */
export const strengthOf = (s: S, u: number): number =>
  isFamily(s, u, 'unit') ? Math.max(1, worthOf(s, u)) * shareLeft(s, u) : 0;

/** Returns the total strength of cards, higher with a hero. */
export function strengthIn(s: S, cards: readonly number[]): number {
  const sum = cards.reduce((n, u) => n + strengthOf(s, u), 0);
  if (!cards.some((u) => isFamily(s, u, 'hero'))) return sum;
  return sum * (cards.some((u) => has(s, u, 'military-genius')) ? 1.35 : 1.15);
}
