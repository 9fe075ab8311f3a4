/**
 * Weights of the bots' evaluation, in units of one Assault Squad. The numbers were found by self-play:
 * `npm run tune -- annihilator --write` changes this file.
 */
import type { WeightsOf } from '../../../kernel/tuning.ts';

export type Weights = WeightsOf<
  /** Advantage at which a win is about 76 % likely, and the advantage that counts as even. */
  | 'sure'
  | 'even'
  /** Values of units; an Assault Squad is 1. The share that is left of a disrupted squad. */
  | 'demolition'
  | 'security'
  | 'repairbot'
  | 'disrupted'
  /** Value of infinitely many charges, and the number of charges that is worth half of it. */
  | 'charges'
  | 'halfCharges'
  /** A squad beside the brain, with charges and without; half points at which half of the value is left. */
  | 'approach'
  | 'approachUnarmed'
  | 'halfWay'
  /** Cost of each half point of distance, as a share of the approach. */
  | 'wayCost'
  /** A squad with charges, anywhere; a charge beside the brain, less with distance. */
  | 'armed'
  | 'chargeNear'
  /** Loss of the human side's prospects with each turn. */
  | 'turns'
  /** [10.0] A brain hex that is or will be destroyed, and both of them. */
  | 'brainHex'
  | 'brainBoth'
  /** [R11] Squads in a blast that is due, and in a later one; robots in a blast that cannot leave it, and that may. */
  | 'blastDue'
  | 'blastLater'
  | 'blastRobots'
  | 'blastLeaving'
  /** [7.2] Share of the most valuable group that the mind weapon may eliminate. */
  | 'mind'
  /** A charge in a group that is attacked. */
  | 'chargeAtRisk'
  /** [7.1] Attack Strength beyond which more robots have no effect. */
  | 'gang'
  /** Expected losses of squads; expected kills by squads before the robots move, and after. */
  | 'losses'
  | 'killsBefore'
  | 'killsAfter'
  /** Probability that a robot attacks squads: seen from the human phases, its own, and later ones. */
  | 'comingMove'
  | 'comingHuman'
  | 'comingOwn'
  | 'comingActed'
  | 'comingLater'
  /** [9.0] A Repairbot with something to repair. */
  | 'repairing'
  /** A Repairbot away from the core, for each hex beyond the core's surroundings. */
  | 'straying'
>;

/** All scenarios share one set. */
export const WEIGHTS = {
  all: {
    sure: 8.7,
    even: 2.07,
    demolition: 1.64,
    security: 1.08,
    repairbot: 0.447,
    disrupted: 0.9,
    charges: 4.12,
    halfCharges: 7.57,
    approach: 2.94,
    approachUnarmed: 0,
    halfWay: 17.1,
    wayCost: 0.00843,
    armed: 0.293,
    chargeNear: 0.104,
    turns: 0.149,
    brainHex: 0.629,
    brainBoth: 18,
    blastDue: 0,
    blastLater: 0,
    blastRobots: 0.208,
    blastLeaving: 0,
    mind: 0.566,
    chargeAtRisk: 0,
    gang: 16.2,
    losses: 1.15,
    killsBefore: 0.784,
    killsAfter: 0.0195,
    comingMove: 0.324,
    comingHuman: 1.26,
    comingOwn: 1.44,
    comingActed: 0,
    comingLater: 0.0687,
    repairing: 0.19,
    straying: 0.15,
  },
} satisfies Readonly<Record<string, Weights>>;
