/** Scenarios and options, and the set-ups of our own design: suggested [D5] or fixed [D6]. */
import type { OptionSpec, Scenario } from '../../../kernel/setup/setup.ts';
import { BOARD, RING } from './map.ts';
import type { AnnihilatorValues } from './values.ts';
import { FIRST_REPAIRBOT, landingParty, SQUADS, UNITS } from './units.ts';

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'standard',
    minutes: 60,
  },
  {
    id: 'learning',
    minutes: 20,
  },
];

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'pattern-a',
    rule: 'D4',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['lance', 'fork'],
  },
  {
    id: 'mind-weapon',
    rule: 'D7',
    fallback: 1,
    min: 0,
    max: 1,
    names: ['off', 'on'],
  },
  {
    id: 'auto-defend',
    rule: 'R18',
    fallback: 0,
    min: 0,
    max: 1,
    names: ['1-1', '1-2'],
  },
];

/** Returns `count` hexes of a ring, evenly spaced, clockwise from the left. */
function spread(ring: number, count: number): number[] {
  const angle = (n: number): number => Math.atan2(BOARD.points[n].y, BOARD.points[n].x - 0.5);
  const nodes = [...RING.keys()].filter((n) => RING[n] === ring);
  nodes.sort((a, b) => angle(a) - angle(b));
  return Array.from({ length: count }, (_, i) => nodes[Math.round((i * nodes.length) / count)]);
}

/** [4.2] [D6] Side and number of each impact in the learning scenario. */
export const LEARNING_IMPACTS = [
  [1, 7],
  [4, 7],
] as const;

/** Ships, units and suggested places of a scenario. */
export interface ScenarioForces {
  /** [4.2] Number of ships. */
  readonly ships: number;
  /** [4.1] [4.2] [D6] Units that take part. */
  readonly units: ReadonlySet<number>;
  /** [4.1] Robots that take part, ascending. */
  readonly robots: readonly number[];
  /**
   * [D5] [D6] Suggested hex of each of these robots: Security Robots on the inner ring passageway, Repairbots on the
   * core corridor. In the learning scenario, they are there from the beginning.
   */
  readonly suggested: readonly number[];
}

/** Returns the forces of a scenario. */
export function forcesOf(scenario: string, values: AnnihilatorValues): ScenarioForces {
  const isLearning = scenario === 'learning';
  const [security, repair] = isLearning
    ? [values['learning.security'], values['learning.repairbot']]
    : [values['robots.security'], values['robots.repairbot']];
  const ships = isLearning ? LEARNING_IMPACTS.length : values.ships;
  const robots = [...rowFrom(SQUADS, security), ...rowFrom(FIRST_REPAIRBOT, repair)];
  const squads = rowFrom(1, ships).flatMap(landingParty);
  return {
    ships,
    units: new Set([...squads, ...robots]),
    robots,
    suggested: [...spread(5, security), ...spread(2, repair)],
  };
}

const rowFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => first + i);

/** [8.5] Returns the Demolition Squads of a scenario; only they leave charges behind. */
export const demolitionSquads = (units: ReadonlySet<number>): readonly number[] =>
  [...units].filter((u) => UNITS[u].type === 'demolition');
