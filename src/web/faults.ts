/** Errors with a sentence for the player. */
import { keyOf, type Said } from '../kernel/message.ts';

export class PageError extends Error {
  readonly said: Said;
  constructor(said: Said) {
    super(keyOf(said));
    this.said = said;
  }
}

/** What to tell of an error: those of ours carry a message. The page asks `faultOf` of its words. */
export function saidOf(error: unknown): Said {
  const { said } = Object(error) as { readonly said?: Said };
  return said ?? (error instanceof Error ? error.message : String(error));
}
