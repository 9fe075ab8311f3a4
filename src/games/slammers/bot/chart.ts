/** Cached map queries of the bots: lines of sight with ranges, and movement costs. */
import { neighbour } from '../../../kernel/board/graph.ts';
import { resultOf } from '../data/tables.ts';
import { RESULTS } from '../data/values/tables.ts';
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
  const { tables } = world;
  const chanceOf = (column: number, counts: (worse: number) => boolean): number => {
    let ways = 0;
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const result = resultOf(tables, column, a + b);
        if (counts(RESULTS.indexOf(result))) ways++;
      }
    return ways / 36;
  };
  const chances = (counts: (worse: number) => boolean): Float64Array =>
    Float64Array.from(tables.columns, (_, column) => chanceOf(column, counts));
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
