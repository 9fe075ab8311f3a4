/** Odds of an action as plain data: roll by roll, as a card shows them. */
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';
import type { Side } from '../side.ts';
import type { Chance, Headline } from './rows.ts';

/** The results of one die, or of one part of a roll. */
export interface DieOdds {
  readonly subject: LocalizedText;
  readonly outcomes: readonly Chance[];
}

/** The exact chances of one roll. */
export interface RollOdds {
  readonly title: LocalizedText;
  /** The side whose roll it is; absent: everybody's. */
  readonly by?: Side;
  readonly rule: RuleId;
  readonly headline: Headline;
  /** Results, at most eight, which add up to 1; in the order of the faces, or of what is counted. */
  readonly rows: readonly Chance[];
  /** Of a roll with several parts, each by itself, what happens without a die among them. */
  readonly each: readonly DieOdds[];
}

/** A roll that follows on another, as far as it can be told before that one has fallen. */
export interface FollowingRoll extends RollOdds {
  /** False where it may not come to the roll. */
  readonly isSure: boolean;
  /** The result before it for which these chances hold; absent: they hold whatever comes before. */
  readonly given?: LocalizedText;
}

/** The exact chances of an action, roll by roll: no chance is of two rolls. */
export interface Odds {
  /** The roll that the action itself causes; absent if it merely ends something, and rolls follow. */
  readonly first?: RollOdds;
  /** Certain events before the first die. */
  readonly sure: readonly LocalizedText[];
  /** The rolls that follow until somebody decides, in their order, each alone. */
  readonly next: readonly FollowingRoll[];
}
