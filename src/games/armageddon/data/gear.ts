/**
 * [D8] What is made or found in play and hangs on a card: attachments, munitions, enhancements. The number of
 * each is its place in the list.
 */
import type { Cost } from './card.ts';

/** [1.7] [1.8] [1.9] */
type GearFamily = 'attachment' | 'munition' | 'enhancement';
type Host = 'unit' | 'hero' | 'facility' | 'attack';
/** Attacker [7.1]. */
export type Maker = 'technologist' | 'geneticist';

/** Effect: the rule says how. */
export const EFFECTS = {
  attack: '10.6.1',
  defence: '10.6.2',
  'anti-air': '10.6.3',
  stealth: '10.6.4',
  command: '10.6.5',
  double: '10.6.6',
  points: '10.6.7',
  regenerate: '10.6.8',
  camouflage: '10.6.9',
  hardened: '10.6.10',
  charge: '10.6.11',
  poison: '10.6.12',
  'one-wound': '10.6.13',
  'one-point': '10.6.14',
  warhead: '10.6.15',
  penetrator: '10.6.16',
  harm: '10.6.17',
  precision: '10.6.18',
  weapon: '10.6.19',
} as const;
export type EffectId = keyof typeof EFFECTS;

interface Gear {
  readonly id: string;
  readonly family: GearFamily;
  readonly hosts: readonly Host[];
  readonly maker: Maker;
  /** [7.3] */
  readonly difficulty: number;
  readonly ap: number;
  readonly cost: Cost;
  readonly effect: EffectId;
  readonly level: number;
  /** Radiation of a weapon. */
  readonly second?: number;
}

const NOTHING: Cost = [0, 0, 0, 0];
const tech = { maker: 'technologist' } as const;
const gene = { maker: 'geneticist' } as const;
const onUnit = { family: 'attachment', hosts: ['unit'] } as const;
const onHero = { family: 'attachment', hosts: ['hero'] } as const;
const inUnit = { family: 'enhancement', hosts: ['unit'] } as const;
const inFacility = { family: 'enhancement', hosts: ['facility'] } as const;
const ofHero = { family: 'munition', hosts: ['hero'] } as const;
const ofAttack = { family: 'munition', hosts: ['attack'] } as const;

export const GEAR = [
  {
    id: 'rail-carbines',
    ...onUnit,
    ...tech,
    difficulty: 2,
    ap: 2,
    cost: [0, 1, 0, 1],
    effect: 'attack',
    level: 1,
  },
  {
    id: 'composite-plates',
    ...onUnit,
    ...tech,
    difficulty: 2,
    ap: 2,
    cost: [0, 2, 0, 0],
    effect: 'defence',
    level: 1,
  },
  {
    id: 'shoulder-launchers',
    ...onUnit,
    ...tech,
    difficulty: 3,
    ap: 2,
    cost: [0, 1, 0, 1],
    effect: 'anti-air',
    level: 3,
  },
  {
    id: 'ghost-mesh',
    family: 'attachment',
    hosts: ['unit', 'hero'],
    ...tech,
    difficulty: 3,
    ap: 2,
    cost: [0, 0, 1, 2],
    effect: 'stealth',
    level: 2,
  },
  {
    id: 'field-staff-kit',
    ...onHero,
    ...tech,
    difficulty: 2,
    ap: 2,
    cost: [0, 0, 0, 1],
    effect: 'command',
    level: 1,
  },
  {
    id: 'body-double',
    ...onHero,
    ...gene,
    difficulty: 3,
    ap: 2,
    cost: [1, 0, 0, 1],
    effect: 'double',
    level: 2,
  },
  {
    id: 'myofibre-graft',
    ...inUnit,
    ...gene,
    difficulty: 2,
    ap: 2,
    cost: [1, 0, 0, 1],
    effect: 'points',
    level: 2,
  },
  {
    id: 'reflex-graft',
    ...inUnit,
    ...gene,
    difficulty: 3,
    ap: 2,
    cost: [1, 0, 1, 1],
    effect: 'regenerate',
    level: 1,
  },
  {
    id: 'camouflage-works',
    ...inFacility,
    ...tech,
    difficulty: 2,
    ap: 1,
    cost: [0, 1, 0, 0],
    effect: 'camouflage',
    level: 3,
  },
  {
    id: 'blast-doors',
    ...inFacility,
    ...tech,
    difficulty: 4,
    ap: 3,
    cost: [0, 3, 0, 1],
    effect: 'hardened',
    level: 1,
  },
  {
    id: 'shaped-charges',
    family: 'munition',
    hosts: ['unit'],
    ...tech,
    difficulty: 2,
    ap: 1,
    cost: [0, 1, 0, 0],
    effect: 'charge',
    level: 3,
  },
  {
    id: 'nerve-agent',
    ...ofHero,
    ...gene,
    difficulty: 3,
    ap: 2,
    cost: [1, 0, 0, 1],
    effect: 'poison',
    level: 4,
  },
  {
    id: 'quiet-needle',
    ...ofHero,
    ...gene,
    difficulty: 4,
    ap: 3,
    cost: [0, 0, 0, 2],
    effect: 'one-wound',
    level: 1,
  },
  {
    id: 'demolition-kit',
    ...ofHero,
    ...tech,
    difficulty: 4,
    ap: 3,
    cost: [0, 2, 0, 2],
    effect: 'one-point',
    level: 1,
  },
  {
    id: 'cluster-load',
    ...ofAttack,
    ...tech,
    difficulty: 2,
    ap: 1,
    cost: [0, 1, 1, 0],
    effect: 'warhead',
    level: 2,
  },
  {
    id: 'deep-penetrator',
    ...ofAttack,
    ...tech,
    difficulty: 3,
    ap: 2,
    cost: [0, 2, 0, 1],
    effect: 'penetrator',
    level: 4,
  },
  {
    id: 'suppression-pod',
    ...ofAttack,
    ...tech,
    difficulty: 3,
    ap: 2,
    cost: [0, 0, 0, 2],
    effect: 'harm',
    level: 5,
  },
  {
    id: 'guidance-pod',
    ...ofAttack,
    ...tech,
    difficulty: 3,
    ap: 2,
    cost: [0, 0, 1, 1],
    effect: 'precision',
    level: 1,
  },
  {
    id: 'small-fusion-device',
    ...ofAttack,
    ...tech,
    difficulty: 4,
    ap: 5,
    cost: [0, 3, 4, 4],
    effect: 'weapon',
    level: 6,
    second: 5,
  },
  {
    id: 'great-fusion-device',
    ...ofAttack,
    ...tech,
    difficulty: 5,
    ap: 7,
    cost: [0, 5, 6, 6],
    effect: 'weapon',
    level: 10,
    second: 12,
  },
  {
    id: 'singularity-device',
    ...ofAttack,
    ...tech,
    difficulty: 5,
    ap: 6,
    cost: [0, 3, 5, 6],
    effect: 'weapon',
    level: 9,
  },
] as const satisfies readonly Gear[];

