/** Eliminated sides, equal ones together, with the time of their fall. Knows no game. */
import type { Game } from '../../kernel/game.ts';
import type { CounterLook } from '../../kernel/look.ts';
import type { GameState } from '../../kernel/state.ts';

/** Counters of a side that look alike. */
export interface LostGroup {
  readonly look: CounterLook;
  readonly units: readonly number[];
}

const lostIn = (game: Game, state: GameState): ReadonlySet<number> =>
  new Set(game.look.lost?.(state).map(({ unit }) => unit));

/** Everybody who is out of the game and was not at its beginning, side by side, in the order of their numbers. */
export function lostGroups(game: Game, state: GameState, beginning: GameState): LostGroup[] {
  const groups = new Map<string, CounterLook[]>();
  const never = lostIn(game, beginning);
  for (const look of game.look.lost?.(state) ?? []) {
    if (never.has(look.unit)) continue;
    const key = `${look.side} ${look.colour} ${look.type} ${look.values}`;
    groups.set(key, [...(groups.get(key) ?? []), look]);
  }
  return [...groups.values()]
    .flatMap(([look, ...more]): LostGroup[] =>
      look ? [{ look, units: [look, ...more].map(({ unit }) => unit) }] : [],
    )
    .sort((a, b) => a.look.side - b.look.side);
}

/**
 * The entry with which the last of some units fell, all of whom are out of the game at `end`. Looked for by halves:
 * who comes back is found where he fell last or before, and a position may have to be asked for.
 */
export async function fellAt(
  game: Game,
  units: readonly number[],
  end: number,
  stateAt: (seq: number) => Promise<GameState>,
): Promise<number> {
  let [before, after] = [0, end];
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    const lost = lostIn(game, await stateAt(middle));
    if (units.every((u) => lost.has(u))) after = middle;
    else before = middle;
  }
  return after;
}
