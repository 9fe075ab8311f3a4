/** Print of a card. Every family has its own figures; those of another do not compile. */
import { type AbilitiesOf, type AbilityId, type Family, levelIn } from './abilities.ts';
import type { FactionId } from './factions.ts';

/** [1.2] In the order in which costs are written: H/M/E/T. */
export const RESOURCES = ['humans', 'materials', 'energy', 'technology'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Cost = readonly number[];
export type PrintedCost = readonly [
  humans: number,
  materials: number,
  energy: number,
  technology: number,
];

/** [2.24] Classes of units, which repair goes by. */
export const CLASSES = [
  'foot',
  'power',
  'vehicle',
  'walker',
  'gun',
  'support',
  'team',
  'drone',
  'beast',
  'brute',
] as const;
export type UnitClass = (typeof CLASSES)[number];

export const FLIERS = ['aircraft', 'helo', 'missile'] as const;
export type Flier = (typeof FLIERS)[number];

/** Kin of independents; cults are named by their own ids. */
export const KINS = ['human', 'mutant', 'machine', 'beast'] as const;
export type Kin = (typeof KINS)[number];
export const CULT_IDS = ['lantern', 'iron'] as const;
export type CultId = (typeof CULT_IDS)[number];

/** Owner of a card: a faction, everybody, independents of a kin, a cult. */
export type Origin = FactionId | 'all' | Kin | CultId;

interface PrintedCard<F extends Family> {
  readonly id: string;
  readonly family: F;
  readonly origin: Origin;
  readonly cost: Cost;
  readonly abilities: AbilitiesOf<F>;
  /** [1.4] Hit points, wounds or structure. */
  readonly points: number;
  /** [1.3] Value that the card defends with; for a hero it equals fate. */
  readonly defence: number;
  readonly attack: number;
  readonly resistance: number;
  readonly fate: number;
  readonly movement: number;
  /** Rows of a battle (unit), hexes (attack card). */
  readonly range: number;
}

export interface UnitCard extends PrintedCard<'unit'> {
  readonly class: UnitClass;
}
export interface HeroCard extends PrintedCard<'hero'> {
  readonly command: number;
}
export interface AttackCard extends PrintedCard<'attack'> {
  readonly flier: Flier;
}
export interface FacilityCard extends PrintedCard<'facility'> {
  /** [2.20] Slots that it begins with, and how often it may be upgraded. */
  readonly level: number;
  readonly upgrades: number;
}
export type Card = UnitCard | HeroCard | AttackCard | FacilityCard;

type UnitFigures = readonly [
  attack: number,
  defence: number,
  resistance: number,
  movement: number,
  points: number,
  range: 1 | 2 | 3,
];
type HeroFigures = readonly [
  command: number,
  fate: number,
  resistance: number,
  movement: number,
  wounds: number,
];
type AttackFigures = readonly [
  attack: number,
  defence: number,
  fate: number,
  points: number,
  range: number,
];
type FacilityFigures = readonly [
  defence: number,
  resistance: number,
  structure: number,
  level?: number,
  upgrades?: number,
];

export const unit = <const Id extends string>(
  id: Id,
  origin: Origin,
  type: UnitClass,
  cost: PrintedCost,
  [attack, defence, resistance, movement, points, range]: UnitFigures,
  abilities: AbilitiesOf<'unit'> = {},
): UnitCard & { readonly id: Id } => ({
  ...{ id, family: 'unit', origin, class: type, cost, abilities, fate: 0 },
  ...{ attack, defence, resistance, movement, points, range },
});

/** [5.6] A hero defends with the fate value, but only the units that the hero leads can spend it. */
export const hero = <const Id extends string>(
  id: Id,
  origin: Origin,
  cost: PrintedCost,
  [command, fate, resistance, movement, points]: HeroFigures,
  abilities: AbilitiesOf<'hero'> = {},
): HeroCard & { readonly id: Id } => ({
  ...{ id, family: 'hero', origin, cost, abilities, command, attack: 0, range: 0 },
  ...{ fate, defence: fate, resistance, movement, points },
});

/** An attack card has no resistance: nothing that flies is ever irradiated. */
export const attackCard = <const Id extends string>(
  id: Id,
  origin: Origin,
  flier: Flier,
  cost: PrintedCost,
  [attack, defence, fate, points, range]: AttackFigures,
  abilities: AbilitiesOf<'attack'> = {},
): AttackCard & { readonly id: Id } => ({
  ...{ id, family: 'attack', origin, flier, cost, abilities, movement: 0, resistance: 0 },
  ...{ attack, defence, fate, points, range },
});

export const facility = <const Id extends string>(
  id: Id,
  origin: Origin,
  cost: PrintedCost,
  [defence, resistance, points, level = 0, upgrades = 0]: FacilityFigures,
  abilities: AbilitiesOf<'facility'>,
): FacilityCard & { readonly id: Id } => ({
  ...{ id, family: 'facility', origin, cost, abilities, attack: 0, fate: 0, movement: 0 },
  ...{ defence, resistance, points, level, upgrades, range: 0 },
});

export const totalOf = (cost: readonly number[]): number => cost.reduce((a, b) => a + b, 0);

/** [1.5] */
export function apOf({ cost, abilities }: Card): number {
  if ('fast-start' in abilities) return 0;
  return Math.max(1, Math.ceil(totalOf(cost) / 2));
}

/** Abilities that cost no points on a facility [8.2]. */
const FREE: readonly AbilityId[] = ['supply', 'barracks', 'collects', 'collects-one'];

/** [8.2] [R31] What a card takes of the points of a deck. */
export function deckPointsOf(card: Card): number {
  const ids = Object.keys(card.abilities) as AbilityId[];
  if (card.family === 'facility') {
    if (ids.includes('headquarters')) return 0;
    return apOf(card) + ids.filter((id) => !FREE.includes(id)).length;
  }
  if (card.family !== 'hero') return totalOf(card.cost) + ids.length;
  const levels = ids.reduce((sum, id) => sum + numberIn(card, id), 0);
  return Math.floor((card.command + card.fate + Math.floor(levels / 2)) / 2);
}

/** An ability without a level adds nothing to the points of a hero. */
const numberIn = ({ abilities }: Card, id: AbilityId): number =>
  (abilities as Readonly<Partial<Record<AbilityId, unknown>>>)[id] === true
    ? 0
    : levelIn(abilities, id);

/** The key of the face of a card: a card of all factions looks as the faction of its owner builds it. */
export const faceTypeOf = ({ id, origin }: Card, faction: string | undefined): string =>
  origin === 'all' && faction ? `${id}-${faction}` : id;
