/**
 * Columns over the slots that matter in battles alone; who sees the card sees them. All are 0 outside. Each holds several
 * small things, so that a state stays small.
 */

/** Bits of `marks`. */
export const MARK = {
  /** [5.14] It stands behind; else in front. */
  rear: 1,
  /** [5.14] It has changed its row. */
  placed: 2,
  /** [5.16] It has acted in this round. */
  committed: 4,
  /** [10.2.14] [10.2.35] It is committed in the next round from the start. */
  stunned: 8,
  /** [10.2.14] It has stormed in this round. */
  exposed: 16,
  /** [10.2.19] It has support in this round. */
  supported: 32,
  /** [10.6.11] It fires its charge with this attack. */
  charging: 64,
  /** [10.2.23] It is one of the targets among which dice are split. */
  aimed: 128,
  /** [R102] Of an army, which has none of the numbers below: it is in the battle. */
  engaged: 256,
} as const;

/** Numbers of a card in battle: in which column, from which bit on, in how many bits. */
export const TALLY = {
  /** [10.2.29] Hits that a unit with Frenzy has taken. */
  fury: { column: 'marks', from: 8, bits: 4 },
  /** [10.2.30] Units that one with Growth has destroyed. */
  growth: { column: 'marks', from: 12, bits: 3 },
  /** [10.2.20] Defence more in this round. */
  cover: { column: 'toll', from: 0, bits: 4 },
  /** [10.2.16] Defence less, and for how many rounds. */
  disabled: { column: 'toll', from: 4, bits: 2 },
  disabledFor: { column: 'toll', from: 6, bits: 2 },
  /** [10.2.17] Attack less, and for how many rounds. */
  disarmed: { column: 'toll', from: 8, bits: 2 },
  disarmedFor: { column: 'toll', from: 10, bits: 2 },
} as const;

const secret = <N extends number>(length: N) => [length, 'secret'] as const;

export const battleColumns = (pieces: number) => ({ marks: secret(pieces), toll: secret(pieces) });
/** Their names, for who writes all of them. */
export const BATTLE_COLUMNS = ['marks', 'toll'] as const;
