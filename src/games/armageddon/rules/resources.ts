/** [3.1] Amounts of the four resources in a hex, three bits each. */
import { type Cost, RESOURCES } from '../data/card.ts';

const BITS = 3;
/** Maximum amount of one kind in a hex. */
const MOST = (1 << BITS) - 1;

/** Returns the amount of the `kind`-th resource in a hex's packed `resources` value. */
export const amountIn = (packed: number, kind: number): number =>
  packed < 0 ? 0 : (packed >> (kind * BITS)) & MOST;

export const packed = (amounts: Cost | readonly number[]): number =>
  amounts.reduce((sum, n, kind) => sum | (n << (kind * BITS)), 0);

/** [D12] Returns the total amount of all kinds. */
export const totalIn = (value: number): number =>
  RESOURCES.reduce((sum, _, kind) => sum + amountIn(value, kind), 0);

/** Returns the number of kinds. */
export const kindsIn = (value: number): number =>
  RESOURCES.filter((_, kind) => amountIn(value, kind) > 0).length;
