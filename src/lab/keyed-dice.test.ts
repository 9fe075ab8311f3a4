import { expect, test } from 'vitest';
import { createBot } from '../bots/create-bot.ts';
import { Match } from '../bots/match.ts';
import { annihilator } from '../games/annihilator/index.ts';
import { apply, start } from '../kernel/engine.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { NOBODY } from '../kernel/side.ts';
import { keyedDice } from './keyed-dice.ts';
import { observe } from './observe.ts';

const game = annihilator.open(parseSetup(annihilator, { scenario: 'learning' }));

/** Plays random moves from a seed. With `observes`, also observes the first 60 decisions on the way. */
function play(seed: string, observes: boolean) {
  const match = new Match(game, keyedDice(seed));
  const bot = createBot('random', seed);
  const other = annihilator.open(game.setup);
  for (let side = match.actor; side !== NOBODY; side = match.actor) {
    match.act(bot.choose(game, match.viewFor(side), side));
    // Observing a game while it is played must not change it.
    if (observes && match.decisions === 60) observe(other, match.actions, { side: 0, luck: true });
  }
  return match;
}

test('a roll depends on its key and on how often that key occurred, not on earlier rolls', () => {
  const s = start(game);
  const numbers = (skip: number): number[] => {
    const dice = keyedDice('a');
    const other = s.clone();
    other.ints[0] += 1;
    for (let i = 0; i < skip; i++) dice.at(game, other).below(1000);
    return [0, 1, 2].map(() => dice.at(game, s).below(1000));
  };
  expect(numbers(5)).toEqual(numbers(0));
  expect(new Set(numbers(0)).size).toBe(3);
});

test('equal seeds give equal games, other seeds other games', () => {
  const [one, two, other] = [play('1', false), play('1', true), play('2', false)];
  expect(two.result().hash).toBe(one.result().hash);
  expect(other.result().hash).not.toBe(one.result().hash);
});

test('observing a finished game shows its course', () => {
  const match = play('1', false);
  const seen = observe(game, match.actions, { side: 0, luck: true });
  const s = start(game);
  const first = game.look.counters(s);
  for (const action of match.actions) apply(game, s, action);
  expect(seen.first).toBe('human');
  expect(seen.lead.length).toBeGreaterThan(2);
  for (const value of seen.lead) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  // Units of the first position that are gone at the end were lost, once each; units that arrive later add to these.
  const gone = first.filter(({ unit }) => game.look.nodeOf(s, unit) < 0);
  expect(seen.lost.flat().length).toBeGreaterThanOrEqual(gone.length);
  expect(seen.lost.flat().length).toBeGreaterThan(0);
  const stood = seen.stood.flatMap((pairs) => pairs.filter((_, i) => i % 2 === 1));
  expect(stood.reduce((a, b) => a + b)).toBeGreaterThan(seen.lead.length);
  const other = observe(game, match.actions, { side: 1, luck: true });
  expect(other.luck).toBeCloseTo(-(seen.luck ?? 0), 4);
  expect(observe(game, match.actions, { side: 0, luck: false })).not.toHaveProperty('luck');
});
