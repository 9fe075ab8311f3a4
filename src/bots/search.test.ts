import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame } from '../../test/tiny-game.ts';
import { ActionList } from '../kernel/action.ts';
import { actor, apply, legal } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { Sfc32 } from '../kernel/random.ts';
import { hashState } from '../kernel/state.ts';
import { CHANCE } from '../kernel/side.ts';
import { viewOf } from '../kernel/view.ts';
import { pointsOf } from '../kernel/outcome.ts';
import type { Bot, Memory } from './bot.ts';
import { createBot } from './create-bot.ts';
import { LEVELS } from './levels.ts';
import { Match, playMatch } from './match.ts';
import { Results } from './results.ts';
import { Search, type Style } from './search.ts';
import { SearchBot } from './search-bot.ts';
import { Tree } from './tree.ts';

const game = tinyGame();

const STYLE: Style = {
  explorationConstant: 1,
  width: 100,
  wideningFactor: 0,
  wideningExponent: 1,
  priorError: 0,
  outcomes: 12,
  turns: 1_000,
  opponentModel: 'paranoid',
};

/** Returns a position of the tiny game in which a side has to decide and nothing is hidden. */
function openPosition(seed: number): Tiny {
  const match = new Match(game, seed);
  const bot = createBot('random', seed);
  while (match.actor >= 0 && match.viewFor(match.actor).ints.includes(-32_768))
    match.act(bot.choose(game, match.viewFor(match.actor), match.actor));
  return match.state as Tiny;
}

function searched(seed: number, iterations: number, style: Style = STYLE): Search {
  const s = openPosition(seed);
  const search = new Search(game, style, new Sfc32(seed), new Tree(4096, 65_536));
  search.begin(s, actor(game, s));
  for (let i = 0; i < iterations; i++) search.iterate();
  return search;
}

describe('a search', () => {
  test('counts every iteration once at the root, and shares add up to one', () => {
    const search = searched(1, 200);
    expect(search.tree.visits[search.root]).toBe(200);
    expect(search.ratedActions().reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const { value } of search.ratedActions()) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  });

  test('offers legal actions only, and leaves the position alone', () => {
    const s = openPosition(2);
    const before = hashState(s);
    const all = legal(game, s, new ActionList()).toArray();
    const found = searched(2, 100).ratedActions();
    for (const { action } of found) expect(all).toContain(action);
    expect(hashState(s)).toBe(before);
  });

  test('takes dice in proportion to their weights', () => {
    const { tree } = searched(3, 2_000);
    let dice = 0;
    for (let node = 0; node < tree.nodes; node++) {
      if (tree.who[node] !== CHANCE || tree.visits[node] < 60) continue;
      dice += 1;
      const edges = Array.from({ length: tree.count[node] }, (_, i) => tree.first[node] + i);
      const tries = edges.map((e) => tree.tries[e]);
      // All outcomes of the tiny die have the same weight.
      expect(Math.max(...tries) - Math.min(...tries)).toBeLessThanOrEqual(1);
    }
    expect(dice).toBeGreaterThan(0);
  });

  test('looks at more candidates the longer it thinks', () => {
    const tried = (iterations: number) =>
      searched(4, iterations, { ...STYLE, width: 1, wideningFactor: 1, wideningExponent: 0.5 })
        .ratedActions()
        .filter(({ share }) => share > 0).length;
    expect(tried(1)).toBe(1);
    expect(tried(40)).toBeGreaterThan(tried(2));
  });

  test('continues as playouts when its tree is full', () => {
    const s = openPosition(5);
    const search = new Search(game, STYLE, new Sfc32(5), new Tree(4, 40));
    search.begin(s, actor(game, s));
    for (let i = 0; i < 300; i++) search.iterate();
    expect(search.tree.nodes).toBeLessThanOrEqual(4);
    expect(search.tree.visits[search.root]).toBe(300);
  });

  test('scores at the horizon, no later', () => {
    const turnsSeen: number[] = [];
    const watched: Game<Tiny> = {
      ...game,
      bot: {
        ...game.bot,
        turn: (s) => s.turn,
        evaluate(s, side) {
          turnsSeen.push(s.turn);
          return game.bot.evaluate(s, side);
        },
      },
    };
    const s = openPosition(6);
    const search = new Search(
      watched,
      { ...STYLE, outcomes: 0, turns: 1 },
      new Sfc32(6),
      new Tree(512, 4096),
    );
    search.begin(s, actor(game, s));
    for (let i = 0; i < 100; i++) search.iterate();
    const now = s.turn;
    expect(turnsSeen.length).toBeGreaterThan(0);
    expect(Math.max(...turnsSeen)).toBeLessThanOrEqual(now + 1);
  });
});

describe('results', () => {
  test('luck that shows fully in the results is removed fully, and leaves the rest', () => {
    const rng = new Sfc32('luck');
    const results = new Results();
    results.clear();
    for (let i = 0; i < 5_000; i++) {
      const luck = rng.below(1000) / 1000 - 0.5;
      const skill = (rng.below(1000) / 1000 - 0.5) / 10;
      results.add(luck + skill, luck);
    }
    expect(results.share).toBeCloseTo(1, 1);
    // Variance of a uniform distribution that is a tenth of a unit wide: 0.01 / 12.
    expect(results.variance).toBeGreaterThan(0.01 / 12 / 1.3);
    expect(results.variance).toBeLessThan((0.01 / 12) * 1.3);
  });

  test('luck that does not affect the results is not removed', () => {
    const rng = new Sfc32('noise');
    const results = new Results();
    results.clear();
    for (let i = 0; i < 5_000; i++) results.add(rng.below(1000) / 1000, rng.below(1000) / 1000);
    expect(Math.abs(results.share)).toBeLessThan(0.1);
  });
});

