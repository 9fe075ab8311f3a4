/** What bots may use. Rough: what is on the map and in the hand, by what it cost and what is left of it. */
import type { Heuristics } from '../../kernel/game.ts';
import { pointsOf as worthOfOutcome } from '../../kernel/outcome.ts';
import { determinize } from './determinize.ts';
import { totalOf } from './data/card.ts';
import { outcomeOf } from './rules/09-victory.ts';
import type { Armageddon } from './state.ts';
import { DECK, DISCARDED } from './state/pieces.ts';
import { cardOf, isArmy, leftOf, pointsOf } from './rules/pieces.ts';

type S = Armageddon;

/** What a stronghold is worth, which costs nothing. */
const STRONGHOLD = 30;

function evaluate(s: S, side: number): number {
  const outcome = outcomeOf(s);
  if (outcome) return 2 * worthOfOutcome(outcome, side, s.world.sides.length) - 1;
  let [own, all] = [0, 0];
  for (let u = 0; u < s.world.cards; u++) {
    if (s.kind[u] < 0 || isArmy(s, u) || s.place[u] === DISCARDED || s.place[u] === DECK) continue;
    const worth = ((totalOf(cardOf(s, u).cost) || STRONGHOLD) * leftOf(s, u)) / pointsOf(s, u);
    all += worth;
    own += s.owner[u] === side ? worth : 0;
  }
  const share = all === 0 ? 0.5 : own / all;
  return Math.max(-1, Math.min(1, 2 * share - 1));
}

export const heuristics: Heuristics<S> = {
  evaluate,
  determinize,
  turn: (s) => s.round * s.world.sides.length + s.turn,
};
