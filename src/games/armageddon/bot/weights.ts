/**
 * Weights of the bots' evaluation, in points of card values (`worthOf`). `npm run tune -- armageddon --write` changes
 * this file.
 */
import type { WeightsOf } from '../../../kernel/tuning.ts';

export type Weights = WeightsOf<
  /** Lead in points at which the evaluation is one half. */
  | 'open'
  /** Weight of the value of cards, by family, and of the headquarters. */
  | 'unit'
  | 'hero'
  | 'facility'
  | 'attack'
  | 'head'
  /** Share of that weight for a card in the deck, and in the hand. */
  | 'inDeck'
  | 'inHand'
  /** [1.2] Value of a resource in stock, and of one collected each round. */
  | 'stock'
  | 'income'
  /**
   * [2.10] Value of an action point that can still be used in this round, and of one of a side whose turn is over.
   */
  | 'ap'
  | 'lateAp'
  /** [1.10] Value of a tactic in hand. */
  | 'tactic'
  /** [3.23] Penalty for a card that is a prisoner. */
  | 'prisoner'
  /** [9.1] Penalty for having lost the headquarters. */
  | 'out'
  /** Share of a card's value that damage can take. */
  | 'damage'
  /** Share of a loss of unowned pieces that every side gains, as they are in the way. */
  | 'nobody'
  /** [3.9] Bonus for a unit in the field, the higher the nearer it is to an enemy headquarters. */
  | 'near'
>;

/** All scenarios share one set. */
export const WEIGHTS = {
  all: {
    open: 36,
    unit: 1,
    hero: 0.3,
    facility: 0.1,
    attack: 0.4,
    head: 0.4,
    inDeck: 0.02,
    inHand: 0.35,
    stock: 0.02,
    income: 1.5,
    ap: 0.1,
    lateAp: 0.02,
    tactic: 0.7,
    prisoner: 3,
    out: 60,
    damage: 0.6,
    nobody: 0.2,
    near: 0.2,
  },
} satisfies Readonly<Record<string, Weights>>;
