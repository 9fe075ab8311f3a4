/**
 * [3.1] Colours and kinds of units. Their ratings are in `values.ts`; [D1] lists those known from the original. If you
 * own the printed counters, enter their ratings there: no other file contains them.
 */
import type { Mode } from './terrain.ts';

export const COLOURS = ['green', 'tan', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** [3.1] Green and Tan have the same units. */
export type Army = 'conventional' | 'red' | 'blue';
export const armyOf = (colour: Colour): Army =>
  colour === 'red' || colour === 'blue' ? colour : 'conventional';
/** [15.3] [23.1] Red and Blue are mercenaries to gas and to electronics. */
export const isMercenary = (army: Army): boolean => army !== 'conventional';

/** [3.4] */
export type UnitClass = 'A' | 'B';
/** [3.5] How a unit moves; `towed` by itself not at all [9.6]. */
export type Propulsion = Exclude<Mode, 'amphibious'> | 'towed';
/** [14.2] [16.1] The kinds of fire a unit has, shots at shells and drops aside. */
export type Fire = 'direct' | 'indirect' | 'both' | 'none';

/** [3.2] The figures of one face of a counter. */
export interface Ratings {
  readonly attack: number;
  readonly defence: number;
  readonly range: number;
  readonly movement: number;
}

/** Properties of a kind that no value changes. */
export interface UnitKind {
  readonly id: UnitId;
  readonly army: Army;
  readonly name: string;
  readonly class: UnitClass;
  readonly propulsion: Propulsion;
  readonly fire: Fire;
  /** [7.1] */
  readonly drops: boolean;
  /** [18.5] */
  readonly infantry: boolean;
  /** [11.1] Takes one counter of conventional infantry. */
  readonly carries: boolean;
  /** [10.1] A gun, howitzer or calliope that others tow. */
  readonly towable: boolean;
  /** [8.1] [13.1] Fires at drops and at shells. */
  readonly counterFire: boolean;
  /** [13.8] Its attack is an S: 0 in any attack but at drops and shells. */
  readonly calliope: boolean;
  /** [24.9] [33.4] Eliminated when disrupted. */
  readonly militia: boolean;
}

/** Kind of unit with its ratings in a game. */
export interface UnitType extends UnitKind, Ratings {
  /** [24.4] [24.5] [24.6] Points for one, without gas, electronics, drop and morale. */
  readonly price: number;
  /** [3.3] The face on skimmers. */
  readonly mounted?: Ratings;
}

/** In the order of the chart of units; the last three are counters used as something else. */
export const UNIT_IDS = [
  'TK',
  'AC',
  'IN',
  'AP',
  'HT',
  'CC',
  'MI',
  'LG',
  'SG',
  'HO',
  'SA',
  'CA',
  'SC',
  'ML',
  'BS',
  'BC',
] as const;
export type UnitId = (typeof UNIT_IDS)[number];

type Trait = 'drops' | 'infantry' | 'carries' | 'towable' | 'counterFire' | 'calliope' | 'militia';

const has = (traits: readonly Trait[]): Readonly<Record<Trait, boolean>> => ({
  drops: traits.includes('drops'),
  infantry: traits.includes('infantry'),
  carries: traits.includes('carries'),
  towable: traits.includes('towable'),
  counterFire: traits.includes('counterFire'),
  calliope: traits.includes('calliope'),
  militia: traits.includes('militia'),
});

const kind = (
  army: Army,
  [id, name]: readonly [UnitId, string],
  [unitClass, propulsion, fire]: readonly [UnitClass, Propulsion, Fire],
  ...traits: readonly Trait[]
): UnitKind => ({
  id,
  army,
  name,
  class: unitClass,
  propulsion,
  fire,
  ...has(traits),
});

/** [3.5] Guns and howitzers are the same in all armies that have them. */
const guns = (army: Army): UnitKind[] => [
  kind(army, ['LG', 'Large gun'], ['B', 'towed', 'both'], 'towable'),
  kind(army, ['SG', 'Small gun'], ['B', 'towed', 'both'], 'towable', 'drops'),
  kind(army, ['HO', 'Howitzer'], ['B', 'towed', 'indirect'], 'towable'),
];

/** Tanks, cars and infantry are the same in Red and Blue. */
const mercenaries = (army: Army): UnitKind[] => [
  kind(army, ['HT', 'Hover tank'], ['A', 'hover', 'direct'], 'counterFire'),
  kind(army, ['CC', 'Combat car'], ['A', 'hover', 'direct']),
  kind(army, ['MI', 'Infantry'], ['B', 'dismounted', 'direct'], 'drops', 'infantry'),
];

const ARTILLERY = ['SA', 'Self-propelled artillery'] as const;
const CALLIOPE = ['SC', 'Self-propelled calliope'] as const;

export const UNIT_KINDS: readonly UnitKind[] = [
  kind('conventional', ['TK', 'Tank'], ['A', 'tracked', 'direct']),
  kind('conventional', ['AC', 'Armoured car'], ['A', 'wheeled', 'direct'], 'drops'),
  kind('conventional', ['IN', 'Infantry'], ['B', 'foot', 'direct'], 'drops', 'infantry'),
  kind('conventional', ['AP', 'Personnel carrier'], ['B', 'tracked', 'direct'], 'drops', 'carries'),
  ...guns('conventional'),
  kind('conventional', ARTILLERY, ['B', 'tracked', 'both']),
  kind(
    'conventional',
    ['CA', 'Calliope'],
    ['B', 'towed', 'none'],
    'towable',
    'counterFire',
    'calliope',
  ),
  kind('conventional', CALLIOPE, ['B', 'wheeled', 'none'], 'counterFire', 'calliope'),
  // [24.9] [33.4] [R38] Infantry, an armoured car and a carrier that are less than these.
  kind('conventional', ['ML', 'Militia'], ['B', 'foot', 'direct'], 'drops', 'infantry', 'militia'),
  kind('conventional', ['BS', 'Bus'], ['A', 'wheeled', 'direct']),
  kind('conventional', ['BC', 'Bus'], ['B', 'tracked', 'direct'], 'carries'),
  ...mercenaries('red'),
  ...guns('red'),
  kind('red', ARTILLERY, ['B', 'hover', 'both']),
  kind('red', CALLIOPE, ['B', 'hover', 'none'], 'counterFire', 'calliope'),
  ...mercenaries('blue'),
  kind('blue', ARTILLERY, ['B', 'hover', 'both']),
];

/** The kind of unit of a colour; throws if that army has none. */
export function kindIn(colour: Colour, id: UnitId): UnitKind {
  const army = armyOf(colour);
  const found = UNIT_KINDS.find((k) => k.army === army && k.id === id);
  if (!found) throw new Error(`${colour} has no ${id}`);
  return found;
}

/** [14.1] [R37] Whatever fires indirectly is artillery, and may be given gas [15.1]. */
export const isArtillery = ({ fire }: UnitKind): boolean => fire === 'indirect' || fire === 'both';
/** [23.1] Hover tanks, the only ones that carry electronics. */
export const takesElectronics = ({ id }: UnitKind): boolean => id === 'HT';
/** [10.1] [R26] Every vehicle tows; infantry, on skimmers or not, and guns do not. */
export const canTow = ({ propulsion, infantry }: UnitKind): boolean =>
  propulsion !== 'towed' && !infantry;
/** [44.6] Carriers and armoured cars, which swim in scenario 14. */
export const isAmphibious = ({ id }: UnitKind): boolean => id === 'AP' || id === 'AC';

/** [D2] [3.1] How many counters there are. Militia is on those of infantry, buses on those of armoured cars. */
export const COUNTERS: Readonly<Record<Colour, Partial<Record<UnitId, number>>>> = {
  green: { TK: 10, AC: 8, IN: 16, AP: 10, LG: 2, SG: 2, HO: 2, SA: 6, CA: 2, SC: 2 },
  tan: { TK: 10, AC: 8, IN: 16, AP: 10, LG: 2, SG: 2, HO: 2, SA: 6, CA: 2, SC: 2 },
  red: { HT: 12, CC: 12, MI: 16, LG: 2, SG: 2, HO: 2, SA: 4, SC: 3 },
  blue: { HT: 16, CC: 24, MI: 16, SA: 4 },
};
/** [D2] [20.4] [22.3] Markers that are not units. */
export const MARKERS = { turn: 1, fortress: 10, rubble: 84 } as const;
/** [R38] [24.9] The counters that a kind is played with, if not its own. */
export const SHOWN_BY: Partial<Record<UnitId, UnitId>> = { ML: 'IN', BS: 'AC', BC: 'AP' };
