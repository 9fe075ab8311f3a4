/** Purpose of dice, as a game declares it at its chance steps: odds show one such event as one roll. */
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';
import type { Side } from '../side.ts';

/** Meaning of a result to the side that rolls: harm to the enemy, a gain, a loss, nothing. */
export type RollMeaning = 'harm' | 'gain' | 'loss' | 'none';

/** Purpose of a die. */
export interface RollEvent {
  /** Heading of the roll: "Fire at 0101". */
  readonly title: LocalizedText;
  /** The die belongs to the roll of the die before it, if that has the same title. */
  readonly continues?: boolean;
  /**
   * The side whose roll it is. Odds of a decision leave out the rolls of other sides, and all that comes behind
   * them. Absent: the roll belongs to everybody.
   */
  readonly by?: Side;
  /** Results that the headline counts, with its text: "Tank 2 is hit". Absent: the likeliest result is the headline. */
  readonly aim?: RollAim;
  /**
   * Verbs that call for the roll. Behind any other it merely comes next in the sequence of play, and odds list it as a
   * roll that follows. Absent: any verb calls for it, unless its step says that it `ends` something.
   */
  readonly calledBy?: readonly number[];
  /**
   * The rule that keeps the die secret: nobody sees it, and it has no odds. What is known whatever it shows has.
   */
  readonly secret?: RuleId;
  /** The die belongs to a part of the roll whose result the dice of other parts do not change. */
  readonly part?: RollPart;
  /**
   * The chances, where the game knows them better than the dice tell one by one: ways as whole numbers of equal
   * weight.
   */
  readonly known?: () => readonly KnownResult[];
}

/** One of the parts of a roll that do not touch each other, such as a hex of a blast. */
export interface RollPart {
  readonly id: number;
  /** Heading of the part. */
  readonly name: LocalizedText;
  /** The same dice of all parts are thrown in the same order, whatever they show. */
  readonly isFixed?: boolean;
  /** Whether the end of the game may depend on it; absent: nobody knows, and odds say nothing of the end. */
  readonly decides?: boolean;
}

/** Purpose of a roll. */
export interface RollAim {
  readonly meaning: RollMeaning;
  readonly label: LocalizedText;
  /** The row for so many of what outcomes count under `meaning`, in all parts of the roll together. */
  count?(n: number): LocalizedText;
}

/** A row of a roll whose chances the game knows. */
export interface KnownResult {
  readonly label: LocalizedText;
  readonly ways: bigint;
  readonly meaning?: RollMeaning;
}
