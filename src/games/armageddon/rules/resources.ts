/** [3.1] Amounts of the four resources in a hex, three bits each. */
import { type Cost, RESOURCES } from '../data/card.ts';

const BITS = 3;
/** The most of one kind in a hex. */
const MOST = (1 << BITS) - 1;

/** How much of the `kind`-th resource a hex has by what stands in `resources`. */
export const amountIn = (packed: number, kind: number): number =>
  packed < 0 ? 0 : (packed >> (kind * BITS)) & MOST;

export const packed = (amounts: Cost | readonly number[]): number =>
  amounts.reduce((sum, n, kind) => sum | (n << (kind * BITS)), 0);

/** [D12] All of them together. */
export const totalIn = (value: number): number =>
  RESOURCES.reduce((sum, _, kind) => sum + amountIn(value, kind), 0);

/** How many kinds there are. */
export const kindsIn = (value: number): number =>
  RESOURCES.filter((_, kind) => amountIn(value, kind) > 0).length;
