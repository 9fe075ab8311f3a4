import { describe, expect, test } from 'vitest';
import { isles, openIsles } from '../../../test/isles/index.ts';
import { STEP, type Tiny, tinyGame, tinyVerbs } from '../../../test/tiny-game.ts';
import { ActionList, pack } from '../../kernel/action.ts';
import { actor, apply, legal, start } from '../../kernel/engine.ts';
import type { Game, TurnPlanning } from '../../kernel/game.ts';
import { pointsOf } from '../../kernel/outcome.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { type GameState, hashState } from '../../kernel/state.ts';
import { CHANCE, NOBODY } from '../../kernel/side.ts';
import { viewOf } from '../../kernel/view.ts';
import type { Bot, Memory, RatedAction } from '../bot.ts';
import { createBot } from '../create-bot.ts';
import { Match, playMatch } from '../match.ts';
import { contextOf, PlanFollower } from './plan.ts';
import { Planner, type Planning } from './planner.ts';
import { PlannerBot } from './planner-bot.ts';

const plain = tinyGame();
/** The tiny game with numbered turns. A turn consists of choosing a piece and its destination. */
const game = { ...plain, bot: { ...plain.bot, turn: (s: Tiny) => s.turn } } as Game<Tiny>;
const general = game as unknown as Game;
const V = tinyVerbs.id;

const STYLE: Planning = {
  generation: { breadth: 8, outcomes: 6 },
  playout: { breadth: 4, outcomes: 1 },
  outcomes: 12,
  first: 8,
  kept: 3,
  children: 4,
  least: 4,
  most: 16,
  weightSamples: 3,
};

const POSITIONS = 2_000;
const botOf = (seed: number | string, positions = POSITIONS, milliseconds = 1_000) =>
  new PlannerBot('p', { style: STYLE, positions, milliseconds }, new Sfc32(seed));

/** Returns the tiny game with both bids made; red is to choose a piece. */
function opened(): Tiny {
  const s = start(game);
  apply(game, s, pack(V.bid, 1));
  apply(game, s, pack(V.bid, 1));
  return s;
}

/** Plays a bot's decisions from a position to the end of the turn; `next` returns the bot for each decision. */
function playTurn(s: Tiny, next: () => Bot): number[] {
  const [side, turn] = [s.side, s.turn];
  const played: number[] = [];
  while (s.turn === turn && actor(game, s) === side) {
    played.push(next().choose(general, viewOf(game, s, side), side));
    apply(game, s, played.at(-1) as number);
  }
  return played;
}

describe('following a plan', () => {
  test('a decision is recognised by its step and its fields', () => {
    const s = opened();
    const choosing = contextOf(s);
    const first = s.clone();
    apply(game, first, pack(V.move, 0));
    const second = s.clone();
    apply(game, second, pack(V.move, 1));
    expect(new Set([choosing, contextOf(first), contextOf(second)]).size).toBe(3);
    s.turn = 6;
    expect(contextOf(s)).toBe(choosing);
  });

  test('an action that is no longer legal is skipped, and the rest of the plan is played', () => {
    const s = opened();
    const here = contextOf(s);
    const follower = new PlanFollower(general);
    follower.follow([here, pack(V.move, 3), here, pack(V.move, 1), here, pack(V.pass, 0)]);
    expect(follower.next(s)).toBe(pack(V.move, 1));
    expect(follower.rest()).toEqual([here, pack(V.pass, 0)]);
    expect(follower.next(s)).toBe(pack(V.pass, 0));
    expect(follower.next(s)).toBeUndefined();
  });
});

