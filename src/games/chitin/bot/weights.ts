/**
 * Weights of the bots' evaluation, in points of the advanced victory [4.02], and of their predictions. The numbers were
 * found by self-play: `npm run tune -- chitin --scenario S --write` changes this file. Those of tokens, Workers and
 * Basics were adjusted by hand since, and tested in matches against the earlier values.
 */
import type { WeightsOf } from '../../../kernel/tuning.ts';

export type Weights = WeightsOf<
  /** [D11] Lead in points at which a win is about 76 % likely. */
  | 'sure'
  /** [4.01] A token brought off, and a lost unit, if points are not counted. */
  | 'token'
  | 'loss'
  /** A point of strength, and the share of it that is left while a unit is disrupted. */
  | 'strength'
  | 'weary'
  /** [8.03] A Basic, without which warriors hardly move. */
  | 'leader'
  /** A fighter that is not on the map yet. */
  | 'waiting'
  /** Share of a token's value for a Worker beside it, and the discount for each hex between them. */
  | 'wanted'
  | 'wantedWay'
  /** Share of a token's value that goes to the stronger side around it. */
  | 'control'
  /** Reduction of a token's value by enemy strength around it. */
  | 'caution'
  /** Share of a carried token's value, and the discount for each point of the way home. */
  | 'carried'
  | 'carriedWay'
  /** Loss if a Worker, a Basic, a carrier, or a point of its cargo is caught. */
  | 'workerRisk'
  | 'basicRisk'
  | 'carrierRisk'
  | 'cargoRisk'
  /** Terms of the odds of catching a Worker: enemy strength on the ground, enemy strength in the air, own guards. */
  | 'dangerStrength'
  | 'dangerAir'
  | 'guard'
  /** [8.03] A warrior out of command. */
  | 'uncommanded'
  /** [7.041] An enemy behind a stack. */
  | 'back'
  /** [7.041] A hex behind a stack that an enemy may enter. */
  | 'open'
  /** Cost of each hex between the nearest token and a point of strength, or a flyer. */
  | 'near'
  | 'nearAir'
  /** A unit lost in a coming battle; share of the value of its tokens; a stab in the back [7.05]. */
  | 'battle'
  | 'spoils'
  | 'stab'
  /** [7.063] [7.064] [7.066] Results without losses, in units, for the attacker. */
  | 'attackerRetreats'
  | 'attackerDisrupted'
  | 'defenderRetreats'
  | 'defenderDisrupted'
>;

/** Weights by group of scenarios: tokens count in the basic ones, points in the advanced ones. */
export const WEIGHTS = {
  basic: {
    sure: 71.2,
    token: 31.7,
    loss: 0.69,
    strength: 0.815,
    weary: 0.678,
    leader: 0,
    waiting: 0.933,
    wanted: 0.9,
    wantedWay: 0.1,
    control: 0.0925,
    caution: 0.49,
    carried: 1,
    carriedWay: 0.04,
    workerRisk: 1.2,
    basicRisk: 0,
    carrierRisk: 1.5,
    cargoRisk: 0.3,
    dangerStrength: 0.6,
    dangerAir: 0.8,
    guard: 0.7,
    uncommanded: 0,
    back: 1.04,
    open: 0.1,
    near: 0.0378,
    nearAir: 0.0556,
    battle: 3.11,
    spoils: 0.608,
    stab: 6.92,
    attackerRetreats: -0.12,
    attackerDisrupted: -1.02,
    defenderRetreats: 0.925,
    defenderDisrupted: 0.392,
  },
  advanced: {
    sure: 83.9,
    token: 0,
    loss: 0,
    strength: 0.457,
    weary: 0.772,
    leader: 5,
    waiting: 0.581,
    wanted: 1,
    wantedWay: 0.1,
    control: 0.0989,
    caution: 0.9,
    carried: 1,
    carriedWay: 0.04,
    workerRisk: 1.4,
    basicRisk: 4,
    carrierRisk: 1.5,
    cargoRisk: 0.6,
    dangerStrength: 0.6,
    dangerAir: 0.8,
    guard: 0.7,
    uncommanded: 0.6,
    back: 0.369,
    open: 0.05,
    near: 0.0379,
    nearAir: 0.0404,
    battle: 2.99,
    spoils: 0.288,
    stab: 4.86,
    attackerRetreats: -0.33,
    attackerDisrupted: -1.12,
    defenderRetreats: 0.301,
    defenderDisrupted: 0.373,
  },
} satisfies Readonly<Record<string, Weights>>;

/** Predictors of the end of a basic game at the beginning of a turn, in addition to `evaluate`, as log-odds. */
export type Predictors = WeightsOf<
  /** Having the turn. */
  | 'move'
  /** A point of strength ahead, and the logarithm of the ratio of strengths. */
  | 'lead'
  | 'ratio'
  /** [4.01] One more turn until the deciding tokens can be brought off. */
  | 'wait'
>;

/**
 * Fitted to 842 games of Learning between greedy bots and planners (docs/decisions/041). Advanced scenarios use none.
 */
export const PREDICTOR_SETS = { basic: 'basicOmens' } as const;

export const PREDICTORS = {
  basicOmens: {
    move: 0.352,
    lead: 0.0924,
    ratio: 3.06,
    wait: -0.138,
  },
} satisfies Readonly<Record<string, Predictors>>;
