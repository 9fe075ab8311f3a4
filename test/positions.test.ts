/**
 * Positions of every game, changed field by field: each position that the reader accepts passes the game's own check,
 * can be played to its end, and is the same after it is written and read again.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { readPositionOf, writePosition } from '../src/kernel/position/position.ts';
import { optionsIn, parseSetup } from '../src/kernel/setup/setup.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { InputError } from '../src/kernel/setup/setup.ts';
import { type GameState, hashState } from '../src/kernel/state.ts';
import { CHANCE, NOBODY } from '../src/kernel/side.ts';
import { byTier } from './tier.ts';

type Json = Record<string, unknown>;

/** Plays one random action; returns false if no side is to act. */
function step(game: Game, s: GameState, rng: Sfc32, list: ActionList): boolean {
  const side = actor(game, s);
  if (side === NOBODY) return false;
  legal(game, s, list);
  const below = (n: number) => rng.below(n);
  apply(game, s, side === CHANCE ? drawOutcome(game, s, list, below) : list.at(below(list.length)));
  return true;
}

/** Opens a random game, and returns a position of it as JSON. */
function positionOf(id: string, seed: number): { game: Game; file: Json } {
  const module = games.find((one) => one.id === id);
  if (!module) throw new Error(id);
  const rng = new Sfc32(`mutants/${id}/${seed}`);
  const { id: scenario } = module.scenarios[rng.below(module.scenarios.length)] ?? { id: '' };
  const options = Object.fromEntries(
    optionsIn(module, scenario).map((o) => [o.id, o.min + rng.below(o.max - o.min + 1)]),
  );
  const game = module.open(parseSetup(module, { scenario, options }));
  const s = start(game);
  const list = new ActionList();
  for (let i = rng.below(400); i > 0 && step(game, s, rng, list); i--);
  return { game, file: JSON.parse(JSON.stringify(writePosition(game, s))) };
}

/** Returns every value in a file that is neither a list nor an object, with the path to it. */
function leavesOf(value: unknown, way: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...way]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...way, Array.isArray(value) ? Number(key) : key]),
  );
}

const HEAD = new Set(['format', 'game', 'scenario', 'options']);

/** Returns the file with one value changed: to a value found elsewhere under the same name, or to a similar one. */
function mutate(game: Game, file: Json, rng: Sfc32): Json {
  const copy = JSON.parse(JSON.stringify(file)) as Json;
  if (rng.below(4) === 0) return withMore(game, copy, rng);
  const leaves = leavesOf(copy).filter(([first]) => !HEAD.has(String(first)));
  const way = leaves[rng.below(leaves.length)] ?? [];
  const last = way.at(-1) as string | number;
  const holder = way.slice(0, -1).reduce<unknown>((at, key) => (at as Json)[key], copy) as Json;
  const old = holder[last];
  const { board } = game;
  if (typeof old === 'number') holder[last] = old + [-1, 1, 2, 7, -old, 999][rng.below(6)]!;
  else if (typeof old === 'boolean') holder[last] = !old;
  else if (rng.below(3) === 0) delete holder[last];
  else holder[last] = board.labels[rng.below(board.labels.length)];
  return copy;
}

/** Returns the file with a condition, a marker or the step changed. */
function withMore(game: Game, copy: Json, rng: Sfc32): Json {
  const { position, units, board } = game;
  const node = board.labels[rng.below(board.labels.length)];
  const counters = copy.counters as Json[];
  const [kind, steps] = [rng.below(4), Object.keys(position.steps)];
  const counter = counters[rng.below(Math.max(1, counters.length))];
  if (kind === 0 && counter) {
    const [name, f] = Object.entries(position.counter)[
      rng.below(Object.keys(position.counter).length)
    ]!;
    counter[name] = f.kind === 'flag' ? true : f.kind === 'number' ? rng.below(9) : node;
  } else if (kind === 1) {
    const types = Object.keys(position.markers);
    if (types.length > 0)
      (copy.markers as Json[]).push({ type: types[rng.below(types.length)], at: node });
  } else if (kind === 2) {
    delete copy.frames;
    copy.step = steps[rng.below(steps.length)];
  } else counters.push({ unit: units[rng.below(units.length)]?.id, at: node });
  return copy;
}

/** Plays on at random; expects the check to pass after every action, and the game to end. */
function playOut(game: Game, s: GameState, rng: Sfc32, most: number): void {
  const list = new ActionList();
  for (let i = 0; i < most && step(game, s, rng, list); i++) {
    game.check(s);
    if (actor(game, s) !== NOBODY) expect(legal(game, s, list).length).toBeGreaterThan(0);
  }
}

const ACTIONS = 300;
/** Number of positions of each game, with eight changes each. */
const RUNS = byTier(8, 3, 25);

test.each(games.map(({ id }) => id))(
  'mutants of positions of %s: accepted ones pass the check, can be played on and round-trip',
  (id) => {
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        const { game, file } = positionOf(id, seed);
        const rng = new Sfc32(seed);
        for (let i = 0; i < 8; i++) {
          const mutant = mutate(game, file, rng);
          let s: GameState;
          try {
            s = readPositionOf(game, mutant);
          } catch (error) {
            // Any error other than a refusal is a fault of the reader.
            if (!(error instanceof InputError)) throw error;
            refused += 1;
            continue;
          }
          accepted += 1;
          try {
            game.check(s);
            const again = JSON.parse(JSON.stringify(writePosition(game, s)));
            expect(hashState(readPositionOf(game, again))).toBe(hashState(s));
            playOut(game, s.clone(), rng, ACTIONS);
          } catch (error) {
            const cause = (error as Error).message;
            throw new Error(`${cause}\n${JSON.stringify(mutant)}`, { cause: error });
          }
        }
      }),
      { numRuns: RUNS, seed: 7 },
    );
    expect(accepted).toBeGreaterThan(RUNS * 0.8);
    expect(refused).toBeGreaterThan(RUNS * 0.8);
  },
);
