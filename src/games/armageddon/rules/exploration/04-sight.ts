/** Section 4: how well a side sees: who looks, how far, with how many dice. */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { NONE } from '../../../../kernel/state.ts';
import { printedSecond } from '../../data/cards.ts';
import { NUMBER } from '../../data/numbers.ts';
import type { Armageddon } from '../../state.ts';
import { isBase, terrainBonus } from '../armies/03-control.ts';
import { isEvent } from './14-events.ts';
import { has, hasFlag, isPlayer, level } from '../pieces.ts';

type S = Armageddon;

/** One look: with so many dice in its own hex, less beside it, up to a range. */
export interface Eye {
  readonly side: number;
  readonly hex: number;
  readonly strength: number;
  readonly range: number;
  /** [4.2] A sniffer is not halved by stealth. */
  readonly isSniffer?: boolean;
}

/** Cards on the map by the army that they are in, prisoners not among them; facilities stand under `NONE`. */
export type Muster = ReadonlyMap<number, readonly number[]>;

export function musterOf(s: S): Muster {
  const found = new Map<number, number[]>();
  for (let u = 0; u < s.world.cards; u++) {
    if (s.place[u] < 0 || hasFlag(s, u, 'prisoner')) continue;
    const army = s.group[u];
    found.get(army)?.push(u) ?? found.set(army, [u]);
  }
  return found;
}

/** Everybody who looks: armies and facilities of players. */
export function eyesOf(s: S, muster: Muster): Eye[] {
  const eyes: Eye[] = [];
  for (const [army, cards] of muster) {
    if (army !== NONE) eyes.push(...eyesOfArmy(s, army, cards));
    else for (const u of cards) eyes.push(...eyesOfFacility(s, u));
  }
  return eyes.filter(({ side }) => isPlayer(s, side));
}

/** [4.3] [R56] What every army and every base has besides: as much as Recce of strength 3 and range 1. */
const plainOf = (s: S) => ({ strength: NUMBER.sightHere, range: reachOf(s, 1) });

/** [14.1] In a dust storm no army or base sees beyond its own hex. */
const reachOf = (s: S, range: number): number => (isEvent(s, 'storm') ? 0 : range);

/** [4.3] [10.1.3] An army looks once, and each of its cards with Recce once more. */
export const eyesOfArmy = (s: S, army: number, cards: readonly number[]): Eye[] => [
  { side: s.owner[army], hex: s.place[army], ...plainOf(s) },
  ...cards.filter((u) => has(s, u, 'recce')).map((u) => recceOf(s, u)),
];

const recceOf = (s: S, u: number): Eye => ({
  ...{ side: s.owner[u], hex: s.place[u], strength: level(s, u, 'recce') },
  range: reachOf(s, printedSecond(s.kind[u], 'recce')),
});

/** [4.3] [10.3.6] Of facilities only bases look, and what has Recce or a sniffer. */
function eyesOfFacility(s: S, u: number): Eye[] {
  const at = { side: s.owner[u], hex: s.place[u] };
  const eyes: Eye[] = isBase(s, u) ? [{ ...at, ...plainOf(s) }] : [];
  if (has(s, u, 'recce')) eyes.push(recceOf(s, u));
  if (has(s, u, 'sniffer'))
    eyes.push({ ...at, strength: snifferOf(s, u), range: 0, isSniffer: true });
  return eyes;
}

/** [10.3.6] [D7] Each upgrade is a die more. */
const snifferOf = (s: S, u: number): number => level(s, u, 'sniffer') + Math.max(0, s.upgrades[u]);

export const distanceTo = (s: S, eye: Eye, hex: number): number =>
  nodeDistance(s.world.board, eye.hex, hex);

/**
 * [4.1] [4.2] Dice of a look at a hex: less its terrain and the distance, but in the own hex; half of it against
 * stealth.
 */
export function diceAt(s: S, eye: Eye, hex: number, isStealthed: boolean): number {
  const distance = distanceTo(s, eye, hex);
  if (distance > eye.range) return 0;
  const off = distance === 0 ? 0 : distance + terrainBonus(s, hex);
  const dice = Math.max(0, eye.strength - off);
  return isStealthed && !eye.isSniffer ? Math.trunc(dice / 2) : dice;
}
