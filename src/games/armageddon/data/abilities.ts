/**
 * Every ability with its number, what it takes and who may have it. What it does stands in the rulebook under
 * that number; the rules ask for it by its id.
 */

/** [1.1] The families that are in decks; what is made or found in play has lists of its own. */
export const FAMILIES = ['hero', 'unit', 'facility', 'attack'] as const;
export type Family = (typeof FAMILIES)[number];

/** Where a value comes from. */
export type AbilitySource = 'found' | 'partly' | 'designed';

interface AbilitySpec {
  readonly rule: string;
  /** Argument behind it: nothing, a level, or two numbers. */
  readonly takes: 'nothing' | 'level' | 'two';
  readonly on: readonly Family[];
  readonly source: AbilitySource;
}

export const ABILITIES = {
  'fast-start': { rule: '10.1.1', takes: 'nothing', on: ['hero', 'unit'], source: 'found' },
  stealth: { rule: '10.1.2', takes: 'level', on: ['hero', 'unit'], source: 'found' },
  recce: { rule: '10.1.3', takes: 'two', on: ['hero', 'unit', 'facility'], source: 'found' },
  tactician: { rule: '10.1.4', takes: 'level', on: ['hero'], source: 'found' },
  technologist: { rule: '10.1.5', takes: 'level', on: ['hero'], source: 'found' },
  geneticist: { rule: '10.1.6', takes: 'level', on: ['hero'], source: 'found' },
  assassin: { rule: '10.1.7', takes: 'level', on: ['hero', 'unit'], source: 'found' },
  'master-assassin': { rule: '10.1.8', takes: 'nothing', on: ['hero'], source: 'found' },
  slayer: { rule: '10.1.9', takes: 'nothing', on: ['hero'], source: 'found' },
  saboteur: { rule: '10.1.10', takes: 'level', on: ['hero', 'unit'], source: 'found' },
  'master-saboteur': { rule: '10.1.11', takes: 'nothing', on: ['hero'], source: 'found' },
  demolitionist: { rule: '10.1.12', takes: 'nothing', on: ['hero'], source: 'found' },
  espionage: { rule: '10.1.13', takes: 'level', on: ['hero', 'unit'], source: 'found' },
  'military-genius': { rule: '10.1.14', takes: 'level', on: ['hero'], source: 'found' },
  aggressive: { rule: '10.1.15', takes: 'level', on: ['hero'], source: 'found' },
  raider: { rule: '10.1.16', takes: 'level', on: ['hero'], source: 'found' },
  pathfinder: { rule: '10.1.17', takes: 'level', on: ['hero'], source: 'found' },
  leader: { rule: '10.1.18', takes: 'level', on: ['hero'], source: 'found' },
  'air-ranger': { rule: '10.1.19', takes: 'level', on: ['hero'], source: 'found' },
  'jump-master': { rule: '10.1.20', takes: 'level', on: ['hero'], source: 'found' },
  trickster: { rule: '10.1.21', takes: 'nothing', on: ['hero'], source: 'found' },
  'hand-at-headquarters': { rule: '10.1.22', takes: 'nothing', on: ['hero'], source: 'partly' },
  'fast-deploy': { rule: '10.2.1', takes: 'nothing', on: ['unit'], source: 'found' },
  'bounty-hunter': { rule: '10.2.2', takes: 'level', on: ['unit'], source: 'found' },
  engineer: { rule: '10.2.3', takes: 'level', on: ['unit'], source: 'found' },
  commando: { rule: '10.2.4', takes: 'nothing', on: ['unit'], source: 'found' },
  'air-controller': { rule: '10.2.5', takes: 'nothing', on: ['unit'], source: 'found' },
  regenerate: { rule: '10.2.6', takes: 'level', on: ['unit'], source: 'found' },
  'repair-field': { rule: '10.2.7', takes: 'nothing', on: ['unit'], source: 'found' },
  'mobile-supply': { rule: '10.2.8', takes: 'nothing', on: ['unit'], source: 'found' },
  'mobile-launcher': { rule: '10.2.9', takes: 'nothing', on: ['unit'], source: 'found' },
  'air-assault': { rule: '10.2.10', takes: 'level', on: ['unit'], source: 'found' },
  swarm: { rule: '10.2.11', takes: 'nothing', on: ['unit'], source: 'found' },
  vengeance: { rule: '10.2.12', takes: 'nothing', on: ['unit'], source: 'found' },
  'shock-attack': { rule: '10.2.13', takes: 'nothing', on: ['unit'], source: 'found' },
  assault: { rule: '10.2.14', takes: 'level', on: ['unit'], source: 'found' },
  flank: { rule: '10.2.15', takes: 'level', on: ['unit'], source: 'found' },
  disable: { rule: '10.2.16', takes: 'two', on: ['unit'], source: 'found' },
  disarm: { rule: '10.2.17', takes: 'two', on: ['unit'], source: 'found' },
  sniper: { rule: '10.2.18', takes: 'level', on: ['unit'], source: 'found' },
  'infantry-support': { rule: '10.2.19', takes: 'nothing', on: ['unit'], source: 'found' },
  'defensive-fire': { rule: '10.2.20', takes: 'nothing', on: ['unit'], source: 'found' },
  steadfast: { rule: '10.2.21', takes: 'nothing', on: ['unit'], source: 'found' },
  gathers: { rule: '10.2.22', takes: 'level', on: ['unit'], source: 'found' },
  'multi-target': { rule: '10.2.23', takes: 'nothing', on: ['unit'], source: 'found' },
  'double-attack': { rule: '10.2.24', takes: 'nothing', on: ['unit'], source: 'found' },
  'area-attack': { rule: '10.2.25', takes: 'nothing', on: ['unit'], source: 'found' },
  breakthrough: { rule: '10.2.26', takes: 'nothing', on: ['unit'], source: 'found' },
  critical: { rule: '10.2.27', takes: 'nothing', on: ['unit'], source: 'partly' },
  plating: { rule: '10.2.28', takes: 'level', on: ['unit'], source: 'partly' },
  frenzy: { rule: '10.2.29', takes: 'nothing', on: ['unit'], source: 'partly' },
  growth: { rule: '10.2.30', takes: 'nothing', on: ['unit'], source: 'partly' },
  'anti-air': { rule: '10.2.31', takes: 'level', on: ['unit', 'facility'], source: 'found' },
  'anti-missile': { rule: '10.2.32', takes: 'level', on: ['unit', 'facility'], source: 'found' },
  'bonus-damage': { rule: '10.2.33', takes: 'level', on: ['unit'], source: 'designed' },
  'absorb-field': { rule: '10.2.34', takes: 'nothing', on: ['unit'], source: 'designed' },
  confusion: { rule: '10.2.35', takes: 'nothing', on: ['unit'], source: 'designed' },
  headquarters: { rule: '10.3.1', takes: 'nothing', on: ['facility'], source: 'found' },
  supply: { rule: '10.3.2', takes: 'nothing', on: ['facility'], source: 'found' },
  barracks: { rule: '10.3.3', takes: 'nothing', on: ['facility'], source: 'found' },
  'counter-intel': { rule: '10.3.4', takes: 'nothing', on: ['facility'], source: 'found' },
  'ap-bonus': { rule: '10.3.5', takes: 'level', on: ['facility'], source: 'found' },
  sniffer: { rule: '10.3.6', takes: 'level', on: ['facility'], source: 'found' },
  camouflage: { rule: '10.3.7', takes: 'level', on: ['facility'], source: 'found' },
  hardened: { rule: '10.3.8', takes: 'nothing', on: ['facility'], source: 'found' },
  collects: { rule: '10.3.9', takes: 'nothing', on: ['facility'], source: 'found' },
  'collects-one': { rule: '10.3.10', takes: 'level', on: ['facility'], source: 'found' },
  laboratory: { rule: '10.3.11', takes: 'nothing', on: ['facility'], source: 'found' },
  academy: { rule: '10.3.12', takes: 'nothing', on: ['facility'], source: 'found' },
  armoury: { rule: '10.3.13', takes: 'nothing', on: ['facility'], source: 'partly' },
  'repair-bay': { rule: '10.3.14', takes: 'nothing', on: ['facility'], source: 'designed' },
  shield: { rule: '10.3.15', takes: 'level', on: ['facility'], source: 'designed' },
  mines: { rule: '10.3.16', takes: 'level', on: ['facility'], source: 'found' },
  'muster-yard': { rule: '10.3.17', takes: 'nothing', on: ['facility'], source: 'designed' },
  'long-silos': { rule: '10.3.18', takes: 'level', on: ['facility'], source: 'designed' },
  'warm-pools': { rule: '10.3.19', takes: 'level', on: ['facility'], source: 'designed' },
  'hidden-mouth': { rule: '10.3.20', takes: 'level', on: ['facility'], source: 'designed' },
  'air-to-air': { rule: '10.4.1', takes: 'level', on: ['attack'], source: 'found' },
  harm: { rule: '10.4.2', takes: 'level', on: ['attack'], source: 'found' },
  precision: { rule: '10.4.3', takes: 'nothing', on: ['attack'], source: 'found' },
  collateral: { rule: '10.4.4', takes: 'two', on: ['attack'], source: 'found' },
  weapon: { rule: '10.4.5', takes: 'two', on: ['attack'], source: 'found' },
  'munition-slot': { rule: '10.4.6', takes: 'level', on: ['attack'], source: 'partly' },
} as const satisfies Readonly<Record<string, AbilitySpec>>;

