/** Knowledge of sides about pieces, and its sources. */
import { NONE } from '../../../kernel/state.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** For rules that go by what is, whoever sees it. */
export const EVERYTHING = NONE;

/** [4.6] Whether a side knows a piece: its own, or observed; for `EVERYTHING`, all. */
export const isKnown = (s: S, u: number, side: number): boolean =>
  side === EVERYTHING || s.owner[u] === side || s.world.pieceRows.has(s.known, side, u);

/** [R41] A side learns what a piece is; of a card that it belongs to an army, that army too. */
export function reveal(s: S, u: number, side: number): void {
  s.world.pieceRows.add(s.known, side, u);
  if (u < s.world.cards && s.group[u] >= 0) s.world.pieceRows.add(s.known, side, s.group[u]);
}

export function revealToAll(s: S, u: number): void {
  for (const side of s.world.sides.keys()) reveal(s, u, side);
}

/** A side sees a piece no longer. */
export function forget(s: S, u: number, side: number): void {
  s.world.pieceRows.remove(s.known, side, u);
}

export function forgetByAll(s: S, u: number): void {
  for (const side of s.world.sides.keys()) forget(s, u, side);
}

/** Sides that know all of these pieces: who is told about them. */
export const whoKnows = (s: S, ...pieces: readonly number[]): number[] =>
  [...s.world.sides.keys()].filter((side) => pieces.every((u) => isKnown(s, u, side)));
