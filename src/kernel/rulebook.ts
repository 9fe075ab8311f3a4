/** The master list of a game's rules, in our own words: what exists, where it came from. */

import type { LocalizedText } from './text/message.ts';

/** A rule number without brackets: `7.042`, or ours: `R12` a ruling, `D3` a designed value. */
export type RuleId = string;

/** Where a rule comes from. `found`: outside source; `restated`: the rulebook; `designed`: ours. */
export type RuleSource = 'restated' | 'found' | 'designed';

/**
 * `done` needs code and a test; `client` is carried out by the page only (with a test there);
 * `heading` opens a section and binds nothing; `unused` says in `text` why it has no effect here.
 */
export type RuleStatus = 'done' | 'client' | 'heading' | 'unused';

/** A rule of a rulebook. */
export interface Rule {
  readonly id: RuleId;
  readonly title: string;
  /** The rule in our own words, complete enough to settle a question at the table. */
  readonly text: string;
  readonly source: RuleSource;
  readonly status: RuleStatus;
}

/** A refused action: the rule that forbids it and a sentence for the player, with a way on. */
export interface Refusal {
  readonly rule: RuleId;
  readonly reason: LocalizedText;
  /**
   * Absent where the step itself says why. `elsewhere`: other steps ask for such an action, and `rule` is
   * theirs. `general`: all that is known is what is asked now. `nothing-there`: nothing at the place can be acted on so;
   * a click, which names no verb, meant something else.
   */
  readonly scope?: 'elsewhere' | 'general' | 'nothing-there';
}

const entry =
  (source: RuleSource, status: RuleStatus) =>
  (id: RuleId, title: string, text: string): Rule => ({ id, title, text, source, status });

/** A rule of the rulebook, in our words. */
export const rule = entry('restated', 'done');
/** Our rulings where the rulebook is silent or ambiguous. */
export const ruling = entry('designed', 'done');
/** A value or figure of ours, where no source we reached prints one. */
export const designedValue = entry('designed', 'done');
/** The head of a section, which binds nothing. */
export const heading = (id: RuleId, title: string): Rule =>
  entry('restated', 'heading')(id, title, '');