describe('a planner', () => {
  const planned = (seed: number, playouts: number): Planner => {
    const s = opened();
    const planner = new Planner(general, STYLE, new Sfc32(seed));
    planner.begin(s, s.side, []);
    planner.think(() => planner.playouts >= playouts);
    return planner;
  };

  test('plans turns that can be played as they stand', () => {
    for (const plan of planned(1, 200).best()) {
      const s = opened();
      for (let i = 0; i < plan.length; i += 2) {
        expect(contextOf(s)).toBe(plan[i]);
        expect(legal(game, s, new ActionList()).toArray()).toContain(plan[i + 1]);
        apply(game, s, plan[i + 1] as number);
      }
      expect(s.turn === 1 || actor(game, s) === CHANCE).toBe(true);
    }
  });

  test('spreads its tries: shares add up to one, and the best was tried most often', () => {
    const found = planned(2, 150).ratedActions();
    expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1);
    for (const { value } of found) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  });

  test('leaves the position alone, and finds the same from the same seed', () => {
    const s = opened();
    const before = hashState(s);
    expect(planned(3, 100).best()).toEqual(planned(3, 100).best());
    expect(hashState(s)).toBe(before);
  });

  test('continues from the plans it is given', () => {
    const s = opened();
    const planner = new Planner(general, STYLE, new Sfc32(4));
    const given = [contextOf(s), pack(V.pass, 0)];
    planner.begin(s, s.side, [given]);
    planner.think(() => planner.playouts >= 400);
    expect(planner.ratedActions().map(({ action }) => action)).toContain(pack(V.pass, 0));
  });

  test('scores at the start of its own next turn, after the turns of the others', () => {
    const turns = new Set<number>();
    const evaluate = (s: Tiny, side: number): number => {
      turns.add(s.turn);
      return plain.bot.evaluate(s, side);
    };
    const watched = { ...game, bot: { ...game.bot, evaluate } } as unknown as Game;
    const planner = new Planner(watched, { ...STYLE, outcomes: 0 }, new Sfc32(5));
    planner.begin(opened(), 0, []);
    planner.think(() => planner.playouts >= 50);
    expect(Math.max(...turns)).toBe(2);
  });
});

describe('the win prediction of a game', () => {
  const thinkers = ['4.turns', '4.decisions'];

  /** Builds the game with a prediction, and records the turns in which it and `evaluate` are called. */
  function watched(predict: (s: Tiny, side: number) => number) {
    const [told, judged] = [new Set<number>(), new Set<number>()];
    const bot = {
      ...game.bot,
      predict(s: Tiny, side: number): number {
        told.add(s.turn);
        return predict(s, side);
      },
      evaluate(s: Tiny, side: number): number {
        judged.add(s.turn);
        return plain.bot.evaluate(s, side);
      },
    };
    return { told, judged, seen: { ...game, bot } as unknown as Game };
  }

  const choose = (level: string, of: Game): number => {
    const s = opened();
    const view = viewOf(game, s, s.side);
    return createBot(level, 1).choose(of, view, s.side, { iterations: 200 });
  };

  test.each(thinkers)('is used at the horizon only: %s', (level) => {
    const { told, judged, seen } = watched(() => 0);
    choose(level, seen);
    const [horizon = 0] = [...told];
    expect(told.size).toBe(1);
    expect(Math.min(...judged)).toBeLessThan(horizon);
  });

  test.each(thinkers)('decides the result of the search: %s', (level) => {
    const from = opened();
    const gone = (s: Tiny): number => [0, 1].filter((u) => s.at[u] !== from.at[u]).length / 2;
    const restless = watched((s, side) => (side === 0 ? gone(s) : -gone(s)));
    const still = watched((s, side) => (side === 0 ? -gone(s) : gone(s)));
    expect(choose(level, restless.seen)).not.toBe(pack(V.pass, 0));
    expect(choose(level, still.seen)).toBe(pack(V.pass, 0));
  });

  test('is not used by the greedy bot', () => {
    const { told, judged, seen } = watched(() => 1);
    expect(choose('greedy', seen)).toBe(choose('greedy', general));
    expect([told.size, judged.size > 0]).toEqual([0, true]);
  });
});

