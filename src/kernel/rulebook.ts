/** The master list of a game's rules, in our own words, with the source of each rule. */

import type { LocalizedText, MessageArgs } from './text/message.ts';

/** A rule number without brackets: `7.042`; our own are `R12` for a ruling, `D3` for a designed value. */
export type RuleId = string;

/** Source of a rule. `restated`: the rulebook; `found`: another source; `designed`: our own. */
export type RuleSource = 'restated' | 'found' | 'designed';

/**
 * Status of a rule. `done` needs code and a test; `client` is implemented by the page only (with a test there);
 * `heading` opens a section and sets no rule; for `unused`, `text` explains why it has no effect here.
 */
export type RuleStatus = 'done' | 'client' | 'heading' | 'unused';

/** A rule of a rulebook, with its source and status. */
export interface Rule {
  readonly id: RuleId;
  readonly title: string;
  /** The rule in our own words, complete enough to settle a question at the table. */
  readonly text: string;
  readonly source: RuleSource;
  readonly status: RuleStatus;
}

/** Answer to an action that is not legal: the rule that forbids it, and a sentence for the player. */
export interface Refusal {
  readonly rule: RuleId;
  readonly reason: LocalizedText;
  /**
   * Absent if the step itself gives the reason. `elsewhere`: other steps offer such an action, and `rule` is theirs.
   * `general`: only the current prompt is known. `nothing-there`: nothing at the place can be used with the verb. A
   * click names no verb, so it must have meant another verb.
   */
  readonly scope?: 'elsewhere' | 'general' | 'nothing-there';
}

/**
 * Returns a function that makes refusals with the keys of a message file: `export const refuse = refusalMaker<keyof
 * typeof en>()`.
 */
export const refusalMaker =
  <Key extends string>() =>
  (rule: RuleId, key: Key, args?: MessageArgs): Refusal => ({
    rule,
    reason: args ? { key, args } : { key },
  });

const entry =
  (source: RuleSource, status: RuleStatus) =>
  (id: RuleId, title: string, text: string): Rule => ({ id, title, text, source, status });

/** Makes a rule of the original rulebook, restated in our words. */
export const rule = entry('restated', 'done');
/** Makes a ruling of our own, for a question that the rulebook leaves open; its id is `R1`, `R2` and so on. */
export const ruling = entry('designed', 'done');
/**
 * Makes a rule for a value of our own design, because no source that we found prints one; its id is `D1`, `D2` and so
 * on.
 */
export const designedValue = entry('designed', 'done');
/** Makes the heading of a section, which sets no rule. */
export const heading = (id: RuleId, title: string): Rule =>
  entry('restated', 'heading')(id, title, '');
