/** Rules as a reader of a report knows them. */
import { gameById } from '../../games.ts';

/** `[0.2] The winning score`; the number alone for a rule that the rulebook lacks. */
export function ruleTitle({ id }: { readonly id: string }, rule: string): string {
  const found = gameById(id).rulebook.find((one) => one.id === rule);
  return found ? `[${rule}] ${found.title}` : `[${rule}]`;
}
