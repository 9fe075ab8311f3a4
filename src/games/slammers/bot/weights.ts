/**
 * Weights of the bots' judgement of a position. Units count what they cost [24.4]; the rest is in shares of
 * that, or of what a side begins with. `npm run tune -- slammers --write` changes this file.
 */
import type { WeightsOf } from '../../../kernel/tuning.ts';
import type { Victory } from '../data/scenario.ts';

export type Weights = WeightsOf<
  /** Advantage, as a share of an army, at which a game is about 76 % sure. */
  | 'sure'
  /** Rest value of a disrupted unit, and if it cannot be disrupted again [19.5]; of one that waits. */
  | 'disrupted'
  | 'doomed'
  | 'waiting'
  /** Share of a unit that the fire it stands in may cost. */
  | 'danger'
  /** Share of a unit for having no way to go to where it is wanted, and how many turns are far. */
  | 'pull'
  | 'farTurns'
  /** The same for those who hunt units, or are hunted; hexes that are far. */
  | 'hunt'
  | 'farHexes'
  /** Value, in armies, of a unit near every place. */
  | 'coverage'
  /** Value of victory, in armies, at the beginning and in the last turn. */
  | 'prizeEarly'
  | 'prizeLate'
  /** [41.4] Units of other parties that one commands. */
  | 'hired'
  /** [36.3] Units that nobody commands. */
  | 'foes'
  /** Share of a gun for being set up with enemies, or where they will come, in range. */
  | 'ready'
>;

/** Kinds of victory that share weights: places are held; units hunted; a place reached; forests searched; spice. */
type WeightSet = 'hold' | 'hunt' | 'race' | 'search' | 'spice';

/** The set of a kind of victory. */
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
