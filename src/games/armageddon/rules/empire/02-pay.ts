/** [1.2] What things cost: action points, and resources of the stock. Everything that is paid for is paid here. */
import { apOf, type Cost, RESOURCES } from '../../data/card.ts';
import type { Armageddon } from '../../state.ts';
import { cardOf } from '../pieces.ts';

type S = Armageddon;

/** Actions that cost no resources. */
export const NO_COST: Cost = [0, 0, 0, 0];

/** How much a side has of the `kind`-th resource. */
export const stockOf = (s: S, side: number, kind: number): number =>
  s.stock[side * RESOURCES.length + kind];

/** Whether a side has the action points and the resources. */
export const mayPay = (s: S, side: number, ap: number, cost: Cost = NO_COST): boolean =>
  s.ap[side] >= ap && cost.every((n, kind) => stockOf(s, side, kind) >= n);

/** Takes them from who can pay them. */
export function pay(s: S, side: number, ap: number, cost: Cost = NO_COST): void {
  s.ap[side] -= ap;
  gain(
    s,
    side,
    cost.map((n) => -n),
  );
}

/** Puts resources into the stock of a side, in the order of `RESOURCES`. */
export function gain(s: S, side: number, amounts: readonly number[]): void {
  amounts.forEach((n, kind) => {
    s.stock[side * RESOURCES.length + kind] += n;
  });
}

/** [1.5] Whether a side can pay for a card: its deployment, or its sortie [6.1]. */
export const mayPayFor = (s: S, side: number, u: number): boolean =>
  mayPay(s, side, apOf(cardOf(s, u)), cardOf(s, u).cost);

export const payFor = (s: S, side: number, u: number): void =>
  pay(s, side, apOf(cardOf(s, u)), cardOf(s, u).cost);

/** [2.9] [2.28] Whether the stock of a side holds so many resources of any kind. */
export const mayPayAny = (s: S, side: number, n: number): boolean =>
  RESOURCES.reduce((sum, _, kind) => sum + stockOf(s, side, kind), 0) >= n;

/** [R70] Resources of any kind are taken one by one from what there is most of: the amounts that were taken. */
export function payAny(s: S, side: number, n: number): number[] {
  const taken = RESOURCES.map(() => 0);
  for (let i = 0; i < n; i++) {
    const kind = mostOf(s, side);
    taken[kind] += 1;
    s.stock[side * RESOURCES.length + kind] -= 1;
  }
  return taken;
}

/** The resource that a side has most of, the first of equals. */
export function mostOf(s: S, side: number): number {
  const stock = RESOURCES.map((_, kind) => stockOf(s, side, kind));
  return stock.indexOf(Math.max(...stock));
}
