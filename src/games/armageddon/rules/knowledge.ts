/** Knowledge of sides about pieces, and its sources. */
import { NONE } from '../../../kernel/state.ts';
import type { Armageddon } from '../state.ts';

type S = Armageddon;

/** Viewer for rules that use the real position, regardless of knowledge. */
export const EVERYTHING = NONE;

/** [4.6] Returns whether a side knows a piece: its own, or an observed one; all for `EVERYTHING`. */
export const isKnown = (s: S, u: number, side: number): boolean =>
  side === EVERYTHING || s.owner[u] === side || s.world.pieceRows.has(s.known, side, u);

/** [R41] Reveals a piece to a side; for a card of an army, the army too. */
export function reveal(s: S, u: number, side: number): void {
  s.world.pieceRows.add(s.known, side, u);
  if (u < s.world.cards && s.group[u] >= 0) s.world.pieceRows.add(s.known, side, s.group[u]);
}

export function revealToAll(s: S, u: number): void {
  for (const side of s.world.sides.keys()) reveal(s, u, side);
}

/** Hides a piece from a side again. */
export function forget(s: S, u: number, side: number): void {
  s.world.pieceRows.remove(s.known, side, u);
}

export function forgetByAll(s: S, u: number): void {
  for (const side of s.world.sides.keys()) forget(s, u, side);
}

/** Returns the sides that know all of these pieces, and get messages about them. */
export const whoKnows = (s: S, ...pieces: readonly number[]): number[] =>
  [...s.world.sides.keys()].filter((side) => pieces.every((u) => isKnown(s, u, side)));