export type GearId = (typeof GEAR)[number]['id'];
/** A piece of gear. Games read theirs, with changed values, from `prints`. */
export type NamedGear = Gear & { readonly id: GearId };
/** The number of each piece. */
export const GEAR_NUMBER = Object.fromEntries(GEAR.map(({ id }, i) => [id, i])) as Readonly<
  Record<GearId, number>
>;

/** Nature of a piece by its number: what no variant changes. */
export const gearOf = (code: number): Pick<NamedGear, 'id' | 'family' | 'hosts' | 'effect'> =>
  GEAR[code];

/** [1.7] Enhancements, none twice on a card: the bit of each in `grafts`. */
export const ENHANCEMENTS: readonly number[] = [...GEAR.keys()].filter(
  (code) => GEAR[code].family === 'enhancement',
);

/** [D9] [10.5] The ten tactics: AP to make and difficulty, AP to play, and how much of its effect. */
interface Tactic {
  readonly id: string;
  readonly rule: string;
  readonly ap: number;
  readonly difficulty: number;
  readonly price: number;
  readonly level: number;
}

export const TACTICS = [
  { id: 'surge', rule: '10.5.1', ap: 1, difficulty: 2, price: 1, level: 2 },
  { id: 'doubt', rule: '10.5.2', ap: 1, difficulty: 2, price: 1, level: 2 },
  { id: 'extra-weight', rule: '10.5.3', ap: 2, difficulty: 3, price: 1, level: 3 },
  { id: 'second-look', rule: '10.5.4', ap: 2, difficulty: 3, price: 1, level: 2 },
  { id: 'certain-shot', rule: '10.5.5', ap: 2, difficulty: 3, price: 1, level: 1 },
  { id: 'deny', rule: '10.5.6', ap: 2, difficulty: 3, price: 1, level: 1 },
  { id: 'turn-the-tide', rule: '10.5.7', ap: 3, difficulty: 4, price: 2, level: 2 },
  { id: 'falter', rule: '10.5.8', ap: 3, difficulty: 4, price: 2, level: 2 },
  { id: 'reset', rule: '10.5.9', ap: 2, difficulty: 3, price: 1, level: 0 },
  { id: 'unsettle', rule: '10.5.10', ap: 3, difficulty: 4, price: 2, level: 0 },
] as const satisfies readonly Tactic[];

export type TacticId = (typeof TACTICS)[number]['id'];
/** A tactic. Games read theirs, with changed values, from `prints`. */
export type NamedTactic = Tactic & { readonly id: TacticId };
/** [1.10] Tactics cost no resources. */
export const TACTIC_COST: Cost = NOTHING;
