/**
 * Columns over the slots that matter only in battles and are 0 otherwise; visible with the card. Each packs several
 * small values, to keep the state small.
 */

/** Bits of `marks`. */
export const MARK = {
  /** [5.14] In the rear row; otherwise in front. */
  rear: 1,
  /** [5.14] Has changed its row. */
  placed: 2,
  /** [5.16] Has acted in this round. */
  committed: 4,
  /** [10.2.14] [10.2.35] Starts the next round committed. */
  stunned: 8,
  /** [10.2.14] Has stormed in this round. */
  exposed: 16,
  /** [10.2.19] Has support in this round. */
  supported: 32,
  /** [10.6.11] Fires its charge with this attack. */
  charging: 64,
  /** [10.2.23] Is one of the targets that share the dice. */
  aimed: 128,
  /** [R102] Army that takes part in the battle; an army has none of the numbers below. */
  engaged: 256,
} as const;

/** Counters of a card in battle: column, first bit and number of bits. */
export const TALLY = {
  /** [10.2.29] Hits taken by a unit with Frenzy. */
  fury: { column: 'marks', from: 8, bits: 4 },
  /** [10.2.30] Units destroyed by a unit with Growth. */
  growth: { column: 'marks', from: 12, bits: 3 },
  /** [10.2.20] Additional defence in this round. */
  cover: { column: 'toll', from: 0, bits: 4 },
  /** [10.2.16] Reduction of defence, and its remaining rounds. */
  disabled: { column: 'toll', from: 4, bits: 2 },
  disabledFor: { column: 'toll', from: 6, bits: 2 },
  /** [10.2.17] Reduction of attack, and its remaining rounds. */
  disarmed: { column: 'toll', from: 8, bits: 2 },
  disarmedFor: { column: 'toll', from: 10, bits: 2 },
} as const;

const secret = <N extends number>(length: N) => [length, 'secret'] as const;

export const battleColumns = (pieces: number) => ({ marks: secret(pieces), toll: secret(pieces) });
/** Names of these columns. */
export const BATTLE_COLUMNS = ['marks', 'toll'] as const;
