/** Purpose of dice, as a game declares it at its chance steps: odds show one such event as one roll. */
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';
import type { Side } from '../side.ts';

/** Meaning of a result to the side that rolls: harm to the enemy, a gain, a loss, or nothing. */
export type RollMeaning = 'harm' | 'gain' | 'loss' | 'none';

/** Description of a roll: its title, its side, its aim and its parts. Odds show the dice of one event as one roll. */
export interface RollEvent {
  /** Heading of the roll: "Fire at 0101". */
  readonly title: LocalizedText;
  /** The die belongs to the roll of the die before it, if that has the same title. */
  readonly continues?: boolean;
  /**
   * Side that rolls. Odds of a decision leave out the rolls of other sides, and everything after them. Absent: all
   * sides together.
   */
  readonly by?: Side;
  /** Results that the headline counts, with its text: "Tank 2 is hit". Absent: the likeliest result is the headline. */
  readonly aim?: RollAim;
  /**
   * Verbs that cause the roll. After any other verb the roll merely comes next in the sequence of play, and odds list
   * it as a roll that follows. Absent: any verb causes it, unless its offer has `rollsNothing`.
   */
  readonly calledBy?: readonly number[];
  /** Rule that keeps the die secret: nobody sees it, and it has no odds. Effects that do not depend on it have odds. */
  readonly secret?: RuleId;
  /** The die belongs to a part of the roll whose result the dice of other parts do not change. */
  readonly part?: RollPart;
  /**
   * Returns the chances, if the game computes them faster than the dice one by one: ways as whole numbers of equal
   * weight.
   */
  readonly known?: () => readonly KnownResult[];
}

/** A part of a roll that the dice of other parts do not change, such as one hex of a blast. */
export interface RollPart {
  readonly id: number;
  /** Heading of the part. */
  readonly name: LocalizedText;
  /** The same dice of all parts are thrown in the same order, whatever their results. */
  readonly isFixed?: boolean;
  /** Whether the end of the game may depend on the part; absent: unknown, and odds do not mention the end. */
  readonly decides?: boolean;
}

/** Results that a roll is made for, which its headline counts. */
export interface RollAim {
  readonly meaning: RollMeaning;
  readonly label: LocalizedText;
  /** Returns the row of an amount, which outcomes count under `meaning` in all parts of the roll together. */
  count?(n: number): LocalizedText;
}

/** A result of a roll whose chances the game itself computes. */
export interface KnownResult {
  readonly label: LocalizedText;
  readonly ways: bigint;
  readonly meaning?: RollMeaning;
}
