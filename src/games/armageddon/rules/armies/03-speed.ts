/** Section 3: values of an army by its cards: command, speed, supply. */
import { NONE } from '../../../../kernel/state.ts';
import { levelIn } from '../../data/abilities.ts';
import type { Card, HeroCard } from '../../data/card.ts';
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

/**
 * [3.19] [10.6.5] [11.1] Returns how many units an army may have: the command of its hero or, without one, of its
 * faction.
 */
export function commandOf(s: S, army: number, hero = heroOf(s, army)): number {
  if (hero === NONE) return s.world.factions[s.owner[army]].command;
  return (cardOf(s, hero) as HeroCard).command + gearLevel(s, hero, 'command');
}

/** [3.19] [10.2.11] Returns the number of units that count for command: all without Swarm. */
export const commanded = (s: S, cards: readonly number[]): number =>
  cards.filter((u) => isFamily(s, u, 'unit') && !has(s, u, 'swarm')).length;

/** [3.20] [12.5] [R63] Returns the number of units above the limit; 0 in garrisons and armies without a player. */
export function commandExcess(s: S, army: number): number {
  if (isGarrison(s, army) || !isPlayer(s, s.owner[army])) return 0;
  return Math.max(0, commanded(s, cardsOf(s, army)) - commandOf(s, army));
}

/** [3.20] Returns the penalty on a unit's attack and defence; 0 for Swarm. */
export const commandPenalty = (s: S, u: number): number =>
  has(s, u, 'swarm') ? 0 : Math.ceil(commandExcess(s, s.group[u]) / 2);

// Speed

/**
 * [3.9] [10.1.18] [3.20] Returns the speed of an army: that of its slowest card, plus Leader, minus 1 with far too
 * many units.
 */
export function speedOf(s: S, army: number): number {
  const cards = cardsOf(s, army);
  const slowest = Math.min(...cards.map((u) => cardOf(s, u).movement));
  const leader = Math.max(0, ...cards.map((u) => level(s, u, 'leader')));
  const slowed = commandExcess(s, army) >= s.world.values.excessSlow ? 1 : 0;
  return Math.max(0, slowest + leader - slowed);
}

// Supply

/**
 * [3.17] [10.1.16] [10.2.8] Returns whether an army is supplied: by a path to a base, which Raider makes longer, or
 * by a mobile source with it. `isNear`: hexes supplied without a Raider, if already known.
 */
export function isArmySupplied(s: S, army: number, isNear = supplyOf(s, s.owner[army])): boolean {
  const reach = Math.max(0, ...cardsOf(s, army).map((u) => level(s, u, 'raider')));
  const isReached = reach > 0 ? supplyOf(s, s.owner[army], reach) : isNear;
  return hasMobileSupply(s, army) || isReached(s.place[army]);
}

/**
 * [3.16] [3.18] [10.2.4] Returns whether an army lacks supply, on its owner's map. Heroes alone, Commandos and armies
 * without a player never do.
 */
export const isOutOfSupply = (s: S, army: number): boolean =>
  isPlayer(s, s.owner[army]) &&
  cardsOf(s, army).some((u) => needsSupply(s, u)) &&
  !isArmySupplied(s, army);

/** [3.18] [10.2.4] Returns whether a card needs supply; heroes and Commandos do not. */
export const needsSupply = (s: S, u: number): boolean => isFed(cardOf(s, u));

/** [10.2.4] Returns whether a kind of card needs supply. */
export const isFed = ({ family, abilities }: Pick<Card, 'family' | 'abilities'>): boolean =>
  family === 'unit' && levelIn(abilities, 'commando') === 0;
