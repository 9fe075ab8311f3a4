/**
 * Weights of the bots' evaluation. Units count by their price [24.4]; the other weights are shares of that price, or
 * of a side's strength at the start. `npm run tune -- slammers --write` changes this file.
 */
import type { WeightsOf } from '../../../kernel/tuning.ts';
import type { Victory } from '../data/scenario.ts';

export type Weights = WeightsOf<
  /** Advantage, as a share of an army, at which a game is about 76 % won. */
  | 'sure'
  /**
   * Remaining value of a disrupted unit; of one that another disruption would eliminate [19.5]; of one that waits off
   * the map.
   */
  | 'disrupted'
  | 'doomed'
  | 'waiting'
  /** Share of a unit's value that enemy fire at its hex may cost. */
  | 'danger'
  /** Bonus, as a share of a unit's value, for being at its goal; number of turns at which a goal counts as far. */
  | 'pull'
  | 'farTurns'
  /** Bonus for being near the prey, or penalty for being near the hunters; number of hexes that count as far. */
  | 'hunt'
  | 'farHexes'
  /** Value of a unit near every place, in armies. */
  | 'coverage'
  /** Value of a victory, in armies: at the start and in the last turn. */
  | 'prizeEarly'
  | 'prizeLate'
  /** [41.4] Weight of units of other parties that the side commands. */
  | 'hired'
  /** [36.3] Weight of units without a commander. */
  | 'foes'
  /** Bonus, as a share of a gun's value, for being set up with enemies, or places they will come to, in range. */
  | 'ready'
>;

/** Kinds of victory that share weights: holding places, hunting units, reaching a place, searching forests, spice. */
type WeightSet = 'hold' | 'hunt' | 'race' | 'search' | 'spice';

/** Returns the weight set of a kind of victory. */
export const setOf = (kind: Victory['kind']): WeightSet => SETS[kind];

const SETS: Readonly<Record<Victory['kind'], WeightSet>> = {
  'hold-each-group': 'hold',
  'hold-any': 'hold',
  'most-hexes': 'hold',
  'most-units': 'hold',
  garrison: 'hold',
  eliminate: 'hunt',
  points: 'hunt',
  leave: 'race',
  occupy: 'race',
  reach: 'race',
  clear: 'search',
  gather: 'spice',
};

export const WEIGHTS: Readonly<Record<WeightSet, Weights>> = {
  hold: {
    sure: 1,
    disrupted: 0.6,
    doomed: 0.45,
    waiting: 0.8,
    danger: 0.7,
    pull: 0.35,
    farTurns: 8,
    hunt: 0.3,
    farHexes: 30,
    coverage: 1,
    prizeEarly: 0.5,
    prizeLate: 3,
    hired: 0.3,
    foes: 1,
    ready: 0.1,
  },
  hunt: {
    sure: 1,
    disrupted: 0.6,
    doomed: 0.45,
    waiting: 0.8,
    danger: 0.7,
    pull: 0.35,
    farTurns: 8,
    hunt: 0.3,
    farHexes: 30,
    coverage: 1,
    prizeEarly: 0.5,
    prizeLate: 3,
    hired: 0.3,
    foes: 1,
    ready: 0.1,
  },
  race: {
    sure: 1,
    disrupted: 0.6,
    doomed: 0.45,
    waiting: 0.8,
    danger: 0.7,
    pull: 0.35,
    farTurns: 8,
    hunt: 0.3,
    farHexes: 30,
    coverage: 1,
    prizeEarly: 0.5,
    prizeLate: 3,
    hired: 0.3,
    foes: 1,
    ready: 0.1,
  },
  search: {
    sure: 1,
    disrupted: 0.6,
    doomed: 0.45,
    waiting: 0.8,
    danger: 0.7,
    pull: 0.35,
    farTurns: 8,
    hunt: 0.3,
    farHexes: 30,
    coverage: 2,
    prizeEarly: 2.5,
    prizeLate: 3,
    hired: 0.3,
    foes: 0.5,
    ready: 0.1,
  },
  spice: {
    sure: 1,
    disrupted: 0.6,
    doomed: 0.45,
    waiting: 0.8,
    danger: 0.4,
    pull: 0.35,
    farTurns: 8,
    hunt: 0.3,
    farHexes: 30,
    coverage: 4,
    prizeEarly: 1.5,
    prizeLate: 3,
    hired: 0.3,
    foes: 1,
    ready: 0.1,
  },
};
