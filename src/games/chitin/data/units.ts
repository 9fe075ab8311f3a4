/**
 * [2.02] Unit types and the order of battle. Values marked `designed` are not printed in any source that we found;
 * owners of the original can enter the printed values in `values.ts` and change nothing else.
 */
import type { UnitSpec } from '../../../kernel/game.ts';
import type { SideSpec } from '../../../kernel/game.ts';

/** The four classes of ground warriors; `` for units without a class. */
export type WarriorClass = 'S' | 'T' | 'H' | 'R' | '';

type TypeId =
  | 'Gantua'
  | 'Phlanx'
  | 'Termagant'
  | 'LowRender'
  | 'LowHacker'
  | 'ArchReaper'
  | 'Plunge'
  | 'Basic'
  | 'Worker';

export interface UnitType {
  readonly id: TypeId;
  /** Letter in unit ids: `RG3` is the third Gantua of the Red Hive. */
  readonly code: string;
  /** [2.01] Whether a river costs it 1. */
  readonly wades: boolean;
  /** [2.01] Whether rough and forest each cost it 1. */
  readonly scuttles: boolean;
  /** [D5] Number of units of this type that each side owns. */
  readonly pool: number;
  /** Parts of this row that are of our own design. */
  readonly designed: readonly ('attack' | 'class' | 'movement' | 'pool' | 'unit')[];
}

const type = (
  [id, code]: readonly [id: TypeId, code: string],
  pool: number,
  traits: { readonly wades?: true; readonly scuttles?: true },
  ...designed: UnitType['designed']
): UnitType => ({
  id,
  code,
  wades: traits.wades ?? false,
  scuttles: traits.scuttles ?? false,
  pool,
  designed,
});

/** Unit types, in the order in which forces are chosen and units are numbered. Their values are in `values.ts`. */
export const UNIT_TYPES: readonly UnitType[] = [
  type(['Gantua', 'G'], 9, { wades: true }, 'pool'),
  type(['Phlanx', 'P'], 9, {}, 'movement', 'pool'),
  type(['Termagant', 'T'], 9, {}, 'movement', 'pool'),
  type(['LowRender', 'R'], 9, { scuttles: true }, 'movement', 'pool'),
  type(['LowHacker', 'H'], 6, {}, 'class', 'movement', 'pool'),
  type(['ArchReaper', 'A'], 3, { scuttles: true }, 'unit'),
  type(['Plunge', 'F'], 8, {}, 'pool'),
  type(['Basic', 'B'], 4, {}, 'attack', 'movement', 'pool'),
  type(['Worker', 'W'], 6, {}),
];

export const GANTUA = 0;
export const PHLANX = 1;
export const LOW_RENDER = 3;
export const LOW_HACKER = 4;
export const ARCH_REAPER = 5;
export const PLUNGE = 6;
export const BASIC = 7;
export const WORKER = 8;
/** Number of ground warrior types, which come first. */
export const WARRIOR_TYPES = 6;

export const SIDES = [{ id: 'red' }, { id: 'blue' }] as const satisfies readonly SideSpec[];

const units: UnitSpec[] = [];
const types: number[] = [];
for (const [side, { id }] of SIDES.entries()) {
  for (const [t, unitType] of UNIT_TYPES.entries()) {
    for (let i = 1; i <= unitType.pool; i++) {
      const letter = id.charAt(0).toUpperCase();
      units.push({ id: `${letter}${unitType.code}${i}`, type: unitType.id, side });
      types.push(t);
    }
  }
}

/** [2.021] Both sides own the same set; Red's half comes first. */
export const UNITS: readonly UnitSpec[] = units;
export const UNIT_COUNT = UNITS.length;
/** Number of units of one side. */
export const SIDE_UNITS = UNIT_COUNT / 2;
/** Type of each unit, an index into `UNIT_TYPES`. */
export const TYPE_OF = Int8Array.from(types);

/** Returns the side of a unit. */
export const sideOf = (u: number): number => (u < SIDE_UNITS ? 0 : 1);
/** Returns the first unit of a side; its units are this one and the `SIDE_UNITS - 1` after it. */
export const firstUnit = (side: number): number => side * SIDE_UNITS;
export const isWarrior = (u: number): boolean => TYPE_OF[u] < WARRIOR_TYPES;
export const isFlyer = (u: number): boolean => TYPE_OF[u] === PLUNGE;
export const isWorker = (u: number): boolean => TYPE_OF[u] === WORKER;
/**
 * [R12] Returns whether a unit is a ground warrior or a Basic, which exert a zone of control, attack, and escort
 * Workers.
 */
export const isFighter = (u: number): boolean => isWarrior(u) || TYPE_OF[u] === BASIC;
export const typeOf = (u: number): UnitType => UNIT_TYPES[TYPE_OF[u]];

/** All classes, as the bots number them; the first is none. */
export const CLASSES = ['', 'S', 'T', 'H', 'R'] as const;

/** [7.042] For each class, the class that it is best against: S > H > R > T > S. */
export const BEATS: Readonly<Record<WarriorClass, WarriorClass>> = {
  S: 'H',
  H: 'R',
  R: 'T',
  T: 'S',
  '': '',
};
