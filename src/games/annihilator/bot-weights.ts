/**
 * What the bots' judgement of a position is made of, in a currency of Assault Squads. The numbers
 * were found by self-play: `npm run tune -- annihilator --write` changes this file.
 */

export const WEIGHT_NAMES = [
  /** Advantage at which a game is about 76 % sure, and what counts as even at the start. */
  'sure',
  'even',
  /** The units; an Assault Squad is 1. The share that is left of a disrupted squad. */
  'demolition',
  'security',
  'repairbot',
  'disrupted',
  /** All charges of the world, and how many are worth half of that. */
  'charges',
  'halfCharges',
  /** A squad beside the brain, with charges and without; half points at which it is half way. */
  'approach',
  'approachUnarmed',
  'halfWay',
  /** What each half point of the way costs, as a share of the approach. */
  'wayCost',
  /** [10.0] A brain hex that is or will be destroyed, and both. */
  'brainHex',
  'brainBoth',
  /** [R11] Squads in a blast that is due, and in a later one; robots that stay there, or may leave. */
  'blastDue',
  'blastLater',
  'blastRobots',
  'blastLeaving',
  /** [7.2] Share of the most valuable group that the mind weapon may take. */
  'mind',
  /** A charge in a group that is attacked. */
  'chargeAtRisk',
  /** [7.1] Attack Strength beyond which more robots do not help. */
  'gang',
  /** Losses expected by squads; kills expected by squads before the robots move, and after. */
  'losses',
  'killsBefore',
  'killsAfter',
  /** How likely a robot goes where squads are: seen in the human phases, its own, and later ones. */
  'comingMove',
  'comingHuman',
  'comingOwn',
  'comingActed',
  'comingLater',
  /** [9.0] A Repairbot where there is something to repair. */
  'repairing',
] as const;
export type WeightName = (typeof WEIGHT_NAMES)[number];
export type Weights = Readonly<Record<WeightName, number>>;

/** All scenarios share one set. */
export const WEIGHT_SETS = ['all'] as const;

export const WEIGHTS: Readonly<Record<(typeof WEIGHT_SETS)[number], Weights>> = {
  all: {
    sure: 8.02,
    even: 1.87,
    demolition: 1.8,
    security: 1.07,
    repairbot: 0.363,
    disrupted: 0.75,
    charges: 4.4,
    halfCharges: 6.66,
    approach: 3.13,
    approachUnarmed: 0,
    halfWay: 17.7,
    wayCost: 0.00388,
    brainHex: 0.5,
    brainBoth: 18,
    blastDue: 0,
    blastLater: 0,
    blastRobots: 0.405,
    blastLeaving: 0,
    mind: 0.578,
    chargeAtRisk: 0,
    gang: 19.6,
    losses: 0.995,
    killsBefore: 1.11,
    killsAfter: 0.022,
    comingMove: 0.499,
    comingHuman: 1.07,
    comingOwn: 1.11,
    comingActed: 0,
    comingLater: 0.0892,
    repairing: 0.204,
  },
};
