/**
 * A refusal is true of the verb that it answers. Every verb of a game is tried at the steps of random games, with
 * several nouns each. A verb of another step gets the general message, or the name of that step; a verb of the step
 * itself gets the message of its entry in `refusals`. Each message that answers several verbs was checked by hand and
 * found true of each: `refusal-verbs.json` lists them.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { pack, type Verb } from '../src/kernel/action.ts';
import { actor, refusalOf, start, stepOf } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import type { LocalizedText } from '../src/kernel/text/message.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import type { GameState } from '../src/kernel/state.ts';
import type { Step } from '../src/kernel/step.ts';
import { openedAtRandom, randomPlay } from './random-play.ts';
import { everyTenth } from './tier.ts';

/** By game and refusal: the verbs for which a refusal shared by several verbs is true. */
const TRUE_OF = JSON.parse(
  readFileSync(new URL('fixtures/refusal-verbs.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Maximum number of actions played in a game, number of visits to a step at which its refusals are tried, and number of
 * nouns tried with a verb.
 */
const [MOST, VISITS, THINGS] = [500, 2, 4];

/** Returns nouns of the right kind for a verb: all of them if they are few, otherwise a sample. */
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

const keyIn = (text: LocalizedText): string => (typeof text === 'string' ? text : text.key);

/** Returns the refusals that the step itself gives in one position, with the verbs that they answer. */
function* ownRefusals(
  game: Game,
  s: GameState,
  rng: Sfc32,
): Generator<{ readonly key: string; readonly verb: string }> {
  for (const [v, verb] of game.verbs.list.entries())
    for (const noun of nounsFor(game, verb, rng)) {
      const refusal = refusalOf(game, s, pack(v, noun));
      if (!refusal || refusal.scope === 'general' || refusal.scope === 'elsewhere') continue;
      expect(stepOf(game, s).refusals).toHaveProperty([verb.name]);
      yield { key: keyIn(refusal.reason), verb: verb.name };
    }
}

describe.each(games.map((module) => [module.id, module] as const))('%s', (_, module) => {
  test('no refusal is false of its verb, at any step of random games', () => {
    const visits = new Map<string, number>();
    const answered = new Map<string, Set<string>>();
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
          for (const { key, verb } of ownRefusals(game, s, rng))
            answered.set(key, (answered.get(key) ?? new Set()).add(verb));
      }
    }
    const unread = [...answered].flatMap(([key, verbs]) => {
      const read = TRUE_OF[module.id]?.[key] ?? [];
      const isRead = verbs.size === 1 || [...verbs].every((verb) => read.includes(verb));
      return isRead ? [] : [`${key} answers ${[...verbs]}`];
    });
    expect(unread).toEqual([]);
    expect(answered.size).toBeGreaterThan(4);
    expect(visits.size).toBeGreaterThan(4);
  });

  test('the list of verbs for which refusals are true contains only verbs of the game', () => {
    const names = new Set(module.open(parseSetup(module, {})).verbs.list.map(({ name }) => name));
    const listed = Object.values(TRUE_OF[module.id] ?? {}).flat();
    expect(listed.length).toBeGreaterThan(1);
    for (const name of listed) expect(names).toContain(name);
  });
});

test('a step answers for a verb only through its entry in `refusals`, with the noun of the action', () => {
  const module = games[0];
  const game = module.open(parseSetup(module, {}));
  const s = start(game);
  const asked: string[] = [];
  const step: Step = {
    ...stepOf(game, s),
    refusals: Object.fromEntries(
      game.verbs.list.map(({ name }) => [
        name,
        (_: GameState, noun: number) => void asked.push(`${name} ${noun}`),
      ]),
    ),
  };
  const spied = { ...game, steps: game.steps.map((one, i) => (i === s.step ? step : one)) };
  for (const v of game.verbs.list.keys()) {
    asked.length = 0;
    const refusal = refusalOf(spied, s, pack(v, 0));
    expect(asked).toEqual(refusal ? [`${game.verbs.list[v]?.name} 0`] : []);
  }
});
