/** Errors with a sentence for the player. */
import { keyOf, type LocalizedText } from '../kernel/text/message.ts';

export class PageError extends Error {
  readonly said: LocalizedText;
  /** Of the answer that refused it, if it was one. */
  readonly status: number | undefined;
  constructor(said: LocalizedText, status?: number) {
    super(keyOf(said));
    this.said = said;
    this.status = status;
  }
}

/** Whether the server has answered, and there is no such thing. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof PageError && error.status === 404;

/** Text of an error: ours carry a message. The page asks `faultOf` of its words. */
export function saidOf(error: unknown): LocalizedText {
  const { said } = Object(error) as { readonly said?: LocalizedText };
  return said ?? (error instanceof Error ? error.message : String(error));
}
