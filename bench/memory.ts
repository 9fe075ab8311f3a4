/** Measures copying a state and listing legal actions in one game, and the size of a state. */
import { defineSteps } from '../src/kernel/frames.ts';
import { ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { defineState, type GameState } from '../src/kernel/state.ts';
import { CHANCE, NOBODY } from '../src/kernel/side.ts';
import { median, microseconds, quantile } from './measure.ts';

/** Times in microseconds, sizes in 16-bit integers. */
export interface MemoryFigures {
  readonly copy: number;
  readonly listing: number;
  /** 95th percentile of the listings. */
  readonly listing95: number;
  readonly ints: number;
}

export function memoryFigures(game: Game): MemoryFigures {
  const from = start(game);
  const to = game.create();
  const copy = microseconds(() => to.copyFrom(from));
  const times = listingTimes(game);
  return {
    copy,
    listing: median(times),
    listing95: quantile(times, 0.95),
    ints: from.ints.length,
  };
}

/** Returns the microseconds for a pooled copy of a state with this many integers. */
export function copyTime(ints: number): number {
  const sized = (length: number) =>
    defineState({
      schema: 'bench/1',
      steps: defineSteps({}),
      scalars: {},
      columns: { all: [length, 'public'] },
    });
  const besides = new (sized(0))(undefined).ints.length;
  const State = sized(ints - besides);
  const [from, to] = [new State(undefined), new State(undefined)];
  from.all.fill(7);
  return microseconds(() => to.copyFrom(from));
}

/** Returns the microseconds for listing at decisions of random games, each the mean of many calls. */
function listingTimes(game: Game): number[] {
  const list = new ActionList();
  return positionsOf(game, 400).map((s) => microseconds(() => legal(game, s, list), 100, 3));
}

/** Collects decisions of random games, every seventh, until there are enough. */
function positionsOf(game: Game, count: number): GameState[] {
  const rng = new Sfc32('positions');
  const list = new ActionList();
  const found: GameState[] = [];
  for (let n = 0; found.length < count; ) {
    const s = start(game);
    for (let who = actor(game, s); who !== NOBODY && found.length < count; who = actor(game, s)) {
      legal(game, s, list);
      if (who !== CHANCE && n++ % 7 === 0) found.push(s.clone());
      const action =
        who === CHANCE
          ? drawOutcome(game, s, list, (k) => rng.below(k))
          : list.at(rng.below(list.length));
      apply(game, s, action);
    }
  }
  return found;
}
