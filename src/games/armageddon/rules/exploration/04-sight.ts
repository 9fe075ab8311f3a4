/** Section 4: observers, with their range and dice. */
import { nodeDistance } from '../../../../kernel/board/hex.ts';
import { NONE } from '../../../../kernel/state.ts';
import { printedSecond } from '../../data/cards.ts';
import type { Armageddon } from '../../state.ts';
import { isBase, terrainBonus } from '../armies/03-control.ts';
import { isEvent } from './14-events.ts';
import { has, hasFlag, isPlayer, level } from '../pieces.ts';

type S = Armageddon;

/** Observer: its dice in its own hex, which decrease with distance, and its range. */
export interface Eye {
  readonly side: number;
  readonly hex: number;
  readonly strength: number;
  readonly range: number;
  /** [4.2] Whether it is a sniffer, whose dice stealth does not halve. */
  readonly isSniffer?: boolean;
}

/** Cards on the map by army, without prisoners; facilities are listed under `NONE`. */
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

/** Returns all observers: armies and facilities of players. */
export function eyesOf(s: S, muster: Muster): Eye[] {
  const eyes: Eye[] = [];
  for (const [army, cards] of muster) {
    if (army !== NONE) eyes.push(...eyesOfArmy(s, army, cards));
    else for (const u of cards) eyes.push(...eyesOfFacility(s, u));
  }
  return eyes.filter(({ side }) => isPlayer(s, side));
}

/** [4.3] [R56] Observation that every army and base has in addition, equal to Recce of strength 3 and range 1. */
const plainOf = (s: S) => ({ strength: s.world.values.sightHere, range: reachOf(s, 1) });

/** [14.1] In a dust storm no army or base observes beyond its own hex. */
const reachOf = (s: S, range: number): number => (isEvent(s, 'storm') ? 0 : range);

/** [4.3] [10.1.3] Returns the observers of an army: itself, and each card with Recce. */
export const eyesOfArmy = (s: S, army: number, cards: readonly number[]): Eye[] => [
  { side: s.owner[army], hex: s.place[army], ...plainOf(s) },
  ...cards.filter((u) => has(s, u, 'recce')).map((u) => recceOf(s, u)),
];

const recceOf = (s: S, u: number): Eye => ({
  ...{ side: s.owner[u], hex: s.place[u], strength: level(s, u, 'recce') },
  range: reachOf(s, printedSecond(s.kind[u], 'recce')),
});

/**
 * [4.3] [10.3.6] Returns the observers of a facility: only bases, and facilities with Recce or a sniffer, observe.
 */
function eyesOfFacility(s: S, u: number): Eye[] {
  const at = { side: s.owner[u], hex: s.place[u] };
  const eyes: Eye[] = isBase(s, u) ? [{ ...at, ...plainOf(s) }] : [];
  if (has(s, u, 'recce')) eyes.push(recceOf(s, u));
  if (has(s, u, 'sniffer'))
    eyes.push({ ...at, strength: snifferOf(s, u), range: 0, isSniffer: true });
  return eyes;
}

/** [10.3.6] [D7] Each upgrade adds a die. */
const snifferOf = (s: S, u: number): number => level(s, u, 'sniffer') + Math.max(0, s.upgrades[u]);

export const distanceTo = (s: S, eye: Eye, hex: number): number =>
  nodeDistance(s.world.board, eye.hex, hex);

/**
 * [4.1] [4.2] Returns the dice for a hex: reduced by terrain and distance, except in the observer's own hex; halved
 * against stealth.
 */
export function diceAt(s: S, eye: Eye, hex: number, isStealthed: boolean): number {
  const distance = distanceTo(s, eye, hex);
  if (distance > eye.range) return 0;
  const off = distance === 0 ? 0 : distance + terrainBonus(s, hex);
  const dice = Math.max(0, eye.strength - off);
  return isStealthed && !eye.isSniffer ? Math.trunc(dice / 2) : dice;
}
