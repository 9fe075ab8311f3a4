/** Errors with a sentence for the player. */
import { keyOf, type Said } from '../kernel/message.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import { say } from './words/say.ts';

export class PageError extends Error {
  readonly said: Said;
  constructor(said: Said) {
    super(keyOf(said));
    this.said = said;
  }
}

/** What to tell of an error: those of ours carry a message. */
export function faultOf(error: unknown): Said {
  const { said } = Object(error) as { readonly said?: Said };
  return said ?? (error instanceof Error ? error.message : String(error));
}

/** What a table that failed is taken to have answered. */
export const failureOf = (error: unknown): Refusal => ({
  rule: '',
  reason: say('notice.failed', { fault: faultOf(error) }),
});
