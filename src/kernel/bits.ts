/**
 * Rows of bits in a column, one row for each side: facts that a side knows, has mapped, has met. A row takes
 * `rowLength(n)` integers of 15 bits each, so that no value looks like `UNKNOWN`. A column of `sides` rows is declared
 * `secret`, with `bitSight` as its rule of sight.
 */
import { type Sight, UNKNOWN } from './state.ts';

/** Number of bits used in one integer; the sign bit stays clear. */
const WORD = 15;

/** Returns the number of integers that a row of `bits` takes. */
export const rowLength = (bits: number): number => Math.ceil(bits / WORD);

/** Makes the rule of sight of a column of rows: each side sees its own row of `length` integers. */
export const bitSight =
  (length: number): Sight =>
  (_, i, side) =>
    Math.floor(i / length) === side;

/** Access to bits in the rows of one column. In a hidden row no bit counts as set. */
export class BitRows {
  readonly #length: number;

  /** Makes access to rows of `bits` bits each. */
  constructor(bits: number) {
    this.#length = rowLength(bits);
  }

  has(column: Int16Array, row: number, bit: number): boolean {
    const word = column[this.#at(row, bit)];
    return word !== UNKNOWN && (word & this.#mask(bit)) !== 0;
  }

  add(column: Int16Array, row: number, bit: number): void {
    const at = this.#at(row, bit);
    // Another side's information is written only to the full state; a view keeps its blank value.
    if (column[at] !== UNKNOWN) column[at] = column[at] | this.#mask(bit);
  }

  remove(column: Int16Array, row: number, bit: number): void {
    const at = this.#at(row, bit);
    if (column[at] !== UNKNOWN) column[at] = column[at] & ~this.#mask(bit);
  }

  /** Returns the number of set bits in a row; 0 if it is hidden. */
  count(column: Int16Array, row: number): number {
    let count = 0;
    for (let i = row * this.#length; i < (row + 1) * this.#length; i++)
      for (let word = column[i] === UNKNOWN ? 0 : column[i]; word !== 0; word &= word - 1) count++;
    return count;
  }

  #at(row: number, bit: number): number {
    return row * this.#length + Math.trunc(bit / WORD);
  }

  #mask(bit: number): number {
    return 1 << (bit % WORD);
  }
}
