/** Random games, partly with actions of bots: messages and refusals are complete, and name a rule of the rulebook. */
import { expect, test } from 'vitest';
import { english, englishEvent } from '../../../../test/english.ts';
import { type Action, ActionList } from '../../../kernel/action.ts';
import { clickable, randomClick } from '../../../kernel/conformance/clicks.ts';
import { actor, apply, drawOutcome, legal, refusalOf, start } from '../../../kernel/engine.ts';
import { Log } from '../../../kernel/text/log.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { CHANCE, NOBODY } from '../../../kernel/side.ts';
import { viewOf } from '../../../kernel/view.ts';
import { armageddon, openArmageddon } from '../index.ts';
import { rulebook } from '../rulebook.ts';

const RULES = new Set(rulebook.map(({ id }) => id));
const ACTIONS = 900;

/** Plays for a while; returns the types of events and the rules of refusals. An incomplete message throws. */
function playMessages(scenario: string, seed: number) {
  const factions = { 'red-faction': seed % 4, 'blue-faction': (seed + 1) % 4 };
  const options = { map: 0, specials: 2, events: 1, cult: seed % 3, ...factions };
  const game = openArmageddon(parseSetup(armageddon, { scenario, options }));
  const [log, rng, list, ideas] = [
    new Log(),
    new Sfc32(seed),
    new ActionList(),
    new ActionList(),
  ] as const;
  const [kinds, rules] = [new Set<string>(), new Set<string>()];
  const s = start(game, log);
  const choose = (side: number): Action => {
    if (side === CHANCE) return drawOutcome(game, s, list, (n) => rng.below(n));
    ideas.clear();
    if (rng.below(3) > 0) game.bot.candidates?.(viewOf(game, s, side), list, ideas);
    const from = ideas.length > 0 ? ideas : list;
    return from.at(rng.below(from.length));
  };
  for (let i = 0; i < ACTIONS && actor(game, s) !== NOBODY; i++) {
    const side = actor(game, s);
    legal(game, s, list);
    const click =
      side === CHANCE ? undefined : randomClick(game, clickable(game, s, side, list), rng);
    const refusal = click === undefined ? undefined : refusalOf(game, s, click);
    if (refusal && english(game, refusal.reason)) rules.add(refusal.rule);
    apply(game, s, choose(side), log);
    for (const event of log.take()) {
      if (englishEvent(game, event)) kinds.add(event.type);
      if (event.rule !== undefined) rules.add(event.rule);
      english(game, event.outcome);
    }
  }
  return { kinds, rules };
}

test.each([
  ['duel', 1],
  ['duel', 4],
  ['three', 2],
  ['four', 3],
] as const)('[2.12] %s %i: every message has its arguments and its rule', (scenario, seed) => {
  const { kinds, rules } = playMessages(scenario, seed);
  expect([...rules].filter((rule) => !RULES.has(rule))).toEqual([]);
  expect(kinds.size).toBeGreaterThan(25);
});
