/** Scenarios and options, and the set-ups of our own design: suggested [D5] or fixed [D6]. */
import type { OptionSpec, Scenario } from '../../../kernel/setup/setup.ts';
import { BOARD, RING } from './map.ts';
import { DEMOLITION, FIRST_REPAIRBOT, landingParty, PRINTED, SQUADS, UNITS } from './units.ts';

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

/** [D5] Hexes of S1 … S10 on the inner ring passageway and of R1 … R6 on the core corridor. */
export const SUGGESTED: readonly number[] = [
  ...spread(5, FIRST_REPAIRBOT - SQUADS),
  ...spread(2, 6),
];

/** [D6] The learning scenario: side and number of each impact; places of the robots. */
export const LEARNING = {
  impacts: [
    [1, 7],
    [4, 7],
  ],
  security: spread(5, 4),
  repair: spread(2, 5),
} as const;

/** [4.1] [4.2] [D6] Returns the units that take part in a scenario. */
export function unitsOf(scenario: string): ReadonlySet<number> {
  if (scenario !== 'learning') return new Set(UNITS.keys());
  return new Set([
    ...LEARNING.impacts.flatMap((_, i) => landingParty(i + 1)),
    ...LEARNING.security.map((_, i) => SQUADS + i),
    ...LEARNING.repair.map((_, i) => FIRST_REPAIRBOT + i),
  ]);
}

/** [8.4] Returns the total number of charges that the units of a scenario carry. */
export const chargesIn = (units: ReadonlySet<number>): number =>
  [...units].reduce((sum, u) => sum + PRINTED[u].charges, 0);

/** [8.5] Returns the Demolition Squads of a scenario; only they leave charges behind. */
export const demolitionSquads = (units: ReadonlySet<number>): readonly number[] =>
  [...units].filter((u) => PRINTED[u] === DEMOLITION);
