/** Actions of a bot at its bases: repairs and heals, builds collectors and minefields, upgrades, takes gear out. */
import { nodeDistance } from '../../../kernel/board/hex.ts';
import type { Situation } from './situation.ts';
import { leftWorth, wholeWorth, worthOf } from './worth.ts';
import { totalOf } from '../data/card.ts';
import { GEAR } from '../data/gear.ts';
import { NUMBER } from '../data/numbers.ts';
import { UPGRADE } from '../data/repairs.ts';
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
/** Resources of a kind beyond which more of them are of little use. */
const PLENTY = 12;
/** Additional value of gear on a card. */
const GEARED = 3;

const MINEFIELD = BUILT.indexOf('minefield');

/** Value of a card's full repair, less its price. */
function repairGain(s: S, side: number, u: number, price: number): number {
  const { ap, cost } = repairOf(s, u);
  return wholeness(s, side, u) - price * ap - totalOf(cost);
}

/** Additional value of a card without its damage. */
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

/** [2.24] [2.25] [2.26] [2.27] The repair that pays best; undefined: none does. */
export const bestRepair = (
  s: S,
  side: number,
  able: readonly number[],
  price = AP,
): number | undefined => mostBy(able, (u) => repairGain(s, side, u, price));

/** [10.2.7] The class of which most is made whole at once. */
export const bestRestore = (s: S, side: number, able: readonly number[]): number | undefined =>
  mostBy(
    able,
    (u) =>
      likeIt(s, u, side).reduce((sum, v) => sum + wholeness(s, side, v), 0) -
      AP * NUMBER.apRepairField,
  );

// Building

/** [2.21] [10.2.3] Where something should be built; undefined: nowhere. */
export const bestYard = (s: S, at: Situation, hexes: readonly number[]): number | undefined =>
  mostBy(hexes, (hex) =>
    Math.max(...[...BUILT.keys()].map((what) => builtWorth(s, at, hex, what))),
  );

/** [2.21] What is built there. */
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

/** Own facilities in a hex that collect a kind. */
const collectorsAt = (s: S, side: number, hex: number, what: number): number =>
  facilitiesAt(s, hex).filter(
    (u) =>
      s.owner[u] === side && (has(s, u, 'collects') || level(s, u, 'collects-one') === what + 1),
  ).length;

/** Mines lie before the headquarters first, and where an enemy may come to another base. */
function mineWorth(s: S, at: Situation, hex: number): number {
  const own = facilitiesAt(s, hex).filter((u) => s.owner[u] === at.side);
  if (own.some((u) => has(s, u, 'mines'))) return 0;
  if (hex === at.home) return 6;
  return own.some((u) => has(s, u, 'supply')) && isNear(s, at, hex) ? 3 : 0;
}

/** Hexes within which an enemy is near. */
const NEAR = 4;
const isNear = (s: S, at: Situation, hex: number): boolean =>
  [...at.foes].some(
    ([n, foe]) => foe.isPlayer && foe.strength > 0 && nodeDistance(s.world.board, n, hex) <= NEAR,
  );

// Upgrades

/** [2.22] A base without room for what the hand holds, or with an enemy before it; undefined: none. */
export function bestUpgrade(s: S, at: Situation, able: readonly number[]): number | undefined {
  const waiting = facilitiesInHand(s, at.side);
  return mostBy(
    able,
    (u) => upgradeWorth(s, at, u, waiting),
    AP * NUMBER.apUpgrade + totalOf(UPGRADE),
  );
}

function upgradeWorth(s: S, at: Situation, u: number, waiting: number): number {
  if (!has(s, u, 'supply')) return 0;
  const hasRoom = at.bases.some((base) => freeSlots(s, base) > 0);
  const room = waiting > 0 && !hasRoom ? 9 : 0;
  return room + (isNear(s, at, s.place[u]) ? 5 : 0);
}

/** Cards of the hand that need a slot of a base. */
function facilitiesInHand(s: S, side: number): number {
  let n = 0;
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && s.place[u] === HAND && sortOf(s, u) === 'facility') n += 1;
  return n;
}

// Gear

/** [1.7] The card that gear is best put on: the dearest that fights. */
export const bestHost = (s: S, able: readonly number[]): number | undefined =>
  mostBy(able, (u) => GEARED + worthOf(s, u) + (isFamily(s, u, 'attack') ? 2 : 0));

/** [1.7] [7.3] What is put on it: the hardest to make. */
export const bestGear = (codes: readonly number[]): number | undefined =>
  mostBy(codes, (code) => GEAR[code].difficulty);
