/** Goals of a scenario as hexes that a side wants to reach, for automatic set-ups and bots. They are estimates. */
import { NONE } from '../../kernel/state.ts';
import type { World } from './world.ts';

/** Returns the hexes that decide the game or, if there are none, those where a colour's enemies start. */
export function goalsOf(world: World, colour: number): readonly number[] {
  const { victory, hiding, spice } = world.areas;
  const named = [...victory.keys()].filter((n) => victory[n] === 1);
  for (const hexes of [named, hiding, spice]) if (hexes.length > 0) return hexes;
  return world.groups
    .filter((g) => world.partyOf[g.colour] !== world.partyOf[colour])
    .flatMap((g) => (g.arrival.how === 'set-up' ? g.hexes : []));
}

/** [33.5] [34.4] [42.6] Returns whether a colour is hunted, so that it wins by staying away from its enemies. */
export function isHunted({ scenario, forces }: World, colour: number): boolean {
  const { victory } = scenario;
  return victory.kind === 'eliminate' && victory.colour === forces[colour]?.colour;
}

/**
 * Returns the number of steps from each hex to the nearest of the given hexes over any ground, `NONE` if there is no
 * way.
 */
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
