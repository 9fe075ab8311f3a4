/** Section 7: projects that a hero may try, where, and how the offers are drawn. */
import type { AbilityId } from '../../data/abilities.ts';
import type { Cost } from '../../data/card.ts';
import { GEAR, TACTIC_COST, TACTICS } from '../../data/gear.ts';
import { NUMBER } from '../../data/numbers.ts';
import type { Armageddon } from '../../state.ts';
import { blindBelow } from '../hidden-dice.ts';
import { hasHandRoom } from './02-hand.ts';
import { gain, mayPay, pay } from './02-pay.ts';
import { isBesieged, supplyOf } from '../armies/03-control.ts';
import { facilitiesAt, has, hasFlag, isFamily, level } from '../pieces.ts';

type S = Armageddon;

const MAKERS = ['technologist', 'geneticist', 'tactician'] as const satisfies readonly AbilityId[];

/** Something to make: a piece of gear by its number, a tactic by its own behind them. */
interface Project {
  readonly maker: (typeof MAKERS)[number];
  readonly place: AbilityId;
  readonly difficulty: number;
  readonly ap: number;
  readonly cost: Cost;
}

const PROJECTS: readonly Project[] = [
  ...GEAR.map((gear) => ({ ...gear, place: 'laboratory' as const })),
  ...TACTICS.map((tactic) => ({
    ...{ difficulty: tactic.difficulty, ap: tactic.ap, cost: TACTIC_COST },
    ...{ maker: 'tactician' as const, place: 'academy' as const },
  })),
];

export const projectOf = (code: number): Project => PROJECTS[code];
export const isTactic = (code: number): boolean => code >= GEAR.length;
export const tacticIn = (code: number): number => code - GEAR.length;

/** [7.1] A place of work: an own facility that is not besieged, in a supplied hex. */
function placesAt(s: S, hex: number, side: number): number[] {
  return facilitiesAt(s, hex).filter((u) => s.owner[u] === side && !isBesieged(s, u));
}

/** [7.1] Projects that a hero could make in their hex, if it is supplied. */
function projectsOf(s: S, hero: number): number[] {
  const makers = MAKERS.filter((maker) => has(s, hero, maker));
  if (makers.length === 0) return [];
  const places = placesAt(s, s.place[hero], s.owner[hero]);
  return [...PROJECTS.keys()].filter((code) => {
    const { maker, place } = PROJECTS[code];
    return makers.includes(maker) && places.some((u) => has(s, u, place));
  });
}

/** [7.1] [7.2] Heroes of a side who may ask for offers, ascending. */
export function makersOf(s: S, side: number, isSupplied = supplyOf(s, side)): number[] {
  const able: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && isMaker(s, u) && projectsOf(s, u).length > 0) able.push(u);
  return able.filter((u) => isSupplied(s.place[u]));
}

/** A hero in the field who has not worked in this turn and is nobody’s prisoner. */
const isMaker = (s: S, u: number): boolean =>
  s.place[u] >= 0 &&
  isFamily(s, u, 'hero') &&
  !hasFlag(s, u, 'prisoner') &&
  !hasFlag(s, u, 'worked');

/** [7.2] [R46] Draws six of the hero’s projects with the blind dice, none twice; all if there are fewer. */
export function drawOffers(s: S, hero: number): number[] {
  const rest = projectsOf(s, hero);
  const found: number[] = [];
  while (rest.length > 0 && found.length < NUMBER.offers)
    found.push(...rest.splice(blindBelow(s, rest.length), 1));
  return found;
}

/** [7.3] Dice of a hero for a project. */
export const diceFor = (s: S, hero: number, code: number): number =>
  level(s, hero, PROJECTS[code].maker);

/** [7.3] Whether a side can pay for a project. */
export function canAfford(s: S, side: number, code: number): boolean {
  const { ap, cost } = PROJECTS[code];
  return mayPay(s, side, ap, cost);
}

/** [7.3] */
export function payFor(s: S, side: number, code: number): void {
  const { ap, cost } = PROJECTS[code];
  pay(s, side, ap, cost);
}

/** [7.3] Of each resource half comes back, rounded down. */
export function refund(s: S, side: number, code: number): void {
  const { cost } = PROJECTS[code];
  gain(
    s,
    side,
    cost.map((n) => Math.trunc(n / 2)),
  );
}

/** [2.15] [7.5] Whether there is room for what would be made. */
export const hasRoom = (s: S, side: number, code: number): boolean =>
  isTactic(code) ? s.tacticsSize[side] < NUMBER.handOfTactics : hasHandRoom(s, side);
