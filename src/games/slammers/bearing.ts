/** Fields of fire: the shape of the working memory that the sections of fire are listed from. */
import { NONE } from '../../kernel/state.ts';

/** Firers by hex: those of place i in `hexes` are entries `from[i]` up to `from[i + 1]`, units ascending. */
export interface Firers {
  readonly from: Int16Array;
  readonly unit: Int16Array;
  /** [R33] Attack of each at that hex, in halves. */
  readonly halves: Int16Array;
  /** [14.3] 1: it sees the hex itself. */
  readonly sees: Uint8Array;
}

/**
 * Targets of every unit from its place. Fire moves and removes nobody before the player turn ends
 * [R2], so it is worked out once for its sections; whoever asks gets it through `bearingOf`, which checks that
 * it is that of the position.
 */
export interface Bearing {
  /** The columns that it was made from, one behind another; -2 throughout: from none. */
  readonly key: Int16Array;
  /** Hexes with units, ascending, `count` of them; and the place of each hex among them, or `NONE`. */
  readonly hexes: Int16Array;
  count: number;
  readonly place: Int16Array;
  /** Parties in each of these hexes as bits, and its units, in entries as those of `Firers`. */
  readonly parties: Uint8Array;
  readonly from: Int16Array;
  readonly units: Int16Array;
  readonly direct: Firers;
  readonly indirect: Firers;
  /** [14.3] By place and party: whether somebody observes it, `NONE` if nobody has asked yet. */
  readonly observed: Int8Array;
  /** Attack, range and party, as a bit, of the face of each unit that is up. */
  readonly attack: Uint8Array;
  readonly range: Uint8Array;
  readonly party: Uint8Array;
  /** [41.3] What can be brought to bear by each party, all together, and by the best who fires alone. */
  readonly together: Int16Array;
  readonly alone: Int16Array;
}

/** The attack that is being put together: a place of `hexes`, and the player turn whose colours fire [5.2]. */
export interface Aim {
  readonly b: Bearing;
  readonly place: number;
  readonly turn: number;
}

/** Facts that no column of units holds. */
const NEVER = -2;
/** Columns in `key`. */
export const KEY_COLUMNS = 4;

/** Working memory for so many units, nodes and parties. */
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
