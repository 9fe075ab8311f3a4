/** Values of cards and armies for bots, in resources. */
import { type Cost, totalOf } from '../data/card.ts';
import type { Armageddon } from '../state.ts';
import { has, isFamily, leftOf, pointsOf, seenCard } from '../rules/pieces.ts';

type S = Armageddon;

/** A stronghold costs nothing, and is worth the game as long as it is the headquarters. */
const [STRONGHOLD, HEADQUARTERS] = [15, 60];
/** A unit of which only the counter is known. */
export const UNSEEN_ARMY = 6;
/** Additional value of a hero per point of command. */
const LEADS = 0.5;

/** Price of a card, and the other abilities of a hero. */
export function worthOf(s: S, u: number): number {
  const card = seenCard(s, u);
  if (card === undefined) return 0;
  const cost = totalOf(card.cost as Cost);
  if (card.family === 'hero') return cost + LEADS * card.command + card.fate / 2;
  if (card.family !== 'facility' || cost > 0) return cost;
  return STRONGHOLD;
}

/** The share of its points that a card has left. */
const shareLeft = (s: S, u: number): number =>
  Math.max(0, leftOf(s, u)) / Math.max(1, pointsOf(s, u));

/** Rest value of a card to its owner. */
export function leftWorth(s: S, u: number, owner: number): number {
  // Hurt is better than gone.
  const share = isFamily(s, u, 'hero')
    ? 0.7 + 0.3 * shareLeft(s, u)
    : 0.35 + 0.65 * shareLeft(s, u);
  return share * wholeWorth(s, u, owner);
}

/** Value of a card to its owner without damage. */
export const wholeWorth = (s: S, u: number, owner: number): number =>
  worthOf(s, u) + (s.headquarters[owner] === u ? HEADQUARTERS : 0);

/** How much a unit counts for in battle. */
export const strengthOf = (s: S, u: number): number =>
  isFamily(s, u, 'unit') ? Math.max(1, worthOf(s, u)) * shareLeft(s, u) : 0;

/** Total value of these: under a hero more. */
export function strengthIn(s: S, cards: readonly number[]): number {
  const sum = cards.reduce((n, u) => n + strengthOf(s, u), 0);
  if (!cards.some((u) => isFamily(s, u, 'hero'))) return sum;
  return sum * (cards.some((u) => has(s, u, 'military-genius')) ? 1.35 : 1.15);
}
