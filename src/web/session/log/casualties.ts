/** Eliminated units, grouped by look, and the entry in which they fell. Works for any game. */
import type { Game } from '../../../kernel/game.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import type { GameState } from '../../../kernel/state.ts';

/** Counters of a side that look alike. */
export interface CasualtyUnits {
  readonly look: CounterLook;
  readonly units: readonly number[];
}

const lostIn = (game: Game, state: GameState): ReadonlySet<number> =>
  new Set(game.look.lost?.(state).map(({ unit }) => unit));

/** Returns the units that are out of the game but were not at its beginning, by side, in the order of their numbers. */
export function casualtiesOf(game: Game, state: GameState, beginning: GameState): CasualtyUnits[] {
  const groups = new Map<string, CounterLook[]>();
  const never = lostIn(game, beginning);
  for (const look of game.look.lost?.(state) ?? []) {
    if (never.has(look.unit)) continue;
    const key = `${look.side} ${look.colour} ${look.type} ${look.values}`;
    groups.set(key, [...(groups.get(key) ?? []), look]);
  }
  return [...groups.values()]
    .flatMap(([look, ...more]): CasualtyUnits[] =>
      look ? [{ look, units: [look, ...more].map(({ unit }) => unit) }] : [],
    )
    .sort((a, b) => a.look.side - b.look.side);
}

/**
 * Finds the entry in which the last of some units fell; all of them are out of the game at `end`. Uses binary search,
 * since positions may have to be requested. For a unit that came back, the entry may be any of its falls.
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
