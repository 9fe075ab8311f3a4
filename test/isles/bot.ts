/** Heuristics of Isles, and guesses of hidden information. */
import type { Heuristics } from '../../src/kernel/game.ts';
import { nodeDistance } from '../../src/kernel/board/hex.ts';
import type { Rng } from '../../src/kernel/random.ts';
import { UNKNOWN } from '../../src/kernel/state.ts';
import { pointsOf, slot } from './rules.ts';
import { type Isles, KINDS, sideOf, troopsOf } from './state.ts';

/** Returns a side's points less those of the best other side, as a share of the value of all units. */
function evaluate(s: Isles, side: number): number {
  const scores = [...s.world.sides.keys()].map((other) => pointsOf(s, other) + nearness(s, other));
  const own = scores[side];
  const others = scores.filter((_, other) => other !== side);
  const best = others.length > 0 ? Math.max(...others) : 15;
  return Math.max(-1, Math.min(1, (own - best) / 50));
}

/** Returns a small bonus for being near a hill. */
function nearness(s: Isles, side: number): number {
  const { board, hill } = s.world;
  const hills = [...hill.keys()].filter((n) => hill[n] === 1);
  if (hills.length === 0) return 0;
  return troopsOf(s, side)
    .filter((u) => s.at[u] !== UNKNOWN)
    .reduce((sum, u) => sum - Math.min(...hills.map((n) => nodeDistance(board, n, s.at[u]))), 0);
}

/**
 * Fills in the hidden parts of a view: units in fog, hands and decks. Data about the knowledge of other sides does not
 * matter.
 */
function determinize(view: Isles, side: number, rng: Rng): void {
  for (let i = 0; i < view.known.length; i++) if (view.known[i] === UNKNOWN) view.known[i] = 0;
  for (const other of view.world.sides.keys())
    if (view.hand[slot(other, 0)] === UNKNOWN) deal(view, other, rng);
  hideUnits(view, side, rng);
}

/** Deals a hand of the right size from the cards that have not been played. */
function deal(view: Isles, side: number, rng: Rng): void {
  const left = view.world.deck.flatMap((count, kind) =>
    Array<number>(count - view.played[slot(side, kind)]).fill(kind),
  );
  for (let kind = 0; kind < KINDS; kind++) {
    view.hand[slot(side, kind)] = 0;
    view.deck[slot(side, kind)] = 0;
  }
  for (let i = 0; left.length > 0; i++) {
    const [kind = 0] = left.splice(rng.below(left.length), 1);
    const column = i < view.handSize[side] ? view.hand : view.deck;
    column[slot(side, kind)] = column[slot(side, kind)] + 1;
  }
}

/** Places unseen units in the fog. */
function hideUnits(view: Isles, side: number, rng: Rng): void {
  const { board } = view.world;
  const own = troopsOf(view, side).filter((u) => sideOf(view, u) === side);
  const fog = [...board.labels.keys()].filter(
    (n) => !view.at.includes(n) && own.every((u) => nodeDistance(board, n, view.at[u]) > 1),
  );
  for (let u = 0; u < view.at.length; u++)
    if (view.at[u] === UNKNOWN) view.at[u] = fog.splice(rng.below(fog.length), 1)[0];
}

export const bot: Heuristics<Isles> = {
  evaluate,
  determinize,
  turn: (s) => s.round * s.world.sides.length + s.side,
};
