/** Goals of a scenario as hexes: where a side wants to be. For set-ups and bots, which may be wrong. */
import { NONE } from '../../kernel/state.ts';
import type { World } from './world.ts';

/** Hexes that decide the game; else those where the enemies of a colour begin. */
export function goalsOf(world: World, colour: number): readonly number[] {
  const { victory, hiding, spice } = world.areas;
  const named = [...victory.keys()].filter((n) => victory[n] === 1);
  for (const hexes of [named, hiding, spice]) if (hexes.length > 0) return hexes;
  return world.groups
    .filter((g) => world.partyOf[g.colour] !== world.partyOf[colour])
    .flatMap((g) => (g.arrival.how === 'set-up' ? g.hexes : []));
}

/** [33.5] [34.4] [42.6] Whether a colour is hunted: it wins by staying away. */
export function isHunted({ scenario, forces }: World, colour: number): boolean {
  const { victory } = scenario;
  return victory.kind === 'eliminate' && victory.colour === forces[colour]?.colour;
}

/** Steps from each hex to the nearest of some, over any ground; `NONE` from where there is no way. */
export function distancesTo({ board }: World, hexes: readonly number[]): Int16Array {
  const distance = new Int16Array(board.size).fill(NONE);
  const queue = [...new Set(hexes)];
  for (const n of queue) distance[n] = 0;
  for (const n of queue)
    for (const to of board.neighbours.subarray(n * board.slots, (n + 1) * board.slots))
      if (to >= 0 && distance[to] === NONE) {
        distance[to] = distance[n] + 1;
        queue.push(to);
      }
  return distance;
}
