/**
 * Bots do not use hidden information: data that a side cannot see does not change the choice of its bot. Runs for all
 * games with hidden information.
 */
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/bots/bot.ts';
import { createBot } from '../src/bots/create-bot.ts';
import { LEVELS } from '../src/bots/levels.ts';
import { games as modules } from '../src/games/registry.ts';
import { type Action, ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { type GameState, hashState } from '../src/kernel/state.ts';
import { CHANCE, NOBODY } from '../src/kernel/side.ts';
import { hasSecrets, viewOf } from '../src/kernel/view.ts';

const STATES = 500;
const BUDGET = { iterations: 12 };

/** Two states that differ only in data hidden from the side to act. */
interface Twins {
  readonly game: Game;
  readonly one: GameState;
  readonly other: GameState;
}

/** Returns `count` random states of a game, each with a twin. */
function twinsOf(games: readonly Game[], count: number): Twins[] {
  const rng = new Sfc32('twins');
  const found: Twins[] = [];
  for (let i = 0; found.length < count; i++) {
    if (i > 200 * count) throw new Error('nothing to hide anywhere');
    const game = games[i % games.length];
    const s = playOn(game, start(game), rng.below(40), rng);
    const side = actor(game, s);
    if (side < 0) continue;
    const other = viewOf(game, s, side);
    game.bot.determinize?.(other, side, rng);
    if (hashState(other) !== hashState(s)) found.push({ game, one: s, other });
  }
  return found;
}

function playOn(game: Game, s: GameState, actions: number, rng: Sfc32): GameState {
  const list = new ActionList();
  for (let i = 0; i < actions && actor(game, s) !== NOBODY; i++) {
    legal(game, s, list);
    const dice = actor(game, s) === CHANCE;
    const action = dice ? drawOutcome(game, s, list, (n) => rng.below(n)) : undefined;
    apply(game, s, action ?? list.at(rng.below(list.length)));
  }
  return s;
}

function choice(bot: Bot, { game }: Twins, s: GameState): Action {
  const side = actor(game, s);
  return bot.choose(game, viewOf(game, s, side), side, BUDGET);
}

/** Returns the number of pairs in which a bot plays differently. */
const differences = (pairs: readonly Twins[], make: (i: number) => Bot): number =>
  pairs.filter((pair, i) => choice(make(i), pair, pair.one) !== choice(make(i), pair, pair.other))
    .length;

const secretive = modules
  .map((module) => ({
    id: module.id,
    games: module.scenarios
      .map(({ id }) => module.open(parseSetup(module, { scenario: id })))
      .filter((game) => hasSecrets(game.create())),
  }))
  .filter(({ games }) => games.length > 0);

describe.each(secretive)('$id', ({ games }) => {
  const pairs = twinsOf(games, STATES);

  test.each(LEVELS.map(({ id }) => id))(`level %s plays the same in ${STATES} states`, (level) => {
    expect(differences(pairs, (i) => createBot(level, i))).toBe(0);
  });

  test(`a bot that plans whole turns plays the same in ${STATES} states`, () => {
    const planned = pairs.map((pair): Twins => {
      const bot = { ...pair.game.bot, searchUnit: 'turns' } as const;
      return { ...pair, game: { ...pair.game, bot } };
    });
    expect(differences(planned, (i) => createBot('4', i))).toBe(0);
  });

  test('a bot that uses hidden information is detected', () => {
    const list = new ActionList();
    const peek = (game: Game, s: GameState): Action =>
      legal(game, s, list).at(Number.parseInt(hashState(s).slice(0, 6), 16) % list.length);
    const found = pairs.filter(({ game, one, other }) => peek(game, one) !== peek(game, other));
    expect(found.length).toBeGreaterThan(STATES / 4);
  });
});

test('there is a game with secrets', () => {
  expect(secretive.length).toBeGreaterThan(0);
});
