/** What always holds of a state, and who is told when it does not. */

/**
 * A value that no play can lead to. `Game.check` throws it: the fuzzer shows it, and a position file is
 * refused with the field of the file that the value came from.
 */
export class BrokenInvariant extends Error {
  override readonly name = 'BrokenInvariant';
  /** The scalar or column at fault, as the state names it. */
  readonly field: string;
  readonly index: number;
  constructor(field: string, index: number, message: string) {
    super(message);
    this.field = field;
    this.index = index;
  }
}

/** Throws unless `holds`; the message says what is allowed. */
export function holdTo(
  holds: boolean,
  field: string,
  index: number,
  message: string | (() => string),
): void {
  if (holds) return;
  throw new BrokenInvariant(field, index, typeof message === 'string' ? message : message());
}
