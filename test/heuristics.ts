/** Requirements for the heuristics of every game, checked in positions of games played half at random. */
import { expect } from 'vitest';
import { createBot } from '../src/bots/create-bot.ts';
import { playMatch } from '../src/bots/match.ts';
import { ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game, Heuristics, Tuning } from '../src/kernel/game.ts';
import { pointsOf } from '../src/kernel/outcome.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import type { GameState } from '../src/kernel/state.ts';
import { CHANCE, NOBODY } from '../src/kernel/side.ts';

/**
 * Calls `visit` at `count` decisions. About every second action is drawn from the candidates of the bots, so that
 * events occur that bots aim for.
 */
export function eachDecision<S extends GameState>(
  game: Game<S>,
  count: number,
  visit: (s: S, list: ActionList) => void,
): void {
  const list = new ActionList();
  const some = new ActionList();
  for (let left = count, seed = 0; left > 0; seed++) {
    const rng = new Sfc32(`decision/${seed}`);
    const below = (n: number): number => rng.below(n);
    const s = start(game);
    for (let who = actor(game, s); who !== NOBODY && left > 0; who = actor(game, s)) {
      legal(game, s, list);
      if (who === CHANCE) {
        apply(game, s, drawOutcome(game, s, list, below));
        continue;
      }
      if (left-- > 0) visit(s, list);
      some.clear();
      if (below(2) === 0) game.bot.candidates?.(s, list, some);
      const from = some.length > 0 ? some : list;
      apply(game, s, from.at(below(from.length)));
    }
  }
}

/**
 * Expects evaluations between -1 and 1 in which one side's gain is the other's loss, and the same evaluation of a
 * position after others have been evaluated. Checks `predict` in the same way if the game has it.
 */
export function expectZeroSum<S extends GameState>(game: Game<S>, count: number): void {
  const { bot } = game;
  const judges = bot.predict ? [bot.evaluate, bot.predict] : [bot.evaluate];
  const before: { s: S; values: number[] }[] = [];
  eachDecision(game, count, (s) => {
    const values = judges.map((judge) => judge(s, 0));
    for (const [i, judge] of judges.entries()) {
      const value = values[i] ?? Number.NaN;
      expect(value + judge(s, 1)).toBe(0);
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
    }
    if (before.length < 50) before.push({ s: s.clone(), values });
  });
  for (const [i, judge] of judges.entries())
    for (const { s, values } of before) expect(judge(s, 0)).toBe(values[i]);
}

/**
 * Expects equal weights to give equal evaluations, and different weights different ones. `rare` names weights of things
 * that hardly occur in random play.
 */
export function expectTunable<S extends GameState>(
  game: Game<S>,
  count: number,
  rare: readonly string[] = [],
): void {
  const { tuning, evaluate } = game.bot;
  const same = tuning?.with({}).evaluate;
  const judgeOf = (bot: Heuristics<S>) => bot.evaluate;
  expectWeights({
    ...{ game, tuning, judgeOf, count, rare },
    visit: (s: S) => expect(same?.(s, 0)).toBe(evaluate(s, 0)),
  });
}

/** Checks the weights of the forecast in the same way; a forecast may be discounted, so its effect may be smaller. */
export function expectLearning<S extends GameState>(game: Game<S>, count: number): void {
  const { learning } = game.bot;
  const judgeOf = ({ predict, evaluate }: Heuristics<S>) => predict ?? evaluate;
  const unused = Object.entries(learning?.weights ?? {}).filter(([, weight]) => weight === 0);
  const learnt = learning?.with({}).predict;
  expectWeights({
    ...{ game, tuning: learning, judgeOf, count, rare: unused.map(([name]) => name) },
    visit: (s: S) =>
      expect(Math.sign(learnt?.(s, 0) ?? 0)).toBe(Math.sign(judgeOf(game.bot)(s, 0))),
  });
}

interface WeightCheck<S extends GameState> {
  readonly game: Game<S>;
  readonly tuning: Tuning<S> | undefined;
  readonly judgeOf: (bot: Heuristics<S>) => Heuristics<S>['evaluate'];
  /** Number of decisions. */
  readonly count: number;
  /** Weights that need not count. */
  readonly rare: readonly string[];
  /** Another check of each position. */
  readonly visit: (s: S) => void;
}

function expectWeights<S extends GameState>(check: WeightCheck<S>): void {
  const { game, tuning, judgeOf, count, rare, visit } = check;
  if (!tuning) throw new Error(`${game.id} has no weights`);
  const { weights } = tuning;
  const judge = judgeOf(tuning.with({}));
  const common = Object.keys(weights).filter((name) => !rare.includes(name));
  const others = common.map((name) => {
    const old = weights[name];
    const bot = tuning.with({ [name]: old === 0 ? 1 : old / 2 });
    return { name, judge: judgeOf(bot), differs: false };
  });
  eachDecision(game, count, (s) => {
    visit(s);
    const left = others.filter(({ differs }) => !differs);
    const value = left.length > 0 ? judge(s, 0) : 0;
    for (const other of left) other.differs ||= other.judge(s, 0) !== value;
  });
  const idle = others.filter(({ differs }) => !differs);
  expect(idle.map(({ name }) => name)).toEqual([]);
}

/**
 * Returns the sizes of the lists of candidates where there is a choice; expects each list to be a subset of the legal
 * actions.
 */
export function candidateCounts<S extends GameState>(
  game: Game<S>,
  bot: Heuristics<S>,
  count: number,
): number[] {
  const counts: number[] = [];
  const some = new ActionList();
  eachDecision(game, count, (s, list) => {
    if (list.length === 1) return;
    some.clear();
    bot.candidates?.(s, list, some);
    expect(some.length).toBeGreaterThan(0);
    expect(some.toArray().every((action) => list.has(action))).toBe(true);
    expect(new Set(some.toArray()).size).toBe(some.length);
    counts.push(some.length);
  });
  return counts.sort((a, b) => a - b);
}

/**
 * Returns the points of greedy, which plays each side once against random opponents; 1 means that it wins every game.
 */
export function pointsAgainstRandom(game: Game, seed: string): number {
  const sides = game.sides.length;
  const points = game.sides.map((_, side) => {
    const bots = game.sides.map((__, i) =>
      createBot(i === side ? 'greedy' : 'random', `${seed}/${i}`),
    );
    return pointsOf(playMatch(game, bots, seed).outcome, side, sides);
  });
  return points.reduce((sum, p) => sum + p, 0) / sides;
}
