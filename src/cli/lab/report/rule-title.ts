/** Titles of rules for readers of a report. */
import type { Rule } from '../../../kernel/rulebook.ts';

/** Returns `[0.2] The winning score`; the number alone for a rule that is not in the rulebook. */
export function ruleTitle(rulebook: readonly Rule[], rule: string): string {
  const found = rulebook.find(({ id }) => id === rule);
  return found ? `[${rule}] ${found.title}` : `[${rule}]`;
}