describe('the turn planning of a game', () => {
  /** Budget that runs out before all plans of the tiny game are tried. */
  const LITTLE = 1_000;
  const everything = (_: Tiny, list: ActionList, out: ActionList): void => {
    for (let i = 0; i < list.length; i++) out.push(list.at(i));
  };

  /**
   * Builds the tiny game with candidates for planning. Losing its second piece is best, but moving it is not a
   * candidate.
   */
  function planned(planning: TurnPlanning<Tiny>, told = new Set<number>()): Game {
    const from = opened();
    const predict = (s: Tiny, side: number): number => {
      told.add(s.turn);
      const gone = s.at[1] === from.at[1] ? 0 : 0.5;
      return side === 0 ? gone : -gone;
    };
    const candidates = (s: Tiny, list: ActionList, out: ActionList): void => {
      if (s.step !== STEP.turn) everything(s, list, out);
      else for (const action of [pack(V.pass, 0), pack(V.move, 0)]) out.push(action);
    };
    return { ...game, bot: { ...game.bot, predict, candidates, planning } } as unknown as Game;
  }
  const choose = (level: string, of: Game): number => {
    const s = opened();
    return createBot(level, 1).choose(of, viewOf(game, s, s.side), s.side, { iterations: 200 });
  };

  test('plans use its candidates for planning, not the candidates of greedy comparison', () => {
    const [narrow, wide] = [planned({}), planned({ candidates: everything })];
    expect(choose('4.turns', narrow)).not.toBe(pack(V.move, 1));
    expect(choose('4.turns', wide)).toBe(pack(V.move, 1));
    for (const level of ['greedy', '4.decisions'])
      expect(choose(level, wide)).toBe(choose(level, narrow));
  });

  test.each([2, 3])('plans are compared when %i turns have begun after their own', (turns) => {
    const told = new Set<number>();
    choose('4.turns', planned({ turns }, told));
    expect([...told]).toEqual([opened().turn + turns]);
  });

  test('while dice are to come, a decision costs the declared share of the budget', () => {
    const dead = (s: Tiny): number => [2, 3].filter((u) => s.at[u] < 0).length / 2;
    // Red, the side to move, gains only by fighting.
    const evaluate = (s: Tiny, side: number): number => (side === 0 ? dead(s) : -dead(s));
    const left = [{}, { share: 0.8 }].map((planning) => {
      const bot = botOf(1, LITTLE);
      const s = opened();
      [s.at[0], s.at[1], s.at[2], s.at[3]] = [0, 1, 3, 6];
      bot.choose({ ...game, bot: { ...game.bot, evaluate, planning } } as unknown as Game, s, 0);
      return (bot.memory?.positions ?? 0) / LITTLE;
    });
    expect(left[0]).toBeCloseTo(0.6, 1);
    expect(left[1]).toBeCloseTo(0.2, 1);
  });
});

