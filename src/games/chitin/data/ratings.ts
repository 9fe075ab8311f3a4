/** Ratings of the units and costs of the ground, built once for each opened game from its values. */
import { HEXES, TERRAIN_OF, wayHome } from './field.ts';
import { TERRAINS } from './map.ts';
import { CLASSES, PLUNGE, TYPE_OF, UNIT_TYPES, type UnitType, type WarriorClass } from './units.ts';
import type { Values } from './values.ts';

/** A unit type with its values. */
export interface RatedType extends UnitType {
  /** Class of a ground warrior; `` for other units. */
  readonly warriorClass: WarriorClass;
  /** Attack strength of one unit, and its defence, except for the Worker. [D6] The Basic's 1 is our own value. */
  readonly attack: number;
  readonly defence: number;
  /** [6.02] [D4] Movement points; for the flyer, megahexes. */
  readonly moves: number;
  /** [8.02] Whether it may declare charge attacks. */
  readonly charges: boolean;
}

/** The values of a game in the form in which rules and bots read them. */
export interface Ratings {
  readonly types: readonly RatedType[];
  /** Values of each unit, side by side. */
  readonly attack: Int8Array;
  readonly defence: Int8Array;
  readonly moves: Int8Array;
  /** Class of each type, an index into `CLASSES`. */
  readonly kinds: Int8Array;
  /** [8.01] Attack strength of a flyer. */
  readonly air: number;
  /** [8.022] Factor on the strength of a charge. */
  readonly chargeFactor: number;
  /** [8.02] Bits of the warrior types that may declare charge attacks. */
  readonly chargers: number;
  /** [2.01] Terrain costs of most units. */
  readonly plainCost: Int8Array;
  /** [2.01] Terrain costs by unit type; types with the same costs share one array. */
  readonly costs: readonly Int8Array[];
  /** Movement points that a Worker needs from each hex to each end on an empty board, for the bots. */
  readonly wayHome: readonly Int16Array[];
}

/** Returns the ratings that follow from the values of a game. */
export function ratingsOf(values: Values): Ratings {
  const types = UNIT_TYPES.map((type, t): RatedType => {
    const strength: number | undefined = values.strength[t];
    return {
      ...type,
      warriorClass: values.class[t] ?? '',
      attack: strength ?? 0,
      defence: strength ?? values.worker,
      moves: values.moves[t],
      charges: values.charges[t] === 1,
    };
  });
  const perUnit = (of: (type: RatedType) => number) => Int8Array.from(TYPE_OF, (t) => of(types[t]));
  const plain = costsOf(values, { wades: false, scuttles: false });
  const wading = costsOf(values, { wades: true, scuttles: false });
  const scuttling = costsOf(values, { wades: false, scuttles: true });
  return {
    types,
    attack: perUnit(({ attack }) => attack),
    defence: perUnit(({ defence }) => defence),
    moves: perUnit(({ moves }) => moves),
    kinds: Int8Array.from(types, ({ warriorClass }) => CLASSES.indexOf(warriorClass)),
    air: types[PLUNGE].attack,
    chargeFactor: values['charge.factor'],
    chargers: types.reduce((mask, { charges }, t) => (charges ? mask | (1 << t) : mask), 0),
    plainCost: plain,
    costs: types.map((t) => (t.wades ? wading : t.scuttles ? scuttling : plain)),
    wayHome: wayHome(plain),
  };
}

/** [6.03] [6.031] [R1] Returns what terrain costs a unit type: the highest cost of its features. */
function costsOf(
  values: Values,
  { wades, scuttles }: { wades: boolean; scuttles: boolean },
): Int8Array {
  return Int8Array.from({ length: HEXES }, (_, n) => {
    const { river, rough, forest } = TERRAINS[TERRAIN_OF[n]];
    return Math.max(
      1,
      river && !wades ? values['cost.river'] : 1,
      rough && !scuttles ? values['cost.rough'] : 1,
      forest && !scuttles ? values['cost.forest'] : 1,
    );
  });
}

/** [D9] Returns what a hex adds to the defence of a stack with Low Hackers: plains 1 … rough and forest 4. */
export function camouflage(values: Values, n: number): number {
  const { rough, forest } = TERRAINS[TERRAIN_OF[n]];
  return values.camouflage[(rough ? 1 : 0) + (forest ? 2 : 0)];
}

/** [D8] Returns the combat strength of `units` disrupted units of a type in a stack: half, but at least 1. */
export function disruptedStrength({ types }: Ratings, t: number, units: number): number {
  if (units === 0) return 0;
  return Math.max(1, (units * types[t].attack) >> 1);
}
