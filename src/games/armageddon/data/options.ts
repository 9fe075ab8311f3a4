/** Choices before a game: the map, the limits, who plays what, what else there is, and readings of page 25. */
import type { OptionSpec } from '../../../kernel/setup/setup.ts';
import { FACTION_IDS } from './factions.ts';
import { FREQUENCY_IDS, MAP_SIZES } from './maps.ts';
import { SWITCHES } from './switches.ts';

/** Seats in the order of their numbers; their first letters begin the names of their slots. */
export const SEATS = ['red', 'blue', 'green', 'yellow'] as const;
export type SeatOption = (typeof SEATS)[number];

/** Sides of a scenario: so many seats, from the first on. */
export const PLAYERS: Readonly<Record<string, number>> = { duel: 2, three: 3, four: 4 };

interface Choice {
  readonly id: string;
  readonly rule: string;
  readonly names: readonly string[];
  readonly fallback?: number;
}

const choice = ({ id, rule, names, fallback = 0 }: Choice): OptionSpec => ({
  ...{ id, rule, names, fallback, min: 0, max: names.length - 1 },
});

/** The scenarios in which a seat takes part, if those are not all. */
function scenariosOf(seat: number): Pick<OptionSpec, 'scenarios'> {
  const scenarios = Object.keys(PLAYERS).filter((id) => PLAYERS[id] > seat);
  return scenarios.length < Object.keys(PLAYERS).length ? { scenarios } : {};
}

export const OPTIONS: readonly OptionSpec[] = [
  choice({ id: 'map', rule: 'D17', names: MAP_SIZES.map(({ id }) => id) }),
  choice({ id: 'resources', rule: 'D17', names: FREQUENCY_IDS, fallback: 1 }),
  choice({ id: 'specials', rule: 'D17', names: FREQUENCY_IDS, fallback: 1 }),
  choice({ id: 'cult', rule: '13.1', names: ['none', 'lantern', 'iron', 'random'] }),
  choice({ id: 'events', rule: '14.1', names: ['no', 'yes'] }),
  ...SEATS.map((seat, fallback) => ({
    ...choice({ id: `${seat}-faction`, rule: 'D1', names: FACTION_IDS, fallback }),
    ...scenariosOf(fallback),
  })),
  ...SWITCHES.map(({ id, rule, words }) => choice({ id, rule, names: words })),
];