/** Builds the game, with a count of its evaluations. */
function counting(budgetFactor?: number) {
  let looked = 0;
  const evaluate = (s: Tiny, side: number): number => {
    looked += 1;
    return game.bot.evaluate(s, side);
  };
  const bot = { ...game.bot, evaluate, ...(budgetFactor !== undefined && { budgetFactor }) };
  const positions = (act: () => void): number => {
    looked = 0;
    act();
    return looked;
  };
  return { counted: { ...game, bot }, positions };
}

describe('levels', () => {
  const choose = (bot: Bot, s: Tiny, budget = {}) => {
    const side = actor(game, s);
    return bot.choose(game, viewOf(game, s, side), side, budget);
  };

  test.each(LEVELS.map(({ id }) => id))('%s plays the same from the same seed', (level) => {
    const play = () => playMatch(game, [createBot(level, 'a'), createBot(level, 'b')], 7);
    expect(play()).toEqual(play());
  });

  test('a clock that has run out stops a search after its first iteration', () => {
    let now = 0;
    const budget = { now: () => (now += 10_000), milliseconds: 5 };
    const s = openPosition(8);
    choose(createBot('5', 1), s, budget);
    // Called at the beginning, after the first iteration, and to record the time; never for a decision without a
    // choice.
    expect(now).toBeLessThanOrEqual(30_000);
  });

  test('a search looks at as many times the usual number of positions as the game asks for', () => {
    const s = openPosition(9);
    const count = (budgetFactor?: number): number => {
      const { counted, positions } = counting(budgetFactor);
      return positions(() => createBot('4', 1).choose(counted, s, actor(game, s)));
    };
    expect(count(4) / count()).toBeCloseTo(4, 0);
    expect(count(1)).toBe(count());
  });

  test('a search has one budget for all decisions of a turn, and the first ones do not use it up', () => {
    const { counted, positions } = counting();
    const numbered = { ...counted, bot: { ...counted.bot, turn: (s: Tiny) => s.turn } };
    const strength = { style: STYLE, positions: 1e6, milliseconds: 1e6 };
    const turn = { positions: 20_000, milliseconds: 1e6 };
    const s = openPosition(9);
    const side = actor(game, s);
    let memory: Memory | undefined;
    const spent = Array.from({ length: 30 }, (_, i) =>
      positions(() => {
        const bot = new SearchBot('x', { ...strength, turn }, new Sfc32(i));
        bot.memory = memory;
        bot.choose(numbered, s, side);
        memory = bot.memory;
      }),
    );
    const sum = spent.reduce((a, b) => a + b, 0);
    expect(spent[0]).toBeGreaterThan(2 * spent[10]);
    expect(spent[0]).toBeLessThan(turn.positions / 4);
    expect(sum).toBeLessThan(turn.positions + 30 * 400);
    // Another turn has another budget.
    memory = memory && { ...memory, turn: memory.turn - 1 };
    const bot = new SearchBot('x', { ...strength, turn }, new Sfc32(1));
    bot.memory = memory;
    expect(positions(() => bot.choose(numbered, s, side))).toBeGreaterThan(0.8 * spent[0]);
  });

  test.each(['turns', 'decisions'] as const)('think about %s if the game says so', (searchUnit) => {
    const numbered = { ...game, bot: { ...game.bot, searchUnit, turn: (s: Tiny) => s.turn } };
    const bot = createBot('4', 1);
    const s = openPosition(9);
    bot.choose(numbered, s, actor(game, s));
    expect(bot.memory?.positions).toBeGreaterThan(0);
    expect(bot.memory?.plans.length === 0).toBe(searchUnit === 'decisions');
    const other = createBot(searchUnit === 'turns' ? '4.decisions' : '4.turns', 1);
    other.choose(numbered, s, actor(game, s));
    expect(other.memory?.plans.length === 0).toBe(searchUnit === 'turns');
  });

  test('the results of a search save work at the next decision of the same turn', () => {
    const { counted, positions } = counting();
    const bot = createBot('4', 1);
    // After a piece is chosen, its destination is the second decision of the same turn.
    const s = openPosition(9);
    let side = actor(game, s);
    while (s.step !== STEP.to) {
      side = actor(game, s);
      apply(game, s, bot.choose(counted, s, side));
      while (actor(game, s) === CHANCE) apply(game, s, legal(game, s, new ActionList()).at(0));
    }
    expect(actor(game, s)).toBe(side);
    const count = (who: Bot): number => positions(() => who.choose(counted, s, side));
    const kept = count(bot);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(0.8 * count(createBot('4', 1)));
  });

  test('each of five beats random over both sides', () => {
    for (const level of ['1', '2', '3', '4', '5']) {
      let points = 0;
      for (let i = 0; i < 12; i++) {
        const bots = [createBot(level, i), createBot('random', i)];
        const turned = i % 2;
        const { outcome } = playMatch(game, turned ? bots.reverse() : bots, i, {
          budget: { iterations: 40 },
        });
        points += pointsOf(outcome, turned, 2);
      }
      expect(points, `level ${level}`).toBeGreaterThanOrEqual(6);
    }
  });
});
