/**
 * *Same view, same tree*: exploring gives a side the same nodes, odds, values, refusals and lines, whatever the table
 * hides from it. Runs over every scenario with secrets in all games, and over a game that is only in the tests and has
 * no bundle.
 */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { Game, GameModule } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { actor } from '../../src/kernel/engine.ts';
import { type GameState, hashState } from '../../src/kernel/state.ts';
import { hasSecrets, viewOf } from '../../src/kernel/view.ts';
import { createBot } from '../../src/bots/create-bot.ts';
import { bestLines } from '../../src/study/lines.ts';
import { chapterFrom } from '../../src/study/root.ts';
import { compareTwins, type EngineUnderTest, type Exploration } from '../../src/study/same-tree.ts';
import { isles } from '../isles/index.ts';
import { randomPlay } from '../random-play.ts';
import { byTier } from '../tier.ts';

const POSITIONS = byTier(8, 2, 40);
const NODES = byTier(12, 8, 20);

interface SecretGame {
  readonly id: string;
  readonly game: Game;
}

const all: readonly GameModule[] = [...games, isles];
const secret = all.flatMap((module) =>
  module.scenarios.flatMap(({ id }): SecretGame[] => {
    const game = module.open(parseSetup(module, { scenario: id }));
    return hasSecrets(game.create()) ? [{ id: `${module.id} ${id}`, game }] : [];
  }),
);

/** Returns positions at different moments of random games. */
function positionsOf({ id, game }: SecretGame, count: number): GameState[] {
  const found: GameState[] = [];
  for (let i = 0; i < count; i++) {
    const rng = new Sfc32(`same tree ${id} ${i}`);
    const most = 1 + rng.below(i % 2 === 0 ? 30 : 300);
    let last: GameState | undefined;
    for (const s of randomPlay(game, rng, most)) last = s;
    if (last) found.push(last.clone());
  }
  return found;
}

/** Number of sides and positions with a twin in another state, and the difference that exploring shows, if any. */
function compare(each: SecretGame, explore?: Exploration) {
  const { id, game } = each;
  const results: { readonly isOther: boolean; readonly difference: unknown }[] = [];
  for (const [i, s] of positionsOf(each, POSITIONS).entries())
    for (const side of game.sides.keys()) {
      const twin = viewOf(game, s, side);
      game.bot.determinize?.(twin, side, new Sfc32(`${id} ${i} ${side}`));
      const iterations = i === 0 && side === actor(game, s) ? 2 : 0;
      const difference = compareTwins(game, s, side, new Sfc32(`${id} ${i} ${side}`), {
        // A wrong root is detected at once.
        ...(explore ? { explore, nodes: 1 } : { iterations, nodes: NODES }),
      });
      results.push({ isOther: hashState(twin) !== hashState(s), difference });
    }
  return results;
}

test('there are games with secrets, one of which no bundle has', () => {
  expect(secret.length).toBeGreaterThan(1);
  expect(secret.some(({ id }) => id.startsWith(isles.id))).toBe(true);
});

describe.each(secret)('$id', (each) => {
  test('a state and its twin give the same tree', () => {
    for (const { difference } of compare(each)) expect(difference).toBeUndefined();
  });
});

/** A wrong version of exploring: it starts from the full state of the table. */
const fromTheTable: Exploration = (game, state) =>
  chapterFrom(game, { id: 'c1', name: 'Twin', state, as: 'all' });

test('a wrong version that explores the full state of the table is detected', () => {
  const results = secret.flatMap((each) => compare(each, fromTheTable));
  const others = results.filter(({ isOther }) => isOther);
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ difference }) => difference !== undefined)).toBe(true);
});

/** A wrong version of the engine: it analyses the full position of the table. */
const fromThePosition: EngineUnderTest = (game, _node, iterations, table) =>
  bestLines(game, table, {
    bot: createBot('4', 'twins'),
    budget: { iterations },
    most: 2,
    tries: 1,
  });

test('a wrong engine that knows the full position of the table is detected', () => {
  const small = secret.filter(({ id }) => id.startsWith(isles.id));
  const found = small.flatMap((each) =>
    positionsOf(each, POSITIONS).flatMap((s, i) =>
      [...each.game.sides.keys()].map((side) => {
        const rng = new Sfc32(`${each.id} ${i} ${side}`);
        const options = { nodes: 1, iterations: 6, engine: fromThePosition };
        return compareTwins(each.game, s, side, rng, options);
      }),
    ),
  );
  expect(found.some((difference) => difference !== undefined)).toBe(true);
});
