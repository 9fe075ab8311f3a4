/** Section 3: what an army can do as it is made up: how far it moves, whom it leads, whether it is supplied. */
import { NONE } from '../../../../kernel/state.ts';
import { levelIn } from '../../data/abilities.ts';
import type { Card, HeroCard } from '../../data/card.ts';
import { NUMBER } from '../../data/numbers.ts';
import type { Armageddon } from '../../state.ts';
import { hasMobileSupply, supplyOf } from './03-control.ts';
import {
  cardOf,
  cardsOf,
  gearLevel,
  has,
  heroOf,
  isFamily,
  isGarrison,
  isPlayer,
  level,
} from '../pieces.ts';

type S = Armageddon;

// Command

/** [3.19] [10.6.5] [11.1] Units that an army may have: what its hero leads, without one what its faction does. */
export function commandOf(s: S, army: number, hero = heroOf(s, army)): number {
  if (hero === NONE) return s.world.factions[s.owner[army]].command;
  return (cardOf(s, hero) as HeroCard).command + gearLevel(s, hero, 'command');
}

/** [3.19] [10.2.11] Units that count for command: all but Swarm. */
export const commanded = (s: S, cards: readonly number[]): number =>
  cards.filter((u) => isFamily(s, u, 'unit') && !has(s, u, 'swarm')).length;

/** [3.20] [12.5] [R63] Units above the limit; in a garrison, and of who is no player, there is none. */
export function commandExcess(s: S, army: number): number {
  if (isGarrison(s, army) || !isPlayer(s, s.owner[army])) return 0;
  return Math.max(0, commanded(s, cardsOf(s, army)) - commandOf(s, army));
}

/** [3.20] What units fight with less, attack and defence; Swarm never does. */
export const commandPenalty = (s: S, u: number): number =>
  has(s, u, 'swarm') ? 0 : Math.ceil(commandExcess(s, s.group[u]) / 2);

// Speed

/** [3.9] [10.1.18] [3.20] The movement of the slowest card, more by Leader, 1 less with far too many units. */
export function speedOf(s: S, army: number): number {
  const cards = cardsOf(s, army);
  const slowest = Math.min(...cards.map((u) => cardOf(s, u).movement));
  const leader = Math.max(0, ...cards.map((u) => level(s, u, 'leader')));
  const slowed = commandExcess(s, army) >= NUMBER.excessSlow ? 1 : 0;
  return Math.max(0, slowest + leader - slowed);
}

// Supply

/**
 * [3.17] [10.1.16] [10.2.8] An army is supplied by the way to a base, for which Raider reaches farther, or by a mobile
 * source with it. `isNear`: hexes that are supplied without a Raider, where they are known already.
 */
export function isArmySupplied(s: S, army: number, isNear = supplyOf(s, s.owner[army])): boolean {
  const reach = Math.max(0, ...cardsOf(s, army).map((u) => level(s, u, 'raider')));
  const isReached = reach > 0 ? supplyOf(s, s.owner[army], reach) : isNear;
  return hasMobileSupply(s, army) || isReached(s.place[army]);
}

/**
 * [3.16] [3.18] [10.2.4] Whether an army lacks supply, as its owner sees the map: neither an army of a hero alone does,
 * nor one of Commandos, nor who is no player.
 */
export const isOutOfSupply = (s: S, army: number): boolean =>
  isPlayer(s, s.owner[army]) &&
  cardsOf(s, army).some((u) => needsSupply(s, u)) &&
  !isArmySupplied(s, army);

/** [3.18] [10.2.4] Heroes alone and Commandos do without. */
export const needsSupply = (s: S, u: number): boolean => isFed(cardOf(s, u));

/** [10.2.4] Whether cards of a kind need supply. */
export const isFed = ({ family, abilities }: Pick<Card, 'family' | 'abilities'>): boolean =>
  family === 'unit' && levelIn(abilities, 'commando') === 0;
