/**
 * Actions of a bot at its bases: repairing and healing, building collectors and minefields, upgrading, fitting gear.
 */
import { nodeDistance } from '../../../kernel/board/hex.ts';
import type { Situation } from './situation.ts';
import { leftWorth, wholeWorth, worthOf } from './worth.ts';
import { totalOf } from '../data/card.ts';
import { BUILT } from '../rules/empire/02-build.ts';
import { freeSlots, sortOf } from '../rules/empire/02-places.ts';
import { stockOf } from '../rules/empire/02-pay.ts';
import { likeIt, repairOf } from '../rules/empire/02-repair.ts';
import { facilitiesAt, has, isFamily, level } from '../rules/pieces.ts';
import { amountIn } from '../rules/resources.ts';
import type { Armageddon } from '../state.ts';
import { HAND } from '../state/pieces.ts';

type S = Armageddon;

/** Value of an action point, in resources. */
const AP = 0.6;
/** Stock of a resource beyond which more of it is of little use. */
const PLENTY = 12;
/** Additional value of gear on a card. */
const GEARED = 3;

const MINEFIELD = BUILT.indexOf('minefield');

/** Returns the value of a card's full repair, minus its price. */
function repairGain(s: S, side: number, u: number, price: number): number {
  const { ap, cost } = repairOf(s, u);
  return wholeness(s, side, u) - price * ap - totalOf(cost);
}

/** Returns the value that a card would regain without its damage. */
const wholeness = (s: S, side: number, u: number): number =>
  wholeWorth(s, u, side) - leftWorth(s, u, side);

const mostBy = (
  nouns: readonly number[],
  worth: (noun: number) => number,
  least = 0,
): number | undefined => {
  let [best, most]: [number | undefined, number] = [undefined, least];
  for (const noun of nouns) {
    const value = worth(noun);
    if (value > most) [best, most] = [noun, value];
  }
  return best;
};

/** [2.24] [2.25] [2.26] [2.27] Returns the repair with the greatest gain; undefined if none pays. */
export const bestRepair = (
  s: S,
  side: number,
  able: readonly number[],
  price = AP,
): number | undefined => mostBy(able, (u) => repairGain(s, side, u, price));

/** [10.2.7] Returns a card of the class that gains most if all its cards are repaired at once. */
export const bestRestore = (s: S, side: number, able: readonly number[]): number | undefined =>
  mostBy(
    able,
    (u) =>
      likeIt(s, u, side).reduce((sum, v) => sum + wholeness(s, side, v), 0) -
      AP * s.world.values.apRepairField,
  );

// Building

/** [2.21] [10.2.3] Returns the hex where building pays most; undefined if none does. */
export const bestYard = (s: S, at: Situation, hexes: readonly number[]): number | undefined =>
  mostBy(hexes, (hex) =>
    Math.max(...[...BUILT.keys()].map((what) => builtWorth(s, at, hex, what))),
  );

/** [2.21] Returns what to build there. */
export const bestBuilding = (
  s: S,
  at: Situation,
  hex: number,
  offers: readonly number[],
): number | undefined => mostBy(offers, (what) => builtWorth(s, at, hex, what));

function builtWorth(s: S, at: Situation, hex: number, what: number): number {
  if (what === MINEFIELD) return mineWorth(s, at, hex);
  if (amountIn(s.resources[hex], what) <= collectorsAt(s, at.side, hex, what)) return 0;
  return stockOf(s, at.side, what) < PLENTY ? 4 : 1;
}

/** Returns the number of the side's facilities in a hex that collect a resource. */
const collectorsAt = (s: S, side: number, hex: number, what: number): number =>
  facilitiesAt(s, hex).filter(
    (u) =>
      s.owner[u] === side && (has(s, u, 'collects') || level(s, u, 'collects-one') === what + 1),
  ).length;

/** Returns the value of a minefield: at the headquarters first, then at other bases near enemies. */
function mineWorth(s: S, at: Situation, hex: number): number {
  const own = facilitiesAt(s, hex).filter((u) => s.owner[u] === at.side);
  if (own.some((u) => has(s, u, 'mines'))) return 0;
  if (hex === at.home) return 6;
  return own.some((u) => has(s, u, 'supply')) && isNear(s, at, hex) ? 3 : 0;
}

/** Distance in hexes within which an enemy is near. */
const NEAR = 4;
const isNear = (s: S, at: Situation, hex: number): boolean =>
  [...at.foes].some(
    ([n, foe]) => foe.isPlayer && foe.strength > 0 && nodeDistance(s.world.board, n, hex) <= NEAR,
  );

// Upgrades

/**
 * [2.22] Returns the base to upgrade: for facilities in the hand that lack room, or against a near enemy; undefined
 * if there is none.
 */
export function bestUpgrade(s: S, at: Situation, able: readonly number[]): number | undefined {
  const waiting = facilitiesInHand(s, at.side);
  return mostBy(
    able,
    (u) => upgradeWorth(s, at, u, waiting),
    AP * s.world.values.apUpgrade + totalOf(s.world.values.upgradeCost),
  );
}

function upgradeWorth(s: S, at: Situation, u: number, waiting: number): number {
  if (!has(s, u, 'supply')) return 0;
  const hasRoom = at.bases.some((base) => freeSlots(s, base) > 0);
  const room = waiting > 0 && !hasRoom ? 9 : 0;
  return room + (isNear(s, at, s.place[u]) ? 5 : 0);
}

/** Returns the number of cards in the hand that need a slot of a base. */
function facilitiesInHand(s: S, side: number): number {
  let n = 0;
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && s.place[u] === HAND && sortOf(s, u) === 'facility') n += 1;
  return n;
}

// Gear

/** [1.7] Returns the best card for gear: the most valuable one, with a bonus for attack cards. */
export const bestHost = (s: S, able: readonly number[]): number | undefined =>
  mostBy(able, (u) => GEARED + worthOf(s, u) + (isFamily(s, u, 'attack') ? 2 : 0));

/** [1.7] [7.3] Returns the gear to fit: the hardest to make. */
export const bestGear = (s: S, codes: readonly number[]): number | undefined =>
  mostBy(codes, (code) => s.world.prints.gear[code].difficulty);
