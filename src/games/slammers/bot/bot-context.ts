/** Context of the bots of one open game, kept between decisions: their data about the map, and working memory. */
import type { Aims } from './aims.ts';
import { aimsOf } from './aims.ts';
import { type FireChart, makeChart, waysTo } from './chart.ts';
import { type Mode, MODES } from '../data/terrain.ts';
import { type Exchange, makeExchange } from './exchange.ts';
import { makeRoster, type Roster } from './roster.ts';
import { pointsOf } from '../data/prices.ts';
import type { World } from '../world.ts';

export interface BotContext {
  readonly world: World;
  readonly chart: FireChart;
  readonly aims: Aims;
  readonly roster: Roster;
  readonly exchange: Exchange;
  /** Average strength of a side at the start, in points. */
  readonly scale: number;
  /** By party and place: the chance that an undisrupted unit stays there, and how much another unit is needed. */
  readonly hold: Float64Array;
  readonly need: Float64Array;
  /** By party and place: how near its nearest units are, in descending order. */
  readonly near: readonly Float64Array[];
  /** By unit: how near it is to the nearest place. */
  readonly pull: Float64Array;
  /** By mode and place: the movement cost from each hex; computed on first use. */
  readonly ways: (readonly Int16Array[] | undefined)[];
}

export function makeBotContext(world: World): BotContext {
  const aims = aimsOf(world);
  return {
    world,
    chart: makeChart(world),
    aims,
    roster: makeRoster(world),
    exchange: makeExchange(world.units.length),
    scale: scaleOf(world),
    hold: new Float64Array(world.parties * aims.places.length),
    need: new Float64Array(world.parties * aims.places.length),
    near: Array.from(
      { length: world.parties * aims.places.length },
      (_, i) => new Float64Array(rivalsFor(world, aims.places[i % aims.places.length].length)),
    ),
    pull: new Float64Array(world.units.length),
    ways: [],
  };
}

/** Returns the mean strength of the sides at the start. */
function scaleOf({ scenario, values }: World): number {
  const { forces, commands } = scenario;
  const points = forces.map((force) => force.buys?.points ?? pointsOf(values, force));
  return points.reduce((sum, p) => sum + p, 0) / Math.max(2, commands.length);
}

/** Returns the movement cost from each hex to each place, for a mode. */
export function waysOf({ world, aims, ways }: BotContext, mode: Mode): readonly Int16Array[] {
  const i = MODES.indexOf(mode);
  ways[i] ??= aims.places.map((hexes) => waysTo(world, mode, hexes));
  return ways[i];
}

/**
 * Returns the number of units wanted in a place: three (one, with others near it); [43.4] one in each hex; one if a
 * single hex counts.
 */
function rivalsFor({ scenario }: World, hexes: number): number {
  const { kind } = scenario.victory;
  if (kind === 'garrison') return hexes;
  return kind === 'most-hexes' || kind === 'clear' ? 1 : 3;
}
