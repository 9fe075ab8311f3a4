/**
 * Weights of the bots' judgement of a position, in a currency of Assault Squads. The numbers
 * were found by self-play: `npm run tune -- annihilator --write` changes this file.
 */
import type { WeightsOf } from '../../../kernel/tuning.ts';

export type Weights = WeightsOf<
  /** Advantage at which a game is about 76 % sure, and what counts as even at the start. */
  | 'sure'
  | 'even'
  /** The units; an Assault Squad is 1. The share that is left of a disrupted squad. */
  | 'demolition'
  | 'security'
  | 'repairbot'
  | 'disrupted'
  /** All charges of the world, and how many are worth half of that. */
  | 'charges'
  | 'halfCharges'
  /** A squad beside the brain, with charges and without; half points at which it is half way. */
  | 'approach'
  | 'approachUnarmed'
  | 'halfWay'
  /** Cost of each half point of the way, as a share of the approach. */
  | 'wayCost'
  /** A squad with charges, wherever it is; a charge beside the brain, less the farther it is away. */
  | 'armed'
  | 'chargeNear'
  /** Loss of human chances with each turn. */
  | 'turns'
  /** [10.0] A brain hex that is or will be destroyed, and both. */
  | 'brainHex'
  | 'brainBoth'
  /** [R11] Squads in a blast that is due, and in a later one; robots that stay there, or may leave. */
  | 'blastDue'
  | 'blastLater'
  | 'blastRobots'
  | 'blastLeaving'
  /** [7.2] Share of the most valuable group that the mind weapon may take. */
  | 'mind'
  /** A charge in a group that is attacked. */
  | 'chargeAtRisk'
  /** [7.1] Attack Strength beyond which more robots do not help. */
  | 'gang'
  /** Losses expected by squads; kills expected by squads before the robots move, and after. */
  | 'losses'
  | 'killsBefore'
  | 'killsAfter'
  /** How likely a robot goes where squads are: seen in the human phases, its own, and later ones. */
  | 'comingMove'
  | 'comingHuman'
  | 'comingOwn'
  | 'comingActed'
  | 'comingLater'
  /** [9.0] A Repairbot where there is something to repair. */
  | 'repairing'
  /** A Repairbot away from the core, each hex beyond those around it. */
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
