/**
 * Finds what a changed value of a game affects, so that a test can require an effect of every declared value: in play,
 * on the charts, and on the judgement of the bots.
 */
import { ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import { playGameOf } from '../src/kernel/play/host-game.ts';
import type { PlayGame } from '../src/kernel/play/play.ts';
import type { Scene } from '../src/kernel/play/scene.ts';
import { type Rng, Sfc32 } from '../src/kernel/random.ts';
import { parseSetup, type SetupRequest } from '../src/kernel/setup/setup.ts';
import type { ValueChanges, ValueSpec } from '../src/kernel/setup/values.ts';
import { CHANCE, NOBODY } from '../src/kernel/side.ts';
import { viewOf } from '../src/kernel/view.ts';

/** Effects of a changed value. */
export interface ValueEffect {
  /**
   * The legal actions of a position, its prompt or panel, the chances, label, odds or effect of an action, or the
   * result. The figures on counters do not count: they would change even if no rule read the value.
   */
  readonly play: boolean;
  readonly charts: boolean;
  /** The bot's evaluation of a position, or its candidates. */
  readonly bots: boolean;
}

/** Maximum number of actions compared in each position. */
const ACTIONS = 40;

/** Returns the positions of a game in which candidates and random actions are mixed, every `every`th of them. */
export function positionsOf(
  module: GameModule,
  request: SetupRequest,
  { seed, every = 1, most = 400 }: { seed: string; every?: number; most?: number },
): Int16Array[] {
  const game = module.open(parseSetup(module, request));
  const rng = new Sfc32(seed);
  const [list, s, found] = [new ActionList(), start(game), [] as Int16Array[]];
  for (let n = 0; actor(game, s) !== NOBODY && found.length < most; n++) {
    if (n % every === 0) found.push(s.ints.slice());
    apply(game, s, choose(game, s, list, rng));
  }
  found.push(s.ints.slice());
  return found;
}

function choose(game: Game, s: ReturnType<Game['create']>, list: ActionList, rng: Rng): number {
  legal(game, s, list);
  if (actor(game, s) === CHANCE) return drawOutcome(game, s, list, (n) => rng.below(n));
  const some = new ActionList();
  if (rng.below(4) > 0) game.bot.candidates?.(viewOf(game, s, actor(game, s)), list, some);
  const from = some.length > 0 ? some : list;
  return from.at(rng.below(from.length));
}

/** Returns all values of the range but the usual one, ascending. */
export function othersOf({ fallback, declaration: d }: ValueSpec): (number | string)[] {
  const all = 'of' in d ? d.of : Array.from({ length: d.max - d.min + 1 }, (_, i) => d.min + i);
  return all.filter((value) => value !== fallback);
}

/** Returns a different value in the range of a value, the furthest from the usual one; `nearest` the next one. */
export function otherValue({ fallback, declaration: d }: ValueSpec, nearest = false) {
  if ('of' in d) return d.of.find((word) => word !== fallback) ?? fallback;
  const value = Number(fallback);
  if (nearest) return value < d.max ? value + 1 : value - 1;
  return d.max - value >= value - d.min ? d.max : d.min;
}

/** A game with the usual values, and its answers at positions, which all values of a test are compared with. */
class UsualGame {
  readonly game: Game;
  readonly play: PlayGame;
  readonly #answers = new Map<Int16Array, Map<string, string>>();

  constructor(module: GameModule, request: SetupRequest) {
    this.game = module.open(parseSetup(module, request));
    this.play = playGameOf(this.game);
  }

  /** Returns an answer at a position, as text. `question` names it among those of the position. */
  answer(ints: Int16Array, question: string, ask: () => unknown): string {
    const known = this.#answers.get(ints) ?? new Map<string, string>();
    this.#answers.set(ints, known);
    const found = known.get(question) ?? JSON.stringify(ask()) ?? '';
    known.set(question, found);
    return found;
  }
}

const usualGames = new Map<string, UsualGame>();

function usualOf(module: GameModule, request: SetupRequest): UsualGame {
  const key = JSON.stringify([module.id, request]);
  const found = usualGames.get(key) ?? new UsualGame(module, request);
  usualGames.set(key, found);
  return found;
}

/**
 * Compares a game with one whose values are changed, in given positions of the unchanged game (integers of the state,
 * the same layout). Stops as soon as all three effects are found.
 */
export function effectOf(
  module: GameModule,
  request: SetupRequest,
  changes: Readonly<Record<string, number | string>>,
  positions: Iterable<Int16Array>,
): ValueEffect {
  const usual = usualOf(module, request);
  const changed = module.open(parseSetup(module, { ...request, variant: { changes } }));
  const charts = JSON.stringify(usual.game.look.charts) !== JSON.stringify(changed.look.charts);
  const play = playGameOf(changed);
  let [inPlay, bots] = [!isEqual(usual.play.start().ints, play.start().ints), false];
  for (const ints of positions) {
    inPlay ||= !playsEqually(usual, play, ints);
    bots ||= !isJudgedEqually(usual, changed, ints);
    if (inPlay && bots) break;
  }
  return { play: inPlay, charts, bots };
}

/** A set-up, positions of it, and the changes of a value that are tried there. */
export interface ValueTrial {
  readonly request: SetupRequest;
  readonly positions: Iterable<Int16Array>;
  readonly changes: readonly ValueChanges[];
}

const EFFECTS = ['play', 'charts', 'bots'] as const;

/** Returns the effects that a value has in any of some trials. Stops as soon as all `wanted` effects are found. */
export function effectsOf(
  module: GameModule,
  trials: Iterable<ValueTrial>,
  wanted: readonly (keyof ValueEffect)[] = EFFECTS,
): ValueEffect {
  const found = { play: false, charts: false, bots: false };
  for (const { request, positions, changes } of trials)
    for (const one of changes) {
      if (wanted.every((on) => found[on])) return found;
      const effect = effectOf(module, request, one, positions);
      for (const on of EFFECTS) found[on] ||= effect[on];
    }
  return found;
}

const isEqual = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  a.length === b.length && Array.from(a).every((value, i) => value === b[i]);

function playsEqually(usual: UsualGame, changed: PlayGame, ints: Int16Array): boolean {
  const same = (question: string, ask: (game: PlayGame) => unknown): boolean =>
    usual.answer(ints, question, () => ask(usual.play)) === (JSON.stringify(ask(changed)) ?? '');
  if (!same('outcome', (game) => [game.outcome(ints), game.actor(ints)])) return false;
  const side = changed.actor(ints);
  if (side === NOBODY) return true;
  if (!same('legal', (game) => [[...game.legal(ints)], game.weights(ints)])) return false;
  const view = side === CHANCE ? undefined : usual.play.view(ints, side);
  if (view && !same('scene', (game) => withoutFigures(game.scene(view, side)))) return false;
  const actions = [...changed.legal(ints)];
  const step = Math.max(1, Math.floor(actions.length / ACTIONS));
  return actions.every(
    (action, i) =>
      i % step > 0 ||
      (same(`apply ${action}`, (game) => [...game.apply(ints, action, false).ints]) &&
        (!view ||
          same(`odds ${action}`, (game) => [game.label(view, action), game.odds(view, action)]))),
  );
}

/** Returns a scene without its counters, which show values as figures. */
const withoutFigures = ({ counters: _, lost: __, ...scene }: Scene) => scene;

function isJudgedEqually(usual: UsualGame, changed: Game, ints: Int16Array): boolean {
  const one = usual.answer(ints, 'judgement', () => judgementOf(usual.game, ints));
  return one === JSON.stringify(judgementOf(changed, ints));
}

/** Returns the bot's evaluation of a position for each side, and its candidates. */
function judgementOf(game: Game, ints: Int16Array): readonly (readonly number[])[] {
  const state = game.create();
  state.ints.set(ints);
  const side = actor(game, state);
  if (side === NOBODY) return [];
  const values = game.sides.map((_, one) => game.bot.evaluate(viewOf(game, state, one), one));
  if (side < 0) return [values];
  const [list, out] = [new ActionList(), new ActionList()];
  game.bot.candidates?.(viewOf(game, state, side), legal(game, state, list), out);
  return [values, out.toArray()];
}
