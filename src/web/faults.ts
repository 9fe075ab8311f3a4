/** Errors with a localized message for the player. */
import { keyOf, type LocalizedText } from '../kernel/text/message.ts';

export class PageError extends Error {
  readonly said: LocalizedText;
  /** HTTP status of the response that caused the error; undefined if no response did. */
  readonly status: number | undefined;
  constructor(said: LocalizedText, status?: number) {
    super(keyOf(said));
    this.said = said;
    this.status = status;
  }
}

/** Returns whether the server answered that the requested thing does not exist (404). */
export const isNotThere = (error: unknown): boolean =>
  error instanceof PageError && error.status === 404;

/**
 * Returns the message of an error, or its raw text if it has no message. `faultOf` turns it into text in the page's
 * language.
 */
export function saidOf(error: unknown): LocalizedText {
  const { said } = Object(error) as { readonly said?: LocalizedText };
  return said ?? (error instanceof Error ? error.message : String(error));
}
