/** [1.2] Prices and payments: action points, and resources of the stock. All payments are made here. */
import { apOf, type Cost, RESOURCES } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { cardOf } from '../pieces.ts';

type S = Armageddon;

/** Price of actions that cost no resources. */
export const NO_COST: Cost = [0, 0, 0, 0];

/** Returns a side's stock of the `kind`-th resource. */
export const stockOf = (s: S, side: number, kind: number): number =>
  s.stock[side * RESOURCES.length + kind];

/** Returns whether a side has the action points and the resources. */
export const mayPay = (
  s: S,
  side: number,
  ap: number,
  cost: readonly number[] = NO_COST,
): boolean => s.ap[side] >= ap && cost.every((n, kind) => stockOf(s, side, kind) >= n);

/** Takes action points and resources from a side that can pay them. */
export function pay(s: S, side: number, ap: number, cost: readonly number[] = NO_COST): void {
  s.ap[side] -= ap;
  gain(
    s,
    side,
    cost.map((n) => -n),
  );
}

/** Adds resources to the stock of a side, in the order of `RESOURCES`. */
export function gain(s: S, side: number, amounts: readonly number[]): void {
  amounts.forEach((n, kind) => {
    s.stock[side * RESOURCES.length + kind] += n;
  });
}

/** [1.5] Returns whether a side can pay for a card: its deployment, or its sortie [6.1]. */
export const mayPayFor = (s: S, side: number, u: number): boolean =>
  mayPay(s, side, apOf(cardOf(s, u)), cardOf(s, u).cost);

export const payFor = (s: S, side: number, u: number): void =>
  pay(s, side, apOf(cardOf(s, u)), cardOf(s, u).cost);

/** Returns how many resources of all kinds a side has. */
export const totalStock = (s: S, side: number): number =>
  RESOURCES.reduce((sum, _, kind) => sum + stockOf(s, side, kind), 0);

/** [2.9] [2.28] Returns whether a side has a number of resources of any kind. */
export const mayPayAny = (s: S, side: number, n: number): boolean => totalStock(s, side) >= n;

/** [R70] Takes resources one by one from the most plentiful kind; returns the amounts taken. */
export function payAny(s: S, side: number, n: number): number[] {
  const taken = RESOURCES.map(() => 0);
  for (let i = 0; i < n; i++) {
    const kind = mostOf(s, side);
    taken[kind] += 1;
    s.stock[side * RESOURCES.length + kind] -= 1;
  }
  return taken;
}

/** Returns the resource of which a side has most, the first of equals. */
export function mostOf(s: S, side: number): number {
  const stock = RESOURCES.map((_, kind) => stockOf(s, side, kind));
  return stock.indexOf(Math.max(...stock));
}
