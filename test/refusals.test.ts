/**
 * A refusal is true of the verb that it answers. Every verb of a game is tried at the steps of random games, with
 * several things each. A verb of another step gets the general sentence, or the name of that step; a verb of the
 * step itself gets a sentence that was read and found true of it: `refusal-verbs.json` says which. A new sentence
 * goes into that file once you have read what it says of each verb.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { type Action, pack, type Verb, verbOf } from '../src/kernel/action.ts';
import { actor, explains, refusalOf, start, stepOf } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import type { LocalizedText } from '../src/kernel/text/message.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import type { GameState } from '../src/kernel/state.ts';
import { openedAtRandom, randomPlay } from './random-play.ts';
import { everyTenth } from './tier.ts';

/** By game and refusal: the verbs of which it is true. */
const TRUE_OF = JSON.parse(
  readFileSync(new URL('fixtures/refusal-verbs.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Actions played of a game, at most; visits to a step at which its refusals are tried; things tried with a verb. */
const [MOST, VISITS, THINGS] = [500, 2, 4];

/** Things of the right kind for a verb: all if they are few, else some of them. */
function nounsFor(game: Game, verb: Verb, rng: Sfc32): number[] {
  const counts = {
    ...{ none: 1, number: 30, unit: game.units.length, item: game.items?.length ?? 0 },
    ...{ node: game.board.size, edge: game.board.size * game.board.slots },
    ...{ direction: game.board.slots, option: verb.options.length },
  };
  const count = counts[verb.noun];
  if (count <= THINGS) return [...Array(count).keys()];
  return [0, ...Array.from({ length: THINGS }, () => rng.below(count))];
}

const keyIn = (said: LocalizedText): string => (typeof said === 'string' ? said : said.key);

/** Sentences that are not true of the verb they answer, in one position. */
function* falseRefusals(game: Game, s: GameState, rng: Sfc32): Generator<string> {
  const step = stepOf(game, s);
  for (const [v, verb] of game.verbs.list.entries())
    for (const noun of nounsFor(game, verb, rng)) {
      const refusal = refusalOf(game, s, pack(v, noun));
      if (!refusal || refusal.scope === 'general' || refusal.scope === 'elsewhere') continue;
      const key = keyIn(refusal.reason);
      const isTrue = explains(step, v) && TRUE_OF[game.id]?.[key]?.includes(verb.name);
      if (!isTrue) yield `${game.stepNames[s.step]}: ${verb.name} is answered by ${key}`;
    }
}

describe.each(games.map((module) => [module.id, module] as const))('%s', (_, module) => {
  test('no refusal is false of the verb that it answers, at any step of random games', () => {
    const visits = new Map<string, number>();
    const found = new Set<string>();
    const twice = [...module.scenarios, ...module.scenarios];
    for (const [seed, { id }] of everyTenth([...twice.entries()])) {
      const rng = new Sfc32(`${id}/${seed}`);
      const game = openedAtRandom(module, id, rng, seed < module.scenarios.length);
      for (const s of randomPlay(game, rng, MOST)) {
        if (actor(game, s) < 0) continue;
        const at = game.stepNames[s.step];
        const count = visits.get(`${seed} ${at}`) ?? 0;
        visits.set(`${seed} ${at}`, count + 1);
        if (count < VISITS || count % 32 === 0)
          for (const sentence of falseRefusals(game, s, rng)) found.add(sentence);
      }
    }
    expect([...found]).toEqual([]);
    expect(visits.size).toBeGreaterThan(4);
  });

  test('the list of what refusals are true of names verbs of the game only', () => {
    const names = new Set(module.open(parseSetup(module, {})).verbs.list.map(({ name }) => name));
    const listed = Object.values(TRUE_OF[module.id] ?? {}).flat();
    expect(listed.length).toBeGreaterThan(5);
    for (const name of listed) expect(names).toContain(name);
  });
});

test('a step is asked about its own verbs only, unless it says that it explains others', () => {
  const module = games[0];
  const game = module.open(parseSetup(module, {}));
  const s = start(game);
  const step = stepOf(game, s);
  const asked: number[] = [];
  const spied = {
    ...game,
    steps: game.steps.map((one) =>
      one === step
        ? { ...one, whyNot: (_: GameState, action: Action) => void asked.push(verbOf(action)) }
        : one,
    ),
  };
  for (const v of game.verbs.list.keys()) refusalOf(spied, s, pack(v, 0));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((v) => !step.verbs?.includes(v))).toEqual([]);
});
