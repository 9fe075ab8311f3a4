/** Odds of an action as plain data, roll by roll, as an odds card shows them. */
import type { LocalizedText } from '../text/message.ts';
import type { RuleId } from '../rulebook.ts';
import type { Side } from '../side.ts';
import type { Chance, Headline } from './rows.ts';

/** Results of one die, or of one part of a roll, with their chances. */
export interface DieOdds {
  readonly subject: LocalizedText;
  readonly outcomes: readonly Chance[];
}

/** Exact chances of one roll. */
export interface RollOdds {
  readonly title: LocalizedText;
  /** Side that rolls. Absent: all sides together. */
  readonly by?: Side;
  readonly rule: RuleId;
  readonly headline: Headline;
  /** Results, at most eight, whose chances add up to 1; in the order of the faces or of the amounts. */
  readonly rows: readonly Chance[];
  /** Results of each part alone, for a roll with several parts. Certain effects are included. */
  readonly each: readonly DieOdds[];
}

/** A roll that follows another roll, with the probabilities that are known before the earlier roll. */
export interface FollowingRoll extends RollOdds {
  /** False if the roll may not take place. */
  readonly isSure: boolean;
  /** Result of the previous roll under which these probabilities hold. Absent: they hold for every result. */
  readonly given?: LocalizedText;
}

/** Exact probabilities of an action, roll by roll. No probability combines two rolls. */
export interface Odds {
  /** The roll that the action itself causes. Absent if the action only ends something, and rolls follow. */
  readonly first?: RollOdds;
  /** Certain events before the first die. */
  readonly sure: readonly LocalizedText[];
  /** Rolls that follow until a side decides, in order, each taken alone. */
  readonly next: readonly FollowingRoll[];
}
