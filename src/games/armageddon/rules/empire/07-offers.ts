/** Section 7: projects of heroes, places of work, and the draw of offers. */
import type { AbilityId } from '../../data/abilities.ts';
import type { Cost } from '../../data/card.ts';
import { GEAR, TACTIC_COST, TACTICS } from '../../data/gear.ts';
import type { Armageddon } from '../../state.ts';
import { hiddenBelow } from '../hidden-dice.ts';
import { hasHandRoom } from './02-hand.ts';
import { gain, mayPay, pay } from './02-pay.ts';
import { isBesieged, supplyOf } from '../armies/03-control.ts';
import { facilitiesAt, has, hasFlag, isFamily, level } from '../pieces.ts';

type S = Armageddon;

const MAKERS = ['technologist', 'geneticist', 'tactician'] as const satisfies readonly AbilityId[];

/** Project: a piece of gear by its number, or a tactic by its number after those of gear. */
interface Project {
  readonly maker: (typeof MAKERS)[number];
  readonly place: AbilityId;
}

const PROJECTS: readonly Project[] = [
  ...GEAR.map(({ maker }) => ({ maker, place: 'laboratory' as const })),
  ...TACTICS.map(() => ({ maker: 'tactician' as const, place: 'academy' as const })),
];

/** [7.3] Price of a project, and the successes that it needs. */
interface ProjectPrice {
  readonly difficulty: number;
  readonly ap: number;
  readonly cost: Cost;
}

export function projectOf({ world: { prints } }: S, code: number): ProjectPrice {
  if (!isTactic(code)) return prints.gear[code];
  const { difficulty, ap } = prints.tactics[tacticIn(code)];
  return { difficulty, ap, cost: TACTIC_COST };
}
export const isTactic = (code: number): boolean => code >= GEAR.length;
export const tacticIn = (code: number): number => code - GEAR.length;

/** [7.1] Returns the places of work in a hex: the side's facilities that are not besieged, if the hex is supplied. */
function placesAt(s: S, hex: number, side: number): number[] {
  return facilitiesAt(s, hex).filter((u) => s.owner[u] === side && !isBesieged(s, u));
}

/** [7.1] Returns the projects possible for a hero in their hex, if it is supplied. */
function projectsOf(s: S, hero: number): number[] {
  const makers = MAKERS.filter((maker) => has(s, hero, maker));
  if (makers.length === 0) return [];
  const places = placesAt(s, s.place[hero], s.owner[hero]);
  return [...PROJECTS.keys()].filter((code) => {
    const { maker, place } = PROJECTS[code];
    return makers.includes(maker) && places.some((u) => has(s, u, place));
  });
}

/** [7.1] [7.2] Returns the heroes of a side who may ask for offers, ascending. */
export function makersOf(s: S, side: number, isSupplied = supplyOf(s, side)): number[] {
  const able: number[] = [];
  for (let u = 0; u < s.world.cards; u++)
    if (s.owner[u] === side && isMaker(s, u) && projectsOf(s, u).length > 0) able.push(u);
  return able.filter((u) => isSupplied(s.place[u]));
}

/** Returns whether a hero is in the field, has not worked in this turn, and is no prisoner. */
const isMaker = (s: S, u: number): boolean =>
  s.place[u] >= 0 &&
  isFamily(s, u, 'hero') &&
  !hasFlag(s, u, 'prisoner') &&
  !hasFlag(s, u, 'worked');

/** [7.2] [R46] Draws six different projects of the hero by the hidden dice, or all if there are fewer. */
export function drawOffers(s: S, hero: number): number[] {
  const rest = projectsOf(s, hero);
  const found: number[] = [];
  while (rest.length > 0 && found.length < s.world.values.offers)
    found.push(...rest.splice(hiddenBelow(s, rest.length), 1));
  return found;
}

/** [7.3] Returns the dice of a hero for a project. */
export const diceFor = (s: S, hero: number, code: number): number =>
  level(s, hero, PROJECTS[code].maker);

/** [7.3] Returns whether a side can pay for a project. */
export function canAfford(s: S, side: number, code: number): boolean {
  const { ap, cost } = projectOf(s, code);
  return mayPay(s, side, ap, cost);
}

/** [7.3] Pays for a project. */
export function payFor(s: S, side: number, code: number): void {
  const { ap, cost } = projectOf(s, code);
  pay(s, side, ap, cost);
}

/** [7.3] Returns half of each resource to the side, rounded down. */
export function refund(s: S, side: number, code: number): void {
  const { cost } = projectOf(s, code);
  gain(
    s,
    side,
    cost.map((n) => Math.trunc(n / 2)),
  );
}

/** [2.15] [7.5] Returns whether there is room for the product. */
export const hasRoom = (s: S, side: number, code: number): boolean =>
  isTactic(code) ? s.tacticsSize[side] < s.world.values.handOfTactics : hasHandRoom(s, side);
