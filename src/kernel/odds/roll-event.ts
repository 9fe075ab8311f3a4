/** Purpose of dice, as a game declares it at its chance steps. Odds show the dice of one event as one roll. */
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';
import type { Side } from '../side.ts';

/** Meaning of a result for the side that rolls: harm to the enemy, a gain, a loss, or nothing. */
export type RollMeaning = 'harm' | 'gain' | 'loss' | 'none';

/** Description of a roll: its title, its side, its aim and its parts. Odds show the dice of one event as one roll. */
export interface RollEvent {
  /** Heading of the roll: "Fire at 0101". */
  readonly title: LocalizedText;
  /** Whether the die belongs to the same roll as the die before it, provided that die has the same title. */
  readonly continues?: boolean;
  /**
   * Side that rolls. Odds of a decision leave out the rolls of other sides, and everything after them. Absent: all
   * sides together.
   */
  readonly by?: Side;
  /** Results that the headline counts, with its text: "Tank 2 is hit". Absent: the headline is the likeliest result. */
  readonly aim?: RollAim;
  /**
   * Verbs that cause the roll. After any other verb the roll merely comes next in the sequence of play, and odds list
   * it as a roll that follows. Absent: any verb causes it, unless its offer has `rollsNothing`.
   */
  readonly calledBy?: readonly number[];
  /**
   * Rule that keeps the die secret: no side sees it, and it has no odds. Effects that do not depend on it have odds.
   */
  readonly secret?: RuleId;
  /** Part of the roll that the die belongs to. The dice of other parts do not change the result of a part. */
  readonly part?: RollPart;
  /** Returns the probabilities, if the game computes them faster than die by die: numbers of equally likely ways. */
  readonly known?: () => readonly KnownResult[];
}

/** A part of a roll that the dice of other parts do not change, such as one hex of a blast. */
export interface RollPart {
  readonly id: number;
  /** Heading of the part. */
  readonly name: LocalizedText;
  /** Whether the dice of all parts are thrown in the same order, whatever their results. */
  readonly isFixed?: boolean;
  /** Whether the end of the game may depend on the part. Absent: unknown, and odds do not mention the end. */
  readonly decides?: boolean;
}

/** Results that a roll aims for; its headline counts them. */
export interface RollAim {
  readonly meaning: RollMeaning;
  readonly label: LocalizedText;
  /**
   * Returns the text of the row for the amount `n`: the number of outcomes with this `meaning`, summed over all parts.
   */
  count?(n: number): LocalizedText;
}

/** A result of a roll whose probabilities the game itself computes. */
export interface KnownResult {
  readonly label: LocalizedText;
  readonly ways: bigint;
  readonly meaning?: RollMeaning;
}
