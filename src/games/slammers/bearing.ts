/** Fields of fire: working memory from which the fire sections list their legal actions. */
import { NONE } from '../../kernel/state.ts';

/**
 * Firers by target hex. The firers at place i of `hexes` are entries `from[i]` to `from[i + 1] - 1`, by ascending
 * unit.
 */
export interface Firers {
  readonly from: Int16Array;
  readonly unit: Int16Array;
  /** [R33] Attack of each firer at that hex, in half points. */
  readonly halves: Int16Array;
  /** [14.3] 1 if the firer itself sees the hex. */
  readonly sees: Uint8Array;
}

/**
 * Targets of every unit from its current hex. Fire neither moves nor removes units before the end of the player turn
 * [R2], so the result is computed once for all fire sections. Get it through `bearingOf`, which checks that it
 * belongs to the position.
 */
export interface Bearing {
  /**
   * Copy of the columns that it was computed from, one after another. Filled with -2 before the first computation.
   */
  readonly key: Int16Array;
  /** Hexes with units, ascending, `count` of them; and the index of each hex among them, or `NONE`. */
  readonly hexes: Int16Array;
  count: number;
  readonly place: Int16Array;
  /** Parties in each of these hexes as bits, and the units there, indexed as in `Firers`. */
  readonly parties: Uint8Array;
  readonly from: Int16Array;
  readonly units: Int16Array;
  readonly direct: Firers;
  readonly indirect: Firers;
  /** [14.3] By place and party: whether a unit of the party observes the place; `NONE` if not computed yet. */
  readonly observed: Int8Array;
  /** Attack, range and party (as a bit) of each unit, for the face of the counter that is up. */
  readonly attack: Uint8Array;
  readonly range: Uint8Array;
  readonly party: Uint8Array;
  /** [41.3] Attack that each party can bring to bear: all its units together, and its best unit that fires alone. */
  readonly together: Int16Array;
  readonly alone: Int16Array;
}

/** Attack under construction: the target as an index into `hexes`, and the player turn whose colours fire [5.2]. */
export interface Aim {
  readonly b: Bearing;
  readonly place: number;
  readonly turn: number;
}

/** Value that no column of units contains. */
const NEVER = -2;
/** Number of columns in `key`. */
export const KEY_COLUMNS = 4;

/** Creates working memory for the given numbers of units, nodes and parties. */
export function createBearing(units: number, nodes: number, parties: number): Bearing {
  const firers = (): Firers => ({
    from: new Int16Array(units + 1),
    unit: new Int16Array(units * units),
    halves: new Int16Array(units * units),
    sees: new Uint8Array(units * units),
  });
  return {
    key: new Int16Array(KEY_COLUMNS * units).fill(NEVER),
    hexes: new Int16Array(units),
    count: 0,
    place: new Int16Array(nodes).fill(NONE),
    parties: new Uint8Array(units),
    from: new Int16Array(units + 1),
    units: new Int16Array(units),
    direct: firers(),
    indirect: firers(),
    observed: new Int8Array(units * parties),
    attack: new Uint8Array(units),
    range: new Uint8Array(units),
    party: new Uint8Array(units),
    together: new Int16Array(parties),
    alone: new Int16Array(parties),
  };
}
