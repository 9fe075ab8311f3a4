/** Titles of rules for readers of a report. */
import { gameById } from '../../games.ts';

/** Returns `[0.2] The winning score`; the number alone for a rule that is not in the rulebook. */
export function ruleTitle({ id }: { readonly id: string }, rule: string): string {
  const found = gameById(id).rulebook.find((one) => one.id === rule);
  return found ? `[${rule}] ${found.title}` : `[${rule}]`;
}
