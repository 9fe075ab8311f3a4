/**
 * [3.1] Colours and kinds of units. What is found or printed is said at [D1]; whoever owns the counters can
 * put their figures here and touch nothing else.
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

export interface UnitType extends Ratings {
  readonly id: UnitId;
  readonly army: Army;
  readonly name: string;
  readonly class: UnitClass;
  readonly propulsion: Propulsion;
  readonly fire: Fire;
  /** [24.4] [24.5] [24.6] Points for one, without gas, electronics, drop and morale. */
  readonly price: number;
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

const type = (
  army: Army,
  [id, name]: readonly [UnitId, string],
  [attack, defence, range, movement, price]: readonly [number, number, number, number, number],
  [unitClass, propulsion, fire]: readonly [UnitClass, Propulsion, Fire],
  ...traits: readonly Trait[]
): UnitType => ({
  id,
  army,
  name,
  attack,
  defence,
  range,
  movement,
  price,
  class: unitClass,
  propulsion,
  fire,
  ...has(traits),
});

/** [3.5] Guns and howitzers are the same in all armies that have them. */
const guns = (army: Army): UnitType[] => [
  type(army, ['LG', 'Large gun'], [6, 2, 12, 0, 20], ['B', 'towed', 'both'], 'towable'),
  type(army, ['SG', 'Small gun'], [4, 2, 8, 0, 14], ['B', 'towed', 'both'], 'towable', 'drops'),
  type(army, ['HO', 'Howitzer'], [8, 2, 14, 0, 24], ['B', 'towed', 'indirect'], 'towable'),
];

/** Tanks, cars and infantry of Red and Blue have equal prices, and so equal ratings [D1]. */
const mercenaries = (army: Army): UnitType[] => [
  type(army, ['HT', 'Hover tank'], [8, 8, 4, 6, 31], ['A', 'hover', 'direct'], 'counterFire'),
  type(army, ['CC', 'Combat car'], [4, 4, 3, 8, 19], ['A', 'hover', 'direct']),
  {
    ...type(
      army,
      ['MI', 'Infantry'],
      [3, 3, 3, 2, 11],
      ['B', 'dismounted', 'direct'],
      'drops',
      'infantry',
    ),
    mounted: { attack: 2, defence: 2, range: 1, movement: 6 },
  },
];

const ARTILLERY = ['SA', 'Self-propelled artillery'] as const;
const CALLIOPE = ['SC', 'Self-propelled calliope'] as const;

export const UNIT_TYPES: readonly UnitType[] = [
  type('conventional', ['TK', 'Tank'], [5, 5, 3, 4, 17], ['A', 'tracked', 'direct']),
  type(
    'conventional',
    ['AC', 'Armoured car'],
    [3, 2, 2, 5, 12],
    ['A', 'wheeled', 'direct'],
    'drops',
  ),
  type(
    'conventional',
    ['IN', 'Infantry'],
    [2, 2, 2, 2, 8],
    ['B', 'foot', 'direct'],
    'drops',
    'infantry',
  ),
  type(
    'conventional',
    ['AP', 'Personnel carrier'],
    [1, 3, 1, 4, 9],
    ['B', 'tracked', 'direct'],
    'drops',
    'carries',
  ),
  ...guns('conventional'),
  type('conventional', ARTILLERY, [5, 3, 8, 4, 20], ['B', 'tracked', 'both']),
  type(
    'conventional',
    ['CA', 'Calliope'],
    [0, 2, 6, 0, 10],
    ['B', 'towed', 'none'],
    'towable',
    'counterFire',
    'calliope',
  ),
  type(
    'conventional',
    CALLIOPE,
    [0, 2, 4, 4, 12],
    ['B', 'wheeled', 'none'],
    'counterFire',
    'calliope',
  ),
  // [24.9] [33.4] [R38] Infantry, an armoured car and a carrier that are less than these.
  type(
    'conventional',
    ['ML', 'Militia'],
    [2, 2, 2, 2, 3],
    ['B', 'foot', 'direct'],
    'drops',
    'infantry',
    'militia',
  ),
  type('conventional', ['BS', 'Bus'], [3, 1, 2, 5, 7], ['A', 'wheeled', 'direct']),
  type('conventional', ['BC', 'Bus'], [1, 1, 1, 4, 7], ['B', 'tracked', 'direct'], 'carries'),
  ...mercenaries('red'),
  ...guns('red'),
  type('red', ARTILLERY, [4, 2, 8, 6, 20], ['B', 'hover', 'both']),
  type('red', CALLIOPE, [0, 2, 4, 5, 13], ['B', 'hover', 'none'], 'counterFire', 'calliope'),
  ...mercenaries('blue'),
  type('blue', ARTILLERY, [5, 3, 8, 6, 22], ['B', 'hover', 'both']),
];

/** The kind of unit of a colour; throws if that army has none. */
export function typeOf(colour: Colour, id: UnitId): UnitType {
  const army = armyOf(colour);
  const found = UNIT_TYPES.find((t) => t.army === army && t.id === id);
  if (!found) throw new Error(`${colour} has no ${id}`);
  return found;
}

/** [14.1] [R37] Whatever fires indirectly is artillery, and may be given gas [15.1]. */
export const isArtillery = ({ fire }: UnitType): boolean => fire === 'indirect' || fire === 'both';
/** [23.1] Hover tanks, the only ones that carry electronics. */
export const takesElectronics = ({ id }: UnitType): boolean => id === 'HT';
/** [10.1] [R26] Every vehicle tows; infantry, on skimmers or not, and guns do not. */
export const canTow = ({ propulsion, infantry }: UnitType): boolean =>
  propulsion !== 'towed' && !infantry;
/** [44.6] Carriers and armoured cars, which swim in scenario 14. */
export const isAmphibious = ({ id }: UnitType): boolean => id === 'AP' || id === 'AC';

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

/** [24.4] [24.8] Points beside the price: gas, electronics, a drop; a fortress. */
export const GAS_PRICE = 2;
export const ELECTRONICS_PRICE = 4;
export const DROP_PRICE = 2;
export const FORTRESS_PRICE = 24;
/** [24.10] Points for each unit, by morale. */
export const MORALE_PRICES: Readonly<Record<number, number>> = { 6: 3, 7: 2, 8: 1, 9: 0 };