export type AbilityId = keyof typeof ABILITIES;
export const ABILITY_IDS = Object.keys(ABILITIES) as readonly AbilityId[];

type Table = typeof ABILITIES;
type ValueOf<A extends AbilityId> = Table[A]['takes'] extends 'nothing'
  ? true
  : Table[A]['takes'] extends 'level'
    ? number
    : readonly [first: number, second: number];

/** Abilities that a card of a family may have, with what each takes: anything else does not compile. */
export type AbilitiesOf<F extends Family> = {
  readonly [A in AbilityId as F extends Table[A]['on'][number] ? A : never]?: ValueOf<A>;
};

/** The first number of an ability: its level, 1 if it takes none; 0 if the card has it not. */
export function levelIn(abilities: Readonly<Partial<Record<AbilityId, unknown>>>, id: AbilityId) {
  const value = abilities[id] as true | number | readonly [number, number] | undefined;
  if (value === undefined) return 0;
  return value === true ? 1 : typeof value === 'number' ? value : value[0];
}

/** The second number of an ability that takes two; 0 if the card has it not. */
export function secondIn(abilities: Readonly<Partial<Record<AbilityId, unknown>>>, id: AbilityId) {
  const value = abilities[id] as true | number | readonly [number, number] | undefined;
  return typeof value === 'object' ? value[1] : 0;
}
