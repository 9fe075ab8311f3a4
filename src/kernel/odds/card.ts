/** Odds of an action as plain data: roll by roll, as a card shows them. */
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
  /** Side that rolls; absent: all sides together. */
  readonly by?: Side;
  readonly rule: RuleId;
  readonly headline: Headline;
  /** Results, at most eight, whose chances add up to 1; in the order of the faces or of the amounts. */
  readonly rows: readonly Chance[];
  /** Results of each part alone, for a roll with several parts; certain effects are included. */
  readonly each: readonly DieOdds[];
}

/** A roll that comes after another, as far as its chances are known before that one. */
export interface FollowingRoll extends RollOdds {
  /** False if the roll may not take place. */
  readonly isSure: boolean;
  /** Result of the previous roll for which these chances hold; absent: they hold for all. */
  readonly given?: LocalizedText;
}

/** Exact chances of an action, roll by roll. No chance combines two rolls. */
export interface Odds {
  /** The roll that the action itself causes; absent if the action only ends something, and rolls follow. */
  readonly first?: RollOdds;
  /** Certain events before the first die. */
  readonly sure: readonly LocalizedText[];
  /** Rolls that follow until a side decides, in their order, each alone. */
  readonly next: readonly FollowingRoll[];
}
