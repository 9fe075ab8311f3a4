/** Errors with a localized message for the player. */
import { keyOf, type LocalizedText } from '../kernel/text/message.ts';

export class PageError extends Error {
  readonly text: LocalizedText;
  /** HTTP status of the response that caused the error; undefined if no response did. */
  readonly status: number | undefined;
  constructor(text: LocalizedText, status?: number) {
    super(keyOf(text));
    this.text = text;
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
export function errorTextOf(error: unknown): LocalizedText {
  const { text } = Object(error) as { readonly text?: LocalizedText };
  return text ?? (error instanceof Error ? error.message : String(error));
}
