/** Games from set-up on, with random legal actions. */
import { expect, test } from 'vitest';
import { ActionList } from '../../kernel/action.ts';
import { checkSecrets } from '../../kernel/conformance/secrets.ts';
import { actor, apply, drawOutcome, legal } from '../../kernel/engine.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { CHANCE, NOBODY } from '../../kernel/side.ts';
import { FACTION_IDS } from './data/factions.ts';
import { armageddon, openArmageddon } from './index.ts';

/** Plays a number of decisions with a check after each; returns the round reached and all actions. */
function playFor(scenario: string, seed: number, decisions: number) {
  const factions = {
    'red-faction': FACTION_IDS[seed % 4],
    'blue-faction': FACTION_IDS[(seed + 1) % 4],
  };
  const options = { specials: 'common', events: 'yes', ...factions };
  const game = openArmageddon(parseSetup(armageddon, { scenario, options }));
  const s = game.create();
  game.begin(s);
  const [rng, list, done] = [new Sfc32(seed), new ActionList(), new Set<string>()];
  const fail = (message: string, cause?: unknown): never => {
    throw new Error(`seed ${seed} at ${game.stepNames[s.step]}: ${message}`, { cause });
  };
  for (let i = 0; i < decisions && actor(game, s) !== NOBODY; i++) {
    legal(game, s, list);
    if (actor(game, s) !== CHANCE && i % 3 === 0) checkSecrets(game, s, list, rng, fail);
    const action = drawOutcome(game, s, list, (n) => rng.below(n));
    done.add(formatAction(game, action).split(' ')[0] ?? '');
    apply(game, s, action);
    game.check(s);
  }
  return { round: s.round, done };
}

test('[2.1] [2.5] starter decks can be played from set-up on, round by round, without leaks of hidden information', () => {
  const done = new Set<string>();
  for (const [scenario, seed] of [
    ['duel', 1],
    ['duel', 2],
    ['duel', 9],
    ['duel', 20],
    ['three', 3],
    ['four', 4],
  ] as const) {
    const game = playFor(scenario, seed, 300);
    expect(game.round).toBeGreaterThan(2);
    for (const verb of game.done) done.add(verb);
  }
  const round = [
    'bid',
    'hits',
    'draw',
    'deal',
    'make-room',
    'discard',
    'deploy',
    'upgrade',
    'march',
  ];
  expect(round.filter((verb) => !done.has(verb))).toEqual([]);
});
