/** Cached map queries of the bots: lines of sight with ranges, and movement costs. */
import { neighbour } from '../../../kernel/board/graph.ts';
import { NONE } from '../../../kernel/state.ts';
import { RESULTS, resultOf } from '../data/tables.ts';
import { BARRED, type Mode } from '../data/terrain.ts';
import { costOf, type Trip } from '../ground/reach.ts';
import { isInSight, rangeOf } from '../ground/sight.ts';
import type { World } from '../world.ts';

/** Added to a range if the line of sight is blocked. */
export const UNSEEN = 128;
/** Movement cost that means there is no way. */
export const NO_WAY = 1000;

/** Cache of map queries. An entry never changes once computed, so all positions share it. */
export interface FireChart {
  readonly world: World;
  readonly rows: (Uint8Array | undefined)[];
  /** Chances, by column of the result table, of an elimination and of a disruption. */
  readonly kill: Float64Array;
  readonly shake: Float64Array;
}

export function makeChart(world: World): FireChart {
  const columns = [0, 1, 2, 3, 4, 5, 6, 7];
  const chanceOf = (column: number, counts: (worse: number) => boolean): number => {
    let ways = 0;
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const result = resultOf(column, a + b, world.options['combat-table']);
        if (counts(RESULTS.indexOf(result))) ways++;
      }
    return ways / 36;
  };
  const chances = (counts: (worse: number) => boolean): Float64Array =>
    Float64Array.from(columns, (column) => chanceOf(column, counts));
  return { world, rows: [], kill: chances((r) => r > 1), shake: chances((r) => r === 1) };
}

/** Returns the range from a hex to every other, with `UNSEEN` added if the line of sight is blocked. */
export function rowOf({ world, rows }: FireChart, from: number): Uint8Array {
  rows[from] ??= Uint8Array.from(
    { length: world.hexes },
    (_, to) => rangeOf(world, from, to) + (isInSight(world, from, to) ? 0 : UNSEEN),
  );
  return rows[from];
}

/**
 * Returns the movement cost, in half points, from every hex to the nearest of the given hexes; `NO_WAY` if there is
 * no way.
 */
export function waysTo(world: World, mode: Mode, hexes: readonly number[]): Int16Array {
  const cost = new Int16Array(world.hexes).fill(NO_WAY);
  const trip = tripFor(world, mode);
  const queue = [...hexes];
  for (const n of hexes) cost[n] = 0;
  for (const n of queue)
    for (let slot = 0; slot < 6; slot++) {
      const from = neighbour(world.board, n, slot);
      if (from < 0 || from >= world.hexes) continue;
      const price = costOf(world, world.costs, trip, from, n, (slot + 3) % 6);
      if (price === BARRED || cost[n] + price >= cost[from]) continue;
      cost[from] = cost[n] + price;
      queue.push(from);
    }
  return cost;
}

/** Creates a trip of a unit that no marker or enemy stops. */
const tripFor = (world: World, mode: Mode): Trip => ({
  mode,
  points: 0,
  fresh: false,
  towing: false,
  disrupted: false,
  rubble: new Uint8Array(world.board.size),
  stops: () => false,
  bars: () => false,
});

/**
 * [16.7] Returns the column of direct fire for an attack in half points, or -1 if the odds are below 1-4. Does not
 * build the list of odds.
 */
export function columnOf(halves: number, defence: number): number {
  const whole = 2 * defence;
  if (4 * halves < whole) return NONE;
  if (halves < whole) return 3 * halves < whole ? 0 : 2 * halves < whole ? 1 : 2;
  return Math.min(7, 2 + Math.floor(halves / whole));
}
