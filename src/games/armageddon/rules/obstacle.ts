/**
 * Obstacles to actions. Lists of legal actions ask for them again and again, so the text of a refusal is made only for a
 * player who tries the action.
 */
import type { MessageArgs } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import type { en } from '../i18n/en.ts';
import { msg } from '../i18n/msg.ts';

/** ActionObstacle to an action: its rule, and the key of the refusal. */
export type ActionObstacle = readonly [
  rule: string,
  key: Extract<keyof typeof en, `refusal.${string}`>,
];

/** Returns the refusal that names an obstacle; undefined if there is none. */
export function refusalFor(
  obstacle: ActionObstacle | undefined,
  argsOf: () => MessageArgs,
): Refusal | undefined {
  if (obstacle === undefined) return undefined;
  const [rule, key] = obstacle;
  return { rule, reason: msg(key, argsOf()) };
}
