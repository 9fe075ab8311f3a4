/** Invariants of a state, and the error that a broken one raises. */
import { keyOf, type LocalizedText } from '../text/message.ts';

/**
 * Error for a value that no play can produce. `Game.check` throws it. A position file is then refused, and the message
 * names the field that the value came from.
 */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
  /** The scalar or column at fault, as the state names it. */
  readonly field: string;
  readonly index: number;
  /** Allowed values, for the author of the file. */
  readonly text: LocalizedText;
  constructor(field: string, index: number, text: LocalizedText) {
    super(keyOf(text));
    this.field = field;
    this.index = index;
    this.text = text;
  }
}

/** Throws a `BrokenInvariant` unless `holds` is true; `text` describes the allowed values. */
export function holdTo(
  holds: boolean,
  field: string,
  index: number,
  text: LocalizedText | (() => LocalizedText),
): void {
  if (holds) return;
  throw new BrokenInvariant(field, index, typeof text === 'function' ? text() : text);
}
