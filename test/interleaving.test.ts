/**
 * Evaluating a position never changes what a bot plays. Hints, analyses and odds of other positions run
 * between two decisions of a bot, in the same process and on the same open game; the game must then give
 * the bot the same answers as before.
 */
import { describe, expect, test } from 'vitest';
import { createBot } from '../src/bots/create-bot.ts';
import { candidatesOf } from '../src/bots/lookahead.ts';
import { games } from '../src/games/registry.ts';
import { ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, refusalOf, start } from '../src/kernel/engine.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { oddsOf } from '../src/kernel/odds/odds.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { CHANCE, NOBODY, type Side } from '../src/kernel/side.ts';
import { type GameState, hashState } from '../src/kernel/state.ts';
import { viewOf } from '../src/kernel/view.ts';
import { byTier, everyTenth } from './tier.ts';

/** Number of decisions that are kept from a game, and maximum number of decisions played to find them. */
const [KEPT, MOST] = [10, 600];

/** A decision in a game: the view of the side to act. */
interface Met {
  readonly view: GameState;
  readonly side: Side;
}

/** Returns decisions spread over a game played from the candidates of the bots, so that all kinds of steps occur. */
function decisionsOf(game: Game, seed: string): Met[] {
  const rng = new Sfc32(seed);
  const found: Met[] = [];
  const seen = new Map<number, number>();
  const [list, some] = [new ActionList(), new ActionList()];
  const s = start(game);
  for (let i = 0; i < MOST && actor(game, s) !== NOBODY; i++) {
    const side = actor(game, s);
    if (side === CHANCE) {
      apply(
        game,
        s,
        drawOutcome(game, legal(game, s, list) && s, list, (n) => rng.below(n)),
      );
      continue;
    }
    const view = viewOf(game, s, side);
    const met = seen.get(s.step) ?? 0;
    seen.set(s.step, met + 1);
    if (i % Math.ceil(MOST / KEPT) === 0 || met < 2) found.push({ view, side });
    const options = candidatesOf(game, view, list, some);
    apply(game, s, options.at(rng.below(options.length)));
  }
  return found;
}

/** Returns everything that a bot asks of a game about one position. */
function answersOf(game: Game, { view, side }: Met): unknown {
  const { bot } = game;
  const tuned = bot.tuning?.with({});
  const [all, list] = [legal(game, view, new ActionList()), new ActionList()];
  const candidates = (from: typeof bot.candidates): number[] => {
    list.clear();
    from?.(view, all, list);
    return list.toArray();
  };
  return {
    candidates: candidates(bot.candidates),
    legal: all.toArray(),
    planned: candidates(bot.planning?.candidates),
    tuned: candidates(tuned?.candidates),
    policy: bot.defaultPolicy?.(view, all),
    policyOnly: bot.usesPolicyOnly?.(view),
    blunders: all.toArray().filter((action) => bot.isBlunder?.(view, action)),
    turn: bot.turn?.(view),
    values: game.sides.map((_, other) => bot.evaluate(view, other as Side)),
    tunedValues: game.sides.map((_, other) => tuned?.evaluate(view, other as Side)),
    prediction: bot.predict?.(view, side),
    greedy: createBot('greedy', 'same').choose(game, view, side),
    state: hashState(view),
  };
}

/** Examines a position in every way in which a page or a server does, and plays an action in it. */
function lookAt(game: Game, { view, side }: Met): void {
  const s = view.clone();
  const list = legal(game, s, new ActionList());
  for (const other of game.sides.keys()) game.bot.evaluate(s, other as Side);
  game.bot.candidates?.(s, list, new ActionList());
  refusalOf(game, s, (list.at(0) + 1) & 0x7fff_ffff);
  for (const action of list.toArray().slice(0, 40)) {
    game.look.actionLabel(s, action);
    game.look.preview?.(s, action);
    game.look.path?.(s, action);
  }
  oddsOf(game, s, list.at(0));
  const focus = game.look.focus(s);
  for (const overlay of game.look.overlays) overlay.areas(s, side, focus);
  game.look.counters(s);
  game.look.panel(s);
  if (list.length > 0) apply(game, s, list.at(list.length - 1));
}

const opened = (module: GameModule, scenario: string): Game =>
  module.open(parseSetup(module, { scenario }));

/**
 * In this scenario, which has no places to hold, bots look for the nearest enemies, so they read other data of a
 * position.
 */
const ALWAYS = 'slammers 3';
const SCENARIOS = games.flatMap((module) => {
  const some = everyTenth(module.scenarios);
  return module.scenarios
    .filter((one) => some.includes(one) || `${module.id} ${one.id}` === ALWAYS)
    .map(({ id }) => [module.id, id, module] as const);
});
const LEVELS = byTier(['3', '4.turns', '4.decisions'], ['4.turns']);

describe.each(SCENARIOS)('%s %s', (_, scenario, module) => {
  test('answers about a position do not depend on previously examined positions', () => {
    const game = opened(module, scenario);
    const met = decisionsOf(game, scenario);
    expect(met.length).toBeGreaterThan(3);
    const onwards = met.map((one) => answersOf(game, one));
    const backwards = opened(module, scenario);
    const rng = new Sfc32(scenario);
    for (let i = met.length - 1; i >= 0; i--) {
      lookAt(backwards, met[rng.below(met.length)]);
      expect(answersOf(backwards, met[i]), `decision ${i}`).toEqual(onwards[i]);
    }
  });
});

/** Number of decisions that bots make in the test. */
const THOUGHT = 5;

/** Plays a bot's game from the start; between its decisions, the caller may request hints. */
function played(module: GameModule, level: string, met: readonly Met[]): number[] {
  const game = opened(module, module.scenarios[0].id);
  const bots = game.sides.map((_, side) => createBot(level, `${level}/${side}`));
  const rng = new Sfc32('dice');
  const hints = createBot(level, 'hints');
  const list = new ActionList();
  const s = start(game);
  const found: number[] = [];
  for (let i = 0; found.length < THOUGHT && actor(game, s) !== NOBODY; i++) {
    const side = actor(game, s);
    if (side === CHANCE) {
      legal(game, s, list);
      apply(
        game,
        s,
        drawOutcome(game, s, list, (n) => rng.below(n)),
      );
      continue;
    }
    const other = met[i % met.length];
    if (other !== undefined) {
      lookAt(game, other);
      hints.rateActions(game, other.view, other.side, { iterations: 2 });
    }
    found.push(bots[side].choose(game, viewOf(game, s, side), side, { iterations: 2 }));
    apply(game, s, found.at(-1) as number);
  }
  return found;
}

describe.each(games.map((module) => [module.id, module] as const))('%s', (_, module) => {
  test.each(LEVELS)('hints about other positions do not change what level %s plays', (level) => {
    const met = decisionsOf(opened(module, module.scenarios[0].id), 'other');
    expect(played(module, level, met)).toEqual(played(module, level, []));
  });
});
