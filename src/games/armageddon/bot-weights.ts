/**
 * What the bots' judgement of a position is made of, in points of what cards are worth (`worthOf`). `npm run tune --
 * armageddon --write` changes this file.
 */

export const WEIGHT_NAMES = [
  /** Points of difference that leave the game open. */
  'open',
  /** Share of what a card is worth in the deck and in the hand. */
  'inDeck',
  'inHand',
  /** [1.2] A resource in stock, and one that is collected each round. */
  'stock',
  'income',
  /** [2.10] An action point that can still be used in this round, and one whose turn is over. */
  'ap',
  'lateAp',
  /** [1.10] A tactic in hand. */
  'tactic',
  /** [3.23] A card that others hold. */
  'prisoner',
  /** [9.1] To have lost the headquarters. */
  'out',
  /** Share of what it is worth that a damaged card loses. */
  'damage',
  /** Share of the loss of what belongs to nobody that is everybody's gain: it is in the way. */
  'nobody',
  /** [3.9] What a unit in the field counts for more, the nearer it is to the headquarters of an enemy. */
  'near',
] as const;
export type WeightName = (typeof WEIGHT_NAMES)[number];
export type Weights = Readonly<Record<WeightName, number>>;

/** All scenarios share one set. */
export const WEIGHT_SETS = ['all'] as const;

export const WEIGHTS: Readonly<Record<(typeof WEIGHT_SETS)[number], Weights>> = {
  all: {
    open: 60,
    inDeck: 0.1,
    inHand: 0.55,
    stock: 0.25,
    income: 3,
    ap: 0.25,
    lateAp: 0.02,
    tactic: 0.8,
    prisoner: 3,
    out: 60,
    damage: 0.6,
    nobody: 0.2,
    near: 0.15,
  },
};