describe('a bot that plans', () => {
  /** Builds the game, with a count of the positions it evaluated. */
  function counting() {
    const count = { positions: 0 };
    const evaluate = (s: Tiny, side: number): number => {
      count.positions += 1;
      return plain.bot.evaluate(s, side);
    };
    return { count, counted: { ...game, bot: { ...game.bot, evaluate } } as unknown as Game };
  }

  test('plays its plan without searching again', () => {
    const { count, counted } = counting();
    const bot = botOf(1);
    const s = opened();
    const choose = () => bot.choose(counted, viewOf(game, s, s.side), s.side);
    while (s.step !== STEP.to) apply(game, s, choose());
    expect(count.positions).toBeGreaterThan(0);
    count.positions = 0;
    const [{ action, value }] = bot.rateActions(counted, viewOf(game, s, s.side), s.side) as [
      RatedAction,
    ];
    expect(legal(game, s, new ActionList()).toArray()).toContain(action);
    expect(value).toBe(bot.memory?.expectedValue);
    expect(count.positions).toBe(0);
  });

  test('a new bot with the memory continues the plan; without it, the bot plans from scratch', () => {
    for (let seed = 0; seed < 8; seed++) {
      let memory: Memory | undefined;
      let bot = botOf(seed);
      const whole = playTurn(opened(), () => bot);
      let fresh = 0;
      const handedOn = playTurn(opened(), () => {
        memory = structuredClone(bot.memory);
        bot = botOf(fresh++ === 0 ? seed : `other/${seed}`);
        if (fresh > 1) bot.memory = JSON.parse(JSON.stringify(memory)) as Memory;
        return bot;
      });
      expect(handedOn).toEqual(whole);
      expect(playTurn(opened(), () => botOf(seed)).length).toBeGreaterThan(0);
    }
  });

  test('a memory of another turn is ignored', () => {
    const bot = botOf(1);
    const s = opened();
    playTurn(s, () => bot);
    const stale = bot.memory;
    const [one, other] = [botOf(2), botOf(2)];
    one.memory = stale;
    while (actor(game, s) === CHANCE) apply(game, s, legal(game, s, new ActionList()).at(0));
    const side = actor(game, s);
    expect(one.choose(general, s, side)).toBe(other.choose(general, s, side));
    expect(one.memory?.turn).toBe(s.turn);
  });

  test('all decisions of a turn together cost one budget at most', () => {
    const rng = new Sfc32('budget');
    for (const positions of [400, 4_000]) {
      const { count, counted } = counting();
      const s = opened();
      const bot = botOf(7, positions);
      const side = s.side;
      // Simulates surprises: the position is never the predicted one.
      for (let looks = 0; looks < 12; looks++) {
        bot.choose(counted, s, side);
        if (bot.memory) bot.memory = { ...bot.memory, expected: '' };
        s.at[1 + rng.below(2)] = rng.below(2) === 0 ? 1 : 4;
        s.at[2] = 5;
      }
      // The first plan of each search and the last playout may exceed the budget a little.
      expect(count.positions).toBeLessThan(positions + 12 * 100);
      expect(bot.memory?.positions).toBeLessThan(positions / 2);
    }
  });

  test('a clock that has run out stops it after its first playout', () => {
    let now = 0;
    const bot = botOf(8, 1e9);
    const budget = { now: () => (now += 10_000) };
    expect(bot.choose(general, opened(), 0, budget)).toBeGreaterThan(0);
    expect(bot.memory?.milliseconds).toBe(0);
    expect(now).toBeLessThanOrEqual(50_000);
  });

  test('a twentieth of the time is reserved for the playout in progress when time is up', () => {
    const bot = botOf(8, 100);
    bot.choose(general, opened(), 0, { now: () => 0 });
    expect(bot.memory?.milliseconds).toBe(950);
  });

  test('if its time for the turn is up, makes no plan and plays the action that looks best at once', () => {
    const { count, counted } = counting();
    const s = opened();
    const bot = botOf(8, 1e9);
    let now = 0;
    const budget = { now: () => (now += 10_000) };
    bot.choose(counted, s, 0, budget);
    const [looked, time] = [count.positions, now];
    // Simulates a surprise: the position is not the predicted one.
    if (bot.memory) bot.memory = { ...bot.memory, expected: '' };
    const greedy = createBot('greedy', 'g').choose(counted, s, 0);
    const examined = count.positions - looked;
    expect(bot.choose(counted, s, 0, budget)).toBe(greedy);
    expect(count.positions - looked).toBe(2 * examined);
    expect(now).toBe(time);
  });

  test('plays the same from the same seed', () => {
    const play = () => playMatch(general, [botOf('a'), botOf('b')], 7);
    expect(play()).toEqual(play());
  });

  test('beats random over both sides', () => {
    const duel = openIsles(parseSetup(isles, { scenario: 'duel' })) as unknown as Game;
    let points = 0;
    for (let i = 0; i < 20; i++) {
      const bots: Bot[] = [botOf(i, 500), createBot('random', i)];
      const turned = i % 2;
      const { outcome } = playMatch(duel, turned ? bots.reverse() : bots, i);
      points += pointsOf(outcome, turned, 2);
    }
    expect(points).toBeGreaterThanOrEqual(14);
  });

  test('sees a game without numbered turns through to its end', () => {
    const open = plain as unknown as Game;
    const { outcome } = playMatch(open, [botOf(1, 300), botOf(2, 300)], 3);
    expect(outcome.winners.length).toBeGreaterThan(0);
  });

  test.each(['three', 'duel', 'alone'])('plays Isles with hidden hands and fog: %s', (scenario) => {
    const islands = openIsles(parseSetup(isles, { scenario })) as unknown as Game;
    const match = new Match(islands, 5);
    const bots = islands.sides.map((_, side) => botOf(side, 300));
    const list = new ActionList();
    for (let side = match.actor; side !== NOBODY; side = match.actor) {
      const view: GameState = match.viewFor(side);
      const before = hashState(view);
      const action = (bots[side] as Bot).choose(islands, view, side);
      expect(legal(islands, view, list).has(action)).toBe(true);
      expect(hashState(view)).toBe(before);
      match.act(action);
    }
    expect(match.result().decisions).toBeGreaterThan(4);
  });
});
