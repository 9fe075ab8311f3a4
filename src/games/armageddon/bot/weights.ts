/**
 * Weights of the bots' judgement of a position, in points of card values (`worthOf`). `npm run tune --
 * armageddon --write` changes this file.
 */
import type { WeightsOf } from '../../../kernel/tuning.ts';

export type Weights = WeightsOf<
  /** Points of difference that leave the game open. */
  | 'open'
  /** How much of what they are worth cards of a family count for, and headquarters. */
  | 'unit'
  | 'hero'
  | 'facility'
  | 'attack'
  | 'head'
  /** Share of that of a card in the deck and in the hand. */
  | 'inDeck'
  | 'inHand'
  /** [1.2] A resource in stock, and one that is collected each round. */
  | 'stock'
  | 'income'
  /** [2.10] An action point that can still be used in this round, and one whose turn is over. */
  | 'ap'
  | 'lateAp'
  /** [1.10] A tactic in hand. */
  | 'tactic'
  /** [3.23] A card that others hold. */
  | 'prisoner'
  /** [9.1] To have lost the headquarters. */
  | 'out'
  /** Share of what it is worth that a damaged card loses. */
  | 'damage'
  /** Share of the loss of what belongs to nobody that is everybody's gain: it is in the way. */
  | 'nobody'
  /** [3.9] What a unit in the field counts for more, the nearer it is to the headquarters of an enemy. */
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
