import { describe, expect, test } from 'vitest';
import { tinyGame, tinyVerbs } from '../../test/tiny-game.ts';
import { games } from '../games/registry.ts';
import { type Action, pack, verbOf } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import { Sfc32 } from '../kernel/random.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { NOBODY } from '../kernel/side.ts';
import { BlunderingBot } from './blundering.ts';
import type { Bot, RatedAction } from './bot.ts';
import { GreedyBot } from './greedy.ts';
import { Match } from './match.ts';
import { everyTenth } from '../../test/tier.ts';

const tiny = tinyGame() as unknown as Game;
const V = tinyVerbs.id;
const ALWAYS = { often: 1000, far: 0.5 };

/** Returns every slip that a bot with these ratings makes over many tries. */
const slipsAmong = (...rated: [Action, number][]): Action[] => slipsIn(tiny, rated);

function slipsIn(game: Game, rated: readonly [Action, number][]): Action[] {
  const found = rated.map(([action, value]): RatedAction => ({ action, value, share: 0 }));
  const [best] = found;
  const bot: Bot = { level: 'x', rateActions: () => found, choose: () => best.action };
  const slipping = new BlunderingBot('x', bot, ALWAYS, new Sfc32('slips'));
  const view = tiny.create();
  const seen = Array.from({ length: 60 }, () => slipping.choose(game, view, 0));
  return [...new Set(seen)].sort((a, b) => a - b);
}

const [good, fair, poor, awful] = [0, 1, 2, 3].map((u) => pack(V.move, u)) as [
  Action,
  Action,
  Action,
  Action,
];
const pass = pack(V.pass);

describe('a slip', () => {
  test('plays a weaker move, and never loses more than the allowed share of what is at stake', () => {
    expect(slipsAmong([good, 0.4], [fair, 0.2], [poor, 0.1], [awful, -0.4])).toEqual([
      good,
      fair,
      poor,
    ]);
  });

  test('may be anything where little is at stake', () => {
    expect(slipsAmong([good, 0.04], [fair, 0.02], [poor, 0])).toEqual([good, fair, poor]);
  });

  test('does not pass while a better action exists, and may pass where that is best', () => {
    expect(slipsAmong([good, 0.04], [pass, 0.03], [poor, 0.02])).toEqual([good, poor]);
    expect(slipsAmong([pass, 0.04], [good, 0.03])).toEqual([good, pass]);
  });

  test('is never an action that the game calls a blunder, unless that is best', () => {
    const isBlunder = (_: unknown, action: Action) => action === fair;
    const wary = { ...tiny, bot: { ...tiny.bot, isBlunder } };
    const rated: [Action, number][] = [
      [good, 0.3],
      [fair, 0.3],
      [poor, 0.2],
      [awful, -0.4],
    ];
    expect(slipsIn(wary, rated)).toEqual([good, poor]);
    expect(slipsIn(wary, [[fair, 0.4], ...rated.slice(0, 1), [awful, -0.4]])).toEqual([good, fair]);
  });

  test('never changes the play of a bot with slips off', () => {
    const greedy = new GreedyBot('g', new Sfc32(1));
    const view = new Match(tiny, 1).viewFor(0);
    expect(
      new BlunderingBot('x', greedy, { often: 0, far: 1 }, new Sfc32(2)).choose(tiny, view, 0),
    ).toBe(new GreedyBot('g', new Sfc32(1)).choose(tiny, view, 0));
  });
});

/** Yields the decisions of a game by a bot that always slips, with the greedy bot's ratings of each. */
function* slipsOf(game: Game, seed: number) {
  const match = new Match(game, seed);
  const slipping = new BlunderingBot(
    'x',
    new GreedyBot('g', new Sfc32(seed)),
    ALWAYS,
    new Sfc32(1),
  );
  for (let side = match.actor; side !== NOBODY && match.decisions < 250; side = match.actor) {
    const [chosen, ...others] = slipping.rateActions(game, match.viewFor(side), side);
    yield { chosen, others };
    match.act(chosen.action);
  }
}

const scenarios = games.flatMap((module) =>
  module.scenarios.map(({ id }) => ({ id: `${module.id} ${id}`, module, scenario: id })),
);

describe.each(everyTenth(scenarios))('$id', ({ module, scenario }) => {
  const game = module.open(parseSetup(module, { scenario }));
  const isPass = ({ action }: RatedAction) => game.bot.passVerbs?.includes(verbOf(action)) ?? false;

  test('slips do not stay, decline or end a turn while a better action exists', () => {
    let passes = 0;
    for (const { chosen, others } of slipsOf(game, 1)) {
      if (!isPass(chosen)) continue;
      passes += 1;
      for (const other of others) expect(other.value).toBeLessThanOrEqual(chosen.value);
    }
    expect(game.bot.passVerbs?.length).toBeGreaterThan(0);
    expect(passes).toBeGreaterThan(module.id === 'annihilation' ? -1 : 0);
  });
});
